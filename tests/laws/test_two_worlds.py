"""Law 5: re-deal what a seat cannot know, and everything that seat is sent stays the same to the byte."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings

import zashiki
from zashiki import State
from zashiki.bots import bot
from zashiki.drawing.parts import NARROW, WIDE

from .positions import VARIANTS, load, seeds, some, variant_name

variants = pytest.mark.parametrize("variant", VARIANTS, ids=variant_name)


def sent_to(state: State, seat: int) -> dict[str, Any]:
    """Everything a seat is ever sent about a position."""
    mine, facts = state.turn == seat, state.game.facts
    shapes = (WIDE, NARROW) if state.game.kind.rebuild_log else ()  # without secrets the view is everything
    return {
        "view": json.dumps(state.view(seat)),
        "prompt": state.prompt(seat),
        "turn": state.turn,
        "legal": [str(a) for a in state.legal()] if mine else None,
        "buttons": [state.game.kind.button(a, state.view(seat), facts) for a in state.legal()] if mine else None,
        "mask": state.mask().tolist() if mine else None,
        "refusals": [str(state.why_not(a)) for a in state.game.actions] if mine else None,
        "events": [json.dumps(e.seen_by(seat).to_json()) for e in state.events_from(0)],
        "record": str(state.record(seat)),
        "svg": state.svg(seat),
        "parts": [state.game.kind.parts(state.view(seat), seat, facts, shape) for shape in shapes],
        "scores": json.dumps(state.scores()),
        "bot's view": state.game.kind.seat_schema.key(state.bot_view(seat).cells),
    }


@variants
@settings(max_examples=4, deadline=None)
@given(seed=seeds)
def test_a_seat_cannot_tell_the_worlds_apart(variant: tuple[str, int], seed: int) -> None:
    game = load(variant)
    for state in some(game, seed, 0.1):
        if state.turn is None:
            continue
        for seat in range(game.players):
            other = state.redeal(seat, seed)
            here, there = sent_to(state, seat), sent_to(other, seat)
            for what in here:
                assert here[what] == there[what], what


@variants
@settings(max_examples=2, deadline=None)
@given(seed=seeds)
def test_what_an_action_tells_does_not_depend_on_what_its_seat_cannot_know(variant: tuple[str, int], seed: int) -> None:
    """Own choices that neither chance nor a revealed secret follows have the same consequences in both worlds."""
    game = load(variant)
    for state in some(game, seed, 0.1):
        if state.turn is None or state.turn == zashiki.CHANCE:
            continue
        seat = state.turn
        other = state.redeal(seat, seed)
        for action in state.legal()[::3]:
            one, two = state.copy(), other.copy()
            here, there = one.play(action), two.play(action)
            if one.can_take_back(seat):
                assert [e.seen_by(seat) for e in here] == [e.seen_by(seat) for e in there]
                assert sent_to(one, seat) == sent_to(two, seat)


@variants
@settings(max_examples=2, deadline=None)
@given(seed=seeds)
def test_a_redealt_world_is_a_real_game(variant: tuple[str, int], seed: int) -> None:
    """Its past replays move by move to the position the view was dealt, so a seat's whole memory is respected."""
    game = load(variant)
    for state in some(game, seed, 0.06):
        if state.turn is None:
            continue
        for seat in range(game.players):
            other = state.redeal(seat, seed)
            whole = zashiki.replay(str(other.record()).replace(f"seat: {game.seats[seat]}\n", ""))
            assert whole == other
            assert [e.actor for e in other.log] == [e.actor for e in state.log]
            own = [k for k, e in enumerate(state.log) if e.known_to in (-1, seat)]
            assert [other.log[k] for k in own] == [state.log[k] for k in own]


@pytest.mark.parametrize("name", zashiki.games())
def test_worlds_do_differ_when_there_are_secrets(name: str) -> None:
    """Otherwise the law above would prove nothing."""
    game = zashiki.load(name)
    state = game.start(seed=1)
    others = {state.redeal(0, k) for k in range(10)}
    has_secrets = any(f.visible != "public" for f in game.kind.schema.fields.values())
    assert (len(others) > 5) == has_secrets


@variants
def test_bots_choose_the_same_in_both_worlds(variant: tuple[str, int]) -> None:
    game = load(variant)
    for level in ("random", "novice"):
        for state in some(game, 9, 0.05):
            if state.turn is None or state.turn == zashiki.CHANCE:
                continue
            other = state.redeal(state.turn, 4)
            choices = [bot(level, game, seed=3).choose(s.bot_view(s.turn)) for s in (state, other)]
            assert choices[0] == choices[1]


@variants
@settings(max_examples=2, deadline=None)
@given(seed=seeds)
def test_a_spectator_is_sent_no_more_than_both_seats_know(variant: tuple[str, int], seed: int) -> None:
    game = load(variant)
    for state in some(game, seed, 0.1):
        if state.turn is None:
            continue
        for seat in range(game.players):
            other = state.redeal(seat, seed)
            if all(other.view(s) == state.view(s) for s in range(game.players)):
                continue
            assert other.view(None) == state.view(None)
            assert str(other.record(None)) == str(state.record(None))
            assert other.svg(None) == state.svg(None)
