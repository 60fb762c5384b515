"""docs/performance.md: everything measured in one run, on one core of the machine it runs on."""

import platform
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..bots.search import SearchSettings, Tree
from ..errors import OptionError
from ..registry import kind, load
from .bench import Run, Speed, Spread
from .libraries import LIBRARIES
from .peers import PeerMissing

PLAIN = SearchSettings(epochs=0, history_percent=0, finish=1)
ITERATIONS = 2000
Progress = Callable[[str], None]


@dataclass(frozen=True)
class Row:
    """One thing measured: million a second, or why it was not."""

    name: str
    rate: Spread | None
    unit: str
    missing: str = ""

    def __str__(self) -> str:
        if self.rate is None:
            return f"| {self.name} | not measured: {self.missing} | |"
        least, most = min(self.rate.samples), max(self.rate.samples)
        return f"| {self.name} | {_figure(self.rate.median)} | {_figure(least)} to {_figure(most)} |"


def search_rate(name: str, seconds: float, settings: SearchSettings = PLAIN, **options: Any) -> float:
    """Iterations a second from the opening, on one core."""
    game = load(name, None, **options)
    state = game.start(seed=1)
    tree = Tree(state.bot_view(state.turn or 0), settings, 1 << 17, "1")
    tree.grow(ITERATIONS)
    done, spent = 0, 0.0
    while spent < seconds:
        began = time.process_time()
        tree.grow(ITERATIONS)
        spent += time.process_time() - began
        done += ITERATIONS
    return done / spent


def measured(names: Iterable[str], seconds: float, repeats: int, progress: Progress) -> dict[str, list[Row]]:
    """All rows, by what they measure. Ours and the peers' repeats take turns."""
    decisions: dict[str, list[float]] = {}
    missing: dict[str, str] = {}
    runs = {kind(name).title: Run(load(name, None, **_most_players(name))) for name in names}
    for repeat in range(repeats):
        progress(f"playing at random, {repeat + 1} of {repeats}")
        for title, run in runs.items():
            speed = Speed(title)
            run.sample(seconds, speed)
            decisions.setdefault(f"**{title}**", []).append(speed.decisions[0])
        for title, rate, called in LIBRARIES:
            if title in missing:
                continue
            try:
                decisions.setdefault(title, []).append(rate(called, seconds, 1 + 1000 * repeat).per_second)
            except PeerMissing as reason:
                missing[title] = str(reason)
    rows = [Row(title, Spread(tuple(rates)), "decisions") for title, rates in decisions.items() if rates]
    rows += [Row(title, None, "decisions", reason) for title, reason in missing.items()]
    found = {"decisions": rows, "search": [], "batch": []}
    for name in names:
        progress(f"{name}: search and batches")
        found["search"] += _search_rows(name, seconds, repeats)
        found["batch"].append(_batch_row(name, seconds, repeats))
    return found


def _most_players(name: str) -> dict[str, int]:
    return {"players": max(next(option for option in kind(name).options if option.name == "players").choices)}


def _search_rows(name: str, seconds: float, repeats: int) -> list[Row]:
    full = _most_players(name)
    title = f"{kind(name).title}, {full['players']} players"
    settings = {"plain playouts": PLAIN, "as it plays": SearchSettings()}
    return [
        Row(f"{title}, {how}", Spread(tuple(search_rate(name, seconds, m, **full) for _ in range(repeats))), "search")
        for how, m in settings.items()
    ]


def _batch_row(name: str, seconds: float, repeats: int) -> Row:
    title = kind(name).title
    try:
        from ..research.vector import measure
    except ImportError as missing:
        return Row(title, None, "batch", f"{missing}; pip install 'zashiki[research]'")
    try:
        rates = tuple(measure(name, 1024, seconds, **_most_players(name)) for _ in range(repeats))
    except OptionError as reason:
        return Row(title, None, "batch", str(reason))
    return Row(title, Spread(rates), "batch")


def write(path: Path, names: list[str], seconds: float, repeats: int, progress: Progress) -> None:
    """Measure, and write the page; what stands below the mark of hand-written results is kept."""
    rows = measured(names, seconds, repeats, progress)
    kept = ""
    if path.exists():
        text = path.read_text(encoding="utf-8")
        kept = text[text.index(MATCHES) :] if MATCHES in text else ""
    tables = "\n".join(
        f"## {title}\n\n{note}\n\n| | a second, median | least to most |\n|---|---|---|\n"
        + "\n".join(map(str, rows[key]))
        + "\n"
        for key, (title, note) in SECTIONS.items()
    )
    machine = f"{platform.machine()}, Python {platform.python_version()}, {repeats} repeats of {seconds} s"
    page = f"# Performance\n\nMade by `zashiki bench --report docs/performance.md` ({machine}).\n\n{tables}"
    path.write_text(f"{page}\n{kept}".rstrip() + "\n", encoding="utf-8")


MATCHES = "## Matches"
SECTIONS = {
    "decisions": (
        "Random play",
        "Decisions of players, laying out and dealing included, one core, processor time; the other libraries in the "
        "same run, turn by turn. Games differ, so this tells orders of magnitude.",
    ),
    "search": ("Search", "Iterations from the opening, one core. *Plain playouts* go to the end of the game."),
    "batch": ("Batches", "Steps of 1,024 games side by side, masks and observations included, one core."),
}


def _figure(rate: float) -> str:
    return f"{rate / 1e6:.2f} M" if rate >= 1e5 else f"{rate:,.0f}"
