"""One glossary a game and language: each thing is called by its term, in words, lessons, examples and rulebooks."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import zashiki
from zashiki.registry import kind
from zashiki.text.speech import COMMON, speech

from .texts import LANGUAGES, Piece, game_files, messages, paragraphs, shared_files

SHARED = "shared"
GLOSSARIES = (SHARED, *zashiki.games())
SOURCES = {"printed", "ours"}
PRINTED = "printed"
every_glossary = pytest.mark.parametrize("owner", GLOSSARIES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Term(NamedTuple):
    """A concept in one language."""

    concept: str
    term: str
    stems: list[str]
    wrong: list[str]
    """What must not be said for it."""
    right: list[str]
    """Phrases in which a wrong word is right."""


@cache
def glossary(owner: str) -> dict[str, Any]:
    folder = COMMON if owner == SHARED else kind(owner).folder / "words"
    return tomllib.loads((folder / "glossary.toml").read_text(encoding="utf-8"))


def terms(owner: str, language: str) -> Iterator[Term]:
    for concept, languages in glossary(owner).items():
        if concept != PRINTED:
            found = languages[language]
            yield Term(concept, found["term"], found["stems"], found.get("not", []), found.get("but", []))


def plain(text: str) -> str:
    """Lower case, with ordinary spaces and without emphasis."""
    return re.sub(r"\s", " ", text.lower().replace("*", ""))


def says(text: str, word: str) -> bool:
    """Does a word of the text begin so?"""
    return re.search(rf"(?<!\w){re.escape(word)}", text) is not None


def faults(pieces: Iterable[Piece], found: Iterable[Term]) -> list[str]:
    """Where a concept is called by another word."""
    wrong = []
    both = list(found)
    for place, text in pieces:
        said = plain(text)
        for term in both:
            rest = said
            for phrase in term.right:
                rest = rest.replace(phrase, "")
            wrong += [f"{place}: “{word}” for “{term.term}”: {text}" for word in term.wrong if says(rest, word)]
    return wrong


def files(owner: str, language: str) -> list[Path]:
    return shared_files(language) if owner == SHARED else game_files(owner, language)


def texts(owner: str, language: str) -> list[Piece]:
    return [piece for file in files(owner, language) for piece in messages(file)]


@every_glossary
def test_every_concept_is_named_in_every_language(owner: str) -> None:
    found = {concept: value for concept, value in glossary(owner).items() if concept != PRINTED}
    assert len(found) >= 5
    for concept, languages in found.items():
        assert list(languages) == list(LANGUAGES), concept
        for value in languages.values():
            assert value["from"] in SOURCES, concept
            assert set(value) <= {"term", "stems", "not", "but", "from"}, concept


@every_glossary
@every_language
def test_a_thing_is_called_by_its_term(owner: str, language: str) -> None:
    assert faults(texts(owner, language), terms(owner, language)) == []


@every_glossary
@every_language
def test_every_term_is_used(owner: str, language: str) -> None:
    said = " ".join(plain(text) for _, text in texts(owner, language))
    assert [term for term in terms(owner, language) if not any(says(said, stem) for stem in term.stems)] == []


@pytest.mark.parametrize("game", zashiki.games())
@every_language
def test_the_rulebook_calls_a_thing_by_its_term(game: str, language: str) -> None:
    assert faults(paragraphs(game, language), terms(game, language)) == []


@pytest.mark.parametrize("game", zashiki.games())
def test_a_piece_has_the_name_that_is_printed_on_it(game: str) -> None:
    for language, names in glossary(game)[PRINTED].items():
        say = speech(language, kind(game).folder / "words" / f"{language}.ftl")
        assert {id_: plain(say.say(id_)) for id_ in names} == {id_: plain(name) for id_, name in names.items()}


def test_another_word_is_found() -> None:
    piece = Piece("here", "Две *керамики* и фигура")
    assert len(faults([piece], terms("tokaido-duo", "ru"))) == 2
    assert not faults([Piece("here", "Владелец лавки")], terms("iki", "ru"))
    assert faults([Piece("here", "Рисовая лавка")], terms("iki", "ru"))
