"""Small operations every game's rules use; compiled into each game by its own compiler.

Sets of cards and tokens are bit masks: bit k is set when card k is in the set. The random generator here is
xoroshiro64**, for search and batch play only: a table draws from `chance.Stream`.
"""

from __future__ import annotations

LOW32 = 0xFFFFFFFF


def has(mask: int, card: int) -> int:
    """1 if the set holds the card."""
    return (mask >> card) & 1


def count(mask: int) -> int:
    """How many cards the set holds (sets of at most 32)."""
    x = mask - ((mask >> 1) & 0x55555555)
    x = (x & 0x33333333) + ((x >> 2) & 0x33333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F
    return ((x * 0x01010101) & LOW32) >> 24


def nth(mask: int, n: int) -> int:
    """The n-th card of the set in ascending order, n from 0."""
    for _ in range(n):
        mask &= mask - 1
    return count((mask & -mask) - 1)


def emit(ev: list[int], verb: int, rule: int, seat: int, x: int, y: int, z: int) -> None:
    """Append an event; a buffer without room (as search passes) takes none."""
    at = ev[0]
    if at + 6 <= len(ev):
        ev[at] = verb
        ev[at + 1] = rule
        ev[at + 2] = seat
        ev[at + 3] = x
        ev[at + 4] = y
        ev[at + 5] = z
        ev[0] = at + 6


def random_below(rng: list[int], n: int) -> int:
    """A number in 0..n-1 from the fast generator, whose two 32-bit words are `rng`."""
    a, b = rng[0], rng[1]
    mixed = (a * 0x9E3779BB) & LOW32
    mixed = ((mixed << 5) | (mixed >> 27)) & LOW32
    mixed = (mixed * 5) & LOW32
    b ^= a
    rng[0] = (((a << 26) | (a >> 6)) ^ b ^ (b << 9)) & LOW32
    rng[1] = ((b << 13) | (b >> 19)) & LOW32
    return (mixed * n) >> 32
