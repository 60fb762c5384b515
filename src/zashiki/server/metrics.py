"""Metrics of the server, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

HELP = {
    "zashiki_entries_total": "Entries appended to the log by this process, by kind.",
    "zashiki_refusals_total": "Requests refused, by refusal.",
    "zashiki_tables_made_total": "Tables made by this process.",
    "zashiki_sockets_dropped_total": "Sockets closed by the server, by reason.",
    "zashiki_bot_answers_total": "Answers of bots: played, stale, crashed or failed.",
    "zashiki_broken_tables_total": "Tables that no longer replay, met by this process.",
    "zashiki_outages_total": "Outages in which nobody could play, met by this process.",
    "zashiki_clock_jumps_total": "Times the wall clock was set while this process ran.",
    "zashiki_commit_seconds": "Time of a group commit.",
    "zashiki_commit_rows": "Entries of the commits.",
    "zashiki_sockets": "Sockets open now.",
    "zashiki_tables_loaded": "Tables in memory now.",
    "zashiki_bots_waiting": "Positions that wait for a bot.",
    "zashiki_reviews_waiting": "Reviews that are asked for and not done.",
}


class Metrics:
    """Counters by name and label, one histogram of commits, and gauges that are read when asked for."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str, str]] = Counter()
        self._gauges: dict[str, Callable[[], int]] = {}
        self._commits = [0] * (len(STEPS) + 1)
        self._commit_seconds = 0.0
        self._commit_rows = 0

    def count(self, name: str, label: str = "", value: str = "") -> None:
        """Increase a counter by one."""
        self._counts[name, label, value] += 1

    def gauge(self, name: str, read: Callable[[], int]) -> None:
        """Set the function that reads a gauge."""
        self._gauges[name] = read

    def commit(self, rows: int, seconds: float) -> None:
        """Record a group commit."""
        self._commits[bisect_left(STEPS, seconds)] += 1
        self._commit_seconds += seconds
        self._commit_rows += rows

    def text(self) -> str:
        """All metrics, for `/metrics`."""
        lines: list[str] = []
        for name in sorted({key[0] for key in self._counts}):
            lines += self._head(name, "counter")
            for (found, label, value), n in sorted(self._counts.items()):
                if found == name:
                    lines.append(f'{name}{{{label}="{value}"}} {n}' if label else f"{name} {n}")
        for name, read in self._gauges.items():
            lines += [*self._head(name, "gauge"), f"{name} {read()}"]
        return "\n".join([*lines, *self._histogram()]) + "\n"

    def _head(self, name: str, kind: str) -> list[str]:
        return [f"# HELP {name} {HELP[name]}", f"# TYPE {name} {kind}"]

    def _histogram(self) -> list[str]:
        name, total = "zashiki_commit_seconds", 0
        lines = self._head(name, "histogram")
        for step, n in zip((*STEPS, "+Inf"), self._commits, strict=True):
            total += n
            lines.append(f'{name}_bucket{{le="{step}"}} {total}')
        lines += [f"{name}_sum {self._commit_seconds:.6f}", f"{name}_count {total}"]
        return [*lines, *self._head("zashiki_commit_rows", "counter"), f"zashiki_commit_rows {self._commit_rows}"]
