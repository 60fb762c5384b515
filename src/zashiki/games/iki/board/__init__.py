"""The board of IKI as SVG pictures."""
