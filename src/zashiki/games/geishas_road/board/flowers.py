"""Drawings of the five flowers, and the five geisha's colours."""

import math
from functools import cache
from typing import NamedTuple

from ....drawing.palette import INK, OCHRE, PAPER, VERMILION
from ....drawing.svg import circle, el, move, number, path, use

PREFIX = "gr-"


class Hue(NamedTuple):
    """A geisha's colour: as printed, in the light of a lantern, pale as a ground, and what it is a flower of."""

    base: str
    lit: str
    pale: str
    flower: str


HUES = {
    "pink": Hue("#E6A9A9", "#EDB4B2", "#F8E3DC", "cherry blossom"),
    "red": Hue(VERMILION, "#D2533A", "#F3D3C4", "maple leaf"),
    "yellow": Hue(OCHRE, "#E0AC42", "#F5E3B8", "chrysanthemum"),
    "blue": Hue("#2F5C93", "#4C7DB5", "#D3DEE6", "iris"),
    "green": Hue("#37705C", "#4D8B70", "#D3DFCE", "pine"),
}

PETAL = "M0 0C-14 -12 -32 -36 -12 -51L0 -42L12 -51C32 -36 14 -12 0 0Z"
RAY = "M-4 -10C-15 -28 -13 -47 0 -50C13 -47 15 -28 4 -10Z"
STANDARDS = (
    "M0 0C-17 -19 -13 -41 0 -51C13 -41 17 -19 0 0ZM-4 -4C-24 -12 -35 -28 -30 -45C-15 -41 -7 -25 -4 -4Z"
    "M4 -4C24 -12 35 -28 30 -45C15 -41 7 -25 4 -4Z"
)
FALLS = (
    "M-4 -2C-22 -13 -46 -6 -50 16C-52 31 -40 38 -32 30C-27 16 -15 6 -4 4Z"
    "M4 -2C22 -13 46 -6 50 16C52 31 40 38 32 30C27 16 15 6 4 4Z"
)
TONGUE = "M0 -4C-17 8 -22 34 0 48C22 34 17 8 0 -4Z"
CROWNS = (
    "M-26 -18C-34 -27 -25 -36 -16 -33C-14 -49 14 -49 16 -33C25 -36 34 -27 26 -18Z",
    "M-40 9C-50 -2 -39 -13 -28 -9C-24 -24 -6 -25 0 -14C6 -25 24 -24 28 -9C39 -13 50 -2 40 9Z",
    "M-45 36C-57 24 -44 12 -32 17C-27 2 -7 1 0 13C7 1 27 2 32 17C44 12 57 24 45 36Z",
)
NEEDLES = "M-8 -24L0 -36L8 -24M-24 3L-16 -10L-8 3M8 3L16 -10L24 3M-28 30L-20 16L-12 30M12 30L20 16L28 30"
LOBES = ((-90, 53), (-44, 53), (-136, 53), (-2, 48), (-178, 48), (40, 33), (-220, 33))


def cherry() -> str:
    """Five petals, each with its notch."""
    petals = "".join(path(PETAL, transform=f"rotate({72 * k})" if k else None) for k in range(5))
    stamens = "".join(f"M0 0L{_polar(17, 72 * k - 54)}" for k in range(5))
    return petals + path(stamens, stroke_width=2.6, fill="none") + circle(0, 0, 4.5)


def maple() -> str:
    """Seven pointed lobes on a stem."""
    points = []
    lobes = sorted(LOBES)
    for k, (angle, length) in enumerate(lobes):
        points += [_polar(0.56 * length, angle - 14), _polar(length, angle), _polar(0.56 * length, angle + 14)]
        if k + 1 < len(lobes):
            points.append(_polar(19, (angle + lobes[k + 1][0]) / 2))
    veins = "".join(f"M0 6L{_polar(0.72 * length, angle)}" for angle, length in LOBES)
    leaf = f"M0 12L{'L'.join(points)}Z"
    stem = path("M-3 10C-2 26 0 39 6 50L14 46C7 36 6 24 6 10Z")
    return stem + path(leaf, stroke_linejoin="round") + path(veins, fill="none", stroke_width=1.2)


def chrysanthemum() -> str:
    """Twelve rays around a disc."""
    rays = "".join(path(RAY, transform=f"rotate({30 * k})" if k else None) for k in range(12))
    return rays + circle(0, 0, 12)


def iris() -> str:
    """Three petals stand, three fall."""
    mark = path("M0 8C-5 18 -4 28 0 34C4 28 5 18 0 8Z", fill=PAPER, stroke="none")
    return path(STANDARDS) + path(FALLS) + path(TONGUE) + mark


def pine() -> str:
    """Three crowns, one above the other."""
    trunk = path("M-6 34C-5 42 -8 46 -11 50H11C8 46 5 42 6 34Z")
    return trunk + "".join(path(d) for d in reversed(CROWNS)) + path(NEEDLES, fill="none", stroke_width=2.4)


SILHOUETTES = {"pink": cherry, "red": maple, "yellow": chrysanthemum, "blue": iris, "green": pine}


@cache
def definitions() -> str:
    """The flowers in a box of a hundred units around the origin; fill and stroke come from where they are used."""
    return "".join(el("g", draw(), id=f"{PREFIX}{colour}") for colour, draw in SILHOUETTES.items())


def flower(colour: str, x: float, y: float, size: float, fill: str | None = None, line: str | None = None) -> str:
    """A flower of the given size around a point, in its own colour with an ink line unless told otherwise."""
    return use(
        f"{PREFIX}{colour}",
        transform=move(x, y, size / 100),
        fill=fill or HUES[colour].base,
        stroke=line or INK,
        stroke_width=3,
    )


def _polar(radius: float, degrees: float) -> str:
    angle = math.radians(degrees)
    return f"{number(radius * math.cos(angle))} {number(radius * math.sin(angle))}"
