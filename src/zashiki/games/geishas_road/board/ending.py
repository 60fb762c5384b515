"""The result panel in the middle of the single picture: who has won, by what, and the points of both."""

from ....drawing.palette import INK, PAPER, SEAT_STYLES, TITLE_FACE
from ....drawing.svg import circle, group, letters, rect
from ..words.naming import signed
from ..words.points import points_now
from .flowers import PREFIX
from .look import Look, fitted

Row = tuple[str, int, int]


def ending(look: Look, x: float, y: float) -> str:
    """Who has won, by what, and the points of both sides by where they came from."""
    if look.view["phase"] != "over":
        return ""
    winner = look.facts.seats.index(look.view["winner"])
    rows = score_rows(look)
    height = 76 + 19 * len(rows)
    top = y + 2 - height / 2
    title = look.say("seen-winner", name=look.facts.names[winner])
    reason = look.facts.say.name("won", look.view["ending"])
    return group(
        rect(x - 136, top, 272, height, fill=PAPER, stroke=INK, stroke_width=1.8),
        rect(x - 136, top, 272, 11, fill=f"url(#{PREFIX}seat-{winner})", stroke=INK, stroke_width=1.2),
        fitted(title, x, top + 38, 26, 256, face=TITLE_FACE, font_weight="bold"),
        fitted(reason, x, top + 58, 16, 180, face=TITLE_FACE, font_style="italic"),
        *(_score_row(row, x, top + 80 + 19 * k, k == len(rows) - 1) for k, row in enumerate(rows)),
        *(
            circle(
                x + (-112, 112)[s], top + 53, 9, fill=f"url(#{PREFIX}seat-{s})", stroke=SEAT_STYLES[s].pale,
                stroke_width=1.5,
            )
            for s in (0, 1)
        ),
        class_="result",
    )  # fmt: skip


def score_rows(look: Look) -> list[Row]:
    """Points by source of the game that is on, then the total, or the games won in a campaign."""
    by_source = [points_now(look.view, seat, look.facts) for seat in range(2)]
    total = sum(by_source[0].values()), sum(by_source[1].values())
    if look.facts.options["mode"] == "campaign":
        won = look.view["games_won"]
        return [(look.say("seen-last-game"), *total), (look.say("seen-games-won"), won[0], won[1])]
    scored = [source for source in look.facts.sources if source in by_source[0] | by_source[1]]
    name, (first, second) = look.facts.say.name, by_source
    named = [(name("source", source), first.get(source, 0), second.get(source, 0)) for source in scored]
    return [*named, (look.say("seen-total"), *total)]


def _score_row(row: Row, x: float, y: float, last: bool) -> str:
    words, *points = row
    size, weight, down = (19, "bold", 3) if last else (16, None, 0)
    sides = [
        letters(signed(p), x + side, y + down, size, face=TITLE_FACE, font_weight=weight)
        for p, side in zip(points, (-112, 112), strict=True)
    ]
    return fitted(words, x, y + down, size, 190, face=TITLE_FACE, font_weight=weight) + "".join(sides)
