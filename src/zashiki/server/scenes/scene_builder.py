"""Builder of Scene messages: one position, drawn and put into words for one perspective.

Live tables, the past of finished games, lessons and examples all use it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...api.actions import Action
from ...api.events import Event
from ...api.facts import Facts
from ...api.kind import Kind
from ...api.state import State
from ...engine.kernels import CHANCE
from .. import protocol as p
from .perspective import Perspective


def build_scene(
    state: State, perspective: Perspective, facts: Facts, shape: str, number: int, lines: list[p.LogLine], *,
    version: int | None = None, over: bool = False, prompt: str | None = None,
    is_final: Callable[[Action], bool] | None = None
) -> p.Scene:  # fmt: skip
    """A position as a page shows it, after entry `number`, with lines of the log.

    `over` says that the game was stopped there; `prompt` replaces the question of the game. `is_final` is given if the
    viewer may choose now: it tells whether a choice could not be taken back.
    """
    kind, seat, view = state.game.kind, perspective.seat, perspective.view(state)
    return p.Scene(
        number=number,
        version=number if version is None else version,
        turn=None if over or state.turn == CHANCE else state.turn,
        prompt=prompt or kind.prompt(view, seat, facts),
        choices=_choices(state, view, facts, is_final) if is_final else [],
        parts=[
            p.ScenePart(part.name, part.role, part.svg, part.width, part.height, part.least, part.seat)
            for part in kind.parts(view, seat, facts, shape)
        ],
        lines=lines,
        scores=[p.Score(row["total"], row["by_source"]) for row in state.scores()],
        names=list(facts.names),
    )


def _choices(
    state: State, view: dict[str, Any], facts: Facts, is_final: Callable[[Action], bool]
) -> list[p.SceneChoice]:
    button = state.game.kind.button
    return [p.SceneChoice(a.id, a.text, button(a, view, facts), is_final(a)) for a in state.legal()]


def log_lines(
    kind: Kind, number: int, events: Sequence[Event], perspective: Perspective, facts: Facts
) -> list[p.LogLine]:
    """The events of an entry as lines of the log."""
    found = []
    for event in map(perspective.event, events):
        text = kind.tell(event, perspective.seat, facts)
        if text:
            found.append(p.LogLine(number, event.seat, event.verb, text, event.rule, list(kind.highlights(event))))
    return found
