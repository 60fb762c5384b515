"""Rulings about the merchant: what the book leaves open, each as one situation or more."""

from __future__ import annotations

import pytest

from tests.games.tokaido_duo.table import (
    INDIGO,
    VERMILION,
    asked,
    goods,
    history,
    phase,
    position,
    purse,
    reached,
    use,
    where,
)
from tests.support import fields, find_events, legal, let_chance, play_all, why_not


@pytest.mark.rule("merchant.move", "artist.path")
def test_ruling_02_the_start_space_counts_as_visited():
    state, _ = use("artist", 2, artist=["r1", "r5"])
    assert why_not(state, "to r1") == "artist.path"
    state, _ = use("merchant", 2, merchant=["m2", "m4"])
    assert why_not(state, "go m2") == "merchant.move"


BLOCKED = {
    "m2, by two pilgrims": ("m2", {"pilgrim": [12, 16], "merchant": ["m2", "m4"]}),
    "m2, by a pilgrim and a merchant": ("m2", {"pilgrim": [30, 12], "merchant": ["m2", "c5"]}),
    "m3, by the own pilgrim and a merchant": ("m3", {"pilgrim": [0, 14], "merchant": ["m3", "c8"]}),
    "m3, by two pilgrims": ("m3", {"pilgrim": [28, 0], "merchant": ["m3", "m3"]}),
}


@pytest.mark.rule("merchant.blocked")
@pytest.mark.parametrize("how", BLOCKED)
def test_ruling_04_blocked_merchant_spends_the_die(how):
    town, figures = BLOCKED[how]
    state = position(dice={"merchant": 3}, **figures)
    assert "take merchant" in legal(state)  # the die may still be chosen
    events = state.play("take merchant")
    (blocked,) = find_events(events, "blocked", "merchant.blocked")
    assert (blocked.seat, blocked.data) == (INDIGO, {"town": town, "number": 3})
    assert where(state, "merchant") == town
    assert fields(state)["dice_of"][1] == INDIGO
    assert (state.turn, phase(state)) == (VERMILION, "take die")


@pytest.mark.rule("merchant.blocked", "spring.when")
def test_ruling_04_a_blocked_merchant_is_not_offered_the_hot_spring():
    state, events = use("merchant", 3, pilgrim=[12, 16], merchant=["m2", "m4"], spring=INDIGO)
    assert find_events(events, "blocked")
    assert state.turn == VERMILION
    assert fields(state)["spring"] == INDIGO


@pytest.mark.rule("merchant.blocked")
def test_ruling_04_nobody_is_blocked_anywhere_else():
    blocked = [e for seed in range(25) for _, events in history(seed) for e in find_events(events, "blocked")]
    assert {(e.data["town"], e.data["number"]) for e in blocked} <= {("m2", 3), ("m3", 3)}


@pytest.mark.rule("merchant.coast-free")
@pytest.mark.parametrize(
    ("who", "figures"),
    [
        ("the own pilgrim", {"pilgrim": [0, 14], "merchant": ["m1", "m4"]}),
        ("the other pilgrim", {"pilgrim": [14, 0], "merchant": ["m1", "m4"]}),
        ("the other merchant", {"pilgrim": [30, 14], "merchant": ["m1", "c1"]}),
    ],
)
def test_ruling_05_any_figure_blocks_a_coastal_town(who, figures):
    state, _ = use("merchant", 1, **figures)
    assert asked(state) == {"go c8", "go m2"}, who
    assert why_not(state, "go c1") == "merchant.coast-free"


@pytest.mark.rule("merchant.coast-free", "space.shared")
def test_ruling_05_a_mountain_town_is_never_closed():
    state, events = use("merchant", 1, merchant=["m1", "m2"])
    assert reached(state, events, "go") == {"c1", "c8", "m2"}


@pytest.mark.rule("turn.optional", "merchant.slab")
@pytest.mark.parametrize("coins", [8, 9])
def test_ruling_08_changing_ten_coins_is_not_asked_and_not_declined(coins):
    state, _ = use("pilgrim", 4, pilgrim=[28, 14], coins=[coins, 0])
    events = state.play("visit town")
    assert find_events(events, "slab", "merchant.slab")
    assert purse(state, INDIGO) == (1, coins + 4 - 10)
    assert state.turn == VERMILION


@pytest.mark.rule("merchant.slab")
@pytest.mark.parametrize(
    ("kind", "number", "coins", "slabs", "left"),
    [("strong", 6, 0, 2, 4), ("cunning", 5, 0, 2, 5), ("cunning", 5, 9, 3, 4), ("strong", 6, 6, 3, 0)],
)
def test_ruling_09_a_sale_worth_several_slabs(kind, number, coins, slabs, left):
    kinds = {"kimono": 5} if number == 5 else {"ceramics": 6}
    start, town = ("m1", "c1") if number == 5 else ("m4", "c4")
    state, _ = use(
        "merchant", 1, merchant=[start, "m2"], tiles={kind: INDIGO}, goods=[kinds, {}], coins=[coins, 0]
    )  # kimono and ceramics are wanted at 4
    events = play_all(state, f"go {town}", f"sell {number}")
    assert [e.data["slabs"] for e in find_events(events, "slab")] == list(range(1, slabs + 1))
    assert purse(state, INDIGO) == (slabs, left)


@pytest.mark.rule("merchant.sixth-slab", "end.slab")
def test_ruling_09_after_the_sixth_slab_further_coins_stay_coins():
    state, _ = use(
        "merchant", 1, merchant=["m1", "m2"], tiles={"cunning": INDIGO}, goods=[{"kimono": 5}, {}],
        coins=[8, 0], slabs=[5, 0],
    )  # fmt: skip
    events = play_all(state, "go c1", "sell 5")
    assert [e.data["slabs"] for e in find_events(events, "slab")] == [6]
    assert find_events(events, "trigger", "end.slab")
    (stay,) = find_events(events, "coins stay", "merchant.sixth-slab")
    assert stay.data["coins"] == 8 + 25 - 10
    assert purse(state, INDIGO) == (6, 23)


@pytest.mark.rule("merchant.mountain", "merchant.return")
def test_ruling_12_all_goods_are_drawn_before_any_is_returned():
    state, _ = use("merchant", 1, merchant=["c1", "c5"], goods=[{"kimono": 5}, {}])
    state.play("draw 4")
    for good in ("fans", "dolls", "fans", "ceramics"):
        assert phase(state) == "draw"
        assert "good kimono" not in {str(action) for action, _ in state.chances()}  # all five are out of the bag
        state.play(f"good {good}")
    assert sum(fields(state)["goods"][INDIGO]) == 9
    assert phase(state) == "return"


@pytest.mark.rule("merchant.mountain")
def test_ruling_12_the_bag_never_runs_dry():
    assert max(sum(map(sum, view["goods"])) for seed in range(25) for view, _ in history(seed)) <= 6 + 5 + 5
    state, _ = use(
        "merchant", 1, merchant=["c1", "c5"], tiles={"strong": INDIGO}, goods=[{"kimono": 5, "fans": 1}, {"fans": 5}]
    )
    state.play("draw 5")
    events = let_chance(state)
    assert len(find_events(events, "good")) == 5


@pytest.mark.rule("merchant.sell")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_ruling_13_any_number_of_the_wanted_good_may_be_sold(number):
    state, _ = use("merchant", 1, merchant=["m4", "m1"], goods=[{"dolls": 3, "fans": 2}, {}])
    state.play("go c5")
    assert asked(state) == {"sell 1", "sell 2", "sell 3", "leave"}
    state.play(f"sell {number}")
    assert goods(state, INDIGO) == {good: n for good, n in {"dolls": 3 - number, "fans": 2}.items() if n}
    assert purse(state, INDIGO)[1] == 3 * number


@pytest.mark.rule("merchant.slab")
def test_ruling_28_the_supply_of_coins_never_binds():
    """Fewer than ten loose coins each while there is a place for a slab, and 24 in the box: nothing is ever lacking."""
    for seed in range(25):
        for view, _ in history(seed):
            assert all(coins < 10 or slabs == 6 for slabs, coins in zip(view["slabs"], view["coins"], strict=True))
    state, _ = use("merchant", 1, merchant=["m1", "m2"], goods=[{"kimono": 5}, {}], slabs=[6, 6], coins=[30, 40],
                   trigger="slab", trigger_by=0)  # fmt: skip
    play_all(state, "go c1", "sell 5")
    assert purse(state, INDIGO) == (6, 50)


@pytest.mark.rule("merchant.return")
@pytest.mark.parametrize(("held", "drawn"), [(5, 4), (4, 4), (2, 4), (1, 4), (0, 4)])
def test_ruling_29_goods_go_back_down_to_the_limit_exactly(held, drawn):
    state, _ = use("merchant", 1, merchant=["c1", "c5"], goods=[{"dolls": held}, {}])
    play_all(state, f"draw {drawn}", *["good fans"] * drawn)
    returned = 0
    while phase(state) == "return":
        state.play("return fans")
        returned += 1
    assert returned == max(0, held + drawn - 5)
    assert sum(fields(state)["goods"][INDIGO]) == min(5, held + drawn)
    assert why_not(state, "return fans") is not None


@pytest.mark.rule("merchant.return")
def test_ruling_29_goods_all_of_one_kind_go_back_without_a_question():
    state, _ = use("merchant", 1, merchant=["c1", "c5"], goods=[{"fans": 3}, {}])
    events = play_all(state, "draw 4", *["good fans"] * 4)
    assert len(find_events(events, "return", "merchant.return")) == 2
    assert goods(state, INDIGO) == {"fans": 5}
    assert state.turn == VERMILION
