"""Points, by source: as they stand now, and as they are written into the ledger when a round is over."""

from ....engine.buffers import Events
from ..data import events as e_
from ..data.names import (
    EVENING,
    EVENING_GEISHA,
    EVENING_GUESTS,
    EVENING_OFFERS,
    EVENING_SOURCES,
    GEIKO_DIFFERENCE,
    GEIKO_INFLUENCE,
    GEIKO_SOURCES,
    MAIKO,
    MAIKO_GUESTS,
    MAIKO_HOUSES,
    MAIKO_LANTERNS,
    MAIKO_OFFERS,
)
from ..data.phases import FINISHED
from ..data.state import NONE, State
from ..data.tables import Tables
from .basics import cards_of, cite, count, emit, hand_sum, rule, sum_of, waiting

R_COMPARE, R_HALF, R_FAVOUR, R_TIE = map(cite, ("round.compare", "round.influence-half", "round.favour", "round.tie"))
R_GEISHA, R_NEGATIVE = cite("score.geisha"), cite("fate.negative")
R_SAME, R_DIFFERENT, R_ONCE, R_OFFERS = map(cite, ("score.same", "score.different", "score.once", "score.offers"))
R_MAIKO_GUESTS, R_MAIKO_CELLS, R_MAIKO_HOUSES, R_MAIKO_OFFERS = map(
    cite, ("maiko.score-guests", "maiko.score-cells", "maiko.score-houses", "maiko.score-offers")
)
R_DIFFERENCE, R_INFLUENCE = cite("geiko.score-difference"), cite("geiko.score-influence")


@rule
def score(s: State, seat: int, source: int, points: int, cited: int, ev: Events) -> None:
    """Write points into the ledger."""
    if points != 0:
        s.points[seat][source] += points
        emit(ev, e_.E_SCORE, cited, seat, source, points, 0)


@rule
def points_now(t: Tables, s: State, seat: int, source: int) -> int:
    """The ledger, and until the game is over what the present round would add if it ended as it lies open now.

    In the evening: the worth of every geisha whom the cards in the zones and the influence tokens favour, the guests
    collected, the offer tokens unused. In Life of a Maiko: guests, own empty cells, the houses led in the zones, the
    offer tokens unused. Hands, cards kept or lying in an offer count for nothing; so in Life of a Geiko, where hands
    decide the rest, it is the visits and stops in the ledger.
    """
    points = s.points[seat][source]
    if s.phase == FINISHED:
        return points
    if s.game == EVENING:
        return points + evening_points(t, s, seat, source - EVENING_SOURCES * (s.round_no - 1))
    return points + maiko_points(t, s, seat, source) if s.game == MAIKO else points


@rule
def influence_of(t: Tables, s: State, seat: int, c: int) -> int:
    """A player's influence on a geisha in half points: cards, and the influence token."""
    halves = 2 * sum_of(cards_of(s.zone[seat], c))
    if s.influence[c] == seat:
        halves += t.half_bonus
    return halves


@rule
def favourite(t: Tables, s: State, c: int) -> int:
    """Who wins a geisha's favour; none if the totals are equal."""
    mine, theirs = influence_of(t, s, 0, c), influence_of(t, s, 1, c)
    if mine == theirs:
        return NONE
    return 0 if mine > theirs else 1


@rule
def prestige_of(t: Tables, s: State, c: int) -> int:
    """The points lying on a geisha's row token, its own value included."""
    total = t.row_value[s.round_no - 1]
    for token in range(9):
        if (s.prestige[c] >> token) & 1:
            total += t.dark[token] if (s.dark >> token) & 1 else t.light[token]
    return total


@rule
def score_geisha(t: Tables, s: State, ev: Events) -> int:
    """Score the geisha of a round; returns the geisha seat 0 won (bits 0-4), seat 1 won (5-9) and those won by a token
    over equal cards (10-14)."""
    won = 0
    source = EVENING_GEISHA + EVENING_SOURCES * (s.round_no - 1)
    for c in range(5):
        mine, theirs = influence_of(t, s, 0, c), influence_of(t, s, 1, c)
        even = cards_equal(s, c)
        emit(ev, e_.E_COMPARE, R_HALF if even and mine != theirs else R_COMPARE, NONE, c, mine, theirs)
        winner = favourite(t, s, c)
        if winner == NONE:
            emit(ev, e_.E_TIE, R_TIE, NONE, c, 0, 0)
            continue
        won |= 1 << (c + 5 * winner)
        if even:
            won |= 1 << (c + 10)
        s.influence[c] = winner
        emit(ev, e_.E_FAVOUR, R_FAVOUR, winner, c, 0, 0)
        points = prestige_of(t, s, c)
        score(s, winner, source, points, R_NEGATIVE if points < 0 else R_GEISHA, ev)
    return won


@rule
def cards_equal(s: State, c: int) -> bool:
    """Have both players played the same sum for a geisha?"""
    return sum_of(cards_of(s.zone[0], c)) == sum_of(cards_of(s.zone[1], c))


@rule
def guest_points(t: Tables, s: State, seat: int) -> int:
    """The best score of a player's guests."""
    index = 0
    for c in range(5):
        index |= s.collected[seat][c] << (2 * c)
    return t.guest_score[index]


@rule
def guest_rule(s: State, seat: int) -> int:
    """The paragraph that explains a guest score: one colour alone, all different, or a mixture."""
    kinds, most = 0, 0
    for c in range(5):
        if s.collected[seat][c] > 0:
            kinds += 1
        most = max(most, s.collected[seat][c])
    if kinds == 1:
        return R_SAME
    return R_DIFFERENT if most == 1 else R_ONCE


@rule
def offer_points(t: Tables, s: State, seat: int) -> int:
    """The points of a player's unused offer tokens."""
    return t.offer_points * (s.counter[seat] + s.hidden[seat])


@rule
def evening_points(t: Tables, s: State, seat: int, source: int) -> int:
    """What a round of the evening brings from one of its sources, as numbered in the first round."""
    points = 0
    if source == EVENING_GEISHA:
        for c in range(5):
            if favourite(t, s, c) == seat:
                points += prestige_of(t, s, c)
    elif source == EVENING_GUESTS:
        points = guest_points(t, s, seat)
    elif source == EVENING_OFFERS:
        points = offer_points(t, s, seat)
    return points


@rule
def score_guests_and_offers(t: Tables, s: State, ev: Events) -> None:
    """Score a round of the evening beside the geisha."""
    shift = EVENING_SOURCES * (s.round_no - 1)
    for seat in range(2):
        score(s, seat, EVENING_GUESTS + shift, guest_points(t, s, seat), guest_rule(s, seat), ev)
        score(s, seat, EVENING_OFFERS + shift, offer_points(t, s, seat), R_OFFERS, ev)


@rule
def house_points(t: Tables, s: State, seat: int, place: int) -> int:
    """Life of a Maiko: what a tea house brings to the player who leads in the cards of its colour."""
    c = s.house[place]
    if c == NONE or sum_of(cards_of(s.zone[seat], c)) <= sum_of(cards_of(s.zone[1 - seat], c)):
        return 0
    return s.lanterns[place] - waiting(s, place) + t.maiko_row


@rule
def maiko_points(t: Tables, s: State, seat: int, source: int) -> int:
    """What Life of a Maiko brings from a source."""
    points = 0
    if source == MAIKO_GUESTS:
        for c in range(5):
            points += s.collected[seat][c] * count(cards_of(s.zone[0] | s.zone[1], c))
    elif source == MAIKO_LANTERNS:
        points = t.cells
        for c in range(5):
            points -= s.collected[seat][c]
    elif source == MAIKO_HOUSES:
        for place in range(5):
            points += house_points(t, s, seat, place)
    elif source == MAIKO_OFFERS:
        points = offer_points(t, s, seat)
    return points


@rule
def score_maiko(t: Tables, s: State, ev: Events) -> None:
    """Score Life of a Maiko: guests, own empty cells, unused offer tokens, then house by house."""
    for seat in range(2):
        score(s, seat, MAIKO_GUESTS, maiko_points(t, s, seat, MAIKO_GUESTS), R_MAIKO_GUESTS, ev)
        score(s, seat, MAIKO_LANTERNS, maiko_points(t, s, seat, MAIKO_LANTERNS), R_MAIKO_CELLS, ev)
        score(s, seat, MAIKO_OFFERS, maiko_points(t, s, seat, MAIKO_OFFERS), R_MAIKO_OFFERS, ev)
    for place in range(5):
        c = s.house[place]
        mine, theirs = sum_of(cards_of(s.zone[0], c)), sum_of(cards_of(s.zone[1], c))
        emit(ev, e_.E_COMPARE, R_MAIKO_HOUSES, NONE, c, 2 * mine, 2 * theirs)
        for seat in range(2):
            score(s, seat, MAIKO_HOUSES, house_points(t, s, seat, place), R_MAIKO_HOUSES, ev)


@rule
def hand_influence(s: State, seat: int, place: int) -> int:
    """Life of a Geiko: the cards of a hand, laid open, in the colours of the geisha at a house."""
    total = 0
    for c in range(5):
        if s.geisha[c] == place:
            total += sum_of(cards_of(s.zone[seat], c))
    return total


@rule
def score_geiko(s: State, ev: Events) -> None:
    """Score a round of Life of a Geiko: the lighter hand, then the houses; visits were scored as they happened."""
    shift = GEIKO_SOURCES * (s.round_no - 1)
    mine, theirs = hand_sum(s.zone[0]), hand_sum(s.zone[1])
    if mine != theirs:
        score(s, 0 if mine < theirs else 1, GEIKO_DIFFERENCE + shift, abs(mine - theirs), R_DIFFERENCE, ev)
    for place in range(5):
        mine, theirs = hand_influence(s, 0, place), hand_influence(s, 1, place)
        if mine != theirs:
            winner = 0 if mine > theirs else 1
            score(s, winner, GEIKO_INFLUENCE + shift, hand_sum(s.under[place]), R_INFLUENCE, ev)


@rule
def total(s: State, seat: int, first: int, n: int) -> int:
    """The points of some sources together."""
    points = 0
    for k in range(first, first + n):
        points += s.points[seat][k]
    return points


@rule
def tokens_held(s: State, seat: int) -> int:
    """How many influence tokens lie on a player's side."""
    held = 0
    for c in range(5):
        if s.influence[c] == seat:
            held += 1
    return held
