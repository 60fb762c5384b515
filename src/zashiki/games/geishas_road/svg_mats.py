"""Each player's mat: crest, points, action and offer tokens, guests, the card laid face down, the hand."""

from __future__ import annotations

from typing import Any

from ...core.drawing import (
    FADED,
    INK,
    PAPER,
    SEAT_STYLES,
    TITLE_FACE,
    WHITE,
    circle,
    group,
    letters,
    move,
    numeral,
    path,
    rect,
    thing,
)
from . import svg_pieces as pieces
from .names import COLOURS
from .svg_flowers import PREFIX

PLAQUES = (("reveal", 68), ("intrigue", 76), ("gift", 58), ("competition", 110))
"""Action tokens and how wide their names are."""
GAP = 6.0
OFFER_TOKENS = (("counter", "Counter", 78), ("hidden", "Hidden", 70))
PLAQUE_HEIGHT = 58.0
HAND_LEFT, HAND_RIGHT = 643.0, 1150.0
HAND_SCALE = 82 / pieces.CARD_WIDTH
OPEN_SCALE = 0.74
FAN_SCALE = 0.66


def rival_mat(view: dict[str, Any], facts: dict[str, Any], seat: int) -> str:
    """The mat of the player on the other side, one line along the top; corner at the origin, 1160 by 98."""
    offers = offer_tokens(view, facts, seat)
    return group(
        _cloth(seat, 1160, 98, view),
        crest(view, facts, seat, 98),
        group(action_tokens(view, seat), transform=move(188, 20)),
        group(offers, transform=move(534, 20)),
        group(guests(view, facts, seat), transform=move(716 if offers else 560, 66)),
        laid_down(view, seat, 922, 8, 0.62),
        _laid_down_label(view, seat, 946, 89),
        fan(view["hand"][seat], 1042, 124, facts["seats"][seat].capitalize()),
        ledger(view, facts, seat, 230, 46) if view["game"] == "geiko" else "",
        class_="mat rival",
        data_seat=seat,
    )


def own_mat(view: dict[str, Any], facts: dict[str, Any], seat: int) -> str:
    """The mat at the bottom, with the hand; corner at the origin, 1160 by 134."""
    offers, company = offer_tokens(view, facts, seat), guests(view, facts, seat)
    return group(
        _cloth(seat, 1160, 134, view),
        crest(view, facts, seat, 134),
        group(action_tokens(view, seat), transform=move(188, 7 if offers or company else 38)),
        group(offers, transform=move(188, 69)),
        group(company, transform=move(382 if offers else 204, 118)),
        laid_down(view, seat, 532, 7, 0.74),
        hand(view["hand"][seat], facts["seats"][seat].capitalize()),
        ledger(view, facts, seat, 230, 48) if view["game"] == "geiko" else "",
        class_="mat own",
        data_seat=seat,
    )


def _cloth(seat: int, width: float, height: float, view: dict[str, Any]) -> str:
    asked = view["turn"] == seat
    return rect(
        0, 0, width, height, rx=6, fill="#FAF5E9",
        stroke=SEAT_STYLES[seat].colour if asked else INK, stroke_width=3.5 if asked else 1.2,
    )  # fmt: skip


def crest(view: dict[str, Any], facts: dict[str, Any], seat: int, height: float) -> str:
    """Pattern, points and name of a player, and what there is to say about them."""
    name = facts["seats"][seat].capitalize()
    points = points_now(view, facts, seat)
    middle = height / 2
    said = ["points", *_standing(view, facts, seat)]
    top = middle - 10 * len(said) + 8
    return thing(
        "crest",
        f"{name}: {points} points",
        rect(0, 0, 62, height, rx=6, fill=f"url(#{PREFIX}seat-{seat})", stroke=INK, stroke_width=1.2),
        circle(31, middle, 24, fill=PAPER, stroke=INK, stroke_width=1.3),
        numeral(points, 31, middle + 9, 29 if 0 <= points < 100 else 23),
        letters(name, 74, top, 19, anchor="start", face=TITLE_FACE, font_weight="bold"),
        *(letters(line, 74, top + 21 + 19 * k, 15, anchor="start", fill=FADED) for k, line in enumerate(said)),
        data_points=points,
    )


def points_now(view: dict[str, Any], facts: dict[str, Any], seat: int) -> int:
    """Points of the game that is on."""
    return sum(
        p for source, p in zip(facts["sources"], view["points"][seat], strict=True) if source.startswith(view["game"])
    )


def _standing(view: dict[str, Any], facts: dict[str, Any], seat: int) -> list[str]:
    lines = []
    if facts["options"]["mode"] == "campaign":
        won = view["games_won"][seat]
        lines.append("1 game won" if won == 1 else f"{won} games won")
    if view["first"] == facts["seats"][seat]:
        lines.append("first player")
    return lines


def action_tokens(view: dict[str, Any], seat: int) -> str:
    """The four action tokens."""
    if view["game"] == "geiko":
        return ""
    drawn, x = [], 0.0
    for k, (name, width) in enumerate(PLAQUES):
        drawn.append(plaque(name.capitalize(), str(k + 1), x, width, name in view["used"][seat], seat, "action"))
        x += width + GAP
    return "".join(drawn)


def offer_tokens(view: dict[str, Any], facts: dict[str, Any], seat: int) -> str:
    """The offer tokens that are in play."""
    drawn, x = [], 0.0
    for key, title, width in OFFER_TOKENS:
        if facts["options"][f"{key}_offer"] and view["game"] != "geiko":
            drawn.append(plaque(title, "", x, width, not view[key][seat], seat, "offer-token"))
            x += width + GAP
    return "".join(drawn)


def plaque(title: str, value: str, x: float, width: float, used: bool, seat: int, kind: str) -> str:
    """A token with its name: full of colour while unused, an empty outline when turned over."""
    ink = FADED if used else WHITE
    body = rect(
        0,
        0,
        width,
        PLAQUE_HEIGHT,
        rx=7,
        fill="none" if used else SEAT_STYLES[seat].colour,
        stroke=FADED if used else INK,
        stroke_width=1.2,
        stroke_dasharray="4 3" if used else None,
    )
    sign = numeral(value, width / 2, 28, 24, ink) if value else offer_sign(title, width / 2, 19, ink)
    name = letters(title, width / 2, 48, 15, fill=ink, font_weight=None if used else "bold")
    state = "used" if used else "unused"
    return thing(
        f"{kind} {state}",
        f"{title}, {state}",
        body,
        sign,
        name,
        data_token=title.lower(),
        data_used="true" if used else "false",
        transform=move(x, 0),
    )


def offer_sign(title: str, x: float, y: float, ink: str) -> str:
    """The signs of the offer tokens: two arrows for the counter-offer, a closed eye for the hidden offer."""
    signs = {
        "Counter": "M-12 -4H9L4 -9M12 5H-9L-4 10",
        "Hidden": "M-13 -4C-6 5 6 5 13 -4M-9 1L-12 6M0 3V9M9 1L12 6",
    }
    return path(signs[title], fill="none", stroke=ink, stroke_width=2.4, stroke_linecap="round", transform=move(x, y))


def guests(view: dict[str, Any], facts: dict[str, Any], seat: int) -> str:
    """The guests a player has collected: by colour with their number, or on the lanterns of a maiko."""
    held = view["collected"][seat]
    if view["game"] == "maiko":
        cells = sum(facts["components"]["maiko.player_lanterns"])
        colours = [COLOURS[c] for c in range(5) for _ in range(held[c])]
        drawn = [pieces.guest(c, 33 * k, 0) for k, c in enumerate(colours)]
        drawn += [pieces.cell(33 * k, 0) for k in range(len(colours), cells)]
        return thing("guests", f"{len(colours)} guests on {cells} lanterns", *drawn)
    if view["game"] == "geiko" or facts["options"]["level"] == "simple":
        return ""
    drawn = []
    for c in range(5):
        figure = pieces.guest(COLOURS[c], 44 * c, 0, 0.94)
        drawn.append(group(figure, opacity=None if held[c] else 0.28))
        if held[c]:
            drawn.append(numeral(held[c], 44 * c + 20, -1, 20))
    return thing("guests", _guest_words(held), *drawn)


def _guest_words(held: list[int]) -> str:
    words = [f"{n} {COLOURS[c]}" for c, n in enumerate(held) if n]
    return "guests: " + (", ".join(words) if words else "none yet")


def laid_down(view: dict[str, Any], seat: int, x: float, y: float, scale: float) -> str:
    """The card that waits face down for the end of the round, and what was discarded with it."""
    kept, gone = view["kept"][seat], view["discarded"][seat]
    if isinstance(kept, int):
        drawn = [pieces.card_back(x, y, scale, name="waits for the end of the round") for _ in range(kept)]
        return group(*drawn, class_="laid-down")
    drawn = [pieces.peeked_card(card, x, y, scale, "waits for the end of the round") for card in kept]
    drawn += [group(pieces.peeked_card(card, x + 61, y, 0.62, "discarded"), opacity=0.7) for card in gone]
    return group(*drawn, class_="laid-down")


def _laid_down_label(view: dict[str, Any], seat: int, x: float, y: float) -> str:
    words = "hidden" if view["game"] == "geiko" else "Intrigue"
    return letters(words, x, y, 15, fill=FADED) if view["kept"][seat] else ""


def ledger(view: dict[str, Any], facts: dict[str, Any], seat: int, x: float, y: float) -> str:
    """Where the points of a geiko came from, a line for each round; the other games have their mats full."""
    lines = []
    for round_no in (1, 2):
        start = f"geiko {round_no} "
        found = [
            f"{source.removeprefix(start)} {points}"
            for source, points in zip(facts["sources"], view["points"][seat], strict=True)
            if points and source.startswith(start)
        ]
        if found:
            lines.append(f"Round {round_no}: {', '.join(found)}")
    return group(*(letters(line, x, y + 22 * k, 16, anchor="start") for k, line in enumerate(lines)), class_="ledger")


def hand(cards: Any, name: str) -> str:
    """The hand at the bottom: open if it is one's own."""
    n = cards if isinstance(cards, int) else len(cards)
    width = pieces.CARD_WIDTH * HAND_SCALE
    pitch = min(width + 6, (HAND_RIGHT - HAND_LEFT - width) / max(1, n - 1))
    left = HAND_RIGHT - width - pitch * (n - 1)
    xs = [left + pitch * k for k in range(n)]
    if isinstance(cards, int):
        drawn = [pieces.card_back(x, 12, HAND_SCALE) for x in xs]
    else:
        drawn = [pieces.card(card, x, 12, HAND_SCALE) for card, x in zip(cards, xs, strict=True)]
    return thing("hand", f"{name}'s hand: {n} cards", *drawn, data_count=n)


def fan(cards: Any, x: float, y: float, name: str) -> str:
    """The rival's hand: a fan of backs held at (x, y), and how many; once laid open, a row of cards."""
    if isinstance(cards, list):
        pitch = pieces.CARD_WIDTH * OPEN_SCALE + 5
        xs = [x + 104 - pitch * (len(cards) - k) for k in range(len(cards))]
        drawn = [pieces.card(card, at, y - 114, OPEN_SCALE) for card, at in zip(cards, xs, strict=True)]
        return thing("hand", f"{name}'s hand, laid open: {', '.join(cards)}", *drawn, data_count=len(cards))
    n = cards
    corner = f"translate({-pieces.CARD_WIDTH * FAN_SCALE / 2:.2f} {-pieces.CARD_HEIGHT * FAN_SCALE - 40:.2f})"
    leans = [9.0 * (k - (n - 1) / 2) for k in range(n)]
    drawn = [group(pieces.card_back(0, 0, FAN_SCALE), transform=f"{move(x, y, 1, lean)} {corner}") for lean in leans]
    return thing("hand", f"{name}'s hand: {n} cards", *drawn, numeral(n, x + 94, y - 66, 26), data_count=n)
