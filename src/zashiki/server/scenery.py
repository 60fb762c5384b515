"""What a page shows of a table: one position in one language, drawn and put into words for one viewer."""

from __future__ import annotations

from functools import cache
from typing import Any

from ..core.kind import Kind
from ..core.options import Option
from ..core.pictures import WIDE, Part
from ..core.registry import kind as kind_of
from ..core.speech import message_id
from ..core.state import State
from . import protocol as p
from .narrator import Viewer
from .parts import Told
from .table import Table


def scene(table: Table, viewer: Viewer, news: list[Told], language: str, shape: str = WIDE) -> p.Scene:
    """The position of a table as the viewer may see it, and in words what led to it."""
    facts = table.game.facts_in(language, tuple(seat.name for seat in table.seats))
    state = table.state
    if state is None:
        prompt = facts["say"].say("gathering")
        return p.Scene(table.number, table.version, None, prompt, [], [], [], [], list(facts["names"]))
    view = state.view(viewer)
    return p.Scene(
        number=table.number,
        version=table.version,
        turn=table.turn,
        prompt=ended(table, facts) or table.game.kind.prompt(view, viewer, facts),
        choices=_choices(table, state, viewer, view, facts),
        parts=[scene_part(part) for part in table.game.kind.parts(view, viewer, facts, shape)],
        lines=[line for told in news for line in lines(table, viewer, told, facts)],
        scores=[p.Score(row["total"], row["by_source"]) for row in state.scores()],
        names=list(facts["names"]),
    )


def lines(table: Table, viewer: Viewer, told: Told, facts: dict[str, Any]) -> list[p.LogLine]:
    """An entry as lines of the log."""
    kind, found = table.game.kind, []
    for event in told.events:
        seen = event.seen_by(viewer)
        text = kind.tell(seen, viewer, facts)
        if text:
            found.append(p.LogLine(told.row.number, seen.seat, seen.verb, text, seen.rule, list(kind.marks(seen))))
    return found


def ended(table: Table, facts: dict[str, Any]) -> str | None:
    """How a game ended that was not played to its end."""
    ending = table.ending
    if ending is None or ending.reason not in UNPLAYED:
        return None
    losers = [name for k, name in enumerate(facts["names"]) if k not in ending.winners]
    said: str = facts["say"].say(UNPLAYED[ending.reason], name=losers[0] if losers else "")
    return said


UNPLAYED = {"resignation": "over-resigned", "time": "over-timeout"}


def _choices(
    table: Table, state: State, viewer: Viewer, view: dict[str, Any], facts: dict[str, Any]
) -> list[p.SceneChoice]:
    if viewer is None or table.turn != viewer or table.seats[viewer].bot:
        return []
    button = table.game.kind.button
    return [
        p.SceneChoice(action.id, action.text, button(action, view, facts), _is_final(state, viewer, action.id))
        for action in state.legal()
    ]


def _is_final(state: State, seat: int, action: int) -> bool:
    """Can this choice not be taken back?"""
    twin = state.copy()
    twin.play(action)
    return not twin.can_take_back(seat)


def scene_part(part: Part) -> p.ScenePart:
    """A picture as it is sent."""
    return p.ScenePart(part.name, part.role, part.svg, part.width, part.height, part.least, part.seat)


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
        secrets=kind.rewrite is not None,
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


def rules(name: str, language: str) -> p.Rules:
    """The rulebook of a game."""
    book = kind_of(name).book(language)
    sections = {title: p.RulesSection(title, book.intro.get(title, ""), []) for title in book.sections}
    for paragraph in book:
        sections[paragraph.section].paragraphs.append(p.Rule(paragraph.id, paragraph.title, paragraph.text))
    return p.Rules(book.title, list(sections.values()))
