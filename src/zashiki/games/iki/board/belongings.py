"""SVG of a player's belongings on the mat: fish, pipes, tobacco, buildings, special tokens, the next payday."""

from typing import Any

from ....api.facts import Facts
from ....drawing.palette import FADED, INK, VERMILION
from ....drawing.svg import circle, group, letters, numeral, rect
from ....text.speech import Name
from ..data.amounts import parse_amounts
from ..data.names import BUILDINGS, GOODS, NEW_YEARS_MONTH, ROOMS, SEASONS, WORTHS
from ..words.naming import amounts, building_sentences, owned
from .cards import special_sign
from .icons import CARD_PAPER, Atom, fit, icon, sign_row
from .shops import TOKEN_RULES, token_atoms, token_piece
from .text import fitted, item
from .trades import house

SPECIAL_RULES = {
    "hire": "token.hire", "move": "token.move", "mountain escape": "token.escape", "shrine escape": "token.escape",
    "joker": "token.joker",
}  # fmt: skip
SPECIAL_ACTS = {"move": ("ox step",), "mountain escape": ("escape",), "shrine escape": ("escape",)}
HELD_RULES = {"fish": "score.fish", "pipe": "score.pipes", "tobacco": "score.tobacco", "build": "score.buildings"}


def _tokens(view: dict[str, Any], seat: int, kind: str) -> list[str]:
    return [token for token in view["tokens"][seat] if token.split()[1] == kind]


def fish(view: dict[str, Any], facts: Facts, seat: int, x: float, y: float, pitch: float) -> str:
    """A place for the fish of each season."""
    caught = {token.split()[0]: token for token in _tokens(view, seat, "fish")}
    say, drawn = facts.say, []
    for k, season in enumerate(SEASONS):
        at, token = x + pitch * k, caught.get(season)
        bonus = facts.components[f"tokens.{token}"].get("points", 0) if token else 0
        swimming = icon("fish", at + 18, y - 7, 28)
        drawn.append(item(
            "fish", owned(token, facts) if token else say.say("tip-no-fish", season=Name("season", season)),
            item("token", "", swimming, piece=token_piece(token)) if token else group(swimming, opacity=0.25),
            fitted(say.name("season", season), at + 20, y + 20, pitch - 8, 14, fill=INK if token else FADED),
            numeral(f"+{bonus}", at + 37, y - 9, 18) if bonus else "",
            rule="score.fish",
        ))  # fmt: skip
    return group(*drawn, class_="fish-row")


def tobacco_row(view: dict[str, Any], facts: Facts, seat: int, x: float, y: float, width: float) -> str:
    """Pipes as a number, and every pouch with what it will bring."""
    pipes, pouches, say = _tokens(view, seat, "pipe"), _tokens(view, seat, "tobacco"), facts.say
    drawn = [item(
        "pipes", say.say("tip-pipes", pipes=len(pipes)),
        group(icon("pipe", x + 15, y, 28), opacity=None if pipes else 0.3),
        numeral(len(pipes), x + 33, y + 9, 24, INK if pipes else FADED, "start"), rule="score.pipes",
    )]  # fmt: skip
    if not pouches:
        drawn.append(item(
            "tobacco", say.say("tip-no-tobacco"), group(icon("tobacco", x + 80, y, 28), opacity=0.3),
            numeral(0, x + 97, y + 9, 24, FADED, "start"), rule="score.tobacco",
        ))  # fmt: skip
    taken = 46 * len(built_by(view, seat)) + (44 * len(view["special"][seat]) if width > SPECIALS_BESIDE else 0)
    pitch = min(94.0, (width - 70 - taken - 88) / max(1, len(pouches) - 1))
    for k, name in enumerate(pouches):
        drawn.append(_pouch(name, facts, x + 62 + pitch * k, y))
    return group(*drawn, class_="smoking")


SPECIALS_BESIDE = 450
"""On a mat as wide as this the special tokens lie beside the tobacco."""


def _pouch(name: str, facts: Facts, x: float, y: float) -> str:
    atoms = token_atoms(facts.components[f"tokens.{name}"])
    return item(
        "tobacco", owned(name, facts),
        rect(x, y - 19, 88, 38, rx=6, fill=CARD_PAPER, stroke=INK, stroke_width=1.1),
        icon("tobacco", x + 16, y, 24), sign_row(atoms, x + 58, y, fit(atoms, 56, 18)),
        rule=TOKEN_RULES["tobacco"], piece=token_piece(name),
    )  # fmt: skip


def buildings(view: dict[str, Any], facts: Facts, seat: int, right: float, y: float) -> str:
    """The buildings a player has standing, from the right."""
    drawn = [
        item(
            "building", building_sentences(name, facts), house(name, right - 24 - 46 * k, y, 40),
            rule=f"building.{name}",
        )
        for k, name in enumerate(built_by(view, seat))
    ]  # fmt: skip
    return group(*drawn, class_="built")


def special_signs(view: dict[str, Any], facts: Facts, seat: int, right: float, y: float, r: float, mine: bool) -> str:
    """The special tokens of a player, from the right."""
    drawn = []
    for k, token in enumerate(view["special"][seat]):
        at = right - 2.2 * r * k
        drawn.append(item(
            "special", facts.say.say("tip-special", token=Name("special", token)),
            circle(at, y, r, fill="#F6DFA0", stroke=INK, stroke_width=1.3), special_sign(token, at, y, r * 0.8),
            rule=SPECIAL_RULES[token], act=SPECIAL_ACTS.get(token, ()) if mine else (),
            piece=f"special-{token.replace(' ', '-')}", mark=f"special-{token.replace(' ', '-')}",
        ))  # fmt: skip
    return group(*drawn, class_="specials")


def paydays_ahead(view: dict[str, Any]) -> bool:
    """Is there another payday to come, in a year that has begun?"""
    return bool(0 < view["month"] < NEW_YEARS_MONTH)


def payday(view: dict[str, Any], facts: Facts, seat: int, x: float, y: float, width: float) -> str:
    """What the next payday pays in salaries as things stand, and how much rice it will take."""
    if not paydays_ahead(view):
        return ""
    pay, eaters = salaries_due(view, facts, seat)
    atoms: list[Atom] = []
    for worth, amount in zip(WORTHS, pay, strict=True):
        if amount:
            atoms += [("number", str(amount)), ("icon", worth), ("gap", "")]
    size = fit(atoms, width - 24, 21.0)
    hungry = eaters > view["goods"][seat][1] + pay[GOODS.index("rice")]
    say, right = facts.say, x + width - 24
    return item(
        "payday", say.say("tip-payday", amount=amounts(pay, say), rice=eaters),
        rect(x - 12, y - 24, width, 49, rx=6, fill=CARD_PAPER, stroke="#CBBFA6", stroke_width=1.3),
        fitted(say.say("word-payday"), x, y - 6, width * 0.42, 14.5, "start", fill=FADED),
        fitted(say.say("word-eats"), right - 38, y - 6, width * 0.32, 14.5, "end", fill=FADED),
        numeral(eaters, right - 32, y - 4, 18, VERMILION if hungry else INK, "start"),
        icon("rice", right - 9, y - 10, 17),
        sign_row(atoms, x, y + 11, size, anchor="start") if atoms else letters("–", x, y + 16, 18, anchor="start"),
        rule="payday.salaries", mark=f"payday-{seat}",
    )  # fmt: skip


def salaries_due(view: dict[str, Any], facts: Facts, seat: int) -> tuple[list[int], int]:
    """The sum of a seat's salaries by kind of worth, and how many of its characters eat."""
    texts = [_characters(facts, name).get("salary", [""])[-1] for name in view["retired"][seat]]
    eaters = 0
    for room in view["kobun"][seat]:
        r = ROOMS.index(room)
        if view["card"][r] not in BUILDINGS:
            eaters += 1
            track = _characters(facts, view["card"][r]).get("salary")
            texts.append(track[view["level"][r] - 1] if track else "")
    sums = [sum(column) for column in zip(*map(parse_amounts, texts), strict=True)] if texts else [0] * len(WORTHS)
    return sums, eaters


def _characters(facts: Facts, name: str) -> dict[str, Any]:
    card: dict[str, Any] = facts.components[f"characters.{name}"]
    return card


def built_by(view: dict[str, Any], seat: int) -> list[str]:
    """The buildings a player has standing."""
    return [card for room in view["kobun"][seat] if (card := view["card"][ROOMS.index(room)]) in BUILDINGS]


def held(view: dict[str, Any], facts: Facts, seat: int, x: float, y: float, pitch: float) -> str:
    """Fish, pipes, tobacco and buildings of another player, as numbers."""
    counts = [(kind, len(_tokens(view, seat, kind)), f"tip-held-{kind}") for kind in ("fish", "pipe", "tobacco")]
    counts.append(("build", len(built_by(view, seat)), "tip-held-buildings"))
    drawn = []
    for k, (name, n, tip) in enumerate(counts):
        at = x + pitch * k
        drawn.append(item(
            "held", facts.say.say(tip, n=n),
            group(icon(name, at + 8, y, 19), opacity=None if n else 0.35),
            numeral(n, at + 19, y + 6.5, 18, INK, "start") if n else "", rule=HELD_RULES[name],
        ))  # fmt: skip
    return group(*drawn, class_="held")
