"""Rulings about the hot spring: what the book leaves open, each as one situation or more."""

from __future__ import annotations

import pytest

from tests.games.tokaido_duo.table import INDIGO, VERMILION, asked, last_die, phase, reached, use, where
from tests.support import fields, find_events, legal, play_all, why_not


@pytest.mark.rule("spring.fresh")
@pytest.mark.parametrize("die", ["merchant", "artist"])
def test_ruling_02_a_second_use_starts_afresh_and_may_return_to_the_first_start(die):
    start, there, back = ("m2", "go m3", "go m2") if die == "merchant" else ("r1", "to r2", "to r1")
    state, _ = use(die, 1, spring=INDIGO, **{die: [start, "m4" if die == "merchant" else "r5"]})
    play_all(state, there, "leave", "again")
    assert back in legal(state)
    (moved,) = find_events(state.play(back), back.split()[0])
    assert moved.rule == "spring.fresh"
    assert where(state, die) == start


@pytest.mark.rule("spring.when")
def test_ruling_16_a_token_gained_by_this_die_is_not_usable_on_it():
    state, _ = use("pilgrim", 1, pilgrim=[5, 14])
    state.play("visit spring")
    assert fields(state)["spring"] == INDIGO
    assert (state.turn, phase(state)) == (VERMILION, "take die")
    play_all(state, "take artist", "to r4", "leave")
    assert phase(state) == "route"  # Indigo's last die: now the token was there before
    play_all(state, "go c4")
    assert asked(state) == {"again", "enough"}


@pytest.mark.rule("spring.when", "spring.again")
def test_ruling_16_the_use_comes_after_move_and_action_with_the_same_number_once():
    state, _ = use("pilgrim", 3, pilgrim=[2, 14], spring=INDIGO)
    assert why_not(state, "again") == "spring.when"  # the action comes first
    events = state.play("visit temple")
    assert asked(state) == {"again", "enough"}
    events = state.play("again")
    assert [e.data for e in find_events(events, "walk")] == [{"start": 5, "stop": 8, "steps": 3}]
    events = state.play("visit town")
    assert fields(state)["spring"] == -1
    assert state.turn == VERMILION  # no third use


@pytest.mark.rule("spring.when")
def test_ruling_16_the_token_may_be_kept_for_another_die():
    state, _ = use("pilgrim", 3, pilgrim=[2, 14], spring=INDIGO)
    (kept,) = find_events(play_all(state, "leave", "enough"), "enough", "spring.when")
    assert kept.seat == INDIGO
    assert fields(state)["spring"] == INDIGO


@pytest.mark.rule("spring.when")
@pytest.mark.parametrize(("number", "start"), [(1, "c1"), (2, "c4"), (3, "c4"), (3, "m3")])
def test_ruling_16_a_merchant_that_has_moved_can_always_move_again_if_only_back(number, start):
    state, _ = use("merchant", number, pilgrim=[14, 16], merchant=[start, "m1"], spring=INDIGO)
    for town in [action for action in legal(state) if action.startswith("go")] or [None]:
        trip = state.copy()
        play_all(trip, *filter(None, [town]))
        play_all(trip, *["leave"] * ("leave" in legal(trip)))
        assert asked(trip) == {"again", "enough"}
        events = trip.play("again")
        assert start in reached(trip, events, "go")


@pytest.mark.rule("spring.return")
def test_ruling_17_a_second_move_to_a_hot_spring_gives_nothing_and_the_token_goes_back():
    state, _ = use("pilgrim", 1, pilgrim=[4, 14], spring=INDIGO)
    play_all(state, "visit temple")
    events = state.play("again")  # station 6 is a hot spring
    assert where(state, "pilgrim") == 6
    assert [e.rule for e in find_events(events, "nothing")] == ["pilgrim.spring"]
    assert find_events(events, "spring back", "spring.return")
    assert fields(state)["spring"] == -1
    assert state.turn == VERMILION


@pytest.mark.rule("spring.fresh", "wave.serene", "wave.hasty")
@pytest.mark.parametrize("wave", ["serene", "hasty"])
@pytest.mark.parametrize("first", [2, None])
@pytest.mark.parametrize("second", [2, None])
def test_ruling_18_the_wave_is_decided_anew_for_each_use(wave, first, second):
    changed = 1 if wave == "serene" else 3
    state, _ = use("pilgrim", 2, pilgrim=[16, 14], tiles={wave: INDIGO}, spring=INDIGO)
    play_all(state, f"walk {first or changed}", "leave", "again")
    assert asked(state) == {"walk 2", f"walk {changed}"}
    events = state.play(f"walk {second or changed}")
    assert where(state, "pilgrim") == 16 + (first or changed) + (second or changed)
    assert [e.rule for e in find_events(events, "walk")] == ["spring.fresh"]
    assert bool(find_events(events, "use wave")) == (second is None)


@pytest.mark.rule("spring.when")
def test_ruling_31_the_hot_spring_may_be_used_after_the_end_was_set_off_on_the_last_die_too():
    state, _ = last_die("pilgrim", 1, pilgrim=[0, 14], temples=[8, 1], gardens=[2, 1], spring=INDIGO)
    state.play("visit temple")
    assert state.outcome is None
    assert asked(state) == {"again", "enough"}
    play_all(state, "again", "visit garden")
    assert state.outcome is not None
    assert state.scores()[INDIGO]["by_source"]["faith"] == 9 * 3


@pytest.mark.rule("spring.fresh")
@pytest.mark.parametrize("holder", [None, VERMILION])
def test_ruling_32_a_wave_tile_taken_in_the_first_use_works_in_the_second(holder):
    others = VERMILION if holder == VERMILION else None
    state, events = use(
        "pilgrim", 2, pilgrim=[1, 14], tiles={"hasty": holder, "strong": others, "skilled": others}, spring=INDIGO
    )
    assert not find_events(events, "spare wave")
    play_all(state, "tile pilgrim", "again")
    assert asked(state) == {"walk 2", "walk 3"}
