"""Points as they stand at any moment of a game, and the ranking at its end."""

from __future__ import annotations

from typing import Any

import pytest

import zashiki
from tests.games.tokaido_duo.table import GAME, INDIGO, VERMILION, check_scored, last_die, position
from tests.support import fields, find_events, random_end, random_game, random_play
from zashiki import State
from zashiki.games.tokaido_duo.data.points import points_of
from zashiki.registry import kind

SEEDS = range(4)
variants = pytest.mark.parametrize("options", kind("tokaido-duo").variants, ids=str)


def counted_from_view(state: State, seat: int) -> dict[str, Any]:
    """A seat's points as pictures and terminal count them."""
    points = points_of(state.view(None), seat, state.game.components)
    return {"total": sum(points), "by_source": {source: n for source, n in points._asdict().items() if n}}


@variants
@pytest.mark.parametrize("seed", SEEDS)
def test_points_are_the_same_in_worlds_that_a_seat_cannot_tell_apart(options: dict[str, Any], seed: int) -> None:
    for state, _ in random_play(zashiki.load("tokaido-duo", **options), seed):
        for seat in (INDIGO, VERMILION):
            assert state.redeal(seat, seed=seed).scores() == state.scores()


@variants
@pytest.mark.parametrize("seed", SEEDS)
def test_pictures_and_terminal_count_the_same_points_as_the_rules(options: dict[str, Any], seed: int) -> None:
    for state, _ in random_play(zashiki.load("tokaido-duo", **options), seed):
        assert [counted_from_view(state, seat) for seat in (INDIGO, VERMILION)] == state.scores()


@variants
@pytest.mark.parametrize("seed", SEEDS)
def test_at_the_end_the_points_are_those_of_the_ledger_and_of_the_events(options: dict[str, Any], seed: int) -> None:
    end, events = random_game(zashiki.load("tokaido-duo", **options), seed)
    assert [score["total"] for score in end.scores()] == [sum(row) for row in fields(end)["points"]]
    for seat, score in enumerate(end.scores()):
        entered = {e.data["source"]: e.data["points"] for e in find_events(events, "score") if e.seat == seat}
        assert score["by_source"] == entered


@pytest.mark.rule("score.faith", "score.trade", "score.culture")
def test_a_position_laid_out_by_hand() -> None:
    state = position(
        temples=[4, 1], gardens=[3, 2], slabs=[2, 0], coins=[9, 9], gallery=["moon moon", ""], gifted=[1, 0]
    )
    check_scored(state, INDIGO, faith=4 * 3, trade=11, culture=2)
    check_scored(state, VERMILION, faith=1 * 2)
    assert fields(state)["points"] == [[0] * 3, [0] * 3], "the ledger is written at the end"


def test_points_grow_with_the_action_that_brings_them() -> None:
    state, events = last_die("pilgrim", 1, pilgrim=[0, 14], gardens=[2, 1])
    before = state.scores()[INDIGO]["total"]
    state.play("visit temple")
    temple, garden = GAME.components["tracks.temple"], GAME.components["tracks.garden"]
    assert state.scores()[INDIGO]["total"] - before == (temple[1] - temple[0]) * garden[1]
    assert not find_events(events, "score")


@pytest.mark.rule("end.winner", "end.tie-coins", "end.shared")
@pytest.mark.parametrize(
    ("given", "ranking", "reason"),
    [
        ({"slabs": [3, 2]}, ((INDIGO,), (VERMILION,)), "points"),
        ({"slabs": [2, 3]}, ((VERMILION,), (INDIGO,)), "points"),
        ({"coins": [3, 4]}, ((VERMILION,), (INDIGO,)), "coins"),
        ({"coins": [4, 4]}, ((INDIGO, VERMILION),), "shared victory"),
    ],
)
def test_the_ranking_is_by_points_then_coins_else_both_share_the_first_place(
    given: dict[str, Any], ranking: tuple[tuple[int, ...], ...], reason: str
) -> None:
    state, _ = last_die("artist", 1, artist=["r1", "r5"], trigger="temple", trigger_by=INDIGO, **given)
    while state.turn is not None:
        state.play(state.legal()[0])
    assert state.outcome is not None
    assert (state.outcome.ranking, state.outcome.reason) == (ranking, reason)
    assert state.outcome.winners == ranking[0]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_ranking_names_every_seat_once(seed: int) -> None:
    outcome = random_end(GAME, seed).outcome
    assert outcome is not None
    assert sorted(seat for place in outcome.ranking for seat in place) == [INDIGO, VERMILION]
