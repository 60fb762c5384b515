"""Everything that is said can be said in every language, and nothing is written down that is never said."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any

import pytest

from tests.games.tokaido_duo.table import GAME, history
from zashiki import Event
from zashiki.api.facts import Facts
from zashiki.drawing.parts import NARROW, WIDE
from zashiki.games.tokaido_duo.data import names
from zashiki.games.tokaido_duo.words.highlights import HIGHLIGHTS
from zashiki.games.tokaido_duo.words.labels import OBJECTS
from zashiki.text.speech import COMMON, LANGUAGES, Speech, message_id

KIND = GAME.kind
WORDS = KIND.components.parent / "words"
WRITTEN = list(LANGUAGES)
PEOPLE = ("Константин Константинопольский-Задунайский", None)
READERS = (0, 1, None)
NUMBERS = {"start": (0,), "stop": (0, 1, 2, 3, 6), "station": (0,)}
"""Numbers to try where they are stations: one of each kind."""

languages = pytest.mark.parametrize("language", WRITTEN)


class Recorder(Speech):
    """Speech that remembers which messages were needed."""

    def __init__(self, language: str) -> None:
        super().__init__(language, COMMON / f"{language}.ftl", WORDS / f"{language}.ftl")
        self.needed: set[str] = set()

    def _format(self, id_: str, attribute: str | None, facts: Facts) -> str:
        self.needed.add(id_)
        return super()._format(id_, attribute, facts)


def written(language: str) -> set[str]:
    """The ids of the messages of the game in a language."""
    return set(re.findall(r"(?m)^([a-z][\w-]*) =", (WORDS / f"{language}.ftl").read_text(encoding="utf-8")))


def facts_of(speech: Speech) -> dict[str, Any]:
    return replace(GAME.facts_in(speech.language, PEOPLE), say=speech)


def every_event() -> list[Event]:
    """Every kind of event with every name its operands can have, and some numbers."""
    found = []
    for verb in KIND.events.verbs:
        values = [naming.names if naming else NUMBERS.get(name, (1, 2, 6)) for name, naming in verb.operands]
        for operands in product(*values):
            data = dict(zip((name for name, _ in verb.operands), operands, strict=True))
            rules = ("round.take-die", "round.every-die") if verb.name == "take" else ("round.roll",)
            found += [Event(verb.name, rule, seat, data) for rule in rules for seat in (0, 1)]
            if "from" in data:
                found.append(Event(verb.name, rules[0], 0, data | {"from": None}))
    return found


@cache
def views() -> list[dict[str, Any]]:
    """What is seen in random games: everything that is asked, and some of the rest."""
    found = [view for seed in range(3) for view, _ in history(seed)]
    return found[::30] + list({view["phase"]: view for view in found}.values())


def every_view() -> list[dict[str, Any]]:
    """The same, with what random play would hardly ever come to."""
    plain = views()[0]
    asked = next(view for view in views() if view["phase"] == "return")
    over = next(view for view in views() if view["phase"] == "over")
    other = names.SEATS[1 - asked["turn"]]
    at_shore = next(view for view in views() if view["phase"] == "shore")
    chance = ("sides", "colours", "tokens", "waves", "roll", "draw", "reveal")
    waves = [list(sides) for sides in product(*(names.WAVES[k : k + 2] for k in (0, 2, 4)))]
    return [
        *views(),
        *(plain | {"phase": phase, "turn": -1} for phase in chance),
        plain | {"token": [None] * 8, "wave": [None] * 3, "dice": [0, 0, 0], "round_no": 0, "north": None},
        *(plain | {"wave": sides, "holder": [None, "indigo", "vermilion"]} for sides in waves),
        *(plain | {"wave": sides, "holder": ["indigo", "vermilion", None]} for sides in waves),
        *(plain | {"phase": "station", "pilgrim": [station, 8], "turn": 0} for station in (0, 1, 2, 6)),
        plain | {"phase": "path", "steps": 1, "die": "artist", "turn": 0},
        plain | {"phase": "path", "steps": 2, "die": "artist", "turn": 0},
        asked | {"player": other},
        at_shore | {"holder": [None, "vermilion", "vermilion"]},
        at_shore | {"holder": ["indigo", "vermilion", "vermilion"]},
        *(over | {"trigger": trigger} for trigger in names.TRIGGERS),
        *(over | {"ending": ending} for ending in names.ENDINGS),
        over | {"winners": list(names.SEATS)},
    ]


@cache
def spoken(language: str) -> Recorder:
    """Everything that the game can say has been said."""
    speech = Recorder(language)
    facts = facts_of(speech)
    for event in every_event():
        for reader in READERS:
            told = KIND.tell(event, reader, facts)
            assert told is None or told.endswith("."), event
    for view in every_view():
        for reader in READERS:
            assert KIND.prompt(view, reader, facts)
        KIND.parts(view, 0, facts, WIDE)
        KIND.parts(view, 1, facts, NARROW)
        for reader in READERS:
            KIND.board(view, reader, facts)
        if view["phase"] == "over":
            KIND.svg(view, 0, facts)
            KIND.outcome(view, facts)
    for action in GAME.actions:
        if not KIND.actions.group_of[action.id].chance:
            assert KIND.label(action, facts)
            assert KIND.button(action, GAME.start(seed=7).view(0), facts)
    for note in ("set_off_by", "rounds"):
        speech.name("note", note)
    for option in KIND.options:
        speech.help(message_id("option", option.name))
        for value in option.choices:
            speech.say(message_id("choice", option.name, value))
            assert speech.help(message_id("choice", option.name, value))
    for source in KIND.sources:
        speech.name("source", source)
    for ending in names.ENDINGS:
        speech.name("won", ending)
    for words in ("game-title", "game-line", "game-facts"):
        speech.say(words)
    return speech


@languages
def test_everything_can_be_said_and_nothing_is_said_never(language):
    needed = {id_ for id_ in spoken(language).needed if id_ in written(language)}
    assert written(language) == needed


@languages
def test_all_languages_have_the_same_messages(language):
    assert written(language) == written("en")


@languages
def test_no_sentence_has_a_hole_or_a_gap(language):
    facts = facts_of(spoken(language))
    for event in every_event():
        for reader in READERS:
            told = KIND.tell(event, reader, facts) or ""
            assert "{" not in told
            assert "  " not in told
            assert "None" not in told


@languages
def test_labels_tell_actions_apart_and_are_short(language):
    facts = facts_of(spoken(language))
    labels = {}
    for action in GAME.actions:
        if not KIND.actions.group_of[action.id].chance:
            label = KIND.label(action, facts)
            assert len(label) <= 48, label
            assert labels.setdefault(label, action) is action


def test_the_reader_is_spoken_to_and_others_are_named():
    facts = GAME.facts_in("en", ("Ann", "Bob"))
    tile = Event("tile", "wave.steal", 0, {"wave": "strong", "from": "vermilion"})
    assert [KIND.tell(tile, reader, facts) for reader in READERS] == [
        "You take the strong merchant from Bob.",
        "Ann takes the strong merchant from you.",
        "Ann takes the strong merchant from Bob.",
    ]
    walk = Event("walk", "pilgrim.move", 1, {"start": 31, "stop": 0, "steps": 1})
    assert KIND.tell(walk, 1, facts) == "Your pilgrim walks one station to C1."
    sale = Event("sell", "merchant.sell", 1, {"good": "ceramics", "number": 2, "coins": 6})
    assert KIND.tell(sale, 0, facts) == "Bob sells 2 pieces of ceramics for 6 coins."


def test_tables_name_every_verb():
    assert {verb.name for verb in KIND.events.verbs} == set(HIGHLIGHTS)
    assert {group.verb for group in KIND.actions.groups if not group.chance} == set(OBJECTS)
