"""Rulings about the wave tiles: what the book leaves open, each as one situation or more."""

from __future__ import annotations

import pytest

from tests.games.tokaido_duo.table import INDIGO, VERMILION, asked, goods, phase, purse, use, where
from tests.support import fields, find_events, play_all, why_not

NINE_PAINTINGS = "moon moon moon waterfall waterfall waterfall mountain mountain bamboo"


@pytest.mark.rule("wave.serene")
def test_ruling_07_serene_on_a_1_stays_1():
    state, events = use("pilgrim", 1, pilgrim=[4, 14], tiles={"serene": INDIGO})
    assert where(state, "pilgrim") == 5
    assert find_events(events, "walk")[0].data["steps"] == 1
    assert not find_events(events, "use wave")


@pytest.mark.rule("wave.take", "pilgrim.shore")
def test_ruling_14_while_a_tile_lies_on_the_board_it_must_come_from_there():
    state, _ = use("pilgrim", 1, pilgrim=[2, 14], tiles={"serene": VERMILION, "strong": None, "skilled": None})
    assert asked(state) == {"tile merchant", "tile artist", "leave"}
    assert why_not(state, "tile pilgrim") == "wave.take"
    (taken,) = find_events(state.play("tile artist"), "tile", "wave.take")
    assert taken.data == {"wave": "skilled", "from": None}
    assert fields(state)["holder"] == [VERMILION, -1, INDIGO]


@pytest.mark.rule("wave.steal")
def test_ruling_14_when_none_is_left_one_is_stolen():
    state, _ = use("pilgrim", 1, pilgrim=[2, 14], tiles={"serene": VERMILION, "strong": INDIGO, "skilled": VERMILION})
    assert asked(state) == {"tile pilgrim", "tile artist", "leave"}
    (taken,) = find_events(state.play("tile pilgrim"), "tile", "wave.steal")
    assert (taken.seat, taken.data) == (INDIGO, {"wave": "serene", "from": "vermilion"})
    assert fields(state)["holder"] == [INDIGO, INDIGO, VERMILION]


@pytest.mark.rule("pilgrim.shore")
def test_ruling_14_holding_all_three_a_shore_does_nothing():
    state, _ = use("pilgrim", 1, pilgrim=[2, 14], tiles={"hasty": INDIGO, "strong": INDIGO, "skilled": INDIGO})
    (nothing,) = find_events(state.play("walk 1"), "nothing")
    assert nothing.rule == "pilgrim.shore"
    assert state.turn == VERMILION


def strong_stolen(**given):
    """Indigo has just stolen the strong merchant from Vermilion, who holds six goods."""
    tiles = {"serene": INDIGO, "strong": VERMILION, "skilled": INDIGO}
    put = {"tiles": tiles, "goods": [{}, {"kimono": 2, "dolls": 3, "fans": 1}]} | given
    state, _ = use("pilgrim", 1, pilgrim=[2, 14], **put)
    return state, state.play("tile merchant")


@pytest.mark.rule("wave.strong-lost", "turn.own-turn")
def test_ruling_15_losing_strong_with_six_goods_asks_the_owner_in_the_turn_of_the_other():
    state, _ = strong_stolen()
    assert (state.turn, phase(state)) == (VERMILION, "return")
    assert asked(state) == {"return kimono", "return dolls", "return fans"}
    assert why_not(state, "return ceramics") == why_not(state, "leave") == "wave.strong-lost"
    (returned,) = find_events(state.play("return fans"), "return", "wave.strong-lost")
    assert (returned.seat, returned.data["good"]) == (VERMILION, "fans")
    assert goods(state, VERMILION) == {"kimono": 2, "dolls": 3}
    assert (state.turn, phase(state)) == (VERMILION, "take die")
    assert fields(state)["dice_of"] == [INDIGO, -1, -1]


@pytest.mark.rule("wave.strong-lost", "spring.when")
def test_ruling_15_after_the_interrupt_the_turn_goes_on_with_the_hot_spring():
    state, _ = strong_stolen(spring=INDIGO)
    assert state.turn == VERMILION
    state.play("return dolls")
    assert (state.turn, asked(state)) == (INDIGO, {"again", "enough"})


@pytest.mark.rule("wave.strong-lost")
def test_ruling_15_six_goods_of_one_kind_leave_no_choice():
    state, events = strong_stolen(goods=[{}, {"fans": 6}])
    assert [(e.seat, e.rule) for e in find_events(events, "return")] == [(VERMILION, "wave.strong-lost")]
    assert goods(state, VERMILION) == {"fans": 5}


@pytest.mark.rule("wave.strong-lost")
def test_ruling_15_with_five_goods_nothing_is_returned():
    state, events = strong_stolen(goods=[{}, {"fans": 5}])
    assert not find_events(events, "return")
    assert goods(state, VERMILION) == {"fans": 5}
    assert phase(state) == "take die"


@pytest.mark.rule("wave.optional")
def test_ruling_30_wave_effects_may_be_declined():
    state, _ = use("merchant", 1, merchant=["m1", "m2"], tiles={"cunning": INDIGO}, goods=[{"kimono": 2}, {}])
    events = play_all(state, "go c1", "sell plainly 2")
    assert [e.rule for e in find_events(events, "spare wave")] == ["wave.optional"]
    assert purse(state, INDIGO) == (0, 8)
    state, _ = use("merchant", 1, merchant=["c1", "c5"], tiles={"strong": INDIGO})
    events = state.play("draw 4")
    assert [e.rule for e in find_events(events, "spare wave")] == ["wave.optional"]
    state, _ = use("artist", 1, artist=["r1", "r2"], tiles={"skilled": INDIGO})
    play_all(state, "to r2")
    assert asked(state) == {"paint 2", "paint 3", "leave"}
    events = state.play("paint 2")
    assert [e.rule for e in find_events(events, "spare wave")] == ["wave.optional"]
    state, _ = use("pilgrim", 2, pilgrim=[0, 14], tiles={"hasty": INDIGO})
    events = state.play("walk 2")
    assert [e.rule for e in find_events(events, "spare wave")] == ["wave.optional"]
    state, _ = use("artist", 1, artist=["r1", "r5"], tiles={"inspired": INDIGO}, gallery=["bamboo", ""])
    play_all(state, "to r8")
    assert asked(state) >= {"gift", "leave"}


@pytest.mark.rule("wave.optional")
def test_ruling_30_they_are_offered_only_where_they_make_a_difference():
    # serene 2 leads to station 8, where the other pilgrim stands, and so to 9 like the 3
    state, events = use("pilgrim", 3, pilgrim=[6, 8], tiles={"serene": INDIGO})
    assert where(state, "pilgrim") == 9
    assert not find_events(events, "spare wave")
    assert not find_events(events, "push on")
    # skilled, but only as many face down as there are figures
    state, _ = use(
        "artist", 1, artist=["r1", "r2"], tiles={"skilled": INDIGO}, gallery=[NINE_PAINTINGS, ""], gifted=[3, 0]
    )
    state.play("to r2")
    assert asked(state) == {"paint 1", "leave"}
    events = state.play("paint 1")
    assert not find_events(events, "use wave")
    assert not find_events(events, "spare wave")
