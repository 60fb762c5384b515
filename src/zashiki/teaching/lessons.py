"""Lessons: guided first games, each an annotated record with the text of its notes in every language.

The folder `lesson` of a game holds `record.txt`, a record like any other, and a `.ftl` file for each language. A
note stands before the action it leads up to:

```
#: reveal look action-0-reveal rule action.reveal
indigo: reveal
```

The first word is the id of its message in the `.ftl` files. `look` names the marks of the pictures to be highlighted,
`rule` the paragraph for further reading, and `leap` says that the actions before this note are not shown one by one.
The learner sits in the first seat: from the first note on, the learner does each action of that seat. An action
without a note of its own belongs to the note before it.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from ..api.kind import Kind
from ..api.records import Line
from ..api.state import State
from ..drawing.parts import NARROW, WIDE
from ..registry import games
from ..registry import kind as kind_of
from ..text.speech import LANGUAGES, Speech
from .annotated_records import AnnotatedRecord, Note, NoteError

LEARNER = 0
"""The seat that learns."""
MARK = re.compile(r'data-mark="([^"]*)"')


@dataclass(frozen=True)
class Step:
    """A step of a lesson: something to read, and perhaps something to do."""

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
    """The lesson of one game.

    >>> lesson = lesson_of("geishas-road")
    >>> lesson.steps[0].note
    'welcome'
    >>> lesson.text(lesson.steps[0], "fr")[:7]
    'Bonsoir'
    """

    def __init__(self, kind: Kind, folder: Path) -> None:
        self.kind = kind
        self.source = AnnotatedRecord(folder / "record.txt", ("look", "rule", "leap"))
        notes = [self._read(note) for note in self.source.notes]
        self.steps = tuple(_steps(notes, self.source.record.lines, kind.seats[LEARNER]))
        self._words = {language: Speech(language, folder / f"{language}.ftl") for language in LANGUAGES}

    def _read(self, note: Note) -> Step:
        rule = note.words.get("rule", ())
        if len(rule) > 1 or note.words.get("leap"):
            raise NoteError(f"{self.source.file}: note '{note.id}': one rule, and nothing after 'leap'")
        return Step(
            note.id, note.line, note.after, note.words.get("look", ()), rule[0] if rule else None, "leap" in note.words
        )

    def state(self, after: int) -> State:
        """The position after so many actions."""
        return self.source.timeline.state(after)

    def text(self, step: Step, language: str) -> str:
        """What a step says."""
        return self._words[language].say(step.note)

    def problems(self) -> Iterator[str]:
        """Everything that would make the lesson fail or say less than it should."""
        for language in LANGUAGES:
            for note in self.source.notes:
                if note.id not in self._words[language]:
                    yield f"{language}.ftl: step '{note.id}' has no text"
        for step in self.steps:
            yield from self._problems_of(step)
        yield from self.source.unmet()

    def _problems_of(self, step: Step) -> Iterator[str]:
        where = f"{self.source.file.name}: line {step.line}: step '{step.note}'"
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
    return Lesson(kind, kind.folder / "lesson")


def has_lesson(kind: Kind) -> bool:
    """Does the game have a lesson?"""
    return (kind.folder / "lesson" / "record.txt").exists()


def lessons() -> list[str]:
    """The games that have a lesson."""
    return [game for game in games() if has_lesson(kind_of(game))]
