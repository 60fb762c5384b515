"""Goods, coins, gold slabs, trade tokens and the hot-spring token."""

from functools import cache

from ....drawing.palette import FADED, INDIGO, INK, OCHRE, PAPER, PLUM, VERMILION, WHITE
from ....drawing.svg import bokashi, circle, el, group, move, number, numeral, path, rect, use
from .chart import PREFIX
from .items import Box, item

KIMONO = (
    "M-7 -21L0 -16L7 -21L25 -17V3L13 5L15 22H-15L-13 5L-25 3V-17Z",
    "M0 -16L-4 -6L0 2L4 -6ZM-14 2H14V8H-14Z",
    "M-13 5V-10M13 5V-10M0 8V22",
)
CERAMICS = (
    "M-8 -24H8V-18C6 -14 7 -12 11 -9C22 -1 20 15 9 23H-9C-20 15 -22 -1 -11 -9C-7 -12 -6 -14 -8 -18Z",
    "M-18 2C-9 -3 -5 7 3 3C9 0 12 1 18 3V9C10 6 6 6 2 9C-5 12 -10 4 -17 9Z",
    "M-7 -18H7",
)
DOLLS = (
    "M-8 0H8C16 6 16 16 13 24H-13C-16 16 -16 6 -8 0Z",
    "M-14 -11A14 13 0 1 1 14 -11A14 13 0 1 1 -14 -11Z",
    "M-5 -8V-5M5 -8V-5M-2 -1H2M-14 9C-5 13 5 13 14 9M0 14V21",
)
FANS = (
    "M0 23L-27 -4C-17 -22 17 -22 27 -4Z",
    "M-27 -4C-17 -22 17 -22 27 -4L16 7C9 -3 -9 -3 -16 7Z",
    "M0 23L-19 -12M0 23L-7 -17M0 23L7 -17M0 23L19 -12",
)
HAIR = {"dolls": "M-14 -10C-16 -28 16 -28 14 -10C11 -16 5 -14 0 -18C-5 -14 -11 -16 -14 -10Z"}
GOODS_DRAWN = {
    "kimono": (KIMONO, PLUM, OCHRE),
    "ceramics": (CERAMICS, INDIGO, WHITE),
    "dolls": (DOLLS, VERMILION, "#F3DFC4"),
    "fans": (FANS, "#B97F1B", "#F8E7B4"),
}
"""Shape, what is light on it, and lines; the colour, and the light one."""

TOKEN_WIDTH, TOKEN_HEIGHT = 62.0, 44.0
STEAM = "M-11 -6C-16 -13 -6 -17 -11 -25M0 -8C-5 -16 5 -20 0 -29M11 -6C6 -13 16 -17 11 -25"
BASIN = "M-21 -2C-21 12 -12 18 0 18C12 18 21 12 21 -2C14 4 -14 4 -21 -2Z"


@cache
def definitions() -> str:
    """The goods in a box of fifty units, the hot spring, and the gold of coins and slabs."""
    goods = []
    for name, ((shape, light, lines), colour, pale) in GOODS_DRAWN.items():
        drawn = (
            path(shape, fill=colour, stroke=INK, stroke_width=2.2, stroke_linejoin="round")
            + path(light, fill=pale, stroke=INK, stroke_width=1)
            + path(lines, fill="none", stroke=INK, stroke_width=1.5)
            + (path(HAIR[name], fill=INK) if name in HAIR else "")
        )
        goods.append(el("g", drawn, id=f"{PREFIX}good-{name}"))
    spring = path(STEAM, fill="none", stroke_width=4, stroke_linecap="round") + path(BASIN, stroke="none")
    return "".join(
        [
            *goods,
            el("g", spring, id=f"{PREFIX}steam"),
            bokashi(f"{PREFIX}gold", "#FBE9AE", "#D9A93C"),
            bokashi(f"{PREFIX}wood", "#FBF3DC", "#EBD3A0"),
        ]
    )


def good_piece(name: str, tip: str, act: str | None, piece: str, x: float, y: float, size: float) -> str:
    """One of the goods around a point."""
    drawn = use(f"{PREFIX}good-{name}")
    return item("good", tip, drawn, rule="merchant.sell", act=act, piece=piece, at=move(x, y, size / 50))


def trade_token(token: str, town: str, tag: str, tip: str, act: str, x: float, y: float) -> str:
    """What a coastal town wants and pays: a wooden board with the good and its price."""
    name, price = token.split()
    w, h = TOKEN_WIDTH, TOKEN_HEIGHT
    return item(
        "trade-token",
        tip,
        rect(-w / 2, -h / 2, w, h, rx=4, fill=f"url(#{PREFIX}wood)", stroke=INK, stroke_width=1.8),
        rect(-w / 2 + 3, -h / 2 + 3, w - 6, h - 6, rx=2, fill="none", stroke="#B58A4A", stroke_width=1),
        use(f"{PREFIX}good-{name}", transform=move(-12.5, 0, 0.57)),
        numeral(price, 16, 9.5, 28),
        tag,
        rule="merchant.sell",
        act=act,
        mark=f"token-{town}",
        at=move(x, y),
    )


def empty_token(x: float, y: float) -> str:
    """The place of a trade token that is not laid yet."""
    w, h = TOKEN_WIDTH, TOKEN_HEIGHT
    return rect(
        x - w / 2, y - h / 2, w, h, rx=4, fill=PAPER, fill_opacity=0.25, stroke=PAPER, stroke_dasharray="5 4"
    )  # fmt: skip


def coin(x: float, y: float, r: float = 12.0) -> str:
    """A coin with its square hole."""
    hole = 0.62 * r
    return circle(x, y, r, fill=f"url(#{PREFIX}gold)", stroke=INK, stroke_width=1.4) + rect(
        x - hole / 2, y - hole / 2, hole, hole, fill=PAPER, stroke=INK, stroke_width=1.2
    )


def slab_place(points: int, filled: bool, tip: str, name: str, box: Box, size: float) -> str:
    """A place for a gold slab with the points printed over it: an oval slab once it is there."""
    x, y, width, height = box
    ends = height / 2 - 2
    if filled:
        body = rect(*box, rx=ends, fill=f"url(#{PREFIX}gold)", stroke=INK, stroke_width=1.8)
        lines = "".join(f"M{number(x + 9)} {number(y + d)}h{number(width - 18)}" for d in (6, height - 6))
        slab = group(body, path(lines, stroke="#9A6F1E", stroke_width=1.2), data_piece=name)
    else:
        slab = rect(*box, fill="none", stroke=FADED, stroke_width=1.2, stroke_dasharray="4 3", rx=ends)
    figure = numeral(points, x + width / 2, y + height / 2 + 0.35 * size, size, INK if filled else FADED)
    return item("slab" if filled else "slab-place", tip, slab, figure, rule="merchant.slab", mark=name)


def spring_token(tip: str, act: str, x: float, y: float, r: float) -> str:
    """The hot-spring token: a bath with its steam."""
    return item(
        "spring-token",
        tip,
        circle(0, 0, 30, fill="#F7E7DC", stroke=INK, stroke_width=1.9),
        circle(0, 0, 26, fill="none", stroke=VERMILION, stroke_width=2),
        use(f"{PREFIX}steam", transform=move(0, 5, 0.82), fill=INDIGO, stroke=VERMILION),
        rule="spring.again",
        act=act,
        piece="spring-token",
        mark="spring-token",
        at=move(x, y, r / 30),
    )
