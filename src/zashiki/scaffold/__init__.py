"""Writes the smallest whole game, to be made into another: `zashiki new-game`."""

import re
from pathlib import Path

from ..errors import ZashikiError
from ..registry import GAMES, games

TEMPLATE = Path(__file__).with_name("template")
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
TITLE = re.compile(r"[^\s\"\\{}](?:[^\n\"\\{}]*[^\s\"\\{}])?")


class ScaffoldError(ZashikiError, ValueError):
    """A new game that cannot be written: says the name or the folder, and what would be right."""


def write_game(name: str, title: str, tests: Path | None) -> list[Path]:
    """Write a new game into the folder of games, and its tests beside those of the others; returns the files."""
    if not NAME.fullmatch(name):
        raise ScaffoldError(
            f"'{name}' cannot be the name of a game: small letters, digits and single hyphens, as in go-fish"
        )
    if not TITLE.fullmatch(title):
        raise ScaffoldError(f"'{title}' cannot be the title of a game: one line without quotes, braces or backslashes")
    if name in games():
        raise ScaffoldError(f"there is a game '{name}' already; games: {', '.join(games())}")
    package = name.replace("-", "_")
    homes = {"game": GAMES / package} | ({"tests": tests / package} if tests else {})
    for home in homes.values():
        if home.exists():
            raise ScaffoldError(f"{home} is there already; remove it or choose another name")
    return [
        _write(source, home / source.relative_to(TEMPLATE / part), {"__NAME__": name, "__TITLE__": title})
        for part, home in homes.items()
        for source in sorted((TEMPLATE / part).rglob("*"))
        if source.is_file()
    ]


def _write(source: Path, target: Path, words: dict[str, str]) -> Path:
    """Write one file of the template, its placeholders filled in."""
    text = source.read_text(encoding="utf-8")
    for placeholder, word in words.items():
        text = text.replace(placeholder, word)
    target = target.with_name(target.name.removesuffix(".txt"))
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
    return target
