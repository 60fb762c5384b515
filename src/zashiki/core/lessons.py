"""Guided first games: a record with notes between its lines, and the words of the notes in every language.

The folder `lesson` of a game holds `record.txt`, a record like any other, and a `.ftl` file for each language. A
note stands before the action it leads up to:

```
#: reveal look action-0-reveal rule action.reveal
indigo: reveal
```

The first word is the id of its message in the `.ftl` files. `look` names marks of the pictures to be lit, `rule` the
paragraph to read on, and `leap` says that the actions before this note are not shown one by one. The learner sits in
the first seat: from the first note on, each action of that seat is the learner's to do. One without a note of its own
goes with the note before it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from .kind import Kind
from .notes import Note, NotedRecord, NoteError
from .pictures import NARROW, WIDE
from .records import Line
from .registry import games
from .registry import kind as kind_of
from .speech import LANGUAGES, Speech
from .state import State

LEARNER = 0
"""The seat that learns."""
MARK = re.compile(r'data-mark="([^"]*)"')


@dataclass(frozen=True)
class Step:
    """A moment of a lesson: something to read, and perhaps something to do."""

    note: str
    """The message to be read; of several steps in a row it may be the same."""
    line: int
    after: int
    """How many actions of the record have been done."""
    look: tuple[str, ...] = ()
    rule: str | None = None
    leap: bool = False
    action: str | None = None
    """What the learner does now, as the record has it; none: read and go on."""


class Lesson:
    """A guided game of one kind.

    >>> lesson = lesson_of("geishas-road")
    >>> lesson.steps[0].note
    'welcome'
    >>> lesson.text(lesson.steps[0], "fr")[:9]
    'Bonsoir !'
    """

    def __init__(self, kind: Kind, folder: Path) -> None:
        self.kind = kind
        self.played = NotedRecord(folder / "record.txt", ("look", "rule", "leap"))
        notes = [self._read(note) for note in self.played.notes]
        self.steps = tuple(_steps(notes, self.played.record.lines, kind.seats[LEARNER]))
        self._words = {language: Speech(language, folder / f"{language}.ftl") for language in LANGUAGES}

    def _read(self, note: Note) -> Step:
        rule = note.words.get("rule", ())
        if len(rule) > 1 or note.words.get("leap"):
            raise NoteError(f"{self.played.file}: note '{note.id}': one rule, and nothing after 'leap'")
        return Step(
            note.id, note.line, note.after, note.words.get("look", ()), rule[0] if rule else None, "leap" in note.words
        )

    def state(self, after: int) -> State:
        """The position after so many actions."""
        return self.played.positions[after][0]

    def text(self, step: Step, language: str) -> str:
        """What a step says."""
        return self._words[language].say(step.note)

    def problems(self) -> Iterator[str]:
        """Everything that would make the lesson fail or say less than it should."""
        for language in LANGUAGES:
            for note in self.played.notes:
                if note.id not in self._words[language]:
                    yield f"{language}.ftl: step '{note.id}' has no text"
        for step in self.steps:
            yield from self._problems_of(step)
        yield from self.played.broken()

    def _problems_of(self, step: Step) -> Iterator[str]:
        where = f"{self.played.file.name}: line {step.line}: step '{step.note}'"
        state = self.state(step.after)
        if step.rule and step.rule not in self.kind.rulebook.ids:
            yield f"{where}: the rulebook has no paragraph '{step.rule}'"
        if step.action and state.turn != LEARNER:
            yield f"{where}: it is not the learner who is asked"
        elif step.action and state.why_not(step.action):
            yield f"{where}: '{step.action}' is not allowed"
        for shape in (WIDE, NARROW):
            missing = set(step.look) - marks_of(state, shape)
            yield from (f"{where}: there is no mark '{mark}' in the {shape} pictures" for mark in sorted(missing))


def marks_of(state: State, shape: str, seat: int | None = LEARNER) -> set[str]:
    """All marks in the pictures of a position."""
    parts = state.game.kind.parts(state.view(seat), seat, state.game.facts, shape)
    return {mark for part in parts for found in MARK.findall(part.svg) for mark in found.split()}


def _steps(notes: list[Step], lines: tuple[Line, ...], learner: str) -> Iterator[Step]:
    """The notes with what is to be done at each, and between them what the learner does without a note."""
    ends = [*notes[1:], Step("", 0, len(lines))]
    for note, following in zip(notes, ends, strict=True):
        shown = range(note.after, note.after if following.leap else following.after)
        if not shown or lines[note.after].actor != learner:
            yield note
        for k in shown:
            if lines[k].actor == learner:
                bare = replace(note, look=(), leap=False, line=lines[k].number, after=k)
                yield replace(note if k == note.after else bare, action=lines[k].action)


@cache
def lesson_of(game: str) -> Lesson:
    """The lesson of a game."""
    kind = kind_of(game)
    return Lesson(kind, kind.components.parent / "lesson")


def lessons() -> list[str]:
    """The games that have a lesson."""
    return [game for game in games() if (kind_of(game).components.parent / "lesson" / "record.txt").exists()]
