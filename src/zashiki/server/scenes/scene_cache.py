"""Cache of the scenes of spectators: drawn and compressed once for all of them."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from .. import protocol
from ..tables import updates

KEPT = 256
"""Scenes in the cache, of all tables together: a few megabytes."""


def packed(message: msgspec.Struct) -> bytes:
    """A message as compressed JSON: pictures are repetitive text, and nothing in them is a key."""
    return gzip.compress(updates.ENCODER.encode(message), 1)


class Place(NamedTuple):
    """The key of a cached scene: nothing at a table changes without its number."""

    table: str
    number: int
    after: int | None
    language: str
    shape: str


class Picture(NamedTuple):
    """A scene, and the same as compressed JSON."""

    scene: protocol.Scene
    packed: bytes


class SceneCache:
    """LRU cache of scenes."""

    def __init__(self) -> None:
        self._pictures: OrderedDict[Place, Picture] = OrderedDict()

    def find(self, place: Place, draw: Callable[[], protocol.Scene]) -> Picture:
        """The scene of a place, drawn if it is not in the cache."""
        found = self._pictures.get(place)
        if found is None:
            scene = draw()
            found = self._pictures[place] = Picture(scene, packed(scene))
            if len(self._pictures) > KEPT:
                self._pictures.popitem(last=False)
        self._pictures.move_to_end(place)
        return found
