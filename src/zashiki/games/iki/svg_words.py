"""Words on cards and in titles: names that fit their place, what cards and deals say in a sentence."""

from __future__ import annotations

from typing import Any

from ...core.drawing import INK, TEXT_FACE, TITLE_FACE, letters
from .svg_icons import TYPE_STYLES, WORDS

LETTER = 0.535
"""How wide a letter of the condensed text face is at most, on average, in parts of its size."""
SPECIAL_WORDS = {
    "hire": ("Hire −1", "every character costs 1 mon less"),
    "move": ("Move +1", "one step further in each move"),
    "mountain escape": ("Escape", "saves one character from a fire, once"),
    "shrine escape": ("Escape", "saves one character from a fire, once"),
    "joker": ("Joker", "counts as any one type at the end"),
}


def name_lines(name: str, width: float, size: float) -> list[str]:
    """A name on one line or two that fit; if it is too long for two, without its last word."""
    most = width / (LETTER * size)
    if len(name) <= most and " " not in name:
        return [name]
    words = name.replace("-", "- ").split(" ")
    splits = [(_joined(words[:k]), _joined(words[k:])) for k in range(1, len(words))] or [(name, "")]
    best = min(splits, key=lambda pair: max(map(len, pair)))
    if max(map(len, best)) > most and len(name.split(" ")) > 2:
        return name_lines(name.rsplit(" ", 1)[0], width, size)
    return [line for line in best if line]


def _joined(words: list[str]) -> str:
    return " ".join(words).replace("- ", "-")


def fitted(words: str, x: float, y: float, width: float, size: float, anchor: str = "middle", **more: Any) -> str:
    """A line of text that never grows wider than its place."""
    long = len(words) * LETTER * size > width
    return letters(
        words, x, y, size, anchor=anchor, face=TEXT_FACE, font_weight="bold", font_stretch="condensed",
        textLength=width if long else None, lengthAdjust="spacingAndGlyphs" if long else None, **more,
    )  # fmt: skip


def said(text: str) -> str:
    """An amount or ability in words, for titles."""
    return text.replace("->", "for").replace("iki", WORDS["iki"]).replace("1 fire", "1 fire step") or "nothing"


def salaries(card: dict[str, Any]) -> list[str]:
    """What the levels pay, with a blank for a level that is not there."""
    texts = card.get("salary", ["", "", ""])
    return ["" if k + 1 < card["start"] else texts[k] for k in range(3)]


def describe(card: dict[str, Any]) -> str:
    """A character in one sentence, as its card tells it from top to bottom."""
    pays = ", ".join(said(text) for text in salaries(card)[card["start"] - 1 :])
    track = f"retires with the token {SPECIAL_WORDS[card['token']][0]}" if "token" in card else f"salary {pays}"
    bonus = f"fire bonus {card['fire']}, " if card["fire"] else ""
    kind = TYPE_STYLES[card["type"]].title
    return f"{card['name']}, {kind}: costs {card['cost']} mon, {bonus}{said(card['ability'])}, {track}"


def title_line(words: str, x: float, y: float, size: float = 17, anchor: str = "middle", fill: str = INK) -> str:
    """A line in the title face."""
    return letters(words, x, y, size, anchor=anchor, face=TITLE_FACE, font_weight="bold", fill=fill)
