"""The messages that belong to no game are the same in every language, with the same arguments, and all are used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import zashiki

from .texts import LANGUAGES, shared_files

SOURCE = Path(zashiki.__file__).parent


def arguments(file: Path) -> dict[str, set[str]]:
    """What each message of a file speaks of."""
    found = re.findall(r"^([a-z][\w-]*) = (.*(?:\n[ }].*)*)", file.read_text(encoding="utf-8"), re.MULTILINE)
    return {id_: set(re.findall(r"\$([a-z]+)", text)) for id_, text in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    for file, english in zip(shared_files(language), shared_files("en"), strict=True):
        assert arguments(file) == arguments(english), file


def test_every_message_of_the_terminal_is_used() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    named = set(re.findall(r"""["']([a-z-]+)["']""", code))
    stems = set(re.findall(r"""["']([a-z]+-)\{""", code))
    for file in shared_files("en")[:2]:
        for id_ in arguments(file):
            stem, _, rest = id_.partition("-")
            used = id_ in named or f"{stem}-" in stems or (stem in ("error", "verify", "review") and rest in named)
            assert used or stem in ("seat", "over"), id_
