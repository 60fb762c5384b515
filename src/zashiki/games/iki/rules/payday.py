"""Payday: the season is cleared, then salaries, harmony and feeding."""

from ....engine.buffers import Events
from ..data import events as e_
from ..data.names import BY_FARM, BY_HARMONY, BY_SALARIES, CHARACTERS, FARM, IKI, MON, MONTHS, N_TYPES, RICE, VILLA
from ..data.phases import EVENT_DONE, FEED, FEEDING
from ..data.state import NONE, State
from ..data.tables import RETIRED, Tables
from .basics import cite, count, emit, lowest, rule
from .goods import receive, spend
from .rooms import character_rooms, characters_in, characters_of, occupied, owns, remove, types_and_crowd
from .scoring import iki, score
from .setup import SEASON_TOKENS

GROUPS = 5
TEMPURA, DUMPLING = CHARACTERS.index("tempura"), CHARACTERS.index("dumpling")

R_WHEN, R_CLEAR_ROW, R_CLEAR_MARKETS, R_WINTER = map(
    cite, ("payday.when", "payday.clear-row", "payday.clear-markets", "payday.winter")
)
R_SALARIES, R_RETIRED, R_NEGATIVE, R_VILLA = map(
    cite, ("payday.salaries", "retire.column", "payday.negative", "building.villa")
)
R_TEMPURA, R_DUMPLING = cite("card.tempura"), cite("card.dumpling")
R_HARMONY, R_GROUPS, R_NO_FIFTH, R_NEUTRAL_CARDS = map(
    cite, ("payday.harmony", "payday.groups", "two.no-fifth-group", "two.neutral-harmony")
)
R_EVERY_KOBUN = cite("option.harmony-every-kobun")
R_FEED, R_STARVE, R_FARM = cite("payday.feed"), cite("payday.starve"), cite("building.farm")


@rule
def payday(t: Tables, s: State, ev: Events) -> None:
    """Everything before the feeding."""
    emit(ev, e_.E_PAYDAY, R_WHEN, NONE, s.month, 0, 0)
    clear_season(t, s, ev)
    for seat in range(t.players):
        pay_salaries(t, s, seat, ev)
    harmony(t, s, ev)
    s.queue = 0
    s.phase = FEEDING


@rule
def clear_season(t: Tables, s: State, ev: Events) -> None:
    """Cards left in the row and the deck leave the game; the next season's tokens replace those left over."""
    season = (s.month - 1) // 3
    row = s.row[0] | s.row[1] | s.row[2]
    s.gone |= row | (s.unseen & t.season[season])
    s.unseen &= ~t.season[season]
    for coins in range(3):
        s.row[coins] = 0
    if ev.on:
        while row:
            emit(ev, e_.E_UNHIRED, R_CLEAR_ROW, NONE, lowest(row), 0, 0)
            row &= row - 1
    if s.month < MONTHS:
        s.market = SEASON_TOKENS << (2 * (season + 1))
        emit(ev, e_.E_MARKET, R_CLEAR_MARKETS, NONE, season + 1, 0, 0)
    else:
        emit(ev, e_.E_MARKET, R_WINTER, NONE, season, 0, 0)
        for seat in range(t.players):
            s.oyakata[seat] = NONE


@rule
def pay_salaries(t: Tables, s: State, seat: int, ev: Events) -> None:
    """Every character pays by its level, a retired one its last; IKI are added up before they count."""
    points = 0
    rooms = character_rooms(s, seat)
    while rooms:
        room = lowest(rooms)
        rooms &= rooms - 1
        points += salary(t, s, seat, s.card[room], s.level[room], ev)
    cards = s.retired[seat]
    while cards:
        points += salary(t, s, seat, lowest(cards), RETIRED, ev)
        cards &= cards - 1
    if owns(s, seat, VILLA):
        crowd = types_and_crowd(t, characters_of(s, seat), NONE) % 64
        receive(s, seat, MON, crowd * t.lasting[VILLA], R_VILLA, ev)
    score(s, seat, BY_SALARIES, max(points, -iki(s, seat)), R_NEGATIVE if points < 0 else R_SALARIES, ev)


@rule
def salary(t: Tables, s: State, seat: int, card: int, level: int, ev: Events) -> int:
    """Take the goods of one salary; returns its IKI."""
    for good in range(IKI):
        if t.salary[card][level][good] > 0:
            s.goods[seat][good] += t.salary[card][level][good]
            emit(ev, e_.E_SALARY, salary_rule(card, level), seat, card, good, t.salary[card][level][good])
    points = t.salary[card][level][IKI]
    if points != 0:
        emit(ev, e_.E_SALARY, R_NEGATIVE if points < 0 else salary_rule(card, level), seat, card, IKI, points)
    return points


@rule
def salary_rule(card: int, level: int) -> int:
    """The paragraph a salary follows from."""
    if card == TEMPURA:
        return R_TEMPURA
    if card == DUMPLING:
        return R_DUMPLING
    return R_RETIRED if level == RETIRED else R_SALARIES


@rule
def harmony(t: Tables, s: State, ev: Events) -> None:
    """For each type that is twice in a group, own kobun on it times all its cards there."""
    for k in range(N_TYPES):
        rooms, left = 0, characters_in(s, occupied(s))
        while left:
            room = lowest(left)
            left &= left - 1
            if t.type[s.card[room]] == k:
                rooms |= 1 << room
        for group in range(GROUPS):
            alike = rooms & t.groups[group]
            cards = count(alike)
            if cards < 2:
                continue
            cited = R_GROUPS if group == GROUPS - 1 else R_HARMONY
            if t.players == 2:
                cited = R_NEUTRAL_CARDS if alike & s.neutral else R_NO_FIFTH
            for seat in range(t.players):
                own = s.kobun[seat] & (t.groups[group] if t.every_kobun else alike)
                if own:
                    emit(ev, e_.E_HARMONY, R_EVERY_KOBUN if t.every_kobun else cited, seat, k, cards, count(own))
                    score(s, seat, BY_HARMONY, cards * count(own), R_HARMONY, ev)


@rule
def feed_all(t: Tables, s: State, ev: Events) -> None:
    """In fire order each player feeds their characters; whoever has too little rice is asked who goes."""
    while s.queue < t.players:
        seat = s.fire_order[s.queue]
        eaters = character_rooms(s, seat)
        if count(eaters) > s.goods[seat][RICE] > 0:
            s.turn = seat
            s.phase = FEED
            return
        if s.goods[seat][RICE] == 0:
            while eaters:
                starve(s, seat, lowest(eaters), ev)
                eaters &= eaters - 1
        fed = count(eaters)
        if fed > 0:
            emit(ev, e_.E_FEED, R_FEED, seat, fed, 0, 0)
            spend(s, seat, RICE, fed, R_FEED, ev)
            if owns(s, seat, FARM):
                score(s, seat, BY_FARM, fed * t.lasting[FARM], R_FARM, ev)
        s.queue += 1
    s.phase = EVENT_DONE


@rule
def starve(s: State, seat: int, room: int, ev: Events) -> None:
    """A character that is not fed leaves the game."""
    emit(ev, e_.E_STARVE, R_STARVE, seat, s.card[room], room, 0)
    remove(s, room)
    s.phase = FEEDING
