"""Each player's mat: crest, the boards of pilgrim, merchant and artist, wave tiles and hot-spring token."""

from __future__ import annotations

from ...core.drawing import FADED, INK, PAPER, SEAT_STYLES, TITLE_FACE, circle, group, numeral, rect
from ...core.speech import Name
from .names import COLOURS, SIDES
from .svg_chart import PREFIX
from .svg_fields import gallery, held, pack, purse, scores, slabs, track, track_values
from .svg_touch import Facts, View, fitted, named, touch

STRIP_WIDTH, STRIP_HEIGHT, STRIP_LEAST = 1160, 128, 870
"""A mat for a desk: everything beside each other."""
CARD_WIDTH, CARD_HEIGHT, CARD_LEAST = 400, 366, 360
"""A mat for a phone held upright: everything below each other."""
UPPER, LOWER, ROW = 36.0, 81.0, 36.0
"""The two rows of the boards on a strip."""
SIDE, LEFT = 88.0, 8.0
"""Where the fields of a card begin, and its headings."""


def strip(view: View, facts: Facts, seat: int, own: bool) -> str:
    """A mat for a desk, its corner at the origin."""
    faith, trade, culture, right = 192.0, 492.0, 766.0, 997.0
    lines = tuple((right, 5.0 + 30 * k, STRIP_WIDTH - right - 8, 27.0) for k in range(4))
    return group(
        _ground(view, seat, STRIP_WIDTH, STRIP_HEIGHT),
        _crest(view, facts, seat, 62, STRIP_HEIGHT, 25, 29),
        named(facts["names"][seat], 73, 34, 19, faith - 83),
        *(
            fitted(line, 73, 60 + 21 * k, 16, faith - 83, anchor="start", fill=FADED)
            for k, line in enumerate(_standing(view, facts, seat))
        ),
        _board(
            view, facts, seat, "faith",
            _heading(view, facts, seat, "faith", faith, 288),
            track(view, facts, seat, "temple", faith, UPPER, 28, ROW),
            track(view, facts, seat, "garden", faith, LOWER, 28, ROW),
        ),
        _board(
            view, facts, seat, "trade",
            _heading(view, facts, seat, "trade", trade, 260),
            slabs(view, facts, seat, (trade, UPPER, 260, ROW)),
            purse(view, facts, seat, trade, LOWER + 18),
            pack(view, facts, seat, own, (trade + 70, LOWER, 190, ROW)),
        ),
        _board(
            view, facts, seat, "culture",
            _heading(view, facts, seat, "culture", culture, 221),
            gallery(view, facts, seat, own, (culture, UPPER - 2, 221, 85)),
        ),
        held(view, facts, seat, own, lines, 16),
        class_="mat own" if own else "mat rival",
    )  # fmt: skip


def card(view: View, facts: Facts, seat: int, own: bool) -> str:
    """A mat for a phone, its corner at the origin."""
    wide = CARD_WIDTH - SIDE - LEFT
    standing = _standing(view, facts, seat)
    return group(
        _ground(view, seat, CARD_WIDTH, CARD_HEIGHT),
        _crest(view, facts, seat, 58, 50, 22, 27),
        named(facts["names"][seat], 68, 23, 20, CARD_WIDTH - 76),
        fitted(" · ".join(standing), 68, 43, 15, CARD_WIDTH - 76, anchor="start", fill=FADED),
        _board(
            view, facts, seat, "faith",
            _side_heading(view, facts, seat, "faith", 60),
            track(view, facts, seat, "temple", SIDE - 4, 58, 30.0, 31),
            track(view, facts, seat, "garden", SIDE - 4, 93, 30.0, 31),
        ),
        _board(
            view, facts, seat, "trade",
            _side_heading(view, facts, seat, "trade", 134),
            slabs(view, facts, seat, (SIDE, 132, wide, 31)),
            purse(view, facts, seat, SIDE, 186),
            pack(view, facts, seat, own, (SIDE + 60, 168, wide - 58, 36)),
        ),
        _board(
            view, facts, seat, "culture",
            _side_heading(view, facts, seat, "culture", 214),
            gallery(view, facts, seat, own, (SIDE, 213, wide, 78)),
        ),
        held(
            view, facts, seat, own,
            ((8, 298, 189, 29), (203, 298, 189, 29), (8, 331, 189, 29), (203, 331, 189, 29)), 17,
        ),
        class_="mat own" if own else "mat rival",
    )  # fmt: skip


def points_of(view: View, facts: Facts, seat: int) -> int:
    """All points as they stand now."""
    return sum(scores(view, facts, seat))


def _ground(view: View, seat: int, width: float, height: float) -> str:
    """The paper of a mat, with a strong edge while its player is asked."""
    asked, colour = view["turn"] == seat, SEAT_STYLES[seat].colour
    return rect(
        1, 1, width - 2, height - 2, rx=6, fill="#FAF5E9", stroke=colour if asked else INK,
        stroke_width=4 if asked else 1.2,
    )  # fmt: skip


def _crest(view: View, facts: Facts, seat: int, width: float, height: float, r: float, size: float) -> str:
    """Pattern and points of a player."""
    faith, trade, culture = scores(view, facts, seat)
    points = faith + trade + culture
    tip = facts["say"].say(
        "tip-crest", name=facts["names"][seat], points=points, faith=faith, trade=trade, culture=culture
    )
    return touch(
        "crest",
        tip,
        rect(0, 0, width, height, rx=6, fill=f"url(#{PREFIX}seat-{seat})", stroke=INK, stroke_width=1.2),
        circle(width / 2, height / 2, r, fill=PAPER, stroke=INK, stroke_width=1.3),
        numeral(points, width / 2, height / 2 + 0.35 * size, size if points < 100 else 0.8 * size),
        rule="end.winner",
        mark=f"crest-{seat}",
    )


def _standing(view: View, facts: Facts, seat: int) -> list[str]:
    """Where a player sits, with which colour, and whose roll it was."""
    name, say, lines = facts["seats"][seat], facts["say"].say, []
    if view["north"] is not None and view["purple"] is not None:
        side, colour = SIDES[view["north"] != name], COLOURS[view["purple"] != name]
        lines.append(say("drawn-standing", side=Name("side", side), colour=Name("colour", colour)))
    if view["roller"] == name:
        lines.append(say("drawn-rolled"))
    return lines


def _board(view: View, facts: Facts, seat: int, source: str, *drawn: str) -> str:
    """One of the three boards, with what it is worth."""
    return touch(
        f"board {source}", facts["say"].say(f"tip-{source}"), *drawn, rule=f"score.{source}", mark=f"{source}-{seat}"
    )


def _worth(view: View, facts: Facts, seat: int, source: str) -> tuple[str, str, int]:
    """The name of a board, how its points come about, and the points."""
    say = facts["say"].say
    how = ""
    if source == "faith":
        how = "{} × {} =".format(*track_values(view, facts, seat))
    elif source == "culture":
        how = say("drawn-gifts", gifts=view["gifted"][seat])
    points = scores(view, facts, seat)[facts["sources"].index(source)]
    return say(f"drawn-{source}"), how, points


def _heading(view: View, facts: Facts, seat: int, source: str, x: float, width: float) -> str:
    """The heading over a board."""
    title, how, points = _worth(view, facts, seat, source)
    return (
        fitted(title, x, 26, 18, width * 0.4, anchor="start", face=TITLE_FACE, font_weight="bold")
        + fitted(how, x + width - 38, 26, 16, width * 0.6 - 46, anchor="end", fill=FADED)
        + numeral(points, x + width, 27, 24, anchor="end")
    )


def _side_heading(view: View, facts: Facts, seat: int, source: str, y: float) -> str:
    """The heading beside a board."""
    title, how, points = _worth(view, facts, seat, source)
    room = SIDE - LEFT - 8
    return (
        fitted(title, LEFT, y + 14, 17, room, anchor="start", face=TITLE_FACE, font_weight="bold")
        + numeral(points, LEFT, y + 40, 27, anchor="start")
        + fitted(how, LEFT, y + 60, 15, room, anchor="start", fill=FADED)
    )
