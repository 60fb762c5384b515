"""`zashiki new-game`: what it writes is a whole game, with no further edit."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.scaffolded import NAME, Copy

from .conftest import Run


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    made = Copy(tmp_path_factory.mktemp("project"))
    done = made.python("-m", "zashiki", "new-game", NAME, "--title", "High Card")
    assert done.returncode == 0, done.stderr
    assert f"zashiki play {NAME}" in done.stdout
    return made


def test_it_writes_only_into_the_folder_of_the_game_and_its_tests(copy: Copy) -> None:
    original = {p.relative_to(Path(__file__).parents[2]) for p in Path(__file__).parents[2].rglob("*.py")}
    new = {p.relative_to(copy.folder) for p in copy.folder.rglob("*.py")} - original
    homes = ("src/zashiki/games/high_card", "tests/games/high_card")
    assert new
    assert all(str(path).startswith(homes) for path in new)


def test_it_is_clean_and_typed(copy: Copy) -> None:
    homes = ("src/zashiki/games/high_card", "tests/games/high_card")
    for command in (("ruff", "check", *homes), ("ruff", "format", "--check", *homes), ("mypy", homes[0])):
        done = copy.python("-m", *command)
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_laws_hold_for_it_and_its_own_tests_pass(copy: Copy) -> None:
    done = copy.python("-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "tests/games/high_card", "tests/laws",
                       "-k", "high_card or high-card")  # fmt: skip
    assert done.returncode == 0, done.stdout[-4000:]
    assert done.stdout.count(".") > 20, "the laws were asked"


def test_bots_and_records_play_it(copy: Copy) -> None:
    script = f"""
import zashiki
from zashiki.bots import bot
game = zashiki.load("{NAME}")
state = game.start(seed=1)
players = [bot("apprentice", game, 1), bot("random", game, 2)]
while state.turn is not None:
    state.play(players[state.turn].choose(state.bot_view(state.turn)))
assert zashiki.replay(str(state.record())) == state
print(state.outcome.winners)
"""
    done = copy.python("-c", script)
    assert done.returncode == 0, done.stderr
    assert "(" in done.stdout


@pytest.mark.parametrize(
    ("name", "said"),
    [("Go Fish", "small letters"), ("-x", "small letters"), ("iki", "already"), ("../up", "small letters")],
)
def test_a_name_that_cannot_be_is_refused(run: Run, name: str, said: str) -> None:
    result = run("new-game", "--", name)
    assert result.exit_code != 0
    assert said in result.output
