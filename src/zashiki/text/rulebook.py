"""The rules in our words: paragraphs with ids that refusals, events and tests cite."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

HEADING = re.compile(r"^### (?P<id>[a-z0-9.-]+) · (?P<title>.+)$")


@dataclass(frozen=True)
class Paragraph:
    """One paragraph: its id, section, short title and text."""

    id: str
    section: str
    title: str
    text: str


class Rulebook:
    """A rulebook in one language. Paragraph numbers start at 1: number 0 means that nothing is refused."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.title = ""
        self.sections: list[str] = [""]
        self.intro: dict[str, str] = {}
        self._paragraphs = {p.id: p for p in self._read(path.read_text(encoding="utf-8"))}
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
                    yield Paragraph(found["id"], section, found["title"], "\n".join(lines).strip())
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
