"""Released rules stay as they were: the archives run, and the present sources of a released version play like them.

Each test runs in a process of its own without compiled rules: to compile an archive would take half a minute.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import zashiki
from zashiki.registry import kind
from zashiki.releases.archive import write_archive
from zashiki.releases.loader import ARCHIVES, released

from ..engine.test_sources import Copy

RECORDS = Path(__file__).parents[1] / "games"
RELEASES = [(game, version) for game in zashiki.games() for version in released(game)]
FIRST = ["geishas-road", "iki", "tokaido-duo"]
FROZEN = """
import importlib, sys
from pathlib import Path
from zashiki.releases.loader import archive_path, load_archive
package = load_archive(archive_path(sys.argv[1], int(sys.argv[2]))).__name__
def module(name): return importlib.import_module(f"{package}.{name}")
"""
REPLAYS = (
    FROZEN
    + """
count = 0
for path in Path(sys.argv[3]).glob("*.txt"):
    text = path.read_text(encoding="utf-8")
    if f"rules: {sys.argv[2]}\\n" in text:
        assert str(module("replay").replay(text).record()) == text, path.name
        count += 1
print(count)
"""
)
USES = (
    FROZEN
    + """
game = module("registry").load(sys.argv[1])
state = game.start(seed=7)
view = state.bot_view(state.turn)
assert module("bots").bot("search:8", game).choose(view) in state.legal()
assert module("review.coach").candidates(view, 8)
state.play(state.legal()[0])
for language in game.kind.languages:
    facts = game.facts_in(language)
    assert game.kind.parts(state.view(0), 0, facts, "wide") and game.kind.prompt(state.view(0), 0, facts)
assert state.why_not(state.legal()[0]) is None and game.kind.book("pl").title
assert module("api.timeline").Timeline.of(state).state(len(state.log)) == state
ours = [name for name in sys.modules if name.startswith("zashiki.games.")]
assert not ours, f"a release used the running package: {ours}"
print(len(game.kind.languages))
"""
)
RELEASE = """
from typer.testing import CliRunner
from zashiki.cli.app import app
result = CliRunner().invoke(app, ["release", "geishas-road"])
print(result.exit_code, result.output)
"""
PLAYED = """
import zashiki
state = zashiki.load("geishas-road", rules={}).start(seed=1)
while state.turn is not None:
    state.play(state.legal()[-1])
print(state.scores())
"""
PLAYS_ALIKE = """
import sys
from zashiki.cli.release import differs_from_release
print(differs_from_release(sys.argv[1], games=2) or "")
"""


def run(script: str, *arguments: object) -> str:
    """What a script prints, with rules that are not compiled."""
    command = [sys.executable, "-c", script, *map(str, arguments)]
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.strip()


@pytest.mark.parametrize("game", FIRST)
def test_the_first_version_of_the_three_games_is_released(game: str) -> None:
    assert released(game)[0] == 1


@pytest.mark.parametrize(("game", "version"), RELEASES)
def test_a_release_replays_the_recorded_games_of_its_version(game: str, version: int) -> None:
    records = RECORDS / game.replace("-", "_") / "records"
    assert int(run(REPLAYS, game, version, records)) > 0


@pytest.mark.parametrize(("game", "version"), RELEASES)
def test_a_release_has_its_own_bots_words_and_pictures(game: str, version: int) -> None:
    assert int(run(USES, game, version)) == 4


@pytest.mark.parametrize("game", [game for game, version in RELEASES if kind(game).rules_version == version])
def test_the_sources_of_a_released_version_play_as_the_release_does(game: str) -> None:
    found = run(PLAYS_ALIKE, game)
    version = kind(game).rules_version
    assert not found, (
        f"{found}. Version {version} of {game} was released, and tables are played by it. If the change is meant, "
        f"raise `rules_version` to {version + 1}, make new records and `zashiki release {game}`"
    )


def test_a_version_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(zashiki.UnknownRules, match=r"there is no version 99 of the rules of iki; there is 1"):
        zashiki.load("iki", rules=99)
    with pytest.raises(zashiki.UnknownRules, match=r"no version \.\./1"):
        zashiki.load("iki", rules="../1")
    newest = kind("iki").rules_version
    assert zashiki.load("iki", rules=str(newest)) == zashiki.load("iki", rules=newest) == zashiki.load("iki")


def test_a_released_version_cannot_be_released_again_with_other_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    copy, version = Copy(tmp_path), kind("geishas-road").rules_version
    assert copy.run(RELEASE).startswith("0"), "the same rules once more"
    copy.edit(
        "games/geishas_road/rules/scoring.py", lambda text: text.replace("[source] += points", "[source] += points + 1")
    )
    said = copy.run(RELEASE)
    assert said.startswith("2")
    assert f"Raise `rules_version` in its Kind to {version + 1}" in said
    raised = f"rules_version={version + 1}"
    copy.edit("games/geishas_road/__init__.py", lambda text: text.replace(f"rules_version={version}", raised))
    assert copy.run(RELEASE).startswith("0")
    archives = copy.package / "releases"
    assert {f"geishas-road-{v}.zip" for v in (version, version + 1)} <= {file.name for file in archives.iterdir()}
    old, new = (copy.run(PLAYED.format(v)) for v in (version, version + 1))
    assert old != new, "both are played"


def test_the_same_sources_give_the_same_archive(tmp_path: Path) -> None:
    one, two = (write_archive(kind("iki").folder, tmp_path / name) for name in ("one.zip", "two.zip"))
    assert one.read_bytes() == two.read_bytes()


def test_archives_are_small() -> None:
    assert all(file.stat().st_size < 500_000 for file in ARCHIVES.glob("*.zip"))
