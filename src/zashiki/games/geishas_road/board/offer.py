"""The offer in the middle of the street, each card on its lettered place."""

from ....drawing.palette import INK, MOONLIT, OCHRE, PAPER, SEAT_STYLES, TITLE_FACE, VERMILION, WHITE
from ....drawing.svg import circle, group, letters, move, path, rect
from ..data.names import MANNERS, PAIRS, PLACES
from . import pieces, tips
from .flowers import PREFIX
from .look import Look, fitted, thing

SIZES = {"reveal": 1, "intrigue": 2, "gift": 3, "competition": 4}
BETWEEN, APART = 5.0, 16.0
BOW = "M0 0C-20 -17 -22 11 0 0C20 -17 22 11 0 0M0 0L-9 14M0 0L9 14"


def offer(look: Look, x: float, y: float, width: float) -> str:
    """The cards of an offer around a point, each `width` wide, pairs tied by a cord."""
    cards, doing = look.view["offer"], look.view["doing"]
    spot = circle(x, y, 6, fill="none")
    if not any(cards):
        return thing("offer", spot, mark="offer")
    size = SIZES[doing] if doing else 1
    paired = size == 4
    height = width * pieces.CARD_HEIGHT / pieces.CARD_WIDTH
    xs, top = _places(size, paired, x, width), y - height / 2 + 4
    drawn = [
        tray(xs[0] - 10, top - 10, xs[-1] + width + 10, top + height + 30),
        heading(look, x, top - 22),
        *(place(look, k, xs[k], top, width) for k in range(size)),
    ]
    if paired:
        drawn += [cord(xs[k], top + 0.8 * height, xs[k + 1] + width) for k in (0, 2) if cards[k] and cards[k + 1]]
    return thing("offer", spot, *drawn, mark="offer", data_action=doing)


def _places(size: int, paired: bool, x: float, width: float) -> list[float]:
    steps = [k * (width + BETWEEN) + (APART - BETWEEN if paired and k > 1 else 0) for k in range(size)]
    return [x - (steps[-1] + width) / 2 + step for step in steps]


def tray(left: float, top: float, right: float, foot: float) -> str:
    """The lacquer tray on which an offer is brought."""
    return rect(left, top, right - left, foot - top, rx=12, fill="#2A1B20", stroke=VERMILION, stroke_width=2.5)


def heading(look: Look, x: float, y: float) -> str:
    """Which action this is, and in the Maiko what becomes of the cards: chosen here, then told."""
    if look.view["phase"] in ("say", "manner"):
        return "".join(tablet(look, manner, x + side, y) for manner, side in zip(MANNERS, (-45, 45), strict=True))
    words = look.facts.say.name("action", look.view["doing"] or "intrigue")
    if look.view["manner"]:
        words = f"{words} · {look.facts.say.name('seen', look.view['manner'])}"
    return fitted(words, x, y, 20, 260, face=TITLE_FACE, fill=MOONLIT, font_weight="bold")


def tablet(look: Look, manner: str, x: float, y: float) -> str:
    """A wooden tablet for one of the two ways to use a card."""
    return thing(
        "tablet",
        rect(x - 42, y - 24, 84, 34, rx=6, fill=PAPER, stroke=VERMILION, stroke_width=2),
        fitted(look.facts.say.name("seen", manner), x, y - 1, 18, 78, face=TITLE_FACE, font_weight="bold"),
        act=manner,
        rule=f"maiko.{manner}",
    )


def actions_at(letter: str) -> str:
    """The actions that a place of the offer stands for."""
    pair = next(pair for pair in PAIRS if letter in pair)
    actions = [f"take {letter}"] if letter in PLACES[:3] else []
    actions += [f"take {pair}", f"counter {letter}", f"play {letter}"]
    return "|".join([*actions, f"remove {letter}"] if letter in PLACES[:2] else actions)


def place(look: Look, k: int, x: float, y: float, width: float) -> str:
    """One place of the offer: the card on it, its letter, and whose it has become."""
    card, letter = look.view["offer"][k], PLACES[k]
    scale = width / pieces.CARD_WIDTH
    height, edge = pieces.CARD_HEIGHT * scale, ""
    if card is None:
        line: dict[str, str | float | None] = {"stroke": MOONLIT, "stroke_width": 1.2, "stroke_dasharray": "4 4"}
        body = rect(x, y, width, height, rx=5, fill="none", opacity=0.6, **line)
    elif card == "face down":
        body = _veiled(look, letter, x, y, scale)
    else:
        body = pieces.card(card, x, y, scale, tip=tips.card(look, card))
    if look.view["swap_at"] == letter:
        edge = rect(x - 3, y - 3, width + 6, height + 6, rx=7, fill="none", stroke=OCHRE, stroke_width=3.5)
    owner = _owner_of(look, letter)
    chip = "" if owner is None else _chip(owner, x + width / 2 + 12, y + height + 15)
    at = x + width / 2 - (0 if owner is None else 9)
    label = letters(letter, at, y + height + 21, 19, fill=WHITE, font_weight="bold")
    return thing(
        "place",
        body,
        edge,
        label,
        chip,
        act=actions_at(letter),
        data_place=letter,
        data_card=card,
        **(tips.empty_place(look, letter) if card is None else {}),
    )


def _veiled(look: Look, letter: str, x: float, y: float, scale: float) -> str:
    layer = 0 if look.view["veiled_at"][0] == letter else 1
    cards = look.view["veiled"][layer]
    if isinstance(cards, list):
        return pieces.peeked_card(cards[0], x, y, scale, tip=tips.veiled(look, cards[0]))
    return pieces.card_back(move(x, y, scale), tip=tips.back_in_offer(look), piece=f"veiled-{layer}")


def _owner_of(look: Look, letter: str) -> int | None:
    if look.view["player"] is None:
        return None
    player = int(look.facts.seats.index(look.view["player"]))
    if letter in look.view["to_play"]:
        return player
    return 1 - player if letter in look.view["rest"] else None


def _chip(seat: int, x: float, y: float) -> str:
    return circle(x, y, 9, fill=f"url(#{PREFIX}seat-{seat})", stroke=SEAT_STYLES[seat].pale, stroke_width=1.5)


def cord(left: float, y: float, right: float) -> str:
    """A red and white cord around two cards, tied in the middle."""
    half = (right - left) / 2 + 4
    around = f"M{-half} -3C{24 - half} 1 {half - 24} 1 {half} -3"
    strands = [
        path(d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round")
        for d in (around, BOW)
        for colour, width in ((INK, 5.4), (VERMILION, 3.8), (WHITE, 1.1))
    ]
    return group(*strands, class_="cord", transform=move((left + right) / 2, y + 3), pointer_events="none")
