"""Report of tests that needed more than one try, with a history over runs.

On a busy machine a browser may be late, so browser tests are tried again. One that needs it run after run is faulty.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping

MOST = 3
"""A test that needed a second try in so many runs in a row is faulty."""


def tries_of(rerun: Iterable[str]) -> dict[str, int]:
    """How often each test was tried, from the ids of the failed tries that were repeated."""
    return {test: repeats + 1 for test, repeats in sorted(Counter(rerun).items())}


def next_streaks(before: Mapping[str, int], ran: Collection[str], rerun: Collection[str]) -> dict[str, int]:
    """How many runs in a row each test needed a second try; a test that did not run keeps its number."""
    waiting = {test: streak for test, streak in before.items() if test not in ran and test not in rerun}
    return waiting | {test: before.get(test, 0) + 1 for test in sorted(rerun)}


def faulty(streaks: Mapping[str, int], rerun: Collection[str]) -> list[str]:
    """The tests of this run that needed a second try too many runs in a row."""
    return [test for test in sorted(rerun) if streaks[test] >= MOST]
