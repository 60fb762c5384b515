"""What bots know of Tokaido Duo: the worth of an end and of a position, compiled."""
