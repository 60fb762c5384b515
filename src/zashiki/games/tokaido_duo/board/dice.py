"""The three dice on their tray."""

from functools import cache

from ....api.facts import Facts
from ....drawing.palette import INK, MOONLIT, VERMILION, WHITE
from ....drawing.svg import bokashi, group, move, numeral, path, rect
from ....text.speech import Name
from ..data.names import CHARACTERS
from .chart import PREFIX
from .figures import LACQUER, seat_chip, sign
from .items import View, fitted_text, item
from .sheets import Sheet

TRAY_WIDTH, TRAY_HEIGHT = 228.0, 101.0
PITCH = 71.0
SIDE = 48.0


@cache
def definitions() -> str:
    """The lacquer of the dice."""
    return "".join(bokashi(f"{PREFIX}die-{name}", bright, bright, shade) for name, (bright, shade) in LACQUER.items())


def tray(view: View, facts: Facts, sheet: Sheet) -> str:
    """The three dice on a lacquer tray."""
    middle = TRAY_WIDTH / 2
    return group(
        rect(0, 0, TRAY_WIDTH, TRAY_HEIGHT, rx=12, fill="#2A1B20", stroke=INK, stroke_width=1.5),
        rect(3, 3, TRAY_WIDTH - 6, TRAY_HEIGHT - 6, rx=10, fill="none", stroke=VERMILION, stroke_width=2.5),
        *(die(view, facts, k, middle + PITCH * (k - 1), 41) for k in range(3)),
        class_="dice",
        transform=move(*sheet.tray),
    )


def die(view: View, facts: Facts, k: int, x: float, y: float) -> str:
    """A die: a cube of lacquer while it is there, an outline with the mark of who took it after."""
    character, value, owner = CHARACTERS[k], view["dice"][k], view["dice_of"][k]
    in_use, say = view["die"] == character, facts.say
    gone = owner is not None and not in_use
    state = "unrolled" if not value else "free" if owner is None else "used" if in_use else "taken"
    taker = None if owner is None else facts.seats.index(owner)
    return item(
        "die",
        say.say(
            f"tip-die-{state}",
            die=Name("character", character),
            number=value,
            name="" if taker is None else facts.names[taker],
        ),
        _spent(value) if gone or not value else _cube(character, value, in_use),
        "" if taker is None else seat_chip(taker, 20, -22, 12),
        fitted_text(say.name("character", character), 0, 52, 17, PITCH - 3, fill=MOONLIT),
        rule="round.take-die",
        act=f"take {character}",
        piece=f"die-{character}",
        mark=f"die-{character}",
        at=move(x, y),
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
