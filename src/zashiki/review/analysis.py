"""Analysis of a whole game: values at the borders, advice at the decisions, luck and choice.

It runs on all cores at the lowest priority. It can be stopped between two findings and resumed later.
"""

import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from ..api.records import Record
from ..api.state import State
from ..api.view import View
from ..bots.search import compiled_search
from ..errors import OptionError
from ..releases.loader import own_module
from .coach import Advice, advise
from .position_value import Value, evaluator
from .reviewed_game import ReviewedGame
from .split import Split, split

NICE = 19
"""The priority of a review: games of people go first."""
TURNING_POINTS = 5
"""How many decisions of a seat are marked at most."""
WORTH_TELLING = 0.02
"""The least cost that marks a decision."""
FORM = 1
"""The form of stored findings; those of another form are thrown away."""


@dataclass(frozen=True)
class Depth:
    """How much computing goes into a review."""

    iterations: int
    """Search iterations of the coach for each assessment of a decision."""
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
    """An action of the game as it is stored in a review."""

    number: int
    actor: int
    """A seat, or -1 for chance."""
    action: int
    scores: list[int]
    options: int


class Review(msgspec.Struct):
    """The finished review of a game. Positions are numbered by the actions before them."""

    game: str
    players: int
    rules: int
    depth: str
    seats: list[int]
    """The seats whose decisions were examined."""
    steps: list[Step]
    values: dict[int, Value]
    """The values at the borders, by position."""
    advice: list[Advice]
    """The coach's advice for each decision, in the order of the game."""
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
"""Called with the number of findings so far, the number of all, and the newest finding."""


def analyse(
    source: State | Record | str | ReviewedGame,
    seats: list[int] | None = None,
    depth: str = "usual",
    progress: Progress | None = None,
    stop: Callable[[], bool] = lambda: False,
    known: list[Finding] | None = None,
    workers: int | None = None,
) -> Review | None:
    """The review of a game for some seats (by default all); None if it was stopped.

    A caller that keeps the findings given to `progress` can pass them as `known` later, and the analysis resumes.

    >>> import zashiki
    >>> state = zashiki.load("geishas-road").start(seed=7)
    >>> for _ in range(3): _ = state.play(state.legal()[0])
    >>> review = analyse(state, depth="quick")
    >>> review.over, len(review.advice)
    (False, 3)
    """
    if depth not in DEPTHS:
        raise OptionError(f"there is no depth '{depth}'; depths: {', '.join(DEPTHS)}")
    # A release has a class of its own for the games of its rules, and code of its own to review them.
    reviewed: Any = source if hasattr(source, "timeline") else ReviewedGame.of(source)
    home = own_module(reviewed, "review.analysis")
    review: Review | None = home.analyse_game(reviewed, seats, depth, progress, stop, known, workers)
    return review


def analyse_game(
    reviewed: ReviewedGame,
    seats: list[int] | None,
    depth: str,
    progress: Progress | None,
    stop: Callable[[], bool],
    known: list[Finding] | None,
    workers: int | None,
) -> Review | None:
    """The same for a game of this very package."""
    examined = list(range(reviewed.game.players)) if seats is None else sorted(set(seats))
    found = {_key(finding): finding for finding in known or []}
    tasks = dict(_tasks(reviewed, examined, DEPTHS[depth]))
    found = {key: finding for key, finding in found.items() if key in tasks}
    if progress:
        progress(len(found), len(tasks), None)
    left = {key: task for key, task in tasks.items() if key not in found}
    for finding in _in_threads(left, workers or os.cpu_count() or 1, stop):
        found[_key(finding)] = finding
        if progress:
            progress(len(found), len(tasks), finding)
    return _review(reviewed, examined, depth, found) if len(found) == len(tasks) else None


Key = tuple[str, int]
Task = Callable[[], Finding]


def _key(finding: Finding) -> Key:
    return ("value" if finding.value else "advice", finding.number)


def _tasks(reviewed: ReviewedGame, seats: list[int], depth: Depth) -> Iterator[tuple[Key, Task]]:
    """Everything to be computed, in the order of the game. The coach gets a seat's view, never the state."""
    evaluator(reviewed.game)
    compiled_search(reviewed.game.name)
    timeline, borders, decisions = reviewed.timeline, set(reviewed.borders), set(reviewed.decisions)
    for number in sorted(borders | decisions):
        state = timeline.state(number)
        if number in borders:
            yield ("value", number), partial(_value, state, depth, number)
        if number in decisions and timeline.moments[number].actor in seats:
            moment = timeline.moments[number]
            yield ("advice", number), partial(_advise, state.bot_view(moment.actor), moment.action, depth, number)


def _value(state: State, depth: Depth, number: int) -> Finding:
    return Finding(number, value=evaluator(state.game).value(state.cells, depth.error, depth.games))


def _advise(view: View, chosen: int, depth: Depth, number: int) -> Finding:
    return Finding(number, advice=advise(view, chosen, depth.iterations, number))


def _in_threads(tasks: dict[Key, Task], workers: int, stop: Callable[[], bool]) -> Iterator[Finding]:
    """Run the tasks in a thread pool and yield as they finish; compiled code releases the interpreter's lock."""
    left = iter(tasks.values())
    with ThreadPoolExecutor(workers, initializer=lower_priority) as pool:
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


def lower_priority() -> None:
    """Give this thread the lowest priority, where a thread can have one of its own."""
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


def _review(reviewed: ReviewedGame, seats: list[int], depth: str, found: dict[Key, Finding]) -> Review:
    values = {number: finding.value for (_, number), finding in found.items() if finding.value}
    advice = [finding.advice for finding in found.values() if finding.advice]
    game, players = reviewed.game, range(reviewed.game.players)
    return Review(
        game=game.name,
        players=game.players,
        rules=game.kind.rules_version,
        depth=depth,
        seats=seats,
        steps=[Step(m.number, m.actor, m.action, m.points, m.options) for m in reviewed.timeline.moments],
        values=dict(sorted(values.items())),
        advice=sorted(advice, key=lambda a: a.number),
        luck=[split(reviewed, values, seat) for seat in players],
        points=[split(reviewed, values, seat, points=True) for seat in players],
        over=reviewed.result is not None,
    )
