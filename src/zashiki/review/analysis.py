"""The whole review of a game: values at the borders, advice at the decisions, luck and choice. On all cores, in the
background of whatever else runs; it can be stopped between two findings and taken up again."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from ..bots.search import compiled_search
from ..core.errors import OptionError
from ..core.records import Record
from ..core.state import State
from .coach import Advice, advise
from .split import Split, split
from .story import Story
from .values import Value, player

NICE = 19
"""Games of people go before reviews."""
TURNING_POINTS = 5
"""How many decisions of a seat are marked at most."""
WORTH_TELLING = 0.02
"""The least cost that marks a decision."""
FORM = 1
"""The form of stored findings; those of another form are thrown away."""


@dataclass(frozen=True)
class Depth:
    """How much thought goes into a review."""

    iterations: int
    """Of the coach, for each of its thoughts about a decision."""
    error: float
    """The standard error to which the share of the win is wanted at each border."""
    games: int
    """The most games played for it."""


DEPTHS = {"quick": Depth(500, 0.02, 1_000), "usual": Depth(4_000, 0.0055, 8_300), "deep": Depth(20_000, 0.003, 30_000)}


class Finding(msgspec.Struct, omit_defaults=True):
    """One piece of a review: the value of a position, or the advice at a decision."""

    number: int
    value: Value | None = None
    advice: Advice | None = None


class Step(msgspec.Struct):
    """A moment of the game as it is stored in a review."""

    number: int
    actor: int
    """A seat, or -1 for chance."""
    action: int
    scores: list[int]
    options: int


class Review(msgspec.Struct):
    """All that was found out about a game. Positions are numbered by the actions before them."""

    game: str
    players: int
    rules: int
    depth: str
    seats: list[int]
    """Whose decisions were looked at."""
    steps: list[Step]
    values: dict[int, Value]
    """The values at the borders, by position."""
    advice: list[Advice]
    """What the coach thinks of each decision, in the order of the game."""
    luck: list[Split]
    """The result of each seat taken apart, in shares of the win."""
    points: list[Split]
    """The same in points."""
    over: bool
    """Was the game played to an end? Else the result is what the last position is worth."""

    def turning_points(self, seat: int | None = None) -> list[Advice]:
        """The few decisions that cost most, the dearest first: of a seat, or of all."""
        seats = self.seats if seat is None else [seat]
        found = [a for s in seats for a in self._dearest([a for a in self.advice if a.seat == s])]
        return sorted(found, key=lambda a: -a.cost)

    @staticmethod
    def _dearest(advice: list[Advice]) -> list[Advice]:
        costly = [a for a in advice if a.cost >= WORTH_TELLING and a.clear]
        return sorted(costly, key=lambda a: -a.cost)[:TURNING_POINTS]


Progress = Callable[[int, int, Finding | None], None]
"""Told how many findings there are, of how many, and the newest."""


def analyse(
    told: State | Record | str | Story,
    seats: list[int] | None = None,
    depth: str = "usual",
    progress: Progress | None = None,
    stop: Callable[[], bool] = lambda: False,
    known: list[Finding] | None = None,
    workers: int | None = None,
) -> Review | None:
    """The review of a game for some seats (by default all); None if it was stopped.

    Whoever keeps the findings that `progress` is told can hand them back as `known` and go on from there.

    >>> import zashiki
    >>> state = zashiki.load("geishas-road").start(seed=7)
    >>> for _ in range(3): _ = state.play(state.legal()[0])
    >>> review = analyse(state, depth="quick")
    >>> review.over, len(review.advice)
    (False, 3)
    """
    if depth not in DEPTHS:
        raise OptionError(f"there is no depth '{depth}'; depths: {', '.join(DEPTHS)}")
    story = told if isinstance(told, Story) else Story.of(told)
    looked_at = list(range(story.game.players)) if seats is None else sorted(set(seats))
    found = {_key(finding): finding for finding in known or []}
    tasks = dict(_tasks(story, looked_at, DEPTHS[depth]))
    found = {key: finding for key, finding in found.items() if key in tasks}
    if progress:
        progress(len(found), len(tasks), None)
    left = {key: task for key, task in tasks.items() if key not in found}
    for finding in _in_threads(left, workers or os.cpu_count() or 1, stop):
        found[_key(finding)] = finding
        if progress:
            progress(len(found), len(tasks), finding)
    return _review(story, looked_at, depth, found) if len(found) == len(tasks) else None


Key = tuple[str, int]
Task = Callable[[], Finding]


def _key(finding: Finding) -> Key:
    return ("value" if finding.value else "advice", finding.number)


def _tasks(story: Story, seats: list[int], depth: Depth) -> Iterator[tuple[Key, Task]]:
    """Everything there is to find out; nothing is computed yet. What a coach gets is made from the view alone."""
    game = story.game
    player(game)
    compiled_search(game.name)
    borders = set(story.borders)
    decided = {m.number: m for m in story.moments if m.number in set(story.decisions) and m.actor in seats}
    for number, state in enumerate(story.states()):
        if number in borders:
            cells = game.kind.schema.copy(state.cells)
            yield ("value", number), partial(_value, story, cells, depth, number)
        if number in decided:
            view = state.seen_by(decided[number].actor)
            yield ("advice", number), partial(_advise, view, decided[number].action, depth, number)


def _value(story: Story, cells: Any, depth: Depth, number: int) -> Finding:
    return Finding(number, value=player(story.game).value(cells, depth.error, depth.games))


def _advise(view: Any, chosen: int, depth: Depth, number: int) -> Finding:
    return Finding(number, advice=advise(view, chosen, depth.iterations, number))


def _in_threads(tasks: dict[Key, Task], workers: int, stop: Callable[[], bool]) -> Iterator[Finding]:
    """Do the tasks on all cores, in whatever order they are done; compiled code runs beside the interpreter's lock."""
    left = iter(tasks.values())
    with ThreadPoolExecutor(workers, initializer=step_back) as pool:
        running: set[Future[Finding]] = set()
        while True:
            while len(running) < workers and not stop():
                task = next(left, None)
                if task is None:
                    break
                running.add(pool.submit(task))
            if not running:
                return
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()


def step_back() -> None:
    """Give this thread the lowest priority, where a thread can have one of its own."""
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


def _review(story: Story, seats: list[int], depth: str, found: dict[Key, Finding]) -> Review:
    values = {number: finding.value for (_, number), finding in found.items() if finding.value}
    advice = [finding.advice for finding in found.values() if finding.advice]
    players = range(story.game.players)
    return Review(
        game=story.game.name,
        players=story.game.players,
        rules=story.game.kind.rules_version,
        depth=depth,
        seats=seats,
        steps=[Step(m.number, m.actor, m.action, list(m.scores), m.options) for m in story.moments],
        values=dict(sorted(values.items())),
        advice=sorted(advice, key=lambda a: a.number),
        luck=[split(story, values, seat) for seat in players],
        points=[split(story, values, seat, points=True) for seat in players],
        over=story.result is not None,
    )
