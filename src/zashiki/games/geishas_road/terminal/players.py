"""The lines about the players in a terminal: points, tokens, hands, and the offer between them."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ....api.facts import Facts
from ....generic.terminal import NOTHING, View, labelled, name_of
from ....text.speech import Name
from ..data.names import ACTIONS, PLACES
from ..words.points import points_now
from .signs import BACK, FREE_LANTERN, named, people


def players(view: View, seat: int | None, facts: Facts) -> Table:
    """One line for each player, the reader's own last."""
    own = seat if seat is not None else 0
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 1))
    columns = {title: cell for title, cell in COLUMNS.items() if title not in _unused(view, facts)}
    for title in columns:
        heading = facts.say.say(f"terminal-{title}") if title else ""
        table.add_column(heading, justify="right" if title == "points" else "left", max_width=MOST.get(title))
    for who in (1 - own, own):
        table.add_row(*(cell(view, who, seat, facts) for cell in columns.values()))
    return table


def _unused(view: View, facts: Facts) -> set[str]:
    """Columns that mean nothing in the game on the table."""
    options, game, unused = facts.options, view["game"], set()
    if game == "geiko" or (game == "evening" and options["level"] == "simple"):
        unused.add("guests")
    if game == "geiko":
        unused.add("actions")
    if game == "geiko" or not (options["counter_offer"] or options["hidden_offer"]):
        unused.add("offers")
    if game == "maiko" or (game == "geiko" and not options["geiko_hidden_card"]):
        unused.add("kept")
    return unused


def _player(view: View, who: int, reader: int | None, facts: Facts) -> Text:
    return Text(name_of(facts, who, reader), "bold" if view["turn"] == who else "")


def _points(view: View, who: int, _reader: int | None, facts: Facts) -> Text:
    """The points of the game on the table as they stand now: in a campaign each game counts for itself."""
    return Text(str(sum(points_now(view, who, facts).values())))


def _actions(view: View, who: int, _reader: int | None, facts: Facts) -> Text:
    left = [facts.say.name("action", action) for action in ACTIONS if action not in view["used"][who]]
    return Text(" ".join(left)) if left else NOTHING


def _guests(view: View, who: int, _reader: int | None, facts: Facts) -> Text:
    held = view["collected"][who]
    free = sum(facts.components["maiko.player_lanterns"]) - sum(held) if view["game"] == "maiko" else 0
    return Text.assemble(people(held), (FREE_LANTERN * free, "dim")) or NOTHING


def _offers(view: View, who: int, _reader: int | None, facts: Facts) -> Text:
    left = [facts.say.name("token", name) for name in ("counter", "hidden") if view[name][who]]
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
    "actions": _actions,
    "guests": _guests,
    "offers": _offers,
    "hand": _hand,
    "kept": _face_down,
}
MOST = {"actions": 18, "guests": 8, "offers": 9}


# the offer, and what the reader holds


def offer(view: View, seat: int | None, facts: Facts) -> list[RenderableType]:
    """The cards on offer by the letters of their places, and whose turn it is to play them."""
    lying = [place for place, card in zip(PLACES, view["offer"], strict=True) if card is not None]
    if not lying or view["doing"] is None:
        return []
    by = facts.seats.index(view["active"])
    title = facts.say.say("terminal-offer", action=Name("action", view["doing"]), name=facts.names[by])
    cards = [Text.assemble((f"{place} ", "bold"), _lying(view, place, seat, facts)) for place in lying]
    lines: list[RenderableType] = [labelled(title, *cards)]
    if view["to_play"] and view["player"] is not None:
        player = facts.names[facts.seats.index(view["player"])]
        lines.append(labelled(facts.say.say("terminal-plays", name=player), Text(" ".join(view["to_play"]))))
    return lines


def _lying(view: View, place: str, seat: int | None, facts: Facts) -> Text:
    card = view["offer"][PLACES.index(place)]
    if card != "face down":
        return named(card, facts)
    if seat is not None and view["veiled_at"][seat] == place:
        return Text.assemble(f"{BACK} ", named(view["veiled"][seat][0], facts))
    return Text(f"{BACK} {facts.say.say('seen-kept')}")


def own_cards(view: View, seat: int, facts: Facts) -> list[RenderableType]:
    """What the reader alone may see."""
    held = {"terminal-own-hand": "hand", "terminal-own-kept": "kept", "terminal-own-discarded": "discarded"}
    return [
        labelled(facts.say.say(label), *(named(card, facts) for card in view[field][seat]))
        for label, field in held.items()
        if view[field][seat]
    ]
