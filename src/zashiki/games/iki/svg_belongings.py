"""What lies on the mats: fish, pipes and pouches, buildings, special tokens, and what the next payday brings."""

from __future__ import annotations

from typing import Any

from ...core.drawing import FADED, INK, VERMILION, circle, group, letters, numeral, rect, thing
from .amounts import worth as worth_of
from .names import BUILDINGS, GOODS, ROOMS, SEASONS, WORTHS
from .svg_cards import special_sign
from .svg_icons import CARD_PAPER, Atom, icon, row_width, sign_row
from .svg_shops import token_atoms, token_words
from .svg_trades import house
from .svg_words import SPECIAL_WORDS


def _tokens(view: dict[str, Any], seat: int, kind: str) -> list[str]:
    return [token for token in view["tokens"][seat] if token.split()[1] == kind]


def fish(view: dict[str, Any], facts: dict[str, Any], seat: int, x: float, y: float) -> str:
    """A place for the fish of each season."""
    caught = {token.split()[0]: token for token in _tokens(view, seat, "fish")}
    drawn = []
    for k, season in enumerate(SEASONS):
        at, token = x + 64 * k, caught.get(season)
        bonus = facts["components"][f"tokens.{token}"]["points"] if token else 0
        drawn.append(thing(
            "fish", f"{season}: {token or 'no fish'}" + (f", {bonus} IKI more" if bonus else ""),
            group(icon("fish", at + 18, y - 7, 28), opacity=None if token else 0.25),
            letters(season, at + 18, y + 20, 14, fill=INK if token else FADED, font_stretch="condensed"),
            numeral(f"+{bonus}", at + 31, y - 12, 15) if bonus else "",
            data_token=token,
        ))  # fmt: skip
    return group(*drawn, class_="fish-row")


def smoking(view: dict[str, Any], facts: dict[str, Any], seat: int, x: float, y: float, width: float) -> str:
    """Pipes as a number, and every pouch with what it will bring."""
    pipes, pouches = _tokens(view, seat, "pipe"), _tokens(view, seat, "tobacco")
    drawn = [thing(
        "pipes", f"{len(pipes)} pipes", group(icon("pipe", x + 15, y, 28), opacity=None if pipes else 0.3),
        numeral(len(pipes), x + 33, y + 9, 24, INK if pipes else FADED, "start"), data_count=len(pipes),
    )]  # fmt: skip
    if not pouches:
        drawn.append(thing(
            "tobacco", "no tobacco", group(icon("tobacco", x + 80, y, 28), opacity=0.3),
            numeral(0, x + 97, y + 9, 24, FADED, "start")
        ))  # fmt: skip
    taken = 46 * len(built_by(view, seat)) + 44 * len(view["special"][seat])
    pitch = min(94.0, (width - 70 - taken) / max(1, len(pouches)))
    for k, name in enumerate(pouches):
        drawn.append(_pouch(name, facts, x + 62 + pitch * k, y))
    return group(*drawn, class_="smoking")


def _pouch(name: str, facts: dict[str, Any], x: float, y: float) -> str:
    token = facts["components"][f"tokens.{name}"]
    atoms = token_atoms(token)
    return thing(
        "tobacco", f"{name.rsplit(' ', 1)[0]}: {token_words(token, 'tobacco')}",
        rect(x, y - 19, 88, 38, rx=6, fill=CARD_PAPER, stroke=INK, stroke_width=1.1),
        icon("tobacco", x + 16, y, 24), sign_row(atoms, x + 58, y, min(18, 18 * 56 / row_width(atoms, 18))),
        data_token=name,
    )  # fmt: skip


def buildings(view: dict[str, Any], facts: dict[str, Any], seat: int, right: float, y: float) -> str:
    """The buildings a player has standing, from the right."""
    built = built_by(view, seat)
    drawn = [
        thing(
            "building",
            facts["components"][f"buildings.{name}"]["name"],
            house(name, right - 24 - 46 * k, y, 40),
            data_building=name,
        )
        for k, name in enumerate(built)
    ]
    return group(*drawn, class_="built")


def special_signs(view: dict[str, Any], seat: int, right: float, y: float, r: float) -> str:
    """The special tokens of a player, from the right."""
    drawn = []
    for k, token in enumerate(view["special"][seat]):
        title, effect = SPECIAL_WORDS[token]
        at = right - 2.2 * r * k
        drawn.append(thing(
            "special", f"{title}: {effect}", circle(at, y, r, fill="#F6DFA0", stroke=INK, stroke_width=1.3),
            special_sign(token, at, y, r * 0.8), data_token=token,
        ))  # fmt: skip
    return group(*drawn, class_="specials")


def payday(view: dict[str, Any], facts: dict[str, Any], seat: int, x: float, y: float) -> str:
    """What the next payday pays in salaries as things stand, and how much rice it will take."""
    pay, eaters = salaries_due(view, facts, seat)
    atoms: list[Atom] = []
    for worth, amount in zip(WORTHS, pay, strict=True):
        if amount:
            atoms += [("number", str(amount)), ("icon", worth), ("gap", "")]
    words = ", ".join(f"{n} {what}" for what, n in zip(WORTHS, pay, strict=True) if n) or "nothing"
    size = min(21.0, 21.0 * 232 / max(1.0, row_width(atoms, 21)))
    hungry = eaters > view["goods"][seat][1] + pay[GOODS.index("rice")]
    return thing(
        "payday", f"the next payday pays {words} and takes {eaters} rice",
        rect(x - 12, y - 24, 256, 49, rx=6, fill=CARD_PAPER, stroke="#CBBFA6", stroke_width=1.3),
        letters("payday", x, y - 6, 14.5, anchor="start", fill=FADED),
        letters("eats", x + 176, y - 6, 14.5, anchor="start", fill=FADED),
        numeral(eaters, x + 210, y - 4, 18, VERMILION if hungry else INK, "start"), icon("rice", x + 232, y - 10, 17),
        sign_row(atoms, x, y + 11, size, anchor="start") if atoms else letters("–", x, y + 16, 18, anchor="start"),
        data_eats=eaters,
    )  # fmt: skip


def salaries_due(view: dict[str, Any], facts: dict[str, Any], seat: int) -> tuple[list[int], int]:
    """The sum of a seat's salaries by kind of worth, and how many of its characters eat."""
    texts = [_characters(facts, name).get("salary", [""])[-1] for name in view["retired"][seat]]
    eaters = 0
    for room in view["kobun"][seat]:
        r = ROOMS.index(room)
        if view["card"][r] not in BUILDINGS:
            eaters += 1
            track = _characters(facts, view["card"][r]).get("salary")
            texts.append(track[view["level"][r] - 1] if track else "")
    sums = [sum(column) for column in zip(*map(worth_of, texts), strict=True)] if texts else [0] * len(WORTHS)
    return sums, eaters


def _characters(facts: dict[str, Any], name: str) -> dict[str, Any]:
    card: dict[str, Any] = facts["components"][f"characters.{name}"]
    return card


def built_by(view: dict[str, Any], seat: int) -> list[str]:
    """The buildings a player has standing."""
    return [card for room in view["kobun"][seat] if (card := view["card"][ROOMS.index(room)]) in BUILDINGS]


def held(view: dict[str, Any], facts: dict[str, Any], seat: int, x: float, y: float, pitch: float) -> str:
    """Fish, pipes, tobacco and buildings of another player, as numbers."""
    built = built_by(view, seat)
    counts = [("fish", _tokens(view, seat, "fish")), ("pipe", _tokens(view, seat, "pipe")),
              ("tobacco", _tokens(view, seat, "tobacco")), ("build", built)]  # fmt: skip
    drawn = []
    for k, (name, what) in enumerate(counts):
        at = x + pitch * k
        drawn.append(thing(
            "held", f"{name}: {', '.join(what) if what else 'none'}",
            group(icon(name, at + 8, y, 19), opacity=None if what else 0.35),
            numeral(len(what), at + 19, y + 6.5, 18, INK, "start") if what else "", data_count=len(what),
        ))  # fmt: skip
    return group(*drawn, class_="held")
