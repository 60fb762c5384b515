"""Sentences of any game, by the names of its messages: `asked-PHASE`, `do-VERB`, `told-VERB`.

A message may use `$object`, what an action is done with; `$name` and `$reader`, whom an event is about and who reads;
and the operands of the event.
"""

from collections.abc import Callable
from typing import Any

from ..api.actions import Action
from ..api.events import Event
from ..api.facts import Facts
from ..engine.kernels import CHANCE, OVER
from ..text.speech import Said, message_id

View = dict[str, Any]


def prompt(view: View, seat: int | None, facts: Facts) -> str:
    """The question of the phase, said to the reader in `seat`."""
    return prompt_by(lambda view, facts: facts.say.say(message_id("asked", view["phase"])), view, seat, facts)


def prompt_by(question: Callable[[View, Facts], str], view: View, seat: int | None, facts: Facts) -> str:
    """What is asked of the one who decides, said to the reader in `seat`; `question` says it to whoever is asked."""
    turn, say = view["turn"], facts.say.say
    if turn == OVER:
        winners = view["winners"] if "winners" in view else [view["winner"]]
        return say("over", name=facts.names[facts.seats.index(winners[0])]) if len(winners) == 1 else say("over-shared")
    if turn == CHANCE:
        return say("chance", what=say(message_id("chance", view["phase"])))
    return question(view, facts) if seat == turn else say("waiting", name=facts.names[turn])


def label(action: Action, facts: Facts) -> str:
    """An action as words on a button."""
    verb, _, object_ = action.text.partition(" ")
    return facts.say.say(message_id("do", verb), object=object_)


def tell(event: Event, seat: int | None, facts: Facts) -> str | None:
    """An event as a sentence for the log; None if the game has no message for it."""
    id_ = message_id("told", event.verb)
    if id_ not in facts.say:
        return None
    operands: dict[str, Said] = {key: "?" if value is None else value for key, value in event.data.items()}
    if event.seat is not None:
        operands |= {"name": facts.names[event.seat], "reader": "me" if event.seat == seat else "other"}
    return facts.say.say(id_, **operands)


def highlights(event: Event) -> tuple[str, ...]:
    """The places of the pictures that an event speaks of: whatever it names."""
    return tuple(message_id("thing", value) for value in event.data.values() if isinstance(value, str))


def outcome(view: View, facts: Facts) -> tuple[tuple[tuple[int, ...], ...], str, dict[str, Any]]:
    """Ranking, reason and notes: the winners before all others, by points."""
    winners = tuple(facts.seats.index(name) for name in view["winners"])
    others = tuple(seat for seat in range(len(facts.seats)) if seat not in winners)
    return ((winners, others) if others else (winners,)), "points", {}
