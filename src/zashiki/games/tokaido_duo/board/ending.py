"""The end of the game: who has won, and the points of both sides by source."""

from typing import Any

from ....api.facts import Facts
from ....drawing.palette import INK, PAPER, TITLE_FACE
from ....drawing.svg import group, letters, rect
from ....text.speech import message_id
from ..data.points import points_of
from .chart import PREFIX
from .figures import seat_chip
from .items import View, fitted_text
from .sheets import Sheet

PANEL_WIDTH, ROW = 330.0, 25.0
COLUMN = 118.0


def ending(view: View, facts: Facts, sheet: Sheet) -> str:
    """A sheet over the middle of the map once the game is over."""
    if view["phase"] != "over":
        return ""
    winners = [facts.seats.index(name) for name in view["winners"]]
    rows = _rows(view, facts)
    height = 142 + ROW * len(rows)
    x, top = sheet.width / 2, (sheet.height - height) / 2
    left, share = x - PANEL_WIDTH / 2, PANEL_WIDTH / len(winners)
    bands = [
        rect(left + k * share, top, share, 14, stroke=INK, stroke_width=1.2, fill=f"url(#{PREFIX}seat-{w})")
        for k, w in enumerate(winners)
    ]
    say, names = facts.say.say, facts.names
    title = say("drawn-wins", name=names[winners[0]]) if len(winners) == 1 else say("drawn-shared")
    by = names[facts.seats.index(view["trigger_by"])]
    lines = (say(message_id("won", view["ending"])), say(message_id("drawn-ended", view["trigger"]), name=by))
    room = PANEL_WIDTH - 24
    return group(
        rect(left, top, PANEL_WIDTH, height, fill=PAPER, stroke=INK, stroke_width=2),
        *bands,
        fitted_text(title, x, top + 50, 30, room, face=TITLE_FACE, font_weight="bold"),
        *(
            fitted_text(line, x, top + 75 + 22 * k, 17, room, face=TITLE_FACE, font_style="italic")
            for k, line in enumerate(lines)
        ),
        *(_row(row, x, top + 150 + ROW * k, k == len(rows) - 2) for k, row in enumerate(rows)),
        *(seat_chip(s, x + (-COLUMN, COLUMN)[s], top + 119, 11) for s in (0, 1)),
        class_="result",
    )


def _rows(view: View, facts: Facts) -> list[tuple[str, Any, Any]]:
    (mine, theirs), say = (points_of(view, seat, facts.components) for seat in (0, 1)), facts.say
    rows = [(say.name("source", source), a, b) for source, a, b in zip(facts.sources, mine, theirs, strict=True)]
    return [*rows, (say.say("drawn-points"), sum(mine), sum(theirs)), (say.say("drawn-coins"), *view["coins"])]


def _row(row: tuple[str, int, int], x: float, y: float, total: bool) -> str:
    words, *points = row
    size, weight = (23, "bold") if total else (18, None)
    numbers = zip(map(str, points), (-COLUMN, COLUMN), strict=True)
    return fitted_text(words, x, y, size, 150, face=TITLE_FACE, font_weight=weight) + "".join(
        letters(text, x + side, y, size, face=TITLE_FACE, font_weight=weight) for text, side in numbers
    )
