"""The table of Geisha's Road as SVG pictures."""
