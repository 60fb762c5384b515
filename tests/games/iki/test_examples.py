"""The worked examples of the three rulebooks, to the number. Red is Indigo, Yellow is Vermilion, Purple is Moss."""

from __future__ import annotations

import pytest

from tests.games.iki.table import (
    INDIGO,
    MOSS,
    THREE,
    TWO,
    VERMILION,
    board,
    burning,
    final,
    fire,
    free_kobun,
    gone,
    goods,
    hiring,
    iki,
    month_end,
    moving,
    phase,
    position,
    retired,
    row,
    source,
    told,
    visit,
    where,
)
from tests.support import fields, find_events, legal, play_all, why_not

RED, YELLOW, PURPLE = INDIGO, VERMILION, MOSS


@pytest.mark.rule("ikizama.order", "ikizama.place")
def test_red_is_highest_then_yellow_lies_on_purple():
    state = position(THREE, phase="ikizama", month=2, fire=[3, 1, 1], fire_order=[RED, YELLOW, PURPLE])
    asked = []
    for space in ("3", "1", "2"):
        asked.append(state.turn)
        state.play(f"ikizama {space}")
    assert asked == [RED, YELLOW, PURPLE]
    assert state.turn == YELLOW  # on space 1


@pytest.mark.rule("hire.card-mon", "hire.cost", "hire.surcharge", "hire.fire-bonus", "hire.kobun")
def test_red_hires_the_monk_into_a_corner():
    state = hiring(THREE, row={"monk": 1, "dyer": 0}, goods=["5 mon, 1 sandal"] * 3, oyakata={RED: "rice"})
    events = play_all(state, "hire monk", "room b4")
    assert told(events, "gain") == [{"good": "mon", "amount": 1}]
    assert told(events, "pay") == [{"good": "mon", "amount": 4}, {"good": "mon", "amount": 2}]
    assert [e.rule for e in find_events(events, "pay")] == ["hire.cost", "hire.surcharge"]
    assert goods(state, RED) == {"sandal": 1}
    assert fire(state) == [1, 0, 0]
    assert board(state) == {"b4": ("monk", RED, 1)}
    assert free_kobun(state, RED) == 3
    assert row(state) == {"dyer": 0}


@pytest.mark.rule("move.steps", "move.sandals", "move.lap", "move.step-by-step", "retire.circle", "visit.both")
def test_red_walks_one_and_a_sandal_over_the_line_to_the_rice_shop():
    rooms = {"b4": ("monk", RED, 1), "c2": ("dyer", RED, 3), "a1": ("egg", PURPLE, 1)}
    state = moving(THREE, "exchange", "1", rooms=rooms, goods=["5 mon, 1 sandal"] * 3)
    events = play_all(state, "income", "sandal")
    assert [e["shop"] for e in told(events, "step")] == ["sandals", "rice"]
    assert board(state) == {"b4": ("monk", RED, 2), "a1": ("egg", PURPLE, 1)}
    assert retired(state, RED) == {"dyer"}
    assert free_kobun(state, RED) == 3
    assert goods(state, RED) == {"mon": 9}
    play_all(state, "deal rice", "use a1")
    assert goods(state, RED) == {"mon": 6, "rice": 3}
    assert board(state)["a1"] == ("egg", PURPLE, 2)


@pytest.mark.rule("payday.salaries", "retire.column")
def test_purple_takes_three_salaries():
    rooms = {"a1": ("seamstress", PURPLE, 3), "b1": ("soba", PURPLE, 3)}
    goods_before = ["0 mon", "0 mon", "2 rice"]
    state, events = month_end(THREE, 3, rooms=rooms, retired={PURPLE: "cotton"}, goods=goods_before)
    paid = {(e["card"], e["good"], e["amount"]) for e in told(events, "salary", PURPLE)}
    assert paid == {
        ("cotton", "mon", 1),
        ("cotton", "sandal", 1),
        ("seamstress", "iki", 3),
        ("soba", "mon", 3),
    }
    assert goods(state, PURPLE) == {"mon": 4, "sandal": 1}
    assert source(state, PURPLE, "salaries") == 3


HARMONY_EXAMPLE = {
    # first nagaya: two artisans of Purple, one of them in the corner
    "a1": ("seamstress", PURPLE),
    "a4": ("ukiyoe", PURPLE),
    # second: a single vendor of Red
    "b2": ("sake", RED),
    # third: a shopkeeper and an artisan of Red
    "c1": ("soba", RED),
    "c4": ("dice", RED),
    # fourth: masters of Yellow and Purple, an artisan of Red
    "d1": ("carpenter", YELLOW),
    "d2": ("kite", PURPLE),
    "d4": ("geta", RED),
}


@pytest.mark.rule("payday.harmony", "payday.groups")
def test_harmony_in_five_groups():
    state, events = month_end(THREE, 3, rooms=HARMONY_EXAMPLE, goods=["9 rice"] * 3)
    scored = sorted((e.seat, e.data["type"], e.data["kobun"], e.data["cards"]) for e in find_events(events, "harmony"))
    assert scored == sorted(
        [
            (PURPLE, "artisan", 2, 2),
            (YELLOW, "master", 1, 2),
            (PURPLE, "master", 1, 2),
            (PURPLE, "artisan", 1, 3),
            (RED, "artisan", 2, 3),
        ]
    )
    assert [source(state, seat, "harmony") for seat in (RED, YELLOW, PURPLE)] == [6, 2, 4 + 2 + 3]


@pytest.mark.rule("payday.feed", "payday.starve")
def test_yellow_has_three_characters_and_two_rice():
    rooms = {"a1": ("yamabushi", YELLOW), "b1": ("seamstress", YELLOW), "c1": ("soba", YELLOW)}
    state, _ = month_end(THREE, 3, rooms=rooms, goods=["0 mon", "2 rice", "0 mon"], fire=[0, 2, 0])
    assert (state.turn, phase(state)) == (YELLOW, "feed")
    assert legal(state) == ["starve a1", "starve b1", "starve c1"]
    state.play("starve a1")
    assert set(board(state)) == {"b1", "c1"}
    assert "yamabushi" in gone(state)
    assert free_kobun(state, YELLOW) == 2
    assert goods(state, YELLOW).get("rice", 0) == 0
    assert fire(state) == [0, 2, 0]


@pytest.mark.rule("fire.when", "fire.spread", "fire.burn", "fire.stop")
def test_a_fire_of_five_burns_purple_passes_and_is_stopped_by_yellow():
    rooms = {"b1": ("dice", PURPLE), "b3": ("soba", YELLOW), "b4": ("dyer", RED)}
    state, events = burning(THREE, "b", rooms=rooms, fire=[0, 3, 2])
    assert [(e.verb, e.data.get("room"), e.data["strength"]) for e in events if "strength" in e.data] == [
        ("fire", None, 5),
        ("burn", "b1", 5),
        ("spread", "b2", 4),
        ("stop fire", "b3", 3),
    ]
    assert set(board(state)) == {"b3", "b4"}
    assert free_kobun(state, PURPLE) == 4
    assert fire(state) == [0, 3, 2]


@pytest.mark.rule("newyear.order", "newyear.place", "newyear.business", "shop.pawn")
def test_new_year_red_goes_to_the_pawnshop_and_to_yellows_incense_shop():
    rooms = {"c3": ("incense", YELLOW, 3)}
    state = position(
        THREE, phase="new year", month=13, fire=[6, 4, 2], guests=[RED, YELLOW, PURPLE],
        rooms=rooms, goods=["1 sandal"] * 3,
    )  # fmt: skip
    assert state.turn == RED
    play_all(state, "go pawn", "deal pawn sandal")
    assert goods(state, RED) == {"mon": 4}
    events = state.play("use c3")
    assert goods(state, RED) == {"mon": 1}
    assert iki(state, RED) == 5
    assert told(events, "retire", YELLOW) == [{"card": "incense", "room": "c3"}]
    assert retired(state, YELLOW) == {"incense"}
    assert state.turn == YELLOW
    play_all(state, "go exchange", "done")
    assert state.turn == PURPLE


@pytest.mark.rule(
    "score.track", "score.types", "score.fish", "score.tobacco", "score.pipes", "score.buildings", "score.koban",
    "score.mon", "token.joker", "building.restaurant",
)  # fmt: skip
def test_red_scores_a_hundred():
    state, events = final(
        THREE,
        iki=[28, 0, 0],
        retired={RED: "puppeteer, egg, sake"},
        special={RED: "joker"},
        rooms={
            "a1": ("salt", RED, 2),
            "b1": ("kite", RED, 1),
            "c1": ("restaurant", RED),
            "d1": ("dice", RED, 3),
        },
        tokens={
            RED: "spring fish 2, summer fish 2, autumn fish 1, spring pipe 1, autumn tobacco 2, winter tobacco 1",
        },
        goods=["5 mon, 1 koban, 7 rice, 7 sandal", "0 mon", "0 mon"],
    )
    ((total, by_source),) = [(r["total"], r["by_source"]) for r in state.scores()[:1]]
    assert by_source == {
        "salaries": 28,
        "types": 16,
        "fish": 18,
        "tobacco": 16,
        "buildings": 18,
        "koban": 3,
        "mon": 1,
    }
    assert total == 100
    assert [e.rule for e in find_events(events, "score")] == [
        "score.types",
        "score.pipes",
        "score.fish",
        "building.restaurant",
        "score.koban",
        "score.mon",
    ]
    assert told(events, "track", RED) == [{"points": 28}]
    assert state.outcome.winners == (RED,)


@pytest.mark.rule("build.cost", "build.fee", "build.kobun", "shop.construction")
def test_yellow_builds_the_inn_for_a_koban_and_a_wood():
    state = visit(THREE, "construction", turn=YELLOW, plans="inn, temple", goods=["0 mon", "1 mon, 1 koban, 1 wood"])
    play_all(state, "build inn", "room c1")
    assert goods(state, YELLOW) == {}
    assert board(state) == {"c1": ("inn", YELLOW, 0)}
    assert free_kobun(state, YELLOW) == 3
    assert state.view(None)["plans"] == ["temple"]


@pytest.mark.rule("two.blockers")
def test_a_new_blocker_replaces_the_old_one_and_closes_space_four():
    state, _ = month_end(TWO, 1, blocked="2", blockers=[0, 3, 2, 3, 3])
    assert fields(state)["blocked"] == -1
    assert phase(state) == "draw blocker"
    state.play("block 4")
    assert fields(state)["blockers"] == [0, 3, 2, 3, 2]
    play_all(state, *[f"draw {card}" for card in ("monk", "dyer", "kite", "soba")])
    assert legal(state) == ["ikizama 1-4", "ikizama 1", "ikizama 2", "ikizama 3"]
    assert why_not(state, "ikizama 4") == "two.blockers"


@pytest.mark.rule("two.neutral", "two.neutral-room")
def test_the_moon_player_puts_the_kabuki_actor_into_a_middle_room():
    state, _ = month_end(TWO, 10, first=INDIGO, row={"kabuki": 1, "sumo": 0}, goods=["0 mon", "0 mon"])
    assert (state.turn, phase(state)) == (VERMILION, "neutral")
    play_all(state, "neutral kabuki", "room c2")
    assert board(state) == {"c2": ("kabuki", None, 1)}
    assert goods(state, VERMILION) == goods(state, INDIGO) == {}
    assert fire(state) == [0, 0]
    assert free_kobun(state, VERMILION) == 4


@pytest.mark.rule("two.neutral-use")
def test_red_uses_the_neutral_kabuki_actor_for_three_iki():
    state = visit(TWO, "pawn", month=11, rooms={"c2": ("kabuki", None, 1)})
    events = state.play("use c2")
    assert iki(state, RED) == 3
    assert board(state) == {}
    assert "kabuki" in gone(state)
    assert find_events(events, "leave", "two.neutral-use")
    assert not find_events(events, "level")


@pytest.mark.rule("move.sandals", "move.any")
def test_french_summary_a_sandal_is_one_step_and_nobody_walks_back():
    state = moving(THREE, "rice", "2", goods=["3 sandal"] * 3)
    play_all(state, "income")
    assert where(state, RED) == "tobacco"
    assert legal(state) == ["stop", "sandal"]
    play_all(state, "sandal")
    assert (where(state, RED), goods(state, RED)) == ("pawn", {"mon": 4, "sandal": 2})


@pytest.mark.rule("fire.spread")
def test_french_summary_the_centre_room_is_reached_three_weaker():
    state, events = burning(THREE, "d", month=8, rooms={"d4": ("monk", RED)}, fire=[5, 0, 0])
    assert [e["strength"] for e in told(events, "spread")] == [8, 7, 6]
    assert told(events, "stop fire") == [{"room": "d4", "strength": 5}]
    assert board(state) == {"d4": ("monk", RED, 1)}
