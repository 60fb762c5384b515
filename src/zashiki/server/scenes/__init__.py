"""Scenes and other messages that show a game: live tables, the past, lessons, reviews."""
