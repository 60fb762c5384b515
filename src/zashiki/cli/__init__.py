"""The command line: `zashiki play`, `rules`, `replay`, `verify` and the rest, one module a command."""

from .app import main

__all__ = ["main"]
