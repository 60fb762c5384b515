"""The past of a re-dealt world: the same open moves, with the rival's secrets as they must have been.

Every card the rival drew unseen is a slot in time; every card the rival has shown, hides or still holds needs one of
those slots, after it was last put back into the deck and before it left the hand. Giving each slot the card that has
to leave first never fails when any assignment exists.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ...core.errors import ZashikiError
from . import actions as a_
from .names import CARDS, COMPETITION, DEAL, GEIKO
from .state import State as Record

if TYPE_CHECKING:
    from ...core.state import Entry, State

TRIES = 100
NEVER = 1 << 30
CHANCE = -1
HIDING = {"keep": "kept", "discard": "discarded", "veil": "veiled"}


@dataclass
class Need:
    """A card the rival had: `since` when it could be drawn, `until` when it left the hand."""

    card: int
    since: int
    until: int


@dataclass
class Past:
    """What happened to cards in the present round, as far as a rewriting needs it."""

    draws: list[int] = field(default_factory=list)
    left: list[tuple[int, int]] = field(default_factory=list)
    secret: dict[int, str] = field(default_factory=dict)
    back: list[tuple[int, int]] = field(default_factory=list)
    unseen_back: tuple[int, int] | None = None
    seen: list[tuple[int, int]] = field(default_factory=list)


def rewrite(state: State, seat: int, world: Any, seed: int | str) -> State:
    """The state of `world` with a log that leads to it; the seat cannot tell it from the log of `state`."""
    rng = random.Random(f"{seed}")
    for attempt in range(TRIES):
        if attempt:
            world = state.seen_by(seat).deal(f"{seed}/{attempt}")
        actions = _actions(state, seat, world, rng)
        if actions is not None:
            return state.replayed(actions)
    raise ZashikiError("no past could be found for a re-dealt world; please report this game record")


def _actions(state: State, seat: int, world: Any, rng: random.Random) -> list[int] | None:
    log = state.log
    start = _round_start(log, Record.read(world, "phase") == DEAL)
    past = _read(log, start, 1 - seat)
    hidden = {name: Record.read(world, name)[1 - seat] for name in ("hand", *HIDING.values())}
    if Record.read(world, "game") == GEIKO:
        hidden["hand"] |= Record.read(world, "zone")[1 - seat]  # a hand laid open at the end was never played
    named = {when: _only(hidden[place]) for when, place in past.secret.items() if hidden[place]}
    if past.unseen_back is None:
        return _assign(log, past, hidden, named, rng)
    candidates = list(range(len(CARDS)))
    rng.shuffle(candidates)
    veiled_at, back_at = past.unseen_back
    for card in candidates:
        if not _known_elsewhere(past, named, card):
            past.back.append((back_at, card))
            found = _assign(log, past, hidden, named | {veiled_at: card}, rng)
            if found is not None:
                return found
            past.back.pop()
    return None


def _round_start(log: list[Entry], dealing: bool) -> int:
    """Where the deal of the present round begins: only there are several cards dealt in a row."""
    start = k = len(log)
    while k > 0:
        end = k
        while k > 0 and a_.DEAL_CARD <= log[k - 1].action < a_.DEAL_CARD + len(CARDS):
            k -= 1
        if end - k > 1 or (dealing and end == len(log)):
            return k
        k -= 1
    return start


def _read(log: list[Entry], start: int, rival: int) -> Past:
    """Follow the cards of the round through the log."""
    past, offer, swap, doing, hidden_left = Past(), [NEVER] * 4, None, -1, {}
    for when in range(start, len(log)):
        actor, action, _ = log[when]
        group = a_.TABLE.group_of[action]
        card = action - a_.TABLE.first(group.verb)
        if group.verb == "deal":
            (past.draws.append(when) if log[when].known_to == rival else past.seen.append((when, card)))
        elif action <= COMPETITION:
            offer, doing = [NEVER] * 4, action
        elif group.verb == "counter":
            swap = card
        elif group.verb in ("choose", "veil", "keep", "discard"):
            if actor == rival and group.verb == "choose":
                past.left.append((when, card))
            elif actor == rival:
                hidden_left[when] = (group.verb, card)
            if doing > 0 and group.verb in ("choose", "veil"):
                place = offer.index(NEVER) if swap is None else swap
                if swap is not None:
                    _put_back(past, hidden_left, offer[place], log, when)
                offer[place], swap = when, None
    for when, (verb, card) in hidden_left.items():
        past.secret[when] = HIDING[verb]
        past.left.append((when, card))
    return past


def _put_back(past: Past, hidden_left: dict[int, Any], laid: int, log: list[Entry], when: int) -> None:
    """The card laid at time `laid` goes back into the deck at time `when`."""
    if laid in hidden_left:
        past.unseen_back = (laid, when)
    else:
        group = a_.TABLE.group_of[log[laid].action]
        past.back.append((when, log[laid].action - a_.TABLE.first(group.verb)))


def _known_elsewhere(past: Past, named: dict[int, int], card: int) -> bool:
    """Was this card, in the re-dealt world, somewhere else when the unseen card was laid?"""
    veiled_at, back_at = past.unseen_back or (NEVER, NEVER)
    moves = [(when, True) for when, c in past.back if c == card]
    moves += [(when, False) for when, c in past.seen if c == card]
    moves += [(when, False) for when, c in past.left if named.get(when, c) == card and when != veiled_at]
    if any(veiled_at <= when <= back_at for when, _ in moves):
        return True
    before = [gone_back for when, gone_back in sorted(moves) if when < veiled_at]
    return bool(before) and not before[-1]


def _assign(
    log: list[Entry], past: Past, hidden: dict[str, int], named: dict[int, int], rng: random.Random
) -> list[int] | None:
    """The actions with every unseen draw named, or None if that cannot be."""
    needs = []
    for when, card in past.left:
        needs.append(_need(past, named.get(when, card), when))
    needs += [_need(past, card, NEVER) for card in range(len(CARDS)) if hidden["hand"] >> card & 1]
    rng.shuffle(needs)
    if len(needs) != len(past.draws):
        return None
    actions = [entry.action for entry in log]
    for when in past.draws:
        ready = [need for need in needs if need.since < when]
        if not ready:
            return None
        urgent = min(ready, key=lambda need: need.until)
        if urgent.until < when:
            return None
        needs.remove(urgent)
        actions[when] = a_.DEAL_CARD + urgent.card
    for when, card in named.items():
        group = a_.TABLE.group_of[log[when].action]
        actions[when] = a_.TABLE.first(group.verb) + card
    return actions


def _need(past: Past, card: int, until: int) -> Need:
    since = max((when for when, c in past.back if c == card and when < until), default=-1)
    return Need(card, since, until)


def _only(mask: int) -> int:
    return mask.bit_length() - 1
