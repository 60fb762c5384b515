"""Everything that people read can be said in every language, and nothing is translated in vain."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import zashiki
from tests.support import random_play
from zashiki import Game
from zashiki.drawing.parts import NARROW, WIDE
from zashiki.games.geishas_road import GAME
from zashiki.games.geishas_road.data.names import ENDINGS, FEATS, SOURCES
from zashiki.games.geishas_road.data.phases import PHASES
from zashiki.games.geishas_road.words.labels import LABELS
from zashiki.games.geishas_road.words.log import BY_RULE, MANNERS, SILENT, UNSEEN
from zashiki.games.geishas_road.words.naming import CASES, called, say
from zashiki.text.speech import COMMON, LANGUAGES, Name, Speech, message_id

WORDS = GAME.components.parent / "words"
SPOKEN = list(LANGUAGES)
in_every_language = pytest.mark.parametrize("language", SPOKEN)
in_every_variant = pytest.mark.parametrize("variant", range(len(GAME.variants)))


class Listener(Speech):
    """Speech that remembers which messages were asked for."""

    def __init__(self, language: str, *files: Path) -> None:
        super().__init__(language, *files)
        self.heard: set[str] = set()

    def say(self, id_: str, **facts) -> str:
        self.heard.add(id_)
        return super().say(id_, **facts)


def listening(game: Game, language: str) -> dict:
    """The facts of a game in a language, with somebody listening."""
    say = Listener(language, COMMON / f"{language}.ftl", WORDS / f"{language}.ftl")
    return replace(game.facts_in(language), say=say)


@cache
def load(variant: int) -> Game:
    return zashiki.load("geishas-road", **GAME.variants[variant])


@cache
def said_in_a_random_game(variant: int, language: str) -> frozenset[str]:
    """Tell, ask, offer on buttons and draw a whole random game; what cannot be said raises."""
    game = load(variant)
    facts = listening(game, language)
    for k, (state, events) in enumerate(random_play(game, variant)):
        for reader in (0, 1, None):
            for event in events:
                game.kind.tell(event.seen_by(reader), reader, facts)
                game.kind.tell(event, reader, facts)
        reader = (0, 1, None)[k % 3]
        assert game.kind.prompt(state.view(reader), reader, facts)
        if state.turn is not None:
            assert game.kind.prompt(state.view(state.turn), state.turn, facts)
            assert all(game.kind.label(action, facts) for action in state.legal())
            here = state.view(state.turn)
            assert all(game.kind.button(action, here, facts) for action in state.legal())
        if k % 4 == 0 or state.turn is None:
            game.kind.parts(state.view(reader), reader, facts, WIDE if k % 8 else NARROW)
            game.kind.svg(state.view(reader), reader, facts)
            game.kind.board(state.view(reader), reader, facts)
    return frozenset(facts.say.heard)


CHANCE_IS_ASKED = PHASES[: PHASES.index("choose first")]


@in_every_language
@in_every_variant
def test_a_random_game_can_be_said(variant: int, language: str) -> None:
    told = said_in_a_random_game(variant, language)
    assert {"told-game-won", "told-campaign-won"} & told
    assert {"over", "waiting", "game-title"} <= told


@in_every_language
@in_every_variant
def test_what_chance_decides_can_be_said(variant: int, language: str) -> None:
    game = load(variant)
    facts = listening(game, language)
    state = game.start(chance="explicit")
    while state.turn == zashiki.CHANCE:
        assert game.kind.prompt(state.view(0), 0, facts)
        state.play(state.chances()[0][0])
    assert {"chance-deal", "chance-first"} <= facts.say.heard


def told_ids() -> set[str]:
    verbs = {verb.name for verb in GAME.events.verbs} - {"manner"}
    keys = (verbs | set(BY_RULE.values()) | set(MANNERS.values()) | {"return empty"}) - SILENT - {"ruled"}
    return {message_id("told", key) for key in keys | {f"{key} unseen" for key in UNSEEN}}


def option_ids() -> set[str]:
    ids = {message_id("option", option.name) for option in GAME.options}
    chosen = [(o.name, c) for o in GAME.options for c in o.choices if not isinstance(c, bool)]
    return ids | {message_id("choice", *pair) for pair in chosen}


def table_ids() -> set[str]:
    """Ids that a table of the game leads to, however seldom it happens."""
    ids = told_ids() | option_ids() | {"game-title", "game-line", "game-facts", "do-take-pair"}
    ids |= {message for message, _ in LABELS.values()}
    for kind, values in (("source", SOURCES), ("won", ENDINGS), ("feat", FEATS), ("chance", CHANCE_IS_ASKED)):
        ids |= {message_id(kind, value) for value in values}
    ids |= {"note-achievements", "note-games-won", "note-rounds", "card-unseen"}
    return ids | {f"{kind}-own" for kind in ("card", "house", "guest")}


@in_every_language
def test_every_option_choice_source_reason_and_achievement_has_its_words(language: str) -> None:
    speech = GAME.speech(language)
    for id_ in table_ids() - told_ids():
        assert id_ in speech, id_
    for id_ in option_ids() | {message_id("feat", feat) for feat in FEATS}:
        assert speech.help(id_), id_


def own_ids(language: str) -> set[str]:
    """The messages of the game itself."""
    lines = (WORDS / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    return {line.split(" =")[0] for line in lines if line[:1].isalpha() and " =" in line}


def test_no_message_is_unused() -> None:
    reached = table_ids().union(*(said_in_a_random_game(variant, "en") for variant in range(len(GAME.variants))))
    assert own_ids("en") - reached == set()
    assert told_ids() - own_ids("en") == set()


@in_every_language
def test_all_languages_have_the_same_messages(language: str) -> None:
    assert own_ids(language) == own_ids("en")


@in_every_language
def test_what_an_edition_may_rename_has_only_the_forms_that_are_known(language: str) -> None:
    """So that a name of one's own, which cannot be declined, stands in for every form of the standard one."""
    bundle = GAME.speech(language)._bundle
    for kind in ("geisha", "card", "house", "guest"):
        for id_ in own_ids(language):
            if id_.startswith(f"{kind}-") and not id_.endswith("-own"):
                assert set(bundle.get_message(id_).attributes) <= set(CASES), id_


@in_every_language
def test_names_of_an_own_edition_are_said_instead_of_the_standard_ones(tmp_path, language: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        '[edition]\nname = "mine"\n[names]\n'
        'geisha = ["Iroha", "Sayuri", "Anju", "Ruri", "Tomoyo"]\n'
        'colours = ["pink", "crimson", "yellow", "blue", "green"]\n',
        encoding="utf-8",
    )
    game = zashiki.load("geishas-road", edition=path)
    facts = game.facts_in(language)
    assert called(facts, "geisha", "pink") == Name("geisha", "pink")
    for state, events in random_play(game, 5):
        told = [game.kind.tell(event, 0, facts) or "" for event in events]
        for event, sentence in zip(events, told, strict=True):
            if event.verb == "move" and event.data["geisha"] == "red":
                assert sentence.startswith("Sayuri")
        game.kind.svg(state.view(0), 0, facts)
    assert "crimson" in say(facts, "do-discard", card=called(facts, "card", "red 3"))
    assert "crimson" in say(facts, "do-guest", guest=called(facts, "guest", "red"))
