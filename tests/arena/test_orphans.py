"""Workers of an arena that was killed do not play on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

ARENA = ["arena", "geishas-road", "--bots", "search:20000", "random", "--games", "400", "--out"]
PATIENCE = 60


def children(process: int) -> list[int]:
    """The processes that another started."""
    return [int(pid) for pid in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def running(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rsplit(") ", 1)[1].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


def wait_until(true) -> bool:
    end = time.monotonic() + PATIENCE
    while not true() and time.monotonic() < end:
        time.sleep(0.1)
    return bool(true())


def test_workers_leave_when_the_arena_is_killed(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    arena = subprocess.Popen(
        [sys.executable, "-m", "zashiki", *ARENA, str(folder)],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        results = folder / "results.jsonl"
        assert wait_until(lambda: results.exists() and results.stat().st_size), "no game was played"
        workers = children(arena.pid)
        assert workers
        os.kill(arena.pid, signal.SIGKILL)
        arena.wait()
        assert wait_until(lambda: not any(map(running, workers))), "they play on for nobody"
    finally:
        arena.kill()
        arena.wait()
