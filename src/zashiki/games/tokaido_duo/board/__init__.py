"""The table of Tokaido Duo as SVG pictures."""
