"""Tells a viewer what happened and where things stand: everything that leaves the process is made here, from views.

The parts that are the same for many viewers or many moves are JSON already when they are put into a message.
"""

from __future__ import annotations

from typing import Any, cast

import msgspec

from ..core.state import State
from . import protocol as p
from .parts import Told
from .table import GATHERING, Table
from .viewer import Sight

Viewer = int | None
ABOUT_CHANGED_BY = (
    "open",
    "claim",
    "name",
    "salt",
    "hand-over",
    "reclaim",
    "resign",
    "timeout",
    "abandon",
    "rematch",
    "end",
)
POSITION_UNCHANGED_BY = ("chat", "mute", "name", "rematch")
OFFERED = {"text", "accept", "table"}
"""What of an entry's body everybody may read."""


def scope(table: Table, news: list[Told]) -> tuple[bool, bool]:
    """May entries have changed the position, and what seldom changes?"""
    changed, renewed = False, table.ending is not None
    for told in news:
        kind = told.row.kind
        changed = changed or kind not in POSITION_UNCHANGED_BY
        renewed = renewed or kind in ABOUT_CHANGED_BY
    return changed, renewed


def update(
    table: Table, viewer: Viewer, news: list[Told], standing: Standing | None, renewed: bool, views: bool = True
) -> p.Update:
    """What is pushed to a viewer when entries were added, with or without views; nothing if none concerns them."""
    told = entries(table, viewer, news)
    if not told:
        return p.Update(table.number, told)
    position = standing.position(viewer, views) if standing else None
    return p.Update(table.number, told, position, about(table, viewer) if renewed else None)


def whole(table: Table, viewer: Viewer, news: list[Told], views: bool = True) -> p.Update:
    """What is sent to a viewer who comes or asks: everything that stands, and the entries since a cursor."""
    position = Standing(table).position(viewer, views)
    return p.Update(table.number, entries(table, viewer, news), position, about(table, viewer))


def since(table: Table, after: int) -> list[Told] | None:
    """The entries after a cursor, if they are all still in memory."""
    found = [told for told in table.recent if told.row.number > after]
    return found if len(found) >= table.number - after else None


def entries(table: Table, viewer: Viewer, news: list[Told]) -> list[p.Entry]:
    """Entries as the viewer may see them; what was said by a muted seat, or only concerns another, is left out."""
    return [_entry(table, viewer, told) for told in news if told.said or concerns(table, viewer, told)]


def concerns(table: Table, viewer: Viewer, told: Told) -> bool:
    """Is an entry told to this viewer at all?"""
    row = told.row
    if row.kind == "mute":
        return viewer == row.seat
    return not (row.kind == "chat" and viewer is not None and (viewer, row.seat) in table.mutes)


def _entry(table: Table, viewer: Viewer, told: Told) -> p.Entry:
    row, events = told.row, table.words.happenings(told, viewer)
    kind: Any = row.kind
    if told.said:
        whose, others = told.said
        return p.Entry(row.number, row.at, kind, row.seat, whose if viewer == row.seat else others, events=events)
    shown: Any = {key: value for key, value in row.body.items() if key in OFFERED}
    return p.Entry(row.number, row.at, kind, row.seat, events=events, **shown)


class Standing:
    """Where the game stands: found once, and told to each what they may know of it."""

    __slots__ = ("_asked", "_back", "_clock", "_outcome", "_sight", "_stage", "_table", "_turn", "_undo")

    def __init__(self, table: Table) -> None:
        state, turn, offer, ending = table.state, table.turn, table.offer, table.ending
        self._table, self._turn = table, turn
        self._stage: Any = table.stage
        self._asked = None if turn is None or turn < 0 or table.seats[turn].bot else turn
        self._back = state.taker_back if state and not ending else None
        self._undo = p.UndoOffer(offer.seat, offer.waiting) if offer else None
        self._outcome = p.Outcome(ending.winners, ending.reason, ending.notes) if ending else None
        self._clock = table.clocks.face() if state else None
        self._sight: Sight | None = None

    def position(self, viewer: Viewer, views: bool = True) -> p.Position:
        """The position for a viewer; without views only what it takes to follow and to move."""
        table, state, a_seat = self._table, self._table.state, viewer is not None
        legal = table.words.legal(state.legal_ids()) if state and a_seat and viewer == self._asked else []
        can_take_back = a_seat and viewer == self._back
        found = p.Position(
            table.version, self._stage, self._turn, legal, can_take_back, self._undo, self._outcome, self._clock
        )
        if views:
            self._add_view(found, viewer)
        return found

    def _add_view(self, found: p.Position, viewer: Viewer) -> None:
        """Say also what the viewer sees of the position."""
        table = self._table
        ended = _ended(table) if table.ending else ""
        if table.state is None:
            found.prompt, found.scores, found.view = ended or _awaited(table), [], None
            return
        sight = self._sight = self._sight or _look(table, table.state)
        seen, shown = sight.view(viewer)
        found.prompt = ended or table.game.kind.prompt(seen, viewer, table.game.facts)
        found.scores, found.view = cast(Any, sight.scores), cast(Any, shown)


def _look(table: Table, state: State) -> Sight:
    """What is seen of a position; a table's last one is remembered, since little changes from one to the next."""
    sight = table.live.sight
    if sight is None:
        sight = table.live.sight = Sight(state)
    else:
        sight.look(state)
    return sight


def _awaited(table: Table) -> str:
    seats = zip(table.game.seats, table.seats, strict=True)
    names = [name.capitalize() for name, s in seats if s.kind == "open" or (s.kind == "person" and s.salt is None)]
    return f"The game begins when everybody is here: {', '.join(names)} is awaited."


def _ended(table: Table) -> str:
    ending = table.ending
    if ending is None or not ending.winners:
        return "The game is over: it was abandoned."
    winners = " and ".join(table.game.seats[k].capitalize() for k in ending.winners)
    return f"The game is over: {winners} won by {ending.reason}."


def about(table: Table, viewer: Viewer) -> p.About:
    """What seldom changes."""
    header, game = table.header, table.game
    return p.About(
        table=table.id,
        game=game.name,
        title=game.kind.title,
        options=game.options,
        rules=header.rules,
        edition=f"{game.components.name} {header.edition}",
        created=table.created,
        commitment=header.commitment,
        seed=table.seed,
        salts=list(table.salts) if table.stage != GATHERING else [],
        seats=[_seat_info(table, k) for k in range(len(table.seats))],
        you=viewer,
        away=header.away,
        rematch=table.rematch,
        hints=header.hints,
    )


def _seat_info(table: Table, k: int) -> p.SeatInfo:
    seat = table.seats[k]
    kind: Any = seat.kind
    return p.SeatInfo(k, table.game.seats[k], kind, seat.name, seat.language, seat.bot, seat.salt is not None)


def record(table: Table, viewer: Viewer) -> str:
    """The game as text: what the viewer may know, and everything once it is over."""
    if table.state is None:
        return ""
    if table.ending is None:
        return str(table.state.record(viewer))
    return str(table.state.record(ending=table.ending.early))


ENCODER = msgspec.json.Encoder()
