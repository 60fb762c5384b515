"""The rules of Geisha's Road, compiled."""
