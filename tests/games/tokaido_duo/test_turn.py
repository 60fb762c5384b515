"""The round: who takes which die when, what a die moves, and what is declined."""

from __future__ import annotations

import pytest

from tests.games.tokaido_duo.table import INDIGO, VERMILION, asked, goods, history, phase, position, use, where
from tests.support import fields, find_events, legal, play_all, why_not

NEXT_ROLL = ("roll pilgrim 2", "roll merchant 2", "roll artist 2")


@pytest.mark.rule("round.order", "round.take-die", "round.every-die", "round.next-roller")
def test_the_roller_takes_first_and_third_and_then_the_other_rolls():
    state = position(dice={"pilgrim": 1, "merchant": 1, "artist": 1}, merchant=["c1", "c5"])
    assert asked(state) == {"take pilgrim", "take merchant", "take artist"}
    events = state.play("take merchant")
    assert [(e.seat, e.rule) for e in find_events(events, "take")] == [(INDIGO, "round.take-die")]
    events = state.play("leave")
    assert state.turn == VERMILION
    assert asked(state) == {"take pilgrim", "take artist"}
    events = state.play("take pilgrim")
    assert [(e.seat, e.rule) for e in find_events(events, "take")] == [(VERMILION, "round.order")]
    events = state.play("leave")
    (last,) = find_events(events, "take", "round.every-die")
    assert (last.seat, last.data) == (INDIGO, {"die": "artist", "number": 1})
    assert fields(state)["dice_of"] == [VERMILION, INDIGO, INDIGO]
    events = play_all(state, "to r2", "leave")
    (begun,) = find_events(events, "round", "round.next-roller")
    assert (begun.seat, begun.data["round"]) == (VERMILION, 2)
    assert fields(state)["dice_of"] == [-1] * 3
    play_all(state, *NEXT_ROLL)
    assert state.turn == VERMILION
    assert fields(state)["dice"] == [2, 2, 2]


@pytest.mark.rule("round.order", "round.next-roller")
def test_in_every_round_of_random_games_the_dice_are_taken_a_b_a_and_the_roller_alternates():
    for seed in range(20):
        order = {}
        for _, events in history(seed):
            for event in events:
                if event.verb == "round":
                    roller, number = event.seat, event.data["round"]
                    order[number] = [roller]
                elif event.verb == "take":
                    order[number].append(event.seat)
        assert sorted(order) == list(range(1, len(order) + 1))
        for number, (roller, *takers) in order.items():
            assert takers == [roller, 1 - roller, roller]
            assert roller == (order[1][0] + number - 1) % 2


@pytest.mark.rule("turn.use-die")
@pytest.mark.parametrize("seat", [INDIGO, VERMILION])
def test_a_die_moves_the_figure_of_its_character_and_no_other(seat):
    before = {"pilgrim": [30, 14], "merchant": ["c1", "c5"], "artist": ["r1", "r5"]}
    for die in ("pilgrim", "merchant", "artist"):
        state = position(dice={die: 1}, roller=seat, player=seat, turn=seat, **before)
        state.play(f"take {die}")
        if phase(state) == "region":
            state.play(legal(state)[0])
        for figure in before:
            for p in (INDIGO, VERMILION):
                stayed = where(state, figure, p) == before[figure][p]
                assert stayed != (figure == die and p == seat)


@pytest.mark.rule("turn.use-die", "turn.own-turn")
@pytest.mark.parametrize("die", ["merchant", "artist"])
def test_a_move_is_compulsory(die):
    state, _ = use(die, 2)
    assert why_not(state, "leave") == "turn.use-die"
    assert why_not(state, "enough") in ("merchant.move", "artist.move")


@pytest.mark.rule("turn.optional")
@pytest.mark.parametrize(
    ("die", "given", "moves"),
    [
        ("pilgrim", {"pilgrim": [0, 14]}, ()),  # a temple
        ("pilgrim", {"pilgrim": [1, 14]}, ()),  # a garden
        ("pilgrim", {"pilgrim": [2, 14]}, ()),  # a sea shore
        ("pilgrim", {"pilgrim": [3, 14]}, ()),  # a coastal town
        ("pilgrim", {"pilgrim": [5, 14]}, ()),  # a hot spring
        ("merchant", {"merchant": ["c1", "c5"]}, ()),  # a mountain town
        ("merchant", {"merchant": ["m1", "c5"], "goods": [{"kimono": 3}, {}]}, ("go c1",)),
        ("artist", {"merchant": ["m2", "m2"], "gallery": ["moon moon", ""]}, ("to r2",)),
    ],
)
def test_every_action_may_be_declined_and_then_nothing_changes(die, given, moves):
    state, _ = use(die, 1, **given)
    play_all(state, *moves)
    before = fields(state)
    assert "leave" in legal(state)
    (left,) = find_events(state.play("leave"), "leave", "turn.optional")
    assert (left.seat, left.data) == (INDIGO, {"die": die})
    after = fields(state)
    for kept in ("temples", "gardens", "coins", "slabs", "goods", "holder", "spring", "revealed", "gifted"):
        assert after[kept] == before[kept]
    assert state.turn == VERMILION


@pytest.mark.rule("space.shared")
def test_artists_share_a_region_and_merchants_a_mountain_town():
    state, _ = use("artist", 1, artist=["r1", "r2"])
    (moved,) = find_events(state.play("to r2"), "to")
    assert moved.rule == "space.shared"
    assert fields(state)["artist"] == [1, 1]
    state, events = use("merchant", 1, merchant=["c1", "m1"])
    assert [e.rule for e in find_events(events, "go")] == ["space.shared"]
    assert fields(state)["merchant"][0] == fields(state)["merchant"][1]


@pytest.mark.rule("space.shared", "pilgrim.push-on", "merchant.coast-free")
def test_no_station_of_the_rim_ever_holds_two_figures():
    stations = position().game.components["ring.stations"]
    for seed in range(25):
        for view, _ in history(seed):
            standing = [town for town in view["merchant"] if town.startswith("c")]
            standing += [stations[k] if stations[k].startswith("c") else k for k in view["pilgrim"]]
            assert len(set(standing)) == len(standing)


@pytest.mark.rule("pilgrim.town")
def test_a_pilgrim_takes_the_price_in_coins_and_needs_no_goods():
    state, _ = use("pilgrim", 4, pilgrim=[24, 14], goods=[{"fans": 2}, {}])
    (coins,) = find_events(state.play("visit town"), "coins", "pilgrim.town")
    assert coins.data == {"town": "c8", "coins": 3}
    assert fields(state)["coins"] == [3, 0]
    assert goods(state, INDIGO) == {"fans": 2}


@pytest.mark.rule("pilgrim.temple", "pilgrim.garden")
@pytest.mark.parametrize(("kind", "start"), [("temple", 0), ("garden", 1)])
def test_a_visit_moves_its_own_marker_one_slot(kind, start):
    state, _ = use("pilgrim", 1, pilgrim=[start, 14], temples=[3, 4], gardens=[2, 5])
    (step,) = find_events(state.play(f"visit {kind}"), kind, f"pilgrim.{kind}")
    assert step.data["slot"] == (4 if kind == "temple" else 3)
    assert fields(state)["temples"] == [3 + (kind == "temple"), 4]
    assert fields(state)["gardens"] == [2 + (kind == "garden"), 5]


@pytest.mark.rule("pilgrim.spring")
@pytest.mark.parametrize("holder", [None, VERMILION])
def test_the_token_of_the_spring_is_taken_from_the_board_or_from_the_opponent(holder):
    state, _ = use("pilgrim", 1, pilgrim=[5, 14], spring=holder)
    (taken,) = find_events(state.play("visit spring"), "spring", "pilgrim.spring")
    assert taken.data["from"] == (None if holder is None else "vermilion")
    assert fields(state)["spring"] == INDIGO
    assert state.turn == VERMILION  # no second use with the die that brought it


@pytest.mark.rule("merchant.mountain", "merchant.limit", "merchant.return")
def test_goods_are_drawn_and_the_player_chooses_among_old_and_new_what_to_keep():
    state, _ = use("merchant", 1, merchant=["c1", "c5"], goods=[{"kimono": 2, "fans": 2}, {}])
    events = play_all(state, "draw 4", "good dolls", "good dolls", "good ceramics", "good fans")
    assert [e.data["good"] for e in find_events(events, "good", "merchant.mountain")] == [
        "dolls", "dolls", "ceramics", "fans",
    ]  # fmt: skip
    assert phase(state) == "return"
    assert asked(state) == {"return kimono", "return ceramics", "return dolls", "return fans"}
    assert why_not(state, "leave") == "merchant.limit"
    events = play_all(state, "return fans", "return ceramics", "return fans")
    assert [e.rule for e in find_events(events, "return")] == ["merchant.return"] * 3
    assert goods(state, INDIGO) == {"kimono": 2, "dolls": 2, "fans": 1}
    assert state.turn == VERMILION


@pytest.mark.rule("merchant.sell")
def test_with_nothing_that_is_wanted_nothing_is_asked_in_a_coastal_town():
    state, _ = use("merchant", 1, merchant=["m1", "m3"], goods=[{"fans": 5}, {}])
    (nothing,) = find_events(state.play("go c1"), "nothing")
    assert nothing.rule == "merchant.sell"
    assert state.turn == VERMILION


@pytest.mark.rule("artist.one-action")
def test_when_both_are_possible_the_artist_paints_or_gives():
    given = {"artist": ["r1", "r2"], "merchant": ["m2", "m4"], "gallery": ["moon", ""]}
    state, _ = use("artist", 1, **given)
    state.play("to r2")
    assert asked(state) == {"paint 2", "gift", "leave"}
    state.play("gift")
    assert state.turn == VERMILION
    state, _ = use("artist", 1, **given)
    play_all(state, "to r2", "paint 2", "reveal moon", "reveal moon")
    assert state.turn == VERMILION
    assert fields(state)["gifted"] == [0, 0]


@pytest.mark.rule("turn.own-turn")
def test_only_the_player_asked_decides():
    state = position()
    assert state.turn == INDIGO
    assert "decide" in state.prompt() or "Indigo" in state.prompt()
    assert why_not(state, "roll pilgrim 3") == "round.roll"
    assert why_not(state, "good fans") == why_not(state, "reveal moon") == "open.information"
