"""The turn as a visible list of steps: what is legal in each phase, why not, and what each action does."""

from __future__ import annotations

from ...core.scratch import Events, Moves, Random
from . import actions as a_
from . import events as e_
from .deal import begin_round
from .estimate import chapter, estimate, narrow  # noqa: F401  (for bots, beside `payoff`)
from .geiko import lay_face_down, visit
from .kernel import cite, count, emit, lowest, nth, random_below, rule
from .names import (
    ACT,
    ARRIVALS,
    CHOOSE_FIRST,
    COMPETITION,
    COUNTER_CARD,
    DISCARD,
    EVENING,
    GAME_END,
    GIFT,
    GUEST,
    INTRIGUE,
    KEEP,
    LAY_FACE_DOWN,
    LAY_LANTERNS,
    MANNER,
    OFFER_CARD,
    ORDER,
    PLAYING,
    REMOVE,
    RESPOND,
    REVEAL_CARD,
    ROUND_END,
    SAY,
    TOKEN,
    VISIT,
)
from .payoff import payoff  # noqa: F401  (an entry point of the game, beside those below)
from .redeal import redeal  # noqa: F401  (an entry point of the game, beside those below)
from .rounds import end_game, end_round
from .setup import apply_chance, bag, bag_first, begin_game, weight
from .state import NONE, State
from .tables import Tables
from .turns import (
    act,
    choose_manner,
    choose_token,
    counter,
    counter_card,
    keep,
    offer_card,
    play_first,
    proceed,
    remove,
    reveal,
    say,
    take,
    throw_away,
)

CHANCE, OVER = -1, -2
CARDS = 20
ACTIONS = 4

R_OWN_TURN, R_ONCE, R_HAND = cite("turn.own-turn"), cite("turn.once"), cite("action.hand")
R_ACTION, R_REVEAL, R_INTRIGUE = cite("turn.action"), cite("action.reveal"), cite("action.intrigue")
R_GIFT, R_COMPETITION = cite("action.gift"), cite("action.competition")
R_GIFT_CHOICE, R_COMPETITION_CHOICE = cite("action.gift-choice"), cite("action.competition-choice")
R_ORDER, R_TOKENS = cite("action.order"), cite("card.tokens-choice")
R_COUNTER, R_COUNTER_ONCE, R_COUNTER_HAND = cite("counter.use"), cite("counter.once"), cite("counter.hand")
R_HIDDEN, R_HIDDEN_ONCE = cite("hidden.use"), cite("hidden.once")
R_SECOND_FIRST = cite("second.first")
R_MAIKO_TURN, R_MAIKO_REVEAL, R_MAIKO_INTRIGUE, R_MAIKO_CHOICE = (
    cite("maiko.turn"),
    cite("maiko.reveal"),
    cite("maiko.intrigue"),
    cite("maiko.intrigue-choice"),
)
R_MAIKO_SAME, R_MAIKO_ORDER, R_MAIKO_WORK, R_MAIKO_OFFERS = (
    cite("maiko.same"),
    cite("maiko.order"),
    cite("maiko.work"),
    cite("maiko.offers"),
)
R_GEIKO_TURN, R_GEIKO_HIDDEN = cite("geiko.turn"), cite("geiko.hidden-card")


@rule
def start(t: Tables, s: State, ev: Events) -> None:
    """The first position: everything is still to be laid out."""
    begin_game(t, s, t.game, ev)


@rule
def asked(s: State) -> int:
    """The paragraph that says what is asked now."""
    phase = s.phase
    if phase == ACT:
        return R_ACTION if s.game == EVENING else R_MAIKO_TURN
    if phase == REVEAL_CARD:
        return R_REVEAL if s.game == EVENING else R_MAIKO_REVEAL
    if phase == KEEP or phase == DISCARD:
        return R_INTRIGUE
    if phase == OFFER_CARD or phase == COUNTER_CARD:
        if phase == COUNTER_CARD:
            return R_COUNTER
        if s.doing == GIFT:
            return R_GIFT
        return R_COMPETITION if s.doing == COMPETITION else R_MAIKO_INTRIGUE
    if phase == RESPOND:
        return R_GIFT_CHOICE if s.doing == GIFT else R_COMPETITION_CHOICE
    if phase == REMOVE or phase == SAY:
        return R_MAIKO_CHOICE
    if phase == MANNER:
        return R_MAIKO_SAME
    if phase == ORDER:
        return R_ORDER if s.game == EVENING else R_MAIKO_ORDER
    if phase == TOKEN:
        return R_TOKENS
    if phase == GUEST:
        return R_MAIKO_WORK
    if phase == VISIT:
        return R_GEIKO_TURN
    if phase == LAY_FACE_DOWN:
        return R_GEIKO_HIDDEN
    if phase == CHOOSE_FIRST:
        return R_SECOND_FIRST
    return R_OWN_TURN


@rule
def refusal(t: Tables, s: State, a: int) -> int:
    """0, or the number of the paragraph that forbids the action."""
    if s.turn == CHANCE:
        k = a - bag_first(s)
        if 0 <= k < CARDS and (bag(t, s) >> k) & 1:
            return 0
        return R_OWN_TURN
    phase = s.phase
    if phase == ACT:
        if a >= ACTIONS:
            return asked(s)
        return R_ONCE if (s.used[s.turn] >> a) & 1 else 0
    if phase == REVEAL_CARD or phase == VISIT:
        return refuse_card(s, a - a_.CHOOSE)
    if phase == KEEP or phase == LAY_FACE_DOWN:
        return refuse_card(s, a - a_.KEEP_CARD)
    if phase == DISCARD:
        return refuse_card(s, a - a_.DISCARD_CARD)
    if phase == OFFER_CARD or phase == COUNTER_CARD:
        return refuse_offer(t, s, a)
    if phase == RESPOND:
        return refuse_response(t, s, a)
    if phase == ORDER:
        k = a - a_.PLAY
        return 0 if 0 <= k < 4 and (s.to_play >> k) & 1 else asked(s)
    if phase == TOKEN:
        return 0 if a == a_.TAKE_INFLUENCE or a == a_.TAKE_GUEST + s.house[s.spot] else asked(s)
    if phase == GUEST:
        k = a - a_.TAKE_GUEST
        return 0 if 0 <= k < 5 and s.guests[s.spot][k] > 0 else asked(s)
    if phase == REMOVE:
        if a_.COUNTER <= a < a_.COUNTER + 4:
            return R_MAIKO_OFFERS
        return 0 if a_.REMOVE_CARD <= a < a_.REMOVE_CARD + 2 else asked(s)
    if phase == SAY or phase == MANNER:
        return 0 if a_.SAY_MANNER <= a < a_.SAY_MANNER + 2 else asked(s)
    if phase == CHOOSE_FIRST:
        return 0 if a_.START <= a < a_.START + 2 else asked(s)
    return R_OWN_TURN


@rule
def refuse_card(s: State, card: int) -> int:
    """A card must be asked for, and must be in the hand of the one who is asked."""
    if card < 0 or card >= CARDS:
        return asked(s)
    return 0 if (s.hand[s.turn] >> card) & 1 else R_HAND


@rule
def refuse_offer(t: Tables, s: State, a: int) -> int:
    """Laying a card in an offer: face up, or face down while the hidden-offer token is unused."""
    if not (a_.VEIL <= a < a_.VEIL + CARDS):
        return refuse_card(s, a - a_.CHOOSE)
    if s.doing == INTRIGUE:
        return R_MAIKO_OFFERS
    if not t.hidden_offer:
        return R_HIDDEN
    if not s.hidden[s.turn]:
        return R_HIDDEN_ONCE
    return refuse_card(s, a - a_.VEIL)


@rule
def refuse_response(t: Tables, s: State, a: int) -> int:
    """Choosing from an offer, or countering it."""
    if a_.COUNTER <= a < a_.COUNTER + 4:
        if not t.counter_offer or s.offer[a - a_.COUNTER] == NONE:
            return R_COUNTER
        if not s.counter[s.turn]:
            return R_COUNTER_ONCE
        return R_COUNTER_HAND if s.hand[s.turn] == 0 else 0
    first, n = (a_.TAKE, 3) if s.doing == GIFT else (a_.TAKE_PAIR, 2)
    return 0 if first <= a < first + n else asked(s)


@rule
def list_set(moves: Moves, n: int, first: int, mask: int) -> int:
    """Append the actions `first + k` for every k in the set."""
    while mask:
        moves.ids[n] = first + lowest(mask)
        n += 1
        mask &= mask - 1
    return n


@rule
def legal(t: Tables, s: State, moves: Moves) -> int:
    """Write the legal actions into the list, return how many. `refusal` is the law; this is its quick list."""
    phase = s.phase
    if s.turn < 0:
        return list_set(moves, 0, bag_first(s), bag(t, s)) if s.turn == CHANCE else 0
    hand = s.hand[s.turn]
    if phase == OFFER_CARD or phase == COUNTER_CARD:
        n = list_set(moves, 0, a_.CHOOSE, hand)
        if s.hidden[s.turn] and s.doing != INTRIGUE:
            n = list_set(moves, n, a_.VEIL, hand)
        return n
    if phase == ACT:
        return list_set(moves, 0, 0, 15 & ~s.used[s.turn])
    if phase == TOKEN:
        moves.ids[0], moves.ids[1] = a_.TAKE_GUEST + s.house[s.spot], a_.TAKE_INFLUENCE
        return 2
    if phase == ORDER:
        return list_set(moves, 0, a_.PLAY, s.to_play)
    if phase == RESPOND:
        n = list_set(moves, 0, a_.TAKE, 7 if s.doing == GIFT else 24)
        if s.counter[s.turn] and hand != 0:
            n = list_set(moves, n, a_.COUNTER, 7 if s.doing == GIFT else 15)
        return n
    if phase == REVEAL_CARD or phase == VISIT:
        return list_set(moves, 0, a_.CHOOSE, hand)
    if phase == KEEP or phase == LAY_FACE_DOWN:
        return list_set(moves, 0, a_.KEEP_CARD, hand)
    if phase == DISCARD:
        return list_set(moves, 0, a_.DISCARD_CARD, hand)
    if phase == GUEST:
        there = 0
        for c in range(5):
            if s.guests[s.spot][c] > 0:
                there |= 1 << c
        return list_set(moves, 0, a_.TAKE_GUEST, there)
    if phase == REMOVE:
        return list_set(moves, 0, a_.REMOVE_CARD, 3)
    if phase == CHOOSE_FIRST:
        return list_set(moves, 0, a_.START, 3)
    return list_set(moves, 0, a_.SAY_MANNER, 3)


@rule
def apply(t: Tables, s: State, a: int, ev: Events) -> None:
    """Do a legal action: the step itself, the cards it plays, the end of the round, the end of the game."""
    if s.turn == CHANCE:
        apply_chance(t, s, a, ev)
        return
    take_step(t, s, a, ev)
    if s.phase == PLAYING:
        proceed(t, s, ev)
    if s.phase == ROUND_END:
        end_round(t, s, ev)
    if s.phase == GAME_END:
        end_game(t, s, ev)


@rule
def take_step(t: Tables, s: State, a: int, ev: Events) -> None:
    """What the seat to move has chosen, by what it was asked."""
    phase = s.phase
    if phase == OFFER_CARD:
        offer_card(t, s, (a - a_.CHOOSE) % CARDS, a >= a_.VEIL, ev)
    elif phase == TOKEN or phase == GUEST:
        choose_token(t, s, a, ev)
    elif phase == ACT:
        act(t, s, a, ev)
    elif phase == ORDER:
        play_first(t, s, a - a_.PLAY, ev)
    elif phase == RESPOND:
        if a < a_.COUNTER:
            take(t, s, a, ev)
        else:
            counter(s, a - a_.COUNTER, ev)
    elif phase == REVEAL_CARD:
        reveal(t, s, a - a_.CHOOSE, ev)
    elif phase == KEEP:
        keep(t, s, a - a_.KEEP_CARD, ev)
    elif phase == DISCARD:
        throw_away(t, s, a - a_.DISCARD_CARD, ev)
    elif phase == VISIT:
        visit(t, s, a - a_.CHOOSE, ev)
    elif phase == COUNTER_CARD:
        counter_card(t, s, (a - a_.CHOOSE) % CARDS, a >= a_.VEIL, ev)
    elif phase == MANNER:
        choose_manner(t, s, a - a_.SAY_MANNER, ev)
    elif phase == REMOVE:
        remove(s, a - a_.REMOVE_CARD, ev)
    elif phase == SAY:
        say(t, s, a - a_.SAY_MANNER, ev)
    elif phase == LAY_FACE_DOWN:
        lay_face_down(s, a - a_.KEEP_CARD, ev)
    else:
        emit(ev, e_.E_START, R_SECOND_FIRST, a - a_.START, s.round_no, 0, 0)
        begin_round(t, s, a - a_.START)


@rule
def chances(t: Tables, s: State, moves: Moves) -> int:
    """Write what chance may do and how heavy each possibility is, return how many."""
    n: int = list_set(moves, 0, bag_first(s), bag(t, s))
    for k in range(n):
        moves.weights[k] = weight(t, s, moves.ids[k] - bag_first(s))
    return n


@rule
def draw_chance(t: Tables, s: State, rng: Random) -> int:
    """What `chances` lists, drawn by its weights without making the list."""
    objects = bag(t, s)
    if s.phase != LAY_LANTERNS and s.phase != ARRIVALS:
        drawn: int = bag_first(s) + nth(objects, random_below(rng, count(objects)))
        return drawn
    everything, left = 0, objects
    while left:
        everything += weight(t, s, lowest(left))
        left &= left - 1
    pick = random_below(rng, everything)
    while pick >= weight(t, s, lowest(objects)):
        pick -= weight(t, s, lowest(objects))
        objects &= objects - 1
    heavy: int = bag_first(s) + lowest(objects)
    return heavy
