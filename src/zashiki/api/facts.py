"""What sentences and pictures need to know beside a view."""

from dataclasses import dataclass
from typing import Any

from ..text.speech import Speech
from .edition import Components


@dataclass(frozen=True)
class Facts:
    """A game's options, components and seats, and the language and names in which it is told."""

    options: dict[str, Any]
    components: Components
    seats: tuple[str, ...]
    """The seats in notation."""
    names: tuple[str, ...]
    """The same as a reader calls them: the players' own names, or the seat's in the language."""
    sources: tuple[str, ...]
    """Where points come from."""
    say: Speech
    lit: bool = False
    """Does a picture itself light up what can be chosen? A page does that by its own means."""
