"""The part `screen`: the folding screen of five panels, and the cards laid on either side of it."""

from typing import NamedTuple

from ....drawing.palette import INK, PAPER, SEAT_STYLES, TITLE_FACE, WHITE
from ....drawing.svg import bokashi, circle, group, number, numeral, path, rect
from ..data.names import COLOURS
from ..words.naming import in_halves
from ..words.points import influence, row_value, token_value
from . import pieces, tips
from .flowers import PREFIX, flower
from .look import Look, fitted, thing


class Screen(NamedTuple):
    """Where things are on a screen: the width of a panel, its upper and lower edge, the foot of the near zone."""

    panel: float
    top: float
    foot: float
    height: float
    open: bool
    """Are the cards of the zones shown whole, or only their upper edges?"""
    name: float
    tokens: float
    """The lines of the geisha's name and of what lies on her panel, under the upper edge."""

    @property
    def width(self) -> float:
        """Five panels."""
        return 5 * self.panel


DESK = Screen(97.6, 206, 390, 596, True, 101, 123)
STRIP_SCALE = 74 / pieces.CARD_WIDTH
STRIP = 37 * STRIP_SCALE
"""How high the upper edge of a card is on a telephone."""


def for_phone(look: Look) -> Screen:
    """A screen for a telephone: its zones are as deep as the cards in them need."""
    far, near = (10 + STRIP * max(1, _deepest(look, seat)) for seat in (1 - look.near, look.near))
    top, foot = round(far), round(far) + 174
    return Screen(80, top, foot, foot + round(near), False, 96, 118)


def _deepest(look: Look, seat: int) -> int:
    colours = [tips.split(card)[0] for card in look.view["zone"][seat]]
    return max(colours.count(colour) for colour in COLOURS)


FOLD = 7.0
"""How far the edges of a panel rise and fall: the screen stands in a zigzag."""
GOLD, PALE_GOLD = "#E3C277", "#F3E6C2"


def definitions() -> str:
    """Gold leaf, brighter where a panel turns to the light."""
    return bokashi(f"{PREFIX}gold-0", PALE_GOLD, GOLD) + bokashi(f"{PREFIX}gold-1", "#EFDDB0", "#D9B566")


def screen(look: Look, plan: Screen) -> str:
    """Screen and zones, the corner of the rival's zone at the origin."""
    near, far = look.near, 1 - look.near
    return group(
        ground(far, 0, plan.top - 4, plan),
        ground(near, plan.foot + 4, plan.height, plan),
        *(panel(look, c, plan) for c in range(5)),
        *(zone_cards(look, far, c, plan) for c in range(5)),
        *(zone_cards(look, near, c, plan) for c in range(5)),
        class_="screen",
    )


def ground(seat: int, top: float, foot: float, plan: Screen) -> str:
    """The mat under a player's zone, in the pattern of the seat."""
    cloth = rect(0, top, plan.width, foot - top, rx=4, fill=f"url(#{PREFIX}ground-{seat})")
    return thing("zone", cloth, mark=f"zone-{seat}", data_seat=seat)


def panel(look: Look, c: int, plan: Screen) -> str:
    """One panel: a geisha's flower and name, what she is worth, who leads."""
    colour, row = COLOURS[c], row_value(look.view, look.facts)
    x, top, foot = plan.panel * c, plan.top, plan.foot
    rise, fall = (0.0, FOLD) if c % 2 == 0 else (FOLD, 0.0)
    right = number(x + plan.panel)
    shape = f"M{number(x)} {top + rise}L{right} {top + fall}V{foot - FOLD + fall}L{number(x)} {foot - FOLD + rise}Z"
    middle = x + plan.panel / 2
    near, far = look.near, 1 - look.near
    return thing(
        "panel",
        path(shape, fill=f"url(#{PREFIX}gold-{c % 2})", stroke=INK, stroke_width=2.2, stroke_linejoin="round"),
        gold_leaf(x, rise, fall, plan),
        flower(colour, x + plan.panel * 0.33, top + plan.name - 39, 43 if plan.open else 38),
        row_token(look, c, x + plan.panel * 0.77, row, plan),
        fitted(look.geisha(colour), middle, top + plan.name, 17, plan.panel - 8, face=TITLE_FACE, font_weight="bold"),
        on_panel(look, c, middle, top + plan.tokens),
        strength(look, c, far, x, top + 9, plan),
        strength(look, c, near, x, foot - 37, plan),
        mark=f"panel-{colour}",
        data_geisha=colour,
        data_worth=row,
        **tips.panel(look, c, row),
    )


def gold_leaf(x: float, rise: float, fall: float, plan: Screen) -> str:
    """The joints of the gold leaf."""
    step = (plan.foot - plan.top) / 4
    across = [f"M{number(x)} {number(plan.top + rise + step * k)}l{plan.panel} {fall - rise}" for k in (1, 2, 3)]
    down = [f"M{number(x + plan.panel / 3 * k)} {plan.top + 4}v{plan.foot - plan.top - 8}" for k in (1, 2)]
    return path("".join(across + down), stroke="#B58A35", stroke_width=0.8, opacity=0.4)


def row_token(look: Look, c: int, x: float, worth: int, plan: Screen) -> str:
    """What a geisha is worth; at the simple level her influence token lies here while nobody holds it."""
    waits = look.game == "evening" and not look.with_guests and look.holder(c) is None
    line = plan.top + plan.name - 39
    y, r = (line - 13, 13.5) if waits else (line, 15)
    token = pieces.influence(COLOURS[c], x, line + 14, 0.8, tip=tips.influence(look, COLOURS[c])) if waits else ""
    return circle(x, y, r, fill=PAPER, stroke=INK, stroke_width=1.4) + numeral(worth, x, y + 7.5, 21) + token


def on_panel(look: Look, c: int, middle: float, y: float) -> str:
    """Prestige tokens on a geisha; in the Maiko the cards of her colour that are spent."""
    if look.game == "maiko":
        spent = [card for card in look.view["spent"] if card.startswith(COLOURS[c])]
        pitch = min(23.0, 70.0 / max(1, len(spent)))
        left = middle - (pitch * (len(spent) - 1) + 22) / 2
        slips = [
            pieces.slip(card, left + pitch * k, y - 18, 0.7, tip=tips.spent(look, card)) for k, card in enumerate(spent)
        ]
        return group(*slips, class_="spent")
    tokens = look.view["prestige"][c]
    drawn = []
    for k, token in enumerate(tokens):
        dark = token in look.view["dark"]
        x = middle + 36 * (k - (len(tokens) - 1) / 2)
        tip = tips.prestige(look, token, COLOURS[c])
        drawn.append(pieces.prestige(token_value(look.view, token, look.facts), dark, x, y, 16.5, token=token, tip=tip))
    return "".join(drawn)


def strength(look: Look, c: int, seat: int, x: float, y: float, plan: Screen) -> str:
    """A player's sum for a geisha, filled when it leads, and the influence token if that player holds it."""
    mine, theirs = (influence(look.view, s, c, look.facts) for s in (seat, 1 - seat))
    style, leads = SEAT_STYLES[seat], mine > theirs
    width = 46 if plan.open else 38
    left = x + (10 if plan.open else 4)
    drawn = ""
    if mine:
        drawn = thing(
            "strength",
            rect(
                left, y, width, 28, rx=5, fill=style.colour if leads else PAPER, stroke=style.colour, stroke_width=1.8
            ),
            numeral(in_halves(mine), left + width / 2, y + 21.5, 21, WHITE if leads else INK),
            data_seat=seat,
            **tips.strength(look, COLOURS[c], seat, mine),
        )
    if look.holder(c) == seat:
        at = x + plan.panel * 0.78
        drawn += pieces.influence(COLOURS[c], at, y + 15, 0.88, tip=tips.influence(look, COLOURS[c]))
    return drawn


def zone_cards(look: Look, seat: int, c: int, plan: Screen) -> str:
    """The cards of a colour in a player's zone, each showing its number."""
    cards = [card for card in look.view["zone"][seat] if card.startswith(COLOURS[c])]
    below, n = seat == look.near, len(cards)
    scale = 1.0 if plan.open else STRIP_SCALE
    x = plan.panel * (c + 0.5) - pieces.CARD_WIDTH * scale / 2
    shown, step = (pieces.CARD_HEIGHT, pieces.CARD_STEP) if plan.open else (STRIP, STRIP)
    top = plan.foot + 5 if below else plan.top - 5 - shown - step * (n - 1)
    draw = pieces.card if plan.open else pieces.strip
    drawn = [draw(card, x, top + step * k, scale, tip=tips.played(look, card, seat)) for k, card in enumerate(cards)]
    return group(*drawn, class_="zone-cards", data_seat=seat, data_geisha=COLOURS[c])
