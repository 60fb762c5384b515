"""SVG icons of goods, points, fire, experience and types, and rows of icons and numbers."""

import re
from functools import cache
from typing import NamedTuple

from ....drawing.palette import INK, PAPER, PINE, PLUM, VERMILION, WHITE
from ....drawing.svg import circle, el, group, hemp, move, numeral, path, rect, tile, use
from ..data.names import TYPES

PREFIX = "iki-"
LACQUER, STRAW, BRONZE, GOLD, TIMBER = "#7A2E22", "#DDBD77", "#C79A5B", "#EBC247", "#B98553"
CARD_PAPER = "#FBF7EC"
KOBUN = "M-7 9.5C-7 2 -4.6 -1.4 0 -1.4C4.6 -1.4 7 2 7 9.5Z"
ARROW = "M0 -1.6H7V-5L13 0L7 5V1.6H0Z"


class TypeStyle(NamedTuple):
    """How a type of character is recognised: by colour, by pattern, by sign."""

    colour: str
    light: str
    sign: str


TYPE_STYLES = {
    "vendor": TypeStyle(
        "#A9781F", "#E9CD84",
        "M-9 -3.2C-5 -7.4 5 -7.4 9 -3.2L8.2 -2C4 -5 -4 -5 -8.2 -2ZM-9 -3H-7.6V1H-9ZM7.6 -3H9V1H7.6Z"
        "M-11 1H-5.4L-6.4 7H-10ZM5.4 1H11L10 7H6.4Z",
    ),
    "artisan": TypeStyle("#7B5133", "#C9A37F", "M-7 -8H6.5V-1.5H-7ZM-1.9 -1.5H1.5V9H-1.9Z"),
    "special": TypeStyle(
        PLUM, "#CFA3BB", "M0 8L-10 -2.5C-5 -9 5 -9 10 -2.5Z"
        "M-.6 4L-5.5 -4.5L-4.4 -5.2ZM.6 4L5.5 -4.5L4.4 -5.2Z"
    ),
    "master": TypeStyle(
        "#9B3426", "#E2A493", "M-8 -8.5H-4.2V4H8.5V8H-8ZM1 -8L3 -4L7.4 -3.4L4.2 -.4L5 4L1 1.8Z"
    ),
    "shopkeeper": TypeStyle(
        "#2D6675", "#9CC3C9", "M-10 -7.5H10V-4.8H-10Z"
        "M-9 -4H-3.6V6H-9ZM-2.6 -4H2.6V8H-2.6ZM3.6 -4H9V6H3.6Z"
    ),
}  # fmt: skip


def _type_pattern(name: str, line: str, ground: str) -> str:
    """The pattern of a type: stripes, hemp leaves, scales, checks, spots."""
    kind = name.rsplit("-", 1)[1]
    drawn = {
        "vendor": ("M2 0V8M5.5 0V8", 8, 8),
        "special": ("M0 10L6 0L12 10ZM-6 20L0 10L6 20ZM6 20L12 10L18 20Z", 12, 20),
        "master": ("M0 0H6V6H0ZM6 6H12V12H6Z", 12, 12),
        "shopkeeper": ("M1 3a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M6 8a2 2 0 1 0 4 0a2 2 0 1 0 -4 0", 10, 10),
    }
    if kind == "artisan":
        return hemp(name, line, ground, 13)
    d, width, height = drawn[kind]
    ink = path(d, stroke=line, stroke_width=1.3) if kind == "vendor" else path(d, fill=line)
    return tile(name, width, height, rect(0, 0, width, height, fill=ground), ink)


def _shapes() -> dict[str, str]:
    line: dict[str, str | float | None] = {"stroke": INK, "stroke_width": 1.2, "stroke_linejoin": "round"}
    log = [circle(x, y, 4.7, fill=TIMBER, **line) + circle(x, y, 1.7, fill="none", stroke=INK, stroke_width=0.8)
           for x, y in ((-4.9, 4.3), (4.9, 4.3), (0, -4.1))]  # fmt: skip
    return {
        "mon": circle(0, 0, 9, fill=BRONZE, **line) + rect(-3, -3, 6, 6, fill=PAPER, stroke=INK, stroke_width=1),
        "koban": el("ellipse", cx=0, cy=0, rx=6.6, ry=9.6, fill=GOLD, **line)
        + path("M-4 -4.5H4M-4.6 -1.5H4.6M-4.6 1.5H4.6M-4 4.5H4", stroke=INK, stroke_width=0.9, opacity=0.7),
        "rice": path("M-8.4 0C-7 -10.5 7 -10.5 8.4 0Z", fill=WHITE, **line)
        + path("M-3 -5l1.6 -.8M2 -6l1.4 .9M-.6 -2.6l1.6 -.3M4 -2.8l1.4 .5", stroke=INK, stroke_width=0.8)
        + path("M-9.6 -.6H9.6C9 5 6.2 7.8 3.6 8.4V10H-3.6V8.4C-6.2 7.8 -9 5 -9.6 -.6Z", fill=LACQUER, **line),
        "sandal": path("M-4.4 9C-7 6.4 -6.4 1 -6 -3C-5.4 -11 5.4 -11 6 -3C6.4 1 7 6.4 4.4 9C2 10.4 -2 10.4 -4.4 9Z",
                       fill=STRAW, **line)
        + path("M-5.8 4C-4.4 0 -1 -3 0 -6.4C1 -3 4.4 0 5.8 4", fill="none", stroke=VERMILION, stroke_width=2.2),
        "wood": "".join(log),
        "iki": rect(-9, -9, 18, 18, rx=3.5, fill=VERMILION, **line)
        + "".join(el("ellipse", cx=0, cy=-4.2, rx=2.7, ry=3.4, fill=WHITE, transform=f"rotate({72 * k})")
                  for k in range(5))
        + circle(0, 0, 1.5, fill=VERMILION),
        "fire": path("M.6 -10.4C2 -6 8 -3.4 7.6 3C7.2 8 3.6 10 0 10C-3.6 10 -7.2 8 -7.6 3.6C-7.9 0 -5.6 -2 -4.8 -5.4"
                     "C-3.2 -4 -2.6 -3 -2.4 -1.4C-.8 -3.4 1 -6.6 .6 -10.4Z", fill=VERMILION, **line)
        + path("M.4 9C-2.8 9 -4.2 6.6 -3.4 3.8C-2.2 5 -1.6 4.6 -1.1 3C0 1.8 1 .2 .8 -1.8C3.8 1 5.2 3.6 4.4 6"
               "C3.8 8 2.2 9 .4 9Z", fill="#F6CF6A"),
        "xp": path("M-9.5 9.5V5H-3.4V.4H3V-4.4H9.5V9.5Z", fill=PINE, **line)
        + path("M-5.6 -.6V-9M-9 -5.4L-5.6 -9.4L-2.2 -5.4", fill="none", stroke=INK, stroke_width=2.1),
        "build": path("M-10.4 -.6L0 -9.6L10.4 -.6H7.6V9.4H-7.6V-.6Z", fill="#6E5646", **line)
        + path("M-2.6 9.4V2.6H2.6V9.4Z", fill="#F2D796"),
        "swap": path("M-9 -4.4H5M1.4 -8.4L6 -4.4L1.4 -.4M9 4.6H-5M-1.4 .6L-6 4.6L-1.4 8.6", fill="none", stroke=INK,
                     stroke_width=2.3, stroke_linecap="round", stroke_linejoin="round"),
        "others": group(circle(-5, -4, 3.4) + path("M-10.4 7.5C-10.4 1.6 -8.6 0 -5 0S.4 1.6 .4 7.5Z")
                        + circle(5, -4, 3.4) + path("M-.4 7.5C-.4 1.6 1.4 0 5 0S10.4 1.6 10.4 7.5Z"),
                        fill="#8E8A80", stroke=INK, stroke_width=1),
        "fish": path("M-9.6 0C-6 -6.4 3 -6.4 5.6 -.8L10 -5V5.6L5.6 1C3 6.6 -6 6.6 -9.6 0Z", fill="#8FB0CC", **line)
        + path("M-6.4 -1h.8M-2.8 -4.4C-1 -2 -1 2 -2.8 4.4", fill="none", stroke=INK, stroke_width=1.3),
        "pipe": path("M-9.6 1.4L5 -4.2L6 -2L-8.8 3.4Z", fill=TIMBER, **line)
        + path("M4 -7.4H9.4C9.6 -2.6 8.6 -1 7 -.8C5.4 -1 4 -3 4 -7.4Z", fill=GOLD, **line),
        "tobacco": path("M-7.4 -3.4H7.4C9.6 3 8.6 9.4 0 9.4C-8.6 9.4 -9.6 3 -7.4 -3.4Z", fill="#8C6239", **line)
        + path("M-7.4 -3.4C-6 -8.8 6 -8.8 7.4 -3.4L0 1.8Z", fill=STRAW, **line) + circle(0, 1, 1.7, fill=LACQUER),
        "types": group(*(rect(-10 + 4.2 * k, -7 + 1.6 * k, 7, 11, rx=1.4, fill=c, **line)
                         for k, c in enumerate(("#E9CD84", "#7B5133", PLUM, "#9B3426")))),
        "crowd": group(*(rect(-9 + 3.6 * k, -8 + 2.6 * k, 9, 12, rx=1.4, fill=CARD_PAPER, **line) for k in range(3)))
        + circle(2.6, 3.4, 2.6, fill=PLUM),
        "kobun": path(KOBUN, stroke=INK, stroke_width=1.2) + circle(0, -5.2, 4.4, stroke=INK, stroke_width=1.2),
    }  # fmt: skip


@cache
def definitions() -> str:
    """Signs, and the patterns of the five types."""
    signs = [el("g", drawn, id=f"{PREFIX}i-{name}") for name, drawn in _shapes().items()]
    patterns = [_type_pattern(f"{PREFIX}type-{k}", TYPE_STYLES[k].light, TYPE_STYLES[k].colour) for k in TYPES]
    return "".join([*signs, *patterns])


def icon(name: str, x: float, y: float, size: float = 20) -> str:
    """One sign, its middle at (x, y)."""
    return use(f"{PREFIX}i-{name}", transform=move(x, y, size / 20))


def kobun(seat: int, x: float, y: float, size: float = 20) -> str:
    """A kobun in the weave of its seat."""
    return use(f"{PREFIX}i-kobun", transform=move(x, y, size / 20), fill=f"url(#{PREFIX}seat-{seat})")


@cache
def type_badge(kind: str, x: float, y: float, r: float = 13) -> str:
    """The sign of a type on a disc of its colour."""
    style = TYPE_STYLES[kind]
    return group(
        circle(0, 0, 13, fill=style.colour, stroke=INK, stroke_width=1.2),
        path(style.sign, fill=WHITE, transform="scale(.84)"),
        class_="type", transform=move(x, y, r / 13),
    )  # fmt: skip


Atom = tuple[str, str]
LEAST_FIGURE, LEAST_SIGN = 18.0, 9.0
AMOUNT = re.compile(r"(-?\d+) (\w+)")
LESS = re.compile(r"build (\d) (wood|koban) less")


def atoms_of(text: str) -> list[Atom]:
    """What a deal says, cut into signs and numbers: '2 mon -> 2 rice' is 2, coin, arrow, 2, bowl."""
    price, arrow, given = text.partition("->") if "->" in text else ("", "", text)
    atoms = _amounts(price)
    if arrow:
        atoms.append(("arrow", ""))
    given = given.strip()
    if given in ("experience", "swap"):
        return [*atoms, ("icon", "xp" if given == "experience" else "swap")]
    if less := LESS.fullmatch(given):
        return [*atoms, ("icon", "build"), ("number", f"-{less[1]}"), ("icon", less[2])]
    return atoms + _amounts(given)


def _amounts(text: str) -> list[Atom]:
    atoms: list[Atom] = []
    for part in text.split(","):
        words = part.strip()
        if words.startswith("others "):
            atoms += [("gap", ""), ("icon", "others")]
            words = words.removeprefix("others ")
        if found := AMOUNT.fullmatch(words):
            if found[1] != "1":
                atoms.append(("number", found[1]))
            atoms.append(("icon", found[2]))
    return atoms


def row_width(atoms: list[Atom], size: float = 20) -> float:
    """How long a row of signs is."""
    return sum(_advance(atom, size) for atom in atoms)


def _advance(atom: Atom, size: float) -> float:
    kind, what = atom
    if kind == "gap":
        return size * 0.3
    if kind == "icon":
        return size * (0.86 if what in ("koban", "sandal") else 1.1)
    return size * 0.86 if kind == "arrow" else _figure(size) * (0.6 * len(what) + 0.1)


def _figure(size: float) -> float:
    """How large the numbers in a row of signs are: they can be read even where the signs are small."""
    return max(LEAST_FIGURE, size * 0.95)


def fit(atoms: list[Atom], width: float, size: float) -> float:
    """The size, at most the given one, at which a row is not longer than its place."""
    while size > LEAST_SIGN and row_width(atoms, size) > width:
        size -= 0.5
    return size


def sign_row(atoms: list[Atom], x: float, y: float, size: float = 20, ink: str = INK, anchor: str = "middle") -> str:
    """A row of signs and numbers, its middle (or start) at (x, y)."""
    at = x - (row_width(atoms, size) / 2 if anchor == "middle" else 0)
    drawn = []
    for atom in atoms:
        kind, what = atom
        wide = _advance(atom, size)
        if kind == "icon":
            drawn.append(icon(what, at + wide / 2, y, size))
        elif kind == "arrow":
            drawn.append(path(ARROW, fill=ink, transform=move(at + wide / 2 - 5.6 * size / 20, y, 0.86 * size / 20)))
        elif kind == "number":
            drawn.append(numeral(what, at + wide / 2 - size * 0.03, y + _figure(size) * 0.36, _figure(size), ink))
        at += wide
    return "".join(drawn)


@cache
def price_coin(value: int, x: float, y: float, r: float = 16) -> str:
    """A price in mon: a coin with the number where the hole would be."""
    return (
        circle(x, y, r, fill=BRONZE, stroke=INK, stroke_width=1.4)
        + circle(x, y, r * 0.8, fill="#F3DFB6", stroke=INK, stroke_width=0.8)
        + numeral(value, x, y + r * 0.49, r * 1.4)
    )


def glow(x: float, y: float, width: float, height: float, rx: float = 6) -> str:
    """The light around what may be chosen now."""
    return (
        rect(x, y, width, height, rx=rx, fill="none", stroke=INK, stroke_width=7.6)
        + rect(x, y, width, height, rx=rx, fill="none", stroke="#F5B82E", stroke_width=5)
    )  # fmt: skip
