"""A table as it is stored, for tables whose rules cannot be loaded: who sits there, how it ended, its record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...api.endings import ABANDONED
from .. import protocol as p
from ..storage.rows import Header, Row, SeatHeader, TableRow

CLOSED = "closed"
"""In the body of a last entry: a seat closed a table whose rules could not be loaded."""


@dataclass
class StoredTable:
    """What header and log say by themselves, and why there is no more."""

    row: TableRow
    reason: str
    number: int = -1
    at: int = 0
    result: dict[str, Any] | None = None
    record: str | None = None
    closed_by: tuple[int | None, str | None] | None = None
    """The seat and the command's id of the last entry."""

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def header(self) -> Header:
        """The table's header; names and keys are those of the log's last entries."""
        return self.row.header

    @property
    def seats(self) -> list[SeatHeader]:
        """Who sits there."""
        return self.row.header.seats

    def apply(self, entry: Row) -> None:
        """Read one entry of the log."""
        self.number, self.at = entry.number, entry.at
        if entry.seat is not None and entry.kind in ("claim", "name"):
            seat = self.seats[entry.seat]
            seat.name, seat.language = entry.body.get("name"), entry.body.get("language")
            if entry.kind == "claim":
                seat.kind, seat.key = "person", entry.body["key"]
        if entry.kind == "end":
            self.result, self.record = entry.body["result"], entry.body.get("record") or self.row.secret.record
            self.closed_by = entry.seat, entry.client

    def update(self, viewer: int | None, result: dict[str, Any]) -> p.Update:
        """A finished table as a message: how it ended, without a view."""
        outcome = p.Outcome(result["winners"], result["reason"], {})
        position = p.Position(
            self.number, "over", None, [], False, None, outcome, None, prompt=self.reason, scores=[], view=None
        )
        return p.Update(self.number, [], position, self._about(viewer))

    def closing_result(self, seat: int) -> dict[str, Any]:
        """How it ends when a seat closes it: of two players the other has won, of more nobody has."""
        if len(self.seats) > 2:
            return {"winners": [], "reason": ABANDONED, "totals": []}
        return {"winners": [1 - seat], "reason": "resignation", "totals": []}

    def _about(self, viewer: int | None) -> p.About:
        header = self.header
        return p.About(
            table=self.id,
            game=header.game,
            title=header.game,
            options=header.options,
            rules=header.rules,
            edition=header.edition,
            newest=False,
            created=self.row.created,
            commitment=header.commitment,
            seed=(self.row.secret.seed or None) if self.result is not None else None,
            salts=[],
            seats=[_seat_info(k, seat) for k, seat in enumerate(self.seats)],
            you=viewer,
            away=header.away,
            rematch=None,
            salting=None,
            hints=header.hints,
        )


def _seat_info(k: int, seat: SeatHeader) -> p.SeatInfo:
    kind: Any = seat.kind
    return p.SeatInfo(k, f"seat {k + 1}", kind, seat.name, seat.language, None, None, False, None, False)
