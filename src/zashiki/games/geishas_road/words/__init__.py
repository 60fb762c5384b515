"""Geisha's Road in sentences: prompts, labels, log, highlights, in four languages."""
