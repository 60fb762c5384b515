"""Rulings about the end of the game: what the book leaves open, each as one situation or more."""

from __future__ import annotations

import pytest

from tests.games.tokaido_duo.table import INDIGO, VERMILION, asked, last_die, use
from tests.support import fields, find_events, play_all


@pytest.mark.rule("end.round-out")
def test_ruling_23_the_round_is_played_out_and_both_may_still_score():
    state, _ = use(
        "pilgrim", 1, pilgrim=[0, 17], temples=[8, 1], dice={"merchant": 1, "artist": 1},
        merchant=["c1", "m4"], goods=[{}, {"dolls": 4}], slabs=[0, 5],
    )  # fmt: skip
    events = state.play("visit temple")
    assert find_events(events, "trigger", "end.temple")
    assert find_events(events, "play out", "end.round-out")
    assert (state.turn, asked(state)) == (VERMILION, {"take merchant", "take artist"})
    events = play_all(state, "take merchant", "go c5", "sell 4")
    (second,) = find_events(events, "trigger", "end.slab")  # a second trigger in the same round
    assert second.seat == VERMILION
    assert not find_events(events, "play out")
    assert state.outcome is None
    play_all(state, "to r2", "paint 2", "reveal moon", "reveal moon")
    assert state.outcome is not None
    assert state.scores()[VERMILION]["by_source"]["trade"] == 45
    assert (fields(state)["trigger"], fields(state)["trigger_by"]) == (0, INDIGO)


@pytest.mark.rule("end.tie-coins")
def test_ruling_24_a_tie_is_decided_by_loose_coins_not_by_slabs():
    state, _ = last_die(
        "pilgrim", 1, pilgrim=[30, 14], temples=[1, 6], slabs=[1, 0], coins=[3, 9], trigger="temple", trigger_by=INDIGO,
    )  # fmt: skip
    events = state.play("leave")
    assert [row["total"] for row in state.scores()] == [6, 6]
    assert (state.outcome.winners, state.outcome.reason) == ((VERMILION,), "coins")  # 9 coins beat 3 and a slab
    assert [e.rule for e in find_events(events, "win")] == ["end.tie-coins"]


@pytest.mark.rule("end.shared")
def test_ruling_24_with_equal_coins_the_victory_is_shared():
    state, _ = last_die("pilgrim", 1, pilgrim=[30, 14], coins=[4, 4], trigger="temple", trigger_by=INDIGO)
    events = state.play("leave")
    assert (state.outcome.winners, state.outcome.reason) == ((INDIGO, VERMILION), "shared victory")
    assert [(e.seat, e.rule) for e in find_events(events, "win")] == [(INDIGO, "end.shared"), (VERMILION, "end.shared")]
