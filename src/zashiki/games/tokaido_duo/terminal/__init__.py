"""The table of Tokaido Duo in a terminal."""
