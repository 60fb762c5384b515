"""Sentences, pictures and a terminal board for any game: what a new game uses until it has its own."""
