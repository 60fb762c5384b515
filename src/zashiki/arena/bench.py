"""Measures the engine: compiled random play of every game, with OpenSpiel's hearts beside it in the same run.

Processor time is counted, chance actions are not decisions, and everything a game needs is in the time: laying
out, dealing, scoring. Ours and the peer's repeats take turns, so that a noisy machine disturbs both alike.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from ..api.game import Game
from ..api.kind import Kind
from ..api.options import show
from ..engine.buffers import events_buffer, random_words
from ..registry import kind, load
from .peers import PeerMissing, Rate, open_spiel_playout_rate, open_spiel_rate

REPEATS = 5
PEER_GAME = "hearts"
GAMES_A_ROUND = 500
Progress = Callable[[str], None]


@dataclass(frozen=True)
class Spread:
    """Several measurements of one thing.

    >>> print(Spread((3.0, 1.0, 2.0)))
    2.00 (1.00 to 3.00)
    """

    samples: tuple[float, ...]

    @property
    def median(self) -> float:
        """The one in the middle."""
        return statistics.median(self.samples)

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return {"median": self.median, "least": min(self.samples), "most": max(self.samples), "samples": self.samples}

    def __str__(self) -> str:
        return f"{self.median:.2f} ({min(self.samples):.2f} to {max(self.samples):.2f})"


@dataclass
class Speed:
    """How fast one thing is played: decisions by players, all actions and whole games a second."""

    name: str
    decisions: list[float] = field(default_factory=list)
    actions: list[float] = field(default_factory=list)
    games: list[float] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        rates = {"decisions": self.decisions, "actions": self.actions, "games": self.games}
        return {"name": self.name} | {f"{k}_per_second": Spread(tuple(v)).to_json() for k, v in rates.items() if v}


@dataclass(frozen=True)
class Report:
    """All that was measured of one game."""

    game: str
    state_bytes: int
    import_seconds: float
    first_prompt_seconds: float
    cold_compile_seconds: float | None
    speeds: list[Speed]
    peers: list[Speed]
    missing: str | None
    """Why there is no peer, if there is none."""

    @property
    def ratios(self) -> dict[str, Spread]:
        """Our first variant's decisions a second divided by each peer's, repeat by repeat."""
        ours = self.speeds[0].decisions
        return {
            peer.name: Spread(tuple(a / b for a, b in zip(ours, peer.decisions, strict=True))) for peer in self.peers
        }

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        plain = ("game", "state_bytes", "import_seconds", "first_prompt_seconds", "cold_compile_seconds", "missing")
        return {name: getattr(self, name) for name in plain} | {
            "speeds": [speed.to_json() for speed in self.speeds],
            "peers": [speed.to_json() for speed in self.peers],
            "ratios": {name: ratio.to_json() for name, ratio in self.ratios.items()},
        }


def main_variants(found: Kind) -> dict[str, dict[str, Any]]:
    """The game as it is by default, and with each option that is no mere yes or no at its other choices."""
    usual = load(found.name).options
    variants: dict[str, dict[str, Any]] = {"as usual": {}}
    for option in found.options:
        if isinstance(option.choices[0], bool):
            continue
        for choice in option.choices:
            if choice != usual[option.name]:
                variants[f"{option.name} {show(choice)}"] = {option.name: choice}
    return variants


def measure(
    name: str, seconds: float, repeats: int = REPEATS, cold: bool = False, progress: Progress = print
) -> Report:
    """Everything about one game; `seconds` is the processor time of one repeat of one variant."""
    found = kind(name)
    runs = {title: Run(load(name, None, **options)) for title, options in main_variants(found).items()}
    speeds, peers, missing = {title: Speed(title) for title in runs}, dict[str, Speed](), None
    for repeat in range(repeats):
        progress(f"{found.title}: repeat {repeat + 1} of {repeats}")
        for title, run in runs.items():
            run.sample(seconds, speeds[title])
        try:
            _note(peers, _peer_rates(seconds, repeat))
        except PeerMissing as reason:
            missing = str(reason)
    progress(f"{found.title}: starting up")
    return Report(
        game=name,
        state_bytes=found.schema.dtype.itemsize,
        import_seconds=_start_up("import zashiki"),
        first_prompt_seconds=_start_up(f"import zashiki; zashiki.load({name!r}).start(seed=7).prompt()"),
        cold_compile_seconds=_cold_compile(name) if cold else None,
        speeds=list(speeds.values()),
        peers=list(peers.values()),
        missing=missing,
    )


class Run:
    """One variant, ready to be played at random in compiled code."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.root, self.cells = game.kind.schema.new(), game.kind.schema.new()
        self.rng = random_words(7)
        game.kind.kernels.begin(game.tables, self.root, events_buffer(listening=False))
        self._play(GAMES_A_ROUND)

    def sample(self, seconds: float, speed: Speed) -> None:
        """Play for so long, and note the rates."""
        decisions, actions, games, spent = 0, 0, 0, 0.0
        while spent < seconds:
            started = time.process_time()
            chosen, applied = self._play(GAMES_A_ROUND)
            spent += time.process_time() - started
            decisions, actions, games = decisions + chosen, actions + applied, games + GAMES_A_ROUND
        speed.decisions.append(decisions / spent)
        speed.actions.append(actions / spent)
        speed.games.append(games / spent)

    def _play(self, n: int) -> tuple[int, int]:
        kernels = self.game.kind.kernels
        decisions, actions, _ = kernels.playouts(self.game.tables, self.root, self.cells, n, self.rng)
        return decisions, actions


def _peer_rates(seconds: float, repeat: int) -> list[Rate]:
    measured = (open_spiel_rate, open_spiel_playout_rate)
    return [rate(PEER_GAME, seconds, 1 + 100_000 * repeat) for rate in measured]


def _note(peers: dict[str, Speed], rates: Iterable[Rate]) -> None:
    for rate in rates:
        speed = peers.setdefault(rate.name, Speed(rate.name))
        speed.decisions.append(rate.per_second)
        speed.actions.append(rate.actions / rate.seconds)


def _start_up(code: str) -> float:
    """The time another Python takes from its start to the end of that code; the best of three."""
    return min(_timed(code, os.environ) for _ in range(3))


def _cold_compile(name: str) -> float:
    """The time to compile a game for the first time, without what starting up takes anyway."""
    code = f"from zashiki.registry import kind; kind({name!r}).kernels.warm()"
    with tempfile.TemporaryDirectory() as cache:
        env = {k: v for k, v in os.environ.items() if k != "NUMBA_CACHE_DIR"} | {"ZASHIKI_CACHE": cache}
        cold = _timed(code, env)
        return cold - _timed("import zashiki", env)


def _timed(code: str, env: Any) -> float:
    started = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env=dict(env), stderr=subprocess.DEVNULL)
    return time.perf_counter() - started
