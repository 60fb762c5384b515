"""The page in every language: from the front page to the table, and its own messages."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support import FINISHED
from zashiki.text.speech import LANGUAGES

from .player import PHONE, Player

NewPlayer = Callable[..., Player]


WORDS = Path(__file__).parents[2] / "web" / "src" / "words"


GAMES = tuple(FINISHED)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_language_from_the_front_page_to_the_table(new_player: NewPlayer, language: str, game: str) -> None:
    player = new_player(PHONE if language in ("ru", "pl") else None, language=language)
    page = player.page
    assert page.evaluate("document.documentElement.lang") == language
    words = message(language, "play-now")
    assert words in page.locator(".poster .main").first.inner_text()
    player.create_table(game)
    player.play_on(6)
    shown = page.locator(".prompt, .log").all_inner_texts()
    assert not re.search(r"\b(told|asked|do)-[a-z]", " ".join(shown)), "a message without words"
    script = re.search("[а-яё]", " ".join(shown))
    assert bool(script) == (language == "ru")
    assert player.errors == []


def message(language: str, id_: str) -> str:
    found = re.search(rf"^{id_} = (.*)$", (WORDS / f"{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert found
    return found[1]


def ids(language: str) -> list[str]:
    text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_translated_and_used(language: str) -> None:
    assert ids(language) == ids("en")
    sources = "".join(path.read_text(encoding="utf-8") for path in WORDS.parent.rglob("*.ts*"))
    literal = set(re.findall(r'\bt\(\s*"([\w-]+)"', sources))
    stems = set(re.findall(r"\bt\(\s*`([\w-]+-)\$\{", sources))
    names = re.findall(r'"([a-z-]+)"', sources)
    used = {id_ for id_ in ids("en") if id_ in literal or any(id_.startswith(s) for s in stems) or id_ in names}
    assert used == set(ids("en")), f"never said: {sorted(set(ids('en')) - used)}"
    assert literal <= set(ids("en")), f"not written: {sorted(literal - set(ids('en')))}"
    if language != "en":
        same = {id_ for id_ in ids("en") if message(language, id_) == message("en", id_)}
        assert same <= {"total", "points"}, f"not translated: {sorted(same)}"
