"""The six figures, and the small signs of their characters: hat, yoke and brush."""

from functools import cache

from ....drawing.palette import INK, OCHRE, PAPER, SEAT_STYLES, VERMILION, WHITE
from ....drawing.svg import circle, el, group, move, path, use
from .chart import PREFIX
from .items import item

SIZE = 0.56
"""How large figures are on the map."""
STRAW, SKIN = "#EBD190", "#F3DFC4"

PILGRIM_ROBE = "M-15 -64C-23 -44 -27 -24 -29 -4H29C27 -24 23 -44 15 -64C8 -60 -8 -60 -15 -64Z"
PILGRIM_HAT = "M-40 -68C-24 -76 -10 -90 0 -100C10 -90 24 -76 40 -68C22 -60 -22 -60 -40 -68Z"
HAT_RIBS = "M0 -99L-26 -66M0 -99L-9 -62M0 -99L9 -62M0 -99L26 -66"
STAFF = "M35 -2L31 -88"

MERCHANT_ROBE = "M-14 -62C-21 -44 -22 -22 -24 -4H24C22 -22 21 -44 14 -62C7 -66 -7 -66 -14 -62Z"
YOKE = "M-50 -58C-26 -66 26 -66 50 -58"
CORDS = "M-43 -60L-51 -38M-43 -60L-31 -38M43 -60L31 -38M43 -60L51 -38"
BOXES = "M-55 -38H-27V-6H-55ZM27 -38H55V-6H27Z"
BOX_LINES = "M-55 -27H-27M-55 -17H-27M27 -27H55M27 -17H55"
TOPKNOT = "M-11 -78C-12 -94 12 -94 11 -78C5 -84 -5 -84 -11 -78ZM-3 -90C-5 -99 7 -101 8 -94C5 -94 3 -92 3 -89Z"

ARTIST_ROBE = "M-20 -60C-32 -50 -30 -28 -36 -4H24C23 -14 20 -20 16 -26L34 -34L30 -45L6 -40C4 -50 0 -58 -6 -62Z"
ARTIST_CAP = "M-27 -76C-30 -94 -6 -102 2 -88C4 -84 3 -79 1 -76C-8 -80 -19 -80 -27 -76Z"
EASEL = "M28 -4L46 -86L56 -84L52 -4Z"
SHEET = "M33 -24L45 -80L66 -75L56 -19Z"
BRUSH = "M24 -34L46 -54"

SHAPES = {
    "pilgrim": PILGRIM_ROBE + PILGRIM_HAT,
    "merchant": MERCHANT_ROBE + BOXES + TOPKNOT,
    "artist": ARTIST_ROBE + ARTIST_CAP + SHEET,
}
"""What stands out against the ground: each a silhouette of its own."""

HAT_SIGN = "M-23 9C-13 5 -5 -6 0 -15C5 -6 13 5 23 9C13 14 -13 14 -23 9Z"
YOKE_SIGN = "M-22 -9C-8 -15 8 -15 22 -9M-17 -11L-22 0M-17 -11L-10 0M17 -11L10 0M17 -11L22 0"
YOKE_BOXES = "M-24 0H-8V14H-24ZM8 0H24V14H8Z"
BRUSH_SIGN = "M17 -19L21 -15L2 7L-4 1Z"
BRUSH_TIP = "M-5 2L1 8C-2 15 -10 18 -21 17C-15 13 -14 5 -5 2Z"


def pilgrim(seat: int) -> str:
    """Under a wide straw hat, with a staff."""
    return (
        path(STAFF, stroke=INK, stroke_width=6.5, stroke_linecap="round")
        + path(STAFF, stroke=STRAW, stroke_width=3, stroke_linecap="round")
        + path(PILGRIM_ROBE, fill=f"url(#{PREFIX}seat-{seat})", stroke=INK, stroke_width=2.6)
        + path("M-9 -62L0 -44L9 -62", fill=WHITE, stroke=INK, stroke_width=1.8)
        + path(PILGRIM_HAT, fill=STRAW, stroke=INK, stroke_width=2.6, stroke_linejoin="round")
        + path(HAT_RIBS, stroke=INK, stroke_width=1.2, opacity=0.6)
    )


def merchant(seat: int) -> str:
    """With a yoke and two boxes of goods."""
    return (
        path(CORDS, stroke=INK, stroke_width=2.2)
        + path(BOXES, fill="#C98B45", stroke=INK, stroke_width=2.6)
        + path(BOX_LINES, stroke=INK, stroke_width=1.5)
        + path(MERCHANT_ROBE, fill=f"url(#{PREFIX}seat-{seat})", stroke=INK, stroke_width=2.6)
        + circle(0, -75, 12.5, fill=SKIN, stroke=INK, stroke_width=2.4)
        + path(TOPKNOT, fill=INK)
        + path(YOKE, fill="none", stroke=INK, stroke_width=7, stroke_linecap="round")
        + path(YOKE, fill="none", stroke=STRAW, stroke_width=3.4, stroke_linecap="round")
    )


def artist(seat: int) -> str:
    """Kneeling before a sheet, brush in hand."""
    return (
        path(EASEL, fill="#8A5A33", stroke=INK, stroke_width=2)
        + path(SHEET, fill=WHITE, stroke=INK, stroke_width=2.4)
        + path("M43 -34C42 -46 47 -58 54 -62M48 -33C52 -40 54 -48 58 -52", fill="none", stroke=INK, stroke_width=2.6)
        + circle(-11, -72, 12.5, fill=SKIN, stroke=INK, stroke_width=2.4)
        + path(ARTIST_CAP, fill="#3A3340", stroke=INK, stroke_width=2)
        + path(ARTIST_ROBE, fill=f"url(#{PREFIX}seat-{seat})", stroke=INK, stroke_width=2.6, stroke_linejoin="round")
        + path(BRUSH, stroke=INK, stroke_width=5, stroke_linecap="round")
    )


DRAWN = {"pilgrim": pilgrim, "merchant": merchant, "artist": artist}


@cache
def definitions() -> str:
    """Each figure a hundred units high, feet at the origin, with a light edge to stand out; and the signs."""
    figures = [
        el("g", _stand(character, seat), draw(seat), id=f"{PREFIX}{character}-{seat}")
        for character, draw in DRAWN.items()
        for seat in (0, 1)
    ]
    yoke = path(YOKE_SIGN, fill="none", stroke_width=3.4) + path(YOKE_BOXES)
    signs = {"pilgrim": path(HAT_SIGN), "merchant": yoke, "artist": path(BRUSH_SIGN) + path(BRUSH_TIP)}
    return "".join([*figures, *(el("g", drawn, id=f"{PREFIX}sign-{name}") for name, drawn in signs.items())])


def _stand(character: str, seat: int) -> str:
    """The light edge, and the foot in the seat's colour: round for the first seat, square for the second."""
    foot = ("M-34 -6H34C41 -6 41 8 34 8H-34C-41 8 -41 -6 -34 -6Z", "M-38 -6H38V8H-38Z")[seat]
    edge = path(SHAPES[character] + foot, fill=WHITE, stroke=WHITE, stroke_width=10, stroke_linejoin="round")
    return edge + path(foot, fill=SEAT_STYLES[seat].colour, stroke=INK, stroke_width=2.4)


def figure(character: str, seat: int, tip: str, act: str | None, x: float, y: float, lit: bool) -> str:
    """A figure with its feet at a point; a light around the one that is to move."""
    light = ""
    if lit:
        ring = el("ellipse", cx=0, cy=2, rx=58, ry=19, fill=OCHRE, fill_opacity=0.45, stroke=INK, stroke_width=7)
        light = ring + el("ellipse", cx=0, cy=2, rx=58, ry=19, fill="none", stroke="#FFD25E", stroke_width=4.5)
    name = f"{character}-{seat}"
    return item(
        "figure lit" if lit else "figure", tip, light, use(f"{PREFIX}{name}"), rule=f"{character}.move", act=act,
        piece=name, mark=name, at=move(x, y, SIZE),
    )  # fmt: skip


def sign(character: str, x: float, y: float, size: float, ink: str = INK) -> str:
    """The sign of a character around a point."""
    return use(f"{PREFIX}sign-{character}", transform=move(x, y, size / 48), fill=ink, stroke=ink)


def seat_chip(seat: int, x: float, y: float, r: float = 10.0) -> str:
    """The mark of a seat: round for the first, square for the second, in its pattern."""
    cloth = f"url(#{PREFIX}seat-{seat})"
    if seat == 0:
        return circle(x, y, r, fill=cloth, stroke=PAPER, stroke_width=1.6)
    side = 1.8 * r
    return group(
        el("rect", x=x - side / 2, y=y - side / 2, width=side, height=side, fill=cloth, stroke=PAPER, stroke_width=1.6)
    )


LACQUER = {"pilgrim": (VERMILION, "#7E2416"), "merchant": ("#B05A12", "#6E360B"), "artist": ("#80563B", "#4A2D1E")}
"""The colours of the dice: the face, and the side in shade."""
