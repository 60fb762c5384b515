"""The six sides of the wave tiles, each used and declined, and what happens when a tile changes hands."""

from __future__ import annotations

import pytest

from tests.games.tokaido_duo.table import INDIGO, VERMILION, asked, goods, history, phase, purse, use, where
from tests.support import fields, find_events, play_all, why_not

ALL = ("serene", "hasty", "cunning", "strong", "skilled", "inspired")


@pytest.mark.rule("wave.serene", "wave.optional")
@pytest.mark.parametrize("number", [2, 3, 4])
@pytest.mark.parametrize("used", [True, False])
def test_serene_walks_one_less_or_not(number, used):
    state, _ = use("pilgrim", number, pilgrim=[16, 14], tiles={"serene": INDIGO})
    assert asked(state) == {f"walk {number}", f"walk {number - 1}"}
    steps = number - used
    events = state.play(f"walk {steps}")
    assert where(state, "pilgrim") == 16 + steps
    verb, rule = ("use wave", "wave.serene") if used else ("spare wave", "wave.optional")
    assert [(e.seat, e.data["wave"]) for e in find_events(events, verb, rule)] == [(INDIGO, "serene")]


@pytest.mark.rule("wave.hasty", "wave.optional")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("used", [True, False])
def test_hasty_walks_one_more_or_not(number, used):
    state, _ = use("pilgrim", number, pilgrim=[16, 14], tiles={"hasty": INDIGO})
    assert asked(state) == {f"walk {number}", f"walk {number + 1}"}
    events = state.play(f"walk {number + used}")
    assert where(state, "pilgrim") == 16 + number + used
    verb, rule = ("use wave", "wave.hasty") if used else ("spare wave", "wave.optional")
    assert [e.data["wave"] for e in find_events(events, verb, rule)] == ["hasty"]


@pytest.mark.rule("wave.serene", "wave.hasty")
@pytest.mark.parametrize(("wave", "other"), [("serene", "walk 4"), ("hasty", "walk 2")])
def test_the_other_side_of_the_tile_is_not_in_play(wave, other):
    state, _ = use("pilgrim", 3, pilgrim=[16, 14], tiles={wave: INDIGO})
    assert why_not(state, other) == ("wave.hasty" if wave == "serene" else "wave.serene")


@pytest.mark.rule("wave.cunning", "wave.optional", "merchant.sell")
@pytest.mark.parametrize("number", [1, 3])
@pytest.mark.parametrize("used", [True, False])
def test_cunning_takes_a_coin_more_for_each_of_the_goods_or_not(number, used):
    state, _ = use("merchant", 1, merchant=["m4", "m1"], tiles={"cunning": INDIGO}, goods=[{"dolls": 3}, {}])
    state.play("go c5")
    assert asked(state) == {f"{way} {n}" for way in ("sell", "sell plainly") for n in (1, 2, 3)} | {"leave"}
    events = state.play(f"{'sell' if used else 'sell plainly'} {number}")
    coins = number * (4 if used else 3)
    (sold,) = find_events(events, "sell", "merchant.sell")
    assert sold.data == {"good": "dolls", "number": number, "coins": coins}
    assert purse(state, INDIGO) == divmod(coins, 10)
    verb, rule = ("use wave", "wave.cunning") if used else ("spare wave", "wave.optional")
    assert [e.data["wave"] for e in find_events(events, verb, rule)] == ["cunning"]


@pytest.mark.rule("wave.strong", "wave.optional", "merchant.limit")
@pytest.mark.parametrize("used", [True, False])
def test_strong_draws_one_more_or_not_and_holds_six_either_way(used):
    state, _ = use("merchant", 1, merchant=["c1", "c5"], tiles={"strong": INDIGO}, goods=[{"fans": 2}, {}])
    assert asked(state) == {"draw 4", "draw 5", "leave"}
    events = state.play("draw 5" if used else "draw 4")
    verb, rule = ("use wave", "wave.strong") if used else ("spare wave", "wave.optional")
    assert [e.data["wave"] for e in find_events(events, verb, rule)] == ["strong"]
    play_all(state, *["good dolls"] * (5 if used else 4))
    assert phase(state) == ("return" if used else "take die")
    if used:
        state.play("return dolls")
    assert goods(state, INDIGO) == {"fans": 2, "dolls": 4}


@pytest.mark.rule("wave.skilled", "wave.optional")
@pytest.mark.parametrize("used", [True, False])
def test_skilled_turns_up_one_more_or_not(used):
    state, _ = use("artist", 1, artist=["r1", "r2"], merchant=["m2", "m4"], tiles={"skilled": INDIGO})
    state.play("to r2")
    assert asked(state) == {"paint 2", "paint 3", "leave"}
    number = 2 + used
    events = play_all(state, f"paint {number}", *["reveal moon"] * number)
    assert fields(state)["revealed"] == [number, 0]
    verb, rule = ("use wave", "wave.skilled") if used else ("spare wave", "wave.optional")
    assert [e.data["wave"] for e in find_events(events, verb, rule)] == ["skilled"]


INSPIRED = {
    "where the move began": ("bamboo", ("to r8",), True),
    "where it passed": ("mountain", ("via r8", "to r7"), True),
    "where it ended": ("waterfall", ("via r2", "to r3"), True),
    "nowhere on the way": ("moon", ("via r8", "to r7"), False),
}


@pytest.mark.rule("wave.inspired", "artist.gift")
@pytest.mark.parametrize("where_", INSPIRED)
@pytest.mark.parametrize("used", [True, False])
def test_inspired_gives_by_any_region_of_the_move_or_not(where_, used):
    front, way, possible = INSPIRED[where_]
    number = 1 if len(way) == 1 else 2
    state, _ = use("artist", number, artist=["r1", "r5"], tiles={"inspired": INDIGO}, gallery=[front, ""])
    play_all(state, *way)
    if not possible:
        assert "gift" not in asked(state)
        return
    assert asked(state) >= {"gift", "leave"}
    events = state.play("gift" if used else "leave")
    assert fields(state)["gifted"] == [int(used), 0]
    helped = used and where_ != "where it ended"
    assert [e.rule for e in find_events(events, "use wave")] == ["wave.inspired"] * helped


@pytest.mark.rule("wave.inspired")
def test_an_inspired_artist_is_asked_for_the_way_only_if_it_matters():
    for gallery, question in {"": "region", "bamboo": "region", "moon": "path"}.items():
        state, _ = use("artist", 2, artist=["r1", "r5"], tiles={"inspired": INDIGO}, gallery=[gallery, ""])
        assert phase(state) == question  # a bamboo can be given anyhow: the move begins in bamboo


@pytest.mark.rule("wave.inspired", "artist.gift")
def test_a_detour_in_a_ring_of_three_counts_what_it_passes():
    state, _ = use("artist", 2, artist=["r1", "r5"], tiles={"inspired": INDIGO}, gallery=["moon", ""])
    play_all(state, "via r2", "to r8")  # past the moon of r2
    assert "gift" in asked(state)
    state, _ = use("artist", 2, artist=["r1", "r5"], tiles={"inspired": INDIGO}, gallery=["mountain", ""])
    play_all(state, "via r2", "to r8")  # r8 itself is mountain
    assert not find_events(state.play("gift"), "use wave")


@pytest.mark.rule("wave.optional")
@pytest.mark.parametrize("wave", ALL)
@pytest.mark.parametrize("holder", [None, VERMILION])
def test_a_tile_somebody_else_holds_or_nobody_does_nothing_for_you(wave, holder):
    tiles = {wave: holder}
    if wave in ("serene", "hasty"):
        state, _ = use("pilgrim", 2, pilgrim=[16, 14], tiles=tiles)
        assert where(state, "pilgrim") == 18
    elif wave == "cunning":
        state, _ = use("merchant", 1, merchant=["m1", "m4"], tiles=tiles, goods=[{"kimono": 1}, {}])
        state.play("go c1")
        assert asked(state) == {"sell 1", "leave"}
    elif wave == "strong":
        state, _ = use("merchant", 1, merchant=["c1", "m4"], tiles=tiles)
        assert asked(state) == {"draw 4", "leave"}
    else:
        state, _ = use("artist", 2, artist=["r1", "r2"], merchant=["m2", "m4"], tiles=tiles, gallery=["bamboo", ""])
        state.play("to r8")
        assert asked(state) == {"paint 1", "leave"}


@pytest.mark.rule("wave.take", "pilgrim.shore")
@pytest.mark.parametrize("tile", ["pilgrim", "merchant", "artist"])
def test_any_tile_on_the_board_may_be_taken(tile):
    state, _ = use("pilgrim", 1, pilgrim=[2, 14])
    assert asked(state) == {"tile pilgrim", "tile merchant", "tile artist", "leave"}
    (taken,) = find_events(state.play(f"tile {tile}"), "tile", "wave.take")
    held = state.view(None)["holder"]
    assert held == ["indigo" if c == tile else None for c in ("pilgrim", "merchant", "artist")]
    assert taken.seat == INDIGO


@pytest.mark.rule("wave.take", "wave.steal")
def test_no_tile_is_ever_turned_over_or_lost_and_none_is_stolen_while_one_lies_on_the_board():
    stolen = 0
    for seed in range(25):
        up, before = None, None
        for view, events in history(seed):
            up = up or view["wave"]
            assert view["wave"] == up
            for event in find_events(events, "tile"):
                lay = [c for c in range(3) if before[c] is None]
                assert (event.rule == "wave.take") == bool(lay) == (event.data["from"] is None)
                stolen += not lay
            before = view["holder"]
    assert stolen


@pytest.mark.rule("wave.steal", "wave.strong-lost")
@pytest.mark.parametrize("good", ["kimono", "ceramics", "fans"])
def test_the_interrupt_when_strong_is_stolen_by_the_last_die_of_a_round(good):
    state, _ = use(
        "pilgrim", 1, pilgrim=[2, 14], gone={"merchant": INDIGO, "artist": VERMILION},
        tiles={"serene": INDIGO, "strong": VERMILION, "skilled": INDIGO},
        goods=[{}, {"kimono": 2, "ceramics": 3, "fans": 1}],
    )  # fmt: skip
    state.play("tile merchant")
    assert state.turn == VERMILION
    assert "vermilion" in state.prompt(VERMILION).lower()
    events = state.play(f"return {good}")
    assert sum(fields(state)["goods"][VERMILION]) == 5
    assert find_events(events, "round", "round.next-roller")


@pytest.mark.rule("wave.strong-lost", "end.round-out")
def test_the_interrupt_comes_before_the_game_is_scored():
    state, _ = use(
        "pilgrim", 1, pilgrim=[2, 14], gone={"merchant": INDIGO, "artist": VERMILION}, trigger="gift", trigger_by=1,
        tiles={"serene": INDIGO, "strong": VERMILION, "skilled": INDIGO}, goods=[{}, {"kimono": 4, "fans": 2}],
    )  # fmt: skip
    state.play("tile merchant")
    assert state.outcome is None
    state.play("return kimono")
    assert state.outcome is not None


@pytest.mark.rule("wave.strong-lost", "wave.strong")
def test_the_thief_may_hold_six_now():
    state, _ = use(
        "pilgrim", 1, pilgrim=[2, 14], tiles={"serene": INDIGO, "strong": VERMILION, "skilled": INDIGO},
        goods=[{"dolls": 5}, {"kimono": 4, "fans": 2}],
    )  # fmt: skip
    play_all(state, "tile merchant", "return fans")
    assert [sum(row) for row in fields(state)["goods"]] == [5, 5]
    state.play("take artist")
    play_all(state, "to r4", "leave")
    play_all(state, "go c4")  # Indigo's merchant; nothing to sell there
    assert sum(fields(state)["goods"][INDIGO]) == 5


@pytest.mark.rule("wave.cunning", "wave.steal")
def test_losing_another_tile_asks_nothing():
    state, _ = use(
        "pilgrim", 1, pilgrim=[2, 14], tiles={"serene": INDIGO, "strong": VERMILION, "skilled": VERMILION},
        goods=[{}, {"kimono": 4, "fans": 2}],
    )  # fmt: skip
    state.play("tile artist")
    assert phase(state) == "take die"
    assert sum(fields(state)["goods"][VERMILION]) == 6
