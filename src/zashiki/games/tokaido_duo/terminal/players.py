"""The players' boards in a terminal, side by side."""

from collections.abc import Callable

from rich.table import Table
from rich.text import Text

from ....api.facts import Facts
from ....generic.terminal import NOTHING, View, name_of
from ..data.names import GARDENS, GOODS, PAINTINGS, SLABS, TEMPLES
from ..data.points import points_of
from .signs import SEAT_STYLES, queue


def players(view: View, seat: int | None, facts: Facts) -> Table:
    """A column for each player, the reader's own first."""
    own = seat if seat is not None else 0
    table = Table(box=None, padding=(0, 3, 0, 1))
    table.add_column("", style="dim", no_wrap=True)
    for who in (own, 1 - own):
        table.add_column(_title(view, who, seat, facts))
    for label, line in LINES.items():
        table.add_row(facts.say.say(f"terminal-{label}"), *(line(view, who, facts) for who in (own, 1 - own)))
    return table


def _title(view: View, who: int, reader: int | None, facts: Facts) -> Text:
    name = facts.seats[who]
    words = [f"{name_of(facts, who, reader)}"]
    if view["purple"] is not None:
        words.append(facts.say.name("colour", "purple" if view["purple"] == name else "green"))
    if view["north"] is not None:
        words.append(facts.say.name("side", "north" if view["north"] == name else "south"))
    return Text(", ".join(words), SEAT_STYLES[who])


def _faith(view: View, who: int, facts: Facts) -> Text:
    temple, garden = view["temples"][who], view["gardens"][who]
    where = facts.say.say("terminal-faith-from", temple=temple, temples=TEMPLES, garden=garden, gardens=GARDENS)
    return Text(f"{points_of(view, who, facts.components).faith:>2}   {where}")


def _trade(view: View, who: int, facts: Facts) -> Text:
    slabs, coins = view["slabs"][who], view["coins"][who]
    where = facts.say.say("terminal-trade-from", slabs=slabs, most=SLABS, coins=coins)
    return Text(f"{points_of(view, who, facts.components).trade:>2}   {where}")


def _culture(view: View, who: int, facts: Facts) -> Text:
    where = facts.say.say("terminal-culture-from", gifts=view["gifted"][who], most=PAINTINGS)
    return Text(f"{points_of(view, who, facts.components).culture:>2}   {where}")


def _total(view: View, who: int, facts: Facts) -> Text:
    return Text(f"{sum(points_of(view, who, facts.components)):>2}", "bold")


def _goods(view: View, who: int, facts: Facts) -> Text:
    held = [f"{facts.say.name('good', good)} {n}" for good, n in zip(GOODS, view["goods"][who], strict=True) if n]
    return Text(", ".join(held)) if held else NOTHING


def _paintings(view: View, who: int, facts: Facts) -> Text:
    row, gifted = view["paintings"][who], view["gifted"][who]
    whole = queue(row, gifted)
    length = facts.components["paintings.rows"][0]
    return Text.assemble(whole[:length], " ", whole[length:])


def _tiles(view: View, who: int, facts: Facts) -> Text:
    name = facts.seats[who]
    held = [
        facts.say.name("wave", wave)
        for wave, holder in zip(view["wave"], view["holder"], strict=True)
        if holder == name
    ]
    if view["spring"] == name:
        held.append(facts.say.say("terminal-spring-token"))
    return Text(", ".join(held)) if held else NOTHING


LINES: dict[str, Callable[[View, int, Facts], Text]] = {
    "faith": _faith,
    "trade": _trade,
    "culture": _culture,
    "total": _total,
    "goods": _goods,
    "paintings": _paintings,
    "tiles": _tiles,
}
