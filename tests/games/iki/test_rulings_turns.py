"""The rulings 1 to 22, on turns, hiring and business: what the books leave open, each as one situation."""

from __future__ import annotations

import pytest

from tests.games.iki.table import (
    FOUR,
    INDIGO,
    MOSS,
    OCHRE,
    RING,
    THREE,
    TWO,
    VERMILION,
    board,
    burning,
    fire,
    free_kobun,
    full_board,
    gone,
    goods,
    hiring,
    iki,
    month_end,
    moving,
    order,
    phase,
    position,
    retired,
    special,
    told,
    verbs,
    visit,
    where,
)
from tests.support import find_events, legal, play_all, why_not

# turn and movement


@pytest.mark.rule("ikizama.turns")
def test_r01_a_player_finishes_a_whole_turn_before_the_next_begins():
    state = position(THREE, phase="ikizama", fire_order=[0, 1, 2], row={"dyer": 0}, goods=["8 mon"] * 3)
    play_all(state, "ikizama 2", "ikizama 1", "ikizama 1-4")
    seen = [state.turn]
    events = play_all(state, "walk 2", "deal rice")
    seen.append(state.turn)
    events += play_all(state, "income", "deal sandals")
    seen.append(state.turn)
    assert seen == [MOSS, VERMILION, INDIGO]
    turns = [(e.verb, e.seat) for e in events if e.verb in ("turn", "income", "visit", "deal", "turn end")]
    assert turns[:2] == [("visit", MOSS), ("deal", MOSS)]
    assert turns[2:7] == [
        ("turn end", MOSS),
        ("turn", VERMILION),
        ("income", VERMILION),
        ("visit", VERMILION),
        ("deal", VERMILION),
    ]


@pytest.mark.rule("ikizama.any", "move.any")
def test_r02_the_any_space_gives_a_mon_and_one_to_four_steps_and_sandals_after_them():
    state = position(
        THREE, phase="ikizama", queue=2, turn=INDIGO, goods=["1 sandal"] * 3, row={"monk": 0},
        ikizama=[None, "3", "4"], fire_order=[1, 2, 0], oyakata=["sandals", None, None],
    )  # fmt: skip
    events = state.play("ikizama 1-4")
    assert told(events, "gain") == [{"good": "mon", "amount": 1}]
    assert legal(state) == ["walk 1", "walk 2", "walk 3", "walk 4"]
    assert why_not(state, "income") == why_not(state, "hire monk") == "ikizama.any"
    state.play("walk 4")
    assert where(state, INDIGO) == "pawn"
    assert legal(state) == ["stop", "sandal"]
    state.play("sandal")
    assert (where(state, INDIGO), goods(state, INDIGO)) == ("construction", {"mon": 1})


@pytest.mark.rule("move.step-by-step", "token.move", "move.token", "retire.free")
def test_r03_an_ox_cart_that_retires_on_the_step_over_the_line_helps_in_that_very_move():
    state = moving(THREE, "fish", "3", rooms={"b1": ("oxcart", INDIGO, 3)})
    events = state.play("income")
    assert [v for v in verbs(events) if v in ("step", "lap", "retire", "token")] == [
        "step",
        "step",
        "lap",
        "retire",
        "token",
        "step",
    ]
    assert where(state, INDIGO) == "rice"
    assert legal(state) == ["stop", "ox step"]
    state.play("ox step")
    assert where(state, INDIGO) == "tower"
    assert phase(state) == "visit"


@pytest.mark.rule("move.token")
def test_r03_the_ox_step_is_optional_free_once_a_move_and_comes_back_next_month():
    state = moving(THREE, "sandals", "1", special={INDIGO: "move"}, goods=["1 sandal"] * 3)
    play_all(state, "income")
    assert legal(state) == ["stop", "sandal", "ox step"]
    state.play("ox step")
    assert legal(state) == ["stop", "sandal"]
    assert why_not(state, "ox step") == "move.token"
    state.play("sandal")
    assert (where(state, INDIGO), goods(state, INDIGO)) == ("tobacco", {"mon": 4})
    assert special(state, INDIGO) == {"move"}
    state = moving(THREE, "sandals", "1", special={INDIGO: "move"})
    play_all(state, "income", "stop")
    assert where(state, INDIGO) == "rice"


@pytest.mark.rule("move.step-by-step", "move.sandals")
def test_r03_sandals_are_decided_after_the_retirement_has_been_seen():
    state = moving(THREE, "exchange", "1", rooms={"b1": ("salt", INDIGO, 3)}, goods=["2 sandal"] * 3)
    events = state.play("income")
    assert "retire" in verbs(events)
    assert phase(state) == "further"


@pytest.mark.rule("move.lap")
def test_r04_a_move_over_the_line_twice_gives_experience_twice():
    state = moving(THREE, "exchange", "4", rooms={"b1": ("salt", INDIGO, 1)}, goods=["5 sandal"] * 3)
    events = play_all(state, "income", *["sandal"] * 5)
    assert len(find_events(events, "lap")) == 2
    assert board(state)["b1"] == ("salt", INDIGO, 3)
    assert where(state, INDIGO) == "sandals"


@pytest.mark.rule("move.lap")
def test_r04_eight_steps_cross_it_once():
    state = moving(THREE, "exchange", "4", rooms={"b1": ("salt", INDIGO, 1)}, goods=["4 sandal"] * 3)
    events = play_all(state, "income", *["sandal"] * 4)
    assert len(find_events(events, "lap")) == 1
    assert where(state, INDIGO) == "exchange"


@pytest.mark.rule("move.lap")
def test_r05_a_character_hired_this_turn_gains_the_lap_experience():
    state = moving(THREE, "exchange", "1", row={"dyer": 0}, goods=["5 mon, 1 sandal"] * 3)
    play_all(state, "hire dyer", "room a1", "stop")
    assert board(state)["a1"] == ("dyer", INDIGO, 2)


@pytest.mark.rule("experience.buildings")
def test_r06_a_kobun_on_a_building_gains_no_experience():
    rooms = {"a1": ("inn", INDIGO), "b1": ("salt", INDIGO, 1)}
    state = moving(THREE, "exchange", "1", rooms=rooms)
    events = state.play("income")
    assert [e["card"] for e in told(events, "level")] == ["salt"]
    assert board(state)["a1"] == ("inn", INDIGO, 0)
    state = visit(
        THREE, "exchange", rooms=rooms | {"d3": ("seamstress", INDIGO), "c1": ("cotton", INDIGO)}, goods=["1 mon"]
    )
    state.play("use d3")
    assert why_not(state, "train a1") == "experience.buildings"


@pytest.mark.rule("newyear.business", "newyear.place")
def test_r07_new_year_has_no_income_no_walk_and_no_lap():
    rooms = {"b1": ("salt", INDIGO, 1)}
    state = position(
        THREE, phase="new year", month=13, guests=[0, 1, 2], rooms=rooms, goods=["9 mon, 3 sandal"] * 3,
        special={INDIGO: "move"},
    )  # fmt: skip
    assert legal(state) == [f"go {shop}" for shop in RING]
    for action in ("income", "hire kabuki", "sandal", "ox step", "walk 2"):
        assert why_not(state, action) == "newyear.business"
    events = state.play("go sandals")
    assert not find_events(events, "lap")
    assert board(state) == {"b1": ("salt", INDIGO, 1)}
    assert phase(state) == "visit"
    play_all(state, "done")
    assert state.turn == VERMILION


# hiring and rooms


@pytest.mark.rule("hire.cost", "hire.card-mon", "hire.discount", "hire.surcharge")
@pytest.mark.parametrize(
    ("mon", "on_card", "token", "corners_only", "possible"),
    [
        (5, 0, False, False, True),
        (4, 0, False, False, False),
        (4, 1, False, False, True),
        (3, 2, False, False, True),
        (2, 2, False, False, False),
        (4, 0, True, False, True),
        (2, 2, True, False, True),
        (6, 0, False, True, False),
        (7, 0, False, True, True),
        (5, 2, False, True, True),
        (4, 2, False, True, False),
        (4, 2, True, True, True),
        (3, 2, True, True, False),
    ],
)
def test_r08_what_is_affordable(mon, on_card, token, corners_only, possible):
    """The dyer costs 5. With only corner rooms free, the surcharge belongs to the price."""
    rooms = full_board(4, {f"{n}{k}": 1 + "abcd".index(n) % 3 for n in "abcd" for k in (1, 2, 3)})
    rooms = {room: card for room, card in rooms.items() if room[1] != "4"} if corners_only else {}
    given = {"row": {"dyer": on_card}, "goods": [f"{mon} mon"] * 4, "special": {INDIGO: "hire"} if token else {}}
    state = hiring(FOUR, rooms=rooms, oyakata={INDIGO: "rice"}, **given)
    assert ("hire dyer" in legal(state)) == possible
    if not possible:
        assert why_not(state, "hire dyer") == "hire.cost"
        return
    play_all(state, "hire dyer", "room c4" if corners_only else "room c1")
    assert goods(state, INDIGO).get("mon", 0) == mon + on_card - 5 + token - 2 * corners_only


@pytest.mark.rule("hire.surcharge")
def test_r08_a_corner_that_cannot_be_paid_is_refused():
    state = hiring(THREE, row={"dyer": 0}, goods=["6 mon"] * 3)
    state.play("hire dyer")
    assert not [a for a in legal(state) if a.endswith("4")]
    assert why_not(state, "room a4") == "hire.surcharge"


@pytest.mark.rule("hire.discount", "token.hire")
def test_r09_the_discount_lowers_the_card_and_not_the_room():
    state = hiring(THREE, row={"monk": 0}, goods=["5 mon"] * 3, special={INDIGO: "hire"}, oyakata={0: "rice"})
    events = play_all(state, "hire monk", "room b4")
    assert [(e.rule, e.data["amount"]) for e in find_events(events, "pay")] == [
        ("hire.discount", 3),
        ("hire.surcharge", 2),
    ]
    assert goods(state, INDIGO) == {}


@pytest.mark.rule("hire.fire-bonus", "track.fire")
def test_r10_a_rise_of_two_is_one_move_onto_the_top_of_the_stack():
    state = hiring(
        FOUR, month=4, row={"firefighter": 0}, goods=["6 mon"] * 4, fire=[1, 3, 2, 3], fire_order=[1, 3, 2, 0],
        oyakata={0: "rice"},
    )  # fmt: skip
    events = play_all(state, "hire firefighter", "room a1")
    assert told(events, "rise") == [{"step": 3}]
    assert order(state) == [INDIGO, VERMILION, OCHRE, MOSS]


@pytest.mark.rule("track.fire", "shop.tower")
def test_r10_at_ten_a_marker_goes_to_the_top():
    state = visit(THREE, "tower", fire=[10, 10, 10], fire_order=[1, 2, 0])
    state.play("deal watch")
    assert fire(state) == [10, 10, 10]
    assert order(state) == [INDIGO, VERMILION, MOSS]


@pytest.mark.rule("hire.fire-bonus", "track.fire")
def test_r10_a_rise_of_two_from_nine_stops_at_ten():
    state = hiring(THREE, month=4, row={"labourer": 0}, goods=["2 mon"] * 3, fire=[9, 10, 0], oyakata={0: "rice"})
    play_all(state, "hire labourer", "room a1")
    assert fire(state) == [10, 10, 0]
    assert order(state) == [INDIGO, VERMILION, MOSS]


@pytest.mark.rule("hire.fire-bonus", "payday.starve", "fire.burn")
def test_r10_the_steps_stay_when_the_card_is_gone():
    state, _ = burning(THREE, "a", rooms={"a1": ("firefighter", INDIGO)}, fire=[2, 0, 0])
    assert (fire(state), board(state)) == ([2, 0, 0], {})
    state, _ = month_end(THREE, 6, rooms={"a1": ("firefighter", INDIGO)}, fire=[2, 0, 0])
    assert (fire(state), board(state)) == ([2, 0, 0], {})


@pytest.mark.rule("hire.forced-income", "hire.choice")
def test_r11_income_is_forced_without_mon_kobun_or_room_and_else_free():
    free = hiring(THREE, row={"monk": 0}, goods=["4 mon"] * 3)
    assert legal(free) == ["income", "hire monk"]
    poor = hiring(THREE, row={"monk": 0}, goods=["3 mon"] * 3)
    assert legal(poor) == ["income"]
    mine = {"a1": ("egg", 0), "a2": ("salt", 0), "a3": ("inn", 0), "b1": ("cotton", 0)}
    no_kobun = hiring(THREE, row={"monk": 0}, goods=["9 mon"] * 3, rooms=mine)
    assert why_not(no_kobun, "hire monk") == "hire.kobun"
    assert legal(no_kobun) == ["income"]
    no_room = hiring(TWO, row={"monk": 0}, goods=["9 mon"] * 2, rooms=full_board(3, {}))
    assert why_not(no_room, "hire monk") == "hire.room"
    assert legal(no_room) == ["income"]


@pytest.mark.rule("hire.forced-income", "hire.income")
def test_r11_forced_income_is_taken_unasked():
    state = position(
        THREE, phase="ikizama", queue=2, turn=INDIGO, row={"monk": 0}, goods=["3 mon"] * 3,
        ikizama=[None, "3", "4"], fire_order=[1, 2, 0],
    )  # fmt: skip
    events = state.play("ikizama 1")
    assert find_events(events, "income", "hire.forced-income")
    assert goods(state, INDIGO) == {"mon": 7}
    assert phase(state) == "visit"


@pytest.mark.rule("hire.kobun", "build.kobun")
def test_r12_four_kobun_serve_characters_and_buildings_together():
    mine = {"a1": ("egg", 0), "a2": ("salt", 0), "a3": ("inn", 0), "b1": ("temple", 0)}
    state = visit(THREE, "construction", rooms=mine, plans="farm", goods=["9 mon, 9 wood"])
    assert why_not(state, "build farm") == "build.kobun"
    assert free_kobun(state, INDIGO) == 0


# business


@pytest.mark.rule("visit.pay")
def test_r13_an_ability_that_cannot_be_carried_out_is_not_used_and_gives_no_experience():
    rooms = {"d3": ("carpenter", VERMILION), "d4": ("dyer", VERMILION)}
    state = visit(THREE, "exchange", rooms=rooms, goods=["1 mon"], plans="inn")
    assert legal(state) == ["done", "deal small change"]
    assert why_not(state, "use d4") == "visit.pay"
    assert why_not(state, "use d3") == "ability.build"
    state.play("deal small change")
    assert legal(state) == ["done", "use d4"]


@pytest.mark.rule("ability.gain", "track.fire")
def test_r14_an_ability_may_be_used_with_nothing_left_to_gain():
    state = visit(
        THREE, "exchange", rooms={"d3": ("monk", VERMILION)}, fire=[10, 10, 0], fire_order=[VERMILION, INDIGO, MOSS]
    )
    state.play("use d3")
    assert fire(state) == [10, 10, 0]
    assert order(state)[0] == INDIGO
    assert board(state)["d3"] == ("monk", VERMILION, 2)


@pytest.mark.rule("visit.pay")
def test_r15_payments_go_to_the_supply_and_not_to_the_owner():
    state = visit(THREE, "exchange", rooms={"d3": ("dyer", VERMILION)}, goods=["2 mon", "0 mon", "0 mon"])
    state.play("use d3")
    assert [goods(state, seat) for seat in range(3)] == [{}, {}, {}]
    assert iki(state, INDIGO) == 4


@pytest.mark.rule("visit.other", "retire.free", "retire.circle")
def test_r16_retirement_frees_the_room_for_the_deal_that_follows():
    """All rooms are full; the eel stall at the Construction shop retires, and the inn goes into its room."""
    owners = {f"{n}{k}": 1 + k % 3 for n in "abcd" for k in (1, 2, 3, 4)}
    rooms = full_board(4, owners) | {"c1": ("soba", VERMILION, 3)}
    state = visit(FOUR, "construction", rooms=rooms, plans="inn", goods=["3 mon, 1 koban, 1 wood"] + ["0 mon"] * 3)
    assert why_not(state, "build inn") == "build.room"
    events = state.play("use c1")
    assert find_events(events, "retire", "retire.circle")
    before = free_kobun(state, VERMILION)
    play_all(state, "build inn")
    assert board(state)["c1"] == ("inn", INDIGO, 0)
    assert before == 4 - sum(card[1] == VERMILION for card in rooms.values()) + 1


@pytest.mark.rule("ability.experience")
def test_r17_the_used_character_may_train_itself_if_it_is_yours():
    rooms = {"d3": ("seamstress", INDIGO, 3), "a1": ("salt", INDIGO)}
    state = visit(THREE, "exchange", rooms=rooms, goods=["1 mon"])
    play_all(state, "use d3", "train d3")
    assert retired(state, INDIGO) == {"seamstress"}
    assert phase(state) == "visit"


@pytest.mark.rule("ability.experience")
def test_r17_without_a_character_of_ones_own_it_cannot_be_used():
    rooms = {"d3": ("seamstress", VERMILION), "a1": ("inn", INDIGO)}
    state = visit(THREE, "exchange", rooms=rooms, goods=["1 mon"])
    assert why_not(state, "use d3") == "ability.experience"
    rooms["a2"] = ("salt", INDIGO)
    state = visit(THREE, "exchange", rooms=rooms, goods=["1 mon"])
    state.play("use d3")
    assert board(state)["a2"] == ("salt", INDIGO, 2)  # the only one there is: nobody is asked
    assert board(state)["d3"] == ("seamstress", VERMILION, 2)


@pytest.mark.rule("ability.swap", "visit.other")
def test_r18_the_used_card_gains_its_experience_in_its_new_room():
    rooms = {"d3": ("kite", VERMILION, 1), "a4": ("salt", MOSS, 2), "b1": ("inn", INDIGO)}
    state = visit(THREE, "exchange", rooms=rooms)
    events = play_all(state, "use d3", "swap d3")
    assert board(state) == {"a4": ("kite", VERMILION, 2), "d3": ("salt", MOSS, 2), "b1": ("inn", INDIGO, 0)}
    assert not find_events(events, "pay")


@pytest.mark.rule("ability.swap")
def test_r18_neither_buildings_nor_empty_rooms_and_neutral_ones_as_well():
    rooms = {"d3": ("kite", INDIGO), "a1": ("salt", None), "b1": ("inn", INDIGO), "c1": ("egg", VERMILION)}
    state = visit(TWO, "exchange", rooms=rooms)
    state.play("use d3")
    assert legal(state) == ["swap a1", "swap c1", "swap d3"]
    assert why_not(state, "swap b1") == why_not(state, "swap c3") == "ability.swap"
    play_all(state, "swap a1", "swap c1")
    assert board(state)["c1"] == ("salt", None, 1)
    assert board(state)["a1"] == ("egg", VERMILION, 1)


@pytest.mark.rule("ability.swap")
def test_r18_alone_on_the_board_a_character_has_nobody_to_change_with():
    state = visit(THREE, "exchange", rooms={"d3": ("kite", INDIGO), "b1": ("inn", INDIGO)})
    assert why_not(state, "use d3") == "ability.swap"


@pytest.mark.rule("ability.swap", "two.neutral-use")
def test_r18_a_neutral_swapper_leaves_from_its_new_room():
    rooms = {"d3": ("kite", None), "a1": ("salt", INDIGO)}
    state = visit(TWO, "exchange", rooms=rooms)
    play_all(state, "use d3", "swap a1")
    assert board(state) == {"d3": ("salt", INDIGO, 1)}
    assert "kite" in gone(state)


@pytest.mark.rule("ability.gift")
def test_r19_everybody_but_the_active_player_gets_two_mon_the_owner_too():
    state = visit(FOUR, "exchange", rooms={"d3": ("fireworks", VERMILION)})
    state.play("use d3")
    assert [goods(state, seat).get("mon", 0) for seat in range(4)] == [0, 2, 2, 2]
    state = visit(FOUR, "exchange", rooms={"d3": ("fireworks", INDIGO)})
    state.play("use d3")
    assert [goods(state, seat).get("mon", 0) for seat in range(4)] == [0, 2, 2, 2]
    assert iki(state, INDIGO) == 4


@pytest.mark.rule("ability.build", "build.fee", "build.room")
def test_r20_through_a_character_there_is_no_fee_no_cost_below_nothing_but_the_surcharge():
    rooms = {"d3": ("mason", INDIGO)}
    state = visit(THREE, "exchange", rooms=rooms, plans="tower, inn", goods=["3 wood, 2 mon"])
    state.play("use d3")
    assert legal(state) == ["build inn", "build tower"]
    events = play_all(state, "build tower", "room a4")
    assert goods(state, INDIGO) == {}
    assert told(events, "pay") == [{"good": "wood", "amount": 3}, {"good": "mon", "amount": 2}]


@pytest.mark.rule("shop.tobacco")
def test_r21_one_pipe_and_one_tobacco_a_visit_and_more_on_later_visits():
    state = visit(THREE, "tobacco", goods=["30 mon"])
    state.play("buy spring pipe 1")
    assert legal(state) == ["done", "buy spring tobacco 1", "buy spring tobacco 2"]
    assert why_not(state, "buy spring pipe 2") == "shop.tobacco"
    events = state.play("buy spring tobacco 2")
    assert "turn end" in verbs(events)
    state = visit(THREE, "tobacco", goods=["30 mon"], tokens={INDIGO: "spring pipe 1, spring tobacco 2"})
    assert legal(state) == ["done", "buy spring pipe 2", "buy spring tobacco 1"]


@pytest.mark.rule("shop.fish")
def test_r21_one_fish_a_season():
    state = visit(THREE, "fish", goods=["30 mon"], tokens={INDIGO: "spring fish 1"})
    assert why_not(state, "buy spring fish 2") == "shop.fish"
    state = visit(THREE, "fish", month=4, goods=["30 mon"], tokens={INDIGO: "spring fish 1"})
    assert legal(state) == ["done", "buy summer fish 1", "buy summer fish 2"]


@pytest.mark.rule("visit.one-character", "visit.rooms")
def test_r22_one_of_the_two_characters_never_both():
    rooms = {"d3": ("salt", VERMILION), "d4": ("egg", MOSS), "d2": ("monk", MOSS)}
    state = visit(THREE, "exchange", rooms=rooms)
    assert legal(state) == ["done", "deal small change", "use d3", "use d4"]
    assert why_not(state, "use d2") == "visit.rooms"
    state.play("use d3")
    assert why_not(state, "use d4") == "visit.one-character"
