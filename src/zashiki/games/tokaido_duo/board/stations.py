"""The stations of the pilgrim's road and the mountain towns."""

from functools import cache

from ....drawing.palette import INDIGO, INK, PAPER, VERMILION, WHITE
from ....drawing.svg import bokashi, circle, el, letters, move, numeral, path, rect, use
from .chart import PREFIX
from .items import item

PLATE = 25.0
TINTS = {"town": "#F6E3BE", "temple": "#FBF3E2", "garden": "#DDE2BF", "spring": "#F4E0D6", "shore": "#D6E4EC"}
"""The ground of each kind of station."""

GATE = "M-19 -15C-8 -11 8 -11 19 -15L18 -9C8 -6 -8 -6 -18 -9ZM-14 -4H14V0H-14ZM-12 -8H-7.5V17H-12ZM7.5 -8H12V17H7.5Z"
GATE_TABLET = "M-2.5 -8H2.5V-3H-2.5Z"
STONES = (
    "M-3 9C-6 -2 -4 -15 4 -16C11 -15 13 -2 11 9ZM-17 11C-19 4 -15 -2 -9 -1C-4 0 -3 6 -4 11Z"
    "M9 12C8 6 11 3 15 4C19 5 19 9 18 12Z"
)
SAND = "M-19 13C-8 16 8 16 19 14M-14 18C-5 20.5 6 20.5 14 18.5"
SHELL = "M0 15C-6 15 -8 12 -7 10C-18 6 -20 -8 -13 -13C-10 -16 -6 -13 -6 -13C-4 -18 4 -18 6 -13C6 -13 10 -16 13 -13C20 -8 18 6 7 10C8 12 6 15 0 15Z"  # noqa: E501
SHELL_RIBS = "M-3 10L-10 -11M-1 10L-3.5 -14M1 10L3.5 -14M3 10L10 -11"
ROOFS = "M-21 1C-17 0 -14 -5 -13 -10H2C3 -5 6 0 10 1L9 4H-20ZM-4 7C0 6 2 2 3 -2H12C13 2 15 6 19 7L18 10H-3Z"
WALLS = "M-17 3H6V14H-17ZM-1 9H15V15H-1Z"
WINDOWS = "M-13 6H-8V11H-13ZM5 11H9V15H5Z"
PEAKS = "M-50 22C-42 10 -38 -4 -30 -14C-22 -6 -20 -2 -15 4C-8 -12 -4 -26 4 -34C14 -24 18 -8 24 2C28 -6 32 -12 36 -14C44 -4 48 12 56 22Z"  # noqa: E501


def temple() -> str:
    """The gate of a temple."""
    gate = path(GATE, fill=VERMILION, stroke=INK, stroke_width=1.3, stroke_linejoin="round")
    return gate + path(GATE_TABLET, fill=INK)


def garden() -> str:
    """Stones in raked sand."""
    stones = path(STONES, fill=f"url(#{PREFIX}stone)", stroke=INK, stroke_width=1.4, stroke_linejoin="round")
    return stones + path(SAND, fill="none", stroke=INK, stroke_width=1.3)


def spring() -> str:
    """A bath and its steam."""
    return use(f"{PREFIX}steam", fill=INDIGO, stroke=VERMILION, transform=move(0, 4, 0.72))


def shore() -> str:
    """A scallop on the beach."""
    shell = path(SHELL, fill="#E9B7A6", stroke=INK, stroke_width=1.5, stroke_linejoin="round")
    return shell + path(SHELL_RIBS, stroke=INK, stroke_width=1.2)


def town() -> str:
    """Two roofs by the sea."""
    walls = path(WALLS, fill=WHITE, stroke=INK, stroke_width=1.2) + path(WINDOWS, fill=INK)
    return walls + path(ROOFS, fill=f"url(#{PREFIX}roof)", stroke=INK, stroke_width=1.3, stroke_linejoin="round")


KINDS = {"temple": temple, "garden": garden, "spring": spring, "shore": shore, "town": town}


@cache
def definitions() -> str:
    """A plate for each kind of station, and the peaks behind a mountain town."""
    plates = [
        el(
            "g",
            circle(0, 0, PLATE, fill=TINTS[kind], stroke=INK, stroke_width=1.8),
            circle(0, 0, PLATE - 3, fill="none", stroke=INK, stroke_width=0.7, opacity=0.45),
            draw(),
            id=f"{PREFIX}{kind}",
        )
        for kind, draw in KINDS.items()
    ]
    peaks = path(PEAKS, fill=f"url(#{PREFIX}hill)", stroke=INK, stroke_width=1.5, stroke_linejoin="round")
    ridge = path("M-30 -14C-28 -4 -32 6 -28 14M4 -34C2 -22 8 -14 6 -4M36 -14C34 -4 40 4 38 12", fill="none")
    return "".join(
        [
            bokashi(f"{PREFIX}stone", "#C9CDC4", "#7E8C88"),
            bokashi(f"{PREFIX}roof", "#1F3557", "#5F82AB"),
            bokashi(f"{PREFIX}hill", "#3C5E48", "#B9C48A"),
            *plates,
            el("g", peaks, el("g", ridge, stroke="#DDE2BF", stroke_width=1.2, opacity=0.6), id=f"{PREFIX}peaks"),
        ]
    )


RULES = {"town": "pilgrim.town", **{kind: f"pilgrim.{kind}" for kind in ("temple", "garden", "spring", "shore")}}
"""The paragraph about each kind of station."""


def station(k: int, kind: str, tip: str, act: str | None, x: float, y: float) -> str:
    """A station of the road."""
    drawn = use(f"{PREFIX}{kind}")
    return item("station", tip, drawn, rule=RULES[kind], act=act, mark=f"station-{k}", at=move(x, y))


def mountain_town(town: str, name: str, goods: int, tip: str, act: str, size: float, x: float, y: float) -> str:
    """A town among peaks with its name and the number of goods it gives."""
    return item(
        "mountain-town",
        tip,
        use(f"{PREFIX}peaks", transform=move(0, -16)),
        circle(0, 0, 26, fill=PAPER, stroke=INK, stroke_width=2),
        circle(0, 0, 22.5, fill="none", stroke="#D9772B", stroke_width=2.4),
        numeral(goods, 0, 10, 29),
        tag(name, 0, 25 + size / 2, size),
        rule="merchant.mountain",
        act=act,
        mark=f"town-{town}",
        at=move(x, y),
    )


def tag(name: str, x: float, y: float, size: float) -> str:
    """The name of a town on a slip of paper around a point."""
    width, height = 1.75 * size, 1.12 * size
    return rect(
        x - width / 2, y - height / 2, width, height, rx=3, fill=PAPER, stroke=INK, stroke_width=1.2
    ) + letters(name, x, y + 0.36 * size, size, font_weight="bold")  # fmt: skip
