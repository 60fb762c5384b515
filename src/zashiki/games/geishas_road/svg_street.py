"""The street: five tea houses in a ring, and all that stands, waits and lies before them."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from ...core.drawing import (
    INK,
    MOONLIT,
    OCHRE,
    PALE_INDIGO,
    PAPER,
    TITLE_FACE,
    Point,
    along_loop,
    el,
    group,
    letters,
    move,
    path,
    rect,
    smooth_loop,
    thing,
)
from . import svg_landscape as land
from . import svg_pieces as pieces
from .names import COLOURS
from .svg_flowers import PREFIX


class Street(NamedTuple):
    """Where things are in a print of some size: houses clockwise from the far end, by the middle of their roofs."""

    width: float
    height: float
    houses: tuple[Point, ...]
    scale: float
    centre: Point
    moon: Point
    deck: Point
    deck_scale: float


NARROW = Street(
    656, 596, ((328, 16), (540, 126), (474, 392), (184, 392), (116, 126)), 1.0, (328, 306), (328, 296), (300, 412), 0.72
)
"""Beside the folding screen."""
WIDE = Street(
    1160, 596, ((580, 12), (966, 100), (898, 352), (262, 352), (194, 100)), 1.2, (580, 346), (516, 330), (600, 288), 1.0
)
"""Alone, for the game that is all visits."""
BEND = 0.75
ARROWS = (0.5, 0.36, 0.5, 0.64, 0.5)
"""Where the arrows lie between the doors: clear of the roofs in front."""
MIDDLE = 107.0
"""The middle of a house in its own units; its door step is at 112, geisha stand at 131, tokens lie at 172."""
STEP, FEET, TOKENS = 112.0, 131.0, 172.0
CROWDS = ((1, 0, 107), (1, 0, 107), (1, 38, 107), (1, 37, 110), (0.9, 33.5, 115), (0.8, 28, 117))
"""How large geisha are drawn, how far apart and around where, by their number."""
CELL = 30.0

GAME_TITLES = {"evening": "Evening in Kyoto", "maiko": "Life of a Maiko", "geiko": "Life of a Geiko"}
ROUNDS = {"evening": 2, "maiko": 1, "geiko": 2}


def street(view: dict[str, Any], facts: dict[str, Any], plan: Street) -> str:
    """The whole print, its corner at the origin."""
    return group(
        scenery(plan),
        *(house(view, facts, plan, place) for place in range(5)),
        "" if view["phase"] == "over" else pieces.pile(view["deck"], *plan.deck, plan.deck_scale),
        prestige_rows(view, facts, plan) if view["game"] == "evening" else "",
        cartouche(view, facts),
        land.seal(14, plan.height - 40),
        land.frame(plan.width, plan.height),
        class_="street",
    )


@cache
def scenery(plan: Street) -> str:
    """What is the same in every position: night, road and pond, what grows and stands beside them."""
    edge = f"{PREFIX}edge-{plan.width}"
    return el("clipPath", rect(0, 0, plan.width, plan.height), id=edge) + group(
        land.night(plan.width, plan.height),
        road(plan),
        land.stone_lantern(plan.width - 40, plan.height - 70),
        land.cherry_bough(0, plan.height - 214),
        land.willow(plan.width - 12, 322, 0.78),
        clip_path=f"url(#{edge})",
        class_="scenery",
    )


def road(plan: Street) -> str:
    """The road past all five doors, with arrows the way the geisha walk, around a pond."""
    doors = [(x, y + (FEET + 6) * plan.scale) for x, y in plan.houses]
    loop = smooth_loop(doors, BEND)
    arrows = "".join(land.stepping_stone(*along_loop(doors, k, at, BEND)) for k, at in enumerate(ARROWS))
    return group(
        path(loop, fill=f"url(#{PREFIX}ripples)", stroke=INK, stroke_width=64 * plan.scale),
        path(loop, fill="none", stroke=f"url(#{PREFIX}road)", stroke_width=61 * plan.scale),
        land.moon_in_water(*plan.moon),
        thing("clockwise", "the geisha walk clockwise, the way of the arrows", arrows),
        class_="road",
    )


def house(view: dict[str, Any], facts: dict[str, Any], plan: Street, place: int) -> str:
    """A place of the ring with the tea house on it, who stands there and what lies there."""
    colour = view["house"][place]
    x, y = plan.houses[place]
    if colour is None:
        return ""
    owner = view["home"].index(place) if place in view["home"] else None
    whose = "" if owner is None else f", {facts['seats'][owner].capitalize()}'s own"
    return thing(
        "house",
        f"the {colour} tea house, place {place + 1} of the ring{whose}",
        land.glow(MIDDLE, STEP + 8, 84, 26),
        land.front(colour),
        pieces.lantern(colour, 22, 40),
        "" if owner is None else banner(owner, facts["seats"][owner].capitalize()),
        standing(view, facts, place),
        lying(view, facts, place, colour),
        data_house=colour,
        data_ring=place,
        data_owner=None if owner is None else facts["seats"][owner],
        transform=move(x - MIDDLE * plan.scale, y, plan.scale),
    )


def standing(view: dict[str, Any], facts: dict[str, Any], place: int) -> str:
    """The geisha before a house, side by side; a crowd draws closer together."""
    here = [c for c in range(5) if view["geisha"][c] == place]
    names = facts["components"]["names.geisha"]
    size, pitch, middle = CROWDS[len(here)]
    xs = _spread(len(here), middle, pitch)
    return "".join(pieces.geisha(COLOURS[c], names[c], x, FEET, size) for c, x in zip(here, xs, strict=True))


def lying(view: dict[str, Any], facts: dict[str, Any], place: int, colour: str) -> str:
    """What lies before a house: guests and influence token, lanterns with guests, or cards."""
    if view["game"] == "geiko":
        return cards_under(view["under"][place])
    guests = [COLOURS[c] for c in range(5) for _ in range(view["guests"][place][c])]
    if view["game"] == "maiko":
        return _asked(view, place, view["lanterns"][place]) + lantern_cells(guests, view["lanterns"][place])
    token = _influence_waits(view, facts, colour)
    xs = _spread(len(guests) + token, MIDDLE, CELL)
    drawn = [pieces.guest(c, x, TOKENS) for c, x in zip(guests, xs, strict=False)]
    if token:
        drawn.append(pieces.influence(colour, xs[-1] + 6, TOKENS - 15, 1.0, "waiting at the house"))
    return _asked(view, place, len(xs)) + "".join(drawn)


def lantern_cells(guests: list[str], lanterns: int) -> str:
    """The lantern card of a house: guests on some cells, the others free."""
    xs = _spread(lanterns, MIDDLE, CELL)
    cells = [pieces.cell(x, TOKENS) for x in xs[len(guests) :]]
    here = [pieces.guest(c, x, TOKENS) for c, x in zip(guests, xs, strict=False)]
    return group(*here, *cells, class_="lantern-card", data_lanterns=lanterns)


def cards_under(cards: list[str]) -> str:
    """The cards laid under a house, side by side."""
    pitch = min(35.0, 300.0 / max(1, len(cards)))
    left = MIDDLE - (pitch * (len(cards) - 1) + 32) / 2
    return group(*(pieces.slip(card, left + pitch * k, TOKENS - 36) for k, card in enumerate(cards)), class_="under")


def banner(seat: int, name: str) -> str:
    """The flag of the player whose house this is."""
    return thing(
        "home",
        f"{name}'s own house",
        path("M207 40V130", stroke=INK, stroke_width=3),
        rect(194, 42, 26, 62, fill=f"url(#{PREFIX}seat-{seat})", stroke=INK, stroke_width=1.3),
        rect(160, 22, 94, 20, rx=3, fill=PAPER, stroke=INK, stroke_width=1.3),
        letters(name, 207, 37, 15, font_weight="bold"),
    )


def prestige_rows(view: dict[str, Any], facts: dict[str, Any], plan: Street) -> str:
    """The moons of the geiko and the okaasan row in the sky, the next to be taken at the left."""
    tokens = facts["components"]["prestige.tokens"]
    length = facts["components"]["prestige.geiko_row"]
    fate = facts["options"]["fate"]
    rows = [("fate", 0, facts["components"]["fate.tokens"], view["geiko_next"])]
    if not fate:
        rows = [
            ("geiko", 0, length, view["geiko_next"]),
            ("okaasan", length, len(tokens), view["okaasan_next"]),
        ]
    return "".join(
        _prestige_row(view, tokens, title, range(start, end), upto, plan.width - 14, 34 + 42 * k)
        for k, (title, start, end, upto) in enumerate(rows)
    )


def _prestige_row(
    view: dict[str, Any], tokens: Any, title: str, places: range, upto: int, right: float, y: float
) -> str:
    left = right - 36 * (len(places) - 1) - 17
    drawn = [letters(title, left - 29, y + 6, 17, anchor="end", face=TITLE_FACE, fill=MOONLIT, font_style="italic")]
    for k, place in enumerate(places):
        token, x = view["row"][place], left + 36 * k
        if token is None or place < upto:
            drawn.append(pieces.hollow(x, y))
            continue
        dark = token in view["dark"]
        side = "dark" if dark else "light"
        value = tokens[int(token) - 1][side]
        which = "next of" if place == upto else "in"
        drawn.append(
            pieces.moon(value, dark, x, y, name=f"prestige token {which} the {title} row, {side}, worth {value}")
        )
        if place == upto:
            drawn.append(path(f"M{x - 25} {y - 6}l6 6l-6 6", fill="none", stroke=OCHRE, stroke_width=2.6))
    return group(*drawn, class_="prestige-row", data_row=title)


def cartouche(view: dict[str, Any], facts: dict[str, Any]) -> str:
    """The title of the print: the game that is on, and the round."""
    rounds = ROUNDS[view["game"]]
    last = f"Round {view['round_no']} of {rounds}" if rounds > 1 else "One round"
    if facts["options"]["mode"] == "campaign":
        last = f"Game {min(3, view['games_done'] + 1)} of 3" + (f" · round {view['round_no']}" if rounds > 1 else "")
    game = GAME_TITLES[view["game"]]
    return group(
        rect(14, 14, 196, 80, fill=PAPER, stroke=INK, stroke_width=1.6),
        rect(18, 18, 188, 72, fill="none", stroke=PALE_INDIGO, stroke_width=1.2),
        letters("Geisha's Road", 112, 40, 22, face=TITLE_FACE, font_weight="bold"),
        letters(game, 112, 62, 17, face=TITLE_FACE),
        letters(last, 112, 82, 16, face=TITLE_FACE),
        class_="cartouche",
    )


def _influence_waits(view: dict[str, Any], facts: dict[str, Any], colour: str) -> bool:
    simple = facts["options"]["level"] == "simple"
    return not simple and view["influence"][COLOURS.index(colour)] is None


def _asked(view: dict[str, Any], place: int, n: int) -> str:
    """A light around the tokens that are to be taken from."""
    if view["spot"] != place or not view["picks"]:
        return ""
    half = (CELL * n + 14) / 2
    return rect(
        MIDDLE - half,
        TOKENS - 37,
        2 * half,
        42,
        rx=10,
        fill=OCHRE,
        fill_opacity=0.35,
        stroke=OCHRE,
        stroke_width=2.5,
    )


def _spread(n: int, middle: float, pitch: float) -> list[float]:
    return [middle + pitch * (k - (n - 1) / 2) for k in range(n)]
