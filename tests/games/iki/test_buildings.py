"""All ten buildings: cost, lasting effect, score; where and how they are built, and what they do not do."""

from __future__ import annotations

import pytest

from tests.games.iki.cards import BUILDINGS, CARDS
from tests.games.iki.table import (
    FOUR,
    INDIGO,
    MOSS,
    THREE,
    TWO,
    VERMILION,
    board,
    burning,
    final,
    free_kobun,
    goods,
    hiring,
    iki,
    month_end,
    source,
    told,
    visit,
)
from tests.support import find_events, legal, play_all, why_not

EVERY_BUILDING = pytest.mark.parametrize("name", BUILDINGS)


@EVERY_BUILDING
@pytest.mark.rule("build.cost", "build.fee", "build.offer", "build.kobun", "shop.construction")
def test_cost_and_fee(name):
    koban, wood, _ = BUILDINGS[name]
    rich = f"1 mon, {koban} koban, {wood} wood"
    state = visit(THREE, "construction", plans=name, goods=[rich])
    events = play_all(state, f"build {name}", "room b3")
    assert goods(state, INDIGO) == {}
    assert board(state) == {"b3": (name, INDIGO, 0)}
    assert free_kobun(state, INDIGO) == 3
    assert name not in state.view(None)["plans"]
    assert find_events(events, "place", "build.kobun")
    paid = {e.data["good"]: (e.data["amount"], e.rule) for e in find_events(events, "pay")}
    wanted = {"mon": (1, "build.fee"), "wood": (wood, "build.cost"), "koban": (koban, "build.cost")}
    assert paid == {good: w for good, w in wanted.items() if w[0]}
    short = visit(THREE, "construction", plans=name, goods=[f"0 mon, {koban} koban, {wood} wood"])
    assert why_not(short, f"build {name}") == "build.fee"
    short = visit(THREE, "construction", plans=name, goods=[f"9 mon, {koban} koban, {wood - 1} wood"])
    assert why_not(short, f"build {name}") == "build.cost"
    if koban:
        short = visit(THREE, "construction", plans=name, goods=[f"9 mon, {koban - 1} koban, {wood} wood"])
        assert why_not(short, f"build {name}") == "build.cost"
    absent = visit(THREE, "construction", plans="", goods=["9 mon, 9 koban, 9 wood"])
    assert why_not(absent, f"build {name}") == "build.offer"


FISH = "spring fish 2, summer fish 1, autumn fish 1"
SCORES = [
    ("inn", {}, 12),
    ("temple", {}, 22),
    ("theatre", {}, 26),
    ("merchant", {"goods": ["0 mon", "0 mon", "0 mon"]}, 0),
    ("merchant", {"goods": ["9 sandal", "0 mon", "0 mon"]}, 27),
    ("merchant", {"goods": ["10 sandal", "0 mon", "0 mon"]}, 30),
    ("merchant", {"goods": ["15 sandal", "0 mon", "0 mon"]}, 30),
    ("warehouse", {"goods": ["7 rice", "0 mon", "0 mon"]}, 28),
    ("warehouse", {"goods": ["8 rice", "0 mon", "0 mon"]}, 32),
    ("warehouse", {"goods": ["12 rice", "0 mon", "0 mon"]}, 32),
    ("restaurant", {}, 0),
    ("restaurant", {"tokens": {INDIGO: FISH}}, 11),
    ("well", {"fire": [0, 9, 9]}, 0),
    ("well", {"fire": [7, 0, 0]}, 14),
    ("well", {"fire": [10, 0, 0]}, 20),
    ("farm", {}, 2),
    ("villa", {}, 4),
    ("tower", {}, 3),
]


@pytest.mark.parametrize(("name", "given", "points"), SCORES)
@pytest.mark.rule(
    "building.inn", "building.temple", "building.theatre", "building.merchant", "building.warehouse",
    "building.restaurant", "building.well", "building.farm", "building.villa", "building.tower", "score.buildings",
)  # fmt: skip
def test_score_at_the_end(name, given, points):
    state, events = final(THREE, rooms={"d2": (name, INDIGO)}, **given)
    assert source(state, INDIGO, "buildings") == points
    assert source(state, VERMILION, "buildings") == 0
    if points:
        assert find_events(events, "score", f"building.{name}")


@pytest.mark.rule("score.buildings")
def test_only_what_stands_is_scored():
    state, events = final(THREE, plans="inn", rooms={"a1": ("tower", INDIGO), "b1": ("temple", VERMILION)})
    assert [e.data["buildings"] for e in find_events(events, "stand", "score.buildings")] == [1, 1, 0]
    assert [source(state, seat, "buildings") for seat in range(3)] == [3, 22, 0]


@pytest.mark.rule("building.farm", "payday.feed")
@pytest.mark.parametrize("month", [3, 6, 9, 12])
def test_the_farm_gives_two_iki_for_each_character_fed(month):
    rooms = {"a1": ("monk", 0), "b1": ("oxcart", 0), "c1": ("yamabushi", 0), "d1": ("farm", 0), "d2": ("miko", 1)}
    state, events = month_end(THREE, month, rooms=rooms, goods=["5 rice", "5 rice", "0 mon"])
    assert [source(state, seat, "farmhouse") for seat in range(3)] == [6, 0, 0]
    assert goods(state, INDIGO) == {"rice": 2}
    assert find_events(events, "score", "building.farm")
    rooms = {"d1": ("farm", 0), "a1": ("monk", 0)}
    state, _ = month_end(THREE, month, rooms=rooms)
    assert source(state, INDIGO, "farmhouse") == 0


@pytest.mark.rule("building.villa")
def test_the_villa_pays_nothing_without_a_character_and_only_its_owner():
    state, _ = month_end(THREE, 3, rooms={"a1": ("villa", INDIGO)})
    assert goods(state, INDIGO) == {}
    rooms = {"a1": ("villa", INDIGO), "b1": ("monk", VERMILION), "c1": ("yamabushi", VERMILION)}
    state, events = month_end(THREE, 3, rooms=rooms, goods=["0 mon", "2 rice", "0 mon"], retired={INDIGO: "oxcart"})
    assert goods(state, INDIGO) == {"mon": 2}
    assert goods(state, VERMILION) == {}
    assert find_events(events, "gain", "building.villa")


@pytest.mark.rule("building.tower", "hire.fire-bonus")
@pytest.mark.parametrize("card", ["monk", "firefighter", "dyer"])
def test_the_watchtower_gives_three_iki_for_hiring_with_a_fire_bonus(card):
    for owner in (INDIGO, VERMILION):
        state = hiring(
            THREE, month=4, rooms={"a1": ("tower", owner)}, row={card: 0}, goods=["9 mon"] * 3, oyakata={0: "rice"}
        )
        events = play_all(state, f"hire {card}", "room b1")
        wanted = 3 if owner == INDIGO and CARDS[card].fire else 0
        assert iki(state, INDIGO) == source(state, INDIGO, "watchtower") == wanted
        assert bool(find_events(events, "score", "building.tower")) == bool(wanted)


@pytest.mark.rule("building.tower")
def test_other_rises_do_not_count_for_the_watchtower():
    state = visit(THREE, "tower", rooms={"a1": ("tower", INDIGO), "b1": ("monk", VERMILION)})
    play_all(state, "deal watch", "use b1")
    assert iki(state, INDIGO) == 0


@pytest.mark.rule("build.room", "hire.surcharge", "two.surcharge")
def test_the_room_surcharge_holds_for_buildings():
    state = visit(THREE, "construction", plans="inn", goods=["3 mon, 1 koban, 1 wood"])
    events = play_all(state, "build inn", "room c4")
    assert goods(state, INDIGO) == {}
    assert find_events(events, "pay", "hire.surcharge")
    state = visit(THREE, "construction", plans="inn", goods=["2 mon, 1 koban, 1 wood"])
    state.play("build inn")
    assert why_not(state, "room c4") == "hire.surcharge"
    state = visit(TWO, "construction", plans="inn", goods=["2 mon, 1 koban, 1 wood"])
    events = play_all(state, "build inn", "room c2")
    assert goods(state, INDIGO) == {}
    assert find_events(events, "pay", "two.surcharge")


@pytest.mark.rule("build.room", "build.cost")
def test_with_only_corners_free_the_surcharge_must_be_there_before_building():
    cards = iter(["egg", "salt", "cotton", "glasses", "sake", "dice", "geta", "kite", "dyer", "soba", "monk", "oxcart"])
    rooms = {f"{n}{k}": (next(cards), 1 + "abcd".index(n) % 3) for n in "abcd" for k in (1, 2, 3)}
    state = visit(FOUR, "construction", plans="inn", rooms=rooms, goods=["3 mon, 1 koban, 1 wood"] * 4)
    assert "build inn" in legal(state)
    state = visit(FOUR, "construction", plans="inn", rooms=rooms, goods=["2 mon, 1 koban, 1 wood"] * 4)
    assert "build inn" not in legal(state)


@pytest.mark.rule("build.room")
def test_a_taken_room_is_refused():
    state = visit(THREE, "construction", plans="inn", rooms={"a1": ("salt", MOSS)}, goods=["9 mon, 1 koban, 1 wood"])
    state.play("build inn")
    assert why_not(state, "room a1") == "build.room"


@pytest.mark.rule("build.stands", "visit.building", "payday.feed", "payday.harmony")
def test_a_building_eats_nothing_has_no_type_and_does_no_business():
    rooms = {"a1": ("inn", 0), "a2": ("temple", 0), "a3": ("well", 0), "a4": ("farm", 0)}
    state, events = month_end(THREE, 3, rooms=rooms, goods=["3 rice", "0 mon", "0 mon"])
    assert goods(state, INDIGO) == {"rice": 3}
    assert len(board(state)) == 4
    assert not find_events(events, "harmony")
    state, _ = final(THREE, rooms=rooms)
    assert source(state, INDIGO, "types") == 0


@pytest.mark.rule("build.stands")
def test_a_building_cannot_be_starved():
    rooms = {"a1": ("inn", 0), "b1": ("monk", 0), "c1": ("oxcart", 0)}
    state, _ = month_end(THREE, 3, rooms=rooms, goods=["1 rice", "0 mon", "0 mon"])
    assert legal(state) == ["starve b1", "starve c1"]
    assert why_not(state, "starve a1") == "build.stands"


@pytest.mark.rule("build.offer", "fire.buildings")
def test_a_burned_building_does_not_come_back():
    state, _ = burning(THREE, "a", rooms={"a1": ("inn", INDIGO)}, plans="farm")
    assert state.view(None)["plans"] == ["farm"]
    assert "inn" in state.view(None)["boxed"]


@pytest.mark.rule("ability.build", "build.cost")
@pytest.mark.parametrize("builder", ["carpenter", "plasterer", "tatami", "mason"])
@EVERY_BUILDING
def test_every_building_through_every_builder(builder, name):
    koban, wood, _ = BUILDINGS[name]
    less_wood, less_koban = (0, 1) if builder == "mason" else (1, 0)
    pay_koban, pay_wood = max(0, koban - less_koban), max(0, wood - less_wood)
    rooms = {"d3": (builder, VERMILION)}
    state = visit(THREE, "exchange", month=12, rooms=rooms, plans=name, goods=[f"{pay_koban} koban, {pay_wood} wood"])
    events = play_all(state, "use d3", "room a1")
    assert goods(state, INDIGO) == {}
    assert board(state)["a1"] == (name, INDIGO, 0)
    assert not [e for e in told(events, "pay") if e["good"] == "mon"]
    for good, n in (("koban", pay_koban), ("wood", pay_wood)):
        if n:
            short = {"koban": pay_koban, "wood": pay_wood} | {good: n - 1}
            text = ", ".join(f"{k} {g}" for g, k in short.items())
            state = visit(THREE, "exchange", month=12, rooms=rooms, plans=name, goods=[text])
            assert why_not(state, "use d3") == "ability.build"
