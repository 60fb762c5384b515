"""The phase table of every game: a row for each phase, paragraphs that exist, choices that fit, a question in words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

import zashiki
from zashiki import State
from zashiki.engine.phases import LARGEST_SET, Phase
from zashiki.registry import kind
from zashiki.text.speech import LANGUAGES

from .positions import VARIANTS, load, walk

MOST_GAMES = 60
"""Random games after which every phase must have been seen."""
games = pytest.mark.parametrize("name", [name for name in zashiki.games() if kind(name).rules.phases])


def rows(name: str) -> dict[int, Phase]:
    """The table by phase number."""
    return {row.number: row for row in kind(name).rules.phases}


def asked_of_players(name: str) -> set[int]:
    """The phases in which a player decides: those with a paragraph that asks."""
    return {number for number, row in rows(name).items() if row.asks}


def positions(name: str) -> Iterator[State]:
    """Positions of random games of every variant in turn."""
    variants = [variant for variant in VARIANTS if variant[0] == name]
    for seed in range(MOST_GAMES):
        yield from walk(load(variants[seed % len(variants)]), seed)


def phase_of(state: State) -> int:
    """The number of the phase."""
    number: int = state.game.kind.schema.read(state.cells, "phase")
    return number


@cache
def one_of_each(name: str) -> dict[tuple[int, int | None], State]:
    """A position of each phase and each player in it, and the end."""
    found: dict[tuple[int, int | None], State] = {}
    wanted, seen = asked_of_players(name), set[int]()
    for state in positions(name):
        key = (phase_of(state), state.turn)
        if key not in found:
            found[key] = state.copy()
            seen.add(key[0])
        if state.turn is None and wanted <= seen:
            break
    return found


@games
def test_every_phase_has_one_row_or_is_the_end(name: str) -> None:
    naming = kind(name).schema.fields["phase"].naming
    assert naming is not None
    assert len(rows(name)) == len(kind(name).rules.phases), "two rows have the same number"
    ends = {phase for phase, turn in one_of_each(name) if turn is None}
    assert set(range(len(naming.names))) - set(rows(name)) == ends


@games
def test_random_games_ask_players_in_every_phase_that_has_a_paragraph_and_in_no_other(name: str) -> None:
    assert {phase for phase, turn in one_of_each(name) if turn is not None} == asked_of_players(name)


@games
def test_chance_is_asked_in_phases_without_a_paragraph(name: str) -> None:
    rng, state = random.Random(name), load(next(v for v in VARIANTS if v[0] == name)).start(chance="explicit")
    while state.turn is not None:
        assert bool(rows(name)[phase_of(state)].asks) == (state.turn != zashiki.CHANCE)
        state.play(rng.choice(state.legal()))


@games
def test_the_paragraphs_that_ask_exist(name: str) -> None:
    book = kind(name).rulebook
    for row in rows(name).values():
        assert callable(row.asks) or row.asks in book.ids
    for state in one_of_each(name).values():
        refusals = [state.why_not(action) for action in state.game.actions]
        assert all(refusal is None or refusal.rule in book.ids[1:] for refusal in refusals)


@games
def test_choices_fit_the_action_table_and_one_machine_word(name: str) -> None:
    actions = len(kind(name).actions)
    for row in rows(name).values():
        if isinstance(row.choices, int):
            assert row.choices.bit_length() <= LARGEST_SET
            assert row.first + row.choices.bit_length() <= actions
    for (phase, _), state in one_of_each(name).items():
        if state.turn is not None:
            first = rows(name)[phase].first
            assert all(first <= a < min(actions, first + LARGEST_SET) for a in state.legal_ids())


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words_in_every_language(name: str, language: str) -> None:
    for (_, seat), state in one_of_each(name).items():
        facts = state.game.facts_in(language)
        for reader in (*range(state.game.players), None):
            assert kind(name).prompt(state.view(reader), reader, facts).strip()
        if seat is not None:
            asked = kind(name).prompt(state.view(seat), seat, facts)
            waiting = kind(name).prompt(state.view(None), None, facts)
            assert asked != waiting
