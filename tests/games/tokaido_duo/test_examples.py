"""The worked examples of the book, each reproduced to the number. Miki is Indigo."""

from __future__ import annotations

import pytest

from tests.games.tokaido_duo.table import (
    GAME,
    INDIGO,
    VERMILION,
    asked,
    by_source,
    goods,
    last_die,
    purse,
    reached,
    use,
    where,
)
from tests.support import fields, find_events, legal, play_all, rules_of, why_not

MIKI = INDIGO


@pytest.mark.rule("artist.move", "artist.path")
def test_artist_with_a_2_neither_there_and_back_nor_one_step_but_two_regions_on():
    state, _ = use("artist", 2, artist=["r4", "r1"])
    assert why_not(state, "to r4") == "artist.path"  # move A: out and back
    assert why_not(state, "to r3") == "artist.path"  # move B: one step only
    assert why_not(state, "to r7") is None  # move C: two steps through regions not entered yet
    (moved,) = find_events(state.play("to r7"), "to", "artist.move")
    assert moved.data == {"start": "r4", "stop": "r7"}


@pytest.mark.rule("artist.paint", "artist.count")
def test_three_other_figures_turn_up_three_paintings():
    state, _ = use("artist", 1, artist=["r2", "r3"], pilgrim=[6, 14], merchant=["c2", "m1"])
    events = state.play("to r3")  # the other artist, her pilgrim at the spring, her merchant in c2
    assert asked(state) == {"paint 3", "leave"}
    events = play_all(state, "paint 3", "reveal moon", "reveal moon", "reveal bamboo")
    assert [e.data for e in find_events(events, "paint", "artist.paint")] == [{"number": 3}]
    shown = [(e.data["landscape"], e.data["place"]) for e in find_events(events, "reveal", "artist.paint")]
    assert shown == [("moon", 0), ("moon", 1), ("bamboo", 2)]
    assert state.view(None)["paintings"][MIKI] == ["moon", "moon", "bamboo"] + [None] * 7
    assert fields(state)["revealed"] == [3, 0]


@pytest.mark.rule("artist.gift", "artist.front")
@pytest.mark.parametrize("start", ["r6", "r8"])
def test_through_bamboo_to_the_waterfall_where_a_waterfall_is_given(start):
    state, _ = use("artist", 2, artist=[start, "r1"], gallery=["waterfall bamboo", ""])
    state.play("to r3")  # r7 on the way is bamboo
    assert "gift" in legal(state)
    (given,) = find_events(state.play("gift"), "gift", "artist.gift")
    assert given.data == {"landscape": "waterfall", "gifts": 1}
    assert fields(state)["gifted"] == [1, 0]


@pytest.mark.rule("artist.gift", "artist.front")
@pytest.mark.parametrize(("gallery", "rule"), [("bamboo waterfall", "artist.gift"), ("", "artist.front")])
def test_there_she_gives_nothing_if_the_front_painting_shows_bamboo_or_lies_face_down(gallery, rule):
    state, _ = use("artist", 2, artist=["r8", "r1"], gallery=[gallery, ""], merchant=["m2", "m1"])
    state.play("to r3")
    assert "gift" not in legal(state)
    assert why_not(state, "gift") == rule


@pytest.mark.rule("merchant.move", "merchant.sell", "merchant.mountain")
@pytest.mark.parametrize(("start", "inland", "coastal"), [("c1", "m2", "c8"), ("c8", "m2", "c1"), ("c4", "m3", "c5")])
def test_merchant_with_a_2_has_one_mountain_town_and_one_coastal_town_to_choose_from(start, inland, coastal):
    tokens = ["kimono 4", "fans 3", "fans 2", "dolls 3", "kimono 4", "dolls 3", "ceramics 3", "ceramics 4"]
    if coastal == "c8":
        tokens[0], tokens[7] = tokens[7], tokens[0]
    state, events = use("merchant", 2, merchant=[start, "m3"], token=tokens, goods=[{"kimono": 2}, {}])
    assert reached(state, events, "go") == {inland, coastal}
    inland_trip = state.copy()
    inland_trip.play(f"go {inland}")
    assert "draw" in {action.split()[0] for action in legal(inland_trip)}
    state.play(f"go {coastal}")
    assert asked(state) == {"sell 1", "sell 2", "leave"}
    (sold,) = find_events(state.play("sell 2"), "sell", "merchant.sell")
    assert sold.data == {"good": "kimono", "number": 2, "coins": 8}


@pytest.mark.rule("merchant.sell", "merchant.slab", "score.trade")
def test_four_ceramics_at_3_are_a_fifth_slab_and_two_coins_and_35_points_instead_of_26():
    state, _ = last_die(
        "merchant", 1, merchant=["m3", "m1"], goods=[{"ceramics": 4}, {}], slabs=[4, 0],
        trigger="temple", trigger_by=VERMILION,
    )  # fmt: skip
    spared = state.copy()
    play_all(spared, "go c3", "leave")
    assert by_source(spared, MIKI)["trade"] == 26
    events = play_all(state, "go c3", "sell 4")
    assert find_events(events, "sell", "merchant.sell")[0].data == {"good": "ceramics", "number": 4, "coins": 4 * 3}
    assert [e.data["slabs"] for e in find_events(events, "slab", "merchant.slab")] == [5]
    assert purse(state, MIKI) == (5, 2)
    assert by_source(state, MIKI)["trade"] == 35


@pytest.mark.rule("spring.when", "spring.again", "spring.return")
def test_with_the_hot_spring_a_merchant_draws_three_goods_and_sells_two_routes_further():
    state, _ = use("merchant", 2, merchant=["c2", "m1"], spring=MIKI)
    play_all(state, "go m3", "draw 3", "good ceramics", "good ceramics", "good fans")
    assert goods(state, MIKI) == {"ceramics": 2, "fans": 1}
    assert asked(state) == {"again", "enough"}
    events = state.play("again")
    assert [e.data for e in find_events(events, "again", "spring.again")] == [{"die": "merchant", "number": 2}]
    assert asked(state) == {"go c2", "go c7", "go c4", "go c5", "go m1"}
    events = play_all(state, "go c4", "sell 2")
    assert purse(state, MIKI) == (0, 8)
    assert find_events(events, "spring back", "spring.return")
    assert fields(state)["spring"] == -1
    assert state.turn == VERMILION


@pytest.mark.rule("wave.hasty")
def test_a_hasty_pilgrim_walks_five_on_a_4():
    state, _ = use("pilgrim", 4, pilgrim=[0, 14], tiles={"hasty": MIKI})
    assert asked(state) == {"walk 4", "walk 5"}
    events = state.play("walk 5")
    assert where(state, "pilgrim") == 5
    assert rules_of(events) >= {"wave.hasty", "pilgrim.move"}


@pytest.mark.rule("end.garden", "end.round-out", "score.faith", "score.trade", "score.culture", "end.winner")
def test_final_scoring_42_and_35_and_18_make_95():
    paintings = "moon moon moon waterfall waterfall waterfall mountain"
    state, _ = last_die(
        "pilgrim", 2, pilgrim=[0, 14], temples=[7, 1], gardens=[5, 1], slabs=[5, 0], coins=[7, 0],
        goods=[{"kimono": 3, "fans": 1}, {}], gallery=[paintings, ""], gifted=[6, 0],
    )  # fmt: skip
    events = state.play("visit garden")
    assert [e.rule for e in find_events(events, "trigger")] == ["end.garden"]
    scored = [(e.data["source"], e.data["points"], e.rule) for e in find_events(events, "score") if e.seat == MIKI]
    assert scored == [("faith", 7 * 6, "score.faith"), ("trade", 35, "score.trade"), ("culture", 18, "score.culture")]
    assert state.scores()[MIKI]["total"] == 42 + 35 + 18 == 95
    assert by_source(state, VERMILION) == {"faith": 1}
    outcome = state.outcome
    assert (outcome.winners, outcome.reason) == ((MIKI,), "points")


def test_the_numbers_of_the_example_are_those_of_our_rulebook():
    assert GAME.book()["merchant.slab"].text.count("35") == 1
    assert "42" in GAME.book()["score.faith"].text
