"""Events: the small facts an action leaves behind. Log, animation and score ledger read them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .schema import One
from .scratch import EVENT_SIZE, Events, first_numbers


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
    """Something that happened: `verb`, the `rule` it follows from, the `seat` it concerns (None: nobody), `data`."""

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

    def __getitem__(self, name: str) -> int:
        for k, verb in enumerate(self.verbs):
            if verb.name == name:
                return k
        raise KeyError(name)

    def read(self, ev: Any, rule_ids: tuple[str, ...]) -> list[Event]:
        """The events in a buffer that a step has filled."""
        flat = first_numbers(Events, ev, "data", Events.read(ev, "size"))
        return [self._event(flat[k : k + EVENT_SIZE], rule_ids) for k in range(0, len(flat), EVENT_SIZE)]

    def _event(self, raw: list[int], rule_ids: tuple[str, ...]) -> Event:
        number, rule, seat, *operands = raw
        verb = self.verbs[number]
        data: dict[str, int | str | None] = {}
        for (name, naming), value in zip(verb.operands, operands, strict=False):
            data[name] = naming.show(value) if naming else value
        return Event(verb.name, rule_ids[rule], seat if seat >= 0 else None, data, verb.private, verb.reveals)
