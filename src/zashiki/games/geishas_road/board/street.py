"""The part `street`: five tea houses in a ring, and the geisha, guests, tokens and cards at them."""

from functools import cache
from typing import NamedTuple

from ....drawing.palette import INK, MOONLIT, OCHRE, PALE_INDIGO, PAPER, TITLE_FACE
from ....drawing.svg import Point, along_loop, el, group, letters, move, path, rect, smooth_loop
from ..data.names import COLOURS
from ..words.points import token_value
from . import landscape, pieces, tips
from .flowers import PREFIX
from .look import Look, fitted, thing
from .offer import offer


class Street(NamedTuple):
    """Where things are in a print of some size: houses clockwise from the far end, by the middle of their roofs."""

    name: str
    width: float
    height: float
    houses: tuple[Point, ...]
    scale: float
    centre: Point
    moon: Point
    deck: Point
    deck_scale: float
    offered: float = 57.0
    """How wide a card of the offer is."""
    token: float = 1.0
    """How much larger than the house the tokens before it are drawn."""
    title: tuple[float, float, float] = (14.0, 196.0, 1.0)
    """Where the cartouche hangs, how wide it is and how large its letters are."""
    pile: float = 300.0
    """The most room that the cards under a house may take, in the units of the house."""
    arrows: tuple[float | None, ...] = (0.5, 0.36, 0.5, 0.64, 0.5)
    """Where the arrows lie between the doors: clear of the roofs in front."""


DESK = Street(
    "desk", 656, 596, ((328, 16), (540, 126), (474, 392), (184, 392), (116, 126)), 1.0,
    (328, 306), (328, 296), (300, 412), 0.72,
)  # fmt: skip
"""Beside the folding screen."""
ALONE = Street(
    "alone", 1160, 596, ((580, 12), (966, 100), (898, 352), (262, 352), (194, 100)), 1.2,
    (580, 346), (516, 330), (600, 288), 1.0,
)  # fmt: skip
"""For the game that is all visits."""
PHONE = Street(
    "phone", 400, 590, ((200, 86), (321, 180), (309, 446), (91, 446), (79, 180)), 0.7,
    (200, 366), (200, 336), (165, 474), 0.66, 66.0, 1.2, (6.0, 132.0, 0.9), 190.0,
    (None, 0.42, 0.5, 0.58, None),
)  # fmt: skip
"""Across a telephone held upright."""
PLANS = (DESK, ALONE, PHONE)

BEND = 0.75
MIDDLE = 107.0
"""The middle of a house in its own units; its door step is at 112, geisha stand at 131, tokens lie at 172."""
STEP, FEET, TOKENS = 112.0, 131.0, 172.0
CROWDS = ((1, 0, 107), (1, 0, 107), (1, 38, 107), (1, 37, 110), (0.9, 33.5, 115), (0.8, 28, 117))
"""How large geisha are drawn, how far apart and around where, by their number."""
CELL = 30.0
ROUNDS = {"evening": 2, "maiko": 1, "geiko": 2}


def street(look: Look, plan: Street) -> str:
    """The whole print, its corner at the origin."""
    return group(
        scenery(plan),
        road_signs(look, plan),
        *(house(look, plan, place) for place in range(5)),
        pieces.pile(look.view["deck"], *plan.deck, plan.deck_scale, tip=tips.deck(look)),
        prestige_rows(look, plan) if look.game == "evening" else "",
        cartouche(look, plan),
        landscape.seal(14, plan.height - 40),
        landscape.frame(plan.width, plan.height),
        offer(look, *plan.centre, plan.offered),
        class_="street",
    )


def definitions() -> str:
    """The edges of the prints."""
    return "".join(el("clipPath", rect(0, 0, plan.width, plan.height), id=_edge(plan)) for plan in PLANS)


@cache
def scenery(plan: Street) -> str:
    """What is the same in every position: night, road and pond, what grows and stands beside them."""
    roomy = plan is not PHONE
    return group(
        landscape.night(plan.width, plan.height),
        road(plan),
        landscape.stone_lantern(plan.width - 40, plan.height - 70) if roomy else "",
        landscape.cherry_bough(0, plan.height - 214) if roomy else "",
        landscape.willow(plan.width - 12, 322, 0.78) if roomy else landscape.willow(plan.width - 2, 330, 0.6),
        clip_path=f"url(#{_edge(plan)})",
        class_="scenery",
    )


def _edge(plan: Street) -> str:
    return f"{PREFIX}edge-{plan.name}"


def _doors(plan: Street) -> list[Point]:
    return [(x, y + (FEET + 6) * plan.scale) for x, y in plan.houses]


def road(plan: Street) -> str:
    """The road past all five doors around a pond."""
    loop = smooth_loop(_doors(plan), BEND)
    return group(
        path(loop, fill=f"url(#{PREFIX}ripples)", stroke=INK, stroke_width=64 * plan.scale),
        path(loop, fill="none", stroke=f"url(#{PREFIX}road)", stroke_width=61 * plan.scale),
        landscape.moon_in_water(*plan.moon),
        class_="road",
    )


def road_signs(look: Look, plan: Street) -> str:
    """Arrows in the road, the way the geisha walk."""
    doors = _doors(plan)
    between = [(k, at) for k, at in enumerate(plan.arrows) if at is not None]
    arrows = [landscape.road_arrow(*along_loop(doors, k, at, BEND)) for k, at in between]
    return thing("clockwise", *arrows, **tips.clockwise(look))


def house(look: Look, plan: Street, place: int) -> str:
    """A place of the ring with the tea house on it, who stands there and what lies there."""
    colour = look.view["house"][place]
    x, y = plan.houses[place]
    if colour is None:
        return ""
    owner = look.view["home"].index(place) if place in look.view["home"] else None
    return group(
        thing(
            "house",
            landscape.glow(MIDDLE, STEP + 8, 84, 26),
            landscape.front(colour),
            pieces.lantern(colour, 22, 40),
            mark=f"house-{colour}",
            data_house=colour,
            data_ring=place,
            **tips.house(look, colour, place),
        ),
        "" if owner is None else banner(look, owner, plan),
        geisha_at(look, place),
        pieces_at(look, place, colour, plan),
        transform=move(x - MIDDLE * plan.scale, y, plan.scale),
    )


def geisha_at(look: Look, place: int) -> str:
    """The geisha before a house, side by side; a crowd draws closer together."""
    here = [c for c in range(5) if look.view["geisha"][c] == place]
    size, pitch, middle = CROWDS[len(here)]
    xs = _spread(len(here), middle, pitch)
    return "".join(
        pieces.geisha(COLOURS[c], x, FEET, size, tip=tips.geisha(look, COLOURS[c], place))
        for c, x in zip(here, xs, strict=True)
    )


def pieces_at(look: Look, place: int, colour: str, plan: Street) -> str:
    """What lies before a house: guests and influence token, lanterns with guests, or cards."""
    if look.game == "geiko":
        return cards_under(look, place, plan)
    if not look.with_guests:
        return ""
    if look.game == "maiko":
        return lantern_cells(look, place, plan)
    return guests_and_token(look, place, colour, plan)


def guests_and_token(look: Look, place: int, colour: str, plan: Street) -> str:
    """The guests of an evening who wait at their house, and the influence token beside them."""
    c, size = COLOURS.index(colour), plan.token
    guests = pieces.guest_pieces([held[c] for held in look.view["collected"]], c)[0]
    token = look.holder(c) is None
    xs = _spread(len(guests) + token, MIDDLE, CELL * size)
    tip, act = tips.waiting_guest(look, colour), _asked_for(look, place, f"guest {colour}")
    drawn = [
        pieces.guest(colour, x, TOKENS, size, piece=piece, tip=tip, act=act)
        for piece, x in zip(guests, xs, strict=False)
    ]
    if token:
        act = _asked_for(look, place, "influence")
        at = (xs[-1] + 6, TOKENS - 15 * size, size)
        drawn.append(pieces.influence(colour, *at, tip=tips.influence(look, colour), act=act))
    return _highlight(look, place, len(xs), size) + "".join(drawn)


def lantern_cells(look: Look, place: int, plan: Street) -> str:
    """The lantern card of a house: guests on some cells, the others free."""
    lanterns, size = look.view["lanterns"][place], plan.token
    guests = [COLOURS[c] for c in range(5) for _ in range(look.view["guests"][place][c])]
    xs = _spread(lanterns, MIDDLE, CELL * size)
    drawn = [pieces.cell(x, TOKENS, size, tip=tips.free_lantern(look, False)) for x in xs[len(guests) :]]
    for k, (colour, x) in enumerate(zip(guests, xs, strict=False)):
        act = _asked_for(look, place, f"guest {colour}")
        piece, tip = f"waiting-{place}-{k}", tips.waiting_guest(look, colour)
        drawn.append(pieces.guest(colour, x, TOKENS, size, piece=piece, tip=tip, act=act))
    return _highlight(look, place, len(xs), size) + group(*drawn, class_="lantern-card", data_lanterns=lanterns)


def cards_under(look: Look, place: int, plan: Street) -> str:
    """The cards laid under a house, side by side."""
    cards, size = look.view["under"][place], plan.token
    pitch = min(35.0 * size, (plan.pile - 32 * size) / max(1, len(cards) - 1))
    left = MIDDLE - (pitch * (len(cards) - 1) + 32 * size) / 2
    drawn = [
        pieces.slip(card, left + pitch * k, TOKENS - 36, size, tip=tips.under(look, card, look.view["house"][place]))
        for k, card in enumerate(cards)
    ]
    return group(*drawn, class_="under")


def banner(look: Look, seat: int, plan: Street) -> str:
    """The flag of the player whose house this is; a sign over the roof where there is no room for a flag."""
    name, cloth = look.facts.names[seat], f"url(#{PREFIX}seat-{seat})"
    line: dict[str, str | float | None] = {"stroke": INK, "stroke_width": 1.3}
    if plan is PHONE:
        drawn = (
            rect(MIDDLE - 66, -14, 132, 28, rx=4, fill=PAPER, **line),
            rect(MIDDLE - 66, -14, 30, 28, rx=4, fill=cloth, **line),
            fitted(name, MIDDLE + 15, 7, 21, 92, 19.5, font_weight="bold"),
        )
    else:
        drawn = (
            path("M207 40V130", stroke=INK, stroke_width=3) + rect(194, 42, 26, 62, fill=cloth, **line),
            rect(160, 22, 94, 20, rx=3, fill=PAPER, **line),
            fitted(name, 207, 37, 15, 88, font_weight="bold"),
        )
    return thing("home", *drawn, data_seat=seat, **tips.home(look, seat))


def prestige_rows(look: Look, plan: Street) -> str:
    """The moons of the geiko and the okaasan row in the sky, the next to be taken at the left."""
    components = look.facts.components
    length = components["prestige.geiko_row"]
    rows = [("fate", 0, components["fate.tokens"], look.view["geiko_next"])]
    if not look.facts.options["fate"]:
        rows = [
            ("geiko", 0, length, look.view["geiko_next"]),
            ("okaasan", length, len(components["prestige.tokens"]), look.view["okaasan_next"]),
        ]
    right = plan.width - (14 if plan is not PHONE else 6)
    return "".join(
        _prestige_row(look, row, range(start, end), upto, right, (34 if plan is not PHONE else 26) + 42 * k)
        for k, (row, start, end, upto) in enumerate(rows)
    )


def _prestige_row(look: Look, row: str, places: range, upto: int, right: float, y: float) -> str:
    left = right - 36 * (len(places) - 1) - 17
    title = look.facts.say.name("row", row)
    drawn = [letters(title, left - 29, y + 6, 17, anchor="end", face=TITLE_FACE, fill=MOONLIT, font_style="italic")]
    for k, place in enumerate(places):
        token, x = look.view["row"][place], left + 36 * k
        if token is None or place < upto:
            drawn.append(pieces.empty_place(x, y))
            continue
        dark = token in look.view["dark"]
        value, tip = token_value(look.view, token, look.facts), tips.row_token(look, row, token)
        drawn.append(pieces.prestige(value, dark, x, y, token=token, tip=tip))
        if place == upto:
            drawn.append(path(f"M{x - 25} {y - 6}l6 6l-6 6", fill="none", stroke=OCHRE, stroke_width=2.6))
    return thing("prestige-row", *drawn, mark=f"row-{row}", data_row=row)


def cartouche(look: Look, plan: Street) -> str:
    """The title of the print: the game that is on, and the round."""
    left, width, size = plan.title
    lines = (
        (look.say("game-title"), 40, 22, "bold"),
        (look.facts.say.name("game", look.game), 62, 17, None),
        (_which_round(look), 82, 16, None),
    )[1 if plan is PHONE else 0 :]
    first = lines[0][1] - 26
    height = (94 - first) * size
    least = 13.5 if plan is PHONE else 15
    return group(
        rect(0, 0, width, height, fill=PAPER, stroke=INK, stroke_width=1.6),
        rect(4, 4, width - 8, height - 8, fill="none", stroke=PALE_INDIGO, stroke_width=1.2),
        *(
            fitted(
                words, width / 2, (y - first) * size, letter * size, width - 16, least, face=TITLE_FACE,
                font_weight=weight,
            )
            for words, y, letter, weight in lines
        ),
        class_="cartouche",
        transform=move(left, left),
    )  # fmt: skip


def _which_round(look: Look) -> str:
    rounds, now = ROUNDS[look.game], look.view["round_no"]
    if look.facts.options["mode"] == "campaign":
        game = min(3, look.view["games_done"] + 1)
        return look.say("seen-match-round", game=game, round=now) if rounds > 1 else look.say("seen-match", game=game)
    return look.say("seen-round", round=now, rounds=rounds) if rounds > 1 else look.say("seen-one-round")


def _asked_for(look: Look, place: int, action: str) -> str | None:
    """The action of taking something, unless it is to be taken elsewhere."""
    return action if look.view["spot"] in (-1, place) else None


def _highlight(look: Look, place: int, n: int, size: float) -> str:
    """A light around the tokens that are to be taken from."""
    if look.view["spot"] != place or not look.view["picks"]:
        return ""
    half = (CELL * n + 14) * size / 2
    around = (MIDDLE - half, TOKENS - 37 * size, 2 * half, 42 * size)
    return rect(*around, rx=10, fill=OCHRE, fill_opacity=0.35, stroke=OCHRE, stroke_width=2.5)


def _spread(n: int, middle: float, pitch: float) -> list[float]:
    return [middle + pitch * (k - (n - 1) / 2) for k in range(n)]
