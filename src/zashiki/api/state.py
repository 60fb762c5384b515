"""A game in progress: the public face of a record, its log and its chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..engine import chance as luck
from ..engine.buffers import BUFFERS
from ..engine.chance import Stream
from ..engine.compiler import counters
from ..engine.kernels import CHANCE, OVER
from ..errors import DataError, IllegalAction, InvalidAction, Refusal, ZashikiError
from ..text.speech import ENGLISH
from .actions import Action
from .endings import Ending, Score, result
from .events import Event
from .game import DATA_FORMAT, Game
from .records import Line, Record, undone_fits, write_options, write_undone
from .view import View

if TYPE_CHECKING:
    import numpy.typing as npt


class Entry(NamedTuple):
    """One action of the log: who acted, what, and which seat alone knows its object (or nobody: OPEN)."""

    actor: int
    action: int
    known_to: int


OPEN = -1


@dataclass(frozen=True)
class Outcome:
    """How a game ended: who came where, what decided it, the scores, and what else is worth telling."""

    ranking: tuple[tuple[int, ...], ...]
    """The seats from the first place to the last; those who share a place stand together."""
    reason: str
    scores: list[Score]
    notes: dict[str, Any]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first place."""
        return self.ranking[0]


class State:
    """A position of a game, with the way that led to it. `play` changes it in place; `copy` gives another."""

    __slots__ = ("_allowed", "_back", "_cells", "_commitment", "_given", "_log", "_stream", "_turn", "game")

    def __init__(self, game: Game, cells: Any, log: list[Entry], stream: Stream | None) -> None:
        self.game = game
        self._cells = cells
        self._log = log
        self._stream = stream
        self._commitment = luck.commitment(stream.seed) if stream else "none"
        self._back: list[tuple[int, bytes, int]] = []
        """Who chose, the position before, and how long the log was."""
        self._given = 0
        self._turn: int | None = None
        self._allowed = -1
        self._position_changed()

    @classmethod
    def fresh(cls, game: Game, stream: Stream | None, after: Sequence[Action | str | int] = ()) -> State:
        """The first position, or that after a given beginning; chance plays on if there is a stream."""
        state = cls(game, game.kind.schema.new(), [], None)
        game.kind.kernels.begin(game.tables, state._cells, BUFFERS.events)
        state._position_changed()
        for action in after:
            state.play(action)
        state._back.clear()
        state._given = len(after)
        state._stream = stream
        state._commitment = luck.commitment(stream.seed) if stream else "none"
        state._play_chance()
        return state

    @classmethod
    def restored(cls, game: Game, data: dict[str, Any]) -> State:
        """The state behind JSON whose header has been checked."""
        cells = game.kind.schema.from_json(data.get("state"))
        log = [_entry(game, raw, k) for k, raw in enumerate(data.get("log", []))]
        state = cls(game, cells, log, Stream.from_json(data.get("chance")))
        state._given = _given(data.get("given", 0), len(log))
        if not undone_fits(state.undone, state._given, len(log)):
            raise DataError(f"chance: `undone` is pairs with places that rise from {state._given} to {len(log)}")
        if log:
            _check_log(state)
        return state

    # what is asked

    @property
    def turn(self) -> int | None:
        """The seat that decides, `zashiki.CHANCE`, or None when the game is over."""
        return self._turn

    def prompt(self, seat: int | None = None) -> str:
        """One sentence: what is asked of the seat to move, said to `seat` (by default to that very seat)."""
        if seat is None and self.turn is not None and self.turn != CHANCE:
            seat = self.turn
        facts = self.game.facts
        question = self.game.kind.prompt(self.view(seat), seat, facts)
        if seat is None or seat != self.turn:
            return question
        return facts.say.say("asked", name=facts.names[seat], question=question)

    def legal(self) -> list[Action]:
        """What the seat to move may do; for chance, what may come."""
        table = self.game.kind.actions
        return [table[k] for k in self.legal_ids()]

    def legal_ids(self) -> list[int]:
        """The numbers of what the seat to move may do."""
        return sorted(BUFFERS.ids(self.game.kind.kernels.legal_ids(self.game.tables, self._cells, 0, BUFFERS.moves)))

    def mask(self) -> npt.NDArray[np.bool_]:
        """The legal actions as an array of bools over the whole action table."""
        mask = np.zeros(self.game.num_actions, np.bool_)
        mask[self.legal_ids()] = True
        return mask

    def chances(self) -> list[tuple[Action, float]]:
        """When it is chance's turn: what may come, with its probability."""
        weighed = self.weights()
        total = sum(weight for _, weight in weighed)
        return [(action, weight / total) for action, weight in weighed]

    def weights(self) -> list[tuple[Action, int]]:
        """The same with the whole numbers that a draw is made by, in its order."""
        ids, weights = self._chances()
        return [(self.game.kind.actions[a], w) for a, w in zip(ids, weights, strict=True)]

    def why_not(self, action: Action | str | int, language: str = ENGLISH) -> Refusal | None:
        """None if the action is allowed now, else the rule that forbids it."""
        kind = self.game.kind
        asked = kind.actions.parse(action).id
        if asked == self._allowed:
            return None
        number = kind.kernels.why(self.game.tables, self._cells, 0, asked)
        if not number:
            self._allowed = asked
            return None
        rule = kind.rulebook.ids[number]
        return Refusal(rule, self.game.book(language)[rule].text)

    # what happens

    def play(self, action: Action | str | int) -> list[Event]:
        """Do an action, and let chance follow; returns what happened. The state is unchanged if it is refused."""
        chosen = self.game.kind.actions.parse(action)
        refusal = None if chosen.id == self._allowed else self.why_not(chosen)
        if refusal:
            raise IllegalAction(chosen.text, refusal)
        actor = self._turn
        before = (actor if actor is not None else CHANCE, self._key(), len(self._log))
        events = self._apply(chosen.id)
        drawn = self._play_chance()
        if drawn or actor == CHANCE or any(e.reveals for e in events):
            self._back.clear()
        elif self._back and self._back[-1][0] != actor:
            self._back = [before]
        else:
            self._back.append(before)
        return events + drawn

    @property
    def taker_back(self) -> int | None:
        """The seat that may take its last choice back, if any."""
        return self._back[-1][0] if self._back and self._turn is not None else None

    def can_take_back(self, seat: int) -> bool:
        """May this seat take its last choice back? Not once chance, a secret, another's choice or the end came."""
        return self.taker_back == seat

    def take_back(self, seat: int) -> None:
        """Undo the seat's last choice."""
        if not self.can_take_back(seat):
            error = "there is nothing to take back: chance, a card shown or another's choice came after it"
            raise ZashikiError(error).worded("take-back")
        _, key, length = self._back.pop()
        self._cells = self.game.kind.schema.from_key(key)
        self._cut_log(length)
        self._position_changed()

    def undo(self, length: int) -> None:
        """Go back to where a seat decided after `length` actions. Draws that are undone never come again.

        >>> import zashiki
        >>> state = zashiki.load("tokaido-duo").start(seed=7)
        >>> start, drawn = len(state.log), state.to_json()["chance"]["drawn"]
        >>> while state.to_json()["chance"]["drawn"] == drawn:
        ...     _ = state.play(state.legal()[0])
        >>> state.undo(start)
        >>> state.record().header["undone"].startswith(f"{start}+")
        True
        """
        if not self._given <= length <= len(self._log):
            raise ZashikiError(f"an undo goes back to {self._given} to {len(self._log)} actions, not to {length}")
        before = self.replayed([entry.action for entry in self._log[:length]])
        if before.turn == CHANCE:
            raise ZashikiError(f"nobody decided after {length} actions: chance drew")
        self._cells, self._back = before._cells, before._back
        self._cut_log(length)
        self._position_changed()

    def discard_draws(self, number: int) -> None:
        """Leave out so many draws of the stream here, as an undo did that led to this position."""
        if self._stream:
            self._stream.drawn += number
            self._stream.discard(len(self._log), number)

    def copy(self) -> State:
        """A state of its own, with the same past."""
        stream = self._stream.copy() if self._stream else None
        twin = State(self.game, self.game.kind.schema.copy(self._cells), self._log.copy(), stream)
        twin._commitment, twin._given = self._commitment, self._given
        return twin

    def by_rules_of(self, game: Game) -> State:
        """The same game so far by another version of its rules; the draws go on where they are."""
        state: State = game.start(chance="explicit")
        for entry in self._log:
            state.play(entry.action)
        state._go_on(self.to_json(), self._back)
        return state

    def _go_on(self, data: dict[str, Any], back: list[tuple[int, bytes, int]]) -> None:
        """Take over what the log does not tell of a state: its chance, its given beginning, what may be taken back."""
        self._stream, self._given, self._back = Stream.from_json(data["chance"]), data["given"], list(back)
        self._commitment = luck.commitment(self._stream.seed) if self._stream else "none"

    # what is known

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat may know, as plain JSON data; None is a spectator."""
        self._check_seat(seat)
        return self.game.kind.schema.view(self._cells, seat)

    def open_view(self) -> dict[str, Any]:
        """The same with every hand open: for looking back at a game that is over."""
        return self.game.kind.schema.open_view(self._cells)

    def bot_view(self, seat: int) -> View:
        """What a bot in that seat receives: a view in compiled form, with no room for a secret."""
        self._check_seat(seat)
        return View.of(self.game, self._cells, seat, self.legal_ids() if self.turn == seat else [])

    def redeal(self, seat: int, seed: int | str = 0) -> State:
        """Another world that this seat cannot tell from this one, with a past to match; chance goes on from `seed`."""
        world = self.bot_view(seat).deal(seed)
        rebuild_log = self.game.kind.rebuild_log
        other = rebuild_log(self, seat, world, seed) if rebuild_log else State(self.game, world, self._log.copy(), None)
        if self._stream:
            other._stream = replace(self._stream, seed=f"redealt {seed}", drawn=0)
        other._commitment, other._given = self._commitment, self._given
        return other

    @property
    def cells(self) -> Any:
        """The record that the rules read, secrets included: not for sending, and not to be written to."""
        return self._cells

    @property
    def log(self) -> list[Entry]:
        """Every action so far, chance included."""
        return self._log

    @property
    def given(self) -> int:
        """How many actions of the log were given as the beginning."""
        return self._given

    @property
    def undone(self) -> dict[int, int]:
        """How many draws were discarded by an undo, by the number of actions before it."""
        return self._stream.undone if self._stream else {}

    @property
    def drawn(self) -> int:
        """How many draws of the stream were used, those that were undone included."""
        return self._stream.drawn if self._stream else 0

    @property
    def salters(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The seats whose salts went into the stream, and those that were asked and gave none."""
        return (self._stream.salted, self._stream.unsalted) if self._stream else ((), ())

    def replayed(self, actions: list[int]) -> State:
        """The state these actions lead to from the start of this game, every one checked."""
        state = State.fresh(self.game, None)
        for action in actions:
            state.play(action)
        return state

    def events_from(self, start: int = 0) -> list[Event]:
        """Everything that happened since log entry `start`, from replaying the log."""
        from .timeline import Timeline

        return Timeline.of(self).events(start)

    # how it stands

    def scores(self) -> list[Score]:
        """For each seat the total and the points by source, as they would be counted now from what all may see."""
        points, width = self.points(), len(self.game.kind.sources)
        return [self._score(points[k : k + width]) for k in range(0, len(points), width)]

    def points(self) -> list[int]:
        """The points of the seats, one after the other, each by source."""
        kind, players = self.game.kind, self.game.players
        tally = counters(players * len(kind.sources))
        kind.kernels.count_points(self.game.tables, self._cells, 0, players, len(kind.sources), tally)
        counted: list[int] = np.asarray(tally).tolist()
        return counted

    def _ledger(self) -> list[Score]:
        """The same from what was entered in the ledger so far; at the end of a game there is no difference."""
        ledger = self.game.kind.schema.read(self._cells, "points")
        return [self._score(points) for points in ledger[: self.game.players]]

    def _score(self, points: list[int]) -> Score:
        by_source = {name: p for name, p in zip(self.game.kind.sources, points, strict=True) if p}
        return {"total": sum(points), "by_source": by_source}

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on, else who won and why."""
        if self.turn is not None:
            return None
        ranking, reason, notes = self.game.kind.outcome(self.view(None), self.game.facts)
        return Outcome(ranking, reason, self.scores(), notes)

    # how it is kept

    def to_json(self) -> dict[str, Any]:
        """Everything, secrets and seed included: for storing, not for sending."""
        stream = self._stream
        return {
            "zashiki": DATA_FORMAT,
            "game": self.game.name,
            "rules": self.game.kind.rules_version,
            "options": self.game.options,
            "edition": self.game.components.digest,
            "chance": stream.to_json() if stream else None,
            "state": self.game.kind.schema.to_json(self._cells),
            "log": [list(entry) for entry in self._log],
            "given": self._given,
        }

    def record(self, seat: int | None = -1, ending: Ending | None = None) -> Record:
        """The game so far as a record; for a seat (or None, a spectator) with what it may not know left out.

        A game that stops early is over for everybody: its `ending` lays everything open, the seed too.
        """
        game = self.game
        header = {
            "game": game.name,
            "options": write_options(game.options),
            "edition": f"{game.components.name} {game.components.digest}",
            "rules": str(game.kind.rules_version),
            "players": str(game.players),
            "commitment": self._commitment,
        }
        if self._given:
            header["given"] = str(self._given)
        if self._stream and self._stream.salts:
            header["salt"] = " | ".join(self._stream.salts)
        for key, seats in zip(("salted", "unsalted"), self.salters, strict=True):
            if seats:
                header[key] = " | ".join(seats)
        if self.undone:
            header["undone"] = write_undone(self.undone)
        over = self.turn is None or ending is not None
        if self._stream and over and luck.commitment(self._stream.seed) == self._commitment:
            header["seed"] = self._stream.seed
        whole = seat == -1 or over
        if not whole:
            self._check_seat(seat)
            header["seat"] = "spectator" if seat is None else game.seats[seat]
        outcome = self.outcome
        if outcome:
            header["result"] = result(game, outcome.winners, outcome.reason, outcome.scores)
        elif ending:
            header["ending"] = ending.text(game)
            header["result"] = result(game, ending.winners(game), ending.reason, self._ledger())
        lines = [self._line(entry, whole or entry.known_to in (OPEN, seat)) for entry in self._log]
        return Record(header, tuple(lines))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"<{self.game.name}, {len(self._log)} actions: {self.prompt()}>"

    def svg(self, seat: int | None = None) -> str:
        """The table as a picture, through one seat's eyes."""
        return self.game.kind.svg(self.view(seat), seat, self.game.facts)

    def _repr_svg_(self) -> str:
        turn = self.turn
        return self.svg(0 if turn is None or turn == CHANCE else turn)

    # the machinery

    def _cut_log(self, length: int) -> None:
        """Forget the actions after `length`; the draws among them are discarded for good."""
        if self._stream:
            self._stream.discard(length, sum(entry.actor == CHANCE for entry in self._log[length:]))
        del self._log[length:]

    def _position_changed(self) -> None:
        """Remember whose turn it is, which is asked many times a move, and forget what was allowed before."""
        turn: int = self.game.kind.schema.read(self._cells, "turn")
        self._turn = None if turn == OVER else turn
        self._allowed = -1

    def _key(self) -> bytes:
        return self.game.kind.schema.key(self._cells)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.game.players:
            raise InvalidAction(f"there is no seat {seat}; seats are 0 to {self.game.players - 1}, None is a spectator")

    def _chances(self) -> tuple[list[int], list[int]]:
        if self._turn != CHANCE:
            raise ZashikiError("chance has nothing to decide now")
        n = self.game.kind.kernels.outcomes(self.game.tables, self._cells, 0, BUFFERS.moves)
        return BUFFERS.ids(n), BUFFERS.weights(n)

    def _apply(self, action: int) -> list[Event]:
        kind = self.game.kind
        actor = OVER if self._turn is None else self._turn
        known_to = OPEN
        if kind.actions.group_of[action].private:
            known_to = kind.schema.read(self._cells, "drawer") if actor == CHANCE else actor
        turn, size = kind.kernels.step(self.game.tables, self._cells, action, BUFFERS.events)
        self._turn = None if turn == OVER else turn
        self._allowed = -1
        self._log.append(Entry(actor, action, known_to))
        return kind.events.read(BUFFERS.told(size), kind.rulebook.ids)

    def _play_chance(self) -> list[Event]:
        events: list[Event] = []
        while self._stream and self._turn == CHANCE:
            ids, weights = self._chances()
            left = self._stream.below(sum(weights))
            k = 0
            while left >= weights[k]:
                left -= weights[k]
                k += 1
            events += self._apply(ids[k])
        return events

    def _line(self, entry: Entry, known: bool) -> Line:
        table = self.game.kind.actions
        actor = "chance" if entry.actor == CHANCE else self.game.seats[entry.actor]
        return Line(actor, table[entry.action].text if known else table.group_of[entry.action].masked)


def _given(number: Any, length: int) -> int:
    if not isinstance(number, int) or not 0 <= number <= length:
        raise DataError(f"given: a number of actions from 0 to {length} is needed")
    return number


def _entry(game: Game, raw: Any, k: int) -> Entry:
    if not (isinstance(raw, list) and len(raw) == 3 and all(isinstance(v, int) for v in raw)):
        raise DataError(f"log[{k}]: three whole numbers are needed: who, what, known to whom")
    if not 0 <= raw[1] < game.num_actions:
        raise DataError(f"log[{k}]: {raw[1]} is no action of {game.name}")
    return Entry(*raw)


def _check_log(state: State) -> None:
    """A state must be where its log leads; one without a log is an arranged position and is taken as it is."""
    again = State.fresh(state.game, None)
    for k, entry in enumerate(state._log):
        try:
            again.play(entry.action)
        except IllegalAction as error:
            raise DataError(f"log[{k}]: {error}") from error
        if again._log[k] != entry:
            raise DataError(f"log[{k}]: {list(entry)} should be {list(again._log[k])}")
    if again != state:
        raise DataError("state: is not where the log leads")
