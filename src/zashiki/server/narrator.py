"""Tells a viewer what happened and where things stand: everything that leaves the process is made here, from views.

The parts that are the same for many viewers or many moves are JSON already when they are put into a message.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET

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
    kinds = {told.row.kind for told in news}
    return not kinds.issubset(POSITION_UNCHANGED_BY), bool(table.ending) or not kinds.isdisjoint(ABOUT_CHANGED_BY)


def update(table: Table, viewer: Viewer, news: list[Told], scope: tuple[bool, bool], views: bool = True) -> p.Update:
    """What is pushed to a viewer when entries were added, with or without views; nothing if none concerns them."""
    told = entries(table, viewer, news)
    changed, renewed = scope if told else (False, False)
    return p.Update(
        number=table.number,
        entries=told,
        position=position(table, viewer, views) if changed else None,
        about=about(table, viewer) if renewed else None,
    )


def whole(table: Table, viewer: Viewer, news: list[Told], views: bool = True) -> p.Update:
    """What is sent to a viewer who comes or asks: everything that stands, and the entries since a cursor."""
    return p.Update(table.number, entries(table, viewer, news), position(table, viewer, views), about(table, viewer))


def since(table: Table, after: int) -> list[Told] | None:
    """The entries after a cursor, if they are all still in memory."""
    found = [told for told in table.recent if told.row.number > after]
    return found if len(found) >= table.number - after else None


def entries(table: Table, viewer: Viewer, news: list[Told]) -> list[p.Entry]:
    """Entries as the viewer may see them; what was said by a muted seat, or only concerns another, is left out."""
    return [_entry(table, viewer, told) for told in news if concerns(table, viewer, told)]


def concerns(table: Table, viewer: Viewer, told: Told) -> bool:
    """Is an entry told to this viewer at all?"""
    row = told.row
    if row.kind == "mute":
        return viewer == row.seat
    return not (row.kind == "chat" and viewer is not None and (viewer, row.seat) in table.mutes)


def _entry(table: Table, viewer: Viewer, told: Told) -> p.Entry:
    row, body = told.row, told.row.body
    shown: Any = {} if row.kind == "move" else {key: value for key, value in body.items() if key in OFFERED}
    kind: Any = row.kind
    return p.Entry(
        number=row.number,
        at=row.at,
        kind=kind,
        seat=row.seat,
        action=UNSET if told.action is None else _action(table, viewer, row.seat, told.action),
        events=table.words.happenings(told, viewer),
        **shown,
    )


def _action(table: Table, viewer: Viewer, seat: int | None, action: int) -> str:
    """The notation, or the part of it that those may know who did not act."""
    actions = table.game.kind.actions
    group = actions.group_of[action]
    return group.masked if group.private and viewer != seat else actions[action].text


def position(table: Table, viewer: Viewer, views: bool = True) -> p.Position:
    """Where the game stands for a viewer; without views only what it takes to follow and to move."""
    state, turn, offer, playing = table.state, table.turn, table.offer, not table.ending
    mine = viewer is not None and turn == viewer and not table.seats[viewer].bot
    found = p.Position(
        version=table.version,
        stage=_stage(table),
        turn=turn,
        legal=table.words.legal(state.legal_ids()) if state and mine else [],
        can_take_back=state is not None and viewer is not None and playing and state.can_take_back(viewer),
        undo=p.UndoOffer(offer.seat, offer.waiting) if offer else None,
        outcome=_outcome(table),
        clock=table.clocks.face() if state else None,
    )
    if views:
        _add_view(found, table, viewer)
    return found


def _add_view(found: p.Position, table: Table, viewer: Viewer) -> None:
    """Say also what the viewer sees of the position."""
    if table.state is None:
        found.prompt, found.scores, found.view = _ended(table) if table.ending else _awaited(table), [], None
        return
    sight = _sight(table, table.state)
    seen, shown = sight.view(viewer)
    found.prompt = _ended(table) if table.ending else table.game.kind.prompt(seen, viewer, table.game.facts)
    found.scores = sight.scores
    found.view = shown


def _sight(table: Table, state: State) -> Sight:
    """What is seen of a position, looked at once for all viewers."""
    known = table.live.sight
    if known is None or known[0] is not state or known[1] != table.version:
        known = table.live.sight = (state, table.version, Sight(state))
    return known[2]


def _stage(table: Table) -> Any:
    return table.stage


def _outcome(table: Table) -> p.Outcome | None:
    ending = table.ending
    return p.Outcome(ending.winners, ending.reason, ending.notes) if ending else None


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
