"""Positions that cannot be, every field within its range: refused or unplayable, but never the end of the process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
SCRIPT = """
import random
import zashiki
from tests.support import arrange
from zashiki.games.tokaido_duo.data.phases import PHASES

game, rng = zashiki.load("tokaido-duo"), random.Random(1)
for phase in range(len(PHASES)):
    for die in range(-1, 3):
        for figures in ({}, {"merchant": [-1, -1]}, {"artist": [-1, -1]}, {"pilgrim": [-1, -1]}, {"player": -1}):
            print(PHASES[phase], die, figures, flush=True)
            try:
                state = arrange(game, phase=phase, turn=0, die=die, **figures)
                for action in game.actions:
                    state.why_not(action)
                for action in state.legal():
                    onward = state.copy()
                    onward.play(action)
                    for _ in range(20):
                        onward.play(rng.choice(onward.legal()))
            except (zashiki.ZashikiError, ValueError, LookupError):
                pass
"""


def test_a_position_that_cannot_be_never_kills_the_process():
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )
    assert run.returncode == 0, f"after {run.stdout.splitlines()[-1:]}: {run.stderr[-300:]}"
