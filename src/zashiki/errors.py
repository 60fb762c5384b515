"""What can go wrong, as types. Each message says what, where, and what would be right."""

from dataclasses import dataclass
from typing import Self


class ZashikiError(Exception):
    """The root of every error this package raises on purpose. Its own text is English, for those who write programs."""

    message: str | None = None
    """The message `error-...` that says it to people in their language (`text/error_text`), if there is one."""
    facts: "dict[str, str | int | ZashikiError]"

    def worded(self, message: str, **facts: "str | int | ZashikiError") -> Self:
        """The same error with the message that says it in every language, and what the message speaks of."""
        self.message, self.facts = message, facts
        return self


class UnknownGame(ZashikiError, LookupError):  # noqa: N818  (a value with a reason, like LookupError itself)
    """No game has this name."""


class UnknownRules(ZashikiError, LookupError):  # noqa: N818  (likewise)
    """No such version of a game's rules is here: says which are."""


class OptionError(ZashikiError, ValueError):
    """An option has a wrong name, a wrong value, or does not go with another one."""


class EditionError(ZashikiError, ValueError):
    """A components file that cannot be used: says the file, the line, the key and the reason."""


class RecordError(ZashikiError, ValueError):
    """A game record that cannot be read or replayed: says the line and the reason."""


class DataError(ZashikiError, ValueError):
    """JSON of a state that cannot be taken: says the place and the reason."""


class InvalidAction(ZashikiError, ValueError):  # noqa: N818  (named by the public contract)
    """A text or number that names no action of this game."""


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed: the rulebook paragraph and its words."""

    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]"


class IllegalAction(ZashikiError, ValueError):  # noqa: N818  (named by the public contract)
    """An action that can be read but is not allowed now; `refusal` cites the rule."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        super().__init__(f"'{action}' is not allowed now: {refusal}")
        self.action = action
        self.refusal = refusal
        self.worded("illegal", action=action, rule=refusal.rule)
