"""Value types that several messages share: names, keys, numbers, kinds of refusals and entries."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

OptionValue = bool | int | str
LAST = r"$(?!\n)"
"""The very end of a text, in Python as in JavaScript: the dollar alone allows a line break after it."""
ClientId = Annotated[
    str, Meta(pattern=rf"^[\x21-\x7e]{{1,64}}{LAST}", description="chosen by the client; a repeat is harmless")
]
Name = Annotated[str, Meta(max_length=40)]
Language = Annotated[str, Meta(pattern=rf"^[a-zA-Z]{{2,3}}(-[a-zA-Z0-9]{{2,8}})*{LAST}", max_length=35)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=-1, le=2**53 - 1)]
Key = Annotated[str, Meta(max_length=128)]
RefusalKind = Literal[
    "bad-request", "bad-key", "foreign-origin", "not-allowed", "unknown-table", "unknown-path", "wrong-method", "stale",
    "not-your-turn", "not-started", "over", "seat-taken", "too-large", "illegal", "unknown-action", "bad-options",
    "unknown-game", "too-many", "server-error", "broken-table", "try-again",
]  # fmt: skip
EntryKind = Literal[
    "open", "claim", "name", "salt", "salts-due", "move", "take-back", "offer-undo", "answer-undo", "resign", "timeout",
    "abandon", "hand-over", "reclaim", "pause", "chat", "mute", "end", "rematch", "moved",
]  # fmt: skip

Salting = Literal["commit", "reveal"]
ReviewDepth = Literal["quick", "usual", "deep"]
ReviewStage = Literal["none", "running", "done", "failed"]
