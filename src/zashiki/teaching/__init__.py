"""Lessons and rulebook examples, made from annotated records."""
