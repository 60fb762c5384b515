"""Rate limits: a token bucket for each client."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable

from .refusals import Refused
from .settings import Rate

FORGET = 10_000
"""Buckets kept before the full ones are dropped."""


class Limiter:
    """So many at once, then so many a second, for each key.

    >>> now = [0.0]
    >>> limiter = Limiter(Rate(2, 1), lambda: now[0])
    >>> [limiter.take("a") for _ in range(3)]
    [True, True, False]
    >>> now[0] += 1
    >>> limiter.take("a")
    True
    """

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: dict[Hashable, tuple[float, float]] = {}

    def take(self, who: Hashable) -> bool:
        """Use one token, if there is one."""
        now = self._clock()
        left = self._left(who, now)
        if left < 1:
            return False
        self._buckets[who] = (left - 1, now)
        if len(self._buckets) > FORGET:
            self._buckets = {k: v for k, v in self._buckets.items() if self._left(k, now) < self._rate.burst}
        return True

    def has_room(self, who: Hashable) -> bool:
        """Is there a token?"""
        return self._left(who, self._clock()) >= 1

    def demand(self, who: Hashable, what: str) -> None:
        """Use a token, or refuse."""
        if not self.take(who):
            raise Refused("too-many", f"Too many {what}; slow down.")

    def _left(self, who: Hashable, now: float) -> float:
        left, then = self._buckets.get(who, (self._rate.burst, now))
        return min(self._rate.burst, left + (now - then) * self._rate.per_second)
