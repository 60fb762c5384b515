"""Zashiki: Japanese-themed board games, whole and exact.

>>> import zashiki
>>> game = zashiki.load("geishas-road")
>>> state = game.start(seed=7)
>>> state.legal()
[Action('reveal'), Action('intrigue'), Action('gift'), Action('competition')]
"""

from .api.actions import Action
from .api.events import Event
from .api.game import Game
from .api.records import Record
from .api.state import Outcome, State
from .api.view import View
from .engine.kernels import CHANCE
from .errors import (
    DataError,
    EditionError,
    IllegalAction,
    InvalidAction,
    OptionError,
    RecordError,
    Refusal,
    UnknownGame,
    UnknownRules,
    ZashikiError,
)
from .notebook import page
from .registry import games, load
from .replay import replay

Record.as_html = page

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
    "UnknownRules",
    "View",
    "ZashikiError",
    "games",
    "load",
    "replay",
]
