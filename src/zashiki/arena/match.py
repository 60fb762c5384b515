"""One game between bots, and what is kept of it."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from typing import Any

from ..api.state import Outcome, State
from ..bots import bot
from ..errors import ZashikiError
from ..registry import load


@dataclass(frozen=True)
class Job:
    """A game to be played: who sits where, and which luck."""

    number: int
    game: str
    options: dict[str, Any]
    edition: str | None
    bots: tuple[str, ...]
    """By seat."""
    seed: str


@dataclass(frozen=True)
class Result:
    """A game that was played."""

    number: int
    bots: tuple[str, ...]
    seed: str
    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    """How often each seat had more than one choice."""
    seconds: tuple[float, ...]
    """How long each seat thought."""
    actions: int
    """Of everybody, chance included."""

    def share(self, seat: int) -> float:
        """What the game counts for a seat: 1 for a win, shared among the winners."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Result:
        """The result that `to_json` gave."""
        values: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in data.items()}
        return cls(**values)


def final(state: State) -> Outcome:
    """The outcome of a game that was played to its end."""
    outcome = state.outcome
    if outcome is None:
        raise ZashikiError("the game is not over")
    return outcome


def play(job: Job) -> tuple[Result, str]:
    """Play a game; returns its result and its record.

    >>> result, record = play(Job(0, "geishas-road", {"level": "simple"}, None, ("random", "random"), "7"))
    >>> record.splitlines()[0], sum(result.share(seat) for seat in range(2))
    ('zashiki record 1', 1.0)
    """
    game = load(job.game, job.edition, **job.options)
    state = game.start(seed=job.seed)
    players = [bot(name, game, f"{job.seed} {job.number} {seat}") for seat, name in enumerate(job.bots)]
    decisions, seconds = [0] * game.players, [0.0] * game.players
    while state.turn is not None:
        seat = state.turn
        view = state.bot_view(seat)
        began = time.perf_counter()
        action = players[seat].choose(view)
        if len(view.legal_ids) > 1:
            decisions[seat] += 1
            seconds[seat] += time.perf_counter() - began
        state.play(action)
    outcome = final(state)
    result = Result(
        number=job.number,
        bots=job.bots,
        seed=job.seed,
        winners=outcome.winners,
        reason=outcome.reason,
        scores=tuple(row["total"] for row in outcome.scores),
        decisions=tuple(decisions),
        seconds=tuple(round(s, 4) for s in seconds),
        actions=len(state.log),
    )
    return result, str(state.record())
