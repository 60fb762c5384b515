"""Records the rules write to beside the state: events, lists of actions, the fast random generator.

They are records and not arrays because compiled code hands a record on as one pointer; an array is seven values
and a reference count.
"""

import threading
from array import array
from typing import Any

from .chance import Stream
from .compiler import JIT
from .schema import Row, Schema, i16, i32, public

EVENT_SIZE = 6
EVENT_ROOM = EVENT_SIZE * 512
MOST_ACTIONS = 512


class Events(Schema):
    """What happened, six numbers an event: verb, rule, seat, three operands."""

    on: int = public(i16, 0, "0: nobody listens, write nothing")
    size: int = public(i16, 0, "how much of `data` is filled")
    data: Row = public(i16, EVENT_ROOM, "the events one after another")


class Moves(Schema):
    """A list of actions, and how heavy each is when chance chooses."""

    ids: Row = public(i16, MOST_ACTIONS, "action numbers")
    weights: Row = public(i32, MOST_ACTIONS, "weights of chance actions")


class Random(Schema):
    """The two words of the fast generator."""

    a: int = public("i8", 0, "first word, 32 bits")
    b: int = public("i8", 0, "second word, 32 bits")


def events_buffer(listening: bool = True) -> Any:
    """Room for events; with `listening=False` the rules write none."""
    cells = Events.new()
    Events.write(cells, "on", int(listening))
    return cells


class Desk(threading.local):
    """What is written to and read again at every step; each thread has its own, and need not ask for new memory."""

    def __init__(self) -> None:
        self.moves = Moves.new()
        self.events = events_buffer()
        self._ids = _whole(self.moves, "ids")
        self._weights = _whole(self.moves, "weights")
        self._data = _whole(self.events, "data")

    def ids(self, n: int) -> list[int]:
        """The first `n` actions of the list."""
        ids: list[int] = self._ids[:n].tolist() if JIT else self.moves[0].ids[:n]
        return ids

    def weights(self, n: int) -> list[int]:
        """How heavy they are."""
        weights: list[int] = self._weights[:n].tolist() if JIT else self.moves[0].weights[:n]
        return weights

    def told(self, size: int) -> bytes:
        """What is written of the events, two bytes a number."""
        return self._data[:size].tobytes() if JIT else array("h", self.events[0].data[:size]).tobytes()


def _whole(cells: Any, name: str) -> Any:
    """A list field of the first record, as NumPy sees it; a record of plain Python has its lists at hand."""
    return cells[name][0] if JIT else None


BUFFERS = Desk()


def first_numbers(schema: type[Schema], cells: Any, name: str, n: int) -> list[int]:
    """The first `n` numbers of a list field."""
    return cells[name][0, :n].tolist() if JIT else list(getattr(cells[0], name)[:n])


def random_words(seed: int | str) -> Any:
    """The fast generator for a seed."""
    cells, stream = Random.new(), Stream(f"fast {seed}")
    Random.write(cells, "a", stream.below((1 << 32) - 1) + 1)
    Random.write(cells, "b", stream.below(1 << 32))
    return cells
