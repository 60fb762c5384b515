"""The table as one SVG document: street and folding screen between the mats, as one seat sees them."""

from typing import Any

from ....api.facts import Facts
from ....drawing.palette import INK, PAPER, TITLE_FACE
from ....drawing.svg import group, move, rect, whole_picture
from ....text.speech import Name
from ..words.prompts import prompt
from . import mats, screen, street
from .ending import ending
from .flowers import PREFIX
from .look import Look, fitted
from .parts import definitions

WIDTH, HEIGHT = 1200, 900
MARGIN = 20
RIVAL_TOP, PRINT_TOP, OWN_TOP = 12, 120, 754
SCREEN_LEFT = 692
PROMPT_LINE = 742


def svg(view: dict[str, Any], seat: int | None, facts: Facts) -> str:
    """A complete SVG document, drawn from a view alone; the seat that looks is at the bottom.

    >>> import zashiki
    >>> picture = zashiki.load("geishas-road").start(seed=7).svg(0)
    >>> picture.startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"')
    True
    """
    look, asked = Look.of(view, seat, facts), prompt(view, seat, facts)
    wide = look.game == "geiko"
    plan = street.ALONE if wide else street.DESK
    weight = "bold" if view["turn"] == seat else None
    picture = [
        rect(0, 0, WIDTH, HEIGHT, fill=PAPER),
        rect(0, 0, WIDTH, HEIGHT, fill=f"url(#{PREFIX}fibres)"),
        group(mats.rival_mat(look, 1 - look.near), transform=move(MARGIN, RIVAL_TOP)),
        group(street.street(look, plan), ending(look, *plan.centre), transform=move(MARGIN, PRINT_TOP)),
        "" if wide else group(screen.screen(look, screen.DESK), transform=move(SCREEN_LEFT, PRINT_TOP)),
        fitted(asked, WIDTH / 2, PROMPT_LINE, 19, WIDTH - 80, face=TITLE_FACE, fill=INK, font_weight=weight),
        group(mats.own_mat(look, look.near), transform=move(MARGIN, OWN_TOP)),
    ]
    label = look.say("seen-table", game=Name("game", look.game), round=view["round_no"], asked=asked)
    return whole_picture(definitions(), *picture, size=(WIDTH, HEIGHT), label=label, class_="zashiki geishas-road")
