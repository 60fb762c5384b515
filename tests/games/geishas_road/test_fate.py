"""Geisha's Fate: five tokens, two of them dark, one row; a second return turns a token over."""

from __future__ import annotations

import pytest

from tests.games.geishas_road.table import (
    ADVANCED,
    FATE,
    INDIGO,
    VERMILION,
    end_round,
    game,
    last_turn,
    points,
    position,
)
from tests.support import fields, find_events, let_chance, play_all, rules_of

ROW = [2, 4, 6, 8, 0, -1, -1, -1, -1]
THREE_TO_TWO = {"indigo": "pink 3, red 3, yellow 3", "vermilion": "pink 1, red 2, yellow 2, blue 4, green 4"}


@pytest.mark.rule("fate.tokens", "fate.dark", "fate.row")
@pytest.mark.parametrize("level", ["simple", "standard", "advanced"])
def test_five_of_the_nine_tokens_lie_in_one_row_and_two_of_them_are_dark(level):
    state = game(level=level, fate=True).start(seed=3)
    now, events = fields(state), state.events_from(0)
    assert now["pool"].bit_count() == 5
    assert sorted(token for token in now["row"] if token >= 0) == [k for k in range(9) if now["pool"] >> k & 1]
    assert now["row"][5:] == [-1] * 4
    assert now["dark"].bit_count() == 2
    assert now["dark"] & ~now["pool"] == 0
    assert len(find_events(events, "lay", "fate.row")) == 5
    assert len(find_events(events, "darken", "fate.dark")) == 2
    assert "fate.tokens" in rules_of(events)


@pytest.mark.rule("fate.dark")
def test_any_two_of_the_five_may_be_dark():
    state = FATE.start(chance="explicit")
    while not str(state.legal()[0]).startswith("dark"):
        state.play(state.legal()[0])
    assert [p for _, p in state.chances()] == [pytest.approx(1 / 5)] * 5
    state.play("dark 3")
    assert [str(action) for action, _ in state.chances()] == ["dark 1", "dark 2", "dark 4", "dark 5"]


@pytest.mark.rule("fate.first")
@pytest.mark.parametrize("dark", ["", "3"])
def test_the_first_return_takes_the_next_token_showing_the_side_that_is_up(dark):
    state = position(FATE, hand=["blue 4", ""], geisha={"blue": "green"}, row=ROW, dark=dark)
    events = play_all(state, "reveal", "choose blue 4")
    assert find_events(events, "return", "fate.first")[0].data["token"] == "3"
    assert state.view(None)["prestige"][3] == ["3"]
    assert state.view(None)["dark"] == ([dark] if dark else [])


@pytest.mark.rule("fate.second")
@pytest.mark.parametrize(("dark", "after"), [("", ["3"]), ("3", []), ("5", ["3", "5"])])
def test_the_second_return_turns_her_token_over_and_takes_no_other(dark, after):
    state = position(
        FATE,
        hand=["blue 4", ""],
        geisha={"blue": "green"},
        row=ROW,
        dark=dark,
        returns={"blue": 1},
        prestige={"blue": "3"},
        geiko_next=1,
    )
    events = play_all(state, "reveal", "choose blue 4")
    assert find_events(events, "flip", "fate.second")[0].data == {"geisha": "blue", "token": "3"}
    assert state.view(None)["dark"] == after
    assert state.view(None)["prestige"][3] == ["3"]
    assert fields(state)["geiko_next"] == 1


@pytest.mark.rule("score.geisha", "fate.negative")
def test_dark_sides_count_in_the_score():
    state = last_turn(FATE, **THREE_TO_TWO, prestige={"pink": "5", "red": "1", "blue": "6", "green": "2"}, dark="5, 1")
    end_round(state)
    assert points(state, INDIGO, "evening 1 geisha") == (1 - 1) + (1 + 0) + 1
    assert points(state, VERMILION, "evening 1 geisha") == (1 + 3) + (1 + 2)


@pytest.mark.rule("fate.again")
def test_the_second_round_begins_light_side_up_before_two_are_darkened():
    state = last_turn(FATE, **THREE_TO_TWO, pool="1, 2, 3, 4, 5", prestige={"pink": "1"}, dark="1, 2, 3")
    end_round(state)
    assert fields(state)["dark"] == 0
    let_chance(state)
    assert fields(state)["dark"].bit_count() == 2
    assert fields(state)["prestige"] == [0] * 5
    assert state.turn == VERMILION


@pytest.mark.rule("fate.row", "setup.offer-tokens")
def test_fate_goes_with_the_advanced_level():
    state = game(level="advanced", fate=True).start(seed=3)
    assert fields(state)["counter"] == fields(ADVANCED.start(seed=3))["counter"] == [1, 1]
