"""Points as they stand now: the same in all worlds of a seat, the ledger at the end, and some counted by hand."""

from __future__ import annotations

import pytest

from tests.games.geishas_road.table import (
    ADVANCED,
    CAMPAIGN,
    GEIKO,
    INDIGO,
    MAIKO_OFFERS,
    SIMPLE,
    VERMILION,
    end_round,
    game,
    last_turn,
    position,
)
from tests.support import fields, random_play
from zashiki import State
from zashiki.games.geishas_road import GAME
from zashiki.games.geishas_road.data.names import SOURCES
from zashiki.games.geishas_road.words.points import points_now

in_every_variant = pytest.mark.parametrize("variant", range(len(GAME.variants)))
EVERY = 5
"""Worlds are dealt anew at every fifth step."""


def by_source(state: State) -> list[dict[str, int]]:
    """The points of both seats by source."""
    return [row["by_source"] for row in state.scores()]


def ledger(state: State) -> list[dict[str, int]]:
    """What was entered so far."""
    return [{name: n for name, n in zip(SOURCES, row, strict=True) if n} for row in fields(state)["points"]]


@in_every_variant
@pytest.mark.parametrize("seed", range(2))
def test_points_are_the_same_in_all_worlds_of_a_seat_and_the_ledger_at_the_end(variant: int, seed: int) -> None:
    state = None
    for k, (state, _) in enumerate(random_play(game(**GAME.variants[variant]), seed)):
        for seat in range(2):
            if k % EVERY == seat and state.turn is not None:
                assert state.redeal(seat, k).scores() == state.scores()
    assert state is not None
    assert state.turn is None
    assert by_source(state) == ledger(state)


@in_every_variant
def test_boards_count_from_a_view_what_the_rules_count(variant: int) -> None:
    loaded = game(**GAME.variants[variant])
    for state, _ in random_play(loaded, 90 + variant):
        scores, view = by_source(state), state.view(None)
        for seat in range(2):
            counted = {name: n for name, n in scores[seat].items() if name.startswith(view["game"])}
            assert points_now(view, seat, loaded.facts) == counted


@in_every_variant
def test_points_of_rounds_that_are_over_stay_in_the_ledger(variant: int) -> None:
    """What is entered does not change any more, and nothing is counted twice."""
    for state, _ in random_play(game(**GAME.variants[variant]), 40 + variant):
        for now, entered in zip(by_source(state), ledger(state), strict=True):
            assert {name: now.get(name) for name in entered} == entered


def test_an_evening_by_hand() -> None:
    state = position(
        ADVANCED,
        zone=["pink 3, pink 1, red 3", "pink 4, red 1, red 2, blue 1"],
        kept=["blue 4", ""],
        hand=["green 4", "yellow 4"],
        influence={"red": VERMILION, "yellow": INDIGO},
        prestige={"red": "1"},
        collected=[{"pink": 3, "red": 1, "yellow": 1}, {}],
        counter=[0, 1],
        hidden=[1, 1],
        points=[{}, {}],
    )
    components = ADVANCED.components
    row, token = components["row.value_by_round"][0], components["prestige.tokens"][0]["light"]
    assert row == 1
    # pink 4 : 4 is even; red 3 : 3½ and blue 0 : 1 are Vermilion's; yellow ½ : 0 is Indigo's, the kept card is not seen
    assert by_source(state) == [
        {"evening 1 geisha": 1, "evening 1 guests": 5, "evening 1 offers": 1},
        {"evening 1 geisha": 1 + token + 1, "evening 1 offers": 2},
    ]


def test_a_maiko_by_hand() -> None:
    state = position(
        MAIKO_OFFERS,
        zone=["pink 3, red 1", "pink 1, red 4"],
        collected=[{"pink": 2, "blue": 1}, {}],
        lanterns={"pink": 4, "red": 2, "yellow": 3, "blue": 3, "green": 3},
        guests={"pink": {"green": 1}, "red": {"red": 2}},
        counter=[1, 0],
        hidden=[0, 0],
    )
    row = MAIKO_OFFERS.components["maiko.row_value"]
    cells = sum(MAIKO_OFFERS.components["maiko.player_lanterns"])
    offer = MAIKO_OFFERS.components["offers.unused_points"]
    # two pink guests, two pink cards in the zones; Indigo leads pink with three lanterns free, Vermilion red with none
    assert by_source(state) == [
        {"maiko guests": 4, "maiko lanterns": cells - 3, "maiko houses": row + 3, "maiko offers": offer},
        {name: n for name, n in (("maiko lanterns", cells), ("maiko houses", row)) if n},
    ]


def test_hands_of_a_geiko_count_only_when_they_are_shown() -> None:
    state = position(
        GEIKO,
        round_no=2,
        hand=["pink 4, red 4", "blue 1"],
        under={"pink": "green 4"},
        points=[{"geiko 1 visits": 2, "geiko 1 difference": 3}, {"geiko 2 visits": 1}],
    )
    assert by_source(state) == [{"geiko 1 visits": 2, "geiko 1 difference": 3}, {"geiko 2 visits": 1}]


def test_face_down_cards_change_the_points_at_the_end_of_the_round() -> None:
    """Influence tokens stay, so the second round begins with the points of those who hold them."""
    state = last_turn(SIMPLE, "pink 3, red 3, yellow 3", "pink 1, red 2, blue 4, green 4")
    before = by_source(state)
    assert before[VERMILION].get("evening 1 geisha", 0) < 2
    end_round(state)
    after = by_source(state)
    assert [row["evening 1 geisha"] for row in after] == [3, 2]
    assert [row["evening 2 geisha"] for row in after] == [6, 4]


def test_a_campaign_keeps_the_points_of_every_game() -> None:
    state = position(CAMPAIGN, game="geiko", games_done=2, points=[{"maiko guests": 5}, {"evening 2 offers": 2}])
    assert by_source(state) == [{"maiko guests": 5}, {"evening 2 offers": 2}]
