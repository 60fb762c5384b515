"""Pictures that many want to see: what watchers are shown of a position is drawn and packed once for all of them."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from . import narrator, protocol

KEPT = 256
"""Pictures remembered, of all tables together: a few megabytes."""


def packed(message: msgspec.Struct) -> bytes:
    """A long message, packed: pictures are text that repeats itself, and nothing in them is a key."""
    return gzip.compress(narrator.ENCODER.encode(message), 1)


class Place(NamedTuple):
    """What a watcher's picture depends on: nothing at a table changes without its number."""

    table: str
    number: int
    after: int | None
    language: str
    shape: str


class Picture(NamedTuple):
    """A scene, and the same packed."""

    scene: protocol.Scene
    packed: bytes


class Gallery:
    """The pictures that were asked for last."""

    def __init__(self) -> None:
        self._pictures: OrderedDict[Place, Picture] = OrderedDict()

    def find(self, place: Place, draw: Callable[[], protocol.Scene]) -> Picture:
        """The picture of a place, drawn if it is not there."""
        found = self._pictures.get(place)
        if found is None:
            scene = draw()
            found = self._pictures[place] = Picture(scene, packed(scene))
            if len(self._pictures) > KEPT:
                self._pictures.popitem(last=False)
        self._pictures.move_to_end(place)
        return found
