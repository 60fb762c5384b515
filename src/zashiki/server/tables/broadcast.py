"""Broadcasts updates to everybody at a table. A message that is the same for several viewers is encoded once."""

from __future__ import annotations

from . import updates
from .outbox import FlushBatch, Outbox, framed
from .table import Table
from .table_parts import AppliedEntry


class Broadcaster:
    """The outboxes of all tables."""

    def __init__(self) -> None:
        self.sockets = 0
        self.flush_batch = FlushBatch()

    def join(self, table: Table, viewer: int | None, outbox: Outbox, views: bool = True) -> None:
        """Add a listener to a table."""
        table.live.sockets.setdefault((viewer, views), set()).add(outbox)
        self.sockets += 1

    def leave(self, table: Table, viewer: int | None, outbox: Outbox, views: bool = True) -> None:
        """Remove a listener from a table."""
        outbox.close()
        listeners = table.live.sockets.get((viewer, views), set())
        if outbox in listeners:
            listeners.discard(outbox)
            self.sockets -= 1
        if not listeners:
            table.live.sockets.pop((viewer, views), None)

    def broadcast(self, table: Table, entries: list[AppliedEntry]) -> None:
        """Send new entries to everybody at a table, to each what they may know."""
        position_changed, about_changed = updates.what_changed(table, entries)
        position = updates.PositionMessage(table) if position_changed else None
        for (viewer, views), outboxes in table.live.sockets.items():
            update = updates.update(table, viewer, entries, position, about_changed, views)
            if update.entries:
                frame = framed(update)
                for outbox in outboxes:
                    outbox.put(frame)

    @staticmethod
    def count(table: Table, viewer: int | None) -> int:
        """How many sockets a seat has open at a table; None: the watchers."""
        return sum(len(table.live.sockets.get((viewer, views), ())) for views in (False, True))
