"""Zashiki: Japanese-themed board games, whole and exact.

>>> import zashiki
>>> game = zashiki.load("geishas-road")
>>> state = game.start(seed=7)
>>> state.legal()
[Action('reveal'), Action('intrigue'), Action('gift'), Action('competition')]
"""

from .core.actions import Action
from .core.entry import CHANCE
from .core.errors import (
    DataError,
    EditionError,
    IllegalAction,
    InvalidAction,
    OptionError,
    RecordError,
    Refusal,
    UnknownGame,
    ZashikiError,
)
from .core.events import Event
from .core.game import Game
from .core.records import Record
from .core.registry import games, load
from .core.replaying import replay
from .core.state import Outcome, State
from .core.view import View

__all__ = [
    "CHANCE",
    "Action",
    "DataError",
    "EditionError",
    "Event",
    "Game",
    "IllegalAction",
    "InvalidAction",
    "OptionError",
    "Outcome",
    "Record",
    "RecordError",
    "Refusal",
    "State",
    "UnknownGame",
    "View",
    "ZashikiError",
    "games",
    "load",
    "replay",
]
