"""The nineteen achievements: where each is earned, and a near miss where it is not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.geishas_road.table import (
    ADVANCED,
    COLOURS,
    FATE,
    INDIGO,
    SIMPLE,
    STANDARD,
    VERMILION,
    end_round,
    feats,
    last_turn,
    position,
)
from tests.support import find_events, play_all
from zashiki import Event, Game, State
from zashiki.games.geishas_road.data.names import FEATS

ALL_EACH = dict.fromkeys(COLOURS, 3)
TWO_EACH_COLOUR = dict.fromkeys(COLOURS, 2)
TOKENS_IN_ALL = {"pink": "1, 6", "red": "2, 7", "yellow": "3, 8", "blue": "4, 9", "green": "5"}
EIGHT_TOKENS = TOKENS_IN_ALL | {"green": ""}

FIVE = ("pink 3, red 3, yellow 3, blue 3, green 3", "pink 1, red 1")
FOUR = ("pink 3, red 3, yellow 3, blue 3", "pink 1, red 1, green 4")
THREE = ("pink 3, red 3, yellow 3", "pink 1, red 2, blue 4, green 4")
TWO_ALL = ("pink 3, red 3, yellow 4", "pink 1, red 1, yellow 3, yellow 1, blue 4, green 4")
TWO_FREE = ("pink 3, red 3, yellow 4, blue 3", "yellow 3, yellow 1, blue 2, blue 1, green 4")
"""Indigo wins pink and red, Vermilion green; yellow and blue are even."""
ONE_ALL = (
    "pink 4, red 4, yellow 4, blue 4",
    "red 3, red 1, yellow 3, yellow 1, blue 3, blue 1, green 3, green 4",
)
"""Indigo wins pink, Vermilion green; the sums of the three others are equal."""
FOUR_FOR_VERMILION = ("green 4, pink 1", "pink 3, red 3, yellow 3, blue 4")


def round_end(zones: tuple[str, str], played: Game = STANDARD, **given: Any) -> tuple[State, list[Event]]:
    """A round that ends with these zones."""
    state = last_turn(played, indigo=zones[0], vermilion=zones[1], **given)
    return state, end_round(state)


def in_round_2(first_round: tuple[int, int], **given: Any) -> dict[str, Any]:
    """A second round after a first one with these points."""
    leader = INDIGO if first_round[0] > first_round[1] else VERMILION
    ledger = [{"evening 1 geisha": points} for points in first_round]
    return {"round_no": 2, "round_winner": [leader, None], "points": ledger} | given


EARNED = {
    "onslaught": [(FOUR, {}), (FIVE, {}), (FOUR, {"played": SIMPLE})],
    "comeback": [
        (THREE, in_round_2((2, 9), collected=[{"pink": 3, "red": 3}, {}])),  # 2 + 6 + 8 against 9 + 4
        (THREE, in_round_2((0, 7), collected=[{"pink": 3, "red": 3}, {}])),
        (THREE, in_round_2((2, 9), collected=[{"pink": 3, "red": 1, "blue": 1}, {}])),  # 13 all: by influence tokens
        (TWO_ALL, in_round_2((0, 10), collected=[dict.fromkeys(COLOURS, 1), {}])),  # 14 all, tokens too: first player
    ],
    "fickle_fortune": [(FOUR, in_round_2((0, 1))), (FIVE, in_round_2((3, 20)))],
    "full_sweep": [(FIVE, {}), (FIVE, in_round_2((5, 1)))],
    "first_tie": [(THREE, in_round_2((2, 4)))],  # 8 all, three tokens against two
    "last_tie": [(TWO_ALL, in_round_2((0, 0)))],
    "uncertain_loyalty": [(TWO_FREE, in_round_2((5, 0)))],
    "domination": [
        (THREE, {"prestige": {"pink": "5, 6", "red": "7, 8"}}),  # 3 + 12
        (THREE, in_round_2((0, 1), prestige={"pink": "5, 6", "red": "7"})),  # 6 + 9
    ],
    "fine_balance": [(THREE, {"collected": [{"pink": 2}, {"red": 1}]})],
    "strong_minority": [
        (
            ("blue 3, green 3", "pink 3, red 3, yellow 3"),
            {"prestige": {"blue": "5"}, "collected": [{"red": 1}, {"pink": 1, "red": 1}]},
        ),
    ],
    "lone_charm": [(ONE_ALL, {})],
    "by_a_thread": [
        (ONE_ALL, {"influence": dict.fromkeys(("red", "yellow", "blue"), INDIGO)}),  # four geisha with them
        (ONE_ALL, in_round_2((9, 0), influence=dict.fromkeys(("red", "yellow", "blue"), INDIGO))),
    ],
    "full_devotion": [
        (
            ("pink 1, pink 2, pink 3, pink 4, red 1, red 2, red 3, red 4", "blue 3, green 4"),
            {"collected": [{"pink": 3}, {}]},
        ),
    ],
    "crowd": [(THREE, {"collected": [ALL_EACH, {}]})],
    "good_journey": [(THREE, {"collected": [TWO_EACH_COLOUR, {}]}), (THREE, {"collected": [ALL_EACH, {}]})],
    "vip": [(THREE, {"collected": [{"pink": 3, "red": 3, "yellow": 3}, {}]})],
    "high_season": [
        (THREE, {"collected": [ALL_EACH, {}]}),
        (THREE, {"collected": [ALL_EACH | {"blue": 1, "green": 0}, {"blue": 2, "green": 3}]}),
    ],
    "hard_year": [(THREE, {}), (THREE, {"prestige": {"pink": "1", "red": "2", "yellow": "3"}})],
    "talent_pool": [(THREE, {"prestige": TOKENS_IN_ALL})],
}
"""For each achievement, rounds whose end earns it for Indigo."""

MISSED = {
    "onslaught": [(THREE, {}), (FOUR, in_round_2((5, 0)))],
    "comeback": [
        (THREE, in_round_2((2, 8), collected=[{"pink": 3, "red": 3}, {}])),  # only six behind
        (FOUR, in_round_2((2, 9))),  # by four geisha
        (THREE, in_round_2((9, 2))),  # did not lose the first round
    ],
    "fickle_fortune": [(FOUR, in_round_2((1, 0))), (FOUR, {}), (THREE, in_round_2((4, 5)))],
    "full_sweep": [(FOUR, {})],
    "first_tie": [(TWO_ALL, in_round_2((0, 0))), (THREE, in_round_2((3, 4)))],
    "last_tie": [(THREE, in_round_2((2, 4))), (TWO_ALL, in_round_2((1, 0)))],
    "uncertain_loyalty": [
        (THREE, in_round_2((5, 0))),  # all are won
        (TWO_ALL, in_round_2((5, 0))),  # yellow alone is free
        (TWO_FREE, {}),  # the first round
    ],
    "domination": [(THREE, {"prestige": {"pink": "5, 6", "red": "7, 1"}})],  # 3 + 11
    "fine_balance": [
        (THREE, {"collected": [{"pink": 2}, {"red": 2}]}),
        (THREE, {"prestige": {"blue": "1"}, "collected": [{"pink": 3}, {}]}),  # 3 against 4 for geisha
        (THREE, {"played": SIMPLE}),
    ],
    "strong_minority": [
        (THREE, {"collected": [{"red": 1}, {"pink": 1, "red": 1}]}),  # more geisha
        (
            ("blue 3, green 3", "pink 3, red 3, yellow 3"),
            {"prestige": {"blue": "5"}, "collected": [{"red": 1}, {"pink": 1}]},
        ),
    ],
    "lone_charm": [(TWO_ALL, {}), (ONE_ALL, {"influence": {"red": INDIGO}})],
    "by_a_thread": [(ONE_ALL, {"influence": {"red": INDIGO, "yellow": INDIGO}})],
    "full_devotion": [
        (("pink 1, pink 2, pink 3, pink 4, red 2, red 3, red 4", "blue 3, green 4"), {"collected": [{"pink": 3}, {}]}),
    ],
    "crowd": [
        (THREE, {"collected": [ALL_EACH | {"green": 2}, {}]}),
        (THREE, {"collected": [ALL_EACH | {"green": 2}, {"green": 1}]}),
    ],
    "good_journey": [(THREE, {"collected": [TWO_EACH_COLOUR | {"green": 1}, {}]})],
    "vip": [(THREE, {"collected": [{"pink": 3, "red": 3, "yellow": 2, "blue": 2, "green": 2}, {}]})],
    "high_season": [(THREE, {"collected": [ALL_EACH | {"blue": 1, "green": 0}, {"blue": 2, "green": 2}]})],
    "hard_year": [
        (THREE, {"prestige": {"pink": "1, 4", "red": "2", "yellow": "3"}}),
        (THREE, {"played": FATE}),  # only five tokens are in play
    ],
    "talent_pool": [(THREE, {"prestige": EIGHT_TOKENS})],
}
"""For each achievement, rounds that Indigo wins without quite earning it."""


def cases(table: dict[str, list[tuple[tuple[str, str], dict[str, Any]]]]) -> list[Any]:
    """The cases of a table as parameters of a test."""
    return [
        pytest.param(name, *case, id=f"{name} {k + 1}") for name, found in table.items() for k, case in enumerate(found)
    ]


def test_every_achievement_has_a_case_and_a_near_miss():
    assert tuple(EARNED) == tuple(MISSED) == FEATS


@pytest.mark.rule(
    "feat.onslaught", "feat.comeback", "feat.fickle-fortune", "feat.full-sweep", "feat.first-tie", "feat.last-tie",
    "feat.uncertain-loyalty", "feat.domination", "feat.fine-balance", "feat.strong-minority", "feat.lone-charm",
    "feat.by-a-thread", "feat.full-devotion", "feat.crowd", "feat.good-journey", "feat.vip", "feat.high-season",
    "feat.hard-year", "feat.talent-pool",
)  # fmt: skip
@pytest.mark.parametrize(("name", "zones", "given"), cases(EARNED))
def test_earned(name, zones, given):
    state, events = round_end(zones, **given)
    assert find_events(events, "round won")[0].seat == INDIGO or name in FEATS[:7]
    assert name in feats(state, INDIGO)
    assert name not in feats(state, VERMILION)
    (event,) = [e for e in find_events(events, "feat") if e.data["feat"] == name]
    assert (event.rule, event.seat) == (f"feat.{name.replace('_', '-')}", INDIGO)


@pytest.mark.parametrize(("name", "zones", "given"), cases(MISSED))
def test_missed_by_a_little(name, zones, given):
    state, events = round_end(zones, **given)
    assert find_events(events, "round won")[0].seat == INDIGO
    assert name not in feats(state, INDIGO)
    assert not [e for e in find_events(events, "feat") if e.data["feat"] == name]


@pytest.mark.rule("feat.high-season", "feat.talent-pool")
def test_the_loser_of_a_round_earns_nothing():
    zones = ("pink 3, red 3", "pink 4, red 4, yellow 3, blue 3")
    state, _ = round_end(zones, collected=[{}, ALL_EACH], prestige=TOKENS_IN_ALL)
    assert feats(state, INDIGO) == []
    assert "talent_pool" in feats(state, VERMILION)


@pytest.mark.rule("feat.onslaught", "feat.full-sweep")
def test_vermilion_earns_them_as_well():
    state, _ = round_end(FOUR_FOR_VERMILION)
    assert "onslaught" in feats(state, VERMILION)
    assert "full_sweep" not in feats(state, VERMILION)
    assert feats(state, INDIGO) == []


@pytest.mark.rule("feat.domination")
def test_achievements_of_the_first_round_are_kept_in_the_outcome():
    given = in_round_2((20, 0), feats=["domination, fine_balance", ""])
    state, _ = round_end(THREE, **given)
    assert {"domination", "fine_balance", "hard_year"} <= set(state.outcome.notes["achievements"][INDIGO])


@pytest.mark.rule("feat.crowd")
def test_a_crowd_can_be_gathered_with_ten_cards_after_a_counter_offer_to_a_gift():
    state = position(ADVANCED, hand=["pink 1, red 1, blue 1", "green 1, green 3"], guests=dict.fromkeys(COLOURS, 3))
    play_all(
        state, "gift", "choose pink 1", "choose red 1", "choose blue 1", "counter a", "choose green 3", "deal pink 1"
    )
    play_all(state, "take a")
    assert state.turn == VERMILION  # who now plays two cards instead of one
    assert [str(a) for a in state.legal()] == ["play b", "play c"]
