"""The board in a terminal, from a view alone: the coast with its regions, the mountains, the sea, the dice."""

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....api.facts import Facts
from ....generic.terminal import NOTHING, View, labelled, name_of
from ..data.names import CHARACTERS, COAST, COASTAL, GOODS, INLAND, REGIONS, TOWNS
from ..data.tables import neighbours
from ..words.naming import trade_token
from .players import players
from .signs import figures_at, in_landscape, legend


def board(view: View, seat: int | None, facts: Facts) -> RenderableType:
    """Everything there is to see, for the reader in `seat` (None: a spectator)."""
    return Group(
        _title(view, seat, facts),
        _coast(view, facts),
        _mountains(view, facts),
        *legend(facts),
        _sea(view, facts),
        _bag(view, facts),
        _dice(view, seat, facts),
        players(view, seat, facts),
    )


def _title(view: View, seat: int | None, facts: Facts) -> Text:
    say = facts.say.say
    last = "drawn-round" if view["trigger"] is None else "drawn-last-round"
    words = [say("game-title"), say(last, round=view["round_no"])]
    if view["roller"] is not None:
        roller = facts.seats.index(view["roller"])
        words.append(say("terminal-rolled", reader="me" if roller == seat else "other", name=facts.names[roller]))
    return Text(" " + " | ".join(words), "bold")


# the island


def _coast(view: View, facts: Facts) -> Table:
    """A line for each coastal town: its token, the stations up to the next town, the region behind them."""
    table = Table(box=ROUNDED, border_style="dim", header_style="dim")
    for title in ("town", "stations", "region", "borders"):
        table.add_column(facts.say.say(f"terminal-{title}"), no_wrap=title != "borders")
    components = facts.components
    borders = neighbours(REGIONS, components["regions.borders"])
    for first, stations in _stretches(components["ring.stations"]):
        region = components["ring.regions"][stations[-1] if stations else first].split()[-1]
        table.add_row(
            _town(view, components["ring.stations"][first], first, facts),
            Text("  ").join(_station(view, k, facts) for k in stations) if stations else NOTHING,
            _region(view, region, facts),
            Text(_names(REGIONS, borders[REGIONS.index(region)])),
        )
    return table


def _stretches(stations: list[str]) -> list[tuple[int, list[int]]]:
    """Every coastal town with the stations after it, from the first town of the ring."""
    n = len(stations)
    towns = [k for k, name in enumerate(stations) if name in COASTAL]
    ahead = [*towns[1:], towns[0] + n]
    return [(town, [k % n for k in range(town + 1, end)]) for town, end in zip(towns, ahead, strict=True)]


def _town(view: View, town: str, station: int, facts: Facts) -> Text:
    good, price = trade_token(view, town) if view["token"][COASTAL.index(town)] else ("", 0)
    token = f"{facts.say.name('good', good)} {price}" if good else ""
    there = figures_at(view, facts, station, "pilgrim")
    there.append_text(figures_at(view, facts, town, "merchant"))
    return Text.assemble((town.upper(), "bold"), f" {token}", there)


def _station(view: View, station: int, facts: Facts) -> Text:
    name = facts.say.say(f"terminal-{facts.components['ring.stations'][station]}")
    return Text.assemble((f"{station} ", "dim"), name, figures_at(view, facts, station, "pilgrim"))


def _region(view: View, region: str, facts: Facts) -> Text:
    landscape = facts.components["regions.landscapes"][REGIONS.index(region)]
    there = figures_at(view, facts, region, "artist")
    return Text.assemble((f"{region.upper()} ", "bold"), in_landscape(landscape), there)


def _mountains(view: View, facts: Facts) -> Table:
    """The mountain towns: goods to draw, who is there, where the routes lead."""
    components = facts.components
    near = neighbours(TOWNS, components["towns.routes"])
    table = Table.grid(padding=(0, 3, 0, 1))
    cells = []
    for k, town in enumerate(INLAND):
        goods = components["towns.goods"][k]
        there = figures_at(view, facts, town, "merchant")
        drawn = facts.say.say("terminal-mountain", number=goods)
        routes = facts.say.say("terminal-routes", towns=_names(TOWNS, near[COAST + k]))
        cells.append(Text.assemble((town.upper(), "bold"), f" {drawn}", there, (f"\n{routes}", "dim")))
    table.add_row(*cells)
    return table


def _names(names: tuple[str, ...], chosen: int) -> str:
    return " ".join(name.upper() for k, name in enumerate(names) if chosen >> k & 1)


# beside the island


def _sea(view: View, facts: Facts) -> Table:
    tiles = [
        facts.say.name("wave", wave)
        for wave, holder in zip(view["wave"], view["holder"], strict=True)
        if wave and not holder
    ]
    if view["spring"] is None:
        tiles.append(facts.say.say("terminal-spring-token"))
    return labelled(facts.say.say("terminal-sea"), *(Text(tile) for tile in tiles or ["-"]))


def _bag(view: View, facts: Facts) -> Table:
    stock = zip(GOODS, facts.components["trade.goods"], *view["goods"], strict=True)
    held = (f"{facts.say.name('good', good)} {there - one - two}" for good, there, one, two in stock)
    return labelled(facts.say.say("terminal-bag"), *map(Text, held))


def _dice(view: View, seat: int | None, facts: Facts) -> Table:
    dice = []
    for character, number, owner in zip(CHARACTERS, view["dice"], view["dice_of"], strict=True):
        name = facts.say.name("character", character)
        if owner is None:
            dice.append(Text(f"{name} {number or '-'}", "bold"))
        else:
            dice.append(Text(f"{name} {number} ({name_of(facts, facts.seats.index(owner), seat)})", "dim"))
    return labelled(facts.say.say("terminal-dice"), *dice)
