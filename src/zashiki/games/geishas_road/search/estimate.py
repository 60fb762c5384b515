"""The estimate of a position in the middle of a game, and the pruning of orders that mean the same: for bots."""

from ....engine.buffers import Moves
from ..data.actions import A_CHOOSE
from ..data.names import (
    COMPETITION,
    EVENING,
    EVENING_GEISHA,
    EVENING_SOURCES,
    GAMES_IN_CAMPAIGN,
    GEIKO_SOURCES,
    GEIKO_VISITS,
    GIFT,
    MAIKO,
    MAIKO_GUESTS,
    MAIKO_SOURCES,
)
from ..data.phases import OFFER_CARD
from ..data.state import NONE, State
from ..data.tables import Tables
from ..rules.basics import cards_of, colour, hand_sum, rule, sum_of
from ..rules.scoring import guest_points, offer_points, points_now, prestige_of, total

CERTAIN = 12
"""A geisha ahead by so many twelfths of a card's point counts as won."""
EVENING_POINT, POINT = 55, 18
"""What a point of lead is worth, in thousandths of a won game: in the evening (fitted to 300 games of search bots after
their first round, where a lead of 4 won 82% and one of 7 won 89%), and in the other games."""
FOUR = 8
"""How many points leading with four geisha is worth beside theirs."""


@rule
def epoch(t: Tables, s: State) -> int:
    """A number that changes when a round is over: so far do bots look ahead."""
    return 2 * s.games_done + s.round_no


@rule
def estimate(t: Tables, s: State, seat: int) -> int:
    """About the chance to win, from the points each would have if the round ended as it lies now."""
    lead, point = 0, POINT
    if s.game == EVENING:
        point = EVENING_POINT
        lead = evening_lead(t, s, seat)
    elif s.game == MAIKO:
        lead = CERTAIN * (maiko_points(t, s, seat) - maiko_points(t, s, 1 - seat))
    else:
        lead = CERTAIN * (geiko_points(s, seat) - geiko_points(s, 1 - seat))
    chance = max(40, min(960, 500 + point * lead // CERTAIN))
    if not t.campaign:
        return chance
    won, left = s.games_won[seat] - s.games_won[1 - seat], GAMES_IN_CAMPAIGN - 1 - s.games_done
    return (chance * match_chance(won + 1, left) + (1000 - chance) * match_chance(won - 1, left)) // 1000


@rule
def match_chance(ahead: int, left: int) -> int:
    """The chance to win a campaign, so many games ahead with so many left."""
    if left == 0:
        return 1000 if ahead > 0 else 0
    return 500 + 250 * ahead


@rule
def influence_now(t: Tables, s: State, seat: int, c: int) -> int:
    """A seat's influence on a geisha in twelfths: cards played and kept, its share of the offer, the token."""
    twelfths = 12 * sum_of(cards_of(s.zone[seat] | s.kept[seat], c))
    if s.influence[c] == seat:
        twelfths += 6 * t.half_bonus
    for place in range(4):
        if s.offer[place] >= 0 and colour(s.offer[place]) == c:
            twelfths += ((s.offer[place] & 3) + 1) * share(s, seat, place)
    return twelfths


@rule
def share(s: State, seat: int, place: int) -> int:
    """How many twelfths of a card in the offer will be a seat's: all once it was taken, else as the choice stands."""
    if s.player != NONE:
        side = s.to_play if s.player == seat else s.rest
        return 12 * ((side >> place) & 1)
    if s.doing == GIFT:
        return 8 if s.active == seat else 4
    return 6


@rule
def evening_lead(t: Tables, s: State, seat: int) -> int:
    """The lead in twelfths of a point, a geisha's points shared by how far ahead each is."""
    lead = 0
    mine, theirs = 0, 0
    for c in range(5):
        ahead = influence_now(t, s, seat, c) - influence_now(t, s, 1 - seat, c)
        if ahead >= CERTAIN // 2:
            mine += 1
        elif ahead <= -CERTAIN // 2:
            theirs += 1
        lead += prestige_of(t, s, c) * max(-CERTAIN, min(CERTAIN, ahead))
    points = offer_points(t, s, seat) - offer_points(t, s, 1 - seat)
    points += guest_points(t, s, seat) - guest_points(t, s, 1 - seat)
    points += total(s, seat, EVENING_GEISHA, 2 * EVENING_SOURCES)
    points -= total(s, 1 - seat, EVENING_GEISHA, 2 * EVENING_SOURCES)
    lead += CERTAIN * points
    if mine >= t.four:
        lead += CERTAIN * FOUR
    elif theirs >= t.four:
        lead -= CERTAIN * FOUR
    return lead


@rule
def maiko_points(t: Tables, s: State, seat: int) -> int:
    """Life of a Maiko: what would be scored now."""
    points = 0
    for source in range(MAIKO_GUESTS, MAIKO_GUESTS + MAIKO_SOURCES):
        points += points_now(t, s, seat, source)
    return points


@rule
def geiko_points(s: State, seat: int) -> int:
    """Life of a Geiko: what would be scored now if the hands were laid open."""
    points: int = total(s, seat, GEIKO_VISITS, 2 * GEIKO_SOURCES) - hand_sum(s.hand[seat])
    for place in range(5):
        lead = 0
        for c in range(5):
            if s.geisha[c] == place:
                lead += sum_of(cards_of(s.hand[seat], c)) - sum_of(cards_of(s.hand[1 - seat], c))
        if lead > 0:
            points += hand_sum(s.under[place])
    return points


@rule
def prune(t: Tables, s: State, moves: Moves, n: int) -> int:
    """Keep one of the orders in which the same cards can be offered: rising within a Gift, or within a pair."""
    if s.phase != OFFER_CARD or s.hidden[s.turn] or n < 2:
        return n
    place = 0
    while s.offer[place] != NONE:
        place += 1
    least, above = NONE, 0
    if s.doing == GIFT:
        above = 2 - place
        if place > 0:
            least = s.offer[place - 1]
    elif s.doing == COMPETITION:
        above = (3, 0, 1, 0)[place]
        if place > 0:
            least = s.offer[place - 1] if place != 2 else s.offer[0]
    elif place > 0:
        least = s.offer[0]
    else:
        above = 1
    kept = 0
    for k in range(n - above):
        if moves.ids[k] - A_CHOOSE > least:
            moves.ids[kept] = moves.ids[k]
            kept += 1
    return kept if kept > 0 else n
