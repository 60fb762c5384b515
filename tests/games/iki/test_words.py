"""Everything people read can be said in every language: events, questions, buttons, options, cards."""

from __future__ import annotations

import re
from typing import Any

import pytest

import zashiki
from zashiki.api.events import Event
from zashiki.games.iki.data import names
from zashiki.games.iki.data.phases import PHASES as PHASE_NAMES
from zashiki.games.iki.rules.turn import PHASES
from zashiki.games.iki.terminal import market, players
from zashiki.games.iki.words import labels, log
from zashiki.games.iki.words import naming as words
from zashiki.games.iki.words.highlights import HIGHLIGHTS
from zashiki.text.speech import LANGUAGES, Name, message_id

from .walks import KIND, LONG_NAME, SPOKEN, WORDS, title, walk

MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
OF_THE_PAGE = ("game-title", "game-line", "game-facts")
"""Said by the page, not by the game."""


def ids(language: str) -> list[str]:
    return MESSAGE.findall((WORDS / f"{language}.ftl").read_text(encoding="utf-8"))


def in_tables() -> set[str]:
    """Every message that the tables of the game can ask for."""
    verbs = {verb.name for verb in KIND.events.verbs} | set(log.BY_RULE.values()) - set(log.SILENT)
    named = {
        "told": [verb for verb in verbs if verb not in log.SILENT] + [f"{verb} less" for verb in log.LESS],
        "asked": [PHASE_NAMES[row.number] for row in PHASES if row.asks],
        "chance": [PHASE_NAMES[row.number] for row in PHASES if row.choices and not row.asks],
        "do": list(labels.LABELS),
        "card": list(names.CARDS),
        "shop": list(names.SHOPS),
        "type": list(names.TYPES),
        "season": list(names.SEASONS),
        "token": sorted({token.rsplit(" ", 1)[0] for token in names.TOKENS}),
        "special": list(names.SPECIAL),
        "source": list(names.SOURCES),
        "won": list(names.ENDINGS),
        "worth": list(names.WORTHS),
        "lasting": list(words.LASTING),
        "option": [option.name for option in KIND.options],
        "choice": [f"{o.name} {v}" for o in KIND.options for v in o.choices if not isinstance(v, bool)],
        "tip": [*names.GOODS, *(f"held {kind}" for kind in names.MARKETS)],
        "word": ["first-player", "sun", "moon"],
        "here": list(labels.ABOUT_SOMEBODY),
        "note": ["fire", "retired", "buildings", "joker"],
        "terminal": [
            *(f"sign {kind}" for kind in names.TYPES),
            *(f"shop {shop}" for shop in names.SHOPS),
            *(f"short {worth}" for worth in names.WORTHS),
            *names.GOODS,
            *names.MARKETS,
            *players.COLUMNS,
            *market.COLUMNS,
        ],
    }
    return {message_id(kind, value) for kind, values in named.items() for value in values} | set(OF_THE_PAGE)


def in_code() -> set[str]:
    """Every message that the code names outright."""
    code = "".join(file.read_text(encoding="utf-8") for file in WORDS.parent.rglob("*.py"))
    return set(re.findall(r"""["']([a-z]+-[a-z0-9-]+)["']""", code))


def test_no_message_is_said_twice_or_never() -> None:
    english = ids("en")
    assert len(english) == len(set(english))
    assert set(english) <= in_tables() | in_code()
    assert in_tables() <= set(english)


@pytest.mark.parametrize("language", SPOKEN)
def test_all_languages_have_the_same_messages(language: str) -> None:
    assert language in LANGUAGES
    assert sorted(ids(language)) == sorted(ids("en"))


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("variant", KIND.variants, ids=title)
def test_what_happens_and_what_is_asked(variant: dict[str, Any], language: str) -> None:
    facts = zashiki.load("iki", **variant).facts_in(language, (LONG_NAME,))
    for state, events in walk(variant, seed=4):
        for event in events:
            for seat in (0, 1, None):
                sentence = KIND.tell(event, seat, facts)
                assert sentence is None or finished(sentence), sentence
        for seat in {state.turn if state.turn in (0, 1, 2, 3) else None, None, 0}:
            assert finished(KIND.prompt(state.view(seat), seat, facts))


def finished(sentence: str) -> bool:
    """A whole sentence: a capital or a figure first, a full stop last, and nothing left open."""
    return bool(re.fullmatch(r"(\w|«|„|“).*\.", sentence)) and not set(sentence) & set("{}$") and "None" not in sentence


@pytest.mark.parametrize("language", SPOKEN)
def test_every_event_there_can_be(language: str) -> None:
    facts = zashiki.load("iki").facts_in(language)
    for verb in KIND.events.verbs:
        rules = ["turn.own-turn", *(rule for of, rule in log.BY_RULE if of == verb.name)]
        for which in (0, -1):
            data = {key: operand(key, naming.names, which) if naming else which * 3 for key, naming in verb.operands}
            for rule in rules:
                for seat in (0, 1):
                    sentence = KIND.tell(Event(verb.name, rule, 0, data), seat, facts)
                    assert sentence is None or finished(sentence), sentence


def operand(key: str, choices: tuple[str, ...], which: int) -> str:
    """The first or the last an event may speak of; only a building is built."""
    return {"building": names.BUILDINGS, "card": names.CHARACTERS, "other": names.CHARACTERS}.get(key, choices)[which]


@pytest.mark.parametrize("language", SPOKEN)
def test_every_action_has_words_on_its_button(language: str) -> None:
    facts = zashiki.load("iki").facts_in(language)
    for action, group in zip(KIND.actions, KIND.actions.group_of, strict=True):
        if not group.chance:
            said = labels.label(action, facts)
            assert said[0].isupper() or said[0].isdigit(), said
            assert len(said) < 90, said


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("variant", KIND.variants[:2], ids=title)
def test_every_choice_and_the_table_in_a_terminal(variant: dict[str, Any], language: str) -> None:
    facts = zashiki.load("iki", **variant).facts_in(language)
    for state, _ in walk(variant, seed=4):
        seat = state.turn if state.turn in (0, 1, 2, 3) else None
        view = state.view(seat)
        assert KIND.board(view, seat, facts)
        if seat is not None:
            assert all(KIND.button(action, view, facts) for action in state.legal())


@pytest.mark.parametrize("language", SPOKEN)
def test_options_choices_sources_and_endings(language: str) -> None:
    say = KIND.speech(language)
    for id_ in in_tables():
        kind = id_.split("-")[0]
        if kind in ("option", "choice", "special"):
            assert finished(say.help(id_))
        if kind in ("option", "choice", "source", "won", "card", "shop", "game"):
            assert say.say(id_)


@pytest.mark.parametrize("language", SPOKEN)
def test_every_card_and_token_tells_what_it_does(language: str) -> None:
    facts = zashiki.load("iki").facts_in(language)
    for name in names.CHARACTERS:
        assert finished(words.character_sentences(name, facts))
    for name in names.BUILDINGS:
        assert finished(words.building_sentences(name, facts))
    for token in names.TOKENS:
        assert finished(words.for_sale(token, facts))
        assert finished(words.owned(token, facts))


def test_the_same_card_in_words_and_in_the_components() -> None:
    facts = zashiki.load("iki").facts
    assert words.character_sentences("labourer", facts) == (
        "Day labourer: Special. Costs 2 mon. Hiring gives 2 fire steps. Gives 1 fire step. "
        "Salary at levels 1, 2 and 3: -2 IKI; -1 IKI; nothing. Retired, the last again."
    )
    assert words.building_sentences("merchant", facts) == (
        "Merchant house: a building for 2 wood and 1 koban. At the end 3 IKI for each of your sandals, at most 30."
    )


@pytest.mark.parametrize("language", SPOKEN)
def test_an_edition_may_call_its_cards_as_it_likes(language: str, tmp_path: Any) -> None:
    standard = zashiki.load("iki").facts.components["characters.monk"]
    own = tmp_path / "own.toml"
    values = ", ".join(f"{k} = {v!r}" for k, v in {**standard, "name": "Abbot"}.items())
    own.write_text(f"[edition]\nname = 'own'\n[characters]\nmonk = {{ {values} }}\n", encoding="utf-8")
    facts = zashiki.load("iki", edition=own).facts_in(language)
    assert words.card_name("monk", facts) == Name("card", "monk", "Abbot")
    assert words.card_name("geisha", facts) == Name("card", "geisha")
    hired = KIND.tell(Event("hire", "hire.row", 0, {"card": "monk"}), 0, facts)
    assert "Abbot" in str(hired)
    assert "Abbot" in labels.label(KIND.actions.parse("hire monk"), facts)


def test_marks_speak_of_known_verbs() -> None:
    verbs = {verb.name for verb in KIND.events.verbs} | set(log.BY_RULE.values())
    assert set(HIGHLIGHTS) <= verbs
    assert set(log.SILENT) <= verbs
