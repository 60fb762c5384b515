"""A turn: choose an action, offer cards, choose from the offer, play what falls to each side."""

from __future__ import annotations

from ...core.scratch import Events
from . import actions as a_
from . import events as e_
from .cards import play_card, take_guest, take_influence, take_tokens, turn_up
from .deal import begin_turn, clear_offer, remember
from .kernel import cite, count, emit, lowest, rule
from .names import (
    COMPETITION,
    COUNTER_CARD,
    COUNTER_DRAW,
    DISCARD,
    EVENING,
    GIFT,
    INTRIGUE,
    KEEP,
    LEARN,
    MAIKO,
    MANNER,
    OFFER_CARD,
    ORDER,
    PLAYING,
    REMOVE,
    RESPOND,
    REVEAL,
    REVEAL_CARD,
    ROUND_END,
    SAY,
    WORK,
)
from .state import FACE_DOWN, KEPT, NONE, RETURN, THREW, VEILED, State
from .tables import Tables

CHANCE = -1
ALL_USED = 15
OFFER_SIZE = (0, 2, 3, 4)
"""Cards laid before the opponent, by action; only a Maiko's Intrigue offers two."""

R_ACTION = cite("turn.action")
R_REVEAL, R_INTRIGUE = cite("action.reveal"), cite("action.intrigue")
R_GIFT, R_COMPETITION = cite("action.gift"), cite("action.competition")
R_GIFT_CHOICE, R_COMPETITION_CHOICE = cite("action.gift-choice"), cite("action.competition-choice")
R_GIFT_REST, R_COMPETITION_REST = cite("action.gift-rest"), cite("action.competition-rest")
R_HIDDEN, R_HIDDEN_BOTH = cite("hidden.use"), cite("hidden.both")
R_COUNTER, R_PLACE, R_BACK, R_CHOOSER = (
    cite("counter.use"),
    cite("counter.place"),
    cite("counter.back"),
    cite("counter.chooser"),
)
R_AGAIN, R_HIDDEN_BACK = cite("counter.again"), cite("hidden.counter")
R_ROUND_INTRIGUE, R_ROUND_END = cite("round.intrigue"), cite("round.end")
R_MAIKO_TURN, R_MAIKO_REVEAL, R_MAIKO_INTRIGUE = (
    cite("maiko.turn"),
    cite("maiko.reveal"),
    cite("maiko.intrigue"),
)
R_MAIKO_CHOICE, R_SAME = cite("maiko.intrigue-choice"), cite("maiko.same")


@rule
def act(t: Tables, s: State, action: int, ev: Events) -> None:
    """Turn an action token over and begin the action."""
    s.used[s.active] |= 1 << action
    s.doing = action
    emit(ev, e_.E_ACT, R_ACTION if s.game == EVENING else R_MAIKO_TURN, s.active, action, 0, 0)
    if action == REVEAL:
        s.phase = REVEAL_CARD
    elif action == INTRIGUE and s.game == EVENING:
        s.phase = KEEP
    else:
        s.phase = OFFER_CARD


@rule
def leave_hand(t: Tables, s: State, seat: int, card: int, what: int) -> None:
    """A card leaves a hand; `what` is how it is remembered."""
    s.hand[seat] &= ~(1 << card)
    remember(t, s, seat, what)


@rule
def reveal(t: Tables, s: State, card: int, ev: Events) -> None:
    """Reveal: play one card from the hand."""
    leave_hand(t, s, s.active, card, card)
    s.offer[0] = card
    s.to_play = 1
    s.player = s.active
    s.manner = WORK if s.game == MAIKO else NONE
    emit(ev, e_.E_OFFER, R_REVEAL if s.game == EVENING else R_MAIKO_REVEAL, s.active, card, 0, 0)
    s.phase = PLAYING


@rule
def keep(t: Tables, s: State, card: int, ev: Events) -> None:
    """Intrigue: one card face down for the end of the round."""
    leave_hand(t, s, s.active, card, KEPT)
    s.kept[s.active] = 1 << card
    s.phase = DISCARD
    emit(ev, e_.E_KEEP, R_INTRIGUE, s.active, card, 0, 0)


@rule
def throw_away(t: Tables, s: State, card: int, ev: Events) -> None:
    """Intrigue: one card discarded face down."""
    leave_hand(t, s, s.active, card, THREW)
    s.discarded[s.active] = 1 << card
    emit(ev, e_.E_DISCARD, R_INTRIGUE, s.active, card, 0, 0)
    s.phase = PLAYING


@rule
def offer_rule(s: State) -> int:
    """The paragraph an offer follows."""
    if s.doing == GIFT:
        return R_GIFT
    return R_COMPETITION if s.doing == COMPETITION else R_MAIKO_INTRIGUE


@rule
def put_in_offer(t: Tables, s: State, seat: int, card: int, place: int, face_down: bool, ev: Events) -> None:
    """A card from the hand goes into the offer, face up or face down."""
    if face_down:
        leave_hand(t, s, seat, card, VEILED)
        s.offer[place] = FACE_DOWN
        s.veiled[seat] = 1 << card
        s.veiled_at[seat] = place
        s.hidden[seat] = 0
        emit(ev, e_.E_VEIL, R_HIDDEN if s.phase == OFFER_CARD else R_HIDDEN_BOTH, seat, card, place, 0)
    else:
        leave_hand(t, s, seat, card, card)
        s.offer[place] = card
        emit(ev, e_.E_OFFER, offer_rule(s) if s.phase == OFFER_CARD else R_PLACE, seat, card, place, 0)


@rule
def offer_card(t: Tables, s: State, card: int, face_down: bool, ev: Events) -> None:
    """Gift, Competition and a Maiko's Intrigue: lay the next card; when all lie there the opponent is asked."""
    place = 0
    while s.offer[place] != NONE:
        place += 1
    put_in_offer(t, s, s.active, card, place, face_down, ev)
    if place + 1 < OFFER_SIZE[s.doing]:
        return
    s.chooser = 1 - s.active
    s.turn = s.chooser
    s.phase = REMOVE if s.doing == INTRIGUE else RESPOND


@rule
def take(t: Tables, s: State, a: int, ev: Events) -> None:
    """The chooser takes a card of a Gift or a pair of a Competition; the other side plays the rest afterwards."""
    if s.doing == GIFT:
        taken = 1 << (a - a_.TAKE)
        all_places = 7
    else:
        taken = 3 << (2 * (a - a_.TAKE_PAIR))
        all_places = 15
    cited = R_GIFT_CHOICE if s.doing == GIFT else R_COMPETITION_CHOICE
    for place in range(4):
        if (taken >> place) & 1:
            emit(ev, e_.E_TAKE, cited, s.chooser, place, 0, 0)
    s.player = s.chooser
    s.to_play = taken
    s.rest = all_places & ~taken
    s.phase = PLAYING


@rule
def counter(s: State, place: int, ev: Events) -> None:
    """Announce a counter-offer against one card of the offer."""
    s.counter[s.chooser] = 0
    s.swap_at = place
    s.phase = COUNTER_CARD
    emit(ev, e_.E_COUNTER, R_AGAIN if s.chooser == s.active else R_COUNTER, s.chooser, place, 0, 0)


@rule
def counter_card(t: Tables, s: State, card: int, face_down: bool, ev: Events) -> None:
    """The card set aside goes back into the deck, the new one takes its place, and the choice changes sides."""
    seat, place = s.chooser, s.swap_at
    aside = s.offer[place]
    if aside == FACE_DOWN:
        layer = 0 if s.veiled_at[0] == place else 1
        aside = lowest(s.veiled[layer])
        s.veiled[layer] = 0
        s.veiled_at[layer] = NONE
        s.returned[layer][s.returns_done] = aside
        emit(ev, e_.E_ASIDE_HIDDEN, R_HIDDEN_BACK, layer, aside, place, 0)
    else:
        s.returned[0][s.returns_done] = aside
        s.returned[1][s.returns_done] = aside
        emit(ev, e_.E_ASIDE, R_BACK, seat, aside, place, 0)
    put_in_offer(t, s, seat, card, place, face_down, ev)
    s.deck |= 1 << aside
    remember(t, s, 0, RETURN)
    remember(t, s, 1, RETURN)
    s.returns_done += 1
    s.swap_at = NONE
    s.chooser = 1 - seat
    emit(ev, e_.E_CHOOSING, R_CHOOSER, s.chooser, 0, 0, 0)
    s.phase = COUNTER_DRAW
    s.turn = CHANCE
    s.drawer = seat


@rule
def remove(s: State, place: int, ev: Events) -> None:
    """A Maiko's Intrigue: the opponent removes one card."""
    card = s.offer[place]
    s.offer[place] = NONE
    s.spent |= 1 << card
    s.phase = SAY
    s.to_play = 3 & ~(1 << place)
    emit(ev, e_.E_REMOVE, R_MAIKO_CHOICE, s.chooser, card, place, 0)


@rule
def say(t: Tables, s: State, manner: int, ev: Events) -> None:
    """A Maiko's Intrigue: the opponent says what becomes of the other card."""
    s.manner = manner
    s.player = s.active
    emit(ev, e_.E_MANNER, R_MAIKO_CHOICE, s.chooser, manner, 0, 0)
    s.phase = PLAYING


@rule
def choose_manner(t: Tables, s: State, manner: int, ev: Events) -> None:
    """Learn or work, the same for all cards a side got."""
    s.manner = manner
    emit(ev, e_.E_MANNER, R_SAME, s.player, manner, 0, 0)
    s.phase = PLAYING


@rule
def play_place(t: Tables, s: State, place: int, ev: Events) -> None:
    """Play the card on a place of the offer."""
    card = turn_up(s, place, ev)
    s.to_play &= ~(1 << place)
    play_card(t, s, s.player, card, ev)


@rule
def play_first(t: Tables, s: State, place: int, ev: Events) -> None:
    """Of two cards, play this one first."""
    s.phase = PLAYING
    play_place(t, s, place, ev)


@rule
def choose_token(t: Tables, s: State, a: int, ev: Events) -> None:
    """Take a guest or the influence token."""
    if a == a_.TAKE_INFLUENCE:
        take_influence(s, s.player, ev)
    else:
        take_guest(s, s.player, a - a_.TAKE_GUEST, ev)
    s.phase = PLAYING
    if s.game == EVENING:
        take_tokens(s, s.player, ev)


@rule
def proceed(t: Tables, s: State, ev: Events) -> None:
    """Go on with the turn until somebody has to choose."""
    while s.picks == 0:
        if s.to_play > 0:
            if s.game == MAIKO and s.manner == NONE:
                ask(s, MANNER)
                return
            if s.manner != LEARN and count(s.to_play) > 1:
                ask(s, ORDER)
                return
            play_place(t, s, lowest(s.to_play), ev)
        elif s.rest > 0:
            emit(
                ev,
                e_.E_CHOOSING,
                R_GIFT_REST if s.doing == GIFT else R_COMPETITION_REST,
                1 - s.player,
                0,
                0,
                0,
            )
            s.player = 1 - s.player
            s.to_play = s.rest
            s.rest = 0
            s.manner = NONE
        elif not next_intrigue(s, ev):
            end_turn(s)
            return


@rule
def ask(s: State, phase: int) -> None:
    """The one who plays cards has to choose."""
    s.phase = phase
    s.turn = s.player


@rule
def end_turn(s: State) -> None:
    """The next player's turn, or the end of the round."""
    clear_offer(s)
    if s.used[0] < ALL_USED or s.used[1] < ALL_USED:
        s.active = 1 - s.active
        begin_turn(s)
    else:
        s.phase = ROUND_END


@rule
def next_intrigue(s: State, ev: Events) -> bool:
    """When all actions are used the first player, then the other, plays the Intrigue card."""
    if s.game == MAIKO or s.used[0] < ALL_USED or s.used[1] < ALL_USED or s.revealed == 2:
        return False
    if s.revealed == 0:
        emit(ev, e_.E_ROUND_END, R_ROUND_END, NONE, s.round_no, 0, 0)
    seat = s.first if s.revealed == 0 else 1 - s.first
    card = lowest(s.kept[seat])
    s.kept[seat] = 0
    s.revealed += 1
    clear_offer(s)
    s.offer[0] = card
    s.to_play = 1
    s.player = seat
    s.active = seat
    emit(ev, e_.E_REVEAL, R_ROUND_INTRIGUE, seat, card, 0, 0)
    return True
