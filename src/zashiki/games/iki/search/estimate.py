"""The estimate of a position in the middle of a game, and how playouts choose: for bots.

A player's prospects are what would be counted now, what the characters will still be paid, and what goods are good for
while there is time to use them: hand-made figures in hundredths of a point, not measured ones.
"""

from ....engine.buffers import Moves, Random
from ..data.actions import A_DONE, A_STOP
from ..data.names import HIRE_LESS, IKI, JOKER, MONTHS, MOVE_MORE, N_CHARACTERS, N_TYPES, RICE
from ..data.state import NONE, State
from ..data.tables import RETIRED, Tables
from ..rules.basics import count, lowest, random_below, rule
from ..rules.rooms import buildings_in, character_rooms, characters_of, types_and_crowd
from ..rules.scoring import building_points, fish_points, iki, tobacco_points

WHOLE = 100
SEASON = 3
LAST_LEVEL = 3
NOW = (25, 0, 0, 100, 300)
IN_TIME = (50, 70, 70, 150, 250)
"""Hundredths of a point of each good at the end, and so much more while a whole year is left."""
MEAL = (220, 180, 130)
"""Rice for a character that will have to be fed this month, next month, or in the month after."""
FIRE_STEP, AT_RISK = 40, 120
"""A step on the fire track in a whole year; a card that the next fire would burn, if it breaks out in its nagaya."""
TYPES_TO_COME = 250
HIRE_TOKEN, MOVE_TOKEN = 500, 300
SURE, LUCK = 500, 2500
"""A lead of so much moves the chance half of the way to certainty: at the end, and more in a whole year."""
SELDOM = 4
"""One choice in so many is made as if doing nothing were as good as doing something."""


@rule
def epoch(t: Tables, s: State) -> int:
    """A number that grows with every month."""
    return s.month


@rule
def left_of_year(s: State) -> int:
    """How much of the year is left, in hundredths."""
    return WHOLE * (MONTHS + 1 - max(1, s.month)) // MONTHS


@rule
def worth_of_goods(s: State, seat: int, left: int) -> int:
    """Goods by what they bring in the time that is left; rice for the next payday is worth more."""
    points = 0
    for good in range(IKI):
        points += s.goods[seat][good] * (NOW[good] + IN_TIME[good] * left // WHOLE)
    if s.month <= MONTHS:
        eaters = count(character_rooms(s, seat))
        away = (MONTHS - max(1, s.month)) % SEASON
        points += min(eaters, s.goods[seat][RICE]) * MEAL[away]
    return points


@rule
def salary_worth(t: Tables, card: int, level: int, left: int) -> int:
    """What a payday brings by one character."""
    points = WHOLE * t.salary[card][level][IKI]
    for good in range(IKI):
        if t.salary[card][level][good] > 0:
            points += t.salary[card][level][good] * (NOW[good] + IN_TIME[good] * left // WHOLE)
    return points


@rule
def salaries_to_come(t: Tables, s: State, seat: int, left: int) -> int:
    """The paydays that are left: a character rises a level from one to the next, and eats until it retires."""
    paydays = (MONTHS - max(1, s.month)) // SEASON + 1 if s.month <= MONTHS else 0
    if paydays == 0:
        return 0
    points = 0
    rooms = character_rooms(s, seat)
    while rooms:
        room = lowest(rooms)
        rooms &= rooms - 1
        for later in range(paydays):
            level = min(RETIRED, s.level[room] + later)
            points += salary_worth(t, s.card[room], level, left)
            if level <= LAST_LEVEL:
                points -= MEAL[0]
        points += harmony_of(t, s, room) * min(paydays, 2)
    cards = s.retired[seat]
    while cards:
        points += paydays * salary_worth(t, lowest(cards), RETIRED, left)
        cards &= cards - 1
    return points


@rule
def harmony_of(t: Tables, s: State, room: int) -> int:
    """What the character in a room earns at a payday by its likes in the same nagaya or the other corners."""
    points, kind = 0, t.type[s.card[room]]
    for group in range(5):
        if (t.groups[group] >> room) & 1:
            alike, others = 0, t.groups[group]
            while others:
                card = s.card[lowest(others)]
                others &= others - 1
                if 0 <= card < N_CHARACTERS and t.type[card] == kind:
                    alike += 1
            if alike > 1:
                points += WHOLE * alike
    return points


@rule
def dangers(t: Tables, s: State, seat: int) -> int:
    """What the next fire may cost."""
    month = max(1, s.month)
    while month <= MONTHS and t.fire_strength[month] == 0:
        month += 1
    if month > MONTHS:
        return 0
    points, rooms = 0, s.kobun[seat]
    while rooms:
        place = lowest(rooms) % 4
        rooms &= rooms - 1
        if s.fire[seat] < t.fire_strength[month] - place:
            points += AT_RISK
    return points


@rule
def prospects(t: Tables, s: State, seat: int, left: int) -> int:
    """The points in hundredths that a player may end with, beside those that everybody will still earn."""
    mix = types_and_crowd(t, characters_of(s, seat), NONE)
    types = min(WHOLE * N_TYPES - 1, WHOLE * (mix // 64) + TYPES_TO_COME * left // WHOLE)
    if (s.special[seat] >> JOKER) & 1:
        types = min(WHOLE * N_TYPES - 1, types + WHOLE)
    low, high = t.type_score[types // WHOLE], t.type_score[types // WHOLE + 1]
    points = WHOLE * low + (high - low) * (types % WHOLE)
    points += WHOLE * (iki(s, seat) + fish_points(t, s, seat) + tobacco_points(t, s, seat, mix))
    rooms = buildings_in(s, s.kobun[seat])
    while rooms:
        points += WHOLE * building_points(t, s, seat, s.card[lowest(rooms)] - N_CHARACTERS)
        rooms &= rooms - 1
    points += worth_of_goods(s, seat, left) + salaries_to_come(t, s, seat, left) - dangers(t, s, seat)
    points += FIRE_STEP * s.fire[seat] * left // WHOLE
    tokens = HIRE_TOKEN * ((s.special[seat] >> HIRE_LESS) & 1) + MOVE_TOKEN * ((s.special[seat] >> MOVE_MORE) & 1)
    return points + tokens * left // WHOLE


@rule
def estimate(t: Tables, s: State, seat: int) -> int:
    """0 to 1000: about the chance to win, from the lead over the best other seat and how much can still happen."""
    left, best = left_of_year(s), -1
    for other in range(t.players):
        if other != seat:
            best = max(best, prospects(t, s, other, left))
    lead = prospects(t, s, seat, left) - best
    doubt, even = SURE + LUCK * left // WHOLE, 1000 // t.players
    if lead > 0:
        return even + (980 - even) * lead // (lead + doubt)
    return even - (even - 20) * -lead // (doubt - lead)


@rule
def rollout_choice(t: Tables, s: State, moves: Moves, n: int, rng: Random) -> int:
    """Playouts mostly do business where they can, and mostly walk no further than they must."""
    first = moves.ids[0]
    if n > 1 and random_below(rng, SELDOM) > 0:
        if first == A_STOP:
            return 0
        if first == A_DONE:
            return 1 + int(random_below(rng, n - 1))
    return int(random_below(rng, n))
