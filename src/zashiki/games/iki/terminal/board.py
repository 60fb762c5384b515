"""The board in a terminal, from a view alone: the calendar, the tracks, the main street and its rooms."""

from itertools import islice

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....api.facts import Facts
from ....generic.terminal import View
from ..data.names import MONTHS, ROOMS, SPACES
from ..words.naming import amount, card_title, when
from .market import for_hire, for_sale
from .players import players
from .signs import ability_in_short, is_character, key, mark, seats_at, type_of

COLUMN = 18
"""Four of them make the street 77 columns wide."""
FIRES = (5, 8, 11)


def board(view: View, seat: int | None, facts: Facts) -> RenderableType:
    """Everything on and around the board."""
    parts: list[RenderableType] = [_title(view, facts), _tracks(view, facts), _street(view, facts), key(facts)]
    if any(view["row"]):
        parts.append(for_hire(view, facts))
    parts += [for_sale(view, facts), players(view, seat, facts)]
    return Group(*parts)


def _title(view: View, facts: Facts) -> Text:
    month, say = view["month"], facts.say
    words = [say.say("game-title"), when(month, say)]
    if 0 < month <= MONTHS:
        words.append(say.say("terminal-payday", month=month + (-month) % 3))
        strengths = facts.components["fires.strength_for_two" if facts.options["players"] == 2 else "fires.strength"]
        to_come = ((fire, strength) for fire, strength in zip(FIRES, strengths, strict=True) if month <= fire)
        for fire, strength in islice(to_come, 1):
            words.append(say.say("terminal-next-fire", strength=strength, month=fire))
    return Text(f" {' | '.join(words)}", "bold")


def _tracks(view: View, facts: Facts) -> Text:
    """The ikizama track, and the fire track in its order."""
    line = Text(f" {facts.say.say('terminal-ikizama')}  ", "dim")
    for space in SPACES:
        there = seats_at(view["ikizama"], space)
        content = mark(there[0]) if there else Text("x" if view["blocked"] == space else " ", "dim")
        line.append_text(Text.assemble(f"{space}[", content, "] "))
    line.append(f"  {facts.say.say('terminal-fire-order')}  ", "dim")
    for name in view["fire_order"]:
        if name is not None:
            seat = facts.seats.index(name)
            line.append_text(Text.assemble(mark(seat), f" {view['fire'][seat]}  "))
    return line


def _street(view: View, facts: Facts) -> Table:
    """The eight shops as a loop, the rooms of the nagaya beside them; the lap line is in the middle above."""
    ring = facts.components["board.ring"]
    above, below = (1, 0, 7, 6), (2, 3, 4, 5)
    table = Table(box=ROUNDED, show_header=False, border_style="dim", padding=0)
    for _ in above:
        table.add_column(width=COLUMN)
    table.add_row(*(_rooms(view, place, facts) for place in above), end_section=True)
    table.add_row(*(_shop(view, ring[place], place, facts) for place in above))
    table.add_row(*(_shop(view, ring[place], place, facts) for place in below), end_section=True)
    table.add_row(*(_rooms(view, place, facts) for place in below))
    return table


def _shop(view: View, shop: str, place: int, facts: Facts) -> Text:
    text = Text(f"{place + 1} {facts.say.say(f'terminal-shop-{shop}')}", "bold")
    for seat in seats_at(view["oyakata"][: len(facts.seats)], shop):
        text.append_text(Text.assemble(" ", mark(seat)))
    return text


def _rooms(view: View, place: int, facts: Facts) -> Text:
    """The rooms behind the shop on a place of the ring."""
    nagaya, outer = "abcd"[place // 2], place in (1, 2, 5, 6)
    two = facts.options["players"] == 2
    rooms = (("1", "2") if outer else ("2", "3")) if two else (("1", "2") if outer else ("3", "4"))
    order = rooms if nagaya in "ab" else rooms[::-1]
    return Text("\n").join(_room(view, nagaya + k, facts) for k in order)


def _room(view: View, room: str, facts: Facts) -> Text:
    k = ROOMS.index(room)
    card = view["card"][k]
    label = Text(room.upper(), "bold red" if view["flame"] == room else "dim")
    if card is None:
        return Text.assemble(label, (f" {_surcharge(room, facts)}\n", "dim"))
    owners = [seat for seat in range(len(facts.seats)) if room in view["kobun"][seat]]
    head = Text.assemble(label, mark(owners[0] if owners else None), type_of(card, facts))
    if not is_character(card):
        return Text.assemble(head, f"  {card_title(card, facts)}\n")
    ability = ability_in_short(facts.components[f"characters.{card}"]["ability"], facts.say)
    return Text.assemble(head, f"{view['level'][k]} {card_title(card, facts)}\n", (f"   {ability}", "dim"))


def _surcharge(room: str, facts: Facts) -> str:
    two = facts.options["players"] == 2
    if room[1] == ("2" if two else "4"):
        more = facts.components["board.middle_surcharge" if two else "board.corner_surcharge"]
        return f"+{amount('mon', more, facts.say)}"
    return "-"
