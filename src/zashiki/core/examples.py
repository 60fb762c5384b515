"""Examples of a rulebook: real positions, each with what is done there and what comes of it.

The folder `examples` of a game holds records with notes (see `notes`). A note opens an example; its `rule` is the
paragraph under which it stands. What is shown are the actions from the note to the last promise (`#>`) before the next
note. The captions are in `en.ftl`, `ru.ftl` and so on, by the id of the note.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .notes import Note, NotedRecord, NoteError
from .registry import kind as kind_of
from .speech import LANGUAGES, Speech


@dataclass(frozen=True)
class Example:
    """A stretch of a record that shows a rule at work."""

    id: str
    rule: str
    played: NotedRecord
    start: int
    """How many actions lead to the position shown."""
    stop: int
    seat: int
    """Whose eyes see it: the first who acts in it."""
    captions: dict[str, Speech]

    def caption(self, language: str) -> str:
        """What is to be seen."""
        return self.captions[language].say(self.id)

    def problems(self) -> Iterator[str]:
        """What is wrong with it."""
        game = self.played.game
        if self.rule not in game.kind.rulebook.ids[1:]:
            yield f"{self.id}: the rulebook has no paragraph '{self.rule}'"
        if self.stop == self.start:
            yield f"{self.id}: it promises nothing"
        yield from (f"{self.id}: no caption in {lang}" for lang in LANGUAGES if self.id not in self.captions[lang])


def _examples_in(file: Path, captions: dict[str, Speech], seats: tuple[str, ...]) -> Iterator[Example]:
    played = NotedRecord(file, ("rule",))
    ends = [note.line for note in played.notes[1:]] + [10**9]
    for note, end in zip(played.notes, ends, strict=True):
        promised = [promise.after for promise in played.promises if note.line < promise.line < end]
        stop = max(promised, default=note.after)
        actors = [line.actor for line in played.record.lines[note.after : stop] if line.actor in seats]
        seat = seats.index(actors[0]) if actors else 0
        yield Example(note.id, _rule(played, note), played, note.after, stop, seat, captions)


def _rule(played: NotedRecord, note: Note) -> str:
    rule = note.words.get("rule", ())
    if len(rule) != 1:
        raise NoteError(f"{played.file}: note '{note.id}': say which one paragraph it is about: rule id")
    return rule[0]


@cache
def examples_of(game: str) -> dict[str, Example]:
    """The examples of a game, by id.

    >>> examples_of("geishas-road")["first-return"].rule
    'card.home-first'
    """
    kind = kind_of(game)
    folder = kind.components.parent / "examples"
    captions = {language: Speech(language, folder / f"{language}.ftl") for language in LANGUAGES}
    found: dict[str, Example] = {}
    for file in sorted(folder.glob("*.txt")):
        for example in _examples_in(file, captions, kind.seats):
            if example.id in found:
                raise NoteError(f"{file}: there is another example '{example.id}'")
            found[example.id] = example
    return found
