"""Tells a viewer what happened and where things stand: everything that leaves the process is made here, from views."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import UNSET

from ..core.events import Event
from ..core.registry import kind as kind_of
from . import protocol as p
from .table import GATHERING, OVER, PLAYING, Table, Told
from .viewer import view

Viewer = int | None
ABOUT_CHANGED_BY = ("open", "claim", "name", "salt", "hand-over", "reclaim", "resign", "timeout", "rematch", "end")
POSITION_UNCHANGED_BY = ("chat", "mute", "name", "rematch")
OFFERED = {"text", "accept", "table"}
"""What of an entry's body everybody may read."""


def update(table: Table, viewer: Viewer, news: list[Told]) -> p.Update:
    """What is pushed to a viewer when entries were added."""
    kinds = {told.row.kind for told in news}
    ended = table.ending is not None
    return p.Update(
        number=table.number,
        entries=entries(table, viewer, news),
        position=None if kinds.issubset(POSITION_UNCHANGED_BY) else position(table, viewer),
        about=about(table, viewer) if ended or not kinds.isdisjoint(ABOUT_CHANGED_BY) else None,
    )


def whole(table: Table, viewer: Viewer, news: list[Told]) -> p.Update:
    """What is sent to a viewer who comes or asks: everything that stands, and the entries since a cursor."""
    return p.Update(table.number, entries(table, viewer, news), position(table, viewer), about(table, viewer))


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
    shown: dict[str, Any] = {key: value for key, value in body.items() if key in OFFERED}
    return p.Entry(
        number=row.number,
        at=row.at,
        kind=row.kind,
        seat=row.seat,
        action=_action(table, viewer, row.seat, body["action"]) if row.kind == "move" else UNSET,
        events=[_happening(table, viewer, event) for event in told.events],
        **shown,
    )


def _action(table: Table, viewer: Viewer, seat: int | None, text: str) -> str:
    """The notation, or the part of it that those may know who did not act."""
    actions = table.game.kind.actions
    group = actions.group_of[actions.parse(text).id]
    return group.masked if group.private and viewer != seat else text


def _happening(table: Table, viewer: Viewer, event: Event) -> p.Happening:
    seen = event.seen_by(viewer)
    return p.Happening(seen.verb, seen.rule, seen.seat, seen.data, table.game.kind.tell(seen, viewer, table.game.facts))


def position(table: Table, viewer: Viewer) -> p.Position:
    """Where the game stands for a viewer."""
    state, turn = table.state, table.turn
    if state is None:
        return p.Position(table.version, "gathering", None, _awaited(table), [], False, None, [], None, None, None)
    if table.live.watched is None or table.live.watched[0] is not state or table.live.watched[1] != table.version:
        table.live.watched = (state, table.version, view(state, None))
    seen = view(state, viewer, table.live.watched[2])
    mine = viewer is not None and turn == viewer and not table.seats[viewer].bot
    offer = table.offer
    return p.Position(
        version=table.version,
        stage=OVER if table.ending else PLAYING,  # type: ignore[arg-type]
        turn=turn,
        prompt=_ended(table) if table.ending else table.game.kind.prompt(seen, viewer, table.game.facts),
        legal=_choices(table) if mine else [],
        can_take_back=viewer is not None and not table.ending and state.can_take_back(viewer),
        undo=p.UndoOffer(offer.seat, offer.waiting) if offer else None,
        scores=[p.Score(row["total"], row["by_source"]) for row in state.scores()],
        outcome=p.Outcome(table.ending.winners, table.ending.reason, table.ending.notes) if table.ending else None,
        clock=table.clocks.face(),
        view=seen,
    )


def _awaited(table: Table) -> str:
    seats = zip(table.game.seats, table.seats, strict=True)
    names = [name.capitalize() for name, s in seats if s.kind == "open" or (s.kind == "person" and s.salt is None)]
    return f"The game begins when everybody is here: {', '.join(names)} is awaited."


def _ended(table: Table) -> str:
    winners = " and ".join(table.game.seats[k].capitalize() for k in table.ending.winners) if table.ending else ""
    reason = table.ending.reason if table.ending else ""
    return f"The game is over: {winners or 'nobody'} won by {reason}."


def _choices(table: Table) -> list[p.Choice]:
    known = choices(table.game.name)
    return [known[action.id] for action in table.state.legal()] if table.state else []


@cache
def choices(name: str) -> list[p.Choice]:
    """Every action of a game as a choice."""
    table = kind_of(name).actions
    return [p.Choice(a.id, a.text, a.text[:1].upper() + a.text[1:], table.group_of[a.id].meaning) for a in table]


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
    found = table.state.record()
    found.header.setdefault("seed", table.secret.seed)
    return str(found)


ENCODER = msgspec.json.Encoder()
