"""Hooks for the whole suite: markers, measured numbers, and the list of tests that were tried again."""

from __future__ import annotations

import pytest
import xdist
from _pytest.terminal import TerminalReporter

from .reruns import faulty, next_streaks, tries_of

HISTORY = "zashiki/reruns"
"""Key in .pytest_cache: how many runs in a row each test needed a second try."""
TRIES = pytest.StashKey[dict[str, int]]()
FAULTY = pytest.StashKey[list[str]]()


def pytest_configure(config: pytest.Config) -> None:
    """Declare the markers."""
    config.addinivalue_line("markers", "rule(*ids): the paragraphs of the rulebook that the test proves")


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Count the tests that were tried again; a test that needs it run after run fails the run."""
    config = session.config
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if xdist.is_xdist_worker(session) or not isinstance(reporter, TerminalReporter):
        return  # the process that started the workers hears of every report
    tries = tries_of(report.nodeid for report in reporter.getreports("rerun"))
    ran = {report.nodeid for kind in ("passed", "failed", "error") for report in reporter.getreports(kind)}
    config.stash[TRIES], config.stash[FAULTY] = tries, []
    if not config.pluginmanager.hasplugin("cacheprovider") or not config.cache:
        return
    streaks = next_streaks(config.cache.get(HISTORY, {}), ran, tries.keys())
    config.cache.set(HISTORY, streaks)
    config.stash[FAULTY] = faulty(streaks, tries.keys())
    if config.stash[FAULTY] and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: TerminalReporter, config: pytest.Config) -> None:
    """Print what tests measured and what was tried again; with several workers nothing else reaches the screen."""
    for kind in ("passed", "failed"):
        for report in terminalreporter.getreports(kind):
            for name, value in report.user_properties:
                if name == "measured":
                    terminalreporter.write_line(f"measured: {value}")
    for test, tries in config.stash.get(TRIES, {}).items():
        terminalreporter.write_line(f"rerun: test {test} ({tries} tries)")
    for test in config.stash.get(FAULTY, []):
        terminalreporter.write_line(f"FAILED {test}: needed a second try three runs in a row: mend it", red=True)
