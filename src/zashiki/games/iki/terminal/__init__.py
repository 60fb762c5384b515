"""The board of IKI in a terminal."""
