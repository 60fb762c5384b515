"""Records with notes: comments between the lines of a record that a lesson or a rulebook example is made of.

```
#: reveal look action-0-reveal rule action.reveal
indigo: reveal
#> act action.reveal action=reveal
```

A note begins with `#:`, its own id and then words with what they say. A line that begins with `#>` holds an event that
the action before it must have brought: verb, paragraph, operands. One that begins with `#!` names an action that is
refused there, and after `by` the paragraph that forbids it. To everything else all three are comments.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from .errors import RecordError, ZashikiError
from .events import Event
from .game import Game
from .records import Record
from .replaying import replay
from .state import State

NOTE = re.compile(r"^#:\s*(?P<id>[a-z][a-z0-9-]*)(?P<rest>(?:\s.*)?)$")
TOLD, REFUSED = "#>", "#!"


class NoteError(ZashikiError):
    """What is wrong with a note, by file and line."""


@dataclass(frozen=True)
class Note:
    """A note: what it is called, where it stands, and what its words say."""

    id: str
    line: int
    after: int
    """How many actions of the record come before it."""
    words: dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class Promise:
    """What must be so at its place in the record."""

    text: str
    line: int
    after: int
    refused: bool
    """Is it an action that must be refused, rather than an event?"""

    def kept(self, state: State, events: list[Event]) -> bool:
        """Is it among what happened? Operands that are not named may be anything."""
        if self.refused:
            action, _, rule = self.text.partition(" by ")
            refusal = state.why_not(action)
            return refusal is not None and refusal.rule == rule
        return any(self._is(event) for event in events)

    def _is(self, event: Event) -> bool:
        told = {"seat": event.seat, **event.data}
        head, *operands = re.split(r"\s+(?=\S+=)", self.text)
        pairs = [operand.partition("=")[::2] for operand in operands]
        return head == f"{event.verb} {event.rule}" and all(str(told.get(key)) == value for key, value in pairs)


class NotedRecord:
    """A record with its notes, and every position of it."""

    def __init__(self, file: Path, known: tuple[str, ...]) -> None:
        self.file = file
        source = file.read_text(encoding="utf-8")
        try:
            self.record = Record.read(source)
        except RecordError as error:
            raise NoteError(f"{file}: {error}") from error
        rows = list(enumerate(source.splitlines(), start=1))
        self.notes = [self._note(number, row, known) for number, row in rows if row.startswith("#:")]
        self.promises = [
            Promise(row[2:].strip(), number, self._after(number), row.startswith(REFUSED))
            for number, row in rows
            if row.startswith((TOLD, REFUSED))
        ]
        ids = [note.id for note in self.notes]
        if not ids or len(set(ids)) < len(ids):
            raise NoteError(f"{file}: needs notes, each with an id of its own; it has {', '.join(ids) or 'none'}")

    def _after(self, number: int) -> int:
        return sum(line.number < number for line in self.record.lines)

    def _note(self, number: int, row: str, known: tuple[str, ...]) -> Note:
        found = NOTE.match(row)
        if not found:
            raise NoteError(f"{self.file}: line {number}: '{row}' is not a note; one begins '#: id'")
        words: dict[str, tuple[str, ...]] = {}
        for word in found["rest"].split():
            if word in known:
                words[word] = ()
            elif words:
                last = list(words)[-1]
                words[last] += (word,)
            else:
                raise NoteError(f"{self.file}: note '{found['id']}': '{word}' is none of {', '.join(known)}")
        return Note(found["id"], number, self._after(number), words)

    @cached_property
    def positions(self) -> list[tuple[State, list[Event]]]:
        """The position after each number of actions, and what the last of them brought."""
        try:
            end = replay(self.record)
        except RecordError as error:
            raise NoteError(f"{self.file}: {error}") from error
        state: State = end.game.start(chance="explicit")
        found = [(state.copy(), list[Event]())]
        for entry in end.log:
            events = state.play(entry.action)
            found.append((state.copy(), events))
        return found

    @property
    def game(self) -> Game:
        """The game with the options of the record."""
        return self.positions[0][0].game

    def broken(self) -> Iterator[str]:
        """The promises that are not kept."""
        for promise in self.promises:
            state, events = self.positions[promise.after]
            if not promise.kept(state, events):
                happened = "; ".join(f"{e.verb} {e.rule} {e.data}" for e in events)
                yield f"{self.file.name}: line {promise.line}: '{promise.text}' is not so; what happened: {happened}"
