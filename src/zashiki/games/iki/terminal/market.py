"""The tables in a terminal of what is for hire, to build and for sale."""

from typing import Any

from rich.table import Table
from rich.text import Text

from ....api.facts import Facts
from ....generic.terminal import NOTHING, View
from ..data.names import BUILDINGS
from .signs import abbreviated, named


def for_hire(view: View, facts: Facts) -> Table:
    """The row: price, mon lying on the card, fire bonus, ability, salaries by level."""
    table = Table(box=None, header_style="dim", padding=(0, 1, 0, 1))
    for title in ("for hire", "cost", "on it", "fire", "ability", "salaries"):
        table.add_column(title, no_wrap=title != "salaries")
    for coins, cards in enumerate(view["row"]):
        for card in cards:
            piece = facts.components[f"characters.{card}"]
            fire, mon = f"+{piece['fire']}" if piece["fire"] else "", f"{coins} mon" if coins else ""
            ability = abbreviated(piece["ability"])
            table.add_row(named(card, facts), str(piece["cost"]), mon, fire, ability, _salaries(piece))
    return table


def _salaries(piece: dict[str, Any]) -> str:
    if "token" in piece:
        return f"token: {piece['token']}"
    return " > ".join(abbreviated(text) for text in piece["salary"][piece["start"] - 1 :])


def for_sale(view: View, facts: Facts) -> Table:
    """Buildings and tokens with their prices."""
    table = Table.grid(padding=(0, 2, 0, 1))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    plans = [_plan(name, facts) for name in BUILDINGS if name in view["plans"]]
    table.add_row("to build", Text("  ".join(plans)) if plans else NOTHING)
    for kind in ("fish", "pipe", "tobacco"):
        tokens = [_token(name, facts) for name in view["market"] if f" {kind} " in name]
        table.add_row(kind, Text("  ".join(tokens)) if tokens else NOTHING)
    return table


def _plan(name: str, facts: Facts) -> str:
    piece = facts.components[f"buildings.{name}"]
    return f"{name} " + "+".join(f"{piece[good]}{good[0]}" for good in ("koban", "wood") if piece[good])


def _token(name: str, facts: Facts) -> str:
    piece = facts.components[f"tokens.{name}"]
    return f"{name} {piece['price']}m ({_effect(piece)})"


def _effect(piece: dict[str, Any]) -> str:
    if "gives" in piece:
        return abbreviated(piece["gives"])
    if piece.get("per"):
        return f"{piece['points']}iki for {piece['every']} {piece['per']}"
    return f"+{piece['points']}iki"
