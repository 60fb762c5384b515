"""Carries updates to everybody at a table. What is the same for several is encoded once."""

from __future__ import annotations

from . import narrator
from .line import Outbox, Post, framed
from .parts import Told
from .table import Table


class Courier:
    """Knows who listens at which table."""

    def __init__(self) -> None:
        self.sockets = 0
        self.post = Post()

    def join(self, table: Table, viewer: int | None, outbox: Outbox, views: bool = True) -> None:
        """Somebody listens."""
        table.live.sockets.setdefault((viewer, views), set()).add(outbox)
        self.sockets += 1

    def leave(self, table: Table, viewer: int | None, outbox: Outbox, views: bool = True) -> None:
        """Somebody listens no more."""
        outbox.close()
        listeners = table.live.sockets.get((viewer, views), set())
        if outbox in listeners:
            listeners.discard(outbox)
            self.sockets -= 1
        if not listeners:
            table.live.sockets.pop((viewer, views), None)

    def broadcast(self, table: Table, news: list[Told]) -> None:
        """Tell everybody at a table, each what they may know."""
        changed, renewed = narrator.scope(table, news)
        standing = narrator.Standing(table) if changed else None
        for (viewer, views), outboxes in table.live.sockets.items():
            update = narrator.update(table, viewer, news, standing, renewed, views)
            if update.entries:
                frame = framed(update)
                for outbox in outboxes:
                    outbox.put(frame)

    @staticmethod
    def count(table: Table) -> int:
        """How many listen at a table."""
        return sum(map(len, table.live.sockets.values()))
