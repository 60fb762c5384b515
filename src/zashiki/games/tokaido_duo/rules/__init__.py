"""The rules of Tokaido Duo, compiled."""
