"""Placeholders of the rulebook: amounts and deals in words, rows of tables for cards and tokens."""

from __future__ import annotations

from typing import Any

from ....api.facts import Facts
from ....text.rulebook import table_rows
from ....text.speech import Speech
from ..data.amounts import parse_deal
from ..data.names import CHARACTERS, SEASONS, TOKENS
from .naming import ability_sentence, amount, amounts, card_title, pipe_gain, token_brings, worth_words


def rulebook_text(placeholder: str, facts: Facts) -> str | None:
    """The text for a placeholder.

    An amount such as `turn.income` in words; `mon` and a number; `pay`, `gain` or `others` and a deal; `cost` and a
    building; and the rows of a table for `characters` and a season, `tokens` and a kind.
    """
    word, _, rest = placeholder.partition(" ")
    if word in ROWS:
        return table_rows(ROWS[word](rest, facts))
    if word in PHRASES:
        return PHRASES[word](rest, facts)
    value = facts.components.at(placeholder)
    if placeholder.startswith("board.ring."):
        return facts.say.name("shop", value)
    return worth_words(value, facts.say) if isinstance(value, str) else None


def _mon(key: str, facts: Facts) -> str:
    return amount("mon", facts.components.at(key), facts.say)


def _paid(deal: str, facts: Facts) -> str:
    return amounts(parse_deal(facts.components.at(deal)).pay, facts.say)


def _gained(deal: str, facts: Facts) -> str:
    return amounts(parse_deal(facts.components.at(deal)).gain, facts.say)


def _others(deal: str, facts: Facts) -> str:
    return amount("mon", parse_deal(facts.components.at(deal)).others, facts.say)


def _characters(season: str, facts: Facts) -> list[tuple[str, ...]]:
    found = [(name, facts.components[f"characters.{name}"]) for name in CHARACTERS]
    return [_character(name, card, facts) for name, card in found if card["season"] == season]


def _character(name: str, card: dict[str, Any], facts: Facts) -> tuple[str, ...]:
    return (
        f"**{card_title(name, facts)}**",
        facts.say.name("type", card["type"]),
        _priced(card["cost"], f"characters.{name}", facts) if card["season"] != "start" else "–",
        f"+{card['fire']}" if card["fire"] else "–",
        ability_sentence(card["ability"], facts.say),
        _salaries(card, facts.say),
    )


def _salaries(card: dict[str, Any], say: Speech) -> str:
    if "token" in card:
        return f"*{say.name('special', card['token'])}*"
    return " · ".join(worth_words(text, say) for text in card["salary"][card["start"] - 1 :])


def _cost(building: str, facts: Facts) -> str:
    card = facts.components.at(building)
    return _priced(worth_words(f"{card['koban']} koban, {card['wood']} wood", facts.say), building, facts)


def _tokens(kind: str, facts: Facts) -> list[tuple[str, ...]]:
    return [_token(token, facts) for season in SEASONS for token in TOKENS if token.startswith(f"{season} {kind} ")]


def _token(token: str, facts: Facts) -> tuple[str, ...]:
    values = facts.components[f"tokens.{token}"]
    season, kind, _number = token.split()
    brings = {"fish": _bonus, "pipe": pipe_gain}[kind](values, facts.say) if kind != "tobacco" else ""
    return (
        facts.say.name("season", season),
        _priced(values["price"], f"tokens.{token}", facts),
        brings or token_brings(token, facts),
    )


def _bonus(values: dict[str, Any], say: Speech) -> str:
    return f"+{amount('iki', values['points'], say)}" if values.get("points") else "–"


def _priced(price: Any, key: str, facts: Facts) -> str:
    return f"{price}{facts.components.mark(key)}"


PHRASES = {"mon": _mon, "pay": _paid, "gain": _gained, "others": _others, "cost": _cost}
ROWS = {"characters": _characters, "tokens": _tokens}
