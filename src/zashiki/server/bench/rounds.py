"""Rounds: measures several servers in turn, again and again, because a machine is not always equally fast."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from statistics import median

from .load_test import Load
from .processes import ProcessError, ServerProcess

Maker = Callable[[], ServerProcess]
Measure = Callable[[str, ServerProcess], Awaitable[Load]]


@dataclass(frozen=True)
class Spread:
    """The median of some numbers, the least and the greatest of them.

    >>> print(f"{Spread.of([3, 1, 2]):.0f}", f"{Spread.of([7]):.1f}")
    2 (1-3) 7.0
    """

    median: float
    least: float
    greatest: float

    @classmethod
    def of(cls, numbers: list[float]) -> Spread:
        """The spread of at least one number."""
        return cls(median(numbers), min(numbers), max(numbers))

    def __format__(self, form: str) -> str:
        middle, least, greatest = (format(n, form) for n in (self.median, self.least, self.greatest))
        return middle if least == greatest else f"{middle} ({least}-{greatest})"


async def in_turn(
    makers: dict[str, Maker], rounds: int, measure: Measure, progress: Callable[[str], None]
) -> tuple[dict[str, list[Load]], str]:
    """Every server in every round, the order turned round each time; a baseline that does not start is left out.

    Returns the loads by name, and why a baseline is missing. The first of the servers must start.
    """
    names, missing = list(makers), ""
    found: dict[str, list[Load]] = {}
    first = names[0]
    for number in range(rounds):
        for name in names if number % 2 == 0 else names[::-1]:
            progress(name)
            try:
                server = await asyncio.to_thread(makers[name])
            except ProcessError as error:
                if name == first:
                    raise
                missing = str(error)
                names = [other for other in names if other != name]
                continue
            try:
                found.setdefault(name, []).append(await measure(name, server))
            finally:
                server.kill()
    return {name: found[name] for name in names}, missing


def times_as_many(ours: list[Load], others: list[Load]) -> Spread:
    """How many times the moves a second of the others, round by round."""
    return Spread.of([a.moves_per_second / b.moves_per_second for a, b in zip(ours, others, strict=True)])
