"""The wave tiles, as boats at anchor or held on a mat, and the three dice on their tray."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...core.drawing import (
    INK,
    MOONLIT,
    PAPER,
    VERMILION,
    WHITE,
    Point,
    bokashi,
    el,
    group,
    letters,
    move,
    numeral,
    path,
    rect,
    thing,
    use,
)
from .names import CHARACTERS
from .svg_chart import PREFIX
from .svg_figures import LACQUER, seat_chip, sign
from .svg_goods import coin

EFFECTS = {
    "serene": ("\N{MINUS SIGN}1", "the pilgrim may walk one station less"),
    "hasty": ("+1", "the pilgrim may walk one station more"),
    "cunning": ("+1", "one coin more for each of the goods sold"),
    "strong": ("+1", "draw one of the goods more, and hold one more"),
    "skilled": ("+1", "turn up one painting more"),
    "inspired": ("", "gift where the artist started or passed, too"),
}
"""The sign on each side of a wave tile, and what it does."""
ANCHORS: tuple[Point, ...] = ((66, 534), (602, 536), (1094, 536))
"""Where the boats lie."""

SAIL = "M-33 -66H33C38 -48 38 -34 33 -18H-33C-28 -34 -28 -48 -33 -66Z"
HULL = "M-46 2C-40 10 -34 18 -26 20H28C36 16 42 6 48 -8C40 -2 34 0 26 0H-24C-34 0 -40 0 -46 2Z"
RIPPLES = "M-56 22q7 -6 14 0q7 -6 14 0q7 -6 14 0q7 -6 14 0q7 -6 14 0q7 -6 14 0q7 -6 14 0q7 -6 14 0"

TRAY_WIDTH, TRAY_HEIGHT = 228.0, 101.0
PITCH = 71.0
SIDE = 48.0
BOAT = 0.94


@cache
def definitions() -> str:
    """A boat without its tile, and the lacquer of the dice."""
    boat = (
        path("M0 -76V2", stroke=INK, stroke_width=4.5)
        + path("M-37 -66H37", stroke=INK, stroke_width=4)
        + path(SAIL, fill=WHITE, stroke=INK, stroke_width=1.8)
        + path(HULL, fill=f"url(#{PREFIX}hull)", stroke=INK, stroke_width=1.8)
        + path("M-38 8H40", stroke=INK, stroke_width=1)
        + path("M44 -4L58 20", stroke=INK, stroke_width=1.4, stroke_dasharray="3 2")
        + path(RIPPLES, fill="none", stroke=WHITE, stroke_width=2.4, stroke_linecap="round")
    )
    shades = [bokashi(f"{PREFIX}die-{name}", bright, bright, shade) for name, (bright, shade) in LACQUER.items()]
    return bokashi(f"{PREFIX}hull", "#C98B45", "#7A4A22") + "".join(shades) + el("g", boat, id=f"{PREFIX}boat")


def boat(wave: str, character: str, x: float, y: float) -> str:
    """A wave tile at anchor: its sign on the sail, its name on a board below."""
    effect, words = EFFECTS[wave]
    return thing(
        "wave-tile",
        f"wave tile at anchor, {wave} {character}: {words}",
        use(f"{PREFIX}boat"),
        _sail_sign(wave, character, effect),
        rect(-42, 22, 84, 23, rx=3, fill=PAPER, stroke=INK, stroke_width=1.4),
        letters(wave, 0, 39, 17, font_weight="bold"),
        data_tile=character,
        data_side=wave,
        transform=move(x, y, BOAT),
    )


def _sail_sign(wave: str, character: str, effect: str) -> str:
    return sign(character, -14, -42, 26) + _effect(wave, effect, 15, -42)


def _effect(wave: str, effect: str, x: float, y: float) -> str:
    """How much more or less, and of what."""
    if wave == "inspired":
        return path_sign(x, y)
    if wave == "cunning":
        return numeral("+", x - 9, y + 7, 20) + coin(x + 6, y, 8.5)
    return numeral(effect, x, y + 7, 20)


def path_sign(x: float, y: float, ink: str = INK) -> str:
    """Three steps joined by a line: anywhere on the way."""
    dots = "".join(f"M{dx - 3} {dy}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0" for dx, dy in ((-8, 7), (0, -7), (9, 4)))
    return group(
        path("M-8 7L0 -7L9 4", fill="none", stroke=ink, stroke_width=2),
        path(dots, fill=ink),
        transform=move(x, y),
    )


def held_tile(wave: str, character: str, x: float, y: float, width: float) -> str:
    """A wave tile on a mat: sign, name, effect."""
    effect, words = EFFECTS[wave]
    return thing(
        "wave-tile",
        f"{wave} {character}: {words}",
        rect(0, 0, width, 27, rx=4, fill="#E3ECF0", stroke=INK, stroke_width=1.4),
        sign(character, 17, 13.5, 26),
        letters(wave, 33, 19, 15, anchor="start", font_weight="bold"),
        _effect(wave, effect, width - 19, 13.5),
        data_tile=character,
        data_side=wave,
        transform=move(x, y),
    )


def empty_anchor(x: float, y: float) -> str:
    """A boat has left: a ring on the water."""
    rings = [
        el("ellipse", cx=x, cy=y + 8, rx=rx, ry=rx / 3.2, fill="none", stroke=WHITE, stroke_width=1.5, opacity=0.6)
        for rx in (14, 26)
    ]
    return group(*rings, class_="anchorage")


def tray(view: dict[str, Any], facts: dict[str, Any], x: float, y: float) -> str:
    """The three dice on a lacquer tray."""
    middle = TRAY_WIDTH / 2
    return group(
        rect(0, 0, TRAY_WIDTH, TRAY_HEIGHT, rx=12, fill="#2A1B20", stroke=INK, stroke_width=1.5),
        rect(3, 3, TRAY_WIDTH - 6, TRAY_HEIGHT - 6, rx=10, fill="none", stroke=VERMILION, stroke_width=2.5),
        *(die(view, facts, k, middle + PITCH * (k - 1), 41) for k in range(3)),
        class_="dice",
        transform=move(x, y),
    )


def die(view: dict[str, Any], facts: dict[str, Any], k: int, x: float, y: float) -> str:
    """A die: a cube of lacquer while it is there, an outline with the mark of who took it after."""
    character, value, owner = CHARACTERS[k], view["dice"][k], view["dice_of"][k]
    in_use = view["die"] == character
    gone = owner is not None and not in_use
    state = "not rolled" if not value else "waits" if owner is None else f"{owner} {'uses' if in_use else 'took'} it"
    label = letters(character, 0, 51, 15, fill=MOONLIT)
    chip = "" if owner is None else seat_chip(facts["seats"].index(owner), 20, -22, 12)
    body = _spent(value) if gone or not value else _cube(character, value, in_use)
    return thing(
        "die",
        f"{character} die: {value or 'no number yet'}, {state}",
        body,
        chip,
        label,
        data_die=character,
        data_value=value,
        data_owner=owner,
        transform=move(x, y),
    )


def _cube(character: str, value: int, in_use: bool) -> str:
    """The cube from the front and a little from above and the right."""
    bright, shade = LACQUER[character]
    h, deep = SIDE / 2, 8.0
    top = f"M{-h} {-h}l{deep} {-deep}h{SIDE}l{-deep} {deep}Z"
    right = f"M{h} {-h}l{deep} {-deep}v{SIDE}l{-deep} {deep}Z"
    light = ""
    if in_use:
        light = rect(-h - 6, -h - 14, SIDE + 20, SIDE + 21, rx=9, fill="#FFD25E", fill_opacity=0.3, stroke="#FFD25E")
    return group(
        light,
        path(top, fill=bright, stroke=INK, stroke_width=1.4, stroke_linejoin="round"),
        path(top, fill=WHITE, opacity=0.35),
        path(right, fill=shade, stroke=INK, stroke_width=1.4, stroke_linejoin="round"),
        rect(-h, -h, SIDE, SIDE, rx=4, fill=f"url(#{PREFIX}die-{character})", stroke=INK, stroke_width=1.4),
        sign(character, -13, -15, 18, WHITE),
        numeral(value, 7, 18, 34, WHITE),
        transform=move(-3, 3),
    )


def _spent(value: int) -> str:
    h = SIDE / 2
    return rect(
        -h - 3, -h + 3, SIDE, SIDE, rx=4, fill="none", stroke="#A79C92", stroke_width=1.6, stroke_dasharray="4 4"
    ) + (numeral(value, -3, 14, 30, "#C9BEB2") if value else "")  # fmt: skip
