"""The rulings 23 to 46, on fire, payday, the end and two players: what the books leave open, each as one situation."""

from __future__ import annotations

import pytest

from tests.games.iki.cards import CARDS
from tests.games.iki.table import (
    INDIGO,
    MOSS,
    RING,
    THREE,
    TWO,
    VERMILION,
    board,
    burning,
    final,
    fire,
    free_kobun,
    full_board,
    gone,
    goods,
    iki,
    month_end,
    phase,
    position,
    retired,
    row,
    source,
    special,
    told,
    verbs,
    visit,
    where,
)
from tests.support import fields, find_events, legal, let_chance, play_all, why_not
from zashiki import CHANCE

# fire


@pytest.mark.rule("fire.spread", "fire.stop", "fire.burn", "fire.buildings")
@pytest.mark.parametrize(("month", "strength"), [(5, 5), (8, 8), (11, 10)])
@pytest.mark.parametrize("room", [1, 2, 3, 4])
@pytest.mark.parametrize("card", ["monk", "inn"])
def test_r23_the_owners_step_against_the_present_strength(month, strength, room, card):
    at_room = strength - (room - 1)
    rooms = {f"c{room}": (card, VERMILION)}
    state, events = burning(THREE, "c", month, rooms=rooms, fire=[0, at_room, 0])
    assert told(events, "stop fire") == [{"room": f"c{room}", "strength": at_room}]
    assert len(board(state)) == 1
    state, events = burning(THREE, "c", month, rooms=rooms, fire=[10, at_room - 1, 0])
    assert told(events, "burn") == [{"card": card, "room": f"c{room}", "strength": at_room}]
    assert find_events(events, "burn", "fire.burn" if card == "monk" else "fire.buildings")
    assert board(state) == {}
    assert free_kobun(state, VERMILION) == 4
    assert card in gone(state) | set(state.view(None)["boxed"])


@pytest.mark.rule("fire.stop", "fire.out")
def test_r23_once_stopped_the_rooms_behind_are_safe():
    rooms = {"c1": ("monk", INDIGO), "c2": ("salt", VERMILION)}
    state, events = burning(THREE, "c", rooms=rooms, fire=[5, 0, 0])
    assert set(board(state)) == {"c1", "c2"}
    assert not find_events(events, "fire out")
    state, events = burning(THREE, "c", rooms=rooms, fire=[4, 0, 0])
    assert board(state) == {}
    assert told(events, "fire out") == [{"nagaya": "c"}]


@pytest.mark.rule("fire.escape", "token.escape")
def test_r24_escape_is_offered_for_a_character_only_and_the_fire_goes_on():
    rooms = {"c1": ("inn", INDIGO), "c2": ("salt", INDIGO, 2), "c3": ("egg", INDIGO)}
    state, events = burning(THREE, "c", rooms=rooms, special={INDIGO: "mountain escape"})
    assert told(events, "burn") == [{"card": "inn", "room": "c1", "strength": 5}]
    assert (state.turn, legal(state)) == (INDIGO, ["burn", "escape"])
    events = state.play("escape")
    assert told(events, "escape") == [{"card": "salt", "room": "c2"}]
    assert told(events, "burn") == [{"card": "egg", "room": "c3", "strength": 3}]
    assert board(state) == {"c2": ("salt", INDIGO, 2)}
    assert special(state, INDIGO) == set()


@pytest.mark.rule("fire.escape", "token.escape")
def test_r24_it_may_be_declined_and_both_tokens_save_two():
    rooms = {"c1": ("salt", INDIGO), "c2": ("egg", INDIGO), "c3": ("cotton", INDIGO)}
    state, _ = burning(THREE, "c", rooms=rooms, special={INDIGO: "mountain escape, shrine escape"})
    play_all(state, "burn")
    assert special(state, INDIGO) == {"mountain escape", "shrine escape"}
    play_all(state, "escape", "escape")
    assert set(board(state)) == {"c2", "c3"}
    assert special(state, INDIGO) == set()


@pytest.mark.rule("fire.escape", "fire.stop")
def test_r24_nobody_is_asked_when_the_fire_is_stopped_anyway():
    state, _ = burning(THREE, "c", rooms={"c1": ("salt", INDIGO)}, fire=[5, 0, 0], special={INDIGO: "mountain escape"})
    assert special(state, INDIGO) == {"mountain escape"}
    assert state.turn == CHANCE


@pytest.mark.rule("two.neutral-fire", "two.fire")
def test_r25_neutral_cards_burn_and_do_not_stop_the_fire():
    rooms = {"c1": ("salt", None), "c2": ("egg", None), "c3": ("monk", VERMILION)}
    state, events = burning(TWO, "c", rooms=rooms, fire=[10, 2])
    assert [e["strength"] for e in told(events, "burn")] == [4, 3]
    assert {e.rule for e in find_events(events, "burn")} == {"two.neutral-fire"}
    assert told(events, "stop fire") == [{"room": "c3", "strength": 2}]
    assert set(board(state)) == {"c3"}


@pytest.mark.rule("fire.tile")
def test_r26_every_fire_may_strike_any_nagaya():
    for month in (5, 8, 11):
        state, _ = month_end(THREE, month)
        assert [(str(a), p) for a, p in state.chances()] == [(f"fire {n}", 0.25) for n in "abcd"]


# payday


@pytest.mark.rule("payday.when", "payday.feed", "payday.clear-row", "payday.clear-markets")
def test_r27_clear_then_salaries_then_harmony_then_feeding_with_the_new_rice():
    rooms = {"a1": ("salt", INDIGO, 3), "a2": ("egg", INDIGO, 1)}
    state, events = month_end(THREE, 3, rooms=rooms, row={"monk": 1}, goods=["1 rice", "0 mon", "0 mon"])
    steps = ("payday", "unhired", "market", "salary", "harmony", "feed", "starve", "month")
    happened = [v for v in verbs(events) if v in steps]
    assert happened == ["payday", "unhired", "market", "salary", "salary", "harmony", "feed", "month"]
    assert len(board(state)) == 2  # one rice of their own and one from the salt seller
    assert goods(state, INDIGO) == {"mon": 1}


@pytest.mark.rule("payday.harmony")
def test_r28_several_types_in_a_group_corners_twice_buildings_never():
    rooms = {
        "a1": ("salt", INDIGO),
        "a2": ("egg", VERMILION),
        "a3": ("dice", INDIGO),
        "a4": ("geta", INDIGO),
        "b4": ("ukiyoe", VERMILION),
        "c1": ("inn", MOSS),
        "c2": ("temple", MOSS),
        "c4": ("well", MOSS),
    }
    state, _ = month_end(THREE, 3, rooms=rooms, goods=["9 rice"] * 3)
    # Indigo: vendor 1 x 2, artisans 2 x 2, in the corners 1 x 2; Vermilion: vendor 1 x 2, corner 1 x 2
    assert [source(state, seat, "harmony") for seat in range(3)] == [8, 4, 0]


@pytest.mark.rule("two.neutral-harmony", "two.no-fifth-group")
def test_r28_neutral_cards_count_as_cards_only():
    rooms = {
        "a1": ("salt", INDIGO),
        "a2": ("egg", None),
        "a3": ("sake", None),
        "b3": ("dice", INDIGO),
        "c3": ("geta", VERMILION),
    }
    state, events = month_end(TWO, 3, rooms=rooms, goods=["9 rice"] * 2)
    assert [source(state, seat, "harmony") for seat in range(2)] == [3, 0]
    assert find_events(events, "harmony", "two.neutral-harmony")
    assert {e.seat for e in find_events(events, "salary")} == {INDIGO, VERMILION}
    assert {e["card"] for e in told(events, "salary")} == {"salt", "dice", "geta"}


@pytest.mark.rule("payday.feed", "payday.starve")
def test_r29_feeding_is_forced_as_far_as_the_rice_reaches():
    rooms = {"a1": ("soba", INDIGO), "a2": ("dyer", INDIGO), "a3": ("monk", INDIGO)}
    state, _ = month_end(THREE, 3, rooms=rooms, goods=["1 rice", "0 mon", "0 mon"])
    assert why_not(state, "starve b1") == "payday.starve"
    state.play("starve a3")
    assert phase(state) == "feed"
    state.play("starve a1")
    assert set(board(state)) == {"a2"}
    assert {"monk", "soba"} <= gone(state)
    assert retired(state, INDIGO) == set()


@pytest.mark.rule("payday.starve", "payday.feed")
def test_r29_without_rice_all_leave_unasked_and_with_enough_none():
    rooms = {"a1": ("monk", INDIGO), "a2": ("dyer", VERMILION), "a3": ("inn", INDIGO)}
    state, events = month_end(THREE, 3, rooms=rooms, goods=["0 mon", "1 rice", "0 mon"])
    assert set(board(state)) == {"a2", "a3"}
    assert told(events, "starve") == [{"card": "monk", "room": "a1"}]
    assert state.turn == CHANCE


@pytest.mark.rule("payday.feed", "ikizama.order")
def test_r29_players_feed_in_fire_order():
    rooms = {"a1": ("monk", 0), "a2": ("dyer", 0), "b1": ("soba", 1), "b2": ("kite", 1), "c1": ("geta", 2)}
    state, events = month_end(
        THREE, 3, rooms=rooms, goods=["1 rice", "1 rice", "5 rice"], fire=[1, 3, 2], fire_order=[1, 2, 0]
    )
    assert state.turn == VERMILION
    assert not find_events(events, "feed")
    events = state.play("starve b1")
    assert [e.seat for e in find_events(events, "feed")] == [VERMILION, MOSS]
    assert state.turn == INDIGO


@pytest.mark.rule("building.villa", "building.farm")
@pytest.mark.parametrize("month", [3, 6, 9, 12])
def test_r30_villa_pays_with_the_salaries_and_farm_for_what_was_fed(month):
    rooms = {"a1": ("monk", 0), "a2": ("yamabushi", 0), "b1": ("villa", 0), "c1": ("farm", 0)}
    state, _ = month_end(
        THREE, month, rooms=rooms, goods=["1 rice", "0 mon", "0 mon"], retired={0: "miko, dyer"}, turn=INDIGO
    )
    assert goods(state, INDIGO) == {"mon": 2 * 3 + 3, "rice": 1}  # three specials, and the dyer's 3 mon
    assert iki(state, INDIGO) == 2 * 2  # harmony of two specials
    state.play("starve a2")
    assert source(state, INDIGO, "farmhouse") == 2
    assert goods(state, INDIGO) == {"mon": 9}


@pytest.mark.rule("payday.negative", "track.iki")
def test_r31_a_negative_salary_stops_at_nothing():
    for before, after in ((0, 0), (1, 0), (2, 0), (5, 3)):
        state, events = month_end(
            THREE, 6, rooms={"a1": ("labourer", INDIGO, 1)}, goods=["1 rice"] * 3, iki=[before, 0, 0]
        )
        assert iki(state, INDIGO) == after
        assert find_events(events, "salary", "payday.negative")


# the end


@pytest.mark.rule("token.joker", "card.puppeteer", "score.types")
@pytest.mark.parametrize(
    ("tokens", "others", "types", "tobacco"),
    [
        ("", "egg, dice, kite", 16, 0),
        ("autumn tobacco 1", "egg, dice, kite", 16, 4),
        # five types with him: nothing more to gain than the most frequent one
        ("autumn tobacco 2", "egg, dice, kite, dyer", 25, 1),
        # all five types without him, so he joins the most frequent
        ("autumn tobacco 2, autumn pipe 1", "egg, dice, kite, dyer, monk, miko", 25, 6),
        # a new type is worth 9 - 4 = 5, one more of a kind only 1
        ("autumn tobacco 2", "egg, dice, sake", 9, 2),
    ],
)
def test_r32_the_retired_puppeteer_is_one_type_for_all_and_the_best_one(tokens, others, types, tobacco):
    state, _ = final(THREE, retired={INDIGO: "puppeteer, " + others}, special={INDIGO: "joker"}, tokens={0: tokens})
    assert (source(state, INDIGO, "types"), source(state, INDIGO, "tobacco")) == (types, tobacco)


@pytest.mark.rule("card.puppeteer", "end.collect")
def test_r32_a_puppeteer_still_on_the_board_is_a_special():
    rooms = {"a1": ("puppeteer", INDIGO, 3), "b1": ("monk", INDIGO)}
    state, events = final(THREE, rooms=rooms, tokens={INDIGO: "autumn tobacco 2"})
    assert source(state, INDIGO, "types") == 1
    assert source(state, INDIGO, "tobacco") == 2
    assert find_events(events, "collect", "card.puppeteer")
    assert state.view(None)["joker"] is None


@pytest.mark.rule("score.tobacco", "score.mon", "score.pipes")
@pytest.mark.parametrize(("mon", "points"), [(3, 0), (4, 1), (7, 1), (8, 2), (11, 2)])
def test_r33_mon_count_for_the_winter_pouch_and_again_rounded_down(mon, points):
    for pipe, factor in (("", 1), (", winter pipe 2", 2)):
        state, _ = final(THREE, tokens={INDIGO: "winter tobacco 2" + pipe}, goods=[f"{mon} mon", "0 mon", "0 mon"])
        assert source(state, INDIGO, "tobacco") == points * factor
        assert source(state, INDIGO, "mon") == points


@pytest.mark.rule("score.tobacco", "building.villa")
def test_r34_the_most_frequent_type_counts_retired_and_on_board():
    rooms = {"a1": ("salt", 0), "a2": ("dice", 0), "b1": ("geta", 0)}
    state, _ = final(THREE, rooms=rooms, retired={0: "egg, sake"}, tokens={0: "autumn tobacco 2"})
    assert source(state, INDIGO, "tobacco") == 3
    state, _ = month_end(THREE, 3, rooms=rooms | {"c1": ("villa", 0)}, retired={0: "egg, sake"}, goods=["9 rice"] * 3)
    assert goods(state, INDIGO)["mon"] == 3 * 2 + 1  # and 1 mon from the salt seller


@pytest.mark.rule("building.restaurant", "score.fish")
def test_r35_the_restaurant_repeats_the_whole_fish_score():
    fish = "spring fish 2, summer fish 2, autumn fish 2, winter fish 2"
    state, _ = final(THREE, rooms={"a1": ("restaurant", INDIGO)}, tokens={INDIGO: fish})
    assert source(state, INDIGO, "fish") == source(state, INDIGO, "buildings") == 31


@pytest.mark.rule("newyear.business", "payday.winter", "shop.fish", "shop.tobacco")
def test_r36_winter_tokens_and_buildings_are_still_for_sale_at_new_year():
    state, _ = month_end(
        THREE, 12, plans="inn", tokens={VERMILION: "winter fish 1"}, goods=["30 mon, 1 koban, 1 wood"] * 3
    )
    assert fields(state)["oyakata"] == [-1] * 4
    assert phase(state) == "new year"
    here = state.copy()
    here.play("go fish")
    assert legal(here) == ["done", "buy winter fish 2"]
    here = state.copy()
    here.play("go tobacco")
    assert [a for a in legal(here) if a.startswith("buy")] == [
        f"buy winter {k} {n}" for k in ("pipe", "tobacco") for n in (1, 2)
    ]
    state.play("go construction")
    assert "build inn" in legal(state)


# two players


@pytest.mark.rule("two.neutral", "month.calendar")
@pytest.mark.parametrize("month", range(1, 13))
def test_r37_a_neutral_card_comes_before_the_event_in_all_twelve_months(month):
    season = (month - 1) // 3
    cards = [name for name, card in CARDS.items() if card.season == ("spring", "summer", "autumn", "winter")[season]]
    for sun in (INDIGO, VERMILION):
        state, events = month_end(TWO, month, first=sun, row={cards[0]: 0, cards[1]: 1})
        assert phase(state) == "neutral"
        assert state.turn == (sun if month % 2 else 1 - sun)
        assert not {"payday", "fire", "row mon"} & set(verbs(events))
        events = play_all(state, f"neutral {cards[1]}", "room a2")
        assert board(state)["a2"][:2] == (cards[1], None)
        assert goods(state, 0).get("mon", 0) == goods(state, 1).get("mon", 0) == 0


@pytest.mark.rule("two.neutral-room")
def test_r37_no_surcharge_no_fire_bonus_no_kobun():
    state, _ = month_end(TWO, 4, row={"firefighter": 2, "miko": 1})
    events = play_all(state, "neutral firefighter", "room b2")
    assert fire(state) == [0, 0]
    assert not find_events(events, "pay")
    assert not find_events(events, "gain")
    assert free_kobun(state, 0) == free_kobun(state, 1) == 4
    assert row(state) == {"miko": 2}


@pytest.mark.rule("two.neutral-full")
def test_r37_on_a_full_board_the_card_leaves_the_game():
    state, _ = month_end(TWO, 1, rooms=full_board(3, {"a1": 0, "b1": 1}), row={"monk": 0, "dyer": 0})
    events = state.play("neutral monk")
    assert find_events(events, "left out", "two.neutral-full")
    assert "monk" in gone(state)
    assert row(state) == {"dyer": 1}


@pytest.mark.rule("two.neutral-use")
def test_r38_a_neutral_card_is_used_in_full_and_discarded_without_experience():
    rooms = {"d3": ("seamstress", None), "a1": ("salt", INDIGO), "b1": ("egg", INDIGO)}
    state = visit(TWO, "exchange", rooms=rooms, goods=["1 mon", "0 mon"])
    play_all(state, "use d3")
    assert set(legal(state)) == {"train a1", "train b1"}
    events = state.play("train a1")
    assert board(state) == {"a1": ("salt", INDIGO, 2), "b1": ("egg", INDIGO, 1)}
    assert find_events(events, "leave", "two.neutral-use")
    assert "seamstress" in gone(state)


@pytest.mark.rule("two.neutral-use", "ability.build")
def test_r38_the_room_of_a_neutral_builder_is_free_only_after_the_building_stands():
    rooms = full_board(3, {}) | {"d3": ("carpenter", None), "c1": ("tatami", INDIGO)}
    state = visit(TWO, "exchange", rooms=rooms, plans="inn", goods=["1 koban", "0 mon"])
    assert why_not(state, "use d3") == "ability.build"


@pytest.mark.rule("two.rooms", "setup2.board")
def test_r39_the_middle_room_is_open_to_both_shops():
    for outer, inner, nagaya in (("rice", "sandals", "a"), ("tower", "tobacco", "b"), ("construction", "pawn", "c")):
        rooms = {f"{nagaya}1": ("egg", 1), f"{nagaya}2": ("salt", 1), f"{nagaya}3": ("sake", 1)}
        state = visit(TWO, outer, rooms=rooms)
        assert [a for a in legal(state) if a.startswith("use")] == [f"use {nagaya}1", f"use {nagaya}2"]
        assert why_not(state, f"use {nagaya}3") == "two.rooms"
        state = visit(TWO, inner, rooms=rooms)
        assert [a for a in legal(state) if a.startswith("use")] == [f"use {nagaya}2", f"use {nagaya}3"]
        assert why_not(state, f"use {nagaya}1") == "two.rooms"


@pytest.mark.rule("two.blockers", "setup2.blockers")
def test_r40_the_blocker_comes_before_the_cards_and_goes_at_the_end_of_the_month():
    state, _ = month_end(TWO, 1, blocked="3", blockers=[0, 3, 3, 2, 3])
    assert state.view(None)["blocked"] is None
    assert [(str(a), round(p * 11)) for a, p in state.chances()] == [
        ("block 1", 3),
        ("block 2", 3),
        ("block 3", 2),
        ("block 4", 3),
    ]
    state.play("block 1")
    assert phase(state) == "draw character"
    let_chance(state)
    assert state.view(None)["blocked"] == "1"
    assert "ikizama 1" not in legal(state)


@pytest.mark.rule("setup.supply")
def test_r41_wood_never_runs_out():
    state = visit(THREE, "exchange", rooms={"d3": ("bubbles", VERMILION)}, goods=["20 wood", "20 wood", "20 wood"])
    state.play("use d3")
    assert goods(state, INDIGO) == {"wood": 21}


# settled later


@pytest.mark.rule("payday.negative")
def test_r42_salaries_of_a_payday_are_added_up_before_they_stop_at_nothing():
    rooms = {"a1": ("labourer", INDIGO, 1), "b1": ("dice", INDIGO, 3)}
    state, _ = month_end(THREE, 6, rooms=rooms, goods=["9 rice"] * 3)
    assert iki(state, INDIGO) == 1
    rooms = {"a1": ("labourer", INDIGO, 1), "b1": ("dice", INDIGO, 1)}
    state, _ = month_end(THREE, 6, rooms=rooms, goods=["9 rice"] * 3)
    assert iki(state, INDIGO) == 0


@pytest.mark.rule("shop.pipe")
def test_r43_the_winter_pipe_may_be_bought_without_a_character_its_effect_is_lost():
    state = visit(THREE, "tobacco", month=10, rooms={"a1": ("inn", INDIGO)}, goods=["8 mon"])
    state.play("buy winter pipe 1")
    assert phase(state) == "second token"
    assert state.view(None)["tokens"][INDIGO] == ["winter pipe 1"]
    assert goods(state, INDIGO) == {"mon": 5}


@pytest.mark.rule("move.any")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_r44_on_the_any_space_sandals_and_token_count_beyond_the_fourth_step_only(steps):
    given = {"special": {INDIGO: "move"}, "goods": ["9 mon, 3 sandal"] * 3, "oyakata": ["sandals", None, None]}
    state = position(THREE, phase="walk", ikizama=["1-4", None, None], further=1, **given)
    assert why_not(state, "sandal") == why_not(state, "ox step") == "move.any"
    state.play(f"walk {steps}")
    assert phase(state) == "visit"
    assert where(state, INDIGO) == RING[steps]
    state = position(THREE, phase="walk", ikizama=["1-4", None, None], further=1, **given)
    state.play("walk 4")
    assert legal(state) == ["stop", "sandal", "ox step"]


@pytest.mark.rule("shop.tobacco")
def test_r45_pipe_and_tobacco_are_one_deal_without_a_character_in_between():
    state = visit(THREE, "tobacco", rooms={"b3": ("salt", VERMILION)}, goods=["9 mon"])
    state.play("buy spring tobacco 1")
    assert why_not(state, "use b3") == "shop.tobacco"
    play_all(state, "buy spring pipe 2", "use b3")
    assert goods(state, INDIGO) == {"mon": 4, "rice": 1}
    state = visit(THREE, "tobacco", rooms={"b3": ("salt", VERMILION)}, goods=["9 mon"])
    play_all(state, "buy spring tobacco 1", "done", "use b3")
    assert goods(state, INDIGO) == {"mon": 7, "rice": 1}


@pytest.mark.rule("building.villa")
def test_r46_for_the_villa_a_retired_puppeteer_is_a_special():
    given = {"rooms": {"a1": ("villa", INDIGO)}, "special": {INDIGO: "joker"}}
    state, _ = month_end(THREE, 9, retired={0: "puppeteer, monk, ukiyoe"}, **given)
    assert goods(state, INDIGO) == {"mon": 4}
    state, _ = month_end(THREE, 9, retired={0: "puppeteer, dice, ukiyoe"}, **given)
    assert goods(state, INDIGO) == {"mon": 4}  # two artisans, not three
