"""The table in a terminal, from a view alone: the circle of tea houses and the row of geisha."""

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....api.facts import Facts
from ....generic.terminal import NOTHING, View, labelled, name_of
from ..data.names import COLOURS
from ..words.naming import in_halves
from ..words.points import influence, row_value, token_value, values_of, worth
from .players import offer, own_cards, players
from .signs import FREE_LANTERN, INFLUENCE, SIGNS, VALUE, cards_in_short, geisha_name, in_colour, people

CELL, LABEL = 10, 10
"""Widths that make the table 79 columns wide."""
ROUNDS = {"evening": 2, "maiko": 1, "geiko": 2}


def board(view: View, seat: int | None, facts: Facts) -> RenderableType:
    """Everything that `seat` may see (None: a spectator)."""
    parts: list[RenderableType] = [_title(view, facts), _houses(view, facts)]
    if view["game"] != "geiko":
        parts.append(_row(view, seat, facts))
    if view["game"] == "evening":
        parts.append(_prestige_to_come(view, facts))
    if view["spent"]:
        parts.append(labelled(facts.say.say("terminal-spent"), cards_in_short(view["spent"])))
    parts.append(players(view, seat, facts))
    parts += offer(view, seat, facts)
    if seat is not None:
        parts += own_cards(view, seat, facts)
    return Group(*parts)


def _grid(label: str, headers: list[Text]) -> Table:
    table = Table(box=ROUNDED, border_style="dim")
    table.add_column(label, style="dim", header_style="dim", width=LABEL)
    for header in headers:
        table.add_column(header, width=CELL, header_style="bold")
    return table


def _title(view: View, facts: Facts) -> Text:
    say = facts.say
    words = [say.name("game", view["game"])]
    if ROUNDS[view["game"]] > 1:
        words.append(say.say("seen-round", round=view["round_no"], rounds=ROUNDS[view["game"]]))
    words.append(say.say("terminal-deck", cards=view["deck"]))
    if facts.options["mode"] == "campaign":
        won = (f"{name} {n}" for name, n in zip(facts.names, view["games_won"], strict=True))
        words += [say.say("seen-games-won"), *won]
    return Text(" " + " | ".join(words), "bold")


# the circle of houses


def _houses(view: View, facts: Facts) -> Table:
    headers = [
        in_colour(house, f"{k + 1} {SIGNS[house]} {facts.say.say(f'terminal-{house}')}")
        if house
        else Text(str(k + 1), "dim")
        for k, house in enumerate(view["house"])
    ]
    table = _grid(facts.say.say("terminal-clockwise"), headers)
    table.add_row(facts.say.say("terminal-geisha"), *(_standing(view, k, facts) for k in range(5)))
    if view["game"] == "maiko":
        table.add_row(facts.say.say("terminal-guests"), *(_lanterns(view, k) for k in range(5)))
    elif view["game"] == "geiko":
        table.add_row(facts.say.say("terminal-cards"), *(_pile(view["under"][k]) for k in range(5)))
        table.add_row(facts.say.say("terminal-home"), *(_home(view, k, facts) for k in range(5)))
    elif facts.options["level"] != "simple":
        table.add_row(facts.say.say("terminal-guests"), *(people(view["guests"][k]) or NOTHING for k in range(5)))
        table.add_row(facts.say.say("terminal-influence"), *(_token_at(view, k) for k in range(5)))
    return table


def _standing(view: View, place: int, facts: Facts) -> Text:
    here = [colour for colour, at in zip(COLOURS, view["geisha"], strict=True) if at == place]
    return Text("\n").join(geisha_name(facts, colour) for colour in here) if here else NOTHING


def _lanterns(view: View, place: int) -> Text:
    free = view["lanterns"][place] - sum(view["guests"][place])
    return Text.assemble(people(view["guests"][place]), (FREE_LANTERN * free, "dim"))


def _pile(cards: list[str]) -> Text:
    if not cards:
        return NOTHING
    return Text.assemble(cards_in_short(cards), f"\n= {sum(VALUE[card] for card in cards)}")


def _home(view: View, place: int, facts: Facts) -> Text:
    owners = [name for name, at in zip(facts.names, view["home"], strict=True) if at == place]
    return Text(owners[0]) if owners else NOTHING


def _token_at(view: View, place: int) -> Text:
    house = view["house"][place]
    if house is None or view["influence"][COLOURS.index(house)] is not None:
        return NOTHING
    return in_colour(house, INFLUENCE)


# the row of geisha


def _row(view: View, seat: int | None, facts: Facts) -> Table:
    own = seat if seat is not None else 0
    table = _grid(facts.say.say("terminal-row"), [geisha_name(facts, colour) for colour in COLOURS])
    table.add_row(name_of(facts, 1 - own, seat), *(_zone(view, 1 - own, c, facts) for c in range(5)))
    table.add_row(facts.say.say("terminal-worth"), *(_worth(view, c, facts) for c in range(5)))
    table.add_row(facts.say.say("terminal-ahead"), *(_ahead(view, c, seat, facts) for c in range(5)))
    table.add_row(name_of(facts, own, seat), *(_zone(view, own, c, facts) for c in range(5)))
    return table


def _zone(view: View, seat: int, c: int, facts: Facts) -> Text:
    cards = " ".join(map(str, values_of(view["zone"][seat], COLOURS[c])))
    token = INFLUENCE if view["influence"][c] == facts.seats[seat] else ""
    if not cards and not token:
        return NOTHING
    total = f"= {in_halves(influence(view, seat, c, facts))}{token}"
    between = " " if len(cards) + len(total) < CELL else "\n"
    return in_colour(COLOURS[c], f"{cards}{between}{total}" if cards else total)


def _worth(view: View, c: int, facts: Facts) -> Text:
    tokens = "".join(f"{token_value(view, token, facts):+d}" for token in view["prestige"][c])
    total = worth(view, c, facts)
    return Text(f"{row_value(view, facts)}{tokens} = {total}" if tokens else str(total))


def _ahead(view: View, c: int, reader: int | None, facts: Facts) -> Text:
    first, second = (influence(view, seat, c, facts) for seat in range(2))
    if first == second:
        return Text(facts.say.say("terminal-even"), "dim")
    return Text(name_of(facts, 0 if first > second else 1, reader))


def _prestige_to_come(view: View, facts: Facts) -> Table:
    size = facts.components["prestige.geiko_row"]
    first = "terminal-row-fate" if facts.options["fate"] else "terminal-row-geiko"
    rows = {first: view["row"][view["geiko_next"] : size], "terminal-row-okaasan": view["row"][view["okaasan_next"] :]}
    words = []
    for name, tokens in rows.items():
        values = [
            f"({token_value(view, token, facts)})" if token in view["dark"] else str(token_value(view, token, facts))
            for token in tokens
            if token is not None
        ]
        if values:
            words.append(facts.say.say(name, values=" ".join(values)))
    return labelled(facts.say.say("terminal-prestige"), Text("   ".join(words) or "-"))
