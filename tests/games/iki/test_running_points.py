"""Points as they stand: what `scores()` tells in the middle of a game, and the ranking at its end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.iki.table import FOUR, INDIGO, MOSS, OCHRE, THREE, VERMILION, final, hiring, last_guest
from tests.support import fields
from zashiki import State
from zashiki.games.iki.data.names import ON_TRACK, SOURCES
from zashiki.games.iki.words.outcome import ranked

from .walks import KIND, title, walk

SEEDS = (1, 2)


def ledger(state: State) -> list[dict[str, int]]:
    """What was entered in the ledger so far, by source."""
    rows = fields(state)["points"][: state.game.players]
    return [{name: points for name, points in zip(SOURCES, row, strict=True) if points} for row in rows]


@pytest.mark.parametrize("variant", KIND.variants, ids=title)
@pytest.mark.parametrize("seed", SEEDS)
def test_points_as_they_stand(variant: dict[str, Any], seed: int) -> None:
    for step, (state, _) in enumerate(walk(variant, seed)):
        scores = state.scores()
        if step % 7 == 0:
            for seat in range(state.game.players):
                assert state.redeal(seat, step).scores() == scores, "everybody knows how it stands"
        for row, entered in zip(scores, ledger(state), strict=True):
            assert row["total"] == sum(row["by_source"].values())
            on_track = {name: row["by_source"].get(name, 0) for name in SOURCES[:ON_TRACK]}
            assert on_track == {name: entered.get(name, 0) for name in SOURCES[:ON_TRACK]}
    assert state.turn is None
    assert [row["by_source"] for row in scores] == ledger(state)


def test_what_the_final_count_would_bring() -> None:
    state = hiring(
        THREE,
        rooms={"a1": ("salt", INDIGO, 2), "b1": ("inn", INDIGO), "c1": ("kite", VERMILION)},
        retired={INDIGO: "dice"},
        tokens={INDIGO: "spring fish 1, summer fish 1, summer tobacco 2"},
        goods=["9 mon, 1 koban, 2 wood", "3 mon", "4 mon"],
        fire=[4, 0, 0],
        iki=[5, 0, 0],
    )
    assert [row["by_source"] for row in state.scores()] == [
        {"salaries": 5, "types": 4, "fish": 6, "tobacco": 2, "buildings": 12, "koban": 3, "wood": 2, "mon": 2},
        {"types": 1},
        {"mon": 1},
    ]
    state.play("income")
    assert state.scores()[INDIGO]["by_source"]["mon"] == (9 + 4) // 4


def test_the_joker_counts_as_what_brings_most() -> None:
    state = hiring(THREE, retired={INDIGO: "puppeteer, egg, dice, monk"}, special={INDIGO: "joker"})
    assert state.scores()[INDIGO]["by_source"] == {"types": 16}, "a fourth type in place of the puppeteer"


def test_the_last_visit_changes_nothing_but_the_ledger() -> None:
    given: dict[str, Any] = {"goods": ["5 mon, 7 rice", "3 wood", "2 koban"], "retired": {MOSS: "egg, kite"}}
    given |= {"tokens": {MOSS: "spring pipe 1, spring tobacco 1"}, "rooms": {"a1": ("restaurant", INDIGO)}}
    before, (after, _) = last_guest(THREE, **given), final(THREE, **given)
    assert before.scores() == after.scores()
    assert ledger(before) == [{}, {}, {}]


@pytest.mark.parametrize(
    ("iki", "steps", "stack", "ranking"),
    [
        ([9, 8, 8, 1], [0, 5, 5, 5], [3, 2, 1, 0], (INDIGO, MOSS, VERMILION, OCHRE)),
        ([8, 8, 8, 1], [0, 5, 4, 9], [3, 1, 2, 0], (VERMILION, MOSS, INDIGO, OCHRE)),
        ([8, 8, 8, 8], [6, 5, 6, 1], [2, 0, 1, 3], (MOSS, INDIGO, VERMILION, OCHRE)),
        ([1, 2, 3, 4], [0, 0, 0, 0], [0, 1, 2, 3], (OCHRE, MOSS, VERMILION, INDIGO)),
    ],
)
def test_the_whole_ranking(iki: list[int], steps: list[int], stack: list[int], ranking: tuple[int, ...]) -> None:
    state, _ = final(FOUR, iki=iki, fire=steps, fire_order=stack)
    assert state.outcome is not None
    assert state.outcome.ranking == tuple((seat,) for seat in ranking)
    assert state.outcome.winners == ranking[:1]
    assert ranked(state.view(None), state.game.facts) == list(ranking)
