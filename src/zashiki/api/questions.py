"""What players argue about, as data: a game's `questions.py` holds a table of these, and the lab asks them."""

from collections.abc import Iterable
from dataclasses import dataclass

from .events import Event

EVERY, FIRST, NUMBER = "every", "first", "number"
"""Which answers count: all that are different, only the first, or how many there were."""


@dataclass(frozen=True)
class Question:
    """Asked of a seat and a game that is over: which of its events were of that verb?"""

    title: str
    verb: str
    fact: str | None = None
    """The fact of the event that is the answer; none: yes or no."""
    take: str = EVERY
    only: tuple[str, int | str] | None = None
    """A fact that has to be so, or the event does not count."""

    def answers(self, events: Iterable[Event], seat: int) -> tuple[str, ...]:
        """The labels of a seat, each once.

        >>> hired = [Event("hire", "", 0, {"card": "monk"}), Event("hire", "", 1, {"card": "egg"})]
        >>> Question("hired", "hire", "card").answers(hired, 0)
        ('monk',)
        >>> Question("how many hired", "hire", take=NUMBER).answers(hired, 2)
        ('0',)
        """
        found = [event for event in events if event.verb == self.verb and event.seat == seat and self._counts(event)]
        if self.take == NUMBER:
            return (str(len(found)),)
        if self.fact is None:
            return ("yes" if found else "no",)
        labels = dict.fromkeys(str(event.data[self.fact]) for event in found)
        return tuple(labels)[:1] if self.take == FIRST else tuple(labels)

    def _counts(self, event: Event) -> bool:
        return self.only is None or event.data[self.only[0]] == self.only[1]
