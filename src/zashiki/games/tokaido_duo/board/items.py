"""Items of the pictures: SVG groups that a page makes clickable, moves, highlights and explains; text that fits."""

from typing import Any

from ....drawing.palette import TITLE_FACE
from ....drawing.svg import BOLD, PLAIN, el, group, letters, width_of

NARROWEST = 0.6
"""How far letters are squeezed before they get smaller."""

Box = tuple[float, float, float, float]
"""A corner, and how wide and high."""
View = dict[str, Any]


def item(
    kind: str,
    tip: str,
    *children: str,
    rule: str,
    act: str | None = None,
    piece: str | None = None,
    mark: str | None = None,
    at: str | None = None,
) -> str:
    """An SVG group with what a page needs: class, tip, paragraph, the action it stands for, its piece and mark.

    >>> item("die", "A die.", "<use/>", rule="round.roll", act="take artist")
    '<g class="die" data-act="take artist" data-tip="A die." data-rule="round.roll"><use/></g>'
    """
    body = group(*children, transform=at) if at else "".join(children)
    return el(
        "g", body, class_=kind, data_act=act, data_piece=piece, data_mark=mark, data_tip=tip, data_rule=rule
    )  # fmt: skip


def fitted_text(
    words: str, x: float, y: float, size: float, room: float, *, anchor: str = "middle", **attributes: Any
) -> str:
    """A line of text that keeps within a width: squeezed a little if it must be, then smaller."""
    wide = width_of(words, size, BOLD if attributes.get("font_weight") else PLAIN)
    if wide <= room:
        return letters(words, x, y, size, anchor=anchor, **attributes)
    size = min(size, size * room / (NARROWEST * wide))
    return letters(
        words, x, y, round(size, 1), anchor=anchor, textLength=room, lengthAdjust="spacingAndGlyphs", **attributes
    )  # fmt: skip


def player_name(name: str, x: float, y: float, size: float, room: float) -> str:
    """What a player is called, cut short if it is too long to be squeezed."""
    short = name
    while NARROWEST * width_of(short, size) > room:
        short = short.removesuffix("…")[:-1].rstrip() + "…"
    return fitted_text(short, x, y, size, room, anchor="start", face=TITLE_FACE, font_weight="bold")
