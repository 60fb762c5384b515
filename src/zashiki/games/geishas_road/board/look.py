"""The drawing context that every part of the picture takes, and elements that can be clicked, moved and explained."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ....api.facts import Facts
from ....drawing.svg import BOLD, PLAIN, el, letters, width_of
from ....text.speech import Said
from ..words.naming import called, reading, say, spoken

CONDENSED = 0.66
"""How far words may be pressed together before they are cut short."""


@dataclass(frozen=True)
class Look:
    """The drawing context: the view of a seat (None: a spectator), and the facts with the words for it."""

    view: dict[str, Any]
    seat: int | None
    facts: Facts

    @classmethod
    def of(cls, view: dict[str, Any], seat: int | None, facts: Facts) -> Look:
        """The context of a view; hands laid open at the end of a round are drawn as hands."""
        if view["game"] == "geiko" and any(view["zone"]):
            view = view | {"hand": view["zone"]}
        return cls(view, seat, facts)

    @property
    def near(self) -> int:
        """The seat at the bottom."""
        return self.seat or 0

    @property
    def game(self) -> str:
        """Which of the three games is on the table."""
        return str(self.view["game"])

    @property
    def with_guests(self) -> bool:
        """Do guests wait at the houses?"""
        return self.game == "maiko" or (self.game == "evening" and self.facts.options["level"] != "simple")

    def say(self, id_: str, **operands: Said) -> str:
        """A message."""
        return say(self.facts, id_, **operands)

    def called(self, kind: str, value: str) -> Said:
        """A name for `say`."""
        return called(self.facts, kind, value)

    def geisha(self, colour: str) -> str:
        """What a geisha is called."""
        return spoken(self.facts, "geisha", colour)

    def player(self, seat: int) -> dict[str, Said]:
        """The operands of a sentence about a player."""
        return {"name": self.facts.names[seat], "reader": reading(seat, self.seat)}

    def holder(self, c: int) -> int | None:
        """Who holds an influence token."""
        seat = self.view["influence"][c]
        return None if seat is None else int(self.facts.seats.index(seat))


def thing(
    kind: str,
    *children: str,
    at: str | None = None,
    tip: str | None = None,
    rule: str | None = None,
    act: str | None = None,
    piece: str | None = None,
    mark: str | None = None,
    **attributes: str | float | None,
) -> str:
    """Something that can be pointed at, clicked or moved; where it is, is said outside, so that it can slide freely."""
    body = el(
        "g", *children, class_=kind, data_tip=tip, data_rule=rule, data_act=act, data_piece=piece, data_mark=mark,
        **attributes,
    )  # fmt: skip
    return el("g", body, transform=at) if at else body


def fitted(words: str, x: float, y: float, size: float, width: float, least: float = 13.5, **attributes: Any) -> str:
    """A line of text no wider than `width`: smaller, then condensed, then cut short."""
    weight = BOLD if attributes.get("font_weight") == "bold" else PLAIN
    size = max(min(size, least), min(size, width / max(0.1, width_of(words, 1, weight))))
    while CONDENSED * width_of(words, size, weight) > width:
        words = words.removesuffix("…")[:-1].rstrip() + "…"
    if width_of(words, size, weight) > width + 1:
        attributes |= {"textLength": width, "lengthAdjust": "spacingAndGlyphs"}
    return letters(words, x, y, size, **attributes)
