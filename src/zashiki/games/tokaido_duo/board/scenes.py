"""The four landscapes, drawn once: large in the regions of the island, small on the paintings."""

from functools import cache

from ....drawing.palette import INK, OCHRE, PAPER, WHITE
from ....drawing.svg import bokashi, circle, el, hemp, move, path, rect, use
from .chart import PREFIX

GROUNDS = {
    "mountain": ("#F3E3BC", "#E2B968"),
    "waterfall": ("#DCE6DA", "#8DB5AC"),
    "bamboo": ("#E9E7BB", "#AFBE72"),
    "moon": ("#2C3358", "#9C86A8"),
}
"""The land of each landscape, from the far edge to the near one; night lies over the moon."""

BACKS = {"purple": ("#C3B0C6", "#5D4470"), "green": ("#B4CBA6", "#3B6148")}
"""The backs of the two sets of paintings."""

PEAK = "M-56 40C-34 31 -20 -6 -11 -33L-6 -38L-1 -35L5 -39L12 -33C21 -6 34 30 58 40Z"
SNOW = (
    "M-11 -33L-6 -38L-1 -35L5 -39L12 -33C15 -23 19 -12 24 -1L17 -7L13 7L7 -6L2 10L-3 -5L-9 6L-13 -6L-22 1"
    "C-18 -11 -14 -23 -11 -33Z"
)
FOREST = (
    "M-50 44C-50 36 -44 35 -42 38C-40 31 -33 31 -32 37C-30 32 -24 33 -23 38C-20 34 -14 35 -13 39C-10 35 -5 36 -4 40"
    "C0 36 7 36 8 40C11 34 18 34 19 39C21 33 28 33 29 38C32 32 39 33 40 38C44 35 50 37 51 44Z"
)
CLIFFS = (
    "M-54 44C-52 34 -57 26 -53 16C-57 4 -49 -2 -51 -12C-49 -24 -41 -24 -39 -32C-33 -41 -24 -40 -18 -39L-16 -28"
    "L-19 -12L-15 2L-18 16L-14 30L-18 44ZM54 44C50 34 56 26 52 18C55 8 48 4 50 -6C50 -18 43 -18 42 -28"
    "C38 -38 28 -42 17 -38L19 -20L15 -8L19 8L15 22L19 34L18 44Z"
)
ROCK_LINES = (
    "M-42 -18C-36 -8 -40 8 -34 20M-29 -32C-25 -18 -30 -2 -26 12M-44 20C-40 28 -42 34 -40 40M-27 24V38"
    "M40 -22C34 -10 38 4 33 16M27 -34C25 -22 29 -10 26 0M44 12C40 22 42 32 38 40M28 18V36"
)
FALL = "M-16 -38C-6 -44 6 -44 15 -38L18 -14L15 6L19 26L18 42H-18L-15 22L-18 0L-16 -28Z"
STRANDS = "M-9 -40C-11 -16 -7 10 -9 36M-3 -41C-4 -10 -1 14 -3 38M4 -41C3 -14 6 12 4 38M10 -39C12 -12 8 8 11 36"
FOAM = (
    "M-30 46C-30 39 -23 36 -18 39C-17 33 -9 31 -5 36C-2 31 6 31 8 36C12 31 19 34 19 39C25 36 31 40 30 46"
    "C20 51 -20 51 -30 46Z"
)
STALKS = ((-37, 4, 7), (-22, -3, 9), (-5, 3, 10), (13, -2, 9), (29, 4, 9), (42, -2, 6))
"""Where a stalk stands, how far it leans, how thick it is."""
LEAVES = (
    (-40, -34, 200), (-38, -30, 150), (-20, -42, 20), (-20, -40, 160), (-18, -22, -10), (-2, -30, 190),
    (0, -36, -20), (2, -10, 20), (12, -40, 165), (14, -38, 15), (15, -18, 170), (30, -34, -15), (31, -30, 35),
    (30, -6, 165), (42, -30, 150), (-22, 2, 165), (-36, 0, 20), (42, 2, 200), (14, 8, 15),
)  # fmt: skip
LEAF = "M0 0C6 -6 16 -6 23 1C15 4 6 4 0 0Z"
GRASS = (
    "M-46 46C-43 30 -40 14 -30 2M-38 46C-40 32 -44 20 -50 12M-30 46C-27 34 -21 24 -12 18M40 46C39 30 43 16 50 4"
    "M33 46C33 34 30 24 23 16M46 46C48 40 52 36 56 33M-20 46C-18 40 -14 36 -8 34M24 46C22 40 18 37 12 35"
)
PLUMES = (
    "M-30 2C-26 -8 -19 -13 -10 -15C-11 -7 -19 2 -30 2ZM-50 12C-55 5 -57 -3 -54 -11C-49 -5 -47 4 -50 12Z"
    "M-12 18C-7 11 0 8 8 8C5 15 -3 20 -12 18ZM50 4C53 -4 56 -11 53 -19C47 -13 46 -4 50 4Z"
    "M23 16C17 13 14 7 14 0C20 3 24 9 23 16Z"
)
GEESE = "M-40 -26q4 -5 8 0q4 -5 8 0M-26 -38q3.5 -4 7 0q3.5 -4 7 0M-46 -40q3 -4 6 0q3 -4 6 0"


def mountain() -> str:
    """A snow peak over a forest."""
    return (
        path(PEAK, fill=f"url(#{PREFIX}peak)", stroke=INK, stroke_width=1.8)
        + path(SNOW, fill=WHITE, stroke=INK, stroke_width=1.2)
        + _mist(-40, 20, 44, WHITE, 0.8)
        + _mist(6, 27, 40, WHITE, 0.8)
        + path(FOREST, fill="#39604B", stroke=INK, stroke_width=1.4)
    )


def waterfall() -> str:
    """White water between two cliffs."""
    return (
        path(FALL, fill=WHITE, stroke=INK, stroke_width=1.4)
        + path(STRANDS, fill="none", stroke="#5D8DB8", stroke_width=2.2, stroke_linecap="round")
        + path(CLIFFS, fill=f"url(#{PREFIX}cliff)", stroke=INK, stroke_width=1.6)
        + path(ROCK_LINES, fill="none", stroke="#B9CFC4", stroke_width=1.3, opacity=0.55)
        + path(FOAM, fill=WHITE, stroke=INK, stroke_width=1.4)
        + path("M-16 44q5 -4 10 0q5 -4 10 0q5 -4 10 0", fill="none", stroke="#5D8DB8", stroke_width=1.8)
    )


def bamboo() -> str:
    """A grove: stalks with their knots, and leaves."""
    stalks = "".join(_stalk(x, lean, wide) for x, lean, wide in STALKS)
    leaves = "".join(path(LEAF, transform=move(x, y, 0.95, turn)) for x, y, turn in LEAVES)
    return stalks + el("g", leaves, fill="#2F5D3E", stroke=INK, stroke_width=0.8)


def _stalk(x: float, lean: float, wide: float) -> str:
    """A stalk in four joints."""
    joints = []
    for k in range(4):
        foot, top = 46 - 23 * k, 46 - 23 * (k + 1) + 2
        left, right = x + lean * k / 4 - wide / 2, x + lean * k / 4 + wide / 2
        shift = lean / 4
        joints.append(f"M{left} {foot}L{left + shift} {top}H{right + shift}L{right} {foot}Z")
    return path("".join(joints), fill=f"url(#{PREFIX}stalk)", stroke=INK, stroke_width=1.3)


def moon() -> str:
    """The full moon over autumn grass."""
    return (
        circle(6, -12, 36, fill="#F6E3A2", opacity=0.16)
        + circle(6, -12, 28, fill=f"url(#{PREFIX}moon-face)", stroke=INK, stroke_width=1.3)
        + _mist(-34, 0, 46, "#C9BBD2", 0.9)
        + _mist(2, 8, 44, "#C9BBD2", 0.9)
        + path(GEESE, fill="none", stroke="#F2EAD6", stroke_width=2, stroke_linecap="round")
        + path(GRASS, fill="none", stroke="#161A2C", stroke_width=2.2, stroke_linecap="round")
        + path(PLUMES, fill="#EADBB4", stroke="#161A2C", stroke_width=1.1)
    )


def _mist(x: float, y: float, width: float, colour: str, opacity: float) -> str:
    """Two bars of mist with round ends."""
    bars = f"M{x} {y}h{width}M{x + 10} {y + 6}h{width - 6}"
    return path(bars, stroke=colour, stroke_width=4.5, stroke_linecap="round", opacity=opacity)


SCENES = {"mountain": mountain, "waterfall": waterfall, "bamboo": bamboo, "moon": moon}


@cache
def definitions() -> str:
    """The scenes in a box of a hundred units around the origin, their grounds, and the back of a painting."""
    return "".join(
        [
            *(bokashi(f"{PREFIX}ground-{name}", *colours) for name, colours in GROUNDS.items()),
            bokashi(f"{PREFIX}peak", (0, "#274B7A"), (0.55, "#5B80AA"), (1, "#A9BFD6")),
            bokashi(f"{PREFIX}cliff", "#2F4A48", "#5E8078"),
            bokashi(f"{PREFIX}stalk", "#9DB35C", "#5E7A3A"),
            bokashi(f"{PREFIX}moon-face", "#FFF6D2", "#F0D68A"),
            *(hemp(f"{PREFIX}back-{name}", *colours, 13) for name, colours in BACKS.items()),
            *(el("g", draw(), id=f"{PREFIX}{name}") for name, draw in SCENES.items()),
        ]
    )


def scene(landscape: str, x: float, y: float, scale: float = 1.0) -> str:
    """A landscape around a point, without its ground."""
    return use(f"{PREFIX}{landscape}", transform=move(x, y, scale))


def painting(landscape: str | None, back: str, width: float, height: float, front: bool) -> str:
    """A painting tile, its corner at the origin: the landscape, or the back while it is face down."""
    if landscape is None:
        return rect(0, 0, width, height, rx=3, fill=PAPER, stroke=INK, stroke_width=1.2) + rect(
            3, 3, width - 6, height - 6, rx=2, fill=f"url(#{PREFIX}back-{back})"
        )
    scale = min(width / 112, height / 104)
    body = rect(0, 0, width, height, rx=3, fill=f"url(#{PREFIX}ground-{landscape})", stroke=INK, stroke_width=1.2)
    body += scene(landscape, width / 2, height / 2 - 2 * scale, scale)
    if front:
        body += rect(-2, -2, width + 4, height + 4, rx=5, fill="none", stroke=INK, stroke_width=5)
        body += rect(-2, -2, width + 4, height + 4, rx=5, fill="none", stroke=OCHRE, stroke_width=3)
    return body
