"""Drawings of cards, tokens and figures, wherever they lie."""

import math
from functools import cache

from ....drawing.palette import INDIGO, INK, MOONLIT, NIGHT, OCHRE, PALE_INDIGO, PAPER, VERMILION, WHITE
from ....drawing.svg import bokashi, circle, el, group, hemp, move, number, numeral, path, rect, use
from ..data.names import COLOURS
from .flowers import HUES, PREFIX, flower
from .look import thing
from .tips import Tip, split

CARD_WIDTH, CARD_HEIGHT = 78.0, 104.0
GUESTS = 3
"""Of each colour."""
CARD_STEP = 33.0
"""How much of a card shows when another lies on it: its number and its flower."""

GIFTS = {
    1: (
        "M-21 -3C-19 -20 19 -20 21 -3V2H-21ZM-20 4H-17V17H-20ZM-13.7 4H-10.7V19H-13.7ZM-7.6 4H-4.6V20H-7.6Z"
        "M-1.5 4H1.5V20H-1.5ZM4.6 4H7.6V20H4.6ZM10.7 4H13.7V19H10.7ZM17 4H20V17H17Z",
        "M-12 -6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M-2 -9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M8 -6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",
    ),
    2: (
        "M-21 -10H21C21 6 15 14 8 16V20H-8V16C-15 14 -21 6 -21 -10ZM-7 -15C-11 -19 -3 -20 -6 -25C-1 -20 -8 -19 -4 -15Z"
        "M5 -15C1 -19 9 -20 6 -25C11 -20 4 -19 8 -15Z",
        "M-18.5 -4C-8 -1 8 -1 18.5 -4L18 -1C8 2 -8 2 -18 -1Z",
    ),
    3: (
        "M-12 -24H0C0 -18 -3 -17 -3 -13C4 -9 6 -4 6 5C6 14 3 19 -1 21H-11C-15 19 -18 14 -18 5C-18 -4 -16 -9 -9 -13"
        "C-9 -17 -12 -18 -12 -24ZM8 9H22C22 15 20 19 18 21H12C10 19 8 15 8 9Z",
        "M-17.4 1H5.4L5.8 3.2H-17.8ZM-17.8 7H5.8L5.6 9.2H-17.6Z",
    ),
    4: (
        "M-7 3H-1.5V-29H-3L-8 -28.4V-30.6L-2.8 -31L-2.6 -34L-8 -33.4V-35.6L-2.4 -36L-2 -40H2L2.5 -35L8 -34.4V-32.2"
        "L2.8 -32.6L3 -29H1.5V3H7C9 3 10 4 10 6V20C10 22 9 23 7 23H-7C-9 23 -10 22 -10 20V6C-10 4 -9 3 -7 3Z",
        "M-6 5.2H6C7.4 5.2 8 6 8 7V19C8 20.2 7.4 20.8 6 20.8H-6C-7.4 20.8 -8 20.2 -8 19V7C-8 6 -7.4 5.2 -6 5.2Z"
        "M-4 15V16.6H4V15Z",
    ),
}
"""What a card of each value gives, its shape and what is light on it: comb, bowl of tea, flask of sake, shamisen."""
TILT = {4: "translate(-4 5) rotate(40) scale(1.04)"}

KIMONO = (
    "M-3 -37C-9 -35 -11 -30 -12 -22L-14 -13L-8 -12C-8 -7 -9 -3 -13 1C-4 3 8 3 15 1"
    "C9 -3 7 -8 6 -13L11 -14C12 -23 9 -34 3 -37Z"
)
HAIR = "M-2 -36L-2 -40C-7 -41 -8 -48 -4 -50C-4 -54 4 -54 4 -50C8 -48 7 -41 2 -40L3 -36Z"
GUEST = "M-6 -19C-11 -17 -13 -9 -13 2H13C13 -9 11 -17 6 -19Z"
FAN = "M0 13L-20 -5C-12 -16 12 -16 20 -5Z"
FAN_RIBS = "M0 13L-11 -11M0 13L-4 -13M0 13L4 -13M0 13L11 -11"


@cache
def definitions() -> str:
    """Gradations and shapes that the pieces share."""
    grounds = [bokashi(f"{PREFIX}tint-{c}", HUES[c].pale, HUES[c].pale, HUES[c].base) for c in COLOURS]
    gifts = [
        el(
            "g",
            path(shape, fill=INK, fill_opacity=0.84),
            path(light, fill=PAPER, fill_rule="evenodd"),
            transform=TILT.get(value),
            id=f"{PREFIX}gift-{value}",
        )
        for value, (shape, light) in GIFTS.items()
    ]
    ribs = "".join(
        f"M0 0L{number(22 * math.cos(k * math.pi / 8))} {number(22 * math.sin(k * math.pi / 8))}" for k in range(16)
    )
    figure = path(KIMONO, stroke="none") + path(HAIR, stroke="none")
    return "".join(
        [
            *grounds,
            *gifts,
            hemp(f"{PREFIX}hemp", PALE_INDIGO, INDIGO, 16),
            bokashi(f"{PREFIX}moon", "#FBF3D6", "#EBD59A"),
            path(ribs, id=f"{PREFIX}ribs", fill="none", stroke=INK, stroke_width=0.7, opacity=0.45),
            el("g", figure, id=f"{PREFIX}figure", fill="#15161D"),
        ]
    )


@cache
def face(card: str) -> str:
    """The face of a card, its corner at the origin."""
    colour, value = split(card)
    return (
        rect(0, 0, CARD_WIDTH, CARD_HEIGHT, rx=6, fill="#FBF7EC", stroke=INK, stroke_width=1.3)
        + rect(6, 37, CARD_WIDTH - 12, CARD_HEIGHT - 43, rx=3, fill=f"url(#{PREFIX}tint-{colour})")
        + use(f"{PREFIX}gift-{value}", transform=move(CARD_WIDTH / 2, 69))
        + numeral(value, 18, 29, 28)
        + flower(colour, 47, 18.5, 26)
    )


@cache
def back() -> str:
    """The back of a card: hemp leaves on indigo."""
    return (
        rect(0, 0, CARD_WIDTH, CARD_HEIGHT, rx=6, fill="#FBF7EC", stroke=INK, stroke_width=1.3)
        + rect(5, 5, CARD_WIDTH - 10, CARD_HEIGHT - 10, rx=3, fill=f"url(#{PREFIX}hemp)")
    )  # fmt: skip


@cache
def heading(name: str, width: float = CARD_WIDTH) -> str:
    """The upper edge of a card: its number and its flower."""
    colour, value = split(name)
    return (
        rect(0, 0, width, 37, rx=6, fill="#FBF7EC", stroke=INK, stroke_width=1.3)
        + numeral(value, 18, 29, 28)
        + flower(colour, 47, 18.5, 26)
    )


def piece_of(name: str) -> str:
    """A card as a piece that moves."""
    return f"card-{name.replace(' ', '-')}"


def card(name: str, x: float, y: float, scale: float = 1.0, *, tip: Tip, act: str | None = None) -> str:
    """A card face up."""
    return thing("card", face(name), at=move(x, y, scale), piece=piece_of(name), act=act, data_card=name, **tip)


def card_back(at: str, *, tip: Tip, piece: str) -> str:
    """A card face down."""
    return thing("card face-down", back(), at=at, piece=piece, **tip)


def peeked_card(name: str, x: float, y: float, scale: float, *, tip: Tip) -> str:
    """A card face down whose owner looks at it: its back, and a slip that tells what it is."""
    drawn = back() + heading(name)
    return thing("card face-down own", drawn, at=move(x, y, scale), piece=piece_of(name), data_card=name, **tip)


def strip(name: str, x: float, y: float, scale: float, *, tip: Tip) -> str:
    """A card of which only the upper edge is shown, where there is little room."""
    return thing("card strip", heading(name), at=move(x, y, scale), piece=piece_of(name), data_card=name, **tip)


def slip(name: str, x: float, y: float, scale: float = 1.0, *, tip: Tip) -> str:
    """A card so narrow that many lie side by side: its number above its flower."""
    colour, value = split(name)
    body = (
        rect(0, 0, 32, 54, rx=4, fill="#FBF7EC", stroke=INK, stroke_width=1.2)
        + numeral(value, 16, 23, 22)
        + flower(colour, 16, 39, 23)
    )
    return thing("card slip", body, at=move(x, y, scale), piece=piece_of(name), data_card=name, **tip)


def pile(count: int, x: float, y: float, scale: float, *, tip: Tip) -> str:
    """The deck, as thick as it is, with the number of its cards."""
    bare: dict[str, str | float | None] = {"fill": "none", "stroke": MOONLIT, "stroke_dasharray": "4 5"}
    full: dict[str, str | float | None] = {"fill": "#FBF7EC", "stroke": INK}
    middle = (CARD_WIDTH / 2, CARD_HEIGHT / 2)
    drawn = "".join(
        rect(-2.2 * k, 2.2 * k, CARD_WIDTH, CARD_HEIGHT, rx=6, stroke_width=1.2, **(full if count else bare))
        for k in range(min(4, max(0, count - 1)), -1, -1)
    )
    if count:
        drawn += back() + circle(*middle, 21, fill=PAPER, stroke=INK, stroke_width=1.3)
        drawn += numeral(count, middle[0], middle[1] + 10, 28)
    return thing("deck", drawn, at=move(x, y, scale), mark="deck", data_count=count, **tip)


def guest(
    colour: str, x: float, y: float, scale: float = 1.0, *, piece: str, tip: Tip | None = None, act: str | None = None
) -> str:
    """A guest in a travelling coat with the crest of a house; feet at y."""
    return thing(
        "guest", guest_figure(colour), at=move(x, y - 2 * scale, scale), piece=piece, act=act, data_guest=colour,
        **(tip or {}),
    )  # fmt: skip


@cache
def guest_figure(colour: str) -> str:
    """The figure of a guest."""
    return (
        path(GUEST, fill=HUES[colour].lit, stroke=INK, stroke_width=1.3)
        + circle(0, -24, 6.5, fill="#F3DFC4", stroke=INK, stroke_width=1.3)
        + path("M-6.5 -25C-6 -33 6 -33 6.5 -25C3 -28 -3 -28 -6.5 -25Z", fill=INK)
        + flower(colour, 0, -7.5, 15.5, WHITE)
    )


def geisha(colour: str, x: float, y: float, scale: float = 1.0, *, tip: Tip) -> str:
    """A geisha under her parasol; feet at y."""
    hue = HUES[colour]
    parasol = (
        path("M2 -52L9 -14", stroke=INK, stroke_width=1.8)
        + circle(0, -62, 22, fill=hue.lit, stroke=INK, stroke_width=1.4)
        + use(f"{PREFIX}ribs", transform=move(0, -62))
        + circle(0, -62, 18.5, fill="none", stroke=WHITE, stroke_width=1.2, opacity=0.75)
        + flower(colour, 0, -66, 24, WHITE)
    )
    figure = (
        use(f"{PREFIX}figure")
        + path("M-10.5 -29H9L10 -21H-11.5Z", fill=hue.lit)
        + path("M5 -47L11 -50", stroke=MOONLIT, stroke_width=1.6, stroke_linecap="round")
    )
    name = f"geisha-{colour}"
    return thing("geisha", parasol, figure, at=move(x, y, scale), piece=name, mark=name, data_geisha=colour, **tip)


def influence(colour: str, x: float, y: float, scale: float = 1.0, *, tip: Tip, act: str | None = None) -> str:
    """An influence token: a folding fan with the flower."""
    fan = (
        path(FAN, fill=PAPER, stroke=INK, stroke_width=1.3, stroke_linejoin="round")
        + path(
            "M0 13L-20 -5C-12 -16 12 -16 20 -5L12 2C7 -3 -7 -3 -12 2Z",
            fill=HUES[colour].lit,
            stroke=INK,
            stroke_width=1,
        )
        + path(FAN_RIBS, fill="none", stroke=INK, stroke_width=0.6, opacity=0.6)
        + circle(0, 12, 2, fill=INK)
        + flower(colour, 0, -5.5, 15, WHITE)
    )
    return thing("influence", fan, at=move(x, y, scale), piece=f"influence-{colour}", act=act, **tip)


def prestige(value: int, dark: bool, x: float, y: float, r: float = 17.0, *, token: str, tip: Tip) -> str:
    """A prestige token: the full moon when light, the new moon with its sickle when dark."""
    disc = circle(0, 0, 17, fill=f"url(#{PREFIX}moon)", stroke=INK, stroke_width=1.2)
    if dark:
        disc = circle(0, 0, 17, fill=NIGHT, stroke=MOONLIT, stroke_width=1.2)
        disc += path("M9 -14.4A17 17 0 1 0 9 14.4A15.5 15.5 0 1 1 9 -14.4Z", fill="#E2CB8E", stroke="none")
    words = numeral(value, 2 if dark else 0, 7.5, 21, WHITE if dark else INK)
    side = "dark" if dark else "light"
    return thing("prestige", disc, words, at=move(x, y, r / 17), piece=f"prestige-{token}", data_side=side, **tip)


def empty_place(x: float, y: float, r: float = 17.0) -> str:
    """Where a prestige token has been taken."""
    return circle(x, y, r - 2, fill="none", stroke=PALE_INDIGO, stroke_width=1, stroke_dasharray="2 4", opacity=0.7)


def lantern(colour: str, x: float, y: float, scale: float = 1.0) -> str:
    """A paper lantern in a house's colour with its flower, hanging from y."""
    hue = HUES[colour]
    hoops = "M-17 16C-10 19 10 19 17 16M-18 38C-10 41 10 41 18 38"
    body = (
        path("M0 -8V4", stroke=MOONLIT, stroke_width=1.2)
        + path("M-11 8C-24 16 -24 40 -11 48H11C24 40 24 16 11 8Z", fill=hue.lit, stroke=INK, stroke_width=1.3)
        + path(hoops, fill="none", stroke=INK, stroke_width=0.7, opacity=0.5)
        + rect(-11, 4, 22, 5, fill=INK, stroke=OCHRE, stroke_width=0.7)
        + rect(-11, 47, 22, 5, fill=INK, stroke=OCHRE, stroke_width=0.7)
        + path("M0 52V60", stroke=VERMILION, stroke_width=2)
        + flower(colour, 0, 28, 27, WHITE)
    )
    return group(body, class_="lantern", transform=move(x, y, scale))


def cell(x: float, y: float, scale: float = 1.0, *, tip: Tip) -> str:
    """An empty lantern cell for a guest; foot at y."""
    shape = "M-8 -33H8C16 -29 16 -7 8 -2H-8C-16 -7 -16 -29 -8 -33Z"
    drawn = path(shape, fill="#EDE1BC", fill_opacity=0.9, stroke=INK, stroke_width=1.1)
    hoops = path("M-13 -25H13M-14 -17.5H14M-13 -10H13", stroke=INK, stroke_width=0.7, opacity=0.45)
    return thing("cell", drawn, hoops, at=move(x, y, scale), **tip)


def guest_pieces(held: list[int], c: int) -> tuple[list[str], list[str], list[str]]:
    """The guests of a colour in an evening as pieces: at the house, and with either seat.

    The first seat takes them from the end and the second from the beginning, so that each keeps its name on its way.

    >>> guest_pieces([1, 1], 0)
    (['guest-pink-1'], ['guest-pink-2'], ['guest-pink-0'])
    """
    names = [f"guest-{COLOURS[c]}-{k}" for k in range(GUESTS)]
    first, second = held
    return names[second : GUESTS - first], names[GUESTS - first :], names[:second]
