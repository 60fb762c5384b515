"""The two sheets the map is printed on: lying for a desk, and upright for a phone, turned a quarter clockwise."""

from dataclasses import dataclass

from ....drawing.svg import Point

Placed = tuple[float, float, float]
"""Where something is drawn, and how large."""


@dataclass(frozen=True, eq=False)
class Sheet:
    """Where things are on the paper. Tables of eight go by stretch of coast, 0 being the one after the first town."""

    name: str
    width: int
    height: int
    least: int
    """The width in CSS pixels at which all letters can be read."""
    small: float
    """The size of the smallest letters."""
    outline: tuple[Point, ...]
    """The pilgrim's road, clockwise from the first coastal town: capes in the south, a wide bay between them."""
    inland: dict[str, Point]
    scenes: tuple[Placed, ...]
    """Where the landscape of a region is drawn."""
    names: tuple[Point, ...]
    """Where the name of a region is lettered."""
    stands: tuple[tuple[Point, Point], ...]
    """Where the artist of each seat stands in a region."""
    plaza: tuple[Point, Point]
    """Where the merchant of each seat stands, seen from the middle of a mountain town."""
    ahead: dict[str, float]
    """Trade tokens that lie a little further along the road than their town, or before it."""
    anchors: tuple[Point, ...]
    """Where the boats lie."""
    spring: Point
    tray: Placed
    cartouche: Placed
    seal: Point
    compass: Point
    north: float
    """How far north is turned from straight up, in degrees."""
    mist: tuple[Placed, ...]
    """Bands of mist on the sea: corner and width."""
    whirlpool: Point


OUTLINE: tuple[Point, ...] = (
    (150, 212), (200, 160), (270, 130), (340, 104), (400, 90), (458, 100), (524, 126), (594, 124), (662, 104),
    (734, 94), (806, 102), (874, 126), (936, 160), (992, 204), (1040, 258), (1062, 324), (1048, 392), (1000, 444),
    (932, 468), (876, 508), (806, 512), (750, 470), (692, 432), (620, 418), (548, 424), (484, 452), (432, 494),
    (362, 512), (290, 500), (226, 470), (164, 432), (112, 384), (92, 318), (110, 258),
)  # fmt: skip
INLAND: dict[str, Point] = {"m1": (308, 306), "m2": (482, 276), "m3": (682, 276), "m4": (866, 310)}

LYING = Sheet(
    name="lying",
    width=1160,
    height=584,
    least=820,
    small=17,
    outline=OUTLINE,
    inland=INLAND,
    scenes=(
        (306, 206, 1.28), (574, 200, 1.0), (812, 204, 1.3), (976, 306, 1.0),
        (846, 426, 1.22), (584, 344, 0.94), (352, 424, 1.28), (190, 298, 1.04),
    ),
    names=(
        (398, 168), (655, 159), (744, 180), (930, 270), (775, 336), (510, 338), (424, 390), (250, 351),
    ),
    stands=(
        ((226, 226), (392, 240)), ((502, 222), (640, 222)), ((742, 256), (890, 246)), ((938, 378), (994, 392)),
        ((772, 410), (920, 430)), ((516, 392), (650, 384)), ((272, 446), (410, 452)), ((160, 380), (214, 384)),
    ),
    plaza=((-56, 24), (56, 24)),
    ahead={"c1": 12, "c4": 14, "c5": -92, "c6": 10, "c7": -10},
    anchors=((66, 534), (602, 536), (1098, 536)),
    spring=(560, 46),
    tray=(921, 11, 1.0),
    cartouche=(14, 14, 1.0),
    seal=(221, 14),
    compass=(1112, 196),
    north=0,
    mist=((-30, 118, 150), (1010, 132, 190), (250, 556, 150), (856, 566, 120)),
    whirlpool=(966, 552),
)  # fmt: skip


def _turned(point: Point) -> Point:
    """A point of the lying sheet on the upright one, which is a little shorter."""
    return 592 - point[1], 100 + 0.84 * point[0]


UPRIGHT = Sheet(
    name="upright",
    width=600,
    height=1032,
    least=360,
    small=20,
    outline=tuple(_turned(point) for point in OUTLINE),
    inland={town: _turned(point) for town, point in INLAND.items()},
    scenes=(
        (386, 357, 1.0), (392, 582, 1.0), (388, 782, 1.0), (283, 930, 0.8),
        (166, 811, 1.0), (248, 591, 1.0), (168, 396, 1.0), (311, 249, 0.85),
    ),
    names=(
        (424, 424), (430, 518), (411, 716), (324, 902), (268, 738), (248, 537), (196, 463), (254, 219),
    ),
    stands=(
        ((366, 290), (352, 429)), ((370, 522), (370, 638)), ((336, 723), (346, 848)), ((234, 944), (352, 946)),
        ((206, 776), (162, 873)), ((196, 560), (208, 646)), ((146, 328), (140, 444)), ((222, 261), (258, 300)),
    ),
    plaza=((-56, 24), (56, 24)),
    ahead={"c6": -42, "c7": 16},
    anchors=((540, 246), (60, 610), (540, 983)),
    spring=(546, 570),
    tray=(10, 10, 1.3),
    cartouche=(350, 12, 1.2),
    seal=(558, 110),
    compass=(34, 895),
    north=90,
    mist=((-40, 176, 110), (500, 880, 150), (-30, 700, 90)),
    whirlpool=(40, 1000),
)  # fmt: skip
