"""Rulings about the artist: what the book leaves open, each as one situation or more."""

from __future__ import annotations

import pytest

from tests.games.tokaido_duo.table import INDIGO, VERMILION, asked, phase, position, use, where
from tests.support import fields, find_events, legal, play_all, why_not

NINE_PAINTINGS = "moon moon moon waterfall waterfall waterfall mountain mountain bamboo"


@pytest.mark.rule("artist.path")
def test_ruling_03_a_2_may_lead_round_a_mountain_town_into_a_neighbouring_region():
    state, _ = use("artist", 2, artist=["r1", "r5"])
    assert {"to r2", "to r8"} <= asked(state)  # r1, r8, r2 and r1, r2, r8
    state.play("to r2")
    assert where(state, "artist") == "r2"


@pytest.mark.rule("artist.count")
def test_ruling_19_the_five_other_figures_count_each_once():
    # in r3: the other artist, both pilgrims on its stations, both merchants in towns that touch it
    state, _ = use("artist", 1, artist=["r2", "r3"], pilgrim=[5, 7], merchant=["m2", "c3"])
    state.play("to r3")
    assert asked(state) == {"paint 5", "leave"}


@pytest.mark.rule("artist.count")
def test_ruling_19_a_figure_in_a_town_counts_for_every_region_the_town_touches():
    for region, touched in {"r2": True, "r3": True, "r7": True, "r8": True, "r1": False, "r4": False}.items():
        state = position(
            phase="canvas", die="artist", artist=[region, "r5"], merchant=["m2", "m4"], pilgrim=[14, 15]
        )  # m2 touches four regions; nobody else is near r1, r2, r3, r7, r8, and m4 touches r4
        assert asked(state) == ({"paint 1", "leave"} if touched or region == "r4" else {"leave"})
    for region, touched in {"r2": True, "r3": True, "r1": False}.items():
        state = position(phase="canvas", die="artist", artist=[region, "r5"], merchant=["m4", "m4"], pilgrim=[4, 14])
        assert asked(state) == ({"paint 1", "leave"} if touched else {"leave"})  # c2 is a station too


@pytest.mark.rule("artist.paint", "artist.count")
def test_ruling_20_painting_nobody_reveals_none_and_nothing_is_asked():
    state, _ = use("artist", 1, artist=["r2", "r5"], pilgrim=[14, 15], merchant=["m4", "m4"])
    (nothing,) = find_events(state.play("to r1"), "nothing")
    assert nothing.rule == "artist.count"
    assert state.turn == VERMILION


@pytest.mark.rule("wave.skilled")
def test_ruling_20_with_skilled_one_is_revealed_though_nobody_is_there():
    state, _ = use("artist", 1, artist=["r2", "r5"], pilgrim=[14, 15], merchant=["m4", "m4"], tiles={"skilled": INDIGO})
    state.play("to r1")
    assert asked(state) == {"paint 1", "leave"}
    events = state.play("paint 1")
    assert find_events(events, "use wave", "wave.skilled")


@pytest.mark.rule("artist.paint", "wave.skilled")
def test_ruling_20_the_base_number_is_not_optional_but_the_extra_tile_is():
    given = {"artist": ["r2", "r3"], "pilgrim": [5, 14], "merchant": ["m4", "m4"]}
    state, _ = use("artist", 1, tiles={"skilled": INDIGO}, **given)
    state.play("to r3")
    assert asked(state) == {"paint 2", "paint 3", "leave"}
    assert why_not(state, "paint 1")
    state, _ = use("artist", 1, tiles={"skilled": VERMILION}, **given)
    state.play("to r3")
    assert asked(state) == {"paint 2", "leave"}
    assert why_not(state, "paint 3") == "wave.skilled"


@pytest.mark.rule("artist.paint")
@pytest.mark.parametrize("tile", [None, INDIGO])
def test_ruling_20_what_exceeds_the_last_painting_is_lost(tile):
    state, _ = use(
        "artist", 1, artist=["r2", "r3"], pilgrim=[5, 6], merchant=["m4", "m4"],
        gallery=["moon moon moon waterfall waterfall waterfall mountain mountain", ""], tiles={"skilled": tile},
    )  # fmt: skip
    state.play("to r3")
    assert asked(state) == {"paint 2", "leave"}  # three figures, two face down
    play_all(state, "paint 2", "reveal bamboo", "reveal bamboo")
    assert fields(state)["revealed"] == [10, 0]
    assert state.turn == VERMILION


@pytest.mark.rule("artist.paint")
def test_ruling_20_with_all_paintings_face_up_there_is_nothing_to_paint():
    state, _ = use("artist", 1, artist=["r2", "r3"], pilgrim=[5, 6], gallery=[f"{NINE_PAINTINGS} bamboo", ""])
    (nothing,) = find_events(state.play("to r3"), "nothing")
    assert nothing.rule == "artist.paint"


@pytest.mark.rule("artist.one-action", "wave.inspired")
def test_ruling_21_one_gift_only_even_with_inspired():
    state, _ = use("artist", 1, artist=["r1", "r5"], gallery=["bamboo moon", ""], tiles={"inspired": INDIGO})
    play_all(state, "to r2")
    state.play("gift")  # the bamboo of r1, where the move began; the moon of r2 has to wait
    assert fields(state)["gifted"] == [1, 0]
    assert state.turn == VERMILION


@pytest.mark.rule("spring.fresh", "wave.inspired")
def test_ruling_22_only_the_path_of_the_current_use_counts():
    state, _ = use(
        "artist", 1, artist=["r1", "r5"], gallery=["bamboo", ""], tiles={"inspired": INDIGO}, spring=INDIGO,
        pilgrim=[14, 6],
    )  # fmt: skip
    play_all(state, "to r2")
    assert "gift" in legal(state)  # r1 is bamboo, and the move began there
    play_all(state, "leave", "again", "to r3")  # r2 and r3: no bamboo
    assert "gift" not in legal(state)
    assert why_not(state, "gift") == "wave.inspired"


@pytest.mark.rule("artist.path")
def test_ruling_33_without_inspired_there_is_one_action_for_each_end():
    state, _ = use("artist", 3, artist=["r3", "r5"], gallery=["moon", ""], tiles={"inspired": VERMILION})
    assert phase(state) == "region"
    assert asked(state) == {f"to r{k}" for k in (1, 2, 4, 5, 6, 7, 8)}


@pytest.mark.rule("artist.path", "wave.inspired")
def test_ruling_33_with_inspired_paths_through_different_regions_are_different():
    # to r6 in two steps: by r4 or by r7; a bamboo painting needs r7
    for via, gift in {"r4": False, "r7": True}.items():
        state, _ = use("artist", 2, artist=["r3", "r5"], gallery=["bamboo", ""], tiles={"inspired": INDIGO})
        assert asked(state) == {"via r2", "via r4", "via r7"}
        events = play_all(state, f"via {via}", "to r6")
        assert find_events(events, "via", "artist.move")
        assert ("gift" in legal(state)) == gift
