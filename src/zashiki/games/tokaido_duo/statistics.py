"""Statistics of random play, compared with the figures that another program of the same rules gave.

The player here chooses with equal chance among all ways to use one of the dice that are left, does as much
as it can where the figure stops, and uses the hot-spring token whenever it may. Choosing with equal chance among the
small steps of the action table would leave every second action undone, and games would last twice as long.

How that other program's player acts where its figure stops is not written down. Selling all, giving before painting,
keeping the goods it has most of and always using the token were chosen here because they fit its figures best; so
the agreement speaks for the rules less than it would with a player known beforehand.
"""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ...api.game import Game
from ...api.statistics import FigureTable
from ...engine.buffers import Moves, events_buffer, first_numbers, random_words
from ...engine.compiler import counters
from ...engine.kernels import CHANCE, OVER
from .data.actions import A_GIFT, A_LEAVE, A_RETURN, A_SELL_PLAINLY, A_TAKE
from .data.names import SOURCES, TRIGGERS
from .data.phases import AGAIN, AT_CANVAS, AT_SHORE, IN_MOUNTAINS, ON_COAST, PATH, RETURN, TAKE_DIE, WALK
from .data.state import State
from .search.random_play import compiled_count

MOST_COMPARED = 2000
"""The player that is compared with known figures thinks in Python: more games than this would take long."""
MANY_ROUNDS = 100
"""A game that lasts longer is counted as long."""
MOST_ROUNDS = 10_000
RANDOM_PLAYERS = {"any small step, declining too": 0, "never declining": 1}
"""The two random players of compiled code, by whether they are eager."""
REFERENCE_GAMES = 1000
REFERENCE = {
    "rounds": 29.5,
    "score": 57.0,
    "winner": 66.0,
    "faith": 24.0,
    "trade": 20.0,
    "culture": 13.0,
    "ended by temple": 36.0,
    "ended by garden": 41.0,
    "ended by slab": 17.0,
    "ended by gift": 6.0,
}
"""What 1000 games of random players gave in the program that the rulings were tested with; endings in per cent."""
ROUNDED = {"rounds": 0.05}
"""By how much rounding may have changed a value of the reference; half a unit where nothing is said."""


@dataclass(frozen=True)
class Measured:
    """A mean, its standard error, and between which values nine tenths of what was seen lie."""

    mean: float
    error: float
    low: float
    high: float

    @classmethod
    def of(cls, games: Sequence[Sequence[float]]) -> Measured:
        """The mean over games, each with one value or a value for each player.

        >>> Measured.of([(1.0, 3.0), (2.0, 4.0)]).mean
        2.5
        """
        means, values = [statistics.fmean(game) for game in games], sorted(v for game in games for v in game)
        spread = statistics.stdev(means) if len(means) > 1 else 0.0
        low, high = values[int(0.05 * (len(values) - 1))], values[math.ceil(0.95 * (len(values) - 1))]
        return cls(statistics.fmean(means), spread / math.sqrt(len(means)), low, high)

    def distance(self, reference: float, rounded: float, games: int) -> float:
        """How far a rounded reference is off, in standard errors of the difference; 0 if rounding can explain it."""
        difference = max(0.0, abs(self.mean - reference) - rounded)
        both = self.error * math.sqrt(1 + games / REFERENCE_GAMES)
        return math.copysign(difference / both, self.mean - reference) if both else 0.0


@dataclass
class Statistics:
    """What was seen in a number of games."""

    games: int = 0
    longest: int = 0
    samples: dict[str, list[tuple[float, ...]]] = field(default_factory=dict)

    def note(self, name: str, *values: float) -> None:
        """What one game gave: a value, or one for each player."""
        self.samples.setdefault(name, []).append(values)

    def measured(self) -> dict[str, Measured]:
        """Everything by name, in the order of the reference."""
        return {name: Measured.of(self.samples[name]) for name in REFERENCE}

    def rows(self) -> list[tuple[str, Measured, float, float]]:
        """Name, measurement, reference, and the distance between the two in standard errors."""
        return [
            (name, found, REFERENCE[name], found.distance(REFERENCE[name], ROUNDED.get(name, 0.5), self.games))
            for name, found in self.measured().items()
        ]


@dataclass(frozen=True)
class Lengths:
    """How long games lasted, in rounds."""

    mean: float
    longest: int
    long: int
    """How many lasted more than a hundred rounds."""


def lengths(game: Game, games: int, seed: int | str = 0) -> dict[str, Lengths]:
    """Play so many games of each random player in compiled code, and say how long they lasted.

    >>> import zashiki
    >>> found = lengths(zashiki.load("tokaido-duo"), games=20)
    >>> found["never declining"].mean < found["any small step, declining too"].mean
    True
    """
    kernels, found = game.kind.kernels, dict[str, Lengths]()
    root, cells, silence = State.new(), State.new(), events_buffer(listening=False)
    kernels.begin(game.tables, root, silence)
    for name, eager in RANDOM_PLAYERS.items():
        tally = counters(MOST_ROUNDS + 1)
        rng = random_words(f"lengths {seed}")
        compiled_count(kernels)(game.tables, root, cells, games, eager, Moves.new(), silence, rng, tally)
        rounds = {k: int(n) for k, n in enumerate(tally) if n}
        long = sum(n for k, n in rounds.items() if k > MANY_ROUNDS)
        found[name] = Lengths(sum(k * n for k, n in rounds.items()) / games, max(rounds), long)
    return found


class RandomPlayer:
    """The random player of the statistics, on a bare record."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self.game = game
        self._kernels = game.kind.kernels
        self._random = random.Random(f"wanderer {seed}")
        self._moves = Moves.new()
        self._silence = events_buffer(listening=False)

    def choose(self, cells: Any) -> int:
        """An action for the player who is asked."""
        phase, legal = State.read(cells, "phase"), self._legal(cells)
        if phase in (TAKE_DIE, WALK, PATH):
            die = State.read(cells, "die")
            ways = [self._options(cells, a, a - A_TAKE if phase == TAKE_DIE else die) for a in legal]
            return self._random.choices(legal, ways)[0]
        if phase == AT_CANVAS:
            return A_GIFT if A_GIFT in legal else legal[-1]
        if phase == ON_COAST:
            return max(a for a in legal if a < A_SELL_PLAINLY)
        if phase == IN_MOUNTAINS or phase == AGAIN:
            return legal[-1]
        if phase == RETURN:
            goods = State.read(cells, "goods")[State.read(cells, "turn")]
            return min(legal, key=lambda a: (goods[a - A_RETURN], self._random.random()))
        return self._random.choice([a for a in legal if a != A_LEAVE])

    def play(self, root: Any, cells: Any, rng: Any) -> None:
        """One game from `root`, its end left in `cells`."""
        State.assign(cells, 0, root, 0)
        while (turn := State.read(cells, "turn")) != OVER:
            drawn = turn == CHANCE
            action = self._kernels.chance_drawn(self.game.tables, cells, rng) if drawn else self.choose(cells)
            self._kernels.step(self.game.tables, cells, action, self._silence)

    def _legal(self, cells: Any) -> list[int]:
        n = self._kernels.legal_ids(self.game.tables, cells, 0, self._moves)
        return sorted(first_numbers(Moves, self._moves, "ids", n))

    def _options(self, cells: Any, action: int, die: int) -> int:
        """How many ways to use a die begin with this choice: every way to go, and at a shore every tile, is one."""
        after = State.copy(cells)
        self._kernels.step(self.game.tables, after, action, self._silence)
        phase: int = State.read(after, "phase")
        if State.read(after, "die") != die or phase > AT_SHORE:
            return 1
        if phase == WALK or phase == PATH:
            return sum(self._options(after, onward, die) for onward in self._legal(after))
        return len(self._legal(after)) - (phase > PATH)


def collect(game: Game, games: int, seed: int | str = 0) -> Statistics:
    """Play so many games at random and say how they went.

    >>> import zashiki
    >>> collect(zashiki.load("tokaido-duo"), games=2).games
    2
    """
    found, player, rng = Statistics(games), RandomPlayer(game, seed), random_words(seed)
    root, cells = State.new(), State.new()
    game.kind.kernels.begin(game.tables, root, events_buffer(listening=False))
    for _ in range(games):
        player.play(root, cells, rng)
        points, trigger = State.read(cells, "points"), State.read(cells, "trigger")
        totals = [sum(row) for row in points]
        found.note("rounds", State.read(cells, "round_no"))
        found.note("score", *totals)
        found.note("winner", max(totals))
        for k, source in enumerate(SOURCES):
            found.note(source, *(row[k] for row in points))
        for k, name in enumerate(TRIGGERS):
            found.note(f"ended by {name}", 100.0 * (trigger == k))
        found.longest = max(found.longest, State.read(cells, "round_no"))
    return found


def compare(game: Game, games: int) -> list[FigureTable]:
    """How long random games last, and how those of the random player differ from the published figures."""
    lasted: list[tuple[str, ...]] = [
        (player, f"{seen.mean:.1f}", f"{seen.longest:,}", f"{seen.long:,} ({seen.long / games:.3%})")
        for player, seen in lengths(game, games).items()
    ]
    compared = min(games, MOST_COMPARED)
    figures: list[tuple[str, ...]] = [
        (what, f"{seen.mean:.1f}", f"{seen.error:.2f}", f"{seen.low:g} to {seen.high:g}", f"{known:g}", f"{apart:+.1f}")
        for what, seen, known, apart in collect(game, compared).rows()
    ]
    columns = (f"{compared:,} games", "mean", "standard error", "5-95 %", "known", "standard errors apart")
    return [
        FigureTable((f"{games:,} games", "rounds, mean", "longest", f"over {MANY_ROUNDS}"), lasted),
        FigureTable(columns, figures),
    ]
