"""Each player's mat: crest, the boards of pilgrim, merchant and artist, wave tiles and hot-spring token."""

from __future__ import annotations

from typing import Any

from ...core.drawing import (
    FADED,
    INDIGO,
    INK,
    PAPER,
    SEAT_STYLES,
    TITLE_FACE,
    VERMILION,
    WHITE,
    circle,
    group,
    letters,
    move,
    numeral,
    rect,
    thing,
    use,
)
from . import svg_goods as pieces
from .names import CHARACTERS, COLOURS, GOODS
from .svg_chart import PREFIX
from .svg_figures import sign
from .svg_scenes import painting
from .svg_waves import held_tile

WIDTH, HEIGHT = 1160.0, 128.0
FAITH, TRADE, CULTURE, HELD = 198.0, 502.0, 780.0, 1012.0
"""Where the parts of a mat begin."""
SLOT, SLOT_HEIGHT = 28.0, 36.0
UPPER, LOWER = 36.0, 81.0
"""The two rows of a board."""
SLAB, COINS = 44.0, 70.0
PAINTINGS = 226.0


def mat(view: dict[str, Any], facts: dict[str, Any], seat: int, own: bool) -> str:
    """A mat, its corner at the origin."""
    asked = view["turn"] == seat
    return group(
        rect(
            0, 0, WIDTH, HEIGHT, rx=6, fill="#FAF5E9",
            stroke=SEAT_STYLES[seat].colour if asked else INK, stroke_width=4 if asked else 1.2,
        ),
        crest(view, facts, seat),
        group(faith(view, facts, seat), transform=move(FAITH, 0)),
        group(trade(view, facts, seat), transform=move(TRADE, 0)),
        group(culture(view, facts, seat), transform=move(CULTURE, 0)),
        group(held(view, facts, seat), transform=move(HELD, 0)),
        class_="mat own" if own else "mat rival",
        data_seat=seat,
    )  # fmt: skip


def scores(view: dict[str, Any], facts: dict[str, Any], seat: int) -> tuple[int, int, int]:
    """Faith, trade and culture as they stand now."""
    components = facts["components"]
    return (
        components["tracks.temple"][view["temples"][seat] - 1] * components["tracks.garden"][view["gardens"][seat] - 1],
        components["points.slabs"][view["slabs"][seat]],
        components["points.gifts"][view["gifted"][seat]],
    )


def crest(view: dict[str, Any], facts: dict[str, Any], seat: int) -> str:
    """Pattern, points and name of a player, and what there is to say about them."""
    name = facts["seats"][seat].capitalize()
    points = sum(scores(view, facts, seat))
    said = _standing(view, facts, seat)
    return thing(
        "crest",
        f"{name}: {points} points",
        rect(0, 0, 62, HEIGHT, rx=6, fill=f"url(#{PREFIX}seat-{seat})", stroke=INK, stroke_width=1.2),
        circle(31, HEIGHT / 2, 25, fill=PAPER, stroke=INK, stroke_width=1.3),
        numeral(points, 31, HEIGHT / 2 + 10, 29 if points < 100 else 23),
        letters(name, 73, 34, 19, anchor="start", face=TITLE_FACE, font_weight="bold"),
        *(letters(line, 73, 58 + 20 * k, 15, anchor="start", fill=FADED) for k, line in enumerate(said)),
        data_points=points,
    )


def _standing(view: dict[str, Any], facts: dict[str, Any], seat: int) -> list[str]:
    name = facts["seats"][seat]
    lines = ["points"]
    if view["north"] is not None and view["purple"] is not None:
        side = "north" if view["north"] == name else "south"
        lines.append(f"{side}, {COLOURS[0] if view['purple'] == name else COLOURS[1]}")
    if view["roller"] == name:
        lines.append("rolled the dice")
    return lines


def heading(title: str, words: str, points: int, right: float) -> str:
    """The name of a board, how its points come about, and the points."""
    return (
        letters(title, 0, 26, 18, anchor="start", face=TITLE_FACE, font_weight="bold")
        + letters(words, right - 38, 26, 16, anchor="end", fill=FADED)
        + numeral(points, right, 27, 24, anchor="end")
    )


def faith(view: dict[str, Any], facts: dict[str, Any], seat: int) -> str:
    """The pilgrim's board: temples times gardens."""
    components = facts["components"]
    temples, gardens = components["tracks.temple"], components["tracks.garden"]
    at, also = view["temples"][seat], view["gardens"][seat]
    return thing(
        "board faith",
        f"faith: {temples[at - 1]} times {gardens[also - 1]}",
        heading("Faith", f"{temples[at - 1]} × {gardens[also - 1]} =", scores(view, facts, seat)[0], 288),
        track("temple", temples, at, seat, UPPER),
        track("garden", gardens, also, seat, LOWER),
    )


def track(kind: str, values: list[int], at: int, seat: int, y: float) -> str:
    """A track of slots; the marker lies on the one reached."""
    drawn = [use(f"{PREFIX}{kind}", transform=move(17, y + SLOT_HEIGHT / 2, 0.68))]
    style = SEAT_STYLES[seat]
    for k, value in enumerate(values, 1):
        x, here = 36 + SLOT * (k - 1), k == at
        fill = style.colour if here else style.pale if k < at else PAPER
        box = rect(x, y, SLOT, SLOT_HEIGHT, fill=fill, stroke=INK, stroke_width=1.1)
        ring = rect(x + 2, y + 2, SLOT - 4, SLOT_HEIGHT - 4, rx=4, fill="none", stroke=WHITE, stroke_width=1.6)
        ink = WHITE if here else INK if k == at + 1 or k < at else FADED
        drawn += [box, ring if here else "", numeral(value, x + SLOT / 2, y + 25, 20, ink)]
    return thing(f"track {kind}", f"{kind} track: slot {at} of {len(values)}", *drawn, data_track=kind, data_slot=at)


def trade(view: dict[str, Any], facts: dict[str, Any], seat: int) -> str:
    """The merchant's board: slabs with their points, coins, goods."""
    points, slabs = facts["components"]["points.slabs"], view["slabs"][seat]
    places = [
        pieces.slab_place(points[k], k, k <= slabs, SLAB * (k - 1), UPPER, SLAB - 4, SLOT_HEIGHT)
        for k in range(1, len(points))
    ]
    return thing(
        "board trade",
        f"trade: {slabs} slabs",
        heading("Trade", "", scores(view, facts, seat)[1], 6 * SLAB - 4),
        *places,
        purse(view, facts, seat),
        pack(view, facts, seat),
    )


def purse(view: dict[str, Any], facts: dict[str, Any], seat: int) -> str:
    """Loose coins, out of those that make a slab."""
    coins, whole = view["coins"][seat], facts["components"]["trade.coins_per_slab"]
    return thing(
        "coins",
        f"{coins} coins; {whole} become a slab",
        pieces.coin(14, LOWER + 18, 13),
        numeral(coins, 32, LOWER + 26, 23, anchor="start"),
        data_coins=coins,
    )


def pack(view: dict[str, Any], facts: dict[str, Any], seat: int) -> str:
    """Goods held, and how many more may be."""
    components = facts["components"]
    strong = "strong" in [w for w, h in zip(view["wave"], view["holder"], strict=True) if h == facts["seats"][seat]]
    limit = components["trade.strong_limit" if strong else "trade.limit"]
    carried = [good for good, n in zip(GOODS, view["goods"][seat], strict=True) for _ in range(n)]
    width = 6 * SLAB - 4 - COINS
    pitch = width / max(6, len(carried), limit)
    drawn = []
    for k in range(max(limit, len(carried))):
        x, over = COINS + pitch * k, k >= limit
        drawn.append(
            rect(
                x, LOWER, pitch - 2, SLOT_HEIGHT, rx=3, fill="#F3D9C9" if over else PAPER,
                stroke=INK if k < len(carried) else FADED, stroke_width=1.1,
                stroke_dasharray=None if k < len(carried) else "4 3",
            )
        )  # fmt: skip
        if k < len(carried):
            drawn.append(pieces.good(carried[k], x + pitch / 2 - 1, LOWER + 18, min(28.0, pitch - 5)))
    return thing("goods", f"{len(carried)} goods of at most {limit}", *drawn, data_limit=limit)


def culture(view: dict[str, Any], facts: dict[str, Any], seat: int) -> str:
    """The artist's board: paintings face down, turned up or given away, in rows."""
    components = facts["components"]
    rows, points = components["paintings.rows"], components["points.gifts"]
    pitch, height = PAINTINGS / max(rows), SLOT_HEIGHT + 4
    drawn, k = [], 0
    for row, size in enumerate(rows):
        for column in range(size):
            drawn.append(
                cell(view, facts, seat, k, points[k + 1], pitch * column, (UPPER, LOWER)[row] - 2, pitch - 5, height)
            )
            k += 1
    gifts = view["gifted"][seat]
    words = "no gift yet" if not gifts else "1 gift" if gifts == 1 else f"{gifts} gifts"
    return thing("board culture", f"culture: {words}", heading("Culture", words, points[gifts], PAINTINGS - 5), *drawn)


def cell(
    view: dict[str, Any],
    facts: dict[str, Any],
    seat: int,
    k: int,
    points: int,
    x: float,
    y: float,
    width: float,
    height: float,
) -> str:
    """One cell: a painting, or the points its gift has uncovered."""
    gifted, revealed = view["gifted"][seat], view["revealed"][seat]
    if k >= gifted:
        landscape = view["paintings"][seat][k]
        words = f"painting {k + 1}: {landscape or 'face down'}" + (", next to give" if k == gifted < revealed else "")
        back = COLOURS[view["purple"] != facts["seats"][seat]]
        return painting(landscape, back, x, y, width, height, words, k == gifted < revealed)
    last = k == gifted - 1
    style = SEAT_STYLES[seat]
    return thing(
        "painting gifted",
        f"painting {k + 1} is given away: {points} points" + (" now" if last else ""),
        rect(x, y, width, height, rx=3, fill=style.colour if last else style.pale, stroke=INK, stroke_width=1.2),
        numeral(points, x + width / 2, y + height / 2 + 7, 20, WHITE if last else INK),
        data_points=points,
    )


def held(view: dict[str, Any], facts: dict[str, Any], seat: int) -> str:
    """Wave tiles and the hot-spring token of a player, each on a line of its own."""
    drawn, width = [], WIDTH - HELD - 8
    for k, character in enumerate(CHARACTERS):
        if view["holder"][k] == facts["seats"][seat]:
            drawn.append(held_tile(view["wave"][k], character, 0, 5 + 30 * k, width))
        else:
            drawn.append(_empty_line(5 + 30 * k, width, sign(character, 17, 18.5 + 30 * k, 26, "#B9AE97")))
    if view["spring"] == facts["seats"][seat]:
        drawn.append(spring_line(95, width))
    else:
        drawn.append(_empty_line(95, width, _steam(95, "#B9AE97", "#B9AE97")))
    return thing("held", "wave tiles and hot-spring token", *drawn)


def spring_line(y: float, width: float) -> str:
    """The hot-spring token on a mat."""
    return thing(
        "spring-token",
        "hot-spring token: use a die a second time",
        rect(0, y, width, 27, rx=4, fill="#F7E7DC", stroke=INK, stroke_width=1.4),
        _steam(y, INDIGO, VERMILION),
        letters("hot spring", 33, y + 19, 15, anchor="start", font_weight="bold"),
        data_token="spring",
    )


def _steam(y: float, bath: str, steam: str) -> str:
    return use(f"{PREFIX}steam", transform=move(17, y + 16, 0.5), fill=bath, stroke=steam)


def _empty_line(y: float, width: float, what: str) -> str:
    return what + rect(0, y, width, 27, rx=4, fill="none", stroke="#C9BFA8", stroke_width=1, stroke_dasharray="4 4")
