"""The database: rows, store, writer, migrations, backup."""
