"""The table of players in a terminal: points, goods, kobun, tokens, retired characters."""

from rich.table import Table
from rich.text import Text

from ....api.facts import Facts
from ....generic.terminal import NOTHING, View, name_of
from ..words.naming import token_name
from .signs import mark, named, purse

COLUMNS = ("points", "fire-step", "goods", "kobun", "kept")
NUMBERS = ("points", "fire-step", "kobun")


def players(view: View, seat: int | None, facts: Facts) -> Table:
    """One line for each player, in the order of the seats."""
    table = Table(box=None, header_style="dim", padding=(0, 1, 0, 1))
    table.add_column("", no_wrap=True)
    for title in COLUMNS:
        heading = facts.say.say(f"terminal-{title}")
        table.add_column(heading, justify="right" if title in NUMBERS else "left", no_wrap=title != "kept")
    for who in range(len(facts.seats)):
        table.add_row(
            Text.assemble(mark(who), " ", (name_of(facts, who, seat), "bold" if view["turn"] == who else "")),
            str(sum(view["points"][who])),
            str(view["fire"][who]),
            purse(view["goods"][who], facts.say),
            str(facts.components["setup.kobun"] - len(view["kobun"][who])),
            _kept(view, who, facts),
        )
    return table


def _kept(view: View, who: int, facts: Facts) -> Text:
    """What a player keeps beside the goods: special and market tokens, and the retired."""
    names = map(token_name, [*view["special"][who], *view["tokens"][who]])
    tokens = ", ".join(facts.say.say(name.id) for name in names)
    retired = Text(", ").join(named(card, facts) for card in view["retired"][who])
    if not tokens and not retired:
        return NOTHING
    return Text.assemble(tokens or "-", "; ", retired) if retired else Text(tokens)
