"""The re-deal: another world that a seat cannot tell from the true one.

Unseen cards are dealt anew to the rival's hidden places and the deck. What makes this more than a shuffle is the
counter-offer: a card the seat saw go back into the deck can only be where a card drawn *afterwards* can be. The seat
does not know when the rival drew which card, so that too is dealt anew: the rival's hand is followed through everything
it gained and lost since (the trail), each card that left being any of those in the hand with equal chance. The age of
a card is the number of counter-offers made before it was drawn.
"""

from typing import Any

from ....engine.buffers import Random
from ..data.state import DREW, KEPT, NONE, RETURN, THREW, VEILED, State
from ..data.tables import Tables
from .basics import count, nth, random_below, rule
from .deal import ALL_CARDS

IN_DECK, IN_HAND, IN_KEPT, IN_DISCARD, IN_VEIL = range(5)
TRIES = 200


@rule
def unseen_cards(v: Any) -> int:
    """The cards whose place the seat does not know."""
    seen: int = v.hand | v.kept | v.discarded | v.veiled | v.zone[0] | v.zone[1] | v.spent
    for place in range(5):
        seen |= v.under[place]
    for place in range(4):
        if v.offer[place] >= 0:
            seen |= 1 << v.offer[place]
    return ALL_CARDS & ~seen


@rule
def needed_age(v: Any, card: int) -> int:
    """How old a card in the rival's hand may be at most to be this one: 0 if it never went back into the deck."""
    for k in range(1, -1, -1):
        if v.returned[k] == card:
            return k + 1
    return 0


@rule
def age_leaving(ages: int, least: int, rng: Random) -> int:
    """Which age leaves a hand, all cards of at least that age alike; `ages` packs the counts by age in bytes."""
    counts0 = ages & 255 if least == 0 else 0
    counts1 = (ages >> 8) & 255 if least <= 1 else 0
    counts2 = (ages >> 16) & 255
    everything = counts0 + counts1 + counts2
    if everything == 0:
        return NONE
    pick = random_below(rng, everything)
    if pick < counts0:
        return 0
    return 1 if pick < counts0 + counts1 else 2


@rule
def follow_trail(v: Any, rival: int, rng: Random) -> int:
    """Ages of the rival's hidden cards, packed: the hand's counts in three bytes, then kept, discard and veiled card
    in one each; -1 if this try contradicts what was seen."""
    now = v.hand_count[rival]
    for k in range(v.trail_length[rival]):
        what = v.trail[rival][k]
        if what == DREW:
            now -= 1
        elif what != RETURN:
            now += 1
    ages: int = now
    epoch = 1
    kept, threw, veil = 0, 0, 0
    for k in range(v.trail_length[rival]):
        what = v.trail[rival][k]
        if what == DREW:
            ages += 1 << (8 * epoch)
        elif what == RETURN:
            epoch += 1
        else:
            least = 0
            if what < DREW:
                least = min(needed_age(v, what), epoch)
            age = age_leaving(ages, least, rng)
            if age == NONE:
                return -1
            ages -= 1 << (8 * age)
            if what == KEPT:
                kept = age
            elif what == THREW:
                threw = age
            elif what == VEILED:
                veil = age
    return ages | kept << 24 | threw << 28 | veil << 32


@rule
def slots(where: int, least: int, ages: int, room: int, filled: int) -> int:
    """How many hidden places of a kind may hold a card of at least that age. `room` packs the places by kind."""
    free = (room >> (5 * where)) & 31
    if free == 0 or (filled >> where) & 1:
        return 0
    if where == IN_DECK:
        return free
    if where == IN_HAND:
        total = 0
        for age in range(least, 3):
            total += (ages >> (8 * age)) & 255
        return min(total, free)
    age = (ages >> (24 + 4 * (where - IN_KEPT))) & 15
    return 1 if age >= least else 0


@rule
def redeal(t: Tables, v: Any, s: State, rng: Random) -> None:
    """Fill the hidden places of `s`, which already holds all that the seat knows."""
    for _ in range(TRIES):
        if deal_hidden(v, s, rng):
            return


@rule
def deal_hidden(v: Any, s: State, rng: Random) -> bool:
    """One try; false if it led to a contradiction."""
    rival = 1 - v.seat
    unseen = unseen_cards(v)
    s.deck = 0
    s.hand[rival] = 0
    s.kept[rival] = 0
    s.discarded[rival] = 0
    s.veiled[rival] = 0
    room = v.deck_count | v.hand_count[rival] << 5 | v.kept_count[rival] << 10
    room |= v.discarded_count[rival] << 15 | v.veiled_count[rival] << 20
    filled = 0
    if v.returns_done > 0:
        ages = follow_trail(v, rival, rng)
        if ages < 0:
            return False
        for k in range(1, -1, -1):
            card = v.returned[k]
            if card == NONE or not (unseen >> card) & 1:
                continue
            total = 0
            for where in range(5):
                total += slots(where, k + 1, ages, room, filled)
            if total == 0:
                return False
            pick = random_below(rng, total)
            where = IN_DECK
            while pick >= slots(where, k + 1, ages, room, filled):
                pick -= slots(where, k + 1, ages, room, filled)
                where += 1
            put(s, rival, where, card)
            unseen &= ~(1 << card)
            room -= 1 << (5 * where)
            if where == IN_HAND:
                ages -= 1 << (8 * age_leaving(ages & 0xFFFFFF, k + 1, rng))
            elif where > IN_HAND:
                filled |= 1 << where
    deal_rest(s, rival, unseen, room, rng)
    remember_for_rival(v, s, rival)
    return True


@rule
def put(s: State, rival: int, where: int, card: int) -> None:
    """Put a card on a hidden place."""
    if where == IN_DECK:
        s.deck |= 1 << card
    elif where == IN_HAND:
        s.hand[rival] |= 1 << card
    elif where == IN_KEPT:
        s.kept[rival] |= 1 << card
    elif where == IN_DISCARD:
        s.discarded[rival] |= 1 << card
    else:
        s.veiled[rival] |= 1 << card


@rule
def deal_rest(s: State, rival: int, unseen: int, room: int, rng: Random) -> None:
    """Deal what is left of the unseen cards to the places that are left, the deck last."""
    for where in range(IN_VEIL, IN_DECK, -1):
        for _ in range((room >> (5 * where)) & 31):
            card = nth(unseen, random_below(rng, count(unseen)))
            unseen &= ~(1 << card)
            put(s, rival, where, card)
    s.deck |= unseen


@rule
def remember_for_rival(v: Any, s: State, rival: int) -> None:
    """What the rival remembers of cards gone back is, for all this seat knows, what this seat saw."""
    for k in range(2):
        s.returned[rival][k] = v.returned[k]
