"""Running commands as a person would, with files in a place of their own."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import zashiki
from zashiki.cli.app import app

Run = Callable[..., Result]
GAME = "geishas-road"


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("play", GAME, typed="1\\n")` gives the exit code and all that was printed."""
    monkeypatch.setenv("ZASHIKI_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C")

    def command(*args: Any, typed: str = "") -> Result:
        result = CliRunner().invoke(app, [str(arg) for arg in args], input=typed)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return command


def finished(seed: int = 1, **options: Any) -> zashiki.State:
    """A random game, played to its end."""
    state: zashiki.State = zashiki.load(GAME, **options).start(seed=seed)
    luck = random.Random(seed)
    while state.turn is not None:
        state.play(luck.choice(state.legal()))
    return state


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The file of a finished game."""
    path = tmp_path / "game.txt"
    path.write_text(str(finished().record()), encoding="utf-8")
    return path
