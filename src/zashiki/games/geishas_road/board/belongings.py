"""The rows of a mat, used by every size of mat: crest, tokens, guests, points, the hand."""

from typing import NamedTuple

from ....drawing.palette import FADED, INK, PAPER, SEAT_STYLES, TITLE_FACE, WHITE
from ....drawing.svg import circle, group, move, numeral, path, rect
from ..data.names import ACTIONS, CARDS, COLOURS, PLACES, SEATS
from ..words.points import points_now
from . import pieces, tips
from .flowers import PREFIX
from .look import Look, fitted, thing

OFFER_SIGNS = {"counter": "M-12 -4H9L4 -9M12 5H-9L-4 10", "hidden": "M-13 -4C-6 5 6 5 13 -4M-9 1L-12 6M0 3V9M9 1L12 6"}
"""Two arrows for the counter-offer, a closed eye for the hidden offer."""
OFFER_ACTIONS = {
    "counter": "|".join(f"counter {place}" for place in PLACES),
    "hidden": "|".join(f"veil {card}" for card in CARDS),
}
HAND_VERBS = ("choose", "veil", "keep", "discard")


class Plaque(NamedTuple):
    """A token with its name: its size and where number and name stand on it."""

    height: float
    sign: float
    number: float
    name: float
    letters: float


TALL = Plaque(58, 19, 28, 48, 15)
LOW = Plaque(46, 14, 22, 39, 14)


def ground(look: Look, seat: int, width: float, height: float) -> str:
    """The mat itself, edged in the seat's colour while that seat is asked."""
    asked = look.view["turn"] == seat
    return rect(
        0, 0, width, height, rx=6, fill="#FAF5E9",
        stroke=SEAT_STYLES[seat].colour if asked else INK, stroke_width=3.5 if asked else 1.2,
    )  # fmt: skip


def crest(look: Look, seat: int, height: float, width: float) -> str:
    """Pattern, points and name of a player, and what there is to say about them."""
    points, middle = sum(points_now(look.view, seat, look.facts).values()), height / 2
    said = [look.say("seen-points"), *status_lines(look, seat)]
    if 19 * len(said) > height - 20:
        said = [said[0], " · ".join(said[1:])]
    top = middle - 10 * len(said) + 8
    return thing(
        "crest",
        rect(0, 0, 62, height, rx=6, fill=f"url(#{PREFIX}seat-{seat})", stroke=INK, stroke_width=1.2),
        circle(31, middle, 24, fill=PAPER, stroke=INK, stroke_width=1.3),
        numeral(points, 31, middle + 9, 29 if 0 <= points < 100 else 23),
        fitted(look.facts.names[seat], 74, top, 19, width - 80, 15, anchor="start", face=TITLE_FACE,
               font_weight="bold"),
        *(
            fitted(line, 74, top + 21 + 19 * k, 15, width - 80, 14, anchor="start", fill=FADED)
            for k, line in enumerate(said)
        ),
        act=f"start {SEATS[seat]}",
        mark=f"seat-{seat}",
        data_points=points,
        **tips.points(look, seat, points),
    )  # fmt: skip


def status_lines(look: Look, seat: int) -> list[str]:
    """What else is to be said of a player."""
    lines = []
    if look.facts.options["mode"] == "campaign":
        lines.append(look.say("seen-games", games=look.view["games_won"][seat]))
    if look.view["first"] == look.facts.seats[seat]:
        lines.append(look.say("seen-first"))
    return lines


def action_tokens(look: Look, seat: int, widths: tuple[float, ...], gap: float, form: Plaque) -> str:
    """The four action tokens."""
    if look.game == "geiko":
        return ""
    drawn, x = [], 0.0
    for k, (name, width) in enumerate(zip(ACTIONS, widths, strict=True)):
        used = name in look.view["used"][seat]
        sign = numeral(k + 1, width / 2, form.number, 24 if form is TALL else 21, FADED if used else WHITE)
        act = name if seat == look.near else None
        tip = tips.action(look, name, used)
        title = look.facts.say.name("action", name)
        drawn.append(plaque(title, sign, x, width, used, seat, form, tip, act, f"action-{seat}-{name}"))
        x += width + gap
    return group(*drawn, class_="actions")


def offer_tokens(look: Look, seat: int, widths: tuple[float, ...], gap: float, form: Plaque) -> str:
    """The offer tokens that are in play."""
    drawn, x = [], 0.0
    for name, width in zip(OFFER_SIGNS, widths, strict=True):
        if look.facts.options[f"{name}_offer"] and look.game != "geiko":
            used = not look.view[name][seat]
            sign = path(
                OFFER_SIGNS[name], fill="none", stroke=FADED if used else WHITE, stroke_width=2.4,
                stroke_linecap="round", transform=move(width / 2, form.sign),
            )  # fmt: skip
            act = OFFER_ACTIONS[name] if seat == look.near else None
            tip = tips.offer_token(look, name, used)
            title = look.facts.say.name("token", name)
            drawn.append(plaque(title, sign, x, width, used, seat, form, tip, act, f"action-{seat}-{name}"))
            x += width + gap
    return group(*drawn, class_="offer-tokens")


def plaque(
    title: str, sign: str, x: float, width: float, used: bool, seat: int, form: Plaque, tip: tips.Tip,
    act: str | None, mark: str,
) -> str:  # fmt: skip
    """A token with its name: full of colour while unused, an empty outline when turned over."""
    body = rect(
        0, 0, width, form.height, rx=7, fill="none" if used else SEAT_STYLES[seat].colour,
        stroke=FADED if used else INK, stroke_width=1.2, stroke_dasharray="4 3" if used else None,
    )  # fmt: skip
    ink, weight = (FADED, None) if used else (WHITE, "bold")
    name = fitted(title, width / 2, form.name, form.letters, width - 7, fill=ink, font_weight=weight)
    kind = "token used" if used else "token"
    return thing(kind, body, sign, name, at=move(x, 0), act=act, mark=mark, **tip)


def guests(look: Look, seat: int, pitch: float) -> str:
    """The guests a player has collected: by colour with their number, or on the lanterns of a maiko."""
    if not look.with_guests:
        return ""
    draw = lantern_guests if look.game == "maiko" else evening_guests
    return thing("guests", *draw(look, seat, pitch), mark=f"guests-{seat}")


def lantern_guests(look: Look, seat: int, _pitch: float) -> list[str]:
    """Guests on a maiko's lanterns, and the lanterns that are free."""
    held = [COLOURS[c] for c in range(5) for _ in range(look.view["collected"][seat][c])]
    cells = sum(look.facts.components["maiko.player_lanterns"])
    drawn = [
        pieces.guest(colour, 33 * k, 0, piece=f"guest-{seat}-{k}", tip=tips.guest_on_lantern(look, colour))
        for k, colour in enumerate(held)
    ]
    free = tips.free_lantern(look, True)
    return drawn + [pieces.cell(33 * k, 0, tip=free) for k in range(len(held), cells)]


def evening_guests(look: Look, seat: int, pitch: float) -> list[str]:
    """Guests by colour, one behind the other, and their number."""
    drawn = []
    for c, colour in enumerate(COLOURS):
        held = [look.view["collected"][s][c] for s in range(2)]
        names, n = pieces.guest_pieces(held, c)[1 + seat], held[seat]
        figures = [pieces.guest(colour, 2 * k - 1, 0, 0.94, piece=name) for k, name in enumerate(names)]
        if not n:
            figures = [group(pieces.guest_figure(colour), transform=move(0, -2, 0.94), opacity=0.28)]
        else:
            figures.append(numeral(n, 20 + n, -1, 20))
        tip = tips.held_guests(look, colour, seat, n)
        drawn.append(thing("guests-of", *figures, at=move(pitch * c, 0), **tip))
    return drawn


def ledger(look: Look, seat: int, x: float, y: float, width: float, columns: int) -> str:
    """Where the points of a geiko came from; the other games have their mats full."""
    if look.game != "geiko":
        return ""
    drawn = []
    for k, (source, points) in enumerate(points_now(look.view, seat, look.facts).items()):
        left, line = x + width * (k % columns), y + 21 * (k // columns)
        drawn.append(numeral(points, left + 20, line, 18, anchor="end"))
        words = look.facts.say.name("source", source)
        drawn.append(fitted(words, left + 28, line, 15, width - 36, anchor="start"))
    return group(*drawn, class_="ledger")


def hand(look: Look, seat: int, places: list[str]) -> str:
    """A hand laid out on the given places: open if it is one's own or has been shown."""
    cards = look.view["hand"][seat]
    said = look.say("seen-hand", cards=hand_size(look, seat))
    if isinstance(cards, int):
        tip = tips.back_in_hand(look, seat)
        backs = [pieces.card_back(at, tip=tip, piece=f"back-{seat}-{k}") for k, at in enumerate(places)]
        return thing("hand", *backs, mark=f"hand-{seat}", role="group", aria_label=said)
    drawn = []
    for card, at in zip(cards, places, strict=True):
        shown = any(look.view["zone"]) and look.game == "geiko"
        tip = tips.played(look, card, seat) if shown else tips.card(look, card)
        act = "|".join(f"{verb} {card}" for verb in HAND_VERBS) if seat == look.seat else None
        drawn.append(group(pieces.card(card, 0, 0, tip=tip, act=act), transform=at))
    return thing("hand", *drawn, mark=f"hand-{seat}", role="group", aria_label=said)


def hand_size(look: Look, seat: int) -> int:
    """How many cards a hand holds."""
    cards = look.view["hand"][seat]
    return cards if isinstance(cards, int) else len(cards)


def caption(words: str, x: float, y: float, width: float) -> str:
    """A few small words under something."""
    return fitted(words, x, y, 15, width, fill=FADED)


def count(look: Look, seat: int, x: float, y: float) -> str:
    """How many cards a hidden hand holds."""
    n = hand_size(look, seat)
    return numeral(n, x, y, 26) if n else ""
