"""The folding screen of five panels between the players, and the cards laid on either side of it."""

from __future__ import annotations

from typing import Any

from ...core.drawing import (
    INK,
    PAPER,
    SEAT_STYLES,
    TITLE_FACE,
    WHITE,
    bokashi,
    circle,
    group,
    letters,
    number,
    numeral,
    path,
    rect,
    thing,
)
from . import svg_pieces as pieces
from .names import COLOURS
from .svg_flowers import PREFIX, flower

PANEL = 97.5
WIDTH = 5 * PANEL
HEIGHT = 596.0
TOP, FOOT = 206.0, 390.0
FOLD = 7.0
"""How far the edges of a panel rise and fall: the screen stands in a zigzag."""
GOLD, PALE_GOLD = "#E3C277", "#F3E6C2"


def definitions() -> str:
    """Gold leaf, brighter where a panel turns to the light."""
    return bokashi(f"{PREFIX}gold-0", PALE_GOLD, GOLD) + bokashi(f"{PREFIX}gold-1", "#EFDDB0", "#D9B566")


def screen(view: dict[str, Any], facts: dict[str, Any], near: int) -> str:
    """Screen and zones, the corner of the rival's zone at the origin; `near` is the seat at the bottom."""
    far = 1 - near
    return group(
        ground(far, 0, TOP - 4, facts),
        ground(near, FOOT + 4, HEIGHT, facts),
        *(panel(view, facts, c, near) for c in range(5)),
        *(zone_cards(view, far, c, False) for c in range(5)),
        *(zone_cards(view, near, c, True) for c in range(5)),
        class_="screen",
    )


def ground(seat: int, top: float, foot: float, facts: dict[str, Any]) -> str:
    """The mat under a player's zone, in the pattern of the seat."""
    name = f"{facts['seats'][seat].capitalize()}'s zone"
    cloth = rect(0, top, WIDTH, foot - top, rx=4, fill=f"url(#{PREFIX}ground-{seat})")
    return thing("zone", name, cloth, data_seat=seat)


def panel(view: dict[str, Any], facts: dict[str, Any], c: int, near: int) -> str:
    """One panel: a geisha's flower and name, what she is worth, who leads."""
    colour = COLOURS[c]
    name, worth = facts["components"]["names.geisha"][c], row_value(view, facts)
    x = PANEL * c
    rise, fall = (0.0, FOLD) if c % 2 == 0 else (FOLD, 0.0)
    shape = f"M{x} {TOP + rise}L{x + PANEL} {TOP + fall}V{FOOT - FOLD + fall}L{x} {FOOT - FOLD + rise}Z"
    middle = x + PANEL / 2
    return thing(
        "panel",
        f"{name}, the {colour} geisha: worth {worth}{_with_prestige(view, facts, c)}",
        path(shape, fill=f"url(#{PREFIX}gold-{c % 2})", stroke=INK, stroke_width=2.2, stroke_linejoin="round"),
        leaf(x, rise, fall),
        flower(colour, x + 32, TOP + 62, 43),
        row_token(view, facts, c, x + 75, worth),
        letters(name, middle, TOP + 101, 17, face=TITLE_FACE, font_weight="bold"),
        on_panel(view, facts, c, middle),
        strength(view, facts, c, 1 - near, x, TOP + 9),
        strength(view, facts, c, near, x, TOP + 147),
        data_geisha=colour,
        data_worth=worth,
    )


def leaf(x: float, rise: float, fall: float) -> str:
    """The joints of the gold leaf."""
    across = [f"M{x} {TOP + rise + 44 * k}l{PANEL} {fall - rise}" for k in (1, 2, 3)]
    down = [f"M{number(x + 32.5 * k)} {TOP + 4}v{FOOT - TOP - 8}" for k in (1, 2)]
    return path("".join(across + down), stroke="#B58A35", stroke_width=0.8, opacity=0.4)


def row_token(view: dict[str, Any], facts: dict[str, Any], c: int, x: float, worth: int) -> str:
    """What a geisha is worth; at the simple level her influence token lies here while nobody holds it."""
    waits = _on_row(view, facts) and view["influence"][c] is None
    y, r = (TOP + 49, 13.5) if waits else (TOP + 62, 15)
    return (
        circle(x, y, r, fill=PAPER, stroke=INK, stroke_width=1.4)
        + numeral(worth, x, y + 7.5, 21)
        + (pieces.influence(COLOURS[c], x, TOP + 76, 0.8, "on the row") if waits else "")
    )


def on_panel(view: dict[str, Any], facts: dict[str, Any], c: int, middle: float) -> str:
    """Prestige tokens on a geisha; in the Maiko the cards of her colour that are spent."""
    y = TOP + 123
    if view["game"] == "maiko":
        spent = [card for card in view["spent"] if card.startswith(COLOURS[c])]
        left = middle - 11.5 * len(spent)
        slips = [pieces.slip(card, left + 23 * k, y - 15, 0.7, "card spent") for k, card in enumerate(spent)]
        return group(*slips, class_="spent")
    tokens = view["prestige"][c]
    drawn = []
    for k, token in enumerate(tokens):
        dark = token in view["dark"]
        value = facts["components"]["prestige.tokens"][int(token) - 1]["dark" if dark else "light"]
        drawn.append(pieces.moon(value, dark, middle + 36 * (k - (len(tokens) - 1) / 2), y, 16.5))
    return "".join(drawn)


def strength(view: dict[str, Any], facts: dict[str, Any], c: int, seat: int, x: float, y: float) -> str:
    """A player's sum for a geisha, filled when it leads, and the influence token if that player holds it."""
    mine, theirs = (_halves(view, facts, c, s) for s in (seat, 1 - seat))
    style, leads = SEAT_STYLES[seat], mine > theirs
    name = facts["seats"][seat].capitalize()
    drawn = []
    if mine:
        words = f"{mine // 2 or ''}{'½' if mine % 2 else ''}"
        drawn = [
            rect(x + 10, y, 46, 28, rx=5, fill=style.colour if leads else PAPER, stroke=style.colour, stroke_width=1.8),
            numeral(words, x + 33, y + 21.5, 21, WHITE if leads else INK),
        ]
    if view["influence"][c] == facts["seats"][seat]:
        drawn.append(pieces.influence(COLOURS[c], x + 77, y + 15, 0.88, f"{name}'s"))
    title = f"{name} {mine / 2:g}" + (" leads" if leads else "")
    return thing("strength", title, *drawn, data_seat=seat) if drawn else ""


def zone_cards(view: dict[str, Any], seat: int, c: int, below: bool) -> str:
    """The cards of a colour in a player's zone, each showing its number."""
    cards = [card for card in view["zone"][seat] if card.startswith(COLOURS[c])]
    x = PANEL * c + (PANEL - pieces.CARD_WIDTH) / 2
    length = pieces.CARD_HEIGHT + pieces.CARD_STEP * (len(cards) - 1)
    top = FOOT + 5 if below else TOP - 5 - length
    drawn = [pieces.card(card, x, top + pieces.CARD_STEP * k) for k, card in enumerate(cards)]
    return group(*drawn, class_="zone-cards", data_seat=seat, data_geisha=COLOURS[c])


def row_value(view: dict[str, Any], facts: dict[str, Any]) -> int:
    """What a row token is worth now."""
    if view["game"] == "maiko":
        return int(facts["components"]["maiko.row_value"])
    return int(facts["components"]["row.value_by_round"][view["round_no"] - 1])


def _halves(view: dict[str, Any], facts: dict[str, Any], c: int, seat: int) -> int:
    cards = [pieces.split(card)[1] for card in view["zone"][seat] if card.startswith(COLOURS[c])]
    bonus = facts["components"]["influence.half_points"] if view["influence"][c] == facts["seats"][seat] else 0
    return 2 * sum(cards) + int(bonus)


def _on_row(view: dict[str, Any], facts: dict[str, Any]) -> bool:
    return bool(view["game"] == "evening" and facts["options"]["level"] == "simple")


def _with_prestige(view: dict[str, Any], facts: dict[str, Any], c: int) -> str:
    tokens = facts["components"]["prestige.tokens"]
    values = [str(tokens[int(t) - 1]["dark" if t in view["dark"] else "light"]) for t in view["prestige"][c]]
    return f", with prestige {' and '.join(values)}" if values else ""
