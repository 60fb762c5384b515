"""Where a table's luck comes from: a stream of numbers that anyone can re-derive once the seed is known.

Draw number n among w equal parts is SHA-256 of `key/n/k` read as a number, taken modulo w; k counts the
retries that keep it unbiased. The key is the seed, followed by the salts the players added. What is published at
the start is the seed's commitment: SHA-256 of the seed.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

SPACE = 1 << 256


def new_seed() -> str:
    """A secret seed that cannot be guessed."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """The hash published before the first draw.

    >>> commitment("7")[:16]
    '7902699be42c8a8e'
    """
    return hashlib.sha256(seed.encode()).hexdigest()


@dataclass
class Stream:
    """The draws of one table: the seed, the players' salts, and how many draws were made."""

    seed: str
    salts: tuple[str, ...] = ()
    drawn: int = 0

    def below(self, total: int) -> int:
        """The next number in 0..total-1, every one equally likely.

        >>> stream = Stream("7")
        >>> [stream.below(6) for _ in range(5)] == [Stream("7", drawn=n).below(6) for n in range(5)]
        True
        """
        number = draw(self.seed, self.salts, self.drawn, total)
        self.drawn += 1
        return number

    def copy(self) -> Stream:
        """The same stream at the same place."""
        return Stream(self.seed, self.salts, self.drawn)


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
