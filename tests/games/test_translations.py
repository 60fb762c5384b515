"""The rulebooks in four languages: the same paragraphs in the same order, with the same numbers, in other words."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import zashiki
from zashiki.registry import kind

EVERY_BOOK = pytest.mark.parametrize(
    ("game", "language"), [(g, x) for g in zashiki.games() for x in kind(g).languages if x != "en"]
)


def numbers(text: str) -> Counter[str]:
    """The numbers of a text that are written in figures."""
    return Counter(re.findall(r"\d+", text))


@EVERY_BOOK
def test_every_paragraph_is_there_in_the_same_order(game, language):
    assert kind(game).book(language).ids == kind(game).book("en").ids


@EVERY_BOOK
def test_paragraphs_stand_in_the_same_sections(game, language):
    book, english = kind(game).book(language), kind(game).book("en")
    assert len(book.sections) == len(english.sections)
    for paragraph in english:
        number = english.sections.index(paragraph.section)
        assert book.sections.index(book[paragraph.id].section) == number, paragraph.id
    assert {book.sections.index(title) for title in book.intro} == {english.sections.index(t) for t in english.intro}


@EVERY_BOOK
def test_every_paragraph_is_translated(game, language):
    book, english = kind(game).book(language), kind(game).book("en")
    same = [p.id for p in english if book[p.id].text == p.text or not book[p.id].title.strip()]
    assert same == []


@EVERY_BOOK
def test_the_numbers_of_a_paragraph_are_the_same(game, language):
    book, english = kind(game).book(language), kind(game).book("en")
    differing = {
        p.id: (dict(numbers(p.text) - numbers(book[p.id].text)), dict(numbers(book[p.id].text) - numbers(p.text)))
        for p in english
        if numbers(p.text) != numbers(book[p.id].text)
    }
    assert differing == {}
