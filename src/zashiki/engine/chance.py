"""Where a table's luck comes from: a stream of numbers that anyone can re-derive once the seed is known.

Draw number n among w equal parts is SHA-256 of `key/n/k` read as a number, taken modulo w; k counts the
retries that keep it unbiased. The key is the seed, followed by the salts the players added. What is published at
the start is the seed's commitment: SHA-256 of the seed. A number is used once: a draw that is undone never comes again.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, field, replace
from typing import Any

from ..errors import DataError

SPACE = 1 << 256


def new_seed() -> str:
    """A secret seed that cannot be guessed."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """The hash of a seed or a salt, published before the text itself.

    >>> commitment("7")[:16]
    '7902699be42c8a8e'
    """
    return hashlib.sha256(seed.encode()).hexdigest()


@dataclass
class Stream:
    """The draws of one table: the seed, the players' salts, and how many numbers were used."""

    seed: str
    salts: tuple[str, ...] = ()
    drawn: int = 0
    salted: tuple[str, ...] = ()
    """The seats whose salts these are, in their order; none if nobody was asked."""
    unsalted: tuple[str, ...] = ()
    """The seats that were asked for a salt and gave none."""
    undone: dict[int, int] = field(default_factory=dict)
    """How many draws were discarded by an undo, by the number of actions before it; replaced, never changed."""

    def below(self, total: int) -> int:
        """The next number in 0..total-1, every one equally likely.

        >>> stream = Stream("7")
        >>> [stream.below(6) for _ in range(5)] == [Stream("7", drawn=n).below(6) for n in range(5)]
        True
        """
        number = draw(self.seed, self.salts, self.drawn, total)
        self.drawn += 1
        return number

    def discard(self, place: int, draws: int) -> None:
        """A game went back to `place` actions, over so many draws: they never come again.

        >>> stream = Stream("7", drawn=9, undone={2: 1, 5: 2})
        >>> stream.discard(4, 3)
        >>> stream.undone, stream.drawn
        ({2: 1, 4: 5}, 9)
        """
        lost = draws + sum(before for other, before in self.undone.items() if other >= place)
        kept = {other: before for other, before in self.undone.items() if other < place}
        self.undone = {**kept, place: lost} if lost else kept

    def to_json(self) -> dict[str, Any]:
        """The stream as plain data; what did not happen is left out."""
        data = {"seed": self.seed, "salts": list(self.salts), "drawn": self.drawn}
        more = {"salted": [*self.salted], "unsalted": [*self.unsalted], "undone": [[*p] for p in self.undone.items()]}
        return {**data, **{key: value for key, value in more.items() if value}}

    @staticmethod
    def from_json(data: Any) -> Stream | None:
        """The stream behind its data; None if chance was explicit."""
        if data is None:
            return None
        try:
            salted, unsalted = (tuple(map(str, data.get(key, ()))) for key in ("salted", "unsalted"))
            undone = {int(place): int(draws) for place, draws in data.get("undone", ())}
            return Stream(str(data["seed"]), tuple(data["salts"]), int(data["drawn"]), salted, unsalted, undone)
        except (AttributeError, TypeError, KeyError, ValueError) as error:
            raise DataError("chance: a seed, salts and a count of draws are needed") from error

    def copy(self) -> Stream:
        """The same stream at the same place."""
        return replace(self)


def draw(seed: str, salts: tuple[str, ...], number: int, total: int) -> int:
    """Draw `number` of the stream, among `total` equal parts."""
    key = "|".join((seed, *salts))
    fair = SPACE - SPACE % total
    retry = 0
    while True:
        value = int.from_bytes(hashlib.sha256(f"{key}/{number}/{retry}".encode()).digest(), "big")
        if value < fair:
            return value % total
        retry += 1
