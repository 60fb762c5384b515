"""The table of Geisha's Road in a terminal."""
