"""Luck and choice: they add up, they are told with their error, and between equals they come to nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

import zashiki
from tests.support import FINISHED
from zashiki.api.endings import Ending
from zashiki.engine.buffers import random_words
from zashiki.review import ReviewedGame
from zashiki.review.balance_check import Mean, gathered, means
from zashiki.review.position_value import evaluator, final_value

from .games import FEW, NAMES, random_game, splits, values

RECORDS = sorted((Path(__file__).parents[1] / "games").glob("*/records/*.txt"))


def chosen_records() -> list[Path]:
    """One recorded game of each game, the shortest."""
    by_game = {path.parts[-3]: path for path in sorted(RECORDS, key=lambda p: -p.stat().st_size)}
    return sorted(by_game.values())


@pytest.mark.parametrize("path", chosen_records(), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_luck_and_choice_add_up_to_the_result_of_a_recorded_game(path: Path) -> None:
    reviewed = ReviewedGame.of(path.read_text(encoding="utf-8"))
    assert reviewed.result is not None
    for seat, found in enumerate(splits(reviewed)):
        assert found.result.value == reviewed.result.wins[seat]
        assert found.result.error == 0
        assert found.start.value + found.luck.value + found.choice.value == pytest.approx(found.result.value, abs=1e-9)
        assert sum(part.value for part in found.choices) == pytest.approx(found.choice.value, abs=1e-9)
        assert found.luck.error > 0
        assert found.choice.error > 0


def test_giving_up_is_the_choice_of_the_one_who_does() -> None:
    state = random_game("geishas-road", moves=6)
    going_on, given_up = (ReviewedGame.of(str(state.record(ending=e))) for e in (None, Ending("resignation", 1)))
    before, after = splits(going_on)[1], splits(given_up)[1]
    assert after.result.value == 0
    assert after.luck == before.luck
    assert after.choices[0] == before.choices[0]
    assert after.choices[1].value == pytest.approx(before.choices[1].value - before.result.value)
    assert after.start.value + after.luck.value + after.choice.value == pytest.approx(0, abs=1e-9)


def test_an_unfinished_game_ends_with_what_its_last_position_is_worth() -> None:
    found = splits(ReviewedGame.of(random_game("geishas-road", moves=6)))[0]
    assert found.result.error > 0
    assert found.start.value + found.luck.value + found.choice.value == pytest.approx(found.result.value, abs=1e-9)


@pytest.mark.parametrize("name", NAMES)
def test_values_are_a_function_of_the_seed(name: str) -> None:
    reviewed = ReviewedGame.of(random_game(name, moves=4))
    assert values(reviewed, seed=1) == values(reviewed, seed=1)
    assert values(reviewed, seed=1) != values(reviewed, seed=2)


@pytest.mark.parametrize("name", NAMES)
def test_shares_of_the_win_are_those_of_the_outcome(name: str) -> None:
    """Compiled code reads them from the payoff: at the end of a game both must say the same."""
    for seed in range(8):
        state = random_game(name, seed)
        sums = evaluator(state.game).play(state.cells, 3, random_words(1))
        told = final_value(state.game, state.cells)
        assert [sums[k] / 6 for k in range(0, len(sums), 4)] == told.wins
        assert [sums[k + 2] / 3 for k in range(0, len(sums), 4)] == told.points
        assert sum(told.wins) == pytest.approx(1)


def test_an_error_shrinks_with_the_games_and_holds_the_truth() -> None:
    game = zashiki.load("geishas-road")
    cells, judge = game.start(seed=3).cells, evaluator(game)
    rough, fine = judge.value(cells, 1.0, FEW), judge.value(cells, 0.01, 4 * FEW)
    assert (rough.games, fine.games) == (FEW, 4 * FEW)
    assert fine.wins_error[0] == pytest.approx(rough.wins_error[0] / 2, rel=0.1)
    assert abs(rough.wins[0] - fine.wins[0]) < 4 * rough.wins_error[0]


@pytest.mark.parametrize("name", FINISHED)
def test_whoever_looks_before_choosing_beats_whoever_does_not(name: str) -> None:
    """The playouts are played better than blindly, or the values would say little about good play."""
    game = zashiki.load(name)
    opening, n = game.start(chance="explicit").cells, 400
    sums = evaluator(game).play(opening, n, random_words(1), wise=1)
    assert sums[0] / (2 * n) > 1.2 / game.players


def test_between_equal_bots_luck_and_choice_average_to_zero() -> None:
    game = zashiki.load("geishas-road")
    found = means(game, list(gathered(game, "random", 10)))
    for name in ("luck of a bot", "choice of a bot"):
        assert abs(found[name].value) < 2 * found[name].margin, name


def test_a_mean_knows_its_interval() -> None:
    mean = Mean.of([1.0, -1.0, 1.0, -1.0])
    assert mean.value == 0
    assert mean.margin == pytest.approx(1.96 * (4 / 3 / 4) ** 0.5)
    assert mean.holds_zero
    assert not Mean.of([1.0, 1.1, 0.9]).holds_zero
