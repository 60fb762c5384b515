"""Where the three books differ: the ruling of each of the nineteen conflicts, and the options that choose otherwise."""

from __future__ import annotations

import pytest

from tests.games.iki.table import (
    FOUR,
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
    game,
    goods,
    hiring,
    iki,
    last_guest,
    month_end,
    moving,
    phase,
    position,
    row,
    source,
    special,
    told,
    verbs,
    visit,
)
from tests.support import fields, find_events, legal, let_chance, play_all, why_not
from zashiki import CHANCE, OptionError

STAND = game(players=3, buildings_burn=False)
FREE_SPACE = game(players=3, new_year_free_space_only=True)
LARGEST = game(players=4, largest_first=True)
ONE_DEAL = game(players=3, one_deal=True)
EVERY_KOBUN = game(players=3, harmony_every_kobun=True)


@pytest.mark.rule("fire.buildings", "option.buildings-burn")
def test_c01_buildings_burn_by_their_owners_fire_step():
    rooms = {"a1": ("inn", INDIGO), "a2": ("salt", VERMILION)}
    state, events = burning(THREE, "a", rooms=rooms, fire=[4, 0, 0])
    assert board(state) == {}
    assert find_events(events, "burn", "fire.buildings")
    assert free_kobun(state, INDIGO) == 4
    assert "inn" in state.view(None)["boxed"]
    state, events = burning(THREE, "a", rooms=rooms, fire=[5, 0, 0])
    assert set(board(state)) == {"a1", "a2"}


@pytest.mark.rule("option.buildings-burn")
@pytest.mark.parametrize("step", [0, 5, 10])
def test_c01_by_the_french_summary_a_fire_passes_a_building_as_an_empty_room(step):
    rooms = {"a1": ("inn", INDIGO), "a2": ("salt", VERMILION), "a3": ("egg", MOSS)}
    state, events = burning(STAND, "a", rooms=rooms, fire=[step, 3, 3])
    (passed,) = find_events(events, "spread")
    assert (passed.rule, passed.data) == ("option.buildings-burn", {"room": "a1", "strength": 5})
    assert told(events, "burn") == [{"card": "salt", "room": "a2", "strength": 4}]
    assert told(events, "stop fire") == [{"room": "a3", "strength": 3}]
    assert set(board(state)) == {"a1", "a3"}


@pytest.mark.rule("token.joker")
def test_c02_the_joker_is_one_of_the_five_types():
    state, events = final(THREE, retired={INDIGO: "puppeteer, egg, dice, kite, monk"}, special={INDIGO: "joker"})
    assert source(state, INDIGO, "types") == 25
    assert told(events, "joker") == [{"type": "shopkeeper"}]


@pytest.mark.rule("newyear.place", "option.new-year-free-space-only")
def test_c03_at_new_year_any_space_or_by_the_russian_book_a_free_one():
    for played, allowed in ((THREE, True), (FREE_SPACE, False)):
        state = position(played, phase="new year", month=13, guests=[0, 1, 2], queue=0)
        play_all(state, "go exchange", "done")
        assert state.turn == VERMILION
        assert ("go exchange" in legal(state)) == allowed
        if not allowed:
            assert why_not(state, "go exchange") == "option.new-year-free-space-only"
            assert legal(state) == [f"go {shop}" for shop in RING if shop != "exchange"]


@pytest.mark.rule("ikizama.turns", "option.largest-first")
@pytest.mark.parametrize(("played", "wanted"), [(FOUR, ["1-4", "1", "3", "4"]), (LARGEST, ["1-4", "4", "3", "1"])])
def test_c04_turns_from_left_to_right_or_larger_numbers_first(played, wanted):
    state = position(played, phase="ikizama", fire_order=[0, 1, 2, 3])
    events = play_all(state, "ikizama 3", "ikizama 1-4", "ikizama 4", "ikizama 1")
    while len(find_events(events, "turn")) < 4:
        events += state.play(legal(state)[0])
    assert [e["space"] for e in told(events, "turn")] == wanted
    rule = "option.largest-first" if played is LARGEST else "ikizama.turns"
    assert {e.rule for e in find_events(events, "turn")} == {rule}


@pytest.mark.rule("visit.both", "visit.shop-once")
@pytest.mark.parametrize("first", ["shop", "character", "neither"])
def test_c05_shop_and_character_in_either_order_each_optional(first):
    state = visit(THREE, "exchange", rooms={"d3": ("salt", VERMILION), "d4": ("egg", VERMILION)})
    if first == "shop":
        events = play_all(state, "deal small change")
        assert why_not(state, "deal small change") == "visit.shop-once"
        events += play_all(state, "use d4")
    elif first == "character":
        events = play_all(state, "use d4", "deal small change")
    else:
        events = play_all(state, "done")
    assert "turn end" in verbs(events)
    assert goods(state, INDIGO) == ({} if first == "neither" else {"mon": 2, "rice": 1})


@pytest.mark.rule("option.one-deal")
def test_c05_by_the_french_summary_a_visit_may_be_one_deal():
    given = {"rooms": {"d3": ("salt", VERMILION)}, "goods": ["9 mon"] * 3}
    for deal in ("deal small change", "use d3"):
        state = visit(ONE_DEAL, "exchange", **given)
        assert legal(state) == ["done", "deal small change", "deal koban", "use d3"]
        assert "turn end" in verbs(state.play(deal))
    state = visit(ONE_DEAL, "tobacco", rooms={"b3": ("salt", VERMILION)}, goods=["9 mon"])
    state.play("buy spring pipe 1")
    assert legal(state) == ["done", "buy spring tobacco 1", "buy spring tobacco 2"]
    assert "turn end" in verbs(state.play("buy spring tobacco 1"))
    assert board(state) == {"b3": ("salt", VERMILION, 1)}


@pytest.mark.rule("ikizama.any")
def test_c06_the_any_space_gives_one_mon():
    state = position(THREE, phase="ikizama", fire_order=[0, 1, 2])
    events = play_all(state, "ikizama 1-4", "ikizama 1", "ikizama 2")
    assert [(e.rule, e.seat, e.data) for e in find_events(events, "gain")] == [
        ("ikizama.any", INDIGO, {"good": "mon", "amount": 1})
    ]


@pytest.mark.rule("month.row-mon")
@pytest.mark.parametrize("month", range(1, 13))
def test_c07_a_mon_on_every_card_left_once_a_month_but_not_at_a_payday(month):
    cards = {1: ("monk", "dyer"), 2: ("miko", "eel"), 3: ("geisha", "sushi"), 4: ("kabuki", "incense")}[
        (month + 2) // 3
    ]
    state, events = month_end(THREE, month, row={cards[0]: 0, cards[1]: 1})
    if month in (5, 8, 11):
        assert row(state) == {cards[0]: 0, cards[1]: 1}
        events = state.play("fire a")
        assert verbs(events).index("row mon") > verbs(events).index("fire out")
    if month % 3:
        assert row(state) == {cards[0]: 1, cards[1]: 2}
        assert len(find_events(events, "row mon", "month.row-mon")) == 1
    else:
        assert row(state) == {}
        assert not find_events(events, "row mon")


@pytest.mark.rule("month.row-mon")
def test_c07_a_card_never_carries_more_than_two_mon():
    state, _ = month_end(THREE, 2, row={"monk": 2, "dyer": 1, "kite": 0})
    assert row(state) == {"monk": 2, "dyer": 2, "kite": 1}


@pytest.mark.rule("month.new-cards", "payday.clear-row")
def test_c08_the_next_season_comes_at_the_start_of_the_next_month_four_cards_only():
    state, events = month_end(THREE, 3, row={"monk": 2, "dyer": 0})
    assert [v for v in verbs(events) if v in ("unhired", "month", "reveal")] == ["unhired", "unhired", "month"]
    assert (state.turn, fields(state)["month"], fields(state)["to_draw"]) == (CHANCE, 4, 4)
    assert len(state.chances()) == 14
    let_chance(state)
    assert row(state) == dict.fromkeys(["water", "watermelon", "dumpling", "ragdealer"], 0)


@pytest.mark.rule("end.collect", "score.types")
def test_c09_types_on_the_board_and_retired_count_alike():
    rooms = {"a1": ("salt", INDIGO), "b1": ("dice", INDIGO), "c1": ("inn", INDIGO)}
    state, events = final(THREE, rooms=rooms, retired={INDIGO: "egg, dyer"})
    assert source(state, INDIGO, "types") == 9
    assert told(events, "collect", INDIGO) == [{"characters": 4}]


@pytest.mark.rule("payday.harmony", "option.harmony-every-kobun")
@pytest.mark.parametrize(("played", "scored"), [(THREE, [2, 2, 0]), (EVERY_KOBUN, [4, 2, 2])])
def test_c10_own_kobun_on_the_type_or_every_own_kobun_of_the_group(played, scored):
    """Two vendors in nagaya A; Indigo has a monk beside them and Moss a building. Elsewhere nothing is there twice."""
    rooms = {
        "a1": ("salt", INDIGO),
        "a2": ("egg", VERMILION),
        "a3": ("monk", INDIGO),
        "a4": ("well", MOSS),
        "b1": ("sake", VERMILION),
        "b2": ("dyer", VERMILION),
        "c1": ("dice", INDIGO),
    }
    state, events = month_end(played, 3, rooms=rooms, goods=["9 rice"] * 3)
    assert [source(state, seat, "harmony") for seat in range(3)] == scored
    rule = "payday.harmony" if played is THREE else "option.harmony-every-kobun"
    assert {e.rule for e in find_events(events, "harmony")} == {rule}


@pytest.mark.rule("hire.forced-income", "hire.room")
def test_c11_without_a_room_hiring_is_impossible():
    cards = iter(("egg", "salt", "cotton", "glasses", "librarian", "sake", "bubbles", "ukiyoe", "seamstress", "dice",
                  "geta", "oxcart", "yamabushi", "carpenter", "kite", "soba"))  # fmt: skip
    rooms = {f"{n}{k}": (next(cards), 1 + k % 3) for n in "abcd" for k in (1, 2, 3, 4)}
    state = hiring(FOUR, rooms=rooms, row={"monk": 0}, goods=["9 mon"] * 4)
    assert legal(state) == ["income"]
    assert why_not(state, "hire monk") == "hire.room"


@pytest.mark.rule("setup.start-cards")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_c12_the_last_player_picks_a_starting_card_first(players):
    for first in range(players):
        state = game(players=players).start(chance="explicit")
        state.play(f"first {('indigo', 'vermilion', 'moss', 'ochre')[first]}")
        let_chance(state)
        asked = []
        events = []
        while state.turn != CHANCE:
            if phase(state) == "starter":
                asked.append(state.turn)
            events += state.play(legal(state)[0])
        takers = [e.seat for e in find_events(events, "starter")]
        assert takers == [(first - 1 - k) % players for k in range(players)]
        assert asked == takers[: 3 if players == 4 else players]  # the fourth has no choice


@pytest.mark.rule("setup.first", "setup2.sun-moon")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_c13_chance_names_the_first_player(players):
    state = game(players=players).start(chance="explicit")
    assert state.turn == CHANCE
    assert [round(p * players, 9) for _, p in state.chances()] == [1] * players
    (event,) = find_events(state.play("first vermilion"), "first")
    assert (event.seat, event.rule) == (VERMILION, "setup2.sun-moon" if players == 2 else "setup.first")


@pytest.mark.rule("card.dumpling")
def test_c14_the_dumpling_seller_has_three_levels():
    for level in (1, 2, 3):
        state, events = month_end(THREE, 6, rooms={"a1": ("dumpling", INDIGO, level)})
        assert find_events(events, "salary", "card.dumpling")
        assert board(state) == {"a1": ("dumpling", INDIGO, level)}  # fed with its own rice
    state = hiring(THREE, month=4, row={"dumpling": 0}, goods=["3 mon"] * 3, oyakata={0: "rice"})
    play_all(state, "hire dumpling", "room a1")
    assert board(state)["a1"] == ("dumpling", INDIGO, 1)


@pytest.mark.rule("card.tempura")
def test_the_tempura_stall_does_not_fall():
    paid = []
    for level in (1, 2, 3):
        state, events = month_end(THREE, 9, rooms={"a1": ("tempura", INDIGO, level)}, goods=["1 rice"] * 3)
        assert find_events(events, "salary", "card.tempura")
        paid.append(goods(state, INDIGO)["mon"])
    assert paid == [3, 3, 4]


@pytest.mark.rule("token.move", "move.step-by-step")
def test_c15_the_ox_cart_token_is_usable_at_once():
    state = moving(THREE, "exchange", "1", rooms={"b1": ("oxcart", INDIGO, 3)})
    state.play("income")
    assert special(state, INDIGO) == {"move"}
    assert "ox step" in legal(state)


@pytest.mark.rule("payday.winter")
def test_c16_after_month_twelve_buildings_and_tokens_stay():
    state, events = month_end(THREE, 12, plans="inn, farm", row={"kabuki": 1}, tokens={1: "winter pipe 1"})
    view = state.view(None)
    assert view["plans"] == ["inn", "farm"]
    assert view["market"] == [
        "winter fish 1",
        "winter fish 2",
        "winter pipe 2",
        "winter tobacco 1",
        "winter tobacco 2",
    ]
    assert row(state) == {}
    assert view["unseen"] == []
    assert view["oyakata"][:3] == [None] * 3
    assert find_events(events, "market", "payday.winter")


@pytest.mark.rule("two.neutral-room")
def test_c17_a_neutral_card_gives_nobody_its_fire_bonus():
    state, _ = month_end(TWO, 10, row={"sumo": 0, "kabuki": 0}, rooms={"a1": ("tower", VERMILION)})
    assert state.turn == VERMILION
    play_all(state, "neutral sumo", "room b1")
    assert fire(state) == [0, 0]
    assert iki(state, VERMILION) == 0


@pytest.mark.rule("fire.spread")
def test_c18_the_fire_is_one_weaker_in_each_room_three_in_the_fourth():
    _, events = burning(THREE, "b", month=11, rooms={"b4": ("salt", INDIGO)}, fire=[6, 0, 0])
    assert [e["strength"] for e in told(events, "spread")] == [10, 9, 8]
    assert told(events, "burn") == [{"card": "salt", "room": "b4", "strength": 7}]


@pytest.mark.rule("payday.when", "month.calendar")
@pytest.mark.parametrize("month", [3, 6, 9, 12])
def test_c19_a_payday_after_month_twelve_too(month):
    _, events = month_end(THREE, month, rooms={"a1": ("salt", INDIGO, 2)}, goods=["1 rice"] * 3)
    assert told(events, "payday") == [{"month": month}]
    assert {"salary", "feed"} <= set(verbs(events))
    assert ("new year" in verbs(events)) == (month == 12)


# the options themselves


@pytest.mark.parametrize(
    ("option", "value"),
    [("players", 1), ("players", 5), ("players", "three"), ("buildings_burn", 3), ("one_deal", "maybe")],
)
def test_an_option_out_of_range_is_refused(option, value):
    with pytest.raises(OptionError, match=option):
        game(**{option: value})


def test_an_unknown_option_is_refused():
    with pytest.raises(OptionError, match="akebono"):
        game(akebono=True)


BOOKS = {
    "buildings_burn": ("Polish", "Russian", "French"),
    "new_year_free_space_only": ("Russian", "Polish", "French"),
    "largest_first": ("Russian", "Polish", "French"),
    "one_deal": ("French", "Polish", "Russian"),
    "harmony_every_kobun": ("Russian", "French", "Polish"),
}


@pytest.mark.parametrize("option", BOOKS)
def test_the_help_of_an_option_says_that_books_differ_and_the_rulebook_which(option):
    (found,) = [o for o in THREE.kind.options if o.name == option]
    assert "The printed rulebooks differ" in THREE.kind.option_help(found)
    paragraph = THREE.book("en")[f"option.{option.replace('_', '-')}"]
    assert all(book in paragraph.text for book in BOOKS[option])


def test_the_defaults_are_the_rulings():
    assert THREE.options == {
        "players": 3,
        "buildings_burn": True,
        "new_year_free_space_only": False,
        "largest_first": False,
        "one_deal": False,
        "harmony_every_kobun": False,
    }


def test_one_deal_holds_at_new_year_too():
    state = last_guest(ONE_DEAL, "exchange", rooms={"d3": ("salt", VERMILION)})
    state.play("use d3")
    assert state.turn is None
