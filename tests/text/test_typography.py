"""The typography of each language: quotes, apostrophes, ellipses, dashes, and the spaces that must not break."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

import zashiki

from .texts import LANGUAGES, Piece, every_file, messages, paragraphs

EVERYWHERE = {
    r"  ": "two spaces in a row",
    r"\.\.\.": "an ellipsis is one character",
    r"[ \u00a0\u202f]…": "no space before an ellipsis",
    r'"': "a straight quotation mark",
    r"'": "a straight apostrophe",
    r"\w -{1,2} \w": "a hyphen in place of a dash",
    r"[\u00a0\u202f] |[ ][\u00a0\u202f]": "two spaces in a row, one of them no-break",
}
OF_LANGUAGE = {
    "en": {r"[„«»]": "quotes are “ ”", r"\s[;:!?]": "no space before ; : ! ?"},
    "ru": {r"[“”„]": "quotes are « »", r" – ": "the dash is —", r"\s[;:!?]": "no space before ; : ! ?"},
    "fr": {
        r"[“”„]": "quotes are « »",
        r"(?<!\u202f)[;!?]": "U+202F before ; ! ?",
        r"(?<!\u00a0):": "U+00A0 before :",
        r"«(?!\u00a0)|(?<!\u00a0)»": "U+00A0 inside « »",
    },
    "pl": {r"[“«»]": "quotes are „ ”", r"\s[;:!?]": "no space before ; : ! ?"},
}


def faults(language: str, text: str) -> list[str]:
    """What is wrong with a text of a language."""
    return [why for pattern, why in (EVERYWHERE | OF_LANGUAGE[language]).items() if re.search(pattern, text)]


def wrong(language: str, pieces: Iterable[Piece]) -> list[str]:
    """The faults of many texts, with their places."""
    return [f"{place}: {', '.join(found)}: {text}" for place, text in pieces if (found := faults(language, text))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_follows_the_typography_of_its_language(language: str) -> None:
    pieces = [piece for file in every_file(language) for piece in messages(file)]
    assert len(pieces) > 1000
    assert wrong(language, pieces) == []


@pytest.mark.parametrize("game", zashiki.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rulebook_follows_the_typography_of_its_language(game: str, language: str) -> None:
    assert wrong(language, paragraphs(game, language)) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Vermilion's turn"),
        ("en", "Thinking …"),
        ("en", "one  space too many"),
        ("ru", "карта “Интриги”"),
        ("ru", "Раунд – последний"),
        ("fr", "Bonsoir !"),
        ("fr", "Choix : un"),
        ("fr", "la carte « Intrigue »"),
        ("fr", "l'étude"),
        ("pl", "karta «Intrygi»"),
        ("pl", "Myślę..."),
    ],
)
def test_a_fault_is_found(language: str, text: str) -> None:
    assert faults(language, text)
