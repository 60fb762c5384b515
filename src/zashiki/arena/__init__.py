"""Matches, ratings and benchmarks."""
