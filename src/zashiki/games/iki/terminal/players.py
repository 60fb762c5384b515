"""The table of players in a terminal: points, goods, kobun, tokens, retired characters."""

from rich.table import Table
from rich.text import Text

from ....api.facts import Facts
from ....generic.terminal import NOTHING, View, name_of
from .signs import mark, purse, type_of

SPECIAL_SIGNS = {
    "hire": "hire-1",
    "move": "move+1",
    "mountain escape": "escape",
    "shrine escape": "escape",
    "joker": "joker",
}
NUMBERS = ("IKI", "fire", "kobun")


def players(view: View, seat: int | None, facts: Facts) -> Table:
    """One line for each player, in the order of the seats."""
    table = Table(box=None, header_style="dim", padding=(0, 1, 0, 1))
    for title in ("", "IKI", "fire", "goods", "kobun", "tokens; retired"):
        table.add_column(title, justify="right" if title in NUMBERS else "left", no_wrap=title != "tokens; retired")
    for who in range(len(facts.seats)):
        table.add_row(
            Text.assemble(mark(who), " ", (name_of(facts, who, seat), "bold" if view["turn"] == who else "")),
            str(sum(view["points"][who])),
            str(view["fire"][who]),
            purse(view["goods"][who]),
            str(facts.components["setup.kobun"] - len(view["kobun"][who])),
            _kept(view, who, facts),
        )
    return table


def _kept(view: View, who: int, facts: Facts) -> Text:
    """What a player keeps beside the goods: special and market tokens, and the retired."""
    tokens = ", ".join([SPECIAL_SIGNS[token] for token in view["special"][who]] + view["tokens"][who])
    retired = Text(" ").join(Text.assemble(type_of(card, facts), f" {card}") for card in view["retired"][who])
    if not tokens and not retired:
        return NOTHING
    return Text.assemble(tokens or "-", "; ", retired) if retired else Text(tokens)
