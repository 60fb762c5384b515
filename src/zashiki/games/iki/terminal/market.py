"""The tables in a terminal of what is for hire, to build and for sale."""

from typing import Any

from rich.table import Table
from rich.text import Text

from ....api.facts import Facts
from ....generic.terminal import NOTHING, View
from ....text.speech import Speech
from ..data.names import BUILDINGS
from ..words.naming import card_title
from .signs import ability_in_short, named, short, worth_in_short

COLUMNS = ("hire", "cost", "coins", "fire-bonus", "ability", "salaries")


def for_hire(view: View, facts: Facts) -> Table:
    """The row: price, mon lying on the card, fire bonus, ability, salaries by level."""
    table = Table(box=None, header_style="dim", padding=(0, 1, 0, 1))
    for title in COLUMNS:
        table.add_column(facts.say.say(f"terminal-{title}"), no_wrap=title not in ("hire", "salaries"))
    for coins, cards in enumerate(view["row"]):
        for card in cards:
            piece = facts.components[f"characters.{card}"]
            fire, mon = (
                f"+{piece['fire']}" if piece["fire"] else "",
                f"{coins}{short('mon', facts.say)}" if coins else "",
            )
            ability = ability_in_short(piece["ability"], facts.say)
            table.add_row(named(card, facts), str(piece["cost"]), mon, fire, ability, _salaries(piece, facts.say))
    return table


def _salaries(piece: dict[str, Any], say: Speech) -> str:
    if "token" in piece:
        return say.name("special", piece["token"])
    return " > ".join(worth_in_short(text, say) for text in piece["salary"][piece["start"] - 1 :])


def for_sale(view: View, facts: Facts) -> Table:
    """Buildings and tokens with their prices."""
    table = Table.grid(padding=(0, 2, 0, 1))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    plans = [_plan(name, facts) for name in BUILDINGS if name in view["plans"]]
    table.add_row(facts.say.say("terminal-plans"), Text("  ".join(plans)) if plans else NOTHING)
    for kind in ("fish", "pipe", "tobacco"):
        tokens = [_token(name, facts) for name in view["market"] if f" {kind} " in name]
        table.add_row(facts.say.say(f"terminal-{kind}"), Text("  ".join(tokens)) if tokens else NOTHING)
    return table


def _plan(name: str, facts: Facts) -> str:
    piece = facts.components[f"buildings.{name}"]
    cost = worth_in_short(f"{piece['koban']} koban, {piece['wood']} wood", facts.say)
    return f"{card_title(name, facts)} {cost}"


def _token(name: str, facts: Facts) -> str:
    piece, say = facts.components[f"tokens.{name}"], facts.say
    return f"{piece['price']}{short('mon', say)} ({_effect(piece, say)})"


def _effect(piece: dict[str, Any], say: Speech) -> str:
    if "gives" in piece:
        return ability_in_short(piece["gives"], say)
    if piece.get("per"):
        return say.say("terminal-per", points=piece["points"], every=piece["every"], per=piece["per"])
    return f"+{piece['points']}{short('iki', say)}"
