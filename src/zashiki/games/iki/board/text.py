"""SVG text that fits its place, and SVG groups with a tip, a rule and actions."""

from typing import Any

from ....drawing.palette import INK, TEXT_FACE, TITLE_FACE
from ....drawing.svg import el, letters, width_of

LEAST_OF_A_NAME = 8
"""A player's name is not cut below so many letters: it is pressed together instead."""


def item(
    kind: str,
    tip: str,
    *children: str,
    rule: str | None = None,
    act: tuple[str, ...] = (),
    piece: str | None = None,
    mark: str | None = None,
    **attributes: str | float | None,
) -> str:
    """Something on the table: what it is in a sentence, the rule about it, the actions it stands for, its identity."""
    return el(
        "g", *children, class_=kind, data_tip=tip or None, data_rule=rule, data_act="|".join(act) or None,
        data_piece=piece, data_mark=mark, **attributes,
    )  # fmt: skip


def name_lines(name: str, width: float, size: float) -> list[str]:
    """A name on one line, or on two that are as even as they can be."""
    if width_of(name, size) <= width or not set(name) & {" ", "-"}:
        return [name]
    words = name.replace("-", "- ").split(" ")
    splits = [(_joined(words[:k]), _joined(words[k:])) for k in range(1, len(words))]
    return list(min(splits, key=lambda pair: max(width_of(line, size) for line in pair)))


def _joined(words: list[str]) -> str:
    return " ".join(words).replace("- ", "-")


def fitted(
    words: str,
    x: float,
    y: float,
    width: float,
    size: float,
    anchor: str = "middle",
    face: str = TEXT_FACE,
    **more: Any,
) -> str:
    """A line of text that never grows wider than its place."""
    long = width_of(words, size) > width
    return letters(
        words, x, y, size, anchor=anchor, face=face, font_weight="bold", font_stretch="condensed",
        textLength=width if long else None, lengthAdjust="spacingAndGlyphs" if long else None, **more,
    )  # fmt: skip


def player_name(name: str, x: float, y: float, width: float, size: float, anchor: str = "start") -> str:
    """A player's name, cut where it does not fit."""
    shown = name
    while width_of(shown, size) > 1.25 * width and len(shown) > LEAST_OF_A_NAME:
        shown = shown.removesuffix("…")[:-1].rstrip() + "…"
    return fitted(shown, x, y, width, size, anchor, TITLE_FACE)


def salaries(card: dict[str, Any]) -> list[str]:
    """What the levels pay, with a blank for a level that is not there."""
    texts = card.get("salary", ["", "", ""])
    return ["" if k + 1 < card["start"] else texts[k] for k in range(3)]


def title_line(
    words: str, x: float, y: float, size: float = 17, anchor: str = "middle", fill: str = INK, width: float = 1e3
) -> str:
    """A line in the title face, not wider than its place."""
    return fitted(words, x, y, width, size, anchor, TITLE_FACE, fill=fill)
