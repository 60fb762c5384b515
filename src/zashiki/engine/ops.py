"""Small operations every game's rules use; compiled into each game by its own compiler.

Sets of cards and tokens are bit masks: bit k is set when card k is in the set. The random generator here is
xoroshiro64**, for search and batch play only: a table draws from `chance.Stream`.
"""

from typing import Any

from .bits import trailing_zeros
from .buffers import EVENT_ROOM

LOW32 = 0xFFFFFFFF


def has(mask: int, card: int) -> int:
    """1 if the set holds the card."""
    return (mask >> card) & 1


def nth(mask: int, n: int) -> int:
    """The n-th card of the set in ascending order, n from 0."""
    for _ in range(n):
        mask &= mask - 1
    return trailing_zeros(mask)


def emit(ev: Any, verb: int, rule: int, seat: int, x: int, y: int, z: int) -> None:
    """Append an event, if anybody listens and there is room."""
    at = ev.size
    if ev.on and at < EVENT_ROOM:
        ev.data[at] = verb
        ev.data[at + 1] = rule
        ev.data[at + 2] = seat
        ev.data[at + 3] = x
        ev.data[at + 4] = y
        ev.data[at + 5] = z
        ev.size = at + 6


def random_below(rng: Any, n: int) -> int:
    """A number in 0..n-1 from the fast generator."""
    a, b = rng.a, rng.b
    mixed = (a * 0x9E3779BB) & LOW32
    mixed = ((mixed << 5) | (mixed >> 27)) & LOW32
    mixed = (mixed * 5) & LOW32
    b ^= a
    rng.a = (((a << 26) | (a >> 6)) ^ b ^ (b << 9)) & LOW32
    rng.b = ((b << 13) | (b >> 19)) & LOW32
    return (mixed * n) >> 32  # type: ignore[no-any-return]  # records' fields
