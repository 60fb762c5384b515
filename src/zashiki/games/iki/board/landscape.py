"""SVG of the landscape: the sky of the season, the mountain, trees, tiled roofs, the canal and its bridge."""

from functools import cache
from typing import NamedTuple

from ....drawing.palette import INK, PAPER, VERMILION, WHITE
from ....drawing.svg import Point, bokashi, circle, el, group, move, number, path, rect, use, waves
from .icons import PREFIX


class Season(NamedTuple):
    """The colours of a season."""

    name: str
    paper: str
    sky: tuple[str, str]
    ground: tuple[str, str]
    road: tuple[str, str]
    water: tuple[str, str]
    roof: tuple[str, str]
    leaves: str
    flecks: str
    hill: str


SEASONS = (
    Season("spring", "#F6F0E2", ("#6E98BF", "#F4DDD3"), ("#C9D3A6", "#E3DDBC"), ("#EFE3C8", "#E2D0AB"),
           ("#5F8DB5", "#3F6C99"), ("#3E5570", "#7F96AD"), "#EDB6BC", "#FFF3EF", "#7FA08A"),
    Season("summer", "#F3F3E4", ("#3A78AE", "#CFE4E2"), ("#98B878", "#CBD8A2"), ("#F1E6C4", "#E3D2A0"),
           ("#3F86B0", "#23608F"), ("#36506B", "#6F8CA6"), "#6E9A4C", "#B6CE7E", "#4F7F62"),
    Season("autumn", "#F8ECDB", ("#B9795A", "#F7DFB4"), ("#D3B678", "#E9D4A6"), ("#F0DEBB", "#E0C592"),
           ("#5C86A3", "#3D6484"), ("#4A4A5A", "#8E8790"), "#CF5533", "#EDB14A", "#A5774E"),
    Season("winter", "#F1F2F1", ("#56697F", "#DCE3E8"), ("#E9EDEF", "#F7F8F7"), ("#EFEDE6", "#DAD9D3"),
           ("#56748F", "#37526E"), ("#3A4658", "#77879A"), "#F9FBFC", "#C9D5DF", "#A9B7C3"),
)  # fmt: skip
WINTER = 3

CANOPY = (
    "M-24 -22C-34 -34 -20 -48 -9 -43C-4 -56 16 -55 19 -43C32 -43 34 -26 24 -21"
    "C18 -12 4 -16 0 -12C-6 -14 -18 -12 -24 -22Z"
)
TRUNK = "M-4 2C-2 -7 -4 -14 -9 -20L-1 -15L1 -24L4 -15L11 -22C6 -13 3 -7 5 2Z"
BARE = (
    "M0 2V-22M0 -10L-12 -26M0 -14L11 -30M-6 -18L-14 -20M6 -22L15 -24M0 -22L-4 -36M0 -22L5 -38"
    "M-12 -26L-14 -36M11 -30L10 -40"
)
SNOW_CAPS = (
    "M-20 -37C-14 -43 -9 -41 -6 -37ZM2 -39C4 -44 10 -45 14 -41ZM9 -24C13 -28 18 -27 20 -23Z"
    "M-18 -20C-16 -24 -11 -24 -8 -20Z"
)
PINE_TREE = "M0 -50L13 -33H8L17 -18H10L20 0H-20L-10 -18H-17L-8 -33H-13Z"
FLECKS = ((-14, -32), (-4, -40), (8, -44), (18, -32), (2, -28), (-16, -22), (12, -22), (24, -36))
FUJI = "M-190 46C-110 34 -60 6 -26 -26C-18 -24 -8 -27 0 -24C8 -27 18 -24 26 -26C60 6 110 34 190 46Z"
FUJI_SNOW = (
    "M-26 -26C-18 -24 -8 -27 0 -24C8 -27 18 -24 26 -26C34 -18 42 -10 50 -4L36 -8L28 2L16 -7L6 6L-4 -7"
    "L-16 3L-26 -8L-38 0L-50 -4C-42 -10 -34 -18 -26 -26Z"
)


def season_of(month: int) -> int:
    """The season of a month; setting up is spring, the New Year winter."""
    return min(WINTER, max(0, month - 1) // 3)


@cache
def definitions(season: int) -> str:
    """The gradations of a season, and its trees."""
    s = SEASONS[season]
    return "".join(
        [
            bokashi(f"{PREFIX}sky", *s.sky),
            bokashi(f"{PREFIX}ground", *s.ground),
            bokashi(f"{PREFIX}road", *s.road),
            bokashi(f"{PREFIX}water", *s.water),
            bokashi(f"{PREFIX}roof", *s.roof),
            bokashi(f"{PREFIX}hill", s.hill, s.ground[0]),
            bokashi(f"{PREFIX}lamp", "#FBF0D2", "#F1DDA6"),
            bokashi(f"{PREFIX}timber", "#8C6443", "#6B4A31"),
            waves(f"{PREFIX}ripples", s.water[0], s.water[1]),
            el("g", _tree(season), id=f"{PREFIX}tree"),
            el("g", _pine(season), id=f"{PREFIX}pine"),
        ]
    )


def _tree(season: int) -> str:
    s = SEASONS[season]
    if season == WINTER:
        return (
            path(BARE, fill="none", stroke="#3B312B", stroke_width=3, stroke_linecap="round")
            + path(SNOW_CAPS, fill=WHITE, stroke=INK, stroke_width=0.8)
        )  # fmt: skip
    spots = "".join(circle(x, y, 2.6, fill=s.flecks) for x, y in FLECKS)
    return (
        path(TRUNK, fill="#5A4435", stroke=INK, stroke_width=1.1)
        + path(CANOPY, fill=s.leaves, stroke=INK, stroke_width=1.3, stroke_linejoin="round")
        + path("M-16 -28C-12 -34 -4 -34 0 -29M6 -34C10 -40 18 -39 20 -33", fill="none", stroke=INK, stroke_width=0.9)
        + spots
    )


def _pine(season: int) -> str:
    snow = "M0 -50L8 -39.5L4 -41L0 -37L-4 -41L-8 -39.5ZM-8 -33L-12 -26L-6 -28L0 -23L6 -28L12 -26L8 -33L0 -35Z"
    return (
        rect(-3, 0, 6, 8, fill="#5A4435", stroke=INK, stroke_width=1)
        + path(PINE_TREE, fill="#2F5D50", stroke=INK, stroke_width=1.2, stroke_linejoin="round")
        + (path(snow, fill=WHITE) if season == WINTER else "")
    )


def tree(x: float, y: float, scale: float = 1.0) -> str:
    """A tree of the season; its foot at (x, y)."""
    return use(f"{PREFIX}tree", transform=move(x, y, scale))


def pine(x: float, y: float, scale: float = 1.0) -> str:
    """A pine; its foot at (x, y)."""
    return use(f"{PREFIX}pine", transform=move(x, y, scale))


def sky(width: float, height: float, horizon: float) -> str:
    """Sky, the far mountain, hills and mist, and the ground the town stands on."""
    hills = (
        f"M0 {horizon + 6}C80 {horizon - 26} 190 {horizon - 8} 300 {horizon - 14}S520 {horizon - 4} 700 {horizon - 12}"
    )
    hills += f"S980 {horizon - 30} 1120 {horizon - 10}S1300 {horizon - 20} {width} {horizon - 8}V{horizon + 30}H0Z"
    return group(
        rect(0, 0, width, horizon + 24, fill=f"url(#{PREFIX}sky)"),
        circle(1092, 26, 15, fill=VERMILION, opacity=0.9),
        group(
            path(FUJI, fill="#6F8FB3", stroke=INK, stroke_width=1.2),
            path(FUJI_SNOW, fill=WHITE, stroke=INK, stroke_width=0.8),
            transform=move(648, 42, 1.25),
            class_="fuji",
        ),
        path(hills, fill=f"url(#{PREFIX}hill)", stroke=INK, stroke_width=1),
        rect(0, horizon + 14, width, height - horizon - 14, fill=f"url(#{PREFIX}ground)"),
        mist(450, 40, 150), mist(740, 30, 170), mist(960, 44, 200),
        class_="sky",
    )  # fmt: skip


def mist(x: float, y: float, width: float) -> str:
    """A bank of mist with the round ends of the old prints."""
    bars = ((0.0, 0, 0.78), (0.16, 8, 0.84), (0.06, 16, 0.55))
    drawn = [rect(x + o * width, y + down, length * width, 9, rx=4.5, fill=WHITE) for o, down, length in bars]
    return group(*drawn, class_="mist", opacity=0.62)


@cache
def roof(x: float, y: float, width: float, height: float, season: int, facing: int) -> str:
    """A strip of tiled roof; `facing` 1 slopes towards the reader, -1 away."""
    slant = 7
    top, foot = (slant, 0) if facing > 0 else (0, slant)
    shape = f"M{x + top} {y}H{x + width - top}L{x + width - foot} {y + height}H{x + foot}Z"
    lines = "".join(f"M{number(x + k)} {y + 3}V{y + height - 3}" for k in range(13, int(width) - 8, 11))
    ridge = y + 1 if facing > 0 else y + height - 1
    drawn = [
        path(shape, fill=f"url(#{PREFIX}roof)", stroke=INK, stroke_width=1.4, stroke_linejoin="round"),
        path(lines, stroke=PAPER, stroke_width=1.1, opacity=0.4),
        path(f"M{x + 4} {ridge}H{x + width - 4}", stroke=INK, stroke_width=4.5, stroke_linecap="round"),
    ]
    if season == WINTER:
        drawn.append(_snow(x, y if facing > 0 else y + height - 7, width))
    return group(*drawn, class_="roof")


def _snow(x: float, y: float, width: float) -> str:
    """Snow on a ridge, hanging in soft lobes."""
    lobes = int(width / 34)
    step = (width - 8) / lobes
    foot = "".join(f"q{number(-step / 2)} {9 if k % 2 else 5} {number(-step)} 0" for k in range(lobes))
    left, middle, right = number(x + 4), number(x + width / 2), number(x + width - 4)
    shape = f"M{left} {number(y)}Q{middle} {number(y - 5)} {right} {number(y)}v5{foot}Z"
    return path(shape, fill=WHITE, stroke=INK, stroke_width=0.9)


def canal(x: float, y: float, width: float, height: float) -> str:
    """The canal between the lanes, walled in stone."""
    stones = "".join(
        f"M{number(x + 26 * k)} {y - 5}v5M{number(x + 26 * k - 13)} {y + height}v5" for k in range(1, int(width / 26))
    )
    return group(
        rect(x - 5, y - 5, width + 10, height + 10, rx=height / 2 + 5, fill="#A9A294", stroke=INK, stroke_width=1.3),
        path(stones, stroke=INK, stroke_width=0.9, opacity=0.6),
        rect(x, y, width, height, rx=height / 2, fill=f"url(#{PREFIX}ripples)", stroke=INK, stroke_width=1.2),
        class_="canal",
    )


def bridge(x: float, y: float, width: float, height: float) -> str:
    """Nihonbashi, the bridge, from above: planks, railings and the bronze caps of its posts."""
    planks = "".join(f"M{x + 3} {number(y + 7 * k)}H{x + width - 3}" for k in range(1, int(height / 7) + 1))
    left, right = _railing(x, y, height), _railing(x + width, y, height)
    posts = [(side, y + height * k / 3) for side in (x, x + width) for k in range(4)]
    return group(
        path(
            f"M{x} {y}Q{x - 7} {y + height / 2} {x} {y + height}H{x + width}"
            f"Q{x + width + 7} {y + height / 2} {x + width} {y}Z",
            fill="#C49A68", stroke=INK, stroke_width=1.4,
        ),
        path(planks, stroke=INK, stroke_width=0.9, opacity=0.5),
        path(left + right, fill="none", stroke=INK, stroke_width=6),
        path(left + right, fill="none", stroke=VERMILION, stroke_width=3.6),
        *(_cap(*post) for post in posts),
        class_="bridge",
    )  # fmt: skip


def _railing(x: float, y: float, height: float) -> str:
    return f"M{x} {y}V{y + height}"


def _cap(x: float, y: float) -> str:
    return circle(x, y, 5, fill="#D8B254", stroke=INK, stroke_width=1.2) + circle(x, y, 1.6, fill=INK)


@cache
def boat(x: float, y: float, laden: bool = False) -> str:
    """A flat boat on the canal, its middle at (x, y)."""
    load = "M-14 -3V-14H-2V-3ZM0 -3V-11H12V-3Z"
    return group(
        path(load, fill="#DDBD77", stroke=INK, stroke_width=1.1) if laden else "",
        path("M-36 -4C-20 0 20 0 37 -7C33 4 28 9 22 10H-24C-30 8 -34 3 -36 -4Z",
             fill="#8C6443", stroke=INK, stroke_width=1.3),
        path("M-31 2C-12 5 14 5 32 0", fill="none", stroke=INK, stroke_width=0.9),
        transform=move(x, y),
        class_="boat",
    )  # fmt: skip


DRIFTING = (
    "M0 -3.4C4 -3 4 3 0 4C-4 3 -4 -3 0 -3.4Z",
    "",
    "M0 -5L2 -1.6L5 -2L3.4 1L4 4.4L0 3L-4 4.4L-3.4 1L-5 -2L-2 -1.6Z",
    "M-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z",
)
"""What the wind carries: petals, nothing, leaves, snow."""


def petals_or_snow(season: int) -> str:
    """Petals, leaves or snow over street and water; the same places every year."""
    shape = DRIFTING[season]
    if not shape:
        return ""
    many = 90 if season == WINTER else 46
    places = [(150 + (k * 337) % 1000, (k * 89) % 60 if k % 5 == 0 else 288 + (k * 61) % 170) for k in range(many)]
    flakes = [path(shape, transform=move(x, y, 0.8 + k % 3 * 0.2, k * 47 % 360)) for k, (x, y) in enumerate(places)]
    return group(
        *flakes, fill=SEASONS[season].leaves, stroke=INK, stroke_width=0.6, stroke_opacity=0.55, class_="drift"
    )


TREES: tuple[tuple[str, Point, float], ...] = (
    ("pine", (500, 72), 0.62), ("tree", (540, 70), 0.7), ("tree", (790, 72), 0.7), ("pine", (830, 74), 0.6),
    ("pine", (1120, 68), 0.66), ("tree", (1150, 72), 0.8),
    ("tree", (648, 580), 1.06), ("pine", (634, 668), 0.9), ("tree", (666, 686), 0.95),
)  # fmt: skip


def trees() -> str:
    """What grows behind the roofs and in the side street."""
    kinds = {"tree": tree, "pine": pine}
    return group(*(kinds[kind](*at, scale) for kind, at, scale in TREES), class_="trees")
