"""The rulings 1 to 33: what the book leaves open, each as one situation or more."""

from __future__ import annotations

import pytest

from tests.games.tokaido_duo.table import (
    GAME,
    INDIGO,
    VERMILION,
    asked,
    goods,
    history,
    last_die,
    phase,
    position,
    purse,
    reached,
    use,
    where,
)
from tests.support import arrange, fields, find_events, legal, let_chance, play_all, random_play, rules_of, why_not

NINE_PAINTINGS = "moon moon moon waterfall waterfall waterfall mountain mountain bamboo"


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


@pytest.mark.rule("merchant.move", "artist.path")
def test_ruling_02_the_start_space_counts_as_visited():
    state, _ = use("artist", 2, artist=["r1", "r5"])
    assert why_not(state, "to r1") == "artist.path"
    state, _ = use("merchant", 2, merchant=["m2", "m4"])
    assert why_not(state, "go m2") == "merchant.move"


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


@pytest.mark.rule("artist.path")
def test_ruling_03_a_2_may_lead_round_a_mountain_town_into_a_neighbouring_region():
    state, _ = use("artist", 2, artist=["r1", "r5"])
    assert {"to r2", "to r8"} <= asked(state)  # r1, r8, r2 and r1, r2, r8
    state.play("to r2")
    assert where(state, "artist") == "r2"


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


@pytest.mark.rule("wave.serene")
def test_ruling_07_serene_on_a_1_stays_1():
    state, events = use("pilgrim", 1, pilgrim=[4, 14], tiles={"serene": INDIGO})
    assert where(state, "pilgrim") == 5
    assert find_events(events, "walk")[0].data["steps"] == 1
    assert not find_events(events, "use wave")


@pytest.mark.rule("turn.optional")
def test_ruling_08_a_temple_step_that_would_end_the_game_may_be_declined():
    state, _ = last_die("pilgrim", 1, pilgrim=[0, 14], temples=[8, 1])
    events = state.play("leave")
    assert "turn.optional" in rules_of(events)
    assert fields(state)["temples"] == [8, 1]
    assert fields(state)["trigger"] == -1
    assert find_events(events, "round", "round.next-roller")


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


@pytest.mark.rule("round.every-die")
def test_ruling_27_every_die_is_taken_even_if_it_is_of_no_use():
    state = position(pilgrim=[12, 16], merchant=["m2", "m4"], dice={"merchant": 3})
    assert why_not(state, "leave") == "round.every-die"
    for action in ("take pilgrim", "leave", "take artist", "to r4", "leave"):
        events = state.play(action)
    (last,) = find_events(events, "take", "round.every-die")
    assert last.data == {"die": "merchant", "number": 3}


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
