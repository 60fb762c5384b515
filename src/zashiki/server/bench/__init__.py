"""Measures the server from outside: load, and what is left after crashes."""
