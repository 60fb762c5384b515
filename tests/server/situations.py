"""Situations at a table: an opening, the move before the end, a writer that fails or waits, another process."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from zashiki.server.storage.rows import LOG
from zashiki.server.storage.writer import Job
from zashiki.server.tables.table import Table
from zashiki.server.workers.clock_watch import Due

from .servers import Inside, Seat
from .test_frames import frame


def opening(server: Inside) -> tuple[Seat, Seat, dict[str, Any]]:
    """A new table: who is to move, the other, and the first position."""
    seats = server.seats()
    turn = seats[0].show()["position"]["turn"]
    return seats[turn], seats[1 - turn], seats[turn].show()["position"]


def table_of(server: Inside, seat: Seat) -> Table:
    return server.app.host.tables.loaded[seat.table]


def move(name: str, at: int, action: str = "gift") -> str:
    return json.dumps({"type": "move", "id": name, "at": at, "action": action})


def take_back(name: str, at: int) -> str:
    return json.dumps({"type": "take-back", "id": name, "at": at})


def glued(*texts: str) -> bytes:
    """Several messages in one packet."""
    return b"".join(map(frame, texts))


def ack(name: str, number: int, version: int | None = None) -> dict[str, Any]:
    return {"type": "ack", "id": name, "number": number, "version": number if version is None else version}


def numbers(seat: Seat) -> list[int]:
    return [entry["number"] for entry in seat.show(after=-1)["entries"]]


@contextmanager
def writing(server: Inside, write: Callable[[Callable[[list[Job]], Any], list[Job]], Any]) -> Iterator[None]:
    """A writer that writes another way."""
    writer: Any = server.app.host.writer
    usual = writer._write
    writer._write = lambda batch: write(usual, batch)
    try:
        yield
    finally:
        writer._write = usual


@contextmanager
def held_up(server: Inside) -> Iterator[threading.Event]:
    """A writer that waits for an event before every commit."""
    word = threading.Event()

    def write(usual: Callable[[list[Job]], Any], batch: list[Job]) -> Any:
        assert word.wait(20)
        return usual(batch)

    with writing(server, write):
        try:
            yield word
        finally:
            word.set()


def written_elsewhere(server: Inside, seat: Seat, kind: str, client: str, body: dict[str, Any]) -> int:
    """Another process appends the next entry, of which this one hears nothing."""
    table = table_of(server, seat)
    row = {"table_id": table.id, "number": table.number + 1, "at": table.at, "kind": kind, "seat": seat.seat}
    with server.app.store.engine.begin() as connection:
        connection.execute(LOG.insert(), [{**row, "client": client, "body": body}])
    return table.number + 1


def last_move(server: Inside) -> tuple[list[Seat], dict[str, Any]]:
    """A game one move before its end: the seats, and what the mover is to send."""
    seats = server.seats()
    for _ in range(500):
        shown = [seat.show()["position"] for seat in seats[:2]]
        turn = shown[0]["turn"]
        for choice in shown[turn]["legal"]:
            table = table_of(server, seats[0])
            assert table.state
            state = table.state.copy()
            state.play(choice["action"])
            if state.turn is None:
                last = {"type": "move", "id": "last", "at": shown[turn]["version"], "action": choice["action"]}
                return [seats[turn], seats[1 - turn]], last
        seats[turn].move(shown[turn]["legal"][0]["action"], shown[turn]["version"])
    raise AssertionError("the game does not end")


def due_at(server: Inside, table: Table) -> Due | None:
    """What is due at a table by the clock, after the test has changed the table by hand."""
    watch = server.app.scheduler.clock_watch
    watch.on_change(table)
    watched = watch.watched.get(table.id)
    return watch._due(table.id, watched) if watched else None
