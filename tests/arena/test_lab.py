"""The lab: it counts what happened, and draws it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from typer.testing import CliRunner

import zashiki
from zashiki.arena import lab
from zashiki.arena.lab import Study, gather, jobs, study
from zashiki.cli.app import app


def test_findings_count_what_happened() -> None:
    game = zashiki.load("geishas-road", level="simple")
    source = game.kind.sources[4]
    one = Study((1.0, 0.0), ({source: 8}, {source: 2}), (("gift",), ("reveal",)), ({"q": "a"}, {"q": "b"}), 30, 6)
    two = Study((0.0, 1.0), ({source: 4}, {source: 6}), (("gift",), ("gift",)), ({"q": "b"}, {"q": "a"}), 40, 2)
    found = gather(game, "nobody", [one, two])
    assert [share.won for share in found.by_seat] == [1, 1]
    assert found.sources == {source: (7, 3)}
    assert list(found.deeds) == ["gift", "reveal"]
    assert found.deeds["gift"].games == 3
    assert found.answers["q"]["a"].won == 2
    assert (dict(found.lengths), dict(found.leads)) == ({30: 1, 40: 1}, {6: 1, 2: 1})


@pytest.mark.parametrize("name", zashiki.games())
def test_every_game_can_be_studied(name: str) -> None:
    game = zashiki.load(name)
    found = gather(game, "random", map(study, jobs(game, None, "random", 3, "1")))
    assert found.games == 3
    assert sum(found.seats) == pytest.approx(3)
    assert found.sources
    assert found.deeds
    json.dumps(found.to_json())


def test_a_game_may_ask_its_own_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    def luck(view: dict[str, Any], seat: int, facts: dict[str, Any]) -> str:
        return "lucky" if view["winner"] == facts["seats"][seat] else "unlucky"

    table = ModuleType("zashiki.games.geishas_road.questions")
    table.QUESTIONS = (("luck", luck),)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, table.__name__, table)
    monkeypatch.setattr(lab.importlib.util, "find_spec", lambda name: name)
    game = zashiki.load("geishas-road")
    found = gather(game, "random", map(study, jobs(game, None, "random", 2, "1")))
    assert found.answers["luck"]["lucky"].won == 2
    assert found.answers["luck"]["unlucky"].won == 0


def test_the_command_prints_tables_and_draws(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    words = ["lab", "geishas-road", "--games", "6", "--bot", "random", "--option", "level=simple"]
    drawn = tmp_path / "lab.svg"
    told = CliRunner().invoke(app, [*words, "--plot", str(drawn)])
    assert told.exit_code == 0, told.output
    assert "points from" in told.stdout
    assert "<svg" in drawn.read_text()
