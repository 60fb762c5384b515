"""The main street: the loop past the shops, the lap line, the oyakata, and the boats of the ikizama."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...core.drawing import (
    INK,
    PAPER,
    VERMILION,
    WHITE,
    Point,
    circle,
    el,
    group,
    letters,
    move,
    numeral,
    path,
    rect,
    thing,
)
from . import svg_land as land
from .names import SPACES
from .prompts import SHOP_NAMES
from .svg_icons import CARD_PAPER, PREFIX, glow, icon

TOWN_LEFT, TOWN_RIGHT, MIDDLE = 138.0, 1158.0, 648.0
NAGAYA_WIDTH, SHOP_WIDTH = 478.0, 239.0
SHOP_HEIGHT = 86.0
UPPER_SHOPS, LOWER_SHOPS = 206.0, 458.0
UPPER_LANE, LOWER_LANE = 320.0, 430.0
CANAL_TOP, CANAL_HEIGHT = 348.0, 54.0
STANDING = 22.0
"""How far below the middle of a lane feet are."""
SHOP_CORNERS: tuple[Point, ...] = (
    (377, UPPER_SHOPS), (138, UPPER_SHOPS), (138, LOWER_SHOPS), (377, LOWER_SHOPS),
    (680, LOWER_SHOPS), (919, LOWER_SHOPS), (919, UPPER_SHOPS), (680, UPPER_SHOPS),
)  # fmt: skip
"""The shops of the ring, from the lap line on, by their upper left corners."""
CRESTS = (
    "M-8 5A8 8 0 0 1 8 5H5A5 5 0 0 0 -5 5ZM-2.8 5A2.8 2.8 0 0 1 2.8 5Z",
    "M0 -8L7 -1V4L0 -3L-7 4V-1ZM0 0L7 7H3L0 4L-3 7H-7Z",
    "M0 -8L8 0L0 8L-8 0ZM0 -3.4L-3.4 0L0 3.4L3.4 0Z",
    "M0 -8L7 -4V4L0 8L-7 4V-4ZM0 -3.8L-3.4 -1.9V1.9L0 3.8L3.4 1.9V-1.9Z",
)
ROBE = "M-6 -27C-13 -25 -15 -16 -16 -4L-11 -3C-11 4 -12 12 -13 20H13C12 12 11 4 11 -3L16 -4C15 -16 13 -25 6 -27Z"
HAIR = "M-7 -34C-7.6 -43 7.6 -43 7 -34C4 -37.6 -4 -37.6 -7 -34ZM-1.6 -41H1.6V-46H-1.6Z"
BOATS_LEFT, BOAT_STEP = 744.0, 76.0
STEPS_ASKED = {"walk": (1, 2, 3, 4), "further": (0, 1)}
"""How far the spaces are that a question is about."""


@cache
def ground() -> str:
    """Road, canal and bridge: what never changes but with the season."""
    top, height = UPPER_LANE - 30, LOWER_LANE - UPPER_LANE + 60
    left, width = TOWN_LEFT - 2, TOWN_RIGHT - TOWN_LEFT + 4
    side = rect(MIDDLE - 32, 56, 64, 650, fill=f"url(#{PREFIX}road)", stroke=INK, stroke_width=1.1)
    loop = rect(left, top, width, height, rx=36, fill=f"url(#{PREFIX}road)", stroke=INK, stroke_width=1.3)
    joined = rect(MIDDLE - 31, top - 3, 62, height + 6, fill=f"url(#{PREFIX}road)")
    return group(
        side, loop, joined,
        land.canal(TOWN_LEFT + 60, CANAL_TOP, TOWN_RIGHT - TOWN_LEFT - 120, CANAL_HEIGHT),
        _wayposts(),
        land.boat(292, CANAL_TOP + 34, True), land.boat(436, CANAL_TOP + 40), land.boat(540, CANAL_TOP + 31, True),
        land.bridge(MIDDLE - 34, CANAL_TOP - 10, 68, CANAL_HEIGHT + 20),
        land.tree(TOWN_LEFT + 44, CANAL_TOP + 47, 0.9), land.tree(TOWN_RIGHT - 44, CANAL_TOP + 47, 0.9),
        _lap_line(),
        class_="road",
    )  # fmt: skip


def _wayposts() -> str:
    """Arrows in the road: counter-clockwise."""
    places = ((377, UPPER_LANE, 180), (919, UPPER_LANE, 180), (377, LOWER_LANE, 0), (919, LOWER_LANE, 0),
              (TOWN_LEFT + 20, CANAL_TOP + 2, 90), (TOWN_RIGHT - 20, CANAL_TOP + 52, -90))  # fmt: skip
    drawn = [
        path(
            "M-13 -8L-3 0L-13 8M1 -8L11 0L1 8", fill="none", stroke="#9A7B4A", stroke_width=3.4, stroke_linecap="round",
            transform=move(x, y, 1, turn),
        )
        for x, y, turn in places
    ]  # fmt: skip
    return thing("direction", "the way round the street", *drawn)


def _lap_line() -> str:
    x, top = MIDDLE, UPPER_LANE - 30
    checks = "".join(f"M{x - 6 + 6 * (k % 2)} {top + 7 * k}h6v7h-6Z" for k in range(8))
    return thing(
        "lap-line",
        "the lap line: stepping over it gives each of your characters one experience",
        rect(x - 6, top, 12, 56, fill=WHITE, stroke=INK, stroke_width=1),
        path(checks, fill=VERMILION),
        rect(x - 29, top - 26, 58, 24, rx=4, fill=CARD_PAPER, stroke=INK, stroke_width=1.2),
        letters("lap", x - 11, top - 9, 15, font_weight="bold"),
        icon("xp", x + 15, top - 14, 18),
    )


def spaces(view: dict[str, Any], facts: dict[str, Any]) -> str:
    """The paving before each shop, lit where the oyakata that moves may stop."""
    ring, lit = facts["components"]["board.ring"], _in_reach(view, facts)
    drawn = []
    for place, name in enumerate(ring):
        x, y = SHOP_CORNERS[place][0] + SHOP_WIDTH / 2, _lane(place)
        drawn.append(thing(
            "space", f"space {place + 1}, before the {SHOP_NAMES[name]}",
            rect(x - 82, y - 8, 164, 32, rx=15, fill="#DCCFB4", stroke="#A68D5F", stroke_width=1.2),
            path(f"M{x - 54} {y - 8}v32m108 -32v32M{x - 54} {y + 8}h108M{x - 18} {y - 8}v16m36 0v16",
                 stroke="#A68D5F", stroke_width=1, opacity=0.7),
            glow(x - 82, y - 8, 164, 32, 15) if place in lit else "",
            data_space=place + 1, data_shop=name,
        ))  # fmt: skip
    return group(*drawn, class_="spaces")


def _lane(place: int) -> float:
    return UPPER_LANE if SHOP_CORNERS[place][1] == UPPER_SHOPS else LOWER_LANE


def _in_reach(view: dict[str, Any], facts: dict[str, Any]) -> list[int]:
    ring, turn = facts["components"]["board.ring"], view["turn"]
    if turn < 0 or view["phase"] not in STEPS_ASKED:
        return []
    at = ring.index(view["oyakata"][turn]) if view["oyakata"][turn] else -1
    return [(at + k) % len(ring) for k in STEPS_ASKED[view["phase"]]]


def crest(seat: int, x: float, y: float, r: float = 9) -> str:
    """The crest of a seat in ink on paper."""
    return circle(x, y, r, fill=PAPER, stroke=INK, stroke_width=1) + path(
        CRESTS[seat], fill=INK, fill_rule="evenodd", transform=move(x, y, r / 11.5)
    )


def oyakata(
    seat: int, name: str, x: float, y: float, scale: float = 0.84, active: bool = False, where: str = ""
) -> str:
    """A player's figure; feet at y."""
    figure = (
        path(ROBE, fill=f"url(#{PREFIX}seat-{seat})", stroke=INK, stroke_width=1.5)
        + path("M-11.5 -2H11.5V3H-11.5Z", fill=INK)
        + circle(0, -33, 7, fill="#F3DFC4", stroke=INK, stroke_width=1.3)
        + path(HAIR, fill=INK)
        + crest(seat, 0, -14, 8.5)
    )
    ring = el("ellipse", cx=0, cy=18, rx=22, ry=7, fill="#F6CF6A", stroke=INK, stroke_width=1.4) if active else ""
    return thing(
        "oyakata", f"{name}'s oyakata{where}", ring, figure, data_figure=name.lower(), data_seat=seat,
        transform=move(x, y - 20 * scale, scale),
    )  # fmt: skip


def figures(view: dict[str, Any], facts: dict[str, Any]) -> str:
    """Everybody on the street; those who wait stand in the side street before the lap line."""
    seats, ring = facts["seats"], facts["components"]["board.ring"]
    drawn = []
    for place, shop_name in enumerate(ring):
        here = [s for s in range(len(seats)) if view["oyakata"][s] == shop_name]
        x = SHOP_CORNERS[place][0] + SHOP_WIDTH / 2
        y = _lane(place) + STANDING
        for k, s in enumerate(here):
            at, where = x + 38 * (k - (len(here) - 1) / 2), f", before the {SHOP_NAMES[shop_name]}"
            drawn.append(oyakata(s, seats[s].capitalize(), at, y, 0.88, view["active"] == seats[s], where))
    waiting = [s for s in range(len(seats)) if view["oyakata"][s] is None]
    for k, s in enumerate(waiting):
        at, y = MIDDLE - 15 + 30 * (k % 2), 150.0 + 66 * (k // 2)
        drawn.append(oyakata(s, seats[s].capitalize(), at, y, 0.8, view["active"] == seats[s], ", off the street"))
    return group(*drawn, class_="figures")


def ikizama_track(view: dict[str, Any], facts: dict[str, Any]) -> str:
    """Five boats on the canal: the number of steps on each, and whose ikizama is aboard."""
    seats = facts["seats"]
    drawn = []
    for k, space in enumerate(SPACES):
        x, y = BOATS_LEFT + BOAT_STEP * k, CANAL_TOP + CANAL_HEIGHT - 12
        aboard = [s for s in range(len(seats)) if view["ikizama"][s] == space]
        blocked, free = view["blocked"] == space, not aboard and view["blocked"] != space
        words = f"{seats[aboard[0]].capitalize()}'s ikizama" if aboard else ("blocked" if blocked else "free")
        shown, more = space.replace("-", "–"), 12 if len(space) > 1 else 0
        asked = view["phase"] == "ikizama" and free
        drawn.append(thing(
            "ikizama", f"ikizama space {shown}: {words}",
            land.boat(x, y),
            rect(x - 28 - more, y - 37, 29 + more, 25, rx=3, fill=CARD_PAPER, stroke=INK, stroke_width=1.3),
            numeral(shown, x - 13.5 - more / 2, y - 17.5, 20),
            *(_marker(s, x + 20, y - 2) for s in aboard),
            _blocker(x + 20, y - 20) if blocked else "",
            glow(x - 35 - more / 2, y - 42, 71 + more / 2, 54, 8) if asked else "",
            data_space=space, data_seat=aboard[0] if aboard else None,
        ))  # fmt: skip
    return group(*drawn, class_="ikizama-track")


def _marker(seat: int, x: float, y: float) -> str:
    shape = "M0 -38L13 -30V-8L8 0H-8L-13 -8V-30Z"
    return group(
        path(shape, fill=f"url(#{PREFIX}seat-{seat})", stroke=INK, stroke_width=1.4), crest(seat, 0, -19, 9.5),
        transform=move(x, y),
    )  # fmt: skip


def _blocker(x: float, y: float) -> str:
    return rect(x - 13, y - 13, 26, 26, rx=4, fill="#4A4648", stroke=INK, stroke_width=1.4) + path(
        f"M{x - 7} {y - 7}l14 14m0 -14l-14 14", stroke=WHITE, stroke_width=3.2, stroke_linecap="round"
    )
