"""The search functions of IKI for bots, compiled."""
