"""Goods and the fire track: what is paid, what is gained, and every deal that does both."""

from ....engine.buffers import Events
from ..data import events as e_
from ..data.names import BY_ABILITIES, FIRE, IKI, MON
from ..data.state import State
from ..data.tables import Tables
from .basics import cite, emit, rule
from .scoring import iki, score

R_RISE, R_GIFT = cite("track.fire"), cite("ability.gift")


@rule
def receive(s: State, seat: int, good: int, amount: int, cited: int, ev: Events) -> None:
    """Goods come from the supply."""
    if amount > 0:
        s.goods[seat][good] += amount
        emit(ev, e_.E_GAIN, cited, seat, good, amount, 0)


@rule
def spend(s: State, seat: int, good: int, amount: int, cited: int, ev: Events) -> None:
    """Goods go to the supply."""
    if amount > 0:
        s.goods[seat][good] -= amount
        emit(ev, e_.E_PAY, cited, seat, good, amount, 0)


@rule
def rise(t: Tables, s: State, seat: int, steps: int, cited: int, ev: Events) -> None:
    """A fire marker rises in one move, and lies on top of those it meets."""
    if steps <= 0:
        return
    step = min(t.top, s.fire[seat] + steps)
    s.fire[seat] = step
    k = 0
    while s.fire_order[k] != seat:
        k += 1
    while k > 0 and s.fire[s.fire_order[k - 1]] <= step:
        s.fire_order[k] = s.fire_order[k - 1]
        k -= 1
    s.fire_order[k] = seat
    emit(ev, e_.E_RISE, cited, seat, step, 0, 0)


@rule
def can_pay(t: Tables, s: State, seat: int, offer: int) -> bool:
    """Can a seat pay for a deal in full?"""
    for good in range(IKI):
        if s.goods[seat][good] < t.pay[offer][good]:
            return False
    return t.pay[offer][IKI] == 0 or iki(s, seat) >= t.pay[offer][IKI]


@rule
def trade(t: Tables, s: State, seat: int, offer: int, cited: int, ev: Events) -> None:
    """Pay what a deal costs, take what it gives, and let the others have their share."""
    for good in range(IKI):
        spend(s, seat, good, t.pay[offer][good], cited, ev)
    for good in range(IKI):
        receive(s, seat, good, t.gain[offer][good], cited, ev)
    score(s, seat, BY_ABILITIES, t.gain[offer][IKI] - t.pay[offer][IKI], cited, ev)
    rise(t, s, seat, t.gain[offer][FIRE], R_RISE, ev)
    if t.others[offer] > 0:
        for other in range(t.players):
            if other != seat:
                receive(s, other, MON, t.others[offer], R_GIFT, ev)
