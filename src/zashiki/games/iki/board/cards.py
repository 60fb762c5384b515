"""SVG of cards: characters for hire, characters and buildings in rooms, special tokens."""

from functools import cache
from typing import Any

from ....api.facts import Facts
from ....drawing.palette import FADED, INK, PAPER, VERMILION
from ....drawing.svg import bokashi, circle, group, move, numeral, path, rect
from ..data.amounts import parse_deal
from ..data.names import KINDS
from ..words.naming import card_title, character_sentences
from .icons import CARD_PAPER, PREFIX, TYPE_STYLES, atoms_of, fit, icon, kobun, price_coin, sign_row, type_badge
from .text import fitted, item, name_lines, salaries
from .trades import house, trade

CARD_WIDTH, CARD_HEIGHT = 128.0, 170.0
SLIP = 18.0
"""The strip of a card in a room that shows whose it is."""
CARD_RULES = {name: f"card.{name}" for name in ("tempura", "dumpling", "puppeteer")}


@cache
def definitions() -> str:
    """Grounds for the pictures on cards."""
    tints = [bokashi(f"{PREFIX}tint-{name}", CARD_PAPER, style.light) for name, style in TYPE_STYLES.items()]
    return "".join([*tints, bokashi(f"{PREFIX}tint-house", CARD_PAPER, "#D8CDB8")])


def card_rule(name: str, facts: Facts) -> str:
    """The paragraph of the rulebook about a character: its own, or that of its kind of ability."""
    kind = parse_deal(facts.components[f"characters.{name}"]["ability"]).kind
    return CARD_RULES.get(name, f"ability.{KINDS[kind]}")


def hire_card(name: str, facts: Facts, mon: int, priced: bool = True) -> str:
    """A character in the row; its corner at the origin."""
    card = facts.components[f"characters.{name}"]
    style, middle = TYPE_STYLES[card["type"]], CARD_WIDTH / 2
    lines = name_lines(card_title(name, facts), CARD_WIDTH - 10, 15.5)
    top = 27 if len(lines) == 1 else 18
    tip = character_sentences(name, facts, priced)
    return item(
        "card character",
        tip + (" " + facts.say.say("tip-mon-on-card", mon=mon) if mon else ""),
        rect(0, 0, CARD_WIDTH, CARD_HEIGHT, rx=6, fill=CARD_PAPER, stroke=INK, stroke_width=1.4),
        *(fitted(line, middle, top + 17 * k, CARD_WIDTH - 10, 15.5) for k, line in enumerate(lines)),
        rect(5, 41, CARD_WIDTH - 10, 58, rx=3, fill=f"url(#{PREFIX}tint-{card['type']})"),
        rect(5, 41, 13, 58, fill=f"url(#{PREFIX}type-{card['type']})", stroke=INK, stroke_width=1),
        type_badge(card["type"], 18, 56, 13.5),
        trade(name, middle - 5, 70, 48),
        price_coin(card["cost"], CARD_WIDTH - 21, 60, 16.5) if priced else "",
        _fire_bonus(card["fire"], CARD_WIDTH - 22, 88),
        _ability(card["ability"], middle, 113, CARD_WIDTH - 12),
        path(f"M8 126H{CARD_WIDTH - 8}", stroke=style.colour, stroke_width=1.2),
        experience_track(card, 6, 130),
        mon_on_card(mon, 24, 88),
        rule=card_rule(name, facts), act=(f"hire {name}", f"neutral {name}"), piece=f"card-{name}", mark=f"card-{name}",
    )  # fmt: skip


def _fire_bonus(steps: int, x: float, y: float) -> str:
    return "".join(icon("fire", x + 15 * (k - (steps - 1) / 2), y, 19) for k in range(steps))


def _ability(text: str, x: float, y: float, width: float, size: float = 21) -> str:
    return _fit(atoms_of(text), x, y, width, size)


def _fit(atoms: list[tuple[str, str]], x: float, y: float, width: float, size: float) -> str:
    return sign_row(atoms, x, y, fit(atoms, width, size))


def mon_on_card(mon: int, x: float, y: float) -> str:
    """The mon that lie on a card in the row."""
    return group(*(icon("mon", x + 17 * k, y - 2 * k, 24) for k in range(mon)), class_="mon-on-card")


def experience_track(card: dict[str, Any], x: float, y: float) -> str:
    """The track of experience with the salary of each level and the circle of retirement."""
    if "token" in card:
        return _token_track(card, x, y)
    drawn = []
    for k, text in enumerate(salaries(card)):
        left, foot = x + 31.5 * k, y + 36
        if k + 1 < card["start"]:
            cross = f"M{left + 10} {y + 14}l10 12m0 -12l-10 12"
            drawn.append(path(cross, stroke=FADED, stroke_width=1.6, stroke_linecap="round"))
            continue
        drawn.append(rect(left, y + 1, 30, 35, rx=2, fill=PAPER, stroke=INK, stroke_width=1))
        parts = [part for part in text.split(",") if part.strip()]
        for j, part in enumerate(parts):
            middle = y + 18.5 + (17 * j - 8.5 if len(parts) > 1 else 0)
            drawn.append(_salary(part.strip(), left + 15, middle, 16 if len(parts) > 1 else 19, len(parts) == 1))
        if not parts:
            drawn.append(path(f"M{left + 10} {foot - 17}h10", stroke=FADED, stroke_width=1.6))
    end = x + 105.5
    drawn.append(circle(end, y + 18.5, 10.5, fill=CARD_PAPER, stroke=INK, stroke_width=1.4))
    drawn.append(_pine(end, y + 18.5))
    return group(*drawn, class_="ladder")


def _token_track(card: dict[str, Any], x: float, y: float) -> str:
    """Levels without a salary, and at their end the special token."""
    cells = [
        rect(x + 24 * k, y + 10, 20, 18, rx=2, fill=PAPER, stroke=INK, stroke_width=1)
        for k in range(card["start"] - 1, 3)
    ]
    disc = circle(x + 95, y + 18.5, 17.5, fill="#F6DFA0", stroke=INK, stroke_width=1.4)
    return group(*cells, disc, special_sign(card["token"], x + 95, y + 18.5, 14), class_="ladder")


def _salary(text: str, x: float, y: float, size: float, stacked: bool = False) -> str:
    """One salary; where there is height for it, a number of two figures stands above its sign."""
    if text == "0":
        return numeral(0, x, y + 6, 18, FADED)
    atoms = atoms_of(text)
    if atoms and atoms[0][0] == "icon":
        atoms = [("number", "1"), *atoms]
    if stacked and len(atoms[0][1]) > 1:
        return numeral(atoms[0][1], x, y - 1, 18) + icon(atoms[1][1], x, y + 9, 15)
    return sign_row(atoms, x, y, fit(atoms, 29, size))


def _pine(x: float, y: float) -> str:
    """The pine of a long retirement."""
    return path("M0 -7L6 0H3L7.4 6H1.4V8.4H-1.4V6H-7.4L-3 0H-6Z", fill="#2F5D50", transform=move(x, y, 0.86))


def room_card(name: str, facts: Facts, owner: int | None, level: int, width: float, height: float) -> str:
    """A character in a room: whose, name, type and trade, what it does, the steps on which its kobun stands."""
    card = facts.components[f"characters.{name}"]
    left = SLIP
    inner = width - left
    middle = left + inner / 2
    lines = name_lines(card_title(name, facts), inner - 7, 14.5)
    top = 22 if len(lines) == 1 else 14.5
    return group(
        _slip(owner, width, height),
        *(fitted(line, middle, top + 15 * k, inner - 7, 14.5) for k, line in enumerate(lines)),
        rect(left, 35, inner - 1, 27, fill=f"url(#{PREFIX}tint-{card['type']})"),
        rect(left, 35, 40, 27, fill=f"url(#{PREFIX}type-{card['type']})", stroke=INK, stroke_width=0.8),
        type_badge(card["type"], left + 20, 48.5, 12),
        trade(name, left + 40 + (inner - 40) / 2, 48.5, 30),
        _ability(card["ability"], middle, 75, inner - 6, 21),
        fitted(facts.say.say("word-neutral"), middle, height - 9, inner - 8, 15, fill=FADED)
        if owner is None
        else steps(card, level, left + 3, height - 27, inner - 6),
    )


def standing_kobun(owner: int, level: int, height: float) -> str:
    """The kobun on the level of a character in a room."""
    return kobun(owner, SLIP + 3 + 15 * level - 8, height - 27 + 10.4 - 3 * (level - 1), 20)


def building_kobun(owner: int, width: float) -> str:
    """The kobun on a building."""
    return kobun(owner, SLIP + (width - SLIP) / 2 + 26, 58, 22)


def _slip(owner: int | None, width: float, height: float) -> str:
    cloth = "#B9B4A6" if owner is None else f"url(#{PREFIX}seat-{owner})"
    return (
        rect(0, 0, width, height, rx=4, fill=CARD_PAPER, stroke=INK, stroke_width=1.4)
        + path(f"M4 0H17V{height}H4A4 4 0 0 1 0 {height - 4}V4A4 4 0 0 1 4 0Z", fill=cloth, stroke=INK, stroke_width=1)
    )  # fmt: skip


def steps(card: dict[str, Any], level: int, x: float, y: float, width: float) -> str:
    """The levels as steps that rise to the right, and what the present one pays."""
    drawn = []
    for k in range(3):
        up, on = 3.0 * k, level == k + 1
        if k + 1 < card["start"]:
            continue
        drawn.append(
            rect(x + 15 * k, y + 20 - up, 14, 4 + up, fill="#2F5D50" if on else "#E3D8BF", stroke=INK, stroke_width=1)
        )
    drawn.append(circle(x + 50, y + 8, 4.6, fill=CARD_PAPER, stroke=INK, stroke_width=1.2))
    if "token" in card:
        drawn.append(special_sign(card["token"], x + width - 12, y + 12, 10))
    elif level:
        drawn.append(_paid(card["salary"][level - 1], x + width - 15, y + 11))
    return group(*drawn, class_="steps")


def _paid(text: str, x: float, y: float) -> str:
    parts = [part.strip() for part in text.split(",") if part.strip()]
    gap = 15.0 if len(parts) > 1 else 0
    return "".join(
        _salary(part, x, y + gap * j - gap / 2, 15 if gap else 18) for j, part in enumerate(parts)
    )  # fmt: skip


def room_building(name: str, facts: Facts, owner: int | None, width: float, height: float) -> str:
    """A building that stands in a room."""
    card = facts.components[f"buildings.{name}"]
    left = SLIP
    middle = left + (width - left) / 2
    lines = name_lines(card_title(name, facts), width - left - 5, 14.5)
    top = 22 if len(lines) == 1 else 14.5
    return group(
        _slip(owner, width, height),
        *(fitted(line, middle, top + 15 * k, width - left - 5, 14.5) for k, line in enumerate(lines)),
        rect(left, 34, width - left - 1, 40, fill=f"url(#{PREFIX}tint-house)"),
        house(name, middle - 12, 54, 38),
        _fit(worth_atoms(card, name), middle, height - 24, width - left - 6, 20),
    )


def worth_atoms(card: dict[str, Any], name: str) -> list[tuple[str, str]]:
    """What a building brings: points, points for each of something, or its lasting effect."""
    if card.get("per") == "fish":
        return [("icon", "fish"), ("arrow", ""), ("icon", "iki")]
    if "per" in card:
        return [("icon", card["per"]), ("arrow", ""), ("number", str(card["each"])), ("icon", "iki")]
    lasting = {
        "farm": [("icon", "rice"), ("arrow", ""), ("number", str(card.get("lasting", 0))), ("icon", "iki")],
        "villa": [("icon", "crowd"), ("arrow", ""), ("number", str(card.get("lasting", 0))), ("icon", "mon")],
        "tower": [("icon", "fire"), ("arrow", ""), ("number", str(card.get("lasting", 0))), ("icon", "iki")],
    }
    points = [("number", str(card["points"])), ("icon", "iki")]
    return [*points, ("gap", ""), *lasting[name]] if name in lasting else points


def special_sign(token: str, x: float, y: float, r: float) -> str:
    """The sign of a special token: a coin less, a wheel, a door out of the fire, a mask."""
    drawn = {
        "hire": group(icon("mon", 0, 0, 20), opacity=0.45) + numeral("-1", 0, 6, 18),
        "move": path("M-9 0a9 9 0 1 1 18 0a9 9 0 1 1 -18 0M0 -9V9M-9 0H9M-6.4 -6.4L6.4 6.4M6.4 -6.4L-6.4 6.4",
                     fill="none", stroke="#8C6443", stroke_width=1.6, opacity=0.7)
        + numeral("+1", 0, 6, 18),
        "mountain escape": icon("fire", 0, 0, 15) + path("M-8 8L8 -8", stroke=INK, stroke_width=2.6),
        "shrine escape": icon("fire", 0, 0, 15) + path("M-8 8L8 -8", stroke=INK, stroke_width=2.6),
        "joker": path("M-6 -5C-6 -9 6 -9 6 -5C7 3 3 8 0 8C-3 8 -7 3 -6 -5Z",
                      fill="#FFF8E6", stroke=INK, stroke_width=1.4)
        + path("M-4 -2h3M1 -2h3M-2 4h4", stroke=VERMILION, stroke_width=1.6),
    }  # fmt: skip
    return group(drawn[token], transform=move(x, y, r / 10), class_="special-sign")
