"""What may be chosen in each phase, as a set of actions counted from the first one that the phase is about."""

from __future__ import annotations

from . import actions as a_
from .artist import ends, may_give, onward, paints
from .dice import free_dice
from .kernel import holds, rule
from .merchant import destinations, goods_held, wanted
from .names import (
    AGAIN,
    AT_CANVAS,
    AT_SHORE,
    AT_STATION,
    CUNNING,
    IN_MOUNTAINS,
    ON_COAST,
    PATH,
    PHASES,
    REGION,
    RETURN,
    ROUTE,
    STRONG,
    TAKE_DIE,
    WALK,
)
from .pilgrim import station_kind, walks
from .state import State
from .tables import Tables
from .waves import tiles_on_offer

CHOSEN_FIRST = {
    "take die": a_.TAKE,
    "walk": a_.WALK - 1,
    "route": a_.GO,
    "region": a_.TO,
    "path": a_.VIA,
    "station": a_.LEAVE,
    "shore": a_.LEAVE,
    "mountain town": a_.LEAVE,
    "coastal town": a_.LEAVE,
    "canvas": a_.LEAVE,
    "return": a_.RETURN,
    "again": a_.ENOUGH,
}
FIRST = tuple(CHOSEN_FIRST.get(phase, 0) for phase in PHASES)
"""By phase the action that bit 0 of its set stands for."""
LEAVE = 1
VISIT, TILE, DRAW, SELL, PLAINLY, PAINT = (
    first - a_.LEAVE for first in (a_.VISIT, a_.TILE, a_.DRAW - 1, a_.SELL - 1, a_.SELL_PLAINLY - 1, a_.PAINT - 1)
)
"""Where an action may be left, bit 0 leaves it, and these are the bits of the others: of station 0, of number 0, .."""
GIVE = 1 << (a_.GIFT - a_.LEAVE)
BOTH = 3


@rule
def choices_first(s: State) -> int:
    """The action that bit 0 of the set of choices stands for."""
    if s.phase == PATH and s.steps == 1:
        return a_.TO
    return FIRST[s.phase]


@rule
def in_play(s: State) -> bool:
    """Are all figures on the board, and somebody playing? An arranged position may lack them."""
    figures = s.pilgrim[0] | s.pilgrim[1] | s.merchant[0] | s.merchant[1] | s.artist[0] | s.artist[1]
    return (figures | s.roller | s.player) >= 0 and (s.die >= 0 or s.phase == TAKE_DIE)


@rule
def choices(t: Tables, s: State) -> int:
    """The actions that the player asked may choose from, as a set."""
    phase, seat = s.phase, s.turn
    if not in_play(s):
        return 0
    if phase == TAKE_DIE:
        return free_dice(s)
    if phase == ROUTE:
        return destinations(t, s, seat)
    if phase == REGION:
        return ends(t, s, seat)
    if phase == AT_STATION:
        return LEAVE | 1 << (VISIT + station_kind(t, s))
    if phase == AT_CANVAS:
        return LEAVE | paints(t, s, seat) << PAINT | (GIVE if may_give(t, s, seat) else 0)
    if phase == IN_MOUNTAINS:
        number = t.town_goods[s.merchant[seat]]
        return LEAVE | (BOTH if holds(s, seat, STRONG) else 1) << (DRAW + number)
    if phase == ON_COAST:
        numbers = (2 << wanted(s, seat)) - 2
        return LEAVE | numbers << SELL | (numbers << PLAINLY if holds(s, seat, CUNNING) else 0)
    if phase == RETURN:
        return goods_held(s, seat)
    if phase == AT_SHORE:
        return LEAVE | tiles_on_offer(s, seat) << TILE
    if phase == WALK:
        return walks(t, s, seat)
    if phase == PATH:
        return onward(t, s, seat)
    return BOTH if phase == AGAIN else 0
