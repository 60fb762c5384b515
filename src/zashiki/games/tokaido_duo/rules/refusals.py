"""Refusals: the paragraph that forbids an action which is none of the choices."""

from ..data import actions as a_
from ..data import phases as p_
from ..data.names import ARTIST, CUNNING, INSPIRED, MERCHANT, PAINTINGS, PILGRIM
from ..data.state import NONE, State
from ..data.tables import Tables
from .artist import figures_nearby, front_painting
from .basics import cite, holds, not_in_play, rule

R_OWN_TURN, R_USE_DIE, R_OPEN = cite("turn.own-turn"), cite("turn.use-die"), cite("open.information")
R_ROLL, R_TAKE, R_EVERY, R_ORDER = map(cite, ("round.roll", "round.take-die", "round.every-die", "round.order"))
R_PILGRIM, R_SHORE = cite("pilgrim.move"), cite("pilgrim.shore")
R_ROUTE, R_COAST_FREE = cite("merchant.move"), cite("merchant.coast-free")
R_MOUNTAIN, R_SELL = cite("merchant.mountain"), cite("merchant.sell")
R_LIMIT, R_RETURN = cite("merchant.limit"), cite("merchant.return")
R_ARTIST, R_PATH, R_ONE_ACTION = cite("artist.move"), cite("artist.path"), cite("artist.one-action")
R_PAINT, R_COUNT, R_GIFT, R_FRONT = map(cite, ("artist.paint", "artist.count", "artist.gift", "artist.front"))
R_TILE, R_SERENE, R_HASTY, R_SKILLED = map(cite, ("wave.take", "wave.serene", "wave.hasty", "wave.skilled"))
R_INSPIRED, R_CUNNING, R_STRONG, R_STRONG_LOST = map(
    cite, ("wave.inspired", "wave.cunning", "wave.strong", "wave.strong-lost")
)
R_WHEN, R_AGAIN = cite("spring.when"), cite("spring.again")


@rule
def why_not(t: Tables, s: State, a: int) -> int:
    """The paragraph that speaks against an action that is none of the choices; 0 is the one that asks."""
    phase = s.phase
    if s.turn < 0 or not_in_play(s):
        return R_OWN_TURN
    if a >= a_.A_GOOD:
        return R_OPEN
    if a >= a_.A_ROLL:
        return R_ROLL
    if a == a_.A_AGAIN:
        return R_WHEN
    if phase == p_.TAKE_DIE:
        return R_EVERY if a == a_.A_LEAVE else R_TAKE
    if a < a_.A_WALK and phase != p_.AGAIN:
        return R_ORDER
    if a == a_.A_LEAVE:
        return why_stay(s)
    if phase == p_.WALK and a_.A_WALK <= a < a_.A_GO:
        return why_not_walk(s, a - a_.A_WALK + 1)
    if phase == p_.ROUTE and a_.A_GO <= a < a_.A_TO:
        reached = (t.goes[s.merchant[s.turn]][s.dice[MERCHANT]] >> (a - a_.A_GO)) & 1
        return R_COAST_FREE if reached else R_ROUTE
    if (phase == p_.REGION or phase == p_.PATH) and a_.A_TO <= a < a_.A_LEAVE:
        near = (t.borders[s.artist[s.turn]] >> ((a - a_.A_TO) % 8)) & 1
        return R_PATH if near or phase == p_.REGION else R_ARTIST
    if phase == p_.AT_SHORE and a_.A_TILE <= a < a_.A_DRAW:
        return R_SHORE if s.holder[a - a_.A_TILE] == s.turn else R_TILE
    if phase == p_.IN_MOUNTAINS and a == a_.A_DRAW + t.town_goods[s.merchant[s.turn]]:
        return R_STRONG
    if phase == p_.ON_COAST and a_.A_SELL_PLAINLY <= a < a_.A_PAINT:
        return R_SELL if holds(s, s.turn, CUNNING) else R_CUNNING
    if a_.A_PAINT <= a <= a_.A_GIFT:
        return why_not_paint(t, s, a)
    return 0


@rule
def why_stay(s: State) -> int:
    """Why doing nothing is not one of the choices."""
    if s.phase == p_.RETURN:
        return R_LIMIT if s.turn == s.player else R_STRONG_LOST
    return R_AGAIN if s.phase == p_.AGAIN else R_USE_DIE


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
    if s.phase != p_.AT_CANVAS:
        return R_ONE_ACTION if s.die == ARTIST else 0
    if a == a_.A_GIFT:
        if front_painting(s, seat) == NONE:
            return R_FRONT
        return R_INSPIRED if holds(s, seat, INSPIRED) else R_GIFT
    number, figures = a - a_.A_PAINT + 1, figures_nearby(t, s, seat)
    if number <= figures or number > PAINTINGS - s.revealed[seat]:
        return R_PAINT
    return R_SKILLED if number == figures + 1 else R_COUNT
