"""Achievements: the nineteen of an evening."""

from ....engine.buffers import Events
from ..data import events as e_
from ..data.names import BY_FIRST, BY_FOUR, BY_INFLUENCE, EVENING_GEISHA, EVENING_SOURCES, FEATS
from ..data.state import NONE, State
from ..data.tables import Tables
from .basics import cards_of, cite, count, emit, rule
from .scoring import total

FIRST_RULE = cite("feat.onslaught")
"""The paragraphs of the achievements stand in the order of their names."""
for _k, _name in enumerate(FEATS):
    if cite("feat." + _name.replace("_", "-")) != FIRST_RULE + _k:
        raise ValueError(f"rulebook: feat.{_name} is out of order")

(
    ONSLAUGHT, COMEBACK, FICKLE_FORTUNE, FULL_SWEEP, FIRST_TIE, LAST_TIE, UNCERTAIN_LOYALTY,
    DOMINATION, FINE_BALANCE, STRONG_MINORITY, LONE_CHARM, BY_A_THREAD, FULL_DEVOTION,
    CROWD, GOOD_JOURNEY, VIP, HIGH_SEASON, HARD_YEAR, TALENT_POOL,
) = range(len(FEATS))  # fmt: skip

ALL_GUESTS = 15
ALL_TOKENS = 9


@rule
def earn(s: State, seat: int, feat: int, ev: Events) -> None:
    """Note an achievement."""
    s.feats[seat] |= 1 << feat
    emit(ev, e_.E_FEAT, FIRST_RULE + feat, seat, feat, 0, 0)


@rule
def round_feats(t: Tables, s: State, seat: int, won: int, ev: Events) -> None:
    """The achievements of the winner of a round. `won` as `score_geisha` gives it."""
    rival = 1 - seat
    first = EVENING_GEISHA + EVENING_SOURCES * (s.round_no - 1)
    mine, theirs = (won >> (5 * seat)) & 31, (won >> (5 * rival)) & 31
    if total(s, seat, first, EVENING_SOURCES) >= 15:
        earn(s, seat, DOMINATION, ev)
    if s.points[seat][first] > s.points[rival][first] and s.points[seat][first + 1] > s.points[rival][first + 1]:
        earn(s, seat, FINE_BALANCE, ev)
    if count(mine) == 1:
        earn(s, seat, LONE_CHARM, ev)
    if count(mine & (won >> 10)) >= 3:
        earn(s, seat, BY_A_THREAD, ev)
    guest_feats(s, seat, count(mine) < count(theirs), ev)
    row_feats(t, s, seat, ev)


@rule
def guest_feats(s: State, seat: int, fewer_geisha: bool, ev: Events) -> None:
    """Achievements of guests and cards collected."""
    rival = 1 - seat
    mine, theirs, pairs, triples, devoted = 0, 0, 0, 0, 0
    for c in range(5):
        mine += s.collected[seat][c]
        theirs += s.collected[rival][c]
        if s.collected[seat][c] >= 2:
            pairs += 1
        if s.collected[seat][c] >= 3:
            triples += 1
        if cards_of(s.zone[seat], c) == 15:
            devoted += 1
    if fewer_geisha and mine < theirs:
        earn(s, seat, STRONG_MINORITY, ev)
    if devoted >= 2:
        earn(s, seat, FULL_DEVOTION, ev)
    if mine == ALL_GUESTS:
        earn(s, seat, CROWD, ev)
    if pairs == 5:
        earn(s, seat, GOOD_JOURNEY, ev)
    if triples >= 3:
        earn(s, seat, VIP, ev)
    if mine + theirs == ALL_GUESTS:
        earn(s, seat, HIGH_SEASON, ev)


@rule
def row_feats(t: Tables, s: State, seat: int, ev: Events) -> None:
    """Achievements of the prestige tokens on the row; with Geisha's Fate there are too few of them."""
    on_row = 0
    for c in range(5):
        on_row += count(s.prestige[c])
    if on_row <= 3 and not t.fate:
        earn(s, seat, HARD_YEAR, ev)
    if on_row == ALL_TOKENS:
        earn(s, seat, TALENT_POOL, ev)


@rule
def game_feats(s: State, seat: int, by: int, won: int, ev: Events) -> None:
    """The achievements of the winner of the evening."""
    rival = 1 - seat
    if by == BY_FOUR:
        if s.round_no == 1:
            earn(s, seat, ONSLAUGHT, ev)
        elif s.round_winner[0] == rival:
            earn(s, seat, FICKLE_FORTUNE, ev)
        if count((won >> (5 * seat)) & 31) == 5:
            earn(s, seat, FULL_SWEEP, ev)
    elif s.round_winner[0] == rival:
        behind = total(s, rival, EVENING_GEISHA, EVENING_SOURCES) - total(s, seat, EVENING_GEISHA, EVENING_SOURCES)
        if behind >= 7:
            earn(s, seat, COMEBACK, ev)
    if by == BY_INFLUENCE:
        earn(s, seat, FIRST_TIE, ev)
    if by == BY_FIRST:
        earn(s, seat, LAST_TIE, ev)
    free = 0
    for c in range(5):
        if s.influence[c] == NONE:
            free += 1
    if s.round_no == 2 and free >= 2:
        earn(s, seat, UNCERTAIN_LOYALTY, ev)
