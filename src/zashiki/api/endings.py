"""Games that end before their rules end them: somebody gave up, ran out of time, or nobody came back.

A record says so in its header, `ending: indigo resigned`; what was played stands, and every draw can be verified.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypedDict

from ..errors import RecordError

if TYPE_CHECKING:
    from .game import Game

WORDS = {"resignation": "resigned", "time": "ran out of time"}
"""What a seat did that ended the game, by the reason of the outcome."""
ABANDONED = "abandoned"


class Score(TypedDict):
    """The points of a seat, and where they come from; plain JSON data."""

    total: int
    by_source: dict[str, int]


@dataclass(frozen=True)
class Ending:
    """Why a game stopped, and who stopped it; a game that was abandoned was stopped by nobody, and nobody won."""

    reason: str
    seat: int | None = None

    def winners(self, game: Game) -> tuple[int, ...]:
        """Everybody but the one who stopped."""
        return () if self.seat is None else tuple(k for k in range(game.players) if k != self.seat)

    def text(self, game: Game) -> str:
        """The line of the header.

        >>> import zashiki
        >>> game = zashiki.load("geishas-road")
        >>> Ending("time", 1).text(game)
        'vermilion ran out of time'
        >>> read_ending(game, "indigo resigned")
        Ending(reason='resignation', seat=0)
        """
        return self.reason if self.seat is None else f"{game.seats[self.seat]} {WORDS[self.reason]}"


def read_ending(game: Game, text: str) -> Ending:
    """The ending that a header tells."""
    known = [Ending(reason, seat) for reason in WORDS for seat in range(game.players)] + [Ending(ABANDONED)]
    for ending in known:
        if ending.text(game) == text:
            return ending
    raise RecordError(f"header: no game ends with '{text}'; it may be {', '.join(e.text(game) for e in known)}")


def result(game: Game, winners: tuple[int, ...], reason: str, scores: list[Score]) -> str:
    """Who won, by what, and the totals, as a header tells it."""
    totals = " ".join(f"{name} {row['total']}" for name, row in zip(game.seats, scores, strict=True))
    return f"{' and '.join(game.seats[w] for w in winners) or 'nobody'} by {reason}; {totals}"
