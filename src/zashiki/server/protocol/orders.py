"""Orders: what a client posts to make a table, to sit down, to have a review, and to open a socket."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ...api.records import MAX_RECORD
from .types import Key, Language, Name, Number, OptionValue, ReviewDepth, SeatNumber


class SeatOrder(Struct, forbid_unknown_fields=True):
    """One seat of a new table."""

    kind: Literal["person", "bot", "open"] = "person"
    name: Name | None = None
    level: Annotated[str, Meta(max_length=40)] | None = None
    """The strength of a bot; of a person's seat, the bot that takes over when the person is away."""
    language: Language | None = None


class ClockOrder(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Minutes a seat has for the whole game, or days it has for each move."""

    minutes: Annotated[float, Meta(gt=0, le=60 * 24)] | None = None
    days: Annotated[float, Meta(gt=0, le=90)] | None = None


class TableOrder(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`POST /api/tables`."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatOrder], Meta(max_length=16)] = []
    options: dict[Annotated[str, Meta(max_length=60)], OptionValue] = {}
    clock: ClockOrder | None = None
    salts: bool = False
    """Wait for a salt from every person before the first draw, as long as ZASHIKI_SALT_SECONDS says."""
    away: Annotated[float, Meta(ge=0, le=60 * 24 * 90)] | None = None
    """Minutes after which a bot takes the seat of a person who is away on the move; none: never."""
    record: Annotated[str, Meta(max_length=MAX_RECORD)] | None = None
    """Go on from this record; its game and options are those of the table."""
    upto: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    """How many of its actions are taken over; none: all."""
    redealt: SeatNumber | None = None
    """Deal anew what this seat could not know then."""
    hints: bool = False
    """May a seat ask the coach for advice while the game is played?"""


class ReviewOrder(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`POST /api/tables/{id}/review`: have a finished game reviewed; harmless to repeat."""

    depth: ReviewDepth = "usual"


class Claim(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`POST /api/tables/{id}/seats`: sit down on an open seat."""

    seat: SeatNumber | None = None
    name: Name | None = None
    language: Language | None = None


class Hello(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The first message on a socket: the key, and the last entry that is known."""

    key: Key | None = None
    after: Number | None = None
    views: bool = True
    """Send prompt, scores and view with positions, and sentences with events? Who asks for scenes needs none."""
