"""`zashiki bench`: how fast the engine is on this machine."""

from __future__ import annotations

from .common import polite


@polite
def bench() -> None:
    """Measure."""
