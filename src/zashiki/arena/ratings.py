"""Ratings: how strong each bot is, and how sure that is.

Elo differences are those of the Bradley-Terry model: a bot rated `d` higher scores 1 / (1 + 10 ** (-d / 400)). They
are found by maximum likelihood (Hunter's minorisation), with half a won and half a lost game added between bots that
met, so that a clean sweep stays finite; the mean of all bots is 0. The 95% intervals are the percentiles of a
bootstrap that draws whole deals (the games that share a seed, all seats exchanged), because those are not
independent of each other. The interval of a share of games is Wilson's.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

SURE = 1.96
"""Standard deviations on either side of a 95% interval."""
BOOTSTRAPS = 300
SWEEPS = 200
PRIOR = 0.5

Meeting = tuple[int, int, float]
"""Two bots, and what the first scored against the second: 1, 0, or 0.5."""


@dataclass(frozen=True)
class Rating:
    """An Elo number with its 95% interval."""

    elo: float
    least: float
    most: float

    def __str__(self) -> str:
        return f"{self.elo:+.0f} ({self.least:+.0f} to {self.most:+.0f})"


def wilson(won: float, n: int) -> tuple[float, float]:
    """The 95% interval of a share.

    >>> [round(x, 3) for x in wilson(85, 100)]
    [0.767, 0.907]
    """
    if n == 0:
        return 0.0, 1.0
    share, square = won / n, SURE * SURE
    middle = (share + square / (2 * n)) / (1 + square / n)
    half = SURE / (1 + square / n) * math.sqrt(share * (1 - share) / n + square / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


def elo(bots: int, meetings: Sequence[Meeting]) -> list[float]:
    """The most likely ratings.

    >>> [round(x) for x in elo(2, [(0, 1, 1.0)] * 3 + [(0, 1, 0.0)])]
    [74, -74]
    """
    won = [[0.0] * bots for _ in range(bots)]
    for a, b, score in meetings:
        won[a][b] += score
        won[b][a] += 1 - score
    for a in range(bots):
        for b in range(a):
            if won[a][b] + won[b][a] > 0:
                won[a][b] += PRIOR
                won[b][a] += PRIOR
    strength = [1.0] * bots
    for _ in range(SWEEPS):
        for a in range(bots):
            weight = sum((won[a][b] + won[b][a]) / (strength[a] + strength[b]) for b in range(bots) if b != a)
            if weight > 0:
                strength[a] = sum(won[a]) / weight
    logs = [400 * math.log10(s) for s in strength]
    mean = sum(logs) / bots
    return [x - mean for x in logs]


def rate(bots: int, deals: Sequence[Sequence[Meeting]], seed: int = 1) -> list[Rating]:
    """Ratings with intervals; `deals` groups the meetings that share their luck."""
    luck = random.Random(seed)
    best = elo(bots, [m for deal in deals for m in deal])
    drawn = []
    for _ in range(BOOTSTRAPS if len(deals) > 1 else 0):
        drawn.append(elo(bots, [m for _ in deals for m in luck.choice(deals)]))
    found = []
    for k in range(bots):
        spread = sorted(one[k] for one in drawn) or [best[k]]
        found.append(Rating(best[k], spread[int(0.025 * len(spread))], spread[int(0.975 * (len(spread) - 1))]))
    return found
