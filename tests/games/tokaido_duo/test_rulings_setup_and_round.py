"""Rulings about setting up, the round, what is open: what the book leaves open, each as one situation or more."""

from __future__ import annotations

import pytest

from tests.games.tokaido_duo.table import GAME, INDIGO, VERMILION, last_die, position, where
from tests.support import arrange, fields, find_events, let_chance, play_all, random_play, rules_of, why_not


@pytest.mark.rule("setup.sides")
@pytest.mark.parametrize("north", ["indigo", "vermilion"])
@pytest.mark.parametrize("purple", ["indigo", "vermilion"])
def test_ruling_25_side_and_colour_are_drawn_and_the_compass_begins(north, purple):
    state = GAME.start(chance="explicit")
    play_all(state, f"north {north}", f"purple {purple}")
    let_chance(state)
    assert state.turn == ("indigo", "vermilion").index(north)
    assert where(state, "merchant", state.turn) == "c2"
    assert state.view(None)["purple"] == purple


@pytest.mark.rule("turn.optional")
def test_ruling_08_a_temple_step_that_would_end_the_game_may_be_declined():
    state, _ = last_die("pilgrim", 1, pilgrim=[0, 14], temples=[8, 1])
    events = state.play("leave")
    assert "turn.optional" in rules_of(events)
    assert fields(state)["temples"] == [8, 1]
    assert fields(state)["trigger"] == -1
    assert find_events(events, "round", "round.next-roller")


@pytest.mark.rule("round.every-die")
def test_ruling_27_every_die_is_taken_even_if_it_is_of_no_use():
    state = position(pilgrim=[12, 16], merchant=["m2", "m4"], dice={"merchant": 3})
    assert why_not(state, "leave") == "round.every-die"
    for action in ("take pilgrim", "leave", "take artist", "to r4", "leave"):
        events = state.play(action)
    (last,) = find_events(events, "take", "round.every-die")
    assert last.data == {"die": "merchant", "number": 3}


@pytest.mark.rule("open.information")
def test_ruling_26_everything_is_open_to_both_and_to_spectators():
    for seed in range(3):
        for state, _ in random_play(GAME, seed):
            assert state.view(INDIGO) == state.view(VERMILION) == state.view(None)


@pytest.mark.rule("open.information", "artist.paint")
def test_ruling_26_a_painting_has_no_face_before_it_is_turned_up():
    state = arrange(GAME)
    assert fields(state)["paintings"] == [[-1] * 10] * 2
    assert state.redeal(INDIGO, 5) == state
