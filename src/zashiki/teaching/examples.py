"""Rulebook examples: real positions, each with what is done there and what comes of it.

The folder `examples` of a game holds annotated records (see `annotated_records`). A note begins an example; its `rule`
is the paragraph it illustrates. The example shows the actions from the note to the last expectation (`#>`) before the
next note. The captions are in `en.ftl`, `ru.ftl` and so on, by the id of the note.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ..registry import kind as kind_of
from ..text.speech import LANGUAGES, Speech
from .annotated_records import AnnotatedRecord, Note, NoteError


@dataclass(frozen=True)
class Example:
    """A stretch of a record that shows a rule at work."""

    id: str
    rule: str
    source: AnnotatedRecord
    start: int
    """How many actions lead to the position shown."""
    stop: int
    seat: int
    """The seat whose view is shown: the first that acts in it."""
    captions: dict[str, Speech]

    def caption(self, language: str) -> str:
        """One sentence: what the example shows."""
        return self.captions[language].say(self.id)

    def problems(self) -> Iterator[str]:
        """What is wrong with it."""
        game = self.source.game
        if self.rule not in game.kind.rulebook.ids[1:]:
            yield f"{self.id}: the rulebook has no paragraph '{self.rule}'"
        if self.stop == self.start:
            yield f"{self.id}: it expects nothing"
        yield from (f"{self.id}: no caption in {lang}" for lang in LANGUAGES if self.id not in self.captions[lang])


def _examples_in(file: Path, captions: dict[str, Speech], seats: tuple[str, ...]) -> Iterator[Example]:
    source = AnnotatedRecord(file, ("rule",))
    ends = [note.line for note in source.notes[1:]] + [10**9]
    for note, end in zip(source.notes, ends, strict=True):
        expected = [each.after for each in source.expectations if note.line < each.line < end]
        stop = max(expected, default=note.after)
        actors = [line.actor for line in source.record.lines[note.after : stop] if line.actor in seats]
        seat = seats.index(actors[0]) if actors else 0
        yield Example(note.id, _rule(source, note), source, note.after, stop, seat, captions)


def _rule(source: AnnotatedRecord, note: Note) -> str:
    rule = note.words.get("rule", ())
    if len(rule) != 1:
        raise NoteError(f"{source.file}: note '{note.id}': say which one paragraph it is about: rule id")
    return rule[0]


@cache
def examples_of(game: str) -> dict[str, Example]:
    """The examples of a game, by id.

    >>> examples_of("geishas-road")["first-return"].rule
    'card.home-first'
    """
    kind = kind_of(game)
    folder = kind.folder / "examples"
    captions = {language: Speech(language, *folder.glob(f"{language}.ftl")) for language in LANGUAGES}
    found: dict[str, Example] = {}
    for file in sorted(folder.glob("*.txt")):
        for example in _examples_in(file, captions, kind.seats):
            if example.id in found:
                raise NoteError(f"{file}: there is another example '{example.id}'")
            found[example.id] = example
    return found
