"""SVG of the eight shops: curtains with their names, what each offers, and the market tokens of the season."""

from functools import cache
from typing import Any

from ....api.facts import Facts
from ....drawing.palette import INDIGO, INK, PINE, PLUM, WHITE
from ....drawing.svg import circle, group, move, number, path, rect
from ....text.speech import Name
from ..data.names import DEALS, DEALS_OF, SHOPS
from ..words.naming import deal_sentence, deal_text, for_sale, worth_words
from . import landscape
from .icons import CARD_PAPER, PREFIX, Atom, atoms_of, fit, glow, icon, price_coin, row_width, sign_row
from .street import SHOP_CORNERS, SHOP_HEIGHT, SHOP_WIDTH
from .text import item, title_line

CURTAINS = {
    "sandals": "#7A5420", "rice": "#4C662F", "tower": "#B5361F", "tobacco": PINE,
    "pawn": PLUM, "construction": "#6B4730", "fish": INDIGO, "exchange": "#3D3D4A",
}  # fmt: skip
SIGNS = {
    "sandals": "sandal", "rice": "rice", "tower": "fire", "tobacco": "pipe",
    "pawn": "swap", "construction": "build", "fish": "fish", "exchange": "koban",
}  # fmt: skip
SELLS = {"tobacco": "tip-deal-tobacco", "fish": "tip-deal-fish"}
TOKEN_RULES = {"fish": "score.fish", "pipe": "shop.pipe", "tobacco": "score.tobacco"}


def shop(view: dict[str, Any], facts: Facts, place: int) -> str:
    """A shop of the ring: eaves, curtain with its name and sign, and what one gets."""
    name = facts.components["board.ring"][place]
    x, y = SHOP_CORNERS[place]
    lit = facts.lit and _asks_shop(view, facts, name)
    return item(
        "shop",
        shop_tip(facts, name, place),
        rect(2, 8, SHOP_WIDTH - 4, SHOP_HEIGHT - 8, fill=f"url(#{PREFIX}lamp)", stroke=INK, stroke_width=1.3),
        path(f"M2 {SHOP_HEIGHT - 2}H{SHOP_WIDTH - 2}", stroke="#5A4030", stroke_width=4),
        group(offers(view, facts, name), transform=move(SHOP_WIDTH / 2, 61)),
        curtain(name, facts.say.name("shop", name)),
        rect(0, 2, SHOP_WIDTH, 8, fill=f"url(#{PREFIX}roof)", stroke=INK, stroke_width=1.2),
        glow(1, 9, SHOP_WIDTH - 2, SHOP_HEIGHT - 9, 4) if lit else "",
        rule=f"shop.{name}", act=(f"go {name}",), mark=f"shop-{name}", transform=move(x, y),
    )  # fmt: skip


def shop_tip(facts: Facts, name: str, place: int) -> str:
    """A shop in sentences: where it is and what it offers."""
    say = facts.say
    told = [say.say("tip-shop", shop=Name("shop", name), place=place + 1)]
    if name in SELLS:
        told.append(say.say(SELLS[name]))
    else:
        told += [deal_sentence(text, say) for text in facts.components[f"shops.{name}"]]
    if name == "construction":
        told.append(_building_fee(facts))
    return " ".join(told)


def _building_fee(facts: Facts) -> str:
    fee = worth_words(f"{facts.components['shops.building_fee']} mon", facts.say)
    return str(facts.say.say("tip-deal-build", pay=fee))


@cache
def curtain(name: str, title: str) -> str:
    """The noren: five strips of dyed cloth with the name across, and the shop's sign on a round board."""
    edge = (SHOP_WIDTH - 24) / 5
    foot = "".join(f"q{number(-edge / 2)} 6 {number(-edge)} 0" for _ in range(5))
    slits = "".join(f"M{number(12 + edge * k)} 30v7" for k in range(1, 5))
    return group(
        path(f"M12 10H{SHOP_WIDTH - 12}V35{foot}Z", fill=CURTAINS[name], stroke=INK, stroke_width=1.2),
        path(slits, stroke=INK, stroke_width=1.4),
        path(f"M6 11H{SHOP_WIDTH - 6}", stroke="#5A4030", stroke_width=3, stroke_linecap="round"),
        title_line(title, SHOP_WIDTH / 2 + 17, 29, 17, fill=WHITE, width=SHOP_WIDTH - 66),
        circle(25, 24, 18, fill="#EBD3A2", stroke=INK, stroke_width=1.5),
        icon(SIGNS[name], 25, 24, 23),
        class_="noren",
    )


def _asks_shop(view: dict[str, Any], facts: Facts, name: str) -> bool:
    if view["phase"] == "new year":
        return not (facts.options.get("new_year_free_space_only") and name in view["oyakata"])
    here = view["turn"] >= 0 and view["oyakata"][view["turn"]] == name
    return here and (view["phase"] == "second token" or (view["phase"] == "visit" and bool(view["shop_open"])))


def offers(view: dict[str, Any], facts: Facts, name: str) -> str:
    """What a shop offers, as signs around the origin."""
    if name == "tobacco":
        return token_row(view, facts, ("pipe", "tobacco"), 58)
    if name == "fish":
        return token_row(view, facts, ("fish",), 104)
    deals = [DEALS[k] for k in DEALS_OF[SHOPS.index(name)]]
    rows = [atoms_of(deal_text(deal, facts)) for deal in deals]
    tips = [deal_sentence(deal_text(deal, facts), facts.say) for deal in deals]
    acts: list[tuple[str, ...]] = [(f"deal {deal}",) for deal in deals]
    if name == "construction":
        fee = str(facts.components["shops.building_fee"])
        rows.append([("number", fee), ("icon", "mon"), ("arrow", ""), ("icon", "build")])
        tips.append(_building_fee(facts))
        acts.append(tuple(f"build {building}" for building in view["plans"]))
    rows = [[("number", "+1" if len(row) == 1 else "1"), *row] if row[0][0] == "icon" else row for row in rows]
    size = 18.0 if len(rows) > 2 else 22.0
    widths = [row_width(row, size) + 9 for row in rows]
    gap = min(14.0, (SHOP_WIDTH - 14 - sum(widths)) / max(1, len(rows) - 1))
    at = -(sum(widths) + gap * (len(rows) - 1)) / 2
    drawn = []
    for row, tip, act, wide in zip(rows, tips, acts, widths, strict=True):
        plaque = rect(at, -19, wide, 38, rx=6, fill=CARD_PAPER, stroke="#9A7B4A", stroke_width=1.2)
        drawn.append(item("deal", tip, plaque, sign_row(row, at + wide / 2, 0, size), rule=f"shop.{name}", act=act))
        at += wide + gap
    return "".join(drawn)


def token_row(view: dict[str, Any], facts: Facts, kinds: tuple[str, ...], width: float) -> str:
    """The tokens of the season that a shop still has; empty places where they are sold."""
    now = landscape.SEASONS[landscape.season_of(view["month"])].name
    season = view["market"][0].split()[0] if view["market"] else now
    names = [f"{season} {kind} {k}" for kind in kinds for k in (1, 2)]
    left = -width * len(names) / 2
    return "".join(
        group(market_token(name, facts, width - 4) if name in view["market"] else _sold(facts, width - 4),
              transform=move(left + width * k + 2, -22))
        for k, name in enumerate(names)
    )  # fmt: skip


def _sold(facts: Facts, width: float) -> str:
    place = rect(0, 0, width, 43, rx=5, fill="none", stroke="#8A6A3A", stroke_width=1.3, stroke_dasharray="4 4")
    return item("sold", facts.say.say("tip-sold"), place)


def token_piece(name: str) -> str:
    """The identity of a market token."""
    return f"token-{name.replace(' ', '-')}"


def market_token(name: str, facts: Facts, width: float) -> str:
    """A fish, pipe or pouch for sale: price, picture, and what it brings."""
    token, kind = facts.components[f"tokens.{name}"], name.split()[1]
    body = rect(0, 0, width, 43, rx=5, fill=CARD_PAPER, stroke=INK, stroke_width=1.2)
    atoms = token_atoms(token)
    if kind == "fish":
        drawn = icon("fish", 50, 21, 30) + (sign_row(atoms, 82, 22, 17) if token.get("points") else "")
        coin = price_coin(token["price"], 18, 21.5, 14)
    else:
        drawn = icon(kind, width - 15, 12, 21) + sign_row(atoms, width / 2, 33, fit(atoms, width - 4, 17))
        coin = price_coin(token["price"], 15, 13, 13)
    return item(
        "token", for_sale(name, facts), body, coin, drawn, act=(f"buy {name}",), piece=token_piece(name),
        rule=TOKEN_RULES[kind], mark=token_piece(name),
    )  # fmt: skip


def token_atoms(token: dict[str, Any]) -> list[Atom]:
    """What a market token brings, as signs."""
    if "gives" in token:
        atoms = atoms_of(token["gives"])
        return [("number", "+1"), *atoms] if atoms[0][0] == "icon" else atoms
    points: list[Atom] = [("number", str(token.get("points", 0))), ("icon", "iki")]
    if not token.get("per"):
        return points
    every: list[Atom] = [("number", str(token["every"]))] if token["every"] > 1 else []
    return [*every, ("icon", token["per"]), ("arrow", ""), ("icon", "iki")]
