"""A table: its state after the entries of its log, applied one by one when they are made and when they are replayed."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Callable
from typing import Any

from ...api import endings
from ...api.events import Event
from ...api.game import Game
from ...api.records import Record
from ...api.state import State
from ...engine.kernels import CHANCE
from ...errors import ZashikiError
from ...replay import replay
from ..storage.rows import Row, TableRow
from .clocks import Clocks
from .event_json import event_encoder
from .stored_table import CLOSED
from .table_parts import AppliedEntry, Ending, Live, Offer, Played, Seat
from .versions import game_for

GATHERING, PLAYING, OVER = "gathering", "playing", "over"


class BrokenTableError(ZashikiError):
    """A table whose log no longer replays: says the entry, and nothing that somebody may not know."""

    @property
    def whole(self) -> str:
        """The same with the error behind it, which may name a hidden card: for the host alone."""
        return f"{self}: {self.__cause__!r}" if self.__cause__ else str(self)


class Table:
    """The state of a table, computed from its log: header, seats, game state, clocks."""

    def __init__(self, row: TableRow, game: Game, recent: int = 16) -> None:
        header = row.header
        self.id, self.created, self.header, self.secret = row.id, row.created, header, row.secret
        self.game = game
        """By the rules that it is played by now; the header names those it began with."""
        self.encoder = event_encoder(self.game)
        self.seats = [
            Seat(s.kind, s.name, s.level, s.language, s.key, s.level if s.kind == "bot" else None) for s in header.seats
        ]
        self.state: State | None = None
        self.number = self.version = -1
        self.at = row.created
        self.moves: list[Played] = []
        self.answers: dict[tuple[int, str], tuple[int, int]] = {}
        self.recent: deque[AppliedEntry] = deque(maxlen=recent)
        self.offer: Offer | None = None
        self.offered_at: dict[int, int] = {}
        self.fixed_moves = 0
        """So many moves were made before the last hand-over or reclaim: they can no longer be undone."""
        self.revealing = False
        """Has everybody committed to a salt who is waited for?"""
        self.salts_since: int | None = None
        """Since when salts are waited for, or the hashes before them."""
        self.ending: Ending | None = None
        self.closed = False
        self.mutes: set[tuple[int, int]] = set()
        self.clocks = Clocks(header)
        self.rematch: str | None = None
        self.live = Live()
        self._digest: str | None = None

    @property
    def stage(self) -> str:
        """Gathering, playing or over."""
        if self.ending:
            return OVER
        return PLAYING if self.state else GATHERING

    @property
    def turn(self) -> int | None:
        """Who is to move, while the game is played."""
        return self.state.turn if self.state and not self.ending else None

    @property
    def bots_alone(self) -> bool:
        """Do bots play every seat?"""
        return all(seat.bot for seat in self.seats)

    @property
    def unfinished(self) -> bool:
        """Is the game over, but the last entry of its log missing?"""
        return self.ending is not None and not self.closed

    @property
    def salts(self) -> tuple[str, ...]:
        """The salts that players added to the seed, by seat."""
        if self.secret.record:
            return Record.read(self.secret.record).salts
        return tuple(seat.salt for seat in self.seats if seat.salt)

    @property
    def salts_missing(self) -> list[int]:
        """The seats whose salts are waited for, or the hashes of them."""
        if not self.header.salts or self.state:
            return []
        return [
            k
            for k, s in enumerate(self.seats)
            if s.kind == "person" and not s.unsalted and s.salt is None and (self.revealing or not s.salt_hash)
        ]

    @property
    def taker_back(self) -> int | None:
        """The seat that may take its last choice back, if any; what came before a hand-over stands."""
        state = self.state
        return state.taker_back if state and not self.ending and len(self.moves) > self.fixed_moves else None

    @property
    def seed(self) -> str | None:
        """The seed, once the game is over."""
        return (self.secret.seed or None) if self.ending else None

    def digest(self) -> str:
        """A fingerprint of the position, stored with every entry that builds on it."""
        if self.state is None:
            return ""
        if self._digest is None:
            self._digest = hashlib.sha256(self.game.kind.schema.key(self.state.cells)).hexdigest()[:16]
        return self._digest

    def apply(self, row: Row) -> AppliedEntry:
        """Apply the next entry of the log; raises BrokenTableError if it does not fit."""
        if row.number != self.number + 1:
            raise BrokenTableError(f"table {self.id}: entry {row.number} follows entry {self.number}")
        on = row.body.get("on")
        if on is not None and on != self.digest():
            raise BrokenTableError(
                f"table {self.id}: entry {row.number} was made on a position these rules do not lead to"
            )
        try:
            events = APPLY[row.kind](self, row)
        except (ZashikiError, KeyError, IndexError, TypeError) as error:
            # the error itself may name a hidden card: it is for the host's log alone
            raise BrokenTableError(
                f"table {self.id}: entry {row.number} cannot be played again ({type(error).__name__})"
            ) from error
        self.number, self.at = row.number, max(self.at, row.at)
        if row.seat is not None and row.client:
            self.answers[row.seat, row.client] = (row.number, self.version)
        notation = self.game.kind.actions.said(self.moves[-1].action) if row.kind == "move" else None
        entry = AppliedEntry(row, events, notation)
        self.recent.append(entry)
        return entry

    # what each kind of entry does

    def _open(self, row: Row) -> list[Event]:
        return self._begin_if_ready(row)

    def _claim(self, row: Row) -> list[Event]:
        seat = self.seats[_seat(row)]
        seat.kind, seat.key = "person", row.body["key"]
        self._name(row)
        return self._begin_if_ready(row)

    def _name(self, row: Row) -> list[Event]:
        seat = self.seats[_seat(row)]
        seat.name, seat.language = row.body.get("name"), row.body.get("language")
        return []

    def _salt(self, row: Row) -> list[Event]:
        seat = self.seats[_seat(row)]
        if "hash" in row.body:
            seat.salt_hash = row.body["hash"]
        else:
            seat.salt = row.body["salt"]
        return self._begin_if_ready(row)

    def _salts_due(self, row: Row) -> list[Event]:
        for k in row.body["without"]:
            self.seats[k].unsalted = True
        return self._begin_if_ready(row)

    def _begin_if_ready(self, row: Row) -> list[Event]:
        """Start the game once no seat is open and no salt is missing: first all hashes come, then all salts."""
        if self.state or any(seat.kind == "open" for seat in self.seats):
            return []
        if self.salts_since is None:
            self.salts_since = row.at
        if not self.revealing and not self.salts_missing:
            self.revealing, self.salts_since = True, row.at
        if self.salts_missing:
            return []
        self.state = self._fresh()
        if self.secret.record:
            self._stop_as_recorded(Record.read(self.secret.record))
        self._position_changed(row)
        return self.state.events_from(0)

    def _stop_as_recorded(self, record: Record) -> None:
        if "ending" in record.header:
            early = endings.read_ending(self.game, record.header["ending"])
            self.ending = Ending(list(early.winners(self.game)), early.reason, {}, early)

    def _fresh(self) -> State:
        if self.secret.record:
            return replay(self.secret.record, self.game.components.values)
        people = zip(self.game.seats, self.seats, strict=True)
        asked = {title: seat.salt for title, seat in people if seat.kind == "person"} if self.header.salts else {}
        state: State = self.game.start(seed=self.secret.seed, salts=asked, after=self.secret.given)
        return state

    def _move(self, row: Row) -> list[Event]:
        state = self._playing()
        action = self.game.kind.actions.parse(row.body["action"])
        events = state.play(action)
        self.moves.append(Played(row.number, _seat(row), action.id, self.clocks.mark()))
        self._position_changed(row)
        return events

    def _take_back(self, row: Row) -> list[Event]:
        self._playing().take_back(_seat(row))
        played = self.moves.pop()
        self._position_changed(row)
        self.clocks.restore(played.clock)
        return []

    def _offer_undo(self, row: Row) -> list[Event]:
        seat = _seat(row)
        self.offered_at[seat] = self.version
        others = [(k, s) for k, s in enumerate(self.seats) if k != seat and s.kind == "person"]
        asked = row.body.get("asked", [k for k, s in others if not s.bot])
        self.offer = Offer(seat, list(asked), row.at, row.body.get("drawn"))
        if not asked:
            self._undo(self.offer, row)
        return []

    def _answer_undo(self, row: Row) -> list[Event]:
        if self.offer is None:
            raise BrokenTableError("there is no offer to undo")
        self.offer.waiting.remove(_seat(row))
        if not row.body["accept"]:
            self.offer = None
        elif not self.offer.waiting:
            self._undo(self.offer, row)
        return []

    def _undo(self, offer: Offer, row: Row) -> None:
        """Go back to before the seat's last move. Chance goes on after the draws that were used."""
        last = max(k for k, played in enumerate(self.moves) if played.seat == offer.seat)
        state = self._playing()
        if offer.drawn is None:
            self.state = self._fresh()
            for played in self.moves[:last]:
                self.state.play(played.action)
        elif offer.drawn != state.drawn:
            raise BrokenTableError(f"{state.drawn} draws were used, and the offer to undo says {offer.drawn}")
        else:
            choices = [k for k, entry in enumerate(state.log) if entry.actor != CHANCE and k >= state.given]
            state.undo(choices[last])
        del self.moves[last:]
        self._position_changed(row)

    def _resign(self, row: Row) -> list[Event]:
        return self._give_up(row, "resignation")

    def _timeout(self, row: Row) -> list[Event]:
        return self._give_up(row, "time")

    def _give_up(self, row: Row, reason: str) -> list[Event]:
        seat = _seat(row)
        if len(self.seats) > 2:
            self.seats[seat].gone = True
            return self._hand_over(row)
        return self._stop(row, endings.Ending(reason, seat))

    def _abandon(self, row: Row) -> list[Event]:
        return self._stop(row, endings.Ending(endings.ABANDONED))

    def _stop(self, row: Row, early: endings.Ending) -> list[Event]:
        self.ending = Ending(list(early.winners(self.game)), early.reason, {}, early)
        self._position_changed(row)
        return []

    def _hand_over(self, row: Row) -> list[Event]:
        seat = self.seats[_seat(row)]
        seat.bot = seat.stand_in
        seat.leaves += row.client is not None
        self.offer, self.fixed_moves = None, len(self.moves)
        if seat.gone:
            self._run_clock(row)
        return []

    def _reclaim(self, row: Row) -> list[Event]:
        self.seats[_seat(row)].bot = None
        self.fixed_moves = len(self.moves)
        if self.offer and self.offer.drawn is not None:
            self.offer = None
        return []

    def _pause(self, row: Row) -> list[Event]:
        self.clocks.pause(row.body["since"], row.body["until"])
        return []

    def _chat(self, _row: Row) -> list[Event]:
        return []

    def _mute(self, row: Row) -> list[Event]:
        pair = (_seat(row), row.body["seat"])
        (self.mutes.add if row.body["muted"] else self.mutes.discard)(pair)
        return []

    def _moved(self, row: Row) -> list[Event]:
        """Go on by newer rules, which lead to the same position."""
        rules, before = row.body["rules"], self.digest()
        if rules <= self.game.kind.rules_version:
            return []  # loaded from its log, a table is on its last rules from the first entry on
        self.game = game_for(self.header.game, tuple(self.header.options.items()), rules)
        self.encoder = event_encoder(self.game)
        self.recent.clear()
        self.live.view_cache = None
        if self.state:
            self.state = self.state.by_rules_of(self.game)
        self._digest = None
        if self.digest() != before:
            raise BrokenTableError(f"version {rules} of the rules does not lead to this position")
        return []

    def _end(self, row: Row) -> list[Event]:
        if CLOSED in row.body:
            result = row.body["result"]
            self.ending = self.ending or Ending(result["winners"], result["reason"], {}, _early(result, row))
        elif self.ending is None or self.result() != row.body["result"]:
            raise BrokenTableError(f"the log says it ended with {row.body['result']}")
        self.closed = True
        return []

    def _rematch(self, row: Row) -> list[Event]:
        self.rematch = row.body["table"]
        return []

    # shared by the kinds of entries

    def result(self) -> dict[str, Any]:
        """The ending as it is stored: winners, reason, totals."""
        ending, state = self.ending, self.state
        totals = [row["total"] for row in state.scores()] if state else []
        return {"winners": ending.winners, "reason": ending.reason, "totals": totals} if ending else {}

    def _playing(self) -> State:
        if self.state is None or self.ending:
            raise BrokenTableError("the game is not being played")
        return self.state

    def _position_changed(self, row: Row) -> None:
        self.version = row.number
        self.offer = None
        self._digest = None
        outcome = self.state.outcome if self.state and not self.ending and self.state.turn is None else None
        if outcome:
            self.ending = Ending(list(outcome.winners), outcome.reason, outcome.notes)
        self._run_clock(row)

    def _run_clock(self, row: Row) -> None:
        """Start the clock of the person to move; a bot that stands in plays on that person's time."""
        turn = self.turn
        timed = turn is not None and self.seats[turn].kind == "person" and not self.seats[turn].gone
        self.clocks.run(turn if timed else None, row.at)


APPLY: dict[str, Callable[[Table, Row], list[Event]]] = {
    "open": Table._open,
    "claim": Table._claim,
    "name": Table._name,
    "salt": Table._salt,
    "salts-due": Table._salts_due,
    "move": Table._move,
    "take-back": Table._take_back,
    "offer-undo": Table._offer_undo,
    "answer-undo": Table._answer_undo,
    "resign": Table._resign,
    "timeout": Table._timeout,
    "abandon": Table._abandon,
    "hand-over": Table._hand_over,
    "reclaim": Table._reclaim,
    "pause": Table._pause,
    "chat": Table._chat,
    "mute": Table._mute,
    "moved": Table._moved,
    "end": Table._end,
    "rematch": Table._rematch,
}
"""How each kind of entry is applied."""


def _seat(row: Row) -> int:
    if row.seat is None:
        raise BrokenTableError(f"an entry '{row.kind}' needs a seat")
    return row.seat


def _early(result: dict[str, Any], row: Row) -> endings.Ending:
    """How a game stopped that a seat closed while its rules could not be loaded."""
    return endings.Ending(result["reason"], row.seat if result["winners"] else None)
