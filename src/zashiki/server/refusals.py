"""Refusals: the exception that carries one, and the HTTP status of each kind."""

from __future__ import annotations

from .protocol import Refusal, RefusalKind

STATUS: dict[RefusalKind, int] = {
    "bad-request": 400,
    "bad-key": 401,
    "foreign-origin": 403,
    "not-allowed": 403,
    "unknown-table": 404,
    "unknown-path": 404,
    "wrong-method": 405,
    "stale": 409,
    "not-your-turn": 409,
    "not-started": 409,
    "over": 409,
    "seat-taken": 409,
    "too-large": 413,
    "illegal": 422,
    "unknown-action": 422,
    "bad-options": 422,
    "unknown-game": 422,
    "too-many": 429,
    "server-error": 500,
    "broken-table": 503,
    "try-again": 503,
}
"""The HTTP status of every refusal there is."""


class Refused(Exception):  # noqa: N818  (a value with a reason, on its way to the one who asked)
    """A request was refused: the kind, a sentence, and the current version of the position."""

    wait = 1.0
    """Seconds after which it may be tried again, where too much was asked for."""

    def __init__(self, refusal: RefusalKind, text: str, version: int | None = None, rule: str | None = None) -> None:
        super().__init__(f"{refusal}: {text}")
        self.refusal = refusal
        self.text = text
        self.version = version
        self.rule = rule

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.refusal]

    def message(self, client_id: str | None = None) -> Refusal:
        """The refusal as it is sent."""
        return Refusal(self.refusal, self.text, self.version, self.rule, client_id)
