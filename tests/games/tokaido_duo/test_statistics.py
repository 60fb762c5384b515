"""Random play of many games against the figures of the data sheet, within their noise.

The sheet's random player moves at random but never lets an action go: it gives rather than paints, sells all it can
and draws all it may. The game's own statistics are asked, and a rougher player of the same kind is set beside them.
"""

from __future__ import annotations

import random
from collections import Counter
from statistics import mean

import pytest

from tests.games.tokaido_duo.table import GAME
from tests.support import fields
from zashiki.games.tokaido_duo.statistics import REFERENCE, collect, lengths

GAMES = 150
ALL_OF_IT = ("gift", "paint", "sell", "draw")


SHEET = {
    "rounds": 29.5, "score": 57, "winner": 66, "faith": 24, "trade": 20, "culture": 13,
    "ended by temple": 36, "ended by garden": 41, "ended by slab": 17, "ended by gift": 6,
}  # fmt: skip


def test_the_statistics_of_the_game_agree_with_the_data_sheet():
    assert REFERENCE == SHEET
    found = collect(GAME, games=150, seed=3)
    assert found.longest <= 100
    assert {name: round(distance, 1) for name, _, _, distance in found.rows() if abs(distance) > 3.5} == {}


def test_games_of_a_player_who_never_declines_are_never_long():
    found = lengths(GAME, games=3000, seed=3)
    declining, eager = found["any small step, declining too"], found["never declining"]
    assert eager.long == 0
    assert eager.longest <= 70 < declining.longest
    assert declining.mean > 1.5 * eager.mean
    assert 0 < declining.long < 3000 * 0.005


def eager(rng, state):
    """A random choice among those that do something."""
    actions = [action for action in state.legal() if str(action) != "leave" and "plainly" not in str(action)]
    for verb in ALL_OF_IT:
        most = [action for action in actions if str(action).split()[0] == verb]
        if most:
            return max(most, key=str)
    return rng.choice(actions)


@pytest.fixture(scope="module")
def ends():
    """The ends of some games, as records."""
    found = []
    for seed in range(GAMES):
        rng = random.Random(seed)
        state = GAME.start(seed=seed)
        while state.turn is not None:
            state.play(eager(rng, state))
        found.append(fields(state))
    return found


def test_rounds(ends):
    rounds = sorted(s["round_no"] for s in ends)
    assert mean(rounds) == pytest.approx(29.5, abs=2)
    assert rounds[GAMES // 20] == pytest.approx(20, abs=2)
    assert rounds[-GAMES // 20] == pytest.approx(39, abs=3)


def test_scores(ends):
    totals = [[sum(row) for row in s["points"]] for s in ends]
    every = sorted(n for pair in totals for n in pair)
    assert mean(every) == pytest.approx(57, abs=4)
    assert every[len(every) // 20] == pytest.approx(25, abs=7)
    assert every[-len(every) // 20] == pytest.approx(90, abs=9)
    assert mean(max(pair) for pair in totals) == pytest.approx(66, abs=4)
    sources = [mean(row[k] for s in ends for row in s["points"]) for k in range(3)]
    assert sources == [pytest.approx(n, abs=3) for n in (24, 20, 13)]


def test_what_sets_off_the_end(ends):
    counts = Counter(s["trigger"] for s in ends)
    shares = [100 * counts[k] / GAMES for k in range(4)]  # temple, garden, slab, gift
    assert shares == [pytest.approx(n, abs=12) for n in (36, 41, 17, 6)]
    assert all(shares)
