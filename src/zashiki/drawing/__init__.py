"""SVG helpers, and the parts of a picture."""
