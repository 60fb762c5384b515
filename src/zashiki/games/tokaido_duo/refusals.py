"""The law: why an action is not possible now, as the number of the paragraph that forbids it."""

from __future__ import annotations

from . import actions as a_
from .artist import company, front
from .chance import SIZE, chance_first, weight
from .choices import choices, choices_first, in_play
from .kernel import cite, holds, rule
from .names import (
    AGAIN,
    ARTIST,
    AT_CANVAS,
    AT_SHORE,
    AT_STATION,
    CUNNING,
    IN_MOUNTAINS,
    INSPIRED,
    MERCHANT,
    ON_COAST,
    PAINTINGS,
    PATH,
    PHASES,
    PILGRIM,
    REGION,
    RETURN,
    ROUTE,
    TAKE_DIE,
    WALK,
)
from .pilgrim import R_STATION, station_kind
from .state import NONE, State
from .tables import Tables

CHANCE = -1
LARGEST_SET = 62

R_OWN_TURN, R_USE_DIE, R_OPEN = cite("turn.own-turn"), cite("turn.use-die"), cite("open.information")
R_ROLL, R_TAKE, R_EVERY, R_ORDER = (
    cite("round.roll"),
    cite("round.take-die"),
    cite("round.every-die"),
    cite("round.order"),
)
R_PILGRIM, R_SHORE = cite("pilgrim.move"), cite("pilgrim.shore")
R_ROUTE, R_COAST_FREE = cite("merchant.move"), cite("merchant.coast-free")
R_MOUNTAIN, R_SELL = cite("merchant.mountain"), cite("merchant.sell")
R_LIMIT, R_RETURN = cite("merchant.limit"), cite("merchant.return")
R_ARTIST, R_PATH, R_ONE_ACTION = cite("artist.move"), cite("artist.path"), cite("artist.one-action")
R_PAINT, R_COUNT, R_GIFT, R_FRONT = (
    cite("artist.paint"),
    cite("artist.count"),
    cite("artist.gift"),
    cite("artist.front"),
)
R_TILE, R_SERENE, R_HASTY, R_SKILLED = (
    cite("wave.take"),
    cite("wave.serene"),
    cite("wave.hasty"),
    cite("wave.skilled"),
)
R_INSPIRED, R_CUNNING, R_STRONG, R_STRONG_LOST = (
    cite("wave.inspired"),
    cite("wave.cunning"),
    cite("wave.strong"),
    cite("wave.strong-lost"),
)
R_WHEN, R_AGAIN = cite("spring.when"), cite("spring.again")

ASKS = {
    "take die": R_TAKE,
    "walk": R_PILGRIM,
    "route": R_ROUTE,
    "region": R_ARTIST,
    "path": R_PATH,
    "shore": R_SHORE,
    "mountain town": R_MOUNTAIN,
    "coastal town": R_SELL,
    "canvas": R_ONE_ACTION,
    "return": R_RETURN,
    "again": R_AGAIN,
}
ASKED = tuple(ASKS.get(phase, R_OWN_TURN) for phase in PHASES)


@rule
def refusal(t: Tables, s: State, a: int) -> int:
    """0, or the number of the paragraph that forbids the action."""
    if s.turn == CHANCE:
        k = a - chance_first(s)
        return 0 if 0 <= k < SIZE[s.phase] and weight(t, s, k) > 0 else R_OWN_TURN
    if s.turn < 0 or not in_play(s):
        return R_OWN_TURN
    k = a - choices_first(s)
    if 0 <= k <= LARGEST_SET and (choices(t, s) >> k) & 1:
        return 0
    return why_not(t, s, a)


@rule
def asked(t: Tables, s: State) -> int:
    """The paragraph that says what is asked now."""
    if s.phase == AT_STATION:
        return R_STATION[station_kind(t, s)]
    if s.phase == RETURN and s.turn != s.player:
        return R_STRONG_LOST
    return ASKED[s.phase]


@rule
def why_not(t: Tables, s: State, a: int) -> int:
    """The paragraph that speaks against an action that is none of the choices."""
    phase = s.phase
    if a >= a_.GOOD:
        return R_OPEN
    if a >= a_.ROLL:
        return R_ROLL
    if a == a_.AGAIN:
        return R_WHEN
    if phase == TAKE_DIE:
        return R_EVERY if a == a_.LEAVE else R_TAKE
    if a < a_.WALK and phase != AGAIN:
        return R_ORDER
    if a == a_.LEAVE:
        return why_stay(s)
    if phase == WALK and a_.WALK <= a < a_.GO:
        return why_not_walk(s, a - a_.WALK + 1)
    if phase == ROUTE and a_.GO <= a < a_.TO:
        reached = (t.goes[s.merchant[s.turn]][s.dice[MERCHANT]] >> (a - a_.GO)) & 1
        return R_COAST_FREE if reached else R_ROUTE
    if (phase == REGION or phase == PATH) and a_.TO <= a < a_.LEAVE:
        near = (t.borders[s.artist[s.turn]] >> ((a - a_.TO) % 8)) & 1
        return R_PATH if near or phase == REGION else R_ARTIST
    if phase == AT_SHORE and a_.TILE <= a < a_.DRAW:
        return R_SHORE if s.holder[a - a_.TILE] == s.turn else R_TILE
    if phase == IN_MOUNTAINS and a == a_.DRAW + t.town_goods[s.merchant[s.turn]]:
        return R_STRONG
    if phase == ON_COAST and a_.SELL_PLAINLY <= a < a_.PAINT:
        return R_SELL if holds(s, s.turn, CUNNING) else R_CUNNING
    if a_.PAINT <= a <= a_.GIFT:
        return why_not_paint(t, s, a)
    return asked(t, s)


@rule
def why_stay(s: State) -> int:
    """Why doing nothing is not one of the choices."""
    if s.phase == RETURN:
        return R_LIMIT if s.turn == s.player else R_STRONG_LOST
    return R_AGAIN if s.phase == AGAIN else R_USE_DIE


@rule
def why_not_walk(s: State, steps: int) -> int:
    """Why the pilgrim does not walk so many stations."""
    if steps == s.dice[PILGRIM] - 1:
        return R_SERENE
    return R_HASTY if steps == s.dice[PILGRIM] + 1 else R_USE_DIE


@rule
def why_not_paint(t: Tables, s: State, a: int) -> int:
    """Why nothing is painted or given, or not so many."""
    seat = s.turn
    if s.phase != AT_CANVAS:
        return R_ONE_ACTION if s.die == ARTIST else asked(t, s)
    if a == a_.GIFT:
        if front(s, seat) == NONE:
            return R_FRONT
        return R_INSPIRED if holds(s, seat, INSPIRED) else R_GIFT
    number, figures = a - a_.PAINT + 1, company(t, s, seat)
    if number <= figures or number > PAINTINGS - s.revealed[seat]:
        return R_PAINT
    return R_SKILLED if number == figures + 1 else R_COUNT
