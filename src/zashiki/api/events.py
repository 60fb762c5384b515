"""Events: the small facts an action leaves behind. Log, animation and score ledger read them."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import Any

from ..engine.buffers import EVENT_SIZE
from ..engine.schema import One

EVENT_BYTES = 2 * EVENT_SIZE
REMEMBERED = 16_384
"""Events of a game kept before starting over."""


@dataclass(frozen=True)
class Verb:
    """A kind of event: its name, its operands (at most three) and which of them only the event's seat may see."""

    name: str
    operands: tuple[tuple[str, One | None], ...] = ()
    private: tuple[str, ...] = ()
    reveals: bool = False
    """Does it show somebody something hidden? Then nothing before it can be taken back."""


@dataclass(frozen=True)
class Event:
    """Something that happened: `verb`, the `rule` it follows from, the `seat` it concerns (None: nobody), `data`.

    One event stands for all that are the same: it is not to be changed.
    """

    verb: str
    rule: str
    seat: int | None
    data: dict[str, int | str | None]
    private: tuple[str, ...] = ()
    reveals: bool = False

    def seen_by(self, seat: int | None) -> Event:
        """The event as that seat may see it; None is a spectator."""
        if not self.private or seat == self.seat:
            return self
        data = {k: None if k in self.private else v for k, v in self.data.items()}
        return Event(self.verb, self.rule, self.seat, data, self.private, self.reveals)

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return {"verb": self.verb, "rule": self.rule, "seat": self.seat, **self.data}

    def __str__(self) -> str:
        who = "" if self.seat is None else f" seat {self.seat}"
        facts = " ".join(f"{k}={'?' if v is None else v}" for k, v in self.data.items())
        return f"{self.verb}{who} {facts}".rstrip()


class EventTable:
    """The verbs of a game, in the order of their numbers."""

    def __init__(self, verbs: tuple[Verb, ...]) -> None:
        self.verbs = verbs
        self._known: dict[bytes, Event] = {}

    def __getitem__(self, name: str) -> int:
        for k, verb in enumerate(self.verbs):
            if verb.name == name:
                return k
        raise KeyError(name)

    def read(self, told: bytes, rule_ids: tuple[str, ...]) -> list[Event]:
        """The events that a step has written."""
        known, found = self._known, [told[k : k + EVENT_BYTES] for k in range(0, len(told), EVENT_BYTES)]
        return [known.get(raw) or self._learn(raw, rule_ids) for raw in found]

    def _learn(self, raw: bytes, rule_ids: tuple[str, ...]) -> Event:
        """The same happens again and again in a game's many tables: it is put together once."""
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        number, rule, seat, *operands = array("h", raw)
        verb = self.verbs[number]
        data: dict[str, int | str | None] = {}
        for (name, naming), value in zip(verb.operands, operands, strict=False):
            data[name] = naming.show(value) if naming else value
        event = Event(verb.name, rule_ids[rule], seat if seat >= 0 else None, data, verb.private, verb.reveals)
        self._known[raw] = event
        return event
