"""The lines about the players in a terminal: points, tokens, hands, and the offer between them."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ....api.facts import Facts
from ....generic.terminal import NOTHING, View, labelled, name_of
from ..data.names import ACTIONS, PLACES
from ..words.points import points_now
from .signs import BACK, FREE_LANTERN, named, people


def players(view: View, seat: int | None, facts: Facts) -> Table:
    """One line for each player, the reader's own last."""
    own = seat if seat is not None else 0
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 1))
    columns = {title: cell for title, cell in COLUMNS.items() if title not in _unused(view, facts)}
    for title in columns:
        table.add_column(title, justify="right" if title == "points" else "left", max_width=MOST.get(title))
    for who in (1 - own, own):
        table.add_row(*(cell(view, who, seat, facts) for cell in columns.values()))
    return table


def _unused(view: View, facts: Facts) -> set[str]:
    """Columns that mean nothing in the game on the table."""
    options, game, unused = facts.options, view["game"], set()
    if game == "geiko" or (game == "evening" and options["level"] == "simple"):
        unused.add("guests")
    if game == "geiko":
        unused.add("actions left")
    if game == "geiko" or not (options["counter_offer"] or options["hidden_offer"]):
        unused.add("offers left")
    if game == "maiko" or (game == "geiko" and not options["geiko_hidden_card"]):
        unused.add("face down")
    return unused


def _player(view: View, who: int, reader: int | None, facts: Facts) -> Text:
    return Text(name_of(facts, who, reader), "bold" if view["turn"] == who else "")


def _points(view: View, who: int, _reader: int | None, facts: Facts) -> Text:
    """The points of the game on the table as they stand now: in a campaign each game counts for itself."""
    return Text(str(sum(points_now(view, who, facts).values())))


def _actions(view: View, who: int, _reader: int | None, _facts: Facts) -> Text:
    left = [action for action in ACTIONS if action not in view["used"][who]]
    return Text(" ".join(left)) if left else NOTHING


def _guests(view: View, who: int, _reader: int | None, facts: Facts) -> Text:
    held = view["collected"][who]
    free = sum(facts.components["maiko.player_lanterns"]) - sum(held) if view["game"] == "maiko" else 0
    return Text.assemble(people(held), (FREE_LANTERN * free, "dim")) or NOTHING


def _offers(view: View, who: int, _reader: int | None, _facts: Facts) -> Text:
    left = [name for name in ("counter", "hidden") if view[name][who]]
    return Text(" ".join(left)) if left else NOTHING


def _hand(view: View, who: int, _reader: int | None, _facts: Facts) -> Text:
    n = _size(view["hand"][who])
    return Text.assemble((BACK * n, "dim"), f" {n}") if n else NOTHING


def _face_down(view: View, who: int, _reader: int | None, _facts: Facts) -> Text:
    n = _size(view["kept"][who])
    return Text(BACK * n) if n else NOTHING


def _size(cards: list[str] | int) -> int:
    return cards if isinstance(cards, int) else len(cards)


COLUMNS = {
    "": _player,
    "points": _points,
    "actions left": _actions,
    "guests": _guests,
    "offers left": _offers,
    "hand": _hand,
    "face down": _face_down,
}
MOST = {"actions left": 18, "guests": 8, "offers left": 7}


# the offer, and what the reader holds


def offer(view: View, seat: int | None, facts: Facts) -> list[RenderableType]:
    """The cards on offer by the letters of their places, and whose turn it is to play them."""
    lying = [place for place, card in zip(PLACES, view["offer"], strict=True) if card is not None]
    if not lying or view["doing"] is None:
        return []
    by = facts.seats.index(view["active"])
    title = f"{view['doing'].capitalize()} of {facts.seats[by].capitalize()}"
    cards = [Text.assemble((f"{place} ", "bold"), _lying(view, place, seat)) for place in lying]
    lines: list[RenderableType] = [labelled(title, *cards)]
    if view["to_play"] and view["player"] is not None:
        lines.append(labelled(f"{view['player'].capitalize()} plays", Text(" and ".join(view["to_play"]))))
    return lines


def _lying(view: View, place: str, seat: int | None) -> Text:
    card = view["offer"][PLACES.index(place)]
    if card != "face down":
        return named(card)
    if seat is not None and view["veiled_at"][seat] == place:
        return Text.assemble(f"{BACK} face down, ", named(view["veiled"][seat][0]))
    return Text(f"{BACK} face down")


def own_cards(view: View, seat: int) -> list[RenderableType]:
    """What the reader alone may see."""
    held = {"Your hand": view["hand"], "kept face down": view["kept"], "discarded": view["discarded"]}
    return [labelled(label, *map(named, cards[seat])) for label, cards in held.items() if cards[seat]]
