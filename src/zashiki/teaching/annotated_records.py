"""Annotated records: notes between the lines of a record, from which lessons and rulebook examples are made.

```
#: reveal look action-0-reveal rule action.reveal
indigo: reveal
#> act action.reveal action=reveal
```

A note begins with `#:` and its own id; then come keywords, each with its values. A line that begins with `#>` holds an
event that the action before it must have brought: verb, paragraph, operands. A line that begins with `#!` names an
action that must be refused there, and after `by` the paragraph that forbids it. Other readers see comments.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from ..api.events import Event
from ..api.game import Game
from ..api.records import Record
from ..api.timeline import Timeline
from ..errors import RecordError, ZashikiError
from ..replay import replay

NOTE = re.compile(r"^#:\s*(?P<id>[a-z][a-z0-9-]*)(?P<rest>(?:\s.*)?)$")
EVENT, REFUSED = "#>", "#!"


class NoteError(ZashikiError):
    """An error in a note, with file and line."""


@dataclass(frozen=True)
class Note:
    """A note: its id, its place in the record, and its keywords with their values."""

    id: str
    line: int
    after: int
    """How many actions of the record come before it."""
    words: dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class Expectation:
    """An event or a refusal that must happen at its place in the record."""

    text: str
    line: int
    after: int
    refused: bool
    """Is it an action that must be refused, rather than an event?"""

    def is_met(self, timeline: Timeline) -> bool:
        """Did it happen? Operands that are not named may be anything."""
        if self.refused:
            action, _, rule = self.text.partition(" by ")
            refusal = timeline.state(self.after).why_not(action)
            return refusal is not None and refusal.rule == rule
        return any(self._matches(event) for event in timeline.last_events(self.after))

    def _matches(self, event: Event) -> bool:
        given = {"seat": event.seat, **event.data}
        head, *operands = re.split(r"\s+(?=\S+=)", self.text)
        pairs = [operand.partition("=")[::2] for operand in operands]
        return head == f"{event.verb} {event.rule}" and all(str(given.get(key)) == value for key, value in pairs)


class AnnotatedRecord:
    """A record with its notes and expectations, and its timeline."""

    def __init__(self, file: Path, known: tuple[str, ...]) -> None:
        self.file = file
        source = file.read_text(encoding="utf-8")
        try:
            self.record = Record.read(source)
        except RecordError as error:
            raise NoteError(f"{file}: {error}") from error
        rows = list(enumerate(source.splitlines(), start=1))
        self.notes = [self._note(number, row, known) for number, row in rows if row.startswith("#:")]
        self.expectations = [
            Expectation(row[2:].strip(), number, self._after(number), row.startswith(REFUSED))
            for number, row in rows
            if row.startswith((EVENT, REFUSED))
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
    def timeline(self) -> Timeline:
        """The positions of the record, every action checked."""
        try:
            return Timeline.of(replay(self.record))
        except RecordError as error:
            raise NoteError(f"{self.file}: {error}") from error

    @property
    def game(self) -> Game:
        """The game with the options of the record."""
        return self.timeline.game

    def unmet(self) -> Iterator[str]:
        """The expectations that are not met."""
        for expected in self.expectations:
            if not expected.is_met(self.timeline):
                events = self.timeline.last_events(expected.after)
                happened = "; ".join(f"{e.verb} {e.rule} {e.data}" for e in events)
                yield f"{self.file.name}: line {expected.line}: '{expected.text}' is not so; what happened: {happened}"
