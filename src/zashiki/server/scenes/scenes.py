"""Scenes of live tables, and what can be played: games, options, rulebooks."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from ...api.actions import Action
from ...api.facts import Facts
from ...api.kind import Kind
from ...api.options import Option
from ...api.state import State
from ...drawing.parts import WIDE
from ...registry import kind as kind_of
from ...teaching.lessons import has_lesson
from ...text.speech import message_id
from .. import protocol as p
from ..tables.table import Table
from ..tables.table_parts import AppliedEntry
from ..tables.updates import Viewer
from .perspective import Perspective
from .scene_builder import build_scene, log_lines

UNPLAYED = {"resignation": "over-resigned", "time": "over-timeout"}
"""The message for an ending that came before the game's own end, by its reason."""


def scene(table: Table, viewer: Viewer, entries: list[AppliedEntry], language: str, shape: str = WIDE) -> p.Scene:
    """The present position of a table as the viewer may see it, with these entries as lines of the log."""
    facts, state, perspective = table_facts(table, language), table.state, Perspective(viewer)
    if state is None:
        prompt = facts.say.say("gathering")
        return p.Scene(table.number, table.version, None, prompt, [], [], [], [], list(facts.names))

    kind, may_choose = table.game.kind, viewer is not None and table.turn == viewer and not table.seats[viewer].bot
    lines = [line for e in entries for line in log_lines(kind, e.row.number, e.events, perspective, facts)]
    return build_scene(
        state, perspective, facts, shape, table.number, lines, version=table.version, over=table.ending is not None,
        prompt=ended(table, facts), is_final=partial(_is_final, state) if may_choose else None
    )  # fmt: skip


def table_facts(table: Table, language: str) -> Facts:
    """The facts of a table's game in a language, with the names of its players."""
    return table.game.facts_in(language, tuple(seat.name for seat in table.seats))


def ended(table: Table, facts: Facts) -> str | None:
    """A sentence for a game that was not played to its end: who stopped it."""
    ending = table.ending
    if ending is None or ending.reason not in UNPLAYED:
        return None
    losers = [name for k, name in enumerate(facts.names) if k not in ending.winners]
    return facts.say.say(UNPLAYED[ending.reason], name=losers[0] if losers else "")


def _is_final(state: State, action: Action) -> bool:
    """Can this choice not be taken back by the seat that makes it?"""
    copy = state.copy()
    copy.play(action)
    return copy.taker_back != state.turn


# what can be played


@cache
def game_info(name: str, language: str) -> p.GameInfo:
    """A game and its options in words."""
    kind = kind_of(name)
    say = kind.speech(language)
    return p.GameInfo(
        name=name,
        title=say.say("game-title"),
        line=say.say("game-line"),
        facts=say.say("game-facts"),
        rules=kind.rules_version,
        seats=list(kind.seats),
        seat_titles=[say.name("seat", seat) for seat in kind.seats],
        sources={source: say.name("source", source) for source in kind.sources},
        secrets=kind.rebuild_log is not None,
        lesson=has_lesson(kind),
        options=[_option_info(kind, option, language) for option in kind.options],
    )


def _option_info(kind: Kind, option: Option, language: str) -> p.OptionInfo:
    say = kind.speech(language)
    ids = [message_id("choice", option.name, choice) if isinstance(choice, str) else "" for choice in option.choices]
    return p.OptionInfo(
        name=option.name,
        title=say.name("option", option.name),
        choices=list(option.choices),
        titles=[say.say(id_) if id_ else None for id_ in ids],
        helps=[say.help(id_) if id_ else None for id_ in ids],
        default=option.default,
        help=kind.option_help(option, language),
    )


def fitting(name: str, given: dict[str, Any]) -> p.Fitting:
    """Which choices of each option still go with what was chosen, and what is settled by it."""
    kind = kind_of(name)
    open_choices = {option.name: kind.open_choices(option, given) for option in kind.options}
    return p.Fitting(open_choices, kind.settled(given))


def rules(name: str, language: str, version: int | None = None) -> p.Rules:
    """The rulebook of a game, by default that of its newest rules."""
    book = kind_of(name, version).book(language)
    sections = {title: p.RulesSection(title, book.intro.get(title, ""), []) for title in book.sections}
    for paragraph in book:
        sections[paragraph.section].paragraphs.append(p.Rule(paragraph.id, paragraph.title, paragraph.whole))
    return p.Rules(book.title, list(sections.values()))
