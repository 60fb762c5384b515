"""Rulings about the pilgrim: what the book leaves open, each as one situation or more."""

from __future__ import annotations

import pytest

from tests.games.tokaido_duo.table import INDIGO, VERMILION, asked, purse, use, where
from tests.support import fields, find_events


@pytest.mark.rule("setup.boards", "end.temple", "end.garden")
@pytest.mark.parametrize(
    ("kind", "track", "visits", "start"), [("temple", "temples", 8, 0), ("garden", "gardens", 5, 1)]
)
def test_ruling_01_eight_temples_or_five_gardens_from_the_start_set_off_the_end(kind, track, visits, start):
    reached_slot = 1  # where the markers begin
    for visit in range(1, visits + 1):
        state, _ = use("pilgrim", 1, pilgrim=[start, 14], **{track: [reached_slot, 1]})
        events = state.play(f"visit {kind}")
        reached_slot = fields(state)[track][INDIGO]
        assert reached_slot == visit + 1
        assert bool(find_events(events, "trigger", f"end.{kind}")) == (visit == visits)


@pytest.mark.rule("pilgrim.temple", "pilgrim.garden")
@pytest.mark.parametrize(("kind", "track", "full", "start"), [("temple", "temples", 9, 0), ("garden", "gardens", 6, 1)])
def test_ruling_01_on_a_full_track_a_further_visit_does_nothing(kind, track, full, start):
    state, events = use("pilgrim", 1, pilgrim=[start, 14], trigger=kind, trigger_by=INDIGO, **{track: [full, 1]})
    (nothing,) = find_events(events, "nothing")
    assert nothing.rule == f"pilgrim.{kind}"
    assert fields(state)[track] == [full, 1]
    assert state.turn == VERMILION


@pytest.mark.rule("pilgrim.push-on", "pilgrim.move")
def test_ruling_06_pushing_on_past_every_occupied_station_and_acting_only_at_the_last():
    state, events = use("pilgrim", 3, pilgrim=[5, 9], merchant=["m1", "c3"])
    # 5 + 3 is c3 where a merchant stands; 9 holds the other pilgrim; 10 is a temple
    (walk,) = find_events(events, "walk", "pilgrim.move")
    assert walk.data == {"start": 5, "stop": 8, "steps": 3}
    (pushed,) = find_events(events, "push on", "pilgrim.push-on")
    assert pushed.data == {"start": 8, "stop": 10}
    assert where(state, "pilgrim") == 10
    assert asked(state) == {"visit temple", "leave"}


@pytest.mark.rule("pilgrim.push-on", "wave.hasty")
def test_ruling_06_the_wave_tile_comes_first_then_the_count_then_the_push():
    state, _ = use("pilgrim", 1, pilgrim=[6, 8], tiles={"hasty": INDIGO})
    events = state.play("walk 2")
    assert where(state, "pilgrim") == 9
    assert [e.verb for e in events][:3] == ["use wave", "walk", "push on"]


@pytest.mark.rule("pilgrim.move", "pilgrim.push-on")
def test_ruling_06_the_own_merchant_is_a_step_on_the_way_and_pushes_at_the_end():
    state, events = use("pilgrim", 2, pilgrim=[3, 14], merchant=["c2", "m1"])
    assert where(state, "pilgrim") == 5
    assert not find_events(events, "push on")
    state, events = use("pilgrim", 1, pilgrim=[3, 14], merchant=["c2", "m1"])
    assert where(state, "pilgrim") == 5
    assert find_events(events, "push on", "pilgrim.push-on")


@pytest.mark.rule("pilgrim.push-on")
def test_ruling_06_three_occupied_stations_in_a_row_are_passed():
    state, _ = use("pilgrim", 1, pilgrim=[11, 13], merchant=["c4", "m1"], dice={"pilgrim": 1})
    assert where(state, "pilgrim") == 14
    state, _ = use("pilgrim", 4, pilgrim=[28, 1], merchant=["m1", "c1"])  # 32 is 0 again
    assert where(state, "pilgrim") == 2


@pytest.mark.rule("pilgrim.town", "end.slab")
def test_ruling_10_a_pilgrim_may_bring_the_sixth_slab():
    state, _ = use("pilgrim", 1, pilgrim=[3, 14], coins=[6, 0], slabs=[5, 0])
    events = state.play("visit town")
    assert find_events(events, "trigger", "end.slab")[0].seat == INDIGO
    assert purse(state, INDIGO) == (6, 0)


@pytest.mark.rule("wave.cunning", "pilgrim.town")
def test_ruling_11_the_cunning_merchant_adds_nothing_to_what_a_pilgrim_takes():
    state, _ = use("pilgrim", 1, pilgrim=[3, 14], tiles={"cunning": INDIGO})
    events = state.play("visit town")
    assert purse(state, INDIGO) == (0, 4)
    assert not find_events(events, "use wave")
