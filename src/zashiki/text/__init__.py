"""Sentences in four languages, and rulebooks."""
