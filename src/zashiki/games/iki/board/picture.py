"""The whole board as one SVG picture: the town, the row and the mats, as one seat sees them."""

from dataclasses import replace
from functools import cache
from typing import Any

from ....api.facts import Facts
from ....drawing.palette import INK, TITLE_FACE
from ....drawing.svg import el, fibres, group, letters, move, rect, seat_patterns, whole_picture
from ..words.naming import when
from ..words.prompts import prompt
from . import cards, icons, landscape
from .icons import CARD_PAPER, PREFIX, icon
from .mats import other_mat, own_mat
from .rooms import PLACES, SITES, doorways, nagaya
from .row import question, row_or_ledger
from .shops import shop
from .street import figures, ground, ikizama_track, lap_line, road_arrows, spaces
from .text import title_line
from .tracks import calendar, plans, right_wall, watchtower

WIDTH, HEIGHT = 1400, 1184
MARGIN, INNER = 16, 1368
OTHERS_TOP, PRINT_TOP, PRINT_HEIGHT = 10, 104, 702
PROMPT_TOP, ROW_TOP, OWN_TOP = 812, 856, 1064
HORIZON = 52.0
GAP = 10


def svg(view: dict[str, Any], seat: int | None, facts: Facts) -> str:
    """A complete SVG document of a view; the seat that looks is at the bottom.

    >>> import zashiki
    >>> picture = zashiki.load("iki").start(seed=3).svg(0)
    >>> picture.startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1400 1184"')
    True
    """
    near, season = seat or 0, landscape.season_of(view["month"])
    asked, facts = prompt(view, seat, facts), replace(facts, lit=True)
    picture = [
        rect(0, 0, WIDTH, HEIGHT, fill=landscape.SEASONS[season].paper),
        rect(0, 0, WIDTH, HEIGHT, fill=f"url(#{PREFIX}fibres)"),
        others(view, facts, near),
        group(town(view, facts, season), transform=move(MARGIN, PRINT_TOP)),
        question(view, asked, view["turn"] >= 0 and view["turn"] == seat, WIDTH / 2, PROMPT_TOP),
        group(row_or_ledger(view, facts), transform=move(MARGIN, ROW_TOP)),
        group(own_mat(view, facts, near, INNER), transform=move(MARGIN, OWN_TOP)),
    ]
    label = f"IKI. {when(view['month'], facts.say)}. {asked}"
    defined = el("defs", definitions(season, len(facts.seats)))
    return whole_picture(defined, *picture, size=(WIDTH, HEIGHT), label=label, class_="zashiki iki")


@cache
def definitions(season: int, seats: int) -> str:
    """The SVG definitions of all that is drawn more than once."""
    return "".join(
        [
            fibres(f"{PREFIX}fibres"),
            seat_patterns(PREFIX, seats),
            icons.definitions(),
            cards.definitions(),
            landscape.definitions(season),
            el("clipPath", rect(0, 0, INNER, PRINT_HEIGHT), id=f"{PREFIX}edge"),
        ]
    )


def others(view: dict[str, Any], facts: Facts, near: int) -> str:
    """The mats of the other players along the top, in the order they sit."""
    n = len(facts.seats)
    rest = [(near + k) % n for k in range(1, n)]
    width = (INNER - GAP * (len(rest) - 1)) / len(rest)
    return group(
        *(
            group(other_mat(view, facts, s, width), transform=move(MARGIN + (width + GAP) * k, OTHERS_TOP))
            for k, s in enumerate(rest)
        ),
        class_="others",
    )


def town(view: dict[str, Any], facts: Facts, season: int) -> str:
    """The print: land and street, the four nagaya and eight shops, the watchtower, the scroll and the plans."""
    return group(
        town_part(view, facts, season, range(len(SITES))),
        watchtower(view, facts),
        right_wall(INNER, PRINT_HEIGHT),
        calendar(view, facts),
        plans(view, facts),
        title_box(view, facts),
        rect(0, 0, INNER, PRINT_HEIGHT, fill="none", stroke=INK, stroke_width=2.4),
        class_="town",
    )


def town_part(view: dict[str, Any], facts: Facts, season: int, sites: range) -> str:
    """Land and street with some of the nagaya, the shops before them and whoever stands there."""
    places = range(2 * sites.start, 2 * sites.stop)
    return group(
        background(season),
        road_arrows(facts.say),
        *(nagaya(view, facts, which, season) for which in sites),
        *(shop(view, facts, place) for place in places),
        doorways(facts, places),
        lap_line(facts.say) if places.start == PLACES.start else "",
        ikizama_track(view, facts) if places.stop == PLACES.stop else "",
        spaces(view, facts, places),
        figures(view, facts, places),
        class_="quarter",
    )


@cache
def background(season: int) -> str:
    """What is the same in every position of a season."""
    return group(
        landscape.sky(INNER, PRINT_HEIGHT, HORIZON),
        ground(),
        landscape.trees(),
        landscape.petals_or_snow(season),
        clip_path=f"url(#{PREFIX}edge)",
        class_="scenery",
    )


def title_box(view: dict[str, Any], facts: Facts) -> str:
    """The title of the print."""
    return group(
        rect(150, 7, 268, 36, fill=CARD_PAPER, stroke=INK, stroke_width=1.6),
        rect(153, 10, 262, 30, fill="none", stroke="#B5361F", stroke_width=1.1),
        letters("IKI", 164, 33, 24, anchor="start", face=TITLE_FACE, font_weight="bold"),
        title_line(when(view["month"], facts.say), 406, 32, 18, "end", width=190),
        icon("iki", 436, 25, 30),
        class_="cartouche",
    )
