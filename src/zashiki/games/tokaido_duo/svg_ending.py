"""The end of the game: who has won, and the points of both sides by source."""

from __future__ import annotations

from typing import Any

from ...core.drawing import INK, PAPER, TITLE_FACE, letters, rect, thing
from .svg_chart import HEIGHT, PREFIX, WIDTH
from .svg_figures import seat_chip
from .svg_mats import scores

PANEL_WIDTH, ROW = 330.0, 25.0
COLUMN = 118.0
TRIGGERS = {
    "temple": "saw the last temple",
    "garden": "saw the last garden",
    "slab": "laid the last slab",
    "gift": "gave the last painting",
}


def ending(view: dict[str, Any], facts: dict[str, Any]) -> str:
    """A sheet over the middle of the map once the game is over."""
    if view["phase"] != "over":
        return ""
    seats = facts["seats"]
    winners = [seats.index(name) for name in view["winners"]]
    rows = _rows(view, facts)
    height = 142 + ROW * len(rows)
    x, top = WIDTH / 2, (HEIGHT - height) / 2
    left = x - PANEL_WIDTH / 2
    title = f"{seats[winners[0]].capitalize()} wins" if len(winners) == 1 else "A shared victory"
    bands = [
        rect(left + k * PANEL_WIDTH / len(winners), top, PANEL_WIDTH / len(winners), 14, stroke=INK, stroke_width=1.2,
             fill=f"url(#{PREFIX}seat-{w})")
        for k, w in enumerate(winners)
    ]  # fmt: skip
    return thing(
        "result",
        f"{title}, {_reason(view)}",
        rect(left, top, PANEL_WIDTH, height, fill=PAPER, stroke=INK, stroke_width=2),
        *bands,
        letters(title, x, top + 50, 30, face=TITLE_FACE, font_weight="bold"),
        letters(_reason(view), x, top + 75, 17, face=TITLE_FACE, font_style="italic"),
        letters(_trigger(view), x, top + 97, 17, face=TITLE_FACE, font_style="italic"),
        *(_row(row, x, top + 150 + ROW * k, k == len(rows) - 2) for k, row in enumerate(rows)),
        *(seat_chip(s, x + (-COLUMN, COLUMN)[s], top + 119, 11) for s in (0, 1)),
        data_winner=" ".join(view["winners"]),
    )


def _reason(view: dict[str, Any]) -> str:
    return "equal in points and coins" if view["ending"] == "shared victory" else f"by {view['ending']}"


def _trigger(view: dict[str, Any]) -> str:
    """Who set off the end, and how."""
    return f"{view['trigger_by'].capitalize()} {TRIGGERS[view['trigger']]}" if view["trigger"] else ""


def _rows(view: dict[str, Any], facts: dict[str, Any]) -> list[tuple[str, int, int]]:
    mine, theirs = scores(view, facts, 0), scores(view, facts, 1)
    rows = [(source, a, b) for source, a, b in zip(facts["sources"], mine, theirs, strict=True)]
    return [*rows, ("points", sum(mine), sum(theirs)), ("coins", *view["coins"])]


def _row(row: tuple[str, int, int], x: float, y: float, total: bool) -> str:
    words, *points = row
    size, weight = (23, "bold") if total else (18, None)
    columns = [(words, 0.0), *zip(map(str, points), (-COLUMN, COLUMN), strict=True)]
    return "".join(letters(text, x + side, y, size, face=TITLE_FACE, font_weight=weight) for text, side in columns)
