"""SVG below the town: the characters for hire, at the end the ledger, and the question that is asked."""

from typing import Any

from ....api.facts import Facts
from ....drawing.palette import FADED, INK, PAPER, SEAT_STYLES, TITLE_FACE
from ....drawing.svg import circle, group, letters, move, number, numeral, path, rect
from ....text.speech import Name
from ..data.names import CHARACTERS, PER_SEASON, STARTERS
from ..words.outcome import ranked
from . import landscape
from .cards import CARD_HEIGHT, CARD_WIDTH, hire_card
from .icons import CARD_PAPER, PREFIX, glow
from .street import crest
from .text import fitted, item, player_name, title_line

WIDTH, HEIGHT = 1368.0, 202.0
ROW_LEFT, LARGE, SMALL, LARGE_CARDS = 96.0, 1.1, 0.93, 9
"""Where the row begins, and how large cards are drawn when they are few and when they are many."""
NARROW_CARDS, NARROW_GAP, NARROW_TOP = 3, 4.0, 42.0
NARROW_WIDTH = NARROW_CARDS * (CARD_WIDTH + NARROW_GAP) + NARROW_GAP
"""On a phone the cards lie in lines of three."""
ASKED = ("starter", "hire", "neutral")


def row_or_ledger(view: dict[str, Any], facts: Facts) -> str:
    """The strip below the board: whoever is for hire, or the ledger."""
    return ledger(view, facts) if view["phase"] == "over" else row(view, facts)


def cards_for_hire(view: dict[str, Any]) -> list[tuple[str, int]]:
    """Whoever is in the row, those that wait longest first, with the mon that lie on them; last the one just chosen."""
    waiting = [(name, mon) for mon in (2, 1, 0) for name in view["row"][mon]]
    return [*waiting, (view["picked"], 0)] if view["picked"] in CHARACTERS else waiting


def row(view: dict[str, Any], facts: Facts) -> str:
    """The characters for hire side by side."""
    cards = cards_for_hire(view)
    n = len(cards)
    left = ROW_LEFT if n <= 8 else 8.0
    scale = LARGE if n <= LARGE_CARDS else SMALL
    width, height = CARD_WIDTH * scale, CARD_HEIGHT * scale
    pitch = min(width + 9, (WIDTH - left - width - 8) / max(1, n - 1))
    places = [(left + pitch * k, (HEIGHT - height) / 2) for k in range(n)]
    return item(
        "row",
        facts.say.say("tip-row", cards=n),
        _floor(WIDTH, HEIGHT),
        group(deck(view, facts)) if left == ROW_LEFT else "",
        _laid_out(view, facts, cards, places, scale),
        "" if cards else _nobody(facts, WIDTH / 2, 101, 320),
        rule="hire.row", mark="row",
    )  # fmt: skip


def narrow_row_height(view: dict[str, Any]) -> int:
    """How high the row is on a phone."""
    lines = -(-len(cards_for_hire(view)) // NARROW_CARDS)
    return round(NARROW_TOP + ((CARD_HEIGHT + NARROW_GAP) * lines or 60) + 2)


def narrow_row(view: dict[str, Any], facts: Facts) -> str:
    """The characters for hire three in a line, under their title."""
    cards, height = cards_for_hire(view), float(narrow_row_height(view))
    places = [
        (NARROW_GAP + (CARD_WIDTH + NARROW_GAP) * (k % NARROW_CARDS),
         NARROW_TOP + (CARD_HEIGHT + NARROW_GAP) * (k // NARROW_CARDS))
        for k in range(len(cards))
    ]  # fmt: skip
    title = facts.say.say("word-for-hire" if view["month"] else "word-starters")
    return item(
        "row",
        facts.say.say("tip-row", cards=len(cards)),
        _floor(NARROW_WIDTH, height),
        rect(NARROW_GAP, 6, NARROW_WIDTH - 2 * NARROW_GAP, 30, rx=5, fill=CARD_PAPER, stroke=INK, stroke_width=1.2),
        title_line(title, 16, 28, 19, "start", width=270),
        _narrow_deck(view, facts),
        _laid_out(view, facts, cards, places, 1.0),
        "" if cards else _nobody(facts, NARROW_WIDTH / 2, NARROW_TOP + 28, 340),
        rule="hire.row", mark="row",
    )  # fmt: skip


def _laid_out(
    view: dict[str, Any], facts: Facts, cards: list[tuple[str, int]], places: list[tuple[float, float]], scale: float
) -> str:
    chosen = view["picked"] if view["picked"] in CHARACTERS else None
    drawn, lit = [], []
    for (name, mon), (x, y) in zip(cards, places, strict=True):
        drawn.append(group(hire_card(name, facts, mon, view["month"] > 0), transform=move(x, y, scale)))
        if name == chosen or (not chosen and facts.lit and _asked(view, facts, name, mon)):
            lit.append(glow(x, y, CARD_WIDTH * scale, CARD_HEIGHT * scale))
    return "".join(drawn + lit)


def _asked(view: dict[str, Any], facts: Facts, name: str, mon: int) -> bool:
    """May the one who is asked choose this card?"""
    turn = view["turn"]
    if view["phase"] != "hire" or turn < 0:
        return view["phase"] in ASKED
    price = facts.components[f"characters.{name}"]["cost"] - ("hire" in view["special"][turn])
    return bool(price <= view["goods"][turn][0] + mon)


def _nobody(facts: Facts, x: float, y: float, width: float) -> str:
    plaque = rect(x - width / 2, y - 21, width, 42, rx=6, fill=CARD_PAPER, stroke=INK, stroke_width=1.2)
    return plaque + title_line(facts.say.say("word-nobody"), x, y + 7, 19, width=width - 20)


def _floor(width: float, height: float) -> str:
    boards = "".join(f"M0 {k}H{number(width)}" for k in range(50, int(height) - 10, 51))
    ends = "".join(
        f"M{(230 + 530 * j + 190 * k) % int(width)} {51 * k - 1}v{min(51, int(height) - 51 * k)}"
        for k in range(int(height) // 51)
        for j in range(1 + int(width) // 500)
    )
    return group(
        rect(0, 0, width, height, rx=5, fill="#D9C3A0", stroke=INK, stroke_width=1.4),
        path(boards + ends, stroke="#A98C63", stroke_width=1.4),
    )


def _in_deck(view: dict[str, Any]) -> int:
    """How many cards the season's deck still has; none before the year begins."""
    first = STARTERS + PER_SEASON * landscape.season_of(view["month"])
    return len(set(view["unseen"]) & set(CHARACTERS[first : first + PER_SEASON])) if view["month"] else 0


def _deck_tip(view: dict[str, Any], facts: Facts, left: int) -> str:
    season = Name("season", landscape.SEASONS[landscape.season_of(view["month"])].name)
    return str(facts.say.say("tip-deck", season=season, cards=left))


def deck(view: dict[str, Any], facts: Facts) -> str:
    """The season's deck, as thick as it is."""
    left = _in_deck(view)
    if not left:
        return ""
    s = landscape.SEASONS[landscape.season_of(view["month"])]
    sheets = [
        rect(12 - 2 * k, 22 + 2.5 * k, 68, 92, rx=5, fill=CARD_PAPER, stroke=INK, stroke_width=1.2)
        for k in range(min(3, left) - 1, -1, -1)
    ]
    return item(
        "deck",
        _deck_tip(view, facts, left),
        *sheets,
        rect(17, 27, 58, 82, rx=3, fill=s.sky[0], stroke=INK, stroke_width=1),
        landscape.tree(46, 88, 0.82),
        circle(46, 128, 17, fill=CARD_PAPER, stroke=INK, stroke_width=1.3),
        numeral(left, 46, 135, 20),
        title_line(facts.say.name("season", s.name), 46, 164, 15, width=78),
        rule="month.new-cards",
    )


def _narrow_deck(view: dict[str, Any], facts: Facts) -> str:
    left = _in_deck(view)
    if not left:
        return ""
    s, x = landscape.SEASONS[landscape.season_of(view["month"])], NARROW_WIDTH - 48
    return item(
        "deck", _deck_tip(view, facts, left),
        title_line(facts.say.name("season", s.name), x - 8, 27, 16, "end", width=90),
        rect(x, 9, 18, 24, rx=2.5, fill=s.sky[0], stroke=INK, stroke_width=1.2),
        numeral(left, x + 31, 28, 19),
        rule="month.new-cards",
    )  # fmt: skip


def ledger(view: dict[str, Any], facts: Facts) -> str:
    """Who has won, and everybody's points by where they came from."""
    say, winner = facts.say, facts.seats.index(view["winner"])
    sources = [say.name("source", source) for source in facts.sources]
    first, step = 236.0, 86.5
    pitch = (HEIGHT - 46) / len(facts.seats)
    top = 46 + pitch / 2 - 2
    return item(
        "result",
        say.name("won", view["ending"]),
        rect(0, 0, WIDTH, HEIGHT, rx=5, fill=CARD_PAPER, stroke=INK, stroke_width=1.6),
        rect(0, 0, 14, HEIGHT, fill=f"url(#{PREFIX}seat-{winner})", stroke=INK, stroke_width=1.2),
        rect(22, top - 17, WIDTH - 30, 34, rx=4, fill="#F6DFA0", stroke=INK, stroke_width=1.3),
        *(fitted(source, first + step * k, 27, step - 8, 15) for k, source in enumerate(sources)),
        title_line(say.say("word-total"), 1322, 28, 17, width=80),
        path(f"M22 37H{WIDTH - 8}M{first + step * 4.5} 12V{HEIGHT - 12}", stroke="#B8A98A", stroke_width=1.2),
        *(_ledger_line(view, facts, s, top + 7 + pitch * k, first, step) for k, s in enumerate(ranked(view, facts))),
        rule="end.game",
    )  # fmt: skip


def _ledger_line(view: dict[str, Any], facts: Facts, s: int, y: float, first: float, step: float) -> str:
    points, name = view["points"][s], facts.names[s]
    cells = [
        numeral(p, first + step * k, y, 20, INK if p else FADED)
        if p
        else letters("–", first + step * k, y, 18, fill=FADED)
        for k, p in enumerate(points)
    ]
    won = facts.seats[s] == view["winner"]
    return item(
        "score", facts.say.say("tip-points", name=name, points=sum(points)),
        rect(30, y - 20, 28, 26, rx=4, fill=f"url(#{PREFIX}seat-{s})", stroke=INK, stroke_width=1.2),
        crest(s, 44, y - 7, 9),
        player_name(facts.say.say("word-wins", name=name) if won else name, 66, y, 126, 18),
        *cells,
        numeral(sum(points), 1322, y + 1, 25),
        rule="end.game",
    )  # fmt: skip


def question(view: dict[str, Any], asked: str, mine: bool, x: float, y: float) -> str:
    """What is asked, and of whom."""
    turn = view["turn"]
    width = max(420.0, 11.6 * len(asked) + 90)
    colour = SEAT_STYLES[turn].colour if turn >= 0 else INK
    paper, edge = (CARD_PAPER, 3) if mine else (PAPER, 1.6)
    band = [rect(-width / 2, 0, width, 38, rx=6, fill=paper, stroke=colour, stroke_width=edge)]
    if turn >= 0:
        band.append(rect(-width / 2, 0, 38, 38, rx=6, fill=f"url(#{PREFIX}seat-{turn})", stroke=INK, stroke_width=1.2))
        band.append(crest(turn, -width / 2 + 19, 19, 12))
    text = letters(
        asked, 16 if turn >= 0 else 0, 26, 20, face=TITLE_FACE, font_weight="bold" if mine else None, class_="prompt"
    )
    return group(*band, text, transform=move(x, y), class_="question")
