"""The rules of IKI, compiled."""
