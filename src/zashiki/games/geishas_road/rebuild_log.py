"""The log of a re-dealt world: the same open moves, with other cards where the rival's were not seen.

Every card the rival has shown, hides or still holds was drawn at one of the rival's unseen draws: after it last went
back into the deck, and before it left the hand. Giving each draw the card that leaves the hand first finds an
assignment if there is one. Times are numbers of log entries.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ...errors import ZashikiError
from .data.actions import A_DEAL_CARD, TABLE
from .data.names import CARDS, COMPETITION, GEIKO
from .data.phases import DEAL
from .data.state import State as Record

if TYPE_CHECKING:
    from ...api.state import Entry, State

TRIES = 100
NEVER = 1 << 30
HIDING = {"keep": "kept", "discard": "discarded", "veil": "veiled"}


@dataclass
class HeldCard:
    """A card the rival had: `since` when it could be drawn, `until` when it left the hand."""

    card: int
    since: int
    until: int


@dataclass
class RoundHistory:
    """What happened to cards in the present round, as far as it can be read from the log."""

    unseen_draws: list[int] = field(default_factory=list)
    """When the rival drew a card that the seat did not see."""
    left_hand: list[tuple[int, int]] = field(default_factory=list)
    """When a card left the rival's hand, and which."""
    hidden_in: dict[int, str] = field(default_factory=dict)
    """Where the rival hid a card, by the time."""
    returned: list[tuple[int, int]] = field(default_factory=list)
    """When a card went back into the deck, and which."""
    unseen_return: tuple[int, int] | None = None
    """When the rival laid a card face down, and when it went back into the deck unseen."""
    seen_draws: list[tuple[int, int]] = field(default_factory=list)
    """When the seat itself drew a card, and which."""


def rebuild_log(state: State, seat: int, world: Any, seed: int | str) -> State:
    """The state of `world` with a log that leads to it; the seat cannot tell it from the log of `state`."""
    rng = random.Random(f"{seed}")
    for attempt in range(TRIES):
        if attempt:
            world = state.bot_view(seat).deal(f"{seed}/{attempt}")
        actions = _rebuilt_actions(state, seat, world, rng)
        if actions is not None:
            return state.replayed(actions)
    raise ZashikiError("no history could be found for a re-dealt world; please report this game record")


def _rebuilt_actions(state: State, seat: int, world: Any, rng: random.Random) -> list[int] | None:
    log = state.log
    start = _round_start(log, Record.read(world, "phase") == DEAL)
    history = _follow_cards(log, start, 1 - seat)
    hidden = {name: Record.read(world, name)[1 - seat] for name in ("hand", *HIDING.values())}
    if Record.read(world, "game") == GEIKO:
        hidden["hand"] |= Record.read(world, "zone")[1 - seat]  # a hand laid open at the end was never played
    named = {when: _single_card(hidden[place]) for when, place in history.hidden_in.items() if hidden[place]}
    if history.unseen_return is None:
        return _assign_draws(log, history, hidden, named, rng)
    candidates = list(range(len(CARDS)))
    rng.shuffle(candidates)
    veiled_at, back_at = history.unseen_return
    for card in candidates:
        if not _known_elsewhere(history, named, card):
            history.returned.append((back_at, card))
            found = _assign_draws(log, history, hidden, named | {veiled_at: card}, rng)
            if found is not None:
                return found
            history.returned.pop()
    return None


def _round_start(log: list[Entry], dealing: bool) -> int:
    """Where the deal of the present round begins: only there are several cards dealt in a row."""
    start = k = len(log)
    while k > 0:
        end = k
        while k > 0 and A_DEAL_CARD <= log[k - 1].action < A_DEAL_CARD + len(CARDS):
            k -= 1
        if end - k > 1 or (dealing and end == len(log)):
            return k
        k -= 1
    return start


def _follow_cards(log: list[Entry], start: int, rival: int) -> RoundHistory:
    """Follow the cards of the round through the log."""
    history, offer, swap, doing, hidden_left = RoundHistory(), [NEVER] * 4, None, -1, {}
    for when in range(start, len(log)):
        actor, action, _ = log[when]
        group = TABLE.group_of[action]
        card = action - TABLE.first(group.verb)
        if group.verb == "deal":
            (
                history.unseen_draws.append(when)
                if log[when].known_to == rival
                else history.seen_draws.append((when, card))
            )
        elif action <= COMPETITION:
            offer, doing = [NEVER] * 4, action
        elif group.verb == "counter":
            swap = card
        elif group.verb in ("choose", "veil", "keep", "discard"):
            if actor == rival and group.verb == "choose":
                history.left_hand.append((when, card))
            elif actor == rival:
                hidden_left[when] = (group.verb, card)
            if doing > 0 and group.verb in ("choose", "veil"):
                place = offer.index(NEVER) if swap is None else swap
                if swap is not None:
                    _put_back(history, hidden_left, offer[place], log, when)
                offer[place], swap = when, None
    for when, (verb, card) in hidden_left.items():
        history.hidden_in[when] = HIDING[verb]
        history.left_hand.append((when, card))
    return history


def _put_back(history: RoundHistory, hidden_left: dict[int, Any], laid: int, log: list[Entry], when: int) -> None:
    """The card laid at time `laid` goes back into the deck at time `when`."""
    if laid in hidden_left:
        history.unseen_return = (laid, when)
    else:
        group = TABLE.group_of[log[laid].action]
        history.returned.append((when, log[laid].action - TABLE.first(group.verb)))


def _known_elsewhere(history: RoundHistory, named: dict[int, int], card: int) -> bool:
    """Was this card, in the re-dealt world, somewhere else when the unseen card was laid?"""
    veiled_at, back_at = history.unseen_return or (NEVER, NEVER)
    moves = [(when, True) for when, c in history.returned if c == card]
    moves += [(when, False) for when, c in history.seen_draws if c == card]
    moves += [(when, False) for when, c in history.left_hand if named.get(when, c) == card and when != veiled_at]
    if any(veiled_at <= when <= back_at for when, _ in moves):
        return True
    before = [gone_back for when, gone_back in sorted(moves) if when < veiled_at]
    return bool(before) and not before[-1]


def _assign_draws(
    log: list[Entry], history: RoundHistory, hidden: dict[str, int], named: dict[int, int], rng: random.Random
) -> list[int] | None:
    """The actions with every unseen draw named, or None if that cannot be."""
    held = []
    for when, card in history.left_hand:
        held.append(_held_card(history, named.get(when, card), when))
    held += [_held_card(history, card, NEVER) for card in range(len(CARDS)) if hidden["hand"] >> card & 1]
    rng.shuffle(held)
    if len(held) != len(history.unseen_draws):
        return None
    actions = [entry.action for entry in log]
    for when in history.unseen_draws:
        ready = [card_held for card_held in held if card_held.since < when]
        if not ready:
            return None
        urgent = min(ready, key=lambda card_held: card_held.until)
        if urgent.until < when:
            return None
        held.remove(urgent)
        actions[when] = A_DEAL_CARD + urgent.card
    for when, card in named.items():
        group = TABLE.group_of[log[when].action]
        actions[when] = TABLE.first(group.verb) + card
    return actions


def _held_card(history: RoundHistory, card: int, until: int) -> HeldCard:
    since = max((when for when, c in history.returned if c == card and when < until), default=-1)
    return HeldCard(card, since, until)


def _single_card(mask: int) -> int:
    return mask.bit_length() - 1
