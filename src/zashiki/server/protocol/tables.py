"""Tables: answers to commands, the entries of the log, the position, and the update that carries them."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from .types import EntryKind, OptionValue, RefusalKind, Salting


class SeatKey(Struct):
    """The key of a person's seat: sent once, stored only as a hash."""

    seat: int
    key: str


class TableMade(Struct):
    """The answer to a new table."""

    table: str
    seats: list[SeatKey]
    watch: str
    commitment: str


class Ack(Struct, tag="ack", tag_field="type", omit_defaults=True):
    """A command was done: the number of its entry, and the version of the position now."""

    id: str
    number: int
    version: int
    table: str | None = None
    """The table of a rematch."""
    seat: int | None = None
    """The seat there."""


class Refusal(Struct, tag="refusal", tag_field="type", omit_defaults=True):
    """A refusal: why a request was not done; `text` is for people."""

    refusal: RefusalKind
    text: str
    version: int | None = None
    rule: str | None = None
    id: str | None = None


class WhyNot(Struct):
    """`GET /api/tables/{id}/why-not`: null, or the rule that forbids the action."""

    action: str
    rule: str | None
    text: str | None


class SeatInfo(Struct):
    """Who sits on a seat. `bot` is the level of the bot that plays it now, if one does.

    `stand_in` is the level of the bot that plays for a person who is away. `salt_hash` is what the person committed to
    before any salt was shown; `salted` says that the salt has come, `unsalted` that the game began without it.
    """

    seat: int
    title: str
    kind: Literal["person", "bot", "open"]
    name: str | None
    language: str | None
    bot: str | None
    stand_in: str | None
    salted: bool
    salt_hash: str | None
    unsalted: bool


class Clock(Struct):
    """The clocks: milliseconds each seat has left at `at`, and whose runs."""

    left: list[int]
    at: int
    running: int | None


class About(Struct):
    """The facts of a table that seldom change. `seed` is null until the end."""

    table: str
    game: str
    title: str
    options: dict[str, OptionValue | None]
    rules: int
    """The version of the rules that it is played by."""
    edition: str
    newest: bool
    """Would a new table be played by the same rules and edition?"""
    created: int
    commitment: str
    seed: str | None
    salting: Salting | None
    """What is waited for before the game begins: the hashes of salts, or the salts themselves."""
    salts: list[str]
    seats: list[SeatInfo]
    you: int | None
    away: float | None
    rematch: str | None
    hints: bool = False
    """May seats ask for hints?"""


class Choice(Struct):
    """A legal action: its number, its notation, and words for a button."""

    id: int
    action: str
    label: str
    meaning: str


class Outcome(Struct):
    """How a game ended."""

    winners: list[int]
    reason: str
    notes: dict[str, Any]


class Score(Struct):
    """Points of a seat."""

    total: int
    by_source: dict[str, int]


class UndoOffer(Struct):
    """An offer to undo that waits for answers."""

    seat: int
    waiting: list[int]


class Position(Struct, omit_defaults=True):
    """Where the game stands, for one viewer; on a socket that asked for no views, the last three are left out."""

    version: int
    stage: Literal["gathering", "playing", "over"]
    turn: int | None
    legal: list[Choice]
    can_take_back: bool
    undo: UndoOffer | None
    outcome: Outcome | None
    clock: Clock | None
    prompt: str | UnsetType = UNSET
    scores: list[Score] | UnsetType = UNSET
    view: dict[str, Any] | UnsetType | None = UNSET


class Happening(Struct, omit_defaults=True):
    """An event of the game: its verb, the rule it follows from, whom it concerns, and a sentence if it is worth one.

    On a socket that asked for no views there is no `text`.
    """

    verb: str
    rule: str
    seat: int | None
    data: dict[str, int | str | None]
    text: str | UnsetType | None = UNSET


class Entry(Struct, omit_defaults=True):
    """One entry of the log, as the viewer may see it."""

    number: int
    at: int
    kind: EntryKind
    seat: int | None = None
    action: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    accept: bool | UnsetType = UNSET
    table: str | UnsetType = UNSET
    since: int | UnsetType = UNSET
    until: int | UnsetType = UNSET
    events: list[Happening] = []


class Update(Struct, tag="update", tag_field="type", omit_defaults=True):
    """What happened since a cursor, and the position now: `number` is the next cursor.

    `about` and `position` come when they may have changed, and always in answer to a question.
    """

    number: int
    entries: list[Entry]
    position: Position | None = None
    about: About | None = None


ServerMessage = Update | Ack | Refusal
"""What the server sends on a socket."""
