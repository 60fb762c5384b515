"""The background of the street: sky, hills, water, mist, and the fronts of the tea houses."""

from functools import cache

from ....drawing.palette import INK, NIGHT, PALE_INDIGO, PAPER, VERMILION
from ....drawing.svg import bokashi, circle, el, group, move, number, path, rect, use, waves
from .flowers import HUES, PREFIX, flower

HORIZON = 148
WOOD, BEAM, GLOW = "#33282E", "#1F1A20", "#F7DC94"

PAGODA = (
    "M-3 -92H3V-74H-3ZM-16 -70C-8 -72 -4 -75 0 -78C4 -75 8 -72 16 -70L13 -66H-13ZM-9 -66H9V-54H-9Z"
    "M-21 -50C-11 -52 -5 -56 0 -58C5 -56 11 -52 21 -50L17 -45H-17ZM-11 -45H11V-32H-11Z"
    "M-27 -27C-14 -29 -6 -34 0 -36C6 -34 14 -29 27 -27L22 -21H-22ZM-14 -21H14V6H-14Z"
)
ROOF = "M34 38C48 35 57 22 62 6H152C157 22 166 35 180 38L177 43C150 39 64 39 37 43Z"
ROOF_TILES = (
    "M70 8C67 22 62 32 55 37M84 8C82 22 79 32 75 37M98 8C97 22 96 32 95 37"
    "M116 8C117 22 118 32 119 37M130 8C132 22 135 32 139 37M144 8C147 22 152 32 159 37"
)
EAVES = "M30 70C42 68 48 62 50 57H164C166 62 172 68 184 70L181 75C150 71 64 71 33 75Z"
EAVES_TILES = "M62 58L54 70M78 58L73 70M94 58L92 70M107 58V70M120 58L122 70M136 58L141 70M152 58L160 70"
LATTICE = "M56 79V110M62 79V110M68 79V110M74 79V110M80 79V110M86 79V110M50 88H90M50 100H90"
BOUGH = "M-8 40C20 30 34 8 52 -2C64 -9 78 -8 90 -16M30 18C40 22 52 20 62 28M52 -2C54 -14 62 -22 60 -34"
BLOSSOMS = (
    (90, -16, 17), (74, -7, 13), (60, -34, 16), (55, -18, 12), (62, 28, 15),
    (46, 20, 12), (34, 10, 14), (98, -2, 10), (72, 20, 9), (46, -38, 9),
)  # fmt: skip
STONE_LANTERN = (
    "M-16 0H16L11 -8H-11ZM-6 -8H6L5 -34H-5ZM-15 -34H15L12 -41H-12ZM-24 -62C-12 -64 -6 -70 0 -78"
    "C6 -70 12 -64 24 -62L20 -57H-20ZM-3 -78C-5 -84 5 -84 3 -78Z"
)
MOON_STRIPS = (
    (-34, 22, 0), (-27, 40, 3), (-19, 52, -3), (-10, 58, 2), (0, 60, -2), (10, 56, 4),
    (19, 48, -5), (28, 34, 6), (37, 20, -4), (46, 30, 5), (55, 14, -2),
)  # fmt: skip
"""The moon in the water, strip by strip: how far down, how long, how far to the side."""
RIPPLES = ((-96, -30, 40), (52, -18, 52), (-120, 10, 60), (66, 22, 38), (-84, 44, 34), (48, 58, 60), (-40, 76, 56))


@cache
def definitions() -> str:
    """Gradations of the night, and a tea house without its colour."""
    return "".join(
        [
            bokashi(f"{PREFIX}sky", (0, "#141722"), (0.5, "#234270"), (1, "#86A2C0")),
            bokashi(f"{PREFIX}earth", (0, "#6F8CAE"), (0.3, "#3D5F8A"), (1, "#1D3152")),
            bokashi(f"{PREFIX}hill", (0, "#1D3354"), (1, "#54759C")),
            bokashi(f"{PREFIX}hill-far", (0, "#355680"), (1, "#7E9CBD")),
            bokashi(f"{PREFIX}roof", (0, "#1B2233"), (1, "#4A6487")),
            bokashi(f"{PREFIX}light", (0, GLOW), (1, "#E9B04C")),
            bokashi(f"{PREFIX}road", (0, "#B4C5D6"), (1, "#8FA7C2")),
            waves(f"{PREFIX}ripples", "#31527F", "#223E68"),
            el("g", _front(), id=f"{PREFIX}house"),
        ]
    )


def _front() -> str:
    """A machiya: tiled roof, slit windows under it, eaves, lit lattices left and right of the door."""
    line: dict[str, str | float | None] = {"stroke": INK, "stroke_width": 1.3}
    slits = "".join(rect(62 + 10 * k, 44, 5, 11, fill=f"url(#{PREFIX}light)") for k in range(10) if k not in (4, 5))
    lit = rect(50, 79, 40, 31, fill=f"url(#{PREFIX}light)") + rect(124, 79, 40, 31, fill=f"url(#{PREFIX}light)")
    return (
        rect(54, 38, 106, 24, fill=WOOD, **line)
        + slits
        + rect(44, 70, 126, 42, fill=WOOD, **line)
        + lit
        + path(LATTICE, stroke=BEAM, stroke_width=1.4)
        + path(LATTICE, stroke=BEAM, stroke_width=1.4, transform="translate(74 0)")
        + rect(93, 77, 28, 35, fill=f"url(#{PREFIX}light)", stroke=BEAM, stroke_width=2)
        + path("M40 112H174", stroke=BEAM, stroke_width=3.5)
        + path(EAVES, fill=f"url(#{PREFIX}roof)", **line)
        + path(EAVES_TILES, stroke=PALE_INDIGO, stroke_width=0.8, opacity=0.55)
        + path(ROOF, fill=f"url(#{PREFIX}roof)", **line)
        + path(ROOF_TILES, fill="none", stroke=PALE_INDIGO, stroke_width=0.8, opacity=0.55)
        + path("M57 7H157", stroke=INK, stroke_width=5.5, stroke_linecap="round")
        + path("M60 5.6H154", stroke=PALE_INDIGO, stroke_width=1, opacity=0.6)
    )


@cache
def front(colour: str) -> str:
    """The front of a tea house with the curtain of its colour."""
    hue = HUES[colour]
    curtain = path("M94 78H106.4V92H94ZM107.6 78H120V92H107.6Z", fill=hue.lit, stroke=INK, stroke_width=0.9)
    return use(f"{PREFIX}house") + curtain + flower(colour, 107, 85, 11, PAPER, PAPER)


@cache
def night(width: float, height: float) -> str:
    """Sky and hills above the horizon, the ground below."""
    h = HORIZON
    x = [number(width * k / 100) for k in range(101)]
    far = (
        f"M0 {h}V{h - 46}C{x[8]} {h - 70} {x[16]} {h - 92} {x[25]} {h - 96}S{x[38]} {h - 58} {x[46]} {h - 50}"
        f"S{x[62]} {h - 88} {x[72]} {h - 84}S{x[90]} {h - 44} {x[100]} {h - 62}V{h}Z"
    )
    near = f"M0 {h}V{h - 16}C{x[14]} {h - 44} {x[30]} {h - 40} {x[44]} {h - 18}S{x[80]} {h - 52} {x[100]} {h - 14}V{h}Z"
    return group(
        rect(0, 0, width, h + 2, fill=f"url(#{PREFIX}sky)"),
        path(far, fill=f"url(#{PREFIX}hill-far)"),
        path(PAGODA, fill="#182841", transform=move(0.68 * width, h - 22, 1.1)) if width > 1000 else "",
        path(near, fill=f"url(#{PREFIX}hill)"),
        rect(0, h, width, height - h, fill=f"url(#{PREFIX}earth)"),
        town(width),
        mist(-20, h - 30, width * 0.46),
        mist(width * 0.64, h - 20, width * 0.46),
        class_="night",
    )


def town(width: float) -> str:
    """Roofs of the town along the horizon, a light here and there."""
    roofs, lights = [], []
    for k in range(int(width / 31) + 1):
        x, rise = 31 * k - 8, 13 + 5 * (k * 7 % 4)
        y = HORIZON - 4
        roofs.append(f"M{x} {y}V{y - rise + 6}L{x + 6} {y - rise}H{x + 26}L{x + 33} {y - rise + 6}V{y}Z")
        if k % 3 == 1:
            lights.append(rect(x + 10 + k % 5, y - rise + 8, 4, 5, fill=GLOW, opacity=0.85))
    return path("".join(roofs), fill="#2A4871", stroke="#1B3152", stroke_width=0.8) + "".join(lights)


def willow(x: float, y: float, scale: float) -> str:
    """Willow twigs hanging into the picture from the right."""
    twigs = ((2, 112), (-12, 146), (-27, 124), (-41, 92))
    lines, leaves = [], []
    for dx, length in twigs:
        lines.append(f"M{dx + 26} -30C{dx + 4} -28 {dx} 4 {dx - 3} {length}")
        for k in range(1, 9):
            side = 1 if k % 2 else -1
            start = f"M{number(dx + 1 - k / 2)} {number(length * k / 9)}"
            leaves.append(f"{start}q{7 * side} 3 {7 * side} 15q{-7 * side} -4 {-7 * side} -15Z")
    return group(
        path("".join(lines), fill="none", stroke="#16261F", stroke_width=1.5),
        path("".join(leaves), fill="#7FA37F", stroke="#16261F", stroke_width=0.7),
        transform=move(x, y, scale),
        class_="willow",
    )


def mist(x: float, y: float, width: float) -> str:
    """A bank of mist with the round ends of the old prints."""
    bars = ((0.0, 0, 0.78), (0.14, 11, 0.86), (0.05, 22, 0.6))
    drawn = [
        rect(x + offset * width, y + down, length * width, 13, rx=6.5, fill="#BCCBDB") for offset, down, length in bars
    ]
    return group(*drawn, class_="mist", opacity=0.5)


def moon_in_water(x: float, y: float) -> str:
    """The moon broken by the ripples of the pond."""
    strips = [rect(x - w / 2 + shift, y + dy, w, 5, rx=2.5, fill="#F3E4B4") for dy, w, shift in MOON_STRIPS]
    lines = "".join(f"M{x + dx} {y + dy}h{w}" for dx, dy, w in RIPPLES)
    ripples = path(lines, stroke=PALE_INDIGO, stroke_width=1.6, stroke_linecap="round", opacity=0.5)
    return group(*strips, opacity=0.75) + ripples


def cherry_bough(x: float, y: float) -> str:
    """A bough of cherry reaching into the picture from the left."""
    return group(
        path(BOUGH, fill="none", stroke=NIGHT, stroke_width=4.5, stroke_linecap="round"),
        *(flower("pink", bx, by, size) for bx, by, size in BLOSSOMS),
        transform=move(x, y),
        class_="bough",
    )


def stone_lantern(x: float, y: float) -> str:
    """A stone lantern by the road; its foot at y."""
    return group(
        rect(-11, -58, 22, 17, fill=f"url(#{PREFIX}light)", stroke=INK, stroke_width=1.3),
        path("M-4 -58V-41M4 -58V-41", stroke=INK, stroke_width=1.6),
        path(STONE_LANTERN, fill="#41597A", stroke=INK, stroke_width=1.3),
        transform=move(x, y),
        class_="stone-lantern",
    )


def frame(width: float, height: float) -> str:
    """The key line around the print."""
    return rect(0, 0, width, height, fill="none", stroke=INK, stroke_width=2.2)


@cache
def glow(x: float, y: float, rx: float, ry: float) -> str:
    """Light spilling from a door."""
    rings = (1.0, 0.78, 0.56, 0.36)
    return "".join(el("ellipse", cx=x, cy=y, rx=rx * k, ry=ry * k, fill=GLOW, opacity=0.08) for k in rings)


def seal(x: float, y: float) -> str:
    """The red seal of the printer."""
    return group(
        rect(x, y, 26, 26, rx=3, fill=VERMILION, stroke=INK, stroke_width=1),
        flower("pink", x + 13, y + 13.5, 21, PAPER, VERMILION),
        class_="seal",
    )


def road_arrow(x: float, y: float, turn: float) -> str:
    """An arrow laid in the road: this way round."""
    return group(
        circle(0, 0, 12.5, fill="#2B4468", stroke=INK, stroke_width=1.2),
        path(
            "M-4.5 -7L3.5 0L-4.5 7",
            fill="none",
            stroke=PAPER,
            stroke_width=3.2,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
        transform=move(x, y, 1, turn),
    )
