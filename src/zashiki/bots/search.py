"""The search bot: thinks in a tree of what it cannot tell apart."""

import hashlib
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ..api.actions import Action, ActionTable
from ..api.game import Game
from ..api.view import View
from ..engine.buffers import Moves, events_buffer, random_words
from ..engine.compiler import JIT, compile_now, counters
from ..engine.contract import PAYOFF_SCALE
from ..registry import kind as kind_of
from . import tree
from .base import Candidate, Weighed

CHUNK = 500
"""Iterations between two looks at the clock."""
BRANCHES = 1 << 17
"""Choices a tree remembers by default; about 28 bytes each."""


@dataclass(frozen=True)
class SearchSettings:
    """How a search thinks; None is as the game says: so the matches told of in docs/performance.md were won."""

    exploration: float | None = None
    """How much curiosity weighs against the average result so far."""
    levels: int = tree.DEEPEST
    """How deep the tree may become."""
    beyond: int = tree.FAR
    """Actions played beyond the tree before the position is estimated."""
    epochs: int | None = None
    """After how many epochs the position is estimated; 0: it is played on to the end."""
    paranoid: bool = False
    """Are the others thought to play against this seat, or each for itself? Both are the same for two."""
    history_percent: int | None = None
    """Of 100 choices beyond the tree, how many follow what went well before."""
    finish: int = 16
    """Every how many iterations the game is played to its end all the same, to learn the points; 0 is never."""
    first: int = -1
    """The action every iteration begins with, to learn what that one is worth; -1 is any."""

    def plan(self, game: Game) -> Any:
        """The same as a record that compiled code reads."""
        hints = game.kind.search
        exploration = hints.exploration if self.exploration is None else self.exploration
        epochs = hints.epochs_ahead if self.epochs is None else self.epochs
        history_percent = hints.history_percent if self.history_percent is None else self.history_percent
        put = {"players": game.players, "exploration": round(1000 * exploration), "levels": self.levels}
        put |= {"beyond": self.beyond, "epochs": epochs if hints.estimate else 0, "paranoid": int(self.paranoid)}
        put |= {"history_percent": history_percent, "finish": self.finish, "first": self.first}
        cells = tree.Plan.new()
        for name, value in put.items():
            tree.Plan.write(cells, name, value)
        return cells


@cache
def names_for_search(name: str) -> dict[str, Any]:
    """A game's own functions and the parts of the search, by the names compiled code calls them."""
    kind = kind_of(name)
    hints = kind.search
    compiler = kind.kernels.compiler
    compiler.know(edges=(tree.Edge.dtype, 1), paths=(tree.Path.dtype, 1), path=tree.Path.dtype)
    compiler.know(plans=(tree.Plan.dtype, 1), plan=tree.Plan.dtype, history=(np.dtype(np.int64), 1))
    compiler.know(masks=(np.dtype(np.int16), 1))
    names = kind.kernels.names | {"SEATS": len(kind.seats), "SOURCES": len(kind.sources), "payoff": hints.payoff}
    names["estimate"] = hints.estimate or hints.payoff
    hidden_from = tree.drawer_is_another if "drawer" in kind.schema.fields else tree.nothing_is_hidden
    names["hidden_from"] = compiler.bind(hidden_from, names)
    names["epoch"] = hints.epoch or compiler.bind(tree.one_epoch, names)
    names["prune"] = hints.prune or compiler.bind(tree.keep_all, names)
    names["rollout_choice"] = hints.rollout_choice or compiler.bind(tree.uniform_choice, names)
    for fn in tree.PARTS:
        names[fn.__name__] = compiler.bind(fn, names)
    return names


@cache
def compiled_search(name: str) -> Any:
    """The search of a game, compiled when first asked for."""
    names = names_for_search(name)
    found = kind_of(name).kernels.compiler.bind(tree.search, names, entry=True)
    compile_now(found)
    return found


def masks_of(table: ActionTable) -> list[int]:
    """For each action the number that stands for it when its object is a secret; -1 if it never is."""
    verbs = [group.verb for group in table.groups]
    return [len(table) + verbs.index(group.verb) if group.private else -1 for group in table.group_of]


class Tree:
    """One search tree and the scratch space of its thread."""

    def __init__(self, view: View, settings: SearchSettings, branches: int, seed: str) -> None:
        kind = view.game.kind
        self._plan = settings.plan(view.game)
        self.view = view
        self.width = len(kind.actions) + len(kind.actions.groups) + 1
        self._search = compiled_search(kind.name)
        self._edges = tree.Edge.new(branches) if not JIT else np.zeros(branches, tree.Edge.dtype)
        self._paths = tree.Path.new()
        masks = masks_of(kind.actions)
        self._masks: Any = np.array(masks, np.int16) if JIT else masks
        self._game, self._lists, self._silence = kind.schema.new(), Moves.new(), events_buffer(listening=False)
        self._rng = random_words(seed)
        self._points = counters(len(kind.actions) * (1 + len(kind.seats)))
        self._history = counters(2 * self.width * len(kind.seats))

    def grow(self, iterations: int) -> None:
        """Think so many iterations more."""
        view = self.view
        self._search(
            view.game.tables, view.cells, view.blank, self._game, iterations, self.width, self._plan, self._edges,
            self._paths, self._masks, self._lists, self._silence, self._rng, self._points, self._history,
        )  # fmt: skip

    def root(self) -> dict[int, tuple[int, int, list[int]]]:
        """For each legal action its visits, its payoffs, and of the games played to the end how many there were and
        the points of each seat."""
        row, found = 1 + len(self.view.game.kind.seats), {}
        for action in self.view.legal_ids:
            edge = self._edge(self.width + action)
            points = [int(p) for p in self._points[action * row : (action + 1) * row]]
            found[action] = (*edge, points)
        return found

    def _edge(self, key: int) -> tuple[int, int]:
        size = len(self._edges)
        at = (((key * tree.MIX) & tree.WORD) >> tree.SHIFT) & (size - 1)
        while True:
            found = tree.Edge.read(self._edges, "mark", at)
            if found == key:
                return tree.Edge.read(self._edges, "visits", at), tree.Edge.read(self._edges, "value", at)
            if found == 0:
                return 0, 0
            at = (at + 1) & (size - 1)


class SearchBot:
    """Searches for a number of iterations, or for some seconds.

    With `iterations` the choice is a function of the seed, the view and the number of threads alone. Each thread grows
    a tree of its own; their visits are added up.

    >>> import zashiki
    >>> game = zashiki.load("geishas-road")
    >>> state = game.start(seed=7)
    >>> SearchBot(game, iterations=200).choose(state.bot_view(state.turn)) in state.legal()
    True
    """

    def __init__(
        self,
        game: Game,
        iterations: int | None = None,
        seconds: float | None = None,
        seed: int | str = 0,
        threads: int = 1,
        branches: int = BRANCHES,
        settings: SearchSettings = SearchSettings(),
    ) -> None:
        if (iterations is None) == (seconds is None):
            raise ValueError("a search needs either iterations or seconds")
        if branches < 1024 or branches & (branches - 1):
            raise ValueError(f"branches={branches} is not possible: a power of two from 1024 on is needed")
        self.game = game
        self.iterations, self.seconds = iterations, seconds
        self.seed, self.threads, self.branches, self.settings = seed, threads, branches, settings

    def choose(self, view: View) -> Action:
        """The action that was visited most."""
        if len(view.legal_ids) == 1:
            return view.legal[0]
        return self.explain(view)[0].action

    def weigh(self, view: View) -> list[Weighed]:
        """Every legal action with its value, the best first."""
        return [Weighed(c.action, c.value, c.value) for c in self.explain(view)]

    def explain(self, view: View) -> list[Candidate]:
        """Every legal action with visits, value and expected points, the most visited first."""
        trees = [Tree(view, self.settings, self.branches, self._seed(view, k)) for k in range(self.threads)]
        if self.threads == 1:
            self._think(trees[0])
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(self._think, trees))
        roots = [grown.root() for grown in trees]
        found = []
        for action in view.legal:
            visits = sum(root[action.id][0] for root in roots)
            value = sum(root[action.id][1] for root in roots)
            points = [sum(column) for column in zip(*(root[action.id][2] for root in roots), strict=True)]
            seen = max(1, visits)
            averages = tuple(p / points[0] for p in points[1 : 1 + self.game.players]) if points[0] else ()
            found.append(Candidate(action, visits, value / (PAYOFF_SCALE * seen), averages))
        return sorted(found, key=lambda c: (-c.visits, -c.value, c.action.id))

    def _think(self, grown: Tree) -> None:
        if self.iterations is not None:
            share = -(-self.iterations // self.threads)
            while share > 0 and not self._settled(grown, share):
                grown.grow(min(share, 4 * CHUNK))
                share -= 4 * CHUNK
            return
        deadline = time.monotonic() + (self.seconds or 0)
        while time.monotonic() < deadline:
            grown.grow(CHUNK)

    def _settled(self, grown: Tree, left: int) -> bool:
        """Can the rest of the iterations no longer change the choice of this tree?"""
        visits = sorted((root[0] for root in grown.root().values()), reverse=True)
        return self.settings.first < 0 and visits[0] > 0 and visits[0] - visits[1] > left

    def _seed(self, view: View, thread: int) -> str:
        known = hashlib.sha256(self.game.kind.seat_schema.key(view.cells)).hexdigest()
        return f"{self.seed} {thread} {known}"
