"""The lab: it counts what happened, and draws it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import zashiki
from tests.support import FINISHED
from zashiki.arena.lab import Study, gather, jobs, study
from zashiki.cli.app import app


def test_findings_count_what_happened() -> None:
    game = zashiki.load("geishas-road", level="simple")
    source = game.kind.sources[4]
    one = Study((1.0, 0.0), ({source: 8}, {source: 2}), (("gift",), ("reveal",)), ({"rounds won": ("2",)}, {}), 30, 6)
    two = Study(
        (0.0, 1.0),
        ({source: 4}, {source: 6}),
        (("gift",), ("gift",)),
        ({"rounds won": ("0",)}, {"rounds won": ("2",)}),
        40,
        2,
    )
    found = gather(game, "nobody", [one, two])
    assert [share.won for share in found.by_seat] == [1, 1]
    assert found.sources == {source: (7, 3)}
    assert list(found.deeds) == ["gift", "reveal"]
    assert found.deeds["gift"].games == 3
    assert list(found.answers["rounds won"]) == ["0", "2"]
    assert (found.answers["rounds won"]["2"].won, found.answers["rounds won"]["2"].games) == (2, 2)
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


@pytest.mark.parametrize("name", zashiki.games())
def test_every_question_is_about_events_of_the_game(name: str) -> None:
    game = zashiki.load(name)
    verbs = {verb.name: {fact for fact, _ in verb.operands} for verb in game.kind.events.verbs}
    asked = game.kind.questions
    assert asked or name not in FINISHED
    assert len({one.title for one in asked}) == len(asked)
    for one in asked:
        facts = {one.fact, one.only[0] if one.only else None} - {None}
        assert facts <= verbs[one.verb], one


def test_iki_tells_of_starting_characters_and_of_those_hired() -> None:
    game = zashiki.load("iki", players=4)
    found = gather(game, "random", map(study, jobs(game, None, "random", 10, "1")))
    starters = found.answers["starting character"]
    assert set(starters) == {"egg", "cotton", "glasses", "salt"}
    assert [share.games for share in starters.values()] == [10] * 4
    assert sum(share.won for share in starters.values()) == pytest.approx(10)
    assert found.answers["first player"]["yes"].games == 10
    hires = sum(int(label) * share.games for label, share in found.answers["how many hired"].items())
    assert sum(share.games for share in found.answers["hired"].values()) == hires > 0
    assert all(share.games <= 10 for share in found.answers["hired"].values())


def test_tokaido_duo_tells_who_rolled_first() -> None:
    game = zashiki.load("tokaido-duo")
    found = gather(game, "random", map(study, jobs(game, None, "random", 5, "1")))
    assert {label: share.games for label, share in found.answers["rolled first"].items()} == {"yes": 5, "no": 5}


def test_the_command_prints_tables_and_draws(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    words = ["lab", "geishas-road", "--games", "6", "--bot", "random", "--option", "level=simple"]
    drawn = tmp_path / "lab.svg"
    told = CliRunner().invoke(app, [*words, "--plot", str(drawn)])
    assert told.exit_code == 0, told.output
    assert "points from" in told.stdout
    assert "began the first round" in told.stdout
    assert "<svg" in drawn.read_text()
