"""The rules in our words: paragraphs with ids that refusals, events and tests cite."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

HEADING = re.compile(r"^### (?P<id>[a-z0-9.-]+) · (?P<title>.+)$")
PLACEHOLDER = re.compile(r"\{(?P<name>[a-z][a-z0-9_. -]*)\}")
NOTE = ">"
"""What a line of a note begins with: why the rule is read so, beside the rule itself."""
Fill = Callable[[str], str]
"""The text for a placeholder of a rulebook."""


@dataclass(frozen=True)
class Paragraph:
    """One paragraph: its id, section, short title, the rule itself and the notes on it."""

    id: str
    section: str
    title: str
    text: str
    notes: str = ""

    @property
    def whole(self) -> str:
        """The rule with its notes."""
        return f"{self.text}\n\n{self.notes}" if self.notes else self.text


class Rulebook:
    """A rulebook in one language, with its placeholders filled if `fill` is given.

    Paragraph numbers start at 1: number 0 means that nothing is refused.
    """

    def __init__(self, path: Path, fill: Fill | None = None) -> None:
        self.path = path
        self.source = path.read_text(encoding="utf-8")
        if fill:
            self.source = filled(self.source, fill)
        self.title = ""
        self.sections: list[str] = [""]
        self.intro: dict[str, str] = {}
        self._paragraphs = {p.id: p for p in self._read(self.source)}
        self.ids: tuple[str, ...] = ("", *self._paragraphs)
        self._numbers = {id_: k for k, id_ in enumerate(self.ids)}

    def __getitem__(self, id_: str) -> Paragraph:
        return self._paragraphs[id_]

    def __iter__(self) -> Iterator[Paragraph]:
        return iter(self._paragraphs.values())

    def __len__(self) -> int:
        return len(self._paragraphs)

    def cite(self, id_: str) -> int:
        """The number of a paragraph, for compiled rules."""
        if id_ not in self._numbers:
            raise KeyError(f"{self.path.name} has no paragraph '{id_}'")
        return self._numbers[id_]

    def _read(self, text: str) -> Iterator[Paragraph]:
        section, found, lines = "", None, list[str]()
        for line in [*text.splitlines(), "## "]:
            heading = HEADING.match(line)
            if heading or line.startswith("## "):
                if found:
                    yield _paragraph(found, section, lines)
                elif lines:
                    self.intro[section] = "\n".join(lines).strip()
                found, lines = heading, []
                if not heading:
                    section = line[3:].strip()
                    self.sections += [section] if section else []
            elif line.startswith("# "):
                self.title = line[2:].strip()
            else:
                lines.append(line)


def filled(text: str, fill: Fill) -> str:
    """A text with its placeholders filled; a placeholder that nothing fills is an error.

    >>> filled("Take {turn.income}.", {"turn.income": "4 mon"}.__getitem__)
    'Take 4 mon.'
    """
    return PLACEHOLDER.sub(lambda found: fill(found["name"]), text)


def table_rows(rows: Iterable[Iterable[str]]) -> str:
    """Rows of a Markdown table; its head stands in the rulebook.

    >>> table_rows([("M1", "4")])
    '| M1 | 4 |'
    """
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _paragraph(heading: re.Match[str], section: str, lines: list[str]) -> Paragraph:
    text = "\n".join(line for line in lines if not line.startswith(NOTE)).strip()
    notes = "\n".join(line for line in lines if line.startswith(NOTE))
    return Paragraph(heading["id"], section, heading["title"], text, notes)
