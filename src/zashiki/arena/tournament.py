"""A tournament: every pair of bots, every seat, the same luck for all; interrupted and resumed at will.

In its folder lie `tournament.json` (what is played), `games/` (a record a game) and `results.jsonl` (a line a finished
game, only ever added to). A game counts once its line is whole: its record is written before.
"""

from __future__ import annotations

import itertools
import json
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ..api.game import Game
from ..bots import bot
from ..bots.search import compiled_search
from ..errors import DataError, OptionError
from ..registry import load
from .match import Job, Result

Played = Iterator[tuple[Result, str]]
Executor = Callable[[list[Job]], Played]


@dataclass(frozen=True)
class Tournament:
    """What is played: each pair of bots meets in `games` games, all seats exchanged over the same deals.

    At a table for more than two, the bot named first sits alone among copies of the other.
    """

    game: str
    options: dict[str, Any]
    edition: str | None
    bots: tuple[str, ...]
    games: int
    seed: str

    @classmethod
    def of(cls, game: Game, edition: str | None, bots: Iterable[str], games: int, seed: str) -> Tournament:
        """A tournament whose bots exist, rounded up to whole deals."""
        names = tuple(bots)
        if len(names) < 2 or len(set(names)) < len(names):
            raise OptionError("an arena needs two or more different bots")
        for name in names:
            bot(name, game)
        whole = -(-games // game.players) * game.players
        return cls(game.name, game.options, edition, names, whole, seed)

    def jobs(self) -> list[Job]:
        """Every game, in the order in which they are played: the pairs take turns, so that a part is a fair part."""
        players = load(self.game, self.edition, **self.options).players
        pairs = list(itertools.combinations(self.bots, 2))
        found: list[Job] = []
        for k in range(self.games):
            for pair, (one, other) in enumerate(pairs):
                seats = tuple(one if seat == k % players else other for seat in range(players))
                seed = f"{self.seed}-{pair}-{k // players}"
                found.append(Job(len(found), self.game, self.options, self.edition, seats, seed))
        return found

    def prepare(self) -> None:
        """Compile here what the workers will load."""
        load(self.game, self.edition, **self.options)
        compiled_search(self.game)


class Folder:
    """Where a tournament is kept."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._results = path / "results.jsonl"

    def begin(self, tournament: Tournament, resume: bool) -> list[Result]:
        """Open the folder; returns what was played already."""
        plan = self.path / "tournament.json"
        told = asdict(tournament) | {"bots": list(tournament.bots)}
        if not plan.exists():
            (self.path / "games").mkdir(parents=True, exist_ok=True)
            plan.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
            return []
        if not resume:
            raise OptionError(f"{self.path} holds a tournament already; go on with --resume, or name another folder")
        before = json.loads(plan.read_text(encoding="utf-8"))
        for key, value in told.items():
            if key != "games" and before.get(key) != value:
                raise OptionError(f"{self.path}: {key} was {before.get(key)!r} there, and is {value!r} now")
        plan.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
        return self.results()

    def results(self) -> list[Result]:
        """Every finished game; a last line cut off in the middle is dropped, its game is played again."""
        if not self._results.exists():
            return []
        text = self._results.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            self._results.write_text(whole, encoding="utf-8")
        found = {}
        for number, line in enumerate(whole.splitlines(), start=1):
            try:
                result = Result.from_json(json.loads(line))
            except (ValueError, TypeError) as error:
                raise DataError(f"{self._results}: line {number} is no result: {error}") from error
            found[result.number] = result
        return list(found.values())

    def keep(self, result: Result, record: str) -> None:
        """Write the record, then the line that makes it count, down to the disk."""
        (self.path / "games" / f"{result.number:06}.txt").write_text(record, encoding="utf-8")
        with self._results.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(result.to_json()) + "\n")
            lines.flush()
            os.fsync(lines.fileno())


def run(
    tournament: Tournament, folder: Folder, executor: Executor, resume: bool, progress: Callable[[int, int], None]
) -> list[Result]:
    """Play what is not played yet; `progress` is told how many of how many games are finished."""
    done = folder.begin(tournament, resume)
    jobs = tournament.jobs()
    played = {result.number for result in done}
    done = [result for result in done if result.number < len(jobs)]
    left = [job for job in jobs if job.number not in played]
    progress(len(done), len(jobs))
    if left:
        tournament.prepare()
        for result, record in executor(left):
            folder.keep(result, record)
            done.append(result)
            progress(len(done), len(jobs))
    return sorted(done, key=lambda result: result.number)
