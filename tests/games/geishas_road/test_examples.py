"""The worked examples of the book, each reproduced to the number. Raya is Indigo, Ada is Vermilion."""

from __future__ import annotations

import pytest

from tests.games.geishas_road.table import (
    ALL_ACTIONS,
    BUT_REVEAL,
    GEIKO,
    INDIGO,
    MAIKO,
    STANDARD,
    VERMILION,
    card,
    end_round,
    guests,
    last_turn,
    mask,
    points,
    position,
    where,
)
from tests.support import fields, find_events, legal, play_all, rules_of

RAYA, ADA = INDIGO, VERMILION


@pytest.mark.rule("card.move", "card.tokens-one", "card.tokens-choice", "action.reveal")
def test_green_1_moves_green_one_step_and_takes_two_yellow_guests():
    circle = ("pink", "green", "yellow", "blue", "red")
    state = position(
        STANDARD, house=circle, geisha={c: c for c in circle}, guests=dict.fromkeys(circle, 3), hand=["green 1", ""]
    )
    events = play_all(state, "reveal", "choose green 1")
    assert where(state, "green") == "yellow"
    assert legal(state) == ["guest yellow", "influence"]
    events += play_all(state, "guest yellow", "guest yellow")
    assert guests(state, INDIGO) == {"yellow": 2}
    assert fields(state)["guests"][circle.index("yellow")] == [0, 0, 1, 0, 0]
    assert [e.rule for e in find_events(events, "guest")] == ["card.tokens-one", "card.tokens-one"]
    (move,) = find_events(events, "move", "card.move")
    assert (move.data["start"], move.data["stop"]) == ("green", "yellow")


@pytest.mark.rule("card.home-first")
def test_blue_3_then_blue_2_brings_her_home_for_the_first_geiko_token():
    state = position(STANDARD, hand=["blue 3, pink 1", "blue 2, pink 2"], deck=1 << card("red 1"))
    play_all(state, "reveal", "choose blue 3")
    assert where(state, "blue") == "red"
    events = play_all(state, "deal red 1", "reveal", "choose blue 2")
    assert where(state, "blue") == "blue"
    (home,) = find_events(events, "return", "card.home-first")
    assert home.data == {"geisha": "blue", "token": "1", "time": 1}
    assert state.view(None)["prestige"] == [[], [], [], ["1"], []]
    assert fields(state)["geiko_next"] == 1


@pytest.mark.rule("round.compare", "round.favour", "score.geisha", "round.winner")
def test_first_round_seven_points_against_eleven():
    state = last_turn(
        STANDARD,
        indigo="pink 3, pink 2, red 4, red 2, red 1, yellow 4, yellow 3, yellow 1, blue 1",
        vermilion="pink 1, red 3, yellow 2, blue 4, blue 3, blue 2, green 4, green 3, green 2",
        prestige={"red": "1", "yellow": "2", "blue": "5", "green": "6, 7"},  # 2, 2, 3, 3 + 3
    )
    events = end_round(state)
    won = [(e.seat, e.data["geisha"]) for e in find_events(events, "favour", "round.favour")]
    assert won == [(RAYA, "pink"), (RAYA, "red"), (RAYA, "yellow"), (ADA, "blue"), (ADA, "green")]
    scored = [(e.seat, e.data["points"]) for e in find_events(events, "score", "score.geisha")]
    assert scored == [(RAYA, 1), (RAYA, 1 + 2), (RAYA, 1 + 2), (ADA, 1 + 3), (ADA, 1 + 3 + 3)]
    assert [points(state, seat, "evening 1 geisha") for seat in (RAYA, ADA)] == [7, 11]
    (round_won,) = find_events(events, "round won", "round.winner")
    assert (round_won.seat, round_won.data["points"]) == (ADA, 11)
    assert state.outcome is None


@pytest.mark.rule("maiko.same", "maiko.learn", "maiko.work", "maiko.order", "action.gift-rest")
def test_maiko_gift_ada_learns_one_raya_works_two():
    state = position(
        MAIKO,
        hand=["pink 4, yellow 3, blue 3", ""],
        geisha={"yellow": "pink", "blue": "red", "pink": "yellow"},
        guests={"blue": {"red": 1, "green": 2}, "green": {"yellow": 2, "pink": 1}},
    )
    play_all(state, "gift", "choose pink 4", "choose yellow 3", "choose blue 3")
    assert state.turn == ADA
    events = play_all(state, "take a", "learn")
    assert fields(state)["zone"] == [0, 1 << card("pink 4")]
    assert where(state, "pink") == "yellow"
    assert state.turn == RAYA
    assert find_events(events, "choosing", "action.gift-rest")
    events = play_all(state, "work", "play b", "guest red", "guest yellow")
    assert [e.rule for e in find_events(events, "work")] == ["maiko.work", "maiko.work"]
    assert (where(state, "yellow"), where(state, "blue")) == ("blue", "green")
    assert guests(state, RAYA) == {"red": 1, "yellow": 1}
    assert fields(state)["spent"] == 1 << card("yellow 3") | 1 << card("blue 3")
    assert fields(state)["zone"][RAYA] == 0


@pytest.mark.rule("maiko.score-guests", "maiko.score-cells", "maiko.score-houses")
def test_maiko_scoring_ten_and_two_and_nine_make_twenty_one():
    state = position(
        MAIKO,
        turn=ADA,
        hand=["", "pink 4"],
        used=[ALL_ACTIONS, BUT_REVEAL],
        zone=["red 2, red 3, yellow 1, pink 3, green 4", "blue 1, red 4, yellow 3, yellow 4, pink 1, green 2"],
        collected=[{"blue": 1, "red": 1, "yellow": 2}, {}],
        lanterns={"pink": 3, "red": 3, "yellow": 2, "blue": 4, "green": 3},
        guests={
            "pink": 0,
            "red": {"pink": 1, "green": 1},
            "yellow": {"blue": 2},
            "blue": {"green": 2},
            "green": {"red": 1},
        },
        geisha={"pink": "red"},
    )
    events = play_all(state, "reveal", "choose pink 4")  # she stops at the pink house, where no guest is left
    assert points(state, RAYA, "maiko guests") == 1 * 1 + 1 * 3 + 2 * 3 == 10
    assert points(state, RAYA, "maiko lanterns") == 2
    houses = find_events(events, "score", "maiko.score-houses")
    assert [e.data["points"] for e in houses if e.seat == RAYA] == [3 + 1, 1 + 1, 2 + 1]
    assert state.scores()[RAYA]["total"] == 10 + 2 + 9 == 21
    assert {e.rule for e in find_events(events, "score")} == {
        "maiko.score-guests",
        "maiko.score-cells",
        "maiko.score-houses",
    }


@pytest.mark.rule("geiko.turn", "geiko.move", "geiko.visit", "geiko.draw")
def test_geiko_turns_ada_moves_blue_four_then_yellow_stops_at_rayas_own_house():
    state = position(
        GEIKO,
        first=ADA,
        turn=ADA,
        hand=["yellow 1, red 1", "blue 4, red 2"],
        home=["yellow", "pink"],
        geisha={"blue": "pink", "yellow": "red"},
        deck=mask("green 1, green 2"),
    )
    events = play_all(state, "choose blue 4")
    assert state.view(None)["under"][0] == ["blue 4"]  # under the pink house, where she was before she moved
    assert where(state, "blue") == "green"
    assert [e.rule for e in find_events(events, "move")] == ["geiko.move"]
    assert not find_events(events, "score")
    events = play_all(state, "deal green 1")
    assert [(e.seat, e.rule) for e in find_events(events, "draw")] == [(ADA, "geiko.draw")]
    events = play_all(state, "choose yellow 1")
    assert where(state, "yellow") == "yellow"
    assert [(e.seat, e.data["points"]) for e in find_events(events, "score", "geiko.visit")] == [(RAYA, 2)]
    assert points(state, RAYA, "geiko 1 visits") == 2


@pytest.mark.rule("geiko.end", "geiko.score-visits", "geiko.score-difference", "geiko.score-influence")
def test_geiko_scoring_ada_ten_raya_fifteen():
    state = position(
        GEIKO,
        first=RAYA,
        turn=ADA,
        deck=0,
        house=("yellow", "pink", "green", "red", "blue"),
        home=["blue", "green"],
        hand=["yellow 4, pink 1, pink 4, blue 4, red 3", "yellow 2, green 2, green 3, blue 3, red 4, pink 2"],
        geisha={"yellow": "yellow", "pink": "pink", "blue": "green", "red": "green", "green": "pink"},
        under={
            "yellow": "green 4, yellow 3, red 2",
            "red": "red 1, blue 1",
            "blue": "yellow 1, pink 3",
            "green": "green 1, blue 2",
        },
        points=[{"geiko 1 visits": 4}, {"geiko 1 visits": 6}],
    )
    events = play_all(state, "choose pink 2")  # the last card: it lies under the pink house, pink walks to the red one
    assert rules_of(events) >= {"geiko.end", "geiko.score-visits"}
    difference = find_events(events, "score", "geiko.score-difference")
    assert [(e.seat, e.data["points"]) for e in difference] == [(ADA, 16 - 14)]
    houses = find_events(events, "score", "geiko.score-influence")
    assert [(e.seat, e.data["points"]) for e in houses] == [(RAYA, 4 + 3 + 2), (ADA, 2), (RAYA, 1 + 1)]
    assert state.scores()[ADA]["total"] == 6 + 2 + 2 == 10
    assert state.scores()[RAYA]["total"] == 4 + 9 + 2 == 15
