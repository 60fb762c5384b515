"""Random games of every variant, retold by an independent reading of the rules: same points, winner, achievements."""

from __future__ import annotations

import pytest

from tests.games.geishas_road.reference import SEATS, Telling
from tests.games.geishas_road.table import STANDARD, game
from tests.support import random_end

SEEDS = range(25)


def name_of(variant):
    return " ".join(str(value) if isinstance(value, str) else key for key, value in variant.items())


@pytest.mark.parametrize("variant", STANDARD.kind.variants, ids=name_of)
def test_the_engine_and_a_slow_reader_agree(variant):
    played = game(**variant)
    for seed in SEEDS:
        state = random_end(played, seed)
        telling = Telling(played.options, list(state.record().lines))
        winner, reason = telling.tell()
        outcome = state.outcome
        told = [{source: n for source, n in telling.points[who].items() if n} for who in SEATS]
        assert [row["by_source"] for row in outcome.scores] == told, seed
        assert (outcome.winners, outcome.reason) == ((SEATS.index(winner),), reason), seed
        assert [set(row) for row in outcome.notes["achievements"]] == [telling.feats[who] for who in SEATS], seed
