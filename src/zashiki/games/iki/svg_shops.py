"""The eight shops: curtains with their names, what each offers, and the market tokens of the season."""

from __future__ import annotations

from typing import Any

from ...core.drawing import INDIGO, INK, PINE, PLUM, WHITE, circle, group, move, number, path, rect, thing
from . import svg_land as land
from .prompts import SHOP_NAMES
from .svg_icons import CARD_PAPER, PREFIX, Atom, atoms_of, glow, icon, price_coin, row_width, sign_row
from .svg_street import SHOP_CORNERS, SHOP_HEIGHT, SHOP_WIDTH
from .svg_words import said, title_line

CURTAINS = {
    "sandals": "#7A5420", "rice": "#4C662F", "tower": "#B5361F", "tobacco": PINE,
    "pawn": PLUM, "construction": "#6B4730", "fish": INDIGO, "exchange": "#3D3D4A",
}  # fmt: skip
SIGNS = {
    "sandals": "sandal", "rice": "rice", "tower": "fire", "tobacco": "pipe",
    "pawn": "swap", "construction": "build", "fish": "fish", "exchange": "koban",
}  # fmt: skip


def shop(view: dict[str, Any], facts: dict[str, Any], place: int) -> str:
    """A shop of the ring: eaves, curtain with its name and sign, and what one gets."""
    name = facts["components"]["board.ring"][place]
    x, y = SHOP_CORNERS[place]
    return thing(
        "shop",
        f"{SHOP_NAMES[name]}, space {place + 1} of the street: {offer_words(view, facts, name)}",
        rect(2, 8, SHOP_WIDTH - 4, SHOP_HEIGHT - 8, fill=f"url(#{PREFIX}lamp)", stroke=INK, stroke_width=1.3),
        path(f"M2 {SHOP_HEIGHT - 2}H{SHOP_WIDTH - 2}", stroke="#5A4030", stroke_width=4),
        group(offers(view, facts, name), transform=move(SHOP_WIDTH / 2, 61)),
        curtain(name),
        rect(0, 2, SHOP_WIDTH, 8, fill=f"url(#{PREFIX}roof)", stroke=INK, stroke_width=1.2),
        glow(1, 9, SHOP_WIDTH - 2, SHOP_HEIGHT - 9, 4) if _asks_shop(view, facts, name) else "",
        data_shop=name, data_space=place + 1, transform=move(x, y),
    )  # fmt: skip


def curtain(name: str) -> str:
    """The noren: five strips of dyed cloth with the name across, and the shop's sign on a round board."""
    edge = (SHOP_WIDTH - 24) / 5
    foot = "".join(f"q{number(-edge / 2)} 6 {number(-edge)} 0" for _ in range(5))
    slits = "".join(f"M{number(12 + edge * k)} 30v7" for k in range(1, 5))
    return group(
        path(f"M12 10H{SHOP_WIDTH - 12}V35{foot}Z", fill=CURTAINS[name], stroke=INK, stroke_width=1.2),
        path(slits, stroke=INK, stroke_width=1.4),
        path(f"M6 11H{SHOP_WIDTH - 6}", stroke="#5A4030", stroke_width=3, stroke_linecap="round"),
        title_line(SHOP_NAMES[name], SHOP_WIDTH / 2 + 13, 29, 17, fill=WHITE),
        circle(25, 24, 18, fill="#EBD3A2", stroke=INK, stroke_width=1.5),
        icon(SIGNS[name], 25, 24, 23),
        class_="noren",
    )


def _asks_shop(view: dict[str, Any], facts: dict[str, Any], name: str) -> bool:
    if view["phase"] == "new year":
        return not (facts["options"].get("new_year_free_space_only") and name in view["oyakata"])
    here = view["turn"] >= 0 and view["oyakata"][view["turn"]] == name
    return here and (view["phase"] == "second token" or (view["phase"] == "visit" and bool(view["shop_open"])))


def offer_words(view: dict[str, Any], facts: dict[str, Any], name: str) -> str:
    """What a shop offers, in words."""
    deals = [said(text) for text in facts["components"][f"shops.{name}"]] if name not in ("tobacco", "fish") else []
    if name == "construction":
        deals.append(f"{facts['components']['shops.building_fee']} mon to build")
    kinds = {"tobacco": ("pipe", "tobacco"), "fish": ("fish",)}.get(name, ())
    deals += [token for token in view["market"] if token.split()[1] in kinds]
    return "; ".join(deals) or "sold out"


def offers(view: dict[str, Any], facts: dict[str, Any], name: str) -> str:
    """What a shop offers, as signs around the origin."""
    if name == "tobacco":
        return token_row(view, facts, ("pipe", "tobacco"), 58)
    if name == "fish":
        return token_row(view, facts, ("fish",), 104)
    rows = [atoms_of(text) for text in facts["components"][f"shops.{name}"]]
    if name == "construction":
        fee = str(facts["components"]["shops.building_fee"])
        rows.append([("number", fee), ("icon", "mon"), ("arrow", ""), ("icon", "build")])
    rows = [[("number", "+1" if len(row) == 1 else "1"), *row] if row[0][0] == "icon" else row for row in rows]
    size, gap = (18.5, 12) if len(rows) > 2 else (23, 26)
    return _spread(rows, size, gap)


def _spread(rows: list[list[Atom]], size: float, gap: float) -> str:
    widths = [row_width(row, size) for row in rows]
    at = -(sum(widths) + gap * (len(rows) - 1)) / 2
    drawn = []
    for row, wide in zip(rows, widths, strict=True):
        drawn.append(sign_row(row, at, 1, size, anchor="start"))
        at += wide + gap
        if row is not rows[-1]:
            drawn.append(path(f"M{number(at - gap / 2)} -13V15", stroke="#9A7B4A", stroke_width=1.6))
    return "".join(drawn)


def token_row(view: dict[str, Any], facts: dict[str, Any], kinds: tuple[str, ...], width: float) -> str:
    """The tokens of the season that a shop still has; empty places where they are sold."""
    season = view["market"][0].split()[0] if view["market"] else land.SEASONS[land.season_of(view["month"])].name
    names = [f"{season} {kind} {k}" for kind in kinds for k in (1, 2)]
    left = -width * len(names) / 2
    return "".join(
        group(market_token(name, facts, width - 4) if name in view["market"] else _sold(width - 4),
              transform=move(left + width * k + 2, -22))
        for k, name in enumerate(names)
    )  # fmt: skip


def _sold(width: float) -> str:
    return thing(
        "sold",
        "sold",
        rect(0, 0, width, 43, rx=5, fill="none", stroke="#8A6A3A", stroke_width=1.3, stroke_dasharray="4 4"),
    )


def market_token(name: str, facts: dict[str, Any], width: float) -> str:
    """A fish, pipe or pouch for sale: price, picture, and what it brings."""
    token, kind = facts["components"][f"tokens.{name}"], name.split()[1]
    body = rect(0, 0, width, 43, rx=5, fill=CARD_PAPER, stroke=INK, stroke_width=1.2)
    atoms = token_atoms(token)
    if kind == "fish":
        drawn = icon("fish", 50, 21, 30) + (sign_row(atoms, 82, 22, 17) if token.get("points") else "")
        coin = price_coin(token["price"], 18, 21.5, 14)
    else:
        drawn = icon(kind, width - 15, 12, 21) + sign_row(
            atoms, width / 2, 33, min(17, 17 * (width - 5) / row_width(atoms, 17))
        )
        coin = price_coin(token["price"], 15, 13, 13)
    title = f"{name.rsplit(' ', 1)[0]} for {token['price']} mon: {token_words(token, kind)}"
    return thing("token", title, body, coin, drawn, data_token=name, data_price=token["price"])


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


def token_words(token: dict[str, Any], kind: str) -> str:
    """What a market token brings, in words."""
    if kind == "fish":
        return f"{token['points']} IKI more at the end" if token.get("points") else "no bonus"
    if "gives" in token:
        return said(token["gives"])
    per = {"fire": "fire steps", "types": "types", "crowd": "characters of your most frequent type", "mon": "mon"}
    each = f" for every {token['every']} {per[token['per']]}" if token.get("per") else ""
    return f"{token['points']} IKI at the end{each}, doubled with a pipe"
