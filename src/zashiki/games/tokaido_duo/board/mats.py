"""Each player's mat: crest, the boards of pilgrim, merchant and artist, wave tiles and hot-spring token."""

from ....api.facts import Facts
from ....drawing.palette import FADED, INK, PAPER, SEAT_STYLES, TITLE_FACE
from ....drawing.svg import circle, group, numeral, rect
from ....text.speech import Name
from ..data.names import COLOURS, SIDES
from ..data.points import points_of, track_values
from .chart import PREFIX
from .fields import coins, goods, held_tiles, paintings, slabs, track
from .items import View, fitted_text, item, player_name

WIDE_WIDTH, WIDE_HEIGHT, WIDE_LEAST = 1160, 128, 870
"""A mat for a desk: everything beside each other."""
NARROW_WIDTH, NARROW_HEIGHT, NARROW_LEAST = 400, 366, 360
"""A mat for a phone held upright: everything below each other."""
UPPER, LOWER, ROW = 36.0, 81.0, 36.0
"""The two rows of the boards on a wide mat."""
SIDE, LEFT = 88.0, 8.0
"""Where the fields of a narrow mat begin, and its headings."""


def wide_mat(view: View, facts: Facts, seat: int, own: bool) -> str:
    """A mat for a desk, its corner at the origin."""
    faith, trade, culture, right = 192.0, 492.0, 766.0, 997.0
    lines = tuple((right, 5.0 + 30 * k, WIDE_WIDTH - right - 8, 27.0) for k in range(4))
    return group(
        _ground(view, seat, WIDE_WIDTH, WIDE_HEIGHT),
        _crest(view, facts, seat, 62, WIDE_HEIGHT, 25, 29),
        player_name(facts.names[seat], 73, 34, 19, faith - 83),
        *(
            fitted_text(line, 73, 60 + 21 * k, 16, faith - 83, anchor="start", fill=FADED)
            for k, line in enumerate(_side_and_colour(view, facts, seat))
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
            coins(view, facts, seat, trade, LOWER + 18),
            goods(view, facts, seat, own, (trade + 70, LOWER, 190, ROW)),
        ),
        _board(
            view, facts, seat, "culture",
            _heading(view, facts, seat, "culture", culture, 221),
            paintings(view, facts, seat, own, (culture, UPPER - 2, 221, 85)),
        ),
        held_tiles(view, facts, seat, own, lines, 16),
        class_="mat own" if own else "mat rival",
    )  # fmt: skip


def narrow_mat(view: View, facts: Facts, seat: int, own: bool) -> str:
    """A mat for a phone, its corner at the origin."""
    wide = NARROW_WIDTH - SIDE - LEFT
    standing = _side_and_colour(view, facts, seat)
    return group(
        _ground(view, seat, NARROW_WIDTH, NARROW_HEIGHT),
        _crest(view, facts, seat, 58, 50, 22, 27),
        player_name(facts.names[seat], 68, 23, 20, NARROW_WIDTH - 76),
        fitted_text(" · ".join(standing), 68, 43, 15, NARROW_WIDTH - 76, anchor="start", fill=FADED),
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
            coins(view, facts, seat, SIDE, 186),
            goods(view, facts, seat, own, (SIDE + 60, 168, wide - 58, 36)),
        ),
        _board(
            view, facts, seat, "culture",
            _side_heading(view, facts, seat, "culture", 214),
            paintings(view, facts, seat, own, (SIDE, 213, wide, 78)),
        ),
        held_tiles(
            view, facts, seat, own,
            ((8, 298, 189, 29), (203, 298, 189, 29), (8, 331, 189, 29), (203, 331, 189, 29)), 17,
        ),
        class_="mat own" if own else "mat rival",
    )  # fmt: skip


def _ground(view: View, seat: int, width: float, height: float) -> str:
    """The paper of a mat, with a strong edge while its player is asked."""
    asked, colour = view["turn"] == seat, SEAT_STYLES[seat].colour
    return rect(
        1, 1, width - 2, height - 2, rx=6, fill="#FAF5E9", stroke=colour if asked else INK,
        stroke_width=4 if asked else 1.2,
    )  # fmt: skip


def _crest(view: View, facts: Facts, seat: int, width: float, height: float, r: float, size: float) -> str:
    """Pattern and points of a player."""
    by_source = points_of(view, seat, facts.components)
    points = sum(by_source)
    tip = facts.say.say("tip-crest", name=facts.names[seat], points=points, **by_source._asdict())
    return item(
        "crest",
        tip,
        rect(0, 0, width, height, rx=6, fill=f"url(#{PREFIX}seat-{seat})", stroke=INK, stroke_width=1.2),
        circle(width / 2, height / 2, r, fill=PAPER, stroke=INK, stroke_width=1.3),
        numeral(points, width / 2, height / 2 + 0.35 * size, size if points < 100 else 0.8 * size),
        rule="end.winner",
        mark=f"crest-{seat}",
    )


def _side_and_colour(view: View, facts: Facts, seat: int) -> list[str]:
    """Where a player sits, with which colour, and whose roll it was."""
    name, say, lines = facts.seats[seat], facts.say.say, []
    if view["north"] is not None and view["purple"] is not None:
        side, colour = SIDES[view["north"] != name], COLOURS[view["purple"] != name]
        lines.append(say("drawn-standing", side=Name("side", side), colour=Name("colour", colour)))
    if view["roller"] == name:
        lines.append(say("drawn-rolled"))
    return lines


def _board(view: View, facts: Facts, seat: int, source: str, *drawn: str) -> str:
    """One of the three boards, with what it is worth."""
    return item(
        f"board {source}", facts.say.say(f"tip-{source}"), *drawn, rule=f"score.{source}", mark=f"{source}-{seat}"
    )


def _title_and_points(view: View, facts: Facts, seat: int, source: str) -> tuple[str, str, int]:
    """The name of a board, how its points come about, and the points."""
    say = facts.say.say
    how = ""
    if source == "faith":
        how = "{} × {} =".format(*track_values(view, seat, facts.components))
    elif source == "culture":
        how = say("drawn-gifts", gifts=view["gifted"][seat])
    points = points_of(view, seat, facts.components)[facts.sources.index(source)]
    return say(f"drawn-{source}"), how, points


def _heading(view: View, facts: Facts, seat: int, source: str, x: float, width: float) -> str:
    """The heading over a board."""
    title, how, points = _title_and_points(view, facts, seat, source)
    return (
        fitted_text(title, x, 26, 18, width * 0.4, anchor="start", face=TITLE_FACE, font_weight="bold")
        + fitted_text(how, x + width - 38, 26, 16, width * 0.6 - 46, anchor="end", fill=FADED)
        + numeral(points, x + width, 27, 24, anchor="end")
    )


def _side_heading(view: View, facts: Facts, seat: int, source: str, y: float) -> str:
    """The heading beside a board."""
    title, how, points = _title_and_points(view, facts, seat, source)
    room = SIDE - LEFT - 8
    return (
        fitted_text(title, LEFT, y + 14, 17, room, anchor="start", face=TITLE_FACE, font_weight="bold")
        + numeral(points, LEFT, y + 40, 27, anchor="start")
        + fitted_text(how, LEFT, y + 60, 15, room, anchor="start", fill=FADED)
    )
