"""Tokaido Duo in sentences: prompts, labels, log, highlights, in four languages."""
