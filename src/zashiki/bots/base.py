"""What a bot is: something that chooses from a view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from ..core.actions import Action
from ..core.view import View


@dataclass(frozen=True)
class Weighed:
    """An action, and how good a bot thinks it is."""

    action: Action
    value: float
    """What the bot maximises: larger is better."""
    wins: float
    """The share of games won in which this action was tried, from 0 to 1."""


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
