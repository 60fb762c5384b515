"""The middle of the street: the offer that lies there, or the end of the game."""

from __future__ import annotations

from typing import Any

from ...core.drawing import (
    INK,
    MOONLIT,
    OCHRE,
    PAPER,
    SEAT_STYLES,
    TITLE_FACE,
    VERMILION,
    WHITE,
    circle,
    group,
    letters,
    move,
    path,
    rect,
    thing,
)
from . import svg_pieces as pieces
from .names import PLACES
from .svg_flowers import PREFIX
from .svg_mats import points_now

SIZES = {"reveal": 1, "intrigue": 2, "gift": 3, "competition": 4}
SCALE = 57 / pieces.CARD_WIDTH
WIDTH, HEIGHT = 57.0, pieces.CARD_HEIGHT * SCALE
BETWEEN, APART = 5.0, 16.0
BOW = "M0 0C-20 -17 -22 11 0 0C20 -17 22 11 0 0M0 0L-9 14M0 0L9 14"


def offer(view: dict[str, Any], facts: dict[str, Any], seat: int | None, x: float, y: float) -> str:
    """The cards of an offer around a point, each on its lettered place, pairs tied by a cord."""
    cards = view["offer"]
    if not any(cards):
        return ""
    size = SIZES[view["doing"]] if view["doing"] else 1
    paired = size == 4
    xs = _places(size, paired, x)
    top = y - HEIGHT / 2 + 4
    drawn = [
        tray(xs[0] - 10, top - 10, xs[-1] + WIDTH + 10, top + HEIGHT + 30),
        heading(view, x, top - 22),
    ]
    for k in range(size):
        drawn.append(place(view, facts, seat, k, xs[k], top))
    if paired:
        drawn += [cord(xs[k], top + 62, xs[k + 1] + WIDTH) for k in (0, 2) if cards[k] and cards[k + 1]]
    return group(*drawn, class_="offer", data_action=view["doing"])


def _places(size: int, paired: bool, x: float) -> list[float]:
    steps = [k * (WIDTH + BETWEEN) + (APART - BETWEEN if paired and k > 1 else 0) for k in range(size)]
    return [x - (steps[-1] + WIDTH) / 2 + step for step in steps]


def tray(left: float, top: float, right: float, foot: float) -> str:
    """The lacquer tray on which an offer is brought."""
    return rect(left, top, right - left, foot - top, rx=12, fill="#2A1B20", stroke=VERMILION, stroke_width=2.5)


def heading(view: dict[str, Any], x: float, y: float) -> str:
    """Which action this is, and in the Maiko what becomes of the cards."""
    words = " · ".join(word for word in (view["doing"], view["manner"]) if word)
    return letters(words[:1].upper() + words[1:], x, y, 20, face=TITLE_FACE, fill=MOONLIT, font_weight="bold")


def place(view: dict[str, Any], facts: dict[str, Any], seat: int | None, k: int, x: float, y: float) -> str:
    """One place of the offer: the card on it, its letter, and whose it has become."""
    card, letter = view["offer"][k], PLACES[k]
    if card is None:
        body = rect(
            x,
            y,
            WIDTH,
            HEIGHT,
            rx=5,
            fill="none",
            stroke=MOONLIT,
            stroke_width=1.2,
            stroke_dasharray="4 4",
            opacity=0.6,
        )
    elif card == "face down":
        body = _veiled(view, seat, letter, x, y)
    else:
        body = pieces.card(card, x, y, SCALE)
    swapped = view["swap_at"] == letter
    edge = (
        rect(x - 3, y - 3, WIDTH + 6, HEIGHT + 6, rx=7, fill="none", stroke=OCHRE, stroke_width=3.5) if swapped else ""
    )
    owner = _falls_to(view, facts, letter)
    chip = "" if owner is None else _chip(owner, x + WIDTH / 2 + 12, y + HEIGHT + 15)
    label = letters(
        letter, x + WIDTH / 2 - (0 if owner is None else 9), y + HEIGHT + 21, 19, fill=WHITE, font_weight="bold"
    )
    return thing(
        "place",
        f"place {letter}: {card or 'empty'}",
        body,
        edge,
        label,
        chip,
        data_place=letter,
        data_card=card,
    )


def _veiled(view: dict[str, Any], seat: int | None, letter: str, x: float, y: float) -> str:
    if seat is not None and view["veiled_at"][seat] == letter:
        return pieces.peeked_card(view["veiled"][seat][0], x, y, SCALE, "your card, face down")
    return pieces.card_back(x, y, SCALE)


def _falls_to(view: dict[str, Any], facts: dict[str, Any], letter: str) -> int | None:
    if view["player"] is None:
        return None
    player = facts["seats"].index(view["player"])
    if letter in view["to_play"]:
        return int(player)
    return 1 - int(player) if letter in view["rest"] else None


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
    return group(*strands, class_="cord", transform=move((left + right) / 2, y + 3))


def ending(view: dict[str, Any], facts: dict[str, Any], x: float, y: float) -> str:
    """Who has won, by what, and the points of both sides by where they came from."""
    if view["phase"] != "over":
        return ""
    winner, name = facts["seats"].index(view["winner"]), view["winner"].capitalize()
    rows = _score_rows(view, facts)
    height = 76 + 19 * len(rows)
    top = y + 2 - height / 2
    return thing(
        "result",
        f"{name} has won by {view['ending']}",
        rect(x - 136, top, 272, height, fill=PAPER, stroke=INK, stroke_width=1.8),
        rect(x - 136, top, 272, 11, fill=f"url(#{PREFIX}seat-{winner})", stroke=INK, stroke_width=1.2),
        letters(f"{name} wins", x, top + 38, 26, face=TITLE_FACE, font_weight="bold"),
        letters(f"by {view['ending']}", x, top + 58, 16, face=TITLE_FACE, font_style="italic"),
        *(_score_row(row, x, top + 80 + 19 * k, k == len(rows) - 1) for k, row in enumerate(rows)),
        *(_chip(s, x + (-104, 104)[s], top + 53) for s in (0, 1)),
        data_winner=view["winner"],
    )


def _score_rows(view: dict[str, Any], facts: dict[str, Any]) -> list[tuple[str, int, int]]:
    """Points by kind over all rounds of the game that is on, then the total, or the games won in a campaign."""
    kinds: dict[str, list[int]] = {}
    for source, *points in zip(facts["sources"], *view["points"], strict=True):
        if source.startswith(view["game"]) and any(points):
            kind = source.removeprefix(view["game"]).lstrip(" 12")
            kinds[kind] = [a + b for a, b in zip(kinds.get(kind, [0, 0]), points, strict=True)]
    rows = [(kind, points[0], points[1]) for kind, points in kinds.items()]
    total = ("points", points_now(view, facts, 0), points_now(view, facts, 1))
    if facts["options"]["mode"] == "campaign":
        won = view["games_won"]
        return [("last game", total[1], total[2]), ("games won", won[0], won[1])]
    return [*rows, total]


def _score_row(row: tuple[str, int, int], x: float, y: float, last: bool) -> str:
    words, *points = row
    size, weight, down = (19, "bold", 3) if last else (16, None, 0)
    columns = [(words, 0), *zip([str(p).replace("-", "\N{MINUS SIGN}") for p in points], (-104, 104), strict=True)]
    return "".join(
        letters(text, x + side, y + down, size, face=TITLE_FACE, font_weight=weight) for text, side in columns
    )
