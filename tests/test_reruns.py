"""The list of tests that were tried again, and its history over runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from .reruns import MOST, faulty, next_streaks, tries_of

ROOT = Path(__file__).parents[1]
TESTS = """
from pathlib import Path
import pytest

@pytest.mark.flaky(reruns=2)
def test_misses_a_beat():
    tried = Path(__file__).with_name("tried")
    missed = not tried.exists()
    tried.touch()
    assert not missed

def test_is_sound():
    pass
"""


def test_tries_are_counted() -> None:
    assert tries_of([]) == {}
    assert tries_of(["b", "a", "b"]) == {"a": 2, "b": 3}


def test_a_streak_grows_ends_and_waits() -> None:
    before = {"shaky": 1, "mended": 2, "not-run": 2}
    assert next_streaks(before, {"shaky", "mended", "new"}, {"shaky", "new"}) == {"shaky": 2, "new": 1, "not-run": 2}


def test_a_test_is_faulty_after_three_runs_in_a_row() -> None:
    streaks: dict[str, int] = {}
    for run in range(1, MOST + 2):
        streaks = next_streaks(streaks, {"shaky"}, {"shaky"})
        assert faulty(streaks, {"shaky"}) == (["shaky"] if run >= MOST else [])
    streaks = next_streaks(streaks, {"shaky"}, set())
    assert streaks == {}
    streaks = next_streaks(streaks, {"shaky"}, {"shaky"})
    assert faulty(streaks, {"shaky"}) == []


def test_a_faulty_test_that_did_not_run_is_not_told_again() -> None:
    assert faulty({"elsewhere": MOST, "shaky": 1}, {"shaky"}) == []


@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_run_prints_what_was_tried_again_and_fails_at_the_third(tmp_path: Path, workers: str) -> None:
    (tmp_path / "conftest.py").write_text("from tests.conftest import *\n")
    (tmp_path / "test_shaky.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    for run in range(1, MOST + 1):
        (tmp_path / "tried").unlink(missing_ok=True)
        done = run_tests(tmp_path, workers)
        assert "rerun: test test_shaky.py::test_misses_a_beat (2 tries)" in done.stdout, done.stdout + done.stderr
        assert ("three runs in a row: mend it" in done.stdout) == (run == MOST)
        assert done.returncode == (1 if run == MOST else 0)
    assert run_tests(tmp_path, workers).returncode == 0, "a run without a second try ends the streak"


def run_tests(folder: Path, workers: str) -> subprocess.CompletedProcess[str]:
    """Run the tests of a folder in a process of their own."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", workers, str(folder)]
    environment = {"PYTHONPATH": str(ROOT)}
    return subprocess.run(command, check=False, cwd=folder, env=environment, capture_output=True, text=True)
