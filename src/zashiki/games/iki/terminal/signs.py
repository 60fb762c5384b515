"""Signs and short texts in a terminal; every seat and type has a sign, to be read without colour."""

from collections.abc import Iterable
from typing import Any

from rich.text import Text

from ....api.facts import Facts
from ....text.speech import Speech
from ..data.amounts import parse_amounts, parse_deal
from ..data.names import (
    CARDS,
    DEAL_BUILD,
    DEAL_EXPERIENCE,
    DEAL_GIFT,
    DEAL_SWAP,
    GOODS,
    N_CHARACTERS,
    TYPES,
    WORTHS,
)
from ..words.naming import card_title

SEAT_STYLES = ("bright_blue", "bright_red", "green", "yellow")
SEAT_SIGNS = ("●", "■", "▲", "◆")
TYPE_STYLES = {
    "vendor": "yellow",
    "artisan": "rgb(205,133,63)",
    "special": "magenta",
    "master": "red",
    "shopkeeper": "bright_cyan",
}
NEUTRAL_SIGN, BUILDING_SIGN = "○", "⌂"


def mark(seat: int | None) -> Text:
    """The sign of a seat; nobody's is a ring."""
    return Text(NEUTRAL_SIGN, "dim") if seat is None else Text(SEAT_SIGNS[seat], SEAT_STYLES[seat])


def is_character(card: str) -> bool:
    """A character, or a building?"""
    return CARDS.index(card) < N_CHARACTERS


def type_of(card: str, facts: Facts) -> Text:
    """The sign of a card's type."""
    if not is_character(card):
        return Text(BUILDING_SIGN, "bold")
    kind = facts.components[f"characters.{card}"]["type"]
    return Text(facts.say.say(f"terminal-sign-{kind}"), TYPE_STYLES[kind])


def named(card: str, facts: Facts) -> Text:
    """A card with the sign of its type and its name."""
    return Text.assemble(type_of(card, facts), " ", card_title(card, facts))


def key(facts: Facts) -> Text:
    """What the signs mean."""
    say = facts.say
    signs = [f"{say.say(f'terminal-sign-{kind}')} {say.name('type', kind)}" for kind in TYPES]
    signs += [f"{BUILDING_SIGN} {say.say('terminal-building')}", f"{NEUTRAL_SIGN} {say.say('word-neutral')}"]
    goods = [f"{short(good, say)} {say.say(f'terminal-{good}')}" for good in GOODS]
    return Text(f" {'  '.join(signs)}\n {'  '.join(goods)}", "dim")


def short(good: str, say: Speech) -> str:
    """A good in a letter or two."""
    return say.say(f"terminal-short-{good}")


def purse(goods: list[int], say: Speech) -> str:
    """Goods in a row: mon, rice, sandals, wood, koban."""
    return " ".join(f"{n}{short(good, say)}" for n, good in zip(goods, GOODS, strict=True))


def in_short(given: Iterable[int], say: Speech) -> str:
    """Amounts by kind of worth, in few letters."""
    return "+".join(f"{n}{short(good, say)}" for good, n in zip(WORTHS, given, strict=False) if n) or "0"


def worth_in_short(text: str, say: Speech) -> str:
    """A salary of the components in few letters.

    >>> import zashiki
    >>> worth_in_short("3 iki, 1 mon", zashiki.load("iki").facts.say)
    '1m+3iki'
    """
    return in_short(parse_amounts(text), say)


def ability_in_short(text: str, say: Speech) -> str:
    """An ability of the components in few letters.

    >>> import zashiki
    >>> ability_in_short("2 mon -> 1 rice, 1 wood", zashiki.load("iki").facts.say)
    '2m→1r+1w'
    """
    deal = parse_deal(text)
    less = [-deal.less_wood if good == "wood" else -deal.less_koban if good == "koban" else 0 for good in WORTHS]
    gains = {
        DEAL_EXPERIENCE: say.say("terminal-experience"),
        DEAL_SWAP: say.say("terminal-swap"),
        DEAL_BUILD: say.say("terminal-build", less=in_short(less, say).replace("-", "\N{MINUS SIGN}")),
        DEAL_GIFT: say.say("terminal-gift", gain=in_short(deal.gain, say), mon=f"{deal.others}{short('mon', say)}"),
    }
    gain = gains.get(deal.kind) or in_short(deal.gain, say)
    return f"{in_short(deal.pay, say)}→{gain}" if any(deal.pay) else gain


def seats_at(values: list[Any], value: Any) -> list[int]:
    """The seats whose entry in a list is that value."""
    return [seat for seat, found in enumerate(values) if found == value]
