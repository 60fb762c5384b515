"""Commands: what a seat asks for, over HTTP or on a socket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .types import LAST, ClientId, Language, Name, Number, SeatNumber


class Command(Struct, forbid_unknown_fields=True, tag_field="type"):
    """A command of a seat; on a socket `type` says which, over HTTP the path does."""

    id: ClientId


class Versioned(Command):
    """A command that answers the position of version `at`."""

    at: Number


class Move(Versioned, tag="move"):
    """An action, in answer to the position of version `at`."""

    action: Annotated[str, Meta(max_length=120)] | Annotated[int, Meta(ge=0, le=1_000_000)]


class TakeBack(Versioned, tag="take-back"):
    """Take back the own last choice, as long as no chance, hidden information or other player's choice followed it."""


class OfferUndo(Versioned, tag="offer-undo"):
    """Ask the others to undo the own last move, whatever followed it; draws that are undone never come again."""


class AnswerUndo(Versioned, tag="answer-undo"):
    """Agree to an offer to undo, or not."""

    accept: bool


class Resign(Command, tag="resign"):
    """Resign. With more than two players the game goes on, and a bot plays the seat."""


class Leave(Command, tag="leave"):
    """Let a bot play the seat, on the seat's clock; it can be reclaimed, and what the bot did stands."""


class Reclaim(Command, tag="reclaim"):
    """Take the seat back from the bot."""


class Chat(Command, tag="chat"):
    """A chat message to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=10_000)]


class Mute(Command, tag="mute"):
    """Stop receiving what a seat says, or receive it again."""

    seat: SeatNumber
    muted: bool = True


class Rename(Command, tag="name"):
    """Change the name and language shown for the seat."""

    name: Name | None = None
    language: Language | None = None


class Salt(Command, tag="salt"):
    """Add a salt to the seed before the first draw: first its hash, then, when all hashes are there, the salt.

    A salt without a hash before it counts as both; an empty one adds nothing and lets the table begin.
    """

    salt: Annotated[str, Meta(max_length=64)] = ""
    hash: Annotated[str, Meta(pattern=rf"^[0-9a-f]{{64}}{LAST}")] | None = None
    """The SHA-256 of the salt."""


class Rematch(Command, tag="rematch"):
    """The same game again with the seats rotated; every key stays valid."""


AnyCommand = Move | TakeBack | OfferUndo | AnswerUndo | Resign | Leave | Reclaim | Chat | Mute | Rename | Salt | Rematch
COMMANDS: dict[str, type[Command]] = {
    "moves": Move,
    "take-back": TakeBack,
    "offer-undo": OfferUndo,
    "answer-undo": AnswerUndo,
    "resign": Resign,
    "leave": Leave,
    "reclaim": Reclaim,
    "chat": Chat,
    "mute": Mute,
    "name": Rename,
    "salt": Salt,
    "rematch": Rematch,
}
"""The last part of the path a command is posted to."""
