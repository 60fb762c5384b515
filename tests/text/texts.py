"""Everything that people read, as plain pieces of text with the place each of them stands at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast, visitor

import zashiki
from zashiki.cli import words as cli_words
from zashiki.registry import kind
from zashiki.text.speech import COMMON, LANGUAGES

WEB = Path(__file__).parents[2] / "web"
PAGE = WEB / "src" / "words"
ROOMS = ("words", "lesson", "examples")
"""The rooms of a game that hold messages."""


class Piece(NamedTuple):
    """A run of text without anything filled in."""

    place: str
    text: str


class _Pieces(visitor.Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  (named by fluent)
        self.found.append(node.value)


def messages(file: Path) -> Iterator[Piece]:
    """The texts of a file of messages, with the id of the message; comments are not for people."""
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            pieces = _Pieces()
            pieces.visit(entry)
            yield from (Piece(f"{file.parent.name}/{file.name}:{entry.id.name}", text) for text in pieces.found)


def paragraphs(game: str, language: str) -> Iterator[Piece]:
    """The rulebook of a game: each line with its number, without indentation, ids of rules and code."""
    path = kind(game).book(language).path
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        text = re.sub(r"`[^`]*`", "``", line.strip().removeprefix("### "))
        yield Piece(f"{game}/rulebook/{path.name}:{number}", re.sub(r"^\S+\.\S+ · ", "", text))


def game_files(game: str, language: str) -> list[Path]:
    """The files of messages of a game."""
    return [kind(game).folder / room / f"{language}.ftl" for room in ROOMS]


def shared_files(language: str) -> list[Path]:
    """The files of messages that belong to no game: those of every game, of the terminal, of the page."""
    return [folder / f"{language}.ftl" for folder in (COMMON, cli_words.FOLDER, PAGE)]


def every_file(language: str) -> list[Path]:
    """All files of messages in a language."""
    return [*shared_files(language), *(file for game in zashiki.games() for file in game_files(game, language))]


__all__ = ["LANGUAGES", "Piece", "every_file", "game_files", "messages", "paragraphs", "shared_files"]
