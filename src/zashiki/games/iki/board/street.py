"""SVG of the main street: its spaces, the lap line, the oyakata, and the ikizama track."""

from functools import cache
from typing import Any

from ....api.facts import Facts
from ....drawing.palette import INK, PAPER, VERMILION, WHITE
from ....drawing.svg import Point, circle, el, group, move, numeral, path, rect
from ....text.speech import Name, Speech
from ..data.names import SPACES
from ..words.naming import room_name, worth_words
from . import landscape
from .icons import CARD_PAPER, PREFIX, glow, icon
from .text import fitted, item

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
FIGURE = 0.86
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
        landscape.canal(TOWN_LEFT + 60, CANAL_TOP, TOWN_RIGHT - TOWN_LEFT - 120, CANAL_HEIGHT),
        landscape.boat(292, CANAL_TOP + 34, True), landscape.boat(436, CANAL_TOP + 40),
        landscape.boat(540, CANAL_TOP + 31, True),
        landscape.bridge(MIDDLE - 34, CANAL_TOP - 10, 68, CANAL_HEIGHT + 20),
        landscape.tree(TOWN_LEFT + 44, CANAL_TOP + 47, 0.9), landscape.tree(TOWN_RIGHT - 44, CANAL_TOP + 47, 0.9),
        class_="road",
    )  # fmt: skip


def road_arrows(say: Speech) -> str:
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
    return item("direction", say.say("tip-direction"), *drawn, rule="move.steps")


def lap_line(say: Speech) -> str:
    """Where a lap ends, between the last shop of the ring and the first."""
    x, top = MIDDLE, UPPER_LANE - 30
    checks = "".join(f"M{x - 6 + 6 * (k % 2)} {top + 7 * k}h6v7h-6Z" for k in range(8))
    return item(
        "lap-line",
        say.say("tip-lap"),
        rect(x - 6, top, 12, 56, fill=WHITE, stroke=INK, stroke_width=1),
        path(checks, fill=VERMILION),
        rect(x - 31, top - 26, 62, 24, rx=4, fill=CARD_PAPER, stroke=INK, stroke_width=1.2),
        fitted(say.say("word-lap"), x - 9, top - 9, 38, 15),
        icon("xp", x + 19, top - 14, 18),
        rule="move.lap", mark="lap",
    )  # fmt: skip


def spaces(view: dict[str, Any], facts: Facts, places: range) -> str:
    """The paving before each shop, lit where the oyakata that moves may stop."""
    ring, lit = facts.components["board.ring"], _in_reach(view, facts) if facts.lit else []
    drawn = []
    for place in places:
        x, y = SHOP_CORNERS[place][0] + SHOP_WIDTH / 2, _lane(place)
        tip = facts.say.say("tip-space", place=place + 1, shop=Name("shop", ring[place]))
        drawn.append(item(
            "space", tip,
            rect(x - 82, y - 8, 164, 32, rx=15, fill="#DCCFB4", stroke="#A68D5F", stroke_width=1.2),
            path(f"M{x - 54} {y - 8}v32m108 -32v32M{x - 54} {y + 8}h108M{x - 18} {y - 8}v16m36 0v16",
                 stroke="#A68D5F", stroke_width=1, opacity=0.7),
            glow(x - 82, y - 8, 164, 32, 15) if place in lit else "",
            rule="move.steps", mark=f"space-{ring[place]}", act=_ways_to(view, ring, place),
        ))  # fmt: skip
    return group(*drawn, class_="spaces")


def _ways_to(view: dict[str, Any], ring: list[str], place: int) -> tuple[str, ...]:
    """What the one who is asked would do to come to a space, or to stay there."""
    acts, turn = [f"go {ring[place]}"], view["turn"]
    if turn >= 0:
        at = ring.index(view["oyakata"][turn]) if view["oyakata"][turn] else -1
        far = (place - at) % len(ring)
        acts += {0: ["stop"], 1: ["sandal", "ox step"]}.get(far, [])
        acts += [f"walk {far}"] if f"{far}" in SPACES else []
    return tuple(acts)


def _lane(place: int) -> float:
    return UPPER_LANE if SHOP_CORNERS[place][1] == UPPER_SHOPS else LOWER_LANE


def _in_reach(view: dict[str, Any], facts: Facts) -> list[int]:
    ring, turn = facts.components["board.ring"], view["turn"]
    if turn < 0 or view["phase"] not in STEPS_ASKED:
        return []
    at = ring.index(view["oyakata"][turn]) if view["oyakata"][turn] else -1
    return [(at + k) % len(ring) for k in STEPS_ASKED[view["phase"]]]


def crest(seat: int, x: float, y: float, r: float = 9) -> str:
    """The crest of a seat in ink on paper."""
    return circle(x, y, r, fill=PAPER, stroke=INK, stroke_width=1) + path(
        CRESTS[seat], fill=INK, fill_rule="evenodd", transform=move(x, y, r / 11.5)
    )


def oyakata(seat: int, active: bool) -> str:
    """A player's figure; the middle of its robe at the origin."""
    figure = (
        path(ROBE, fill=f"url(#{PREFIX}seat-{seat})", stroke=INK, stroke_width=1.5)
        + path("M-11.5 -2H11.5V3H-11.5Z", fill=INK)
        + circle(0, -33, 7, fill="#F3DFC4", stroke=INK, stroke_width=1.3)
        + path(HAIR, fill=INK)
        + crest(seat, 0, -14, 8.5)
    )
    ring = el("ellipse", cx=0, cy=18, rx=22, ry=7, fill="#F6CF6A", stroke=INK, stroke_width=1.4) if active else ""
    return ring + figure


def figures(view: dict[str, Any], facts: Facts, places: range) -> str:
    """Everybody on these spaces; those who wait before the lap line stand in the side street by the first of them."""
    seats, ring = facts.seats, facts.components["board.ring"]
    drawn = []
    for place in places:
        here = [s for s in range(len(seats)) if view["oyakata"][s] == ring[place]]
        x = SHOP_CORNERS[place][0] + SHOP_WIDTH / 2
        for k, s in enumerate(here):
            tip = facts.say.say("tip-oyakata", name=facts.names[s], shop=Name("shop", ring[place]))
            drawn.append(_figure(view, facts, s, tip, x + 38 * (k - (len(here) - 1) / 2), _lane(place) + STANDING))
    waiting = [s for s in range(len(seats)) if view["oyakata"][s] is None] if 0 in places else []
    for k, s in enumerate(waiting):
        tip = facts.say.say("tip-oyakata-off", name=facts.names[s])
        drawn.append(_figure(view, facts, s, tip, MIDDLE - 15 + 30 * (k % 2), 150.0 + 66 * (k // 2)))
    return group(*drawn, class_="figures")


def _figure(view: dict[str, Any], facts: Facts, s: int, tip: str, x: float, y: float) -> str:
    figure = oyakata(s, view["active"] == facts.seats[s])
    rule = "setup.oyakata" if view["oyakata"][s] is None else "move.steps"
    piece = item("oyakata", tip, figure, rule=rule, piece=f"oyakata-{s}", mark=f"oyakata-{s}")
    return group(piece, transform=move(x, y - 20 * FIGURE, FIGURE))


def ikizama_track(view: dict[str, Any], facts: Facts) -> str:
    """Five boats on the canal: the number of steps on each, and whose ikizama is aboard."""
    drawn = []
    for k, space in enumerate(SPACES):
        x, y = BOATS_LEFT + BOAT_STEP * k, CANAL_TOP + CANAL_HEIGHT - 12
        aboard = [s for s in range(len(facts.seats)) if view["ikizama"][s] == space]
        blocked = view["blocked"] == space
        more = 12 if len(space) > 1 else 0
        asked = facts.lit and view["phase"] == "ikizama" and not aboard and not blocked
        drawn.append(item(
            "ikizama", _boat_tip(facts, space, blocked),
            rect(x - 35 - more / 2, y - 42, 71 + more / 2, 54, rx=8, fill=WHITE, fill_opacity=0.01),
            landscape.boat(x, y),
            rect(x - 28 - more, y - 37, 29 + more, 25, rx=3, fill=CARD_PAPER, stroke=INK, stroke_width=1.3),
            numeral(room_name(space), x - 13.5 - more / 2, y - 17.5, 20),
            *(_marker(facts, s, x + 20, y - 2) for s in aboard),
            _blocker(facts, x + 20, y - 20) if blocked else "",
            glow(x - 35 - more / 2, y - 42, 71 + more / 2, 54, 8) if asked else "",
            rule="ikizama.any" if more else "ikizama.place", act=(f"ikizama {space}",), mark=f"ikizama-{space}",
        ))  # fmt: skip
    return item("ikizama-track", facts.say.say("word-ikizama-track"), *drawn, rule="ikizama.turns")


def _boat_tip(facts: Facts, space: str, blocked: bool) -> str:
    say = facts.say
    if space == SPACES[0]:
        told = say.say("tip-ikizama-any", gain=worth_words(facts.components["turn.any_space"], say))
    else:
        told = say.say("tip-ikizama", steps=int(space))
    return f"{told} {say.say('tip-blocked')}" if blocked else str(told)


def _marker(facts: Facts, seat: int, x: float, y: float) -> str:
    shape = "M0 -38L13 -30V-8L8 0H-8L-13 -8V-30Z"
    marker = item(
        "ikizama-marker", facts.say.say("tip-ikizama-of", name=facts.names[seat]),
        path(shape, fill=f"url(#{PREFIX}seat-{seat})", stroke=INK, stroke_width=1.4), crest(seat, 0, -19, 9.5),
        rule="ikizama.turns", piece=f"ikizama-{seat}",
    )  # fmt: skip
    return group(marker, transform=move(x, y))


def _blocker(facts: Facts, x: float, y: float) -> str:
    return item(
        "blocker", facts.say.say("tip-blocked"),
        rect(x - 13, y - 13, 26, 26, rx=4, fill="#4A4648", stroke=INK, stroke_width=1.4),
        path(f"M{x - 7} {y - 7}l14 14m0 -14l-14 14", stroke=WHITE, stroke_width=3.2, stroke_linecap="round"),
        rule="two.blockers", piece="blocker",
    )  # fmt: skip
