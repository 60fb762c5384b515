"""Law 4: nothing is lost, and every point is in the ledger."""

from __future__ import annotations

import importlib

import pytest
from hypothesis import given, settings

from .positions import VARIANTS, load, seeds, variant_name, walk

variants = pytest.mark.parametrize("variant", VARIANTS, ids=variant_name)


@variants
@settings(max_examples=4, deadline=None)
@given(seed=seeds)
def test_every_piece_is_somewhere_once(variant: tuple[str, int], seed: int) -> None:
    game = load(variant)
    pieces = importlib.import_module(f"tests.games.{game.name.replace('-', '_')}.pieces")
    for state in walk(game, seed):
        pieces.check(state)


@variants
@settings(max_examples=4, deadline=None)
@given(seed=seeds)
def test_scores_are_the_sum_of_the_points_that_were_told(variant: tuple[str, int], seed: int) -> None:
    game = load(variant)
    *_, state = walk(game, seed)
    told = [0] * game.players
    for event in state.events_from(0):
        if event.verb == "score":
            assert event.seat is not None
            told[event.seat] += int(event.data["points"] or 0)
    for seat, row in enumerate(state.scores()):
        assert row["total"] == told[seat] == sum(row["by_source"].values())


@variants
def test_every_event_cites_a_paragraph(variant: tuple[str, int]) -> None:
    game = load(variant)
    *_, state = walk(game, 1)
    events = state.events_from(0)
    assert events
    assert all(game.kind.rulebook[event.rule].id == event.rule for event in events)
