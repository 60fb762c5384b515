"""The merchant: moves along the trade routes, draws goods in the mountains, sells them on the coast."""

from ....engine.buffers import Events
from ....engine.kernels import CHANCE
from ..data import events as e_
from ..data.actions import A_DRAW, A_LEAVE, A_SELL, A_SELL_PLAINLY
from ..data.names import COAST, CUNNING, GOODS, LAST_SLAB, MERCHANT, SLABS, STRONG
from ..data.phases import ACTED, ARRIVED, DIE_DONE, DRAW, IN_MOUNTAINS, ON_COAST, RETURN
from ..data.state import NONE, State
from ..data.tables import Tables
from .basics import LEAVE, cite, emit, good_of, holds, leave, lowest, price_of, rule
from .ending import set_off

N_GOODS = len(GOODS)

R_MOVE, R_BLOCKED, R_SHARED, R_FRESH = map(cite, ("merchant.move", "merchant.blocked", "space.shared", "spring.fresh"))
R_MOUNTAIN, R_SELL, R_RETURN = cite("merchant.mountain"), cite("merchant.sell"), cite("merchant.return")
R_SLAB, R_SIXTH = cite("merchant.slab"), cite("merchant.sixth-slab")
R_CUNNING, R_STRONG, R_OPTIONAL = cite("wave.cunning"), cite("wave.strong"), cite("wave.optional")
R_STRONG_LOST = cite("wave.strong-lost")


@rule
def closed_towns(t: Tables, s: State, seat: int) -> int:
    """The coastal towns where a figure stands other than this merchant, as a set."""
    rival = s.merchant[1 - seat]
    closed = 1 << rival if 0 <= rival < COAST else 0
    for p in range(2):
        town = t.station_town[s.pilgrim[p]]
        if town != NONE:
            closed |= 1 << town
    return closed


@rule
def town_choices(t: Tables, s: State, seat: int) -> int:
    """The towns the merchant may move to with the die, as a set."""
    return t.goes[s.merchant[seat]][s.dice[MERCHANT]] & ~closed_towns(t, s, seat)


@rule
def stay_blocked(s: State, ev: Events) -> None:
    """There is no town to move to: the die is spent."""
    emit(ev, e_.E_BLOCKED, R_BLOCKED, s.player, s.merchant[s.player], s.dice[MERCHANT], 0)
    s.phase = DIE_DONE


@rule
def go(s: State, town: int, ev: Events) -> None:
    """The merchant moves."""
    seat = s.player
    cited = R_FRESH if s.second else R_MOVE
    if s.merchant[1 - seat] == town:
        cited = R_SHARED
    emit(ev, e_.E_GO, cited, seat, s.merchant[seat], town, 0)
    s.merchant[seat] = town
    s.phase = ARRIVED


@rule
def wanted_goods(s: State, seat: int) -> int:
    """How many goods the merchant holds of the kind that the present coastal town buys."""
    return s.goods[seat][good_of(s.token[s.merchant[seat]])]


@rule
def reach_town(s: State, ev: Events) -> None:
    """Ask what is drawn or sold, unless there is nothing to sell."""
    seat = s.player
    s.turn = seat
    if s.merchant[seat] >= COAST:
        s.phase = IN_MOUNTAINS
    elif wanted_goods(s, seat) > 0:
        s.phase = ON_COAST
    else:
        emit(ev, e_.E_NOTHING, R_SELL, seat, MERCHANT, 0, 0)
        s.phase = ACTED


@rule
def mountain_choices(t: Tables, s: State, seat: int) -> int:
    """Leave the mountain town, or draw its number of goods; the strong merchant may draw one more."""
    number = t.town_goods[s.merchant[seat]]
    return LEAVE | (0b11 if holds(s, seat, STRONG) else 1) << (A_DRAW - 1 - A_LEAVE + number)


@rule
def draw_goods(t: Tables, s: State, a: int, ev: Events) -> None:
    """Draw some goods, or none; which they are is chance."""
    if a == A_LEAVE:
        leave(s, ev)
        return
    seat, number = s.player, a - A_DRAW + 1
    if number > t.town_goods[s.merchant[seat]]:
        emit(ev, e_.E_USE_WAVE, R_STRONG, seat, STRONG, 0, 0)
    elif holds(s, seat, STRONG):
        emit(ev, e_.E_SPARE_WAVE, R_OPTIONAL, seat, STRONG, 0, 0)
    s.draws = number
    s.phase = DRAW
    s.turn = CHANCE


@rule
def left_in_bag(t: Tables, s: State, good: int) -> int:
    """How many of one kind of goods are in the bag."""
    return t.goods[good] - s.goods[0][good] - s.goods[1][good]


@rule
def receive(s: State, good: int, ev: Events) -> None:
    """One of the goods comes out of the bag."""
    s.goods[s.player][good] += 1
    emit(ev, e_.E_GOOD, R_MOUNTAIN, s.player, good, 0, 0)
    s.draws -= 1
    if s.draws <= 0:
        s.phase = ACTED


@rule
def coast_choices(s: State, seat: int) -> int:
    """Leave the coastal town, or sell some of the goods it wants; the cunning merchant may forgo the extra coins."""
    numbers = (2 << wanted_goods(s, seat)) - 2
    found = LEAVE | numbers << (A_SELL - 1 - A_LEAVE)
    if holds(s, seat, CUNNING):
        found |= numbers << (A_SELL_PLAINLY - 1 - A_LEAVE)
    return found


@rule
def sell(t: Tables, s: State, a: int, ev: Events) -> None:
    """Sell some of the wanted goods, or none, with a coin more for each if the cunning merchant helps."""
    if a == A_LEAVE:
        leave(s, ev)
        return
    seat, plainly = s.player, a >= A_SELL_PLAINLY
    number = a - (A_SELL_PLAINLY if plainly else A_SELL) + 1
    token = s.token[s.merchant[seat]]
    price = price_of(token)
    if plainly:
        emit(ev, e_.E_SPARE_WAVE, R_OPTIONAL, seat, CUNNING, 0, 0)
    elif holds(s, seat, CUNNING):
        price += 1
        emit(ev, e_.E_USE_WAVE, R_CUNNING, seat, CUNNING, 0, 0)
    s.goods[seat][good_of(token)] -= number
    s.phase = ACTED
    emit(ev, e_.E_SELL, R_SELL, seat, good_of(token), number, number * price)
    earn(t, s, seat, number * price, ev)


@rule
def earn(t: Tables, s: State, seat: int, coins: int, ev: Events) -> None:
    """Coins come in; ten of them become a gold slab at once, while there is a place for it."""
    s.coins[seat] += coins
    while s.coins[seat] >= t.coins_per_slab and s.slabs[seat] < SLABS:
        s.coins[seat] -= t.coins_per_slab
        s.slabs[seat] += 1
        emit(ev, e_.E_SLAB, R_SLAB, seat, s.slabs[seat], 0, 0)
        if s.slabs[seat] == SLABS:
            set_off(s, seat, LAST_SLAB, ev)
    if s.coins[seat] >= t.coins_per_slab:
        emit(ev, e_.E_COINS_STAY, R_SIXTH, seat, s.coins[seat], 0, 0)


@rule
def too_many(t: Tables, s: State, seat: int) -> int:
    """How many goods a player holds beyond the limit."""
    held = 0
    for good in range(N_GOODS):
        held += s.goods[seat][good]
    return held - (t.strong_limit if holds(s, seat, STRONG) else t.limit)


@rule
def goods_held(s: State, seat: int) -> int:
    """The kinds of goods a player holds, as a set."""
    kinds = 0
    for good in range(N_GOODS):
        if s.goods[seat][good] > 0:
            kinds |= 1 << good
    return kinds


@rule
def return_paragraph(s: State) -> int:
    """Goods go back because of the limit, or because the strong merchant's tile was lost."""
    return R_RETURN if s.turn == s.player else R_STRONG_LOST


@rule
def put_back(s: State, seat: int, good: int, ev: Events) -> None:
    """One of the goods goes back into the bag."""
    s.goods[seat][good] -= 1
    s.phase = ACTED
    emit(ev, e_.E_RETURN, R_RETURN if seat == s.player else R_STRONG_LOST, seat, good, 0, 0)


@rule
def keep_to_limit(t: Tables, s: State, ev: Events) -> bool:
    """See that nobody holds too many goods; true while a player has to choose which to return."""
    for seat in range(2):
        while too_many(t, s, seat) > 0:
            kinds = goods_held(s, seat)
            if kinds & (kinds - 1):
                s.phase = RETURN
                s.turn = seat
                return True
            put_back(s, seat, lowest(kinds), ev)
    return False
