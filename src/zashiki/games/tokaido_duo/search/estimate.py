"""What a position in the middle of a game is worth, and how playouts choose: for bots."""

from ....engine.buffers import Moves, Random
from ..data.actions import A_ENOUGH, A_LEAVE
from ..data.names import GARDENS, PAINTINGS, SLABS, TEMPLES
from ..data.state import State
from ..data.tables import Tables
from ..rules.basics import random_below, rule

WHOLE = 100
"""Everything below is in hundredths: of a step, of a slab, of a point."""
TEMPLES_TO_COME, GARDENS_TO_COME, SLABS_TO_COME, GIFTS_TO_COME = 400, 250, 350, 700
"""What a player still gets in a whole game; in what is left of one, as much of it as is left."""
GOOD_IN_SLABS, COIN_IN_SLABS, PAINTING_IN_GIFTS = 18, 10, 30
"""How much nearer goods and coins bring the next slab, and a painting turned up the next gift."""
TILE, SPRING = 150, 200
"""Points of a wave tile while a whole game is left, and of the hot-spring token."""
SURE, LUCK = 600, 2000
"""A lead of so many points leaves a quarter of a chance to the other: at the end, and more in a whole game."""


@rule
def epoch(t: Tables, s: State) -> int:
    """A number that grows with every round."""
    return s.round_no


@rule
def left_of_game(s: State) -> int:
    """How much of the game is left, by who is nearest to one of its ends."""
    done = 0
    for seat in range(2):
        done = max(done, WHOLE * (s.temples[seat] - 1) // (TEMPLES - 1))
        done = max(done, WHOLE * (s.gardens[seat] - 1) // (GARDENS - 1))
        done = max(done, (WHOLE * s.slabs[seat] + COIN_IN_SLABS * s.coins[seat]) // SLABS)
        done = max(done, WHOLE * s.gifted[seat] // PAINTINGS)
    return max(0, WHOLE - done)


@rule
def between(low: int, high: int, part: int) -> int:
    """Points in hundredths, so many hundredths of the way from one number of points to the next."""
    return WHOLE * low + (high - low) * part


@rule
def prospects(t: Tables, s: State, seat: int, left: int) -> int:
    """The points in hundredths a player may end with, if each character goes on as players do on average."""
    temples = min(WHOLE * TEMPLES, WHOLE * s.temples[seat] + TEMPLES_TO_COME * left // WHOLE)
    gardens = min(WHOLE * GARDENS, WHOLE * s.gardens[seat] + GARDENS_TO_COME * left // WHOLE)
    goods = s.goods[seat][0] + s.goods[seat][1] + s.goods[seat][2] + s.goods[seat][3]
    slabs = WHOLE * s.slabs[seat] + COIN_IN_SLABS * s.coins[seat]
    slabs += SLABS_TO_COME * left // WHOLE
    gifts = WHOLE * s.gifted[seat] + GIFTS_TO_COME * left // WHOLE
    if left > 0:
        slabs += GOOD_IN_SLABS * goods
        gifts += PAINTING_IN_GIFTS * (s.revealed[seat] - s.gifted[seat])
    slabs, gifts = min(WHOLE * SLABS - 1, slabs), min(WHOLE * PAINTINGS - 1, gifts)
    points = temples * gardens // WHOLE
    points += between(t.slab_points[slabs // WHOLE], t.slab_points[slabs // WHOLE + 1], slabs % WHOLE)
    points += between(t.gift_points[gifts // WHOLE], t.gift_points[gifts // WHOLE + 1], gifts % WHOLE)
    tiles = 0
    for c in range(3):
        tiles += 1 if s.holder[c] == seat else 0
    return points + TILE * tiles * left // WHOLE + (SPRING if s.spring == seat else 0)


@rule
def estimate(t: Tables, s: State, seat: int) -> int:
    """0 to 1000: about the chance to win, from how far one is ahead and how much can still happen."""
    left = left_of_game(s)
    lead = prospects(t, s, seat, left) - prospects(t, s, 1 - seat, left)
    doubt = SURE + LUCK * left // WHOLE
    return 500 + 480 * lead // (abs(lead) + doubt)


@rule
def rollout_choice(t: Tables, s: State, moves: Moves, n: int, rng: Random) -> int:
    """Playouts never decline an action: that is listed first where it can be done."""
    declines = 1 if n > 1 and (moves.ids[0] == A_LEAVE or moves.ids[0] == A_ENOUGH) else 0
    chosen: int = declines + random_below(rng, n - declines)
    return chosen
