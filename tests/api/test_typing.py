"""The public API as a type checker sees it: a user's script passes `mypy --strict`, and runs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import zashiki

SCRIPT = """
import numpy as np
import zashiki
from zashiki import Action, Event, Game, Outcome, Record, Refusal, State, View

names: list[str] = zashiki.games()
game: Game = zashiki.load("geishas-road", level="simple")
state = game.start(seed=7)
reveal_type(state)
while (seat := state.turn) is not None:
    legal: list[Action] = state.legal()
    mask = state.mask()
    assert int(np.count_nonzero(mask)) == len(legal) and len(mask) == game.num_actions
    view: View = state.bot_view(seat)
    question: str = state.prompt()
    events: list[Event] = state.play(view.legal[0])
    refusal: Refusal | None = state.why_not(legal[0]) if state.turn is not None else None
    known: dict[str, object] = state.view(seat)
twin = state.copy()
assert twin == state and hash(twin) == hash(state) and twin is not state
total: int = state.scores()[0]["total"]
sources: dict[str, int] = state.scores()[0]["by_source"]
outcome = state.outcome
reveal_type(outcome)
if outcome is not None:
    winners: tuple[int, ...] = outcome.winners
    assert sorted(seat for place in outcome.ranking for seat in place) == [0, 1]
again = game.from_json(state.to_json())
reveal_type(again)
record: Record = state.record()
reveal_type(zashiki.replay(str(record)))
explicit: State = game.start(chance="explicit")
if explicit.turn == zashiki.CHANCE:
    drawn: tuple[Action, float] = explicit.chances()[0]
    explicit.play(drawn[0])
world: State = game.start(seed=8).redeal(0, seed=1)
print("played", len(state.log), str(legal[0]), world.svg(0)[:4])
"""
REVEALED = ["zashiki.api.state.State", "zashiki.api.state.Outcome | None", *["zashiki.api.state.State"] * 2]


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "script.py"
    path.write_text(SCRIPT, encoding="utf-8")
    return path


def run(*command: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    source = str(Path(zashiki.__file__).parents[1])
    env = {**os.environ, "PYTHONPATH": source, "MYPYPATH": ""}
    return subprocess.run([sys.executable, *command], cwd=cwd, env=env, capture_output=True, text=True, check=False)


def test_a_users_script_is_typed(script: Path, tmp_path: Path) -> None:
    """Checked from outside the source tree: the package itself must say that it is typed."""
    checked = run("-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), str(script), cwd=tmp_path)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    revealed = [line.split('"')[1] for line in checked.stdout.splitlines() if "Revealed type" in line]
    assert revealed == REVEALED


def test_a_users_script_runs(script: Path, tmp_path: Path) -> None:
    plain = "\n".join(line for line in SCRIPT.splitlines() if not line.startswith("reveal_type"))
    script.write_text(plain, encoding="utf-8")
    ran = run(str(script), cwd=tmp_path)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("played ")


def test_the_package_is_marked_as_typed() -> None:
    assert (Path(zashiki.__file__).parent / "py.typed").exists()
