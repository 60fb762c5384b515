"""The wave tiles, as boats at anchor or held on a mat."""

from functools import cache

from ....api.facts import Facts
from ....drawing.palette import INK, PAPER, WHITE
from ....drawing.svg import bokashi, el, group, move, numeral, path, rect, use
from .chart import PREFIX
from .figures import sign
from .goods import coin
from .items import Box, fitted_text, item

EFFECTS = {"serene": "\N{MINUS SIGN}1", "hasty": "+1", "strong": "+1", "skilled": "+1"}
"""The number on a wave tile; the others show what they are about."""

SAIL = "M-33 -66H33C38 -48 38 -34 33 -18H-33C-28 -34 -28 -48 -33 -66Z"
HULL = "M-46 2C-40 10 -34 18 -26 20H28C36 16 42 6 48 -8C40 -2 34 0 26 0H-24C-34 0 -40 0 -46 2Z"
RIPPLES = "M-56 22q7 -6 14 0q7 -6 14 0q7 -6 14 0q7 -6 14 0q7 -6 14 0q7 -6 14 0q7 -6 14 0q7 -6 14 0"

BOAT = 0.94


@cache
def definitions() -> str:
    """A boat without its tile."""
    boat = (
        path("M0 -76V2", stroke=INK, stroke_width=4.5)
        + path("M-37 -66H37", stroke=INK, stroke_width=4)
        + path(SAIL, fill=WHITE, stroke=INK, stroke_width=1.8)
        + path(HULL, fill=f"url(#{PREFIX}hull)", stroke=INK, stroke_width=1.8)
        + path("M-38 8H40", stroke=INK, stroke_width=1)
        + path("M44 -4L58 20", stroke=INK, stroke_width=1.4, stroke_dasharray="3 2")
        + path(RIPPLES, fill="none", stroke=WHITE, stroke_width=2.4, stroke_linecap="round")
    )
    return bokashi(f"{PREFIX}hull", "#C98B45", "#7A4A22") + el("g", boat, id=f"{PREFIX}boat")


def tip_of(wave: str, facts: Facts) -> str:
    """What a wave tile does."""
    return facts.say.say(f"tip-wave-{wave}", limit=facts.components["trade.strong_limit"])


def wave_tile(wave: str, character: str, facts: Facts, at: str, *drawn: str) -> str:
    """A wave tile, wherever it is."""
    name = f"wave-{character}"
    return item(
        "wave-tile", tip_of(wave, facts), *drawn,
        rule=f"wave.{wave}", act=f"tile {character}", piece=name, mark=name, at=at,
    )  # fmt: skip


def boat(wave: str, character: str, facts: Facts, size: float, x: float, y: float) -> str:
    """A wave tile at anchor: its sign on the sail, its name on a board below."""
    width = 5.9 * size
    return wave_tile(
        wave,
        character,
        facts,
        move(x, y, BOAT),
        use(f"{PREFIX}boat"),
        sign(character, -15, -42, 26),
        effect(wave, 15, -42, 1.42 * size),
        rect(-width / 2, 20, width, size + 8, rx=3, fill=PAPER, stroke=INK, stroke_width=1.4),
        fitted_text(facts.say.name("sail", wave), 0, 22 + size, size / BOAT, width - 8, font_weight="bold"),
    )


def effect(wave: str, x: float, y: float, size: float) -> str:
    """How much more or less, and of what."""
    if wave == "inspired":
        return path_sign(x, y)
    if wave == "cunning":
        return numeral("+", x - 9, y + 7, size) + coin(x + 6, y, 8.5)
    return numeral(EFFECTS[wave], x, y + 0.36 * size, size)


def path_sign(x: float, y: float, ink: str = INK) -> str:
    """Three steps joined by a line: anywhere on the way."""
    dots = "".join(f"M{dx - 3} {dy}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0" for dx, dy in ((-8, 7), (0, -7), (9, 4)))
    return group(
        path("M-8 7L0 -7L9 4", fill="none", stroke=ink, stroke_width=2), path(dots, fill=ink), transform=move(x, y)
    )


def held_tile(wave: str, character: str, facts: Facts, box: Box, size: float) -> str:
    """A wave tile on a mat: sign, name, effect."""
    x, y, width, height = box
    middle = height / 2
    return wave_tile(
        wave,
        character,
        facts,
        move(x, y),
        rect(0, 0, width, height, rx=4, fill="#E3ECF0", stroke=INK, stroke_width=1.4),
        sign(character, 16, middle, 26),
        fitted_text(
            facts.say.name("sail", wave), 31, middle + 0.36 * size, size, width - 72,
            anchor="start", font_weight="bold",
        ),
        effect(wave, width - 19, middle, size + 6),
    )  # fmt: skip


def empty_anchor(tip: str, rule: str, x: float, y: float) -> str:
    """What lay here has been taken: a ring on the water."""
    rings = [
        el("ellipse", cx=x, cy=y + 8, rx=rx, ry=rx / 3.2, fill="none", stroke=WHITE, stroke_width=1.5, opacity=0.6)
        for rx in (14, 26)
    ]
    return item("anchorage", tip, *rings, rule=rule)
