"""The phase table: the rules made of a table of rows, compiled and as plain Python, on a made-up game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from .made_up.play import everything
from .made_up.rules import ASKED, BOOK, PASS, PHASES, TAKE

Told = list[dict[str, Any]]


@pytest.fixture(scope="module")
def told() -> dict[str, Told]:
    """What the compiled rules say."""
    return everything()


def test_plain_python_says_the_same_as_compiled_code(told: dict[str, Told]) -> None:
    command = [sys.executable, "-m", "tests.engine.made_up.play"]
    env = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run(
        command, cwd=Path(__file__).parents[2], env=env, capture_output=True, text=True, timeout=60, check=False
    )
    assert run.returncode == 0, run.stderr[-500:]
    assert json.loads(run.stdout) == json.loads(json.dumps(told))


def test_a_choice_of_chance_is_equal_weighted_or_drawn_by_its_own_rule(told: dict[str, Told]) -> None:
    toss, deal, roll, *_ = told["three of four"]
    assert (toss["legal"], toss["weights"]) == ([0, 1], [1, 1])
    assert (deal["legal"], deal["weights"]) == ([2, 4], [3, 1])
    assert (roll["legal"], roll["weights"]) == ([5, 6, 7, 8, 9, 10], [1] * 6)
    counts = dict(deal["drawn"])
    assert counts[2] == pytest.approx(300, abs=40)
    assert counts[4] == 400 - counts[2]
    for position, likely in ((toss, 200), (roll, 400 / 6)):
        assert [a for a, _ in position["drawn"]] == position["legal"]
        assert all(n == pytest.approx(likely, rel=0.35) for _, n in position["drawn"])


def test_a_player_chooses_from_the_set_of_the_row(told: dict[str, Told]) -> None:
    take = told["three of four"][3]
    assert (take["state"]["phase"], take["state"]["turn"]) == (TAKE, 1)
    assert take["legal"] == [11, 12, 13, 14]


def test_a_refusal_is_the_special_paragraph_or_the_one_that_asks(told: dict[str, Told]) -> None:
    toss, take, red = told["three of four"][0], told["three of four"][3], told["red"][3]
    assert toss["why"] == ["", "", *["toss.side"] * 16]
    assert take["why"] == [*["take.number"] * 11, *[""] * 4, "take.most", "take.most", "take.number"]
    assert red["why"][0] == "take.last"
    assert all((paragraph == "") == (a in take["legal"]) for a, paragraph in enumerate(take["why"]))


def test_what_happens_by_itself_happens_before_anybody_is_asked(told: dict[str, Told]) -> None:
    asked = told["three of four"][4]
    assert (asked["state"]["phase"], asked["state"]["turn"], asked["legal"]) == (PASS, 0, [17])
    assert asked["state"]["points"] == [0, 3]
    assert told["red"][4]["state"]["points"] == [10, 0]


def test_an_only_choice_is_made_at_once_if_the_game_wants_that(told: dict[str, Told]) -> None:
    assert len(told["three of four"]) == 6
    assert told["three of four"][-1]["state"]["forced"] == [0, 0]
    assert len(told["three of four, forced"]) == 5
    assert told["three of four, forced"][-1]["state"]["forced"] == [0, 1]
    assert len(told["one of one, forced"]) == 4
    assert told["one of one, forced"][-1]["state"]["forced"] == [1, 1]
    for name in ("three of four", "red", "one of one"):
        assert told[name][-1]["state"]["points"] == told[f"{name}, forced"][-1]["state"]["points"]
        assert told[name][-1]["state"]["turn"] == -2
        assert told[name][-1]["legal"] == []


def test_rows_are_kept_with_the_rules() -> None:
    assert ASKED.phases == PHASES
    assert all(row.asks == "" or callable(row.asks) or row.asks in BOOK.ids for row in ASKED.phases)
