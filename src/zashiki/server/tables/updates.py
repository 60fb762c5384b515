"""Update messages: what happened and where the game stands, as one viewer may see it.

The parts that are the same for many viewers or many moves are JSON already when they are put into a message.
"""

from __future__ import annotations

from typing import Any, cast

import msgspec

from ...api.state import State
from ...engine.chance import commitment
from .. import protocol as p
from .table import GATHERING, Table
from .table_parts import AppliedEntry
from .versions import is_newest
from .view_cache import ViewCache

Viewer = int | None
ABOUT_CHANGED_BY = frozenset((
    "open", "claim", "name", "salt", "salts-due", "hand-over", "reclaim", "resign", "timeout", "abandon", "rematch",
    "moved", "end",
))  # fmt: skip
POSITION_UNCHANGED_BY = frozenset(("chat", "mute", "name", "rematch"))
PUBLIC_BODY = {"text", "accept", "table", "since", "until"}
"""The fields of an entry's body that everybody may read."""


def what_changed(table: Table, entries: list[AppliedEntry]) -> tuple[bool, bool]:
    """May these entries have changed the position, and may they have changed `about`?"""
    position, about_ = False, table.ending is not None
    for entry in entries:
        kind = entry.row.kind
        position = position or kind not in POSITION_UNCHANGED_BY
        about_ = about_ or kind in ABOUT_CHANGED_BY
    return position, about_


def update(
    table: Table,
    viewer: Viewer,
    entries: list[AppliedEntry],
    position: PositionMessage | None,
    about_changed: bool,
    views: bool = True,
) -> p.Update:
    """The push to a viewer after new entries, with or without views; it has no entries if none concerns the viewer."""
    shown = entry_messages(table, viewer, entries, views)
    if not shown:
        return p.Update(table.number, shown)
    where = position.position(viewer, views) if position else None
    return p.Update(table.number, shown, where, about(table, viewer) if about_changed else None)


def full_update(table: Table, viewer: Viewer, entries: list[AppliedEntry], views: bool = True) -> p.Update:
    """The answer to a viewer who connects or asks: the whole position, and the entries since a cursor."""
    position = PositionMessage(table).position(viewer, views)
    return p.Update(table.number, entry_messages(table, viewer, entries, views), position, about(table, viewer))


def recent_after(table: Table, after: int) -> list[AppliedEntry] | None:
    """The entries after a cursor, if they are all still in memory."""
    found = [entry for entry in table.recent if entry.row.number > after]
    return found if len(found) >= table.number - after else None


def entry_messages(table: Table, viewer: Viewer, entries: list[AppliedEntry], texts: bool) -> list[p.Entry]:
    """Entries as the viewer may see them, without those that do not concern the viewer."""
    return [_entry(table, viewer, e, texts) for e in entries if e.notation or concerns(table, viewer, e)]


def concerns(table: Table, viewer: Viewer, entry: AppliedEntry) -> bool:
    """Is an entry sent to this viewer at all? Chat of muted seats and mutes of others are not."""
    row = entry.row
    if row.kind == "mute":
        return viewer == row.seat
    return not (row.kind == "chat" and viewer is not None and (viewer, row.seat) in table.mutes)


def _entry(table: Table, viewer: Viewer, entry: AppliedEntry, texts: bool) -> p.Entry:
    row, events = entry.row, table.encoder.happenings(entry, viewer, texts)
    kind: Any = row.kind
    if entry.notation:
        own, others = entry.notation
        return p.Entry(row.number, row.at, kind, row.seat, own if viewer == row.seat else others, events=events)
    shown: Any = {key: value for key, value in row.body.items() if key in PUBLIC_BODY}
    return p.Entry(row.number, row.at, kind, row.seat, events=events, **shown)


class PositionMessage:
    """The position of a table: what all viewers share is found once, then each gets a message of their own."""

    __slots__ = ("_asked", "_back", "_clock", "_outcome", "_stage", "_table", "_turn", "_undo", "_view_cache")

    def __init__(self, table: Table) -> None:
        state, turn, offer, ending = table.state, table.turn, table.offer, table.ending
        self._table, self._turn = table, turn
        self._stage: Any = table.stage
        self._asked = None if turn is None or turn < 0 or table.seats[turn].bot else turn
        self._back = table.taker_back
        self._undo = p.UndoOffer(offer.seat, offer.waiting) if offer else None
        self._outcome = p.Outcome(ending.winners, ending.reason, ending.notes) if ending else None
        self._clock = table.clocks.face() if state else None
        self._view_cache: ViewCache | None = None

    def position(self, viewer: Viewer, views: bool = True) -> p.Position:
        """The position for a viewer; without views only what is needed to follow the game and to move."""
        table, state, a_seat = self._table, self._table.state, viewer is not None
        legal = table.encoder.legal(state.legal_ids()) if state and a_seat and viewer == self._asked else []
        can_take_back = a_seat and viewer == self._back
        found = p.Position(
            table.version, self._stage, self._turn, legal, can_take_back, self._undo, self._outcome, self._clock
        )
        if views:
            self._add_view(found, viewer)
        return found

    def _add_view(self, found: p.Position, viewer: Viewer) -> None:
        """Add prompt, scores and view."""
        table = self._table
        ended = _ended_text(table) if table.ending else ""
        if table.state is None:
            found.prompt, found.scores, found.view = ended or _missing_players(table), [], None
            return
        view_cache = self._view_cache = self._view_cache or _views(table, table.state)
        seen, shown = view_cache.view(viewer)
        found.prompt = ended or table.game.kind.prompt(seen, viewer, table.game.facts)
        found.scores, found.view = cast(Any, view_cache.scores), cast(Any, shown)


def _views(table: Table, state: State) -> ViewCache:
    """The views of a position; a table keeps its cache, since little changes from one position to the next."""
    view_cache = table.live.view_cache
    if view_cache is None:
        view_cache = table.live.view_cache = ViewCache(state)
    else:
        view_cache.update(state)
    return view_cache


def _missing_players(table: Table) -> str:
    seats = zip(table.game.seats, table.seats, strict=True)
    names = [name.capitalize() for k, (name, s) in enumerate(seats) if s.kind == "open" or k in table.salts_missing]
    return f"The game begins when everybody is here: {', '.join(names)} is awaited."


def _ended_text(table: Table) -> str:
    ending = table.ending
    if ending is None or not ending.winners:
        return "The game is over: it was abandoned."
    winners = " and ".join(table.game.seats[k].capitalize() for k in ending.winners)
    return f"The game is over: {winners} won by {ending.reason}."


def about(table: Table, viewer: Viewer) -> p.About:
    """The facts of a table that seldom change."""
    header, game = table.header, table.game
    return p.About(
        table=table.id,
        game=game.name,
        title=game.kind.title,
        options=game.options,
        rules=game.kind.rules_version,
        edition=f"{game.components.name} {header.edition}",
        newest=is_newest(game),
        created=table.created,
        commitment=header.commitment,
        seed=table.seed,
        salting=_salting(table),
        salts=list(table.salts) if table.stage != GATHERING else [],
        seats=[_seat_info(table, k) for k in range(len(table.seats))],
        you=viewer,
        away=header.away,
        rematch=table.rematch,
        hints=header.hints,
    )


def _salting(table: Table) -> p.Salting | None:
    if not table.header.salts or table.stage != GATHERING:
        return None
    return "reveal" if table.revealing else "commit"


def _seat_info(table: Table, k: int) -> p.SeatInfo:
    seat = table.seats[k]
    kind: Any = seat.kind
    hashed = seat.salt_hash or (commitment(seat.salt) if seat.salt else None)
    return p.SeatInfo(
        seat=k,
        title=table.game.seats[k],
        kind=kind,
        name=seat.name,
        language=seat.language,
        bot=seat.bot,
        stand_in=seat.stand_in,
        salted=seat.salt is not None,
        salt_hash=hashed,
        unsalted=seat.unsalted,
    )


def record(table: Table, viewer: Viewer) -> str:
    """The game as text: what the viewer may know, and everything once it is over."""
    if table.state is None:
        return ""
    if table.ending is None:
        return str(table.state.record(viewer))
    return str(table.state.record(ending=table.ending.early))


ENCODER = msgspec.json.Encoder()
