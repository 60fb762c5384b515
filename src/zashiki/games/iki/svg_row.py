"""Below the street: the characters for hire, at the end the ledger of the year, and above them what is asked."""

from __future__ import annotations

from typing import Any

from ...core.drawing import (
    FADED,
    INK,
    PAPER,
    SEAT_STYLES,
    TITLE_FACE,
    circle,
    group,
    letters,
    move,
    numeral,
    path,
    rect,
    thing,
)
from . import svg_land as land
from .names import CHARACTERS, PER_SEASON, STARTERS
from .svg_cards import CARD_HEIGHT, CARD_WIDTH, hire_card
from .svg_icons import CARD_PAPER, PREFIX, glow
from .svg_street import crest
from .svg_words import fitted, title_line

WIDTH, HEIGHT = 1368.0, 202.0
ROW_LEFT, LARGE, SMALL = 96.0, 1.1, 0.93
"""Where the row begins, and how large cards are drawn when they are few and when they are many."""
ASKED = ("starter", "hire", "neutral")


def bench(view: dict[str, Any], facts: dict[str, Any]) -> str:
    """The strip below the board: whoever is for hire, or the ledger."""
    return ledger(view, facts) if view["phase"] == "over" else row(view, facts)


def row(view: dict[str, Any], facts: dict[str, Any]) -> str:
    """The characters for hire, those that wait longest first, with the mon that lie on them."""
    waiting = [(name, mon) for mon in (2, 1, 0) for name in view["row"][mon]]
    chosen = view["picked"] if view["picked"] in CHARACTERS else None
    cards = [*waiting, (chosen, 0)] if chosen else waiting
    n = len(cards)
    left = ROW_LEFT if n <= 8 else 8.0
    scale = LARGE if n <= 9 else SMALL
    width, height = CARD_WIDTH * scale, CARD_HEIGHT * scale
    pitch = min(width + 9, (WIDTH - left - width - 8) / max(1, n - 1))
    top = (HEIGHT - height) / 2
    drawn = [
        group(
            hire_card(name, facts["components"][f"characters.{name}"], mon, 0, 0, view["month"] > 0),
            transform=move(left + pitch * k, top, scale),
        )
        for k, (name, mon) in enumerate(cards)
    ]
    lit = [n - 1] if chosen else [k for k, (name, mon) in enumerate(cards) if _asked(view, facts, name, mon)]
    return thing(
        "row",
        f"{len(waiting)} characters for hire",
        _floor(),
        deck(view) if left == ROW_LEFT else "",
        *drawn,
        *(glow(left + pitch * k, top, width, height) for k in lit),
        "" if cards else _nobody(),
    )


def _asked(view: dict[str, Any], facts: dict[str, Any], name: str, mon: int) -> bool:
    """May the one who is asked choose this card?"""
    turn = view["turn"]
    if view["phase"] != "hire" or turn < 0:
        return view["phase"] in ASKED
    price = facts["components"][f"characters.{name}"]["cost"] - ("hire" in view["special"][turn])
    return bool(price <= view["goods"][turn][0] + mon)


def _nobody() -> str:
    plaque = rect(WIDTH / 2 - 150, 80, 300, 42, rx=6, fill=CARD_PAPER, stroke=INK, stroke_width=1.2)
    return plaque + title_line("Nobody is for hire now", WIDTH / 2, 108, 19)


def _floor() -> str:
    boards = "".join(f"M0 {k}H{WIDTH}" for k in (50, 101, 152))
    ends = "M230 0V50M760 0V50M1120 0V50M420 50V101M980 50V101M180 101V152M640 101V152M1210 101V152M480 152V202"
    return group(
        rect(0, 0, WIDTH, HEIGHT, rx=5, fill="#D9C3A0", stroke=INK, stroke_width=1.4),
        path(boards + ends, stroke="#A98C63", stroke_width=1.4),
    )


def deck(view: dict[str, Any]) -> str:
    """The season's deck, as thick as it is."""
    season = land.season_of(view["month"])
    first = STARTERS + PER_SEASON * season
    left = len([name for name in view["unseen"] if name in CHARACTERS[first : first + PER_SEASON]])
    if not left or not view["month"]:
        return ""
    s = land.SEASONS[season]
    sheets = [
        rect(12 - 2 * k, 22 + 2.5 * k, 68, 92, rx=5, fill=CARD_PAPER, stroke=INK, stroke_width=1.2)
        for k in range(min(3, left) - 1, -1, -1)
    ]
    return thing(
        "deck",
        f"the {s.name} deck: {left} cards",
        *sheets,
        rect(17, 27, 58, 82, rx=3, fill=s.sky[0], stroke=INK, stroke_width=1),
        land.tree(46, 88, 0.82),
        circle(46, 128, 17, fill=CARD_PAPER, stroke=INK, stroke_width=1.3),
        numeral(left, 46, 135, 20),
        letters(s.name, 46, 164, 15, face=TITLE_FACE, font_weight="bold"),
        data_count=left,
    )


def ledger(view: dict[str, Any], facts: dict[str, Any]) -> str:
    """Who has won, by what, and everybody's points by where they came from."""
    winner = facts["seats"].index(view["winner"])
    sources = facts["sources"]
    first, step = 236.0, 86.5
    heads = [fitted(s, first + step * k, 27, step - 8, 15) for k, s in enumerate(sources)]
    ranked = sorted(range(len(facts["seats"])), key=lambda s: (s != winner, -sum(view["points"][s])))
    pitch = (HEIGHT - 46) / len(ranked)
    top = 46 + pitch / 2 - 2
    lines = [_ledger_line(view, facts, s, top + 7 + pitch * k, first, step) for k, s in enumerate(ranked)]
    name = view["winner"].capitalize()
    return thing(
        "result",
        f"{name} has won by {view['ending']}",
        rect(0, 0, WIDTH, HEIGHT, rx=5, fill=CARD_PAPER, stroke=INK, stroke_width=1.6),
        rect(0, 0, 14, HEIGHT, fill=f"url(#{PREFIX}seat-{winner})", stroke=INK, stroke_width=1.2),
        rect(22, top - 17, WIDTH - 30, 34, rx=4, fill="#F6DFA0", stroke=INK, stroke_width=1.3),
        *heads,
        title_line("total", 1322, 28, 17),
        path(f"M22 37H{WIDTH - 8}M{first + step * 4.5} 12V{HEIGHT - 12}", stroke="#B8A98A", stroke_width=1.2),
        *lines,
        data_winner=view["winner"],
    )  # fmt: skip


def _ledger_line(view: dict[str, Any], facts: dict[str, Any], s: int, y: float, first: float, step: float) -> str:
    points = view["points"][s]
    won = facts["seats"][s] == view["winner"]
    cells = [
        numeral(p, first + step * k, y, 20, INK if p else FADED)
        if p
        else letters("–", first + step * k, y, 18, fill=FADED)
        for k, p in enumerate(points)
    ]
    name = facts["seats"][s].capitalize()
    return thing(
        "score", f"{name}: {sum(points)} points",
        rect(30, y - 20, 28, 26, rx=4, fill=f"url(#{PREFIX}seat-{s})", stroke=INK, stroke_width=1.2),
        crest(s, 44, y - 7, 9),
        letters(name + (" wins" if won else ""), 66, y, 18, anchor="start", face=TITLE_FACE, font_weight="bold"),
        *cells,
        numeral(sum(points), 1322, y + 1, 25),
        data_seat=s, data_points=sum(points),
    )  # fmt: skip


def question(view: dict[str, Any], asked: str, mine: bool, x: float, y: float) -> str:
    """What is asked, and of whom."""
    turn = view["turn"]
    width = max(420.0, 11.6 * len(asked) + 90)
    colour = SEAT_STYLES[turn].colour if turn >= 0 else INK
    band = [
        rect(
            -width / 2,
            0,
            width,
            38,
            rx=6,
            fill=CARD_PAPER if mine else PAPER,
            stroke=colour,
            stroke_width=3 if mine else 1.6,
        )
    ]
    if turn >= 0:
        band.append(rect(-width / 2, 0, 38, 38, rx=6, fill=f"url(#{PREFIX}seat-{turn})", stroke=INK, stroke_width=1.2))
        band.append(crest(turn, -width / 2 + 19, 19, 12))
    text = letters(
        asked, 16 if turn >= 0 else 0, 26, 20, face=TITLE_FACE, font_weight="bold" if mine else None, class_="prompt"
    )
    return group(*band, text, transform=move(x, y), class_="question")
