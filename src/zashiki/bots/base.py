"""What a bot is: something that chooses from a view."""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from ..api.actions import Action
from ..api.view import View


@dataclass(frozen=True)
class Weighed:
    """An action, and how good a bot thinks it is."""

    action: Action
    value: float
    """What the bot maximises: larger is better."""
    wins: float
    """The share of games won in which this action was tried, from 0 to 1."""


@dataclass(frozen=True)
class Candidate:
    """What a bot thinks of an action, and from how much thought."""

    action: Action
    visits: int
    """How often it was tried."""
    value: float
    """Average result, 0 to 1: nearly the chance to win."""
    points: tuple[float, ...]
    """Expected final points of each seat; nothing if no game was played to its end."""


class Bot(Protocol):
    """A player who is given what a person in that seat may see, and never the state itself."""

    def choose(self, view: View) -> Action:
        """One of `view.legal`."""
        ...


@runtime_checkable
class Adviser(Bot, Protocol):
    """A bot that can also say what it thinks of every choice."""

    def weigh(self, view: View) -> list[Weighed]:
        """Every legal action with its value, the best first."""
        ...


@runtime_checkable
class Explainer(Bot, Protocol):
    """A bot that can tell how it came to its choice."""

    def explain(self, view: View) -> list[Candidate]:
        """Every legal action with visits, value and expected final points, the best first."""
        ...
