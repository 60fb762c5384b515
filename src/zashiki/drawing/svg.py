"""What every board picture shares: SVG elements as text, bokashi, paper, and the patterns of the seats."""

import math
import re
from functools import lru_cache
from html import escape

from .palette import INK, PAPER, SEAT_STYLES, TEXT_FACE, TITLE_FACE, VERMILION, WHITE

__all__ = ["INK", "PAPER", "TITLE_FACE", "VERMILION"]  # the server's page takes these from here

Point = tuple[float, float]
XMLNS = "http://www.w3.org/2000/svg"
TIP = re.compile(r'<g [^>]*?data-tip="([^"]*)"[^>]*>')


def number(value: float) -> str:
    """A coordinate, as short as it can be written."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def el(tag: str, *children: str, **attributes: str | float | None) -> str:
    """An SVG element. `font_size` stands for font-size, `class_` for class; None leaves an attribute out.

    >>> el("circle", cx=1, cy=2.50, r=3, stroke_width=1, class_="moon", fill=None)
    '<circle cx="1" cy="2.5" r="3" stroke-width="1" class="moon"/>'
    """
    written = "".join([_attribute(name, value) for name, value in attributes.items() if value is not None])
    return f"<{tag}{written}>{''.join(children)}</{tag}>" if children else f"<{tag}{written}/>"


@lru_cache(16384)  # a board writes the same colours and places again and again
def _attribute(name: str, value: str | float) -> str:
    written = escape(value) if isinstance(value, str) else number(value)
    return f' {name.rstrip("_").replace("_", "-")}="{written}"'


def document(*drawn: str, size: tuple[float, float], **attributes: str | float | None) -> str:
    """An SVG document of that size."""
    return el("svg", *drawn, xmlns=XMLNS, viewBox=f"0 0 {size[0]:g} {size[1]:g}", **attributes)


def hidden_document(drawn: str) -> str:
    """An SVG document that shows nothing: others use what it defines."""
    return el("svg", drawn, xmlns=XMLNS, width=0, height=0, aria_hidden="true")


def whole_picture(*drawn: str, size: tuple[float, float], label: str, class_: str) -> str:
    """An SVG document to be shown by itself: where no page shows the tips, each is the title of its thing."""
    named = {"role": "img", "aria_label": label, "class_": class_}
    return TIP.sub(r"\g<0><title>\1</title>", document(*drawn, size=size, width="100%", height="100%", **named))


def group(*children: str, **attributes: str | float | None) -> str:
    """A `<g>`; nothing at all if it would be empty."""
    return el("g", *children, **attributes) if any(children) else ""


def thing(kind: str, name: str, *children: str, **attributes: str | float | None) -> str:
    """A piece with a class that styles and scripts can find, and a name for eyes and screen readers."""
    return el("g", el("title", escape(name)), *children, class_=kind, **attributes)


def move(x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """A transform attribute: to a point, turned by degrees, then scaled."""
    turned = f" rotate({number(turn)})" if turn else ""
    scaled = f" scale({number(round(scale, 4))})" if scale != 1 else ""
    return f"translate({number(float(x))} {number(float(y))}){turned}{scaled}"


def rect(x: float, y: float, width: float, height: float, **attributes: str | float | None) -> str:
    """A rectangle."""
    return el("rect", x=x, y=y, width=width, height=height, **attributes)


def circle(x: float, y: float, r: float, **attributes: str | float | None) -> str:
    """A circle."""
    return el("circle", cx=x, cy=y, r=r, **attributes)


def path(d: str, **attributes: str | float | None) -> str:
    """A path."""
    return el("path", d=d, **attributes)


def use(name: str, **attributes: str | float | None) -> str:
    """Something from the definitions, once more."""
    return el("use", href=f"#{name}", **attributes)


def letters(
    words: str,
    x: float,
    y: float,
    size: float = 16,
    *,
    anchor: str = "middle",
    face: str = TEXT_FACE,
    fill: str = INK,
    **attributes: str | float | None,
) -> str:
    """A line of text."""
    place = None if anchor == "start" else anchor
    return el(
        "text", escape(words, quote=False), x=x, y=y, font_size=size, font_family=face, fill=fill,
        text_anchor=place, **attributes,
    )  # fmt: skip


NARROW_LETTERS, WIDE_LETTERS = " .,:'’-–il|Iíjtfrłг", "mwMWшщжюыфмдШЩЖЮЫФМДО—œŒ"
BOLD, PLAIN = 1.0, 0.9


@lru_cache(4096)
def width_of(words: str, size: float, weight: float = BOLD) -> float:
    """How wide a line is, about: no font is at hand where pictures are made.

    >>> width_of("ill", 20) < width_of("mow", 20)
    True
    """
    return weight * size * sum(map(_letter_width, words))


def _letter_width(letter: str) -> float:
    if letter in NARROW_LETTERS:
        return 0.34
    if letter in WIDE_LETTERS:
        return 0.85
    return 0.68 if letter.isupper() else 0.62 if "а" <= letter <= "ё" else 0.57


def numeral(value: str | int, x: float, y: float, size: float = 24, fill: str = INK, anchor: str = "middle") -> str:
    """A number that decides something: bold, figures of one width, a true minus sign."""
    words = str(value).replace("-", "\N{MINUS SIGN}")
    return letters(words, x, y, size, anchor=anchor, face=TITLE_FACE, fill=fill, font_weight="bold")


def bokashi(name: str, *stops: str | tuple[float, str] | tuple[float, str, float], across: bool = False) -> str:
    """A soft gradation from the first colour to the last, downwards or across; a stop may carry place and opacity."""
    marks = []
    for k, stop in enumerate(stops):
        offset, colour, opacity = k / max(1, len(stops) - 1), stop, 1.0
        if not isinstance(stop, str):
            offset, colour = stop[0], stop[1]
            opacity = stop[2] if len(stop) == 3 else 1.0
        marks.append(el("stop", offset=offset, stop_color=str(colour), stop_opacity=None if opacity == 1 else opacity))
    end = {"x2": "1", "y2": "0"} if across else {"x2": "0", "y2": "1"}
    return el("linearGradient", *marks, id=name, x1="0", y1="0", **end)


def tile(name: str, width: float, height: float, *children: str) -> str:
    """A pattern repeated over the plane."""
    return el("pattern", *children, id=name, width=width, height=height, patternUnits="userSpaceOnUse")


def waves(name: str, line: str, ground: str) -> str:
    """Seigaiha: the sea in overlapping fans."""
    rows = [(x, y) for y in (0, 6, 12, 18, 24) for x in ((0, 24) if y % 12 == 0 else (12,))]
    rings = [
        circle(x, y, r, fill=ground if r == 11.2 else "none", stroke=line, stroke_width=1.3)
        for x, y in rows
        for r in (11.2, 7.2, 3.2)
    ]
    return tile(name, 24, 12, *rings)


def arrows(name: str, line: str, ground: str) -> str:
    """Yagasuri: arrow feathers, up and down in turn."""
    down, up = "M0 1L9 9L18 1V7L9 15L0 7Z", "M18 9L27 1L36 9V15L27 7L18 15Z"
    return tile(name, 36, 16, rect(0, 0, 36, 16, fill=ground), path(down + up, fill=line))


def bark(name: str, line: str, ground: str) -> str:
    """Matsukawa-bishi: pine bark in stepped lozenges."""
    step = "M14 1L18 5L21 4L27 10L21 16L18 15L14 19L10 15L7 16L1 10L7 4L10 5Z"
    return tile(name, 28, 20, rect(0, 0, 28, 20, fill=ground), path(step, fill="none", stroke=line, stroke_width=1.6))


def shell(name: str, line: str, ground: str) -> str:
    """Kikko: the tortoise shell in hexagons."""
    lines = "M0 6L10 0L20 6V18L10 24L0 18ZM10 24V36"
    return tile(name, 20, 36, rect(0, 0, 20, 36, fill=ground), path(lines, fill="none", stroke=line, stroke_width=1.5))


def hemp(name: str, line: str, ground: str, side: float = 20) -> str:
    """Asanoha: the hemp leaf, a lattice of triangles with their centres joined to the corners."""
    rise = side * math.sqrt(3) / 2
    strokes = []
    for row in (0, 1):
        for k in range(-1, 3):
            left = k * side - (side / 2 if row else 0)
            top, foot = row * rise, (row + 1) * rise
            peak = ((left + side / 2, foot), (left, top), (left + side, top))
            valley = ((left, top), (left - side / 2, foot), (left + side / 2, foot))
            strokes += [_star(peak), _star(valley)]
    ink = path("".join(strokes), fill="none", stroke=line, stroke_width=0.9)
    return tile(name, side, 2 * rise, rect(0, 0, side, 2 * rise, fill=ground), ink)


def _star(corners: tuple[Point, Point, Point]) -> str:
    (ax, ay), (bx, by), (cx, cy) = corners
    mx, my = number((ax + bx + cx) / 3), number((ay + by + cy) / 3)
    a, b, c = (f"{number(x)} {number(y)}" for x, y in corners)
    return f"M{a}L{b}L{c}ZM{a}L{mx} {my}L{b}M{mx} {my}L{c}"


def fibres(name: str) -> str:
    """The fibres of good paper, just to be felt."""
    strands = "M6 14q9-5 20 1M70 8q6 7 15 6M38 47q10 2 16-5M96 60q-6 9-16 8M12 84q12 4 18-3M61 96q8-6 17-2M104 104l9 4"
    flecks = "M48 22l2 1M88 34l1 2M24 60l2-1M110 82l2 1M50 76l1 2"
    return tile(
        name, 120, 120,
        path(strands, fill="none", stroke="#8A7B5C", stroke_width=0.7, opacity=0.22),
        path(flecks, fill="none", stroke="#8A7B5C", stroke_width=1.4, opacity=0.3),
    )  # fmt: skip


SEAT_PATTERNS = {"waves": waves, "arrows": arrows, "bark": bark, "shell": shell}


def seat_patterns(prefix: str, seats: int) -> str:
    """The patterns of the seats, strong (`gr-seat-0`) and pale as a ground (`gr-ground-0`)."""
    drawn = []
    for k, style in enumerate(SEAT_STYLES[:seats]):
        weave = SEAT_PATTERNS[style.pattern]
        drawn += [weave(f"{prefix}seat-{k}", WHITE, style.colour), weave(f"{prefix}ground-{k}", style.pale, PAPER)]
    return "".join(drawn)


def smooth_loop(points: list[Point], tension: float = 1.0) -> str:
    """A closed line through the points without a corner; a lower tension keeps it nearer to the straight way."""
    n = len(points)
    parts = [f"M{number(points[0][0])} {number(points[0][1])}"]
    for k in range(n):
        before, start, end, after = (points[(k + j) % n] for j in (-1, 0, 1, 2))
        ahead = [start[i] + tension * (end[i] - before[i]) / 6 for i in (0, 1)]
        behind = [end[i] - tension * (after[i] - start[i]) / 6 for i in (0, 1)]
        parts.append("C" + " ".join(number(float(v)) for v in (*ahead, *behind, *end)))
    return "".join(parts) + "Z"


def along_loop(points: list[Point], k: int, at: float = 0.5, tension: float = 1.0) -> tuple[float, float, float]:
    """A place on a smooth loop between point k and the next (`at` from 0 to 1), and the direction there in degrees."""
    n = len(points)
    a, b, c, d = (points[(k + j) % n] for j in (-1, 0, 1, 2))
    t, s = at, 1 - at
    place, heading = [], []
    for i in (0, 1):
        ahead, behind = b[i] + tension * (c[i] - a[i]) / 6, c[i] - tension * (d[i] - b[i]) / 6
        place.append(s**3 * b[i] + 3 * s * s * t * ahead + 3 * s * t * t * behind + t**3 * c[i])
        heading.append(s * s * (ahead - b[i]) + 2 * s * t * (behind - ahead) + t * t * (c[i] - behind))
    return place[0], place[1], math.degrees(math.atan2(heading[1], heading[0]))
