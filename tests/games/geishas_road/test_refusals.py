"""Every phase: what is not allowed is refused with the right paragraph, and a refused play changes nothing."""

from __future__ import annotations

import pytest

from tests.games.geishas_road.table import (
    ADVANCED,
    COUNTER,
    GEIKO,
    GEIKO_HIDDEN_CARD,
    HIDDEN,
    MAIKO,
    MAIKO_OFFERS,
    STANDARD,
    end_round,
    game,
    last_turn,
    mask,
    position,
)
from tests.support import legal, let_chance, play_all, random_play, texts
from zashiki import IllegalAction, InvalidAction, State

HANDS = ["pink 1, pink 3, red 4, blue 3, green 2", "yellow 1, green 4"]
GIFT = ("gift", "choose pink 3", "choose red 4", "choose blue 3")
COMPETITION = ("competition", "choose pink 3", "choose red 4", "choose blue 3", "choose pink 1")
OTHER = ""
"""The verbs not named."""


def after(game, *actions, **given) -> State:
    """The position after some actions of a turn."""
    state = position(game, **{"hand": HANDS, "deck": mask("yellow 3, yellow 4")} | given)
    play_all(state, *actions)
    return state


def asked_to_choose_first() -> State:
    """The loser of the first round is asked who begins the second."""
    state = last_turn(STANDARD, "pink 3, red 3, yellow 3", "pink 1, red 2, blue 4, green 4")
    end_round(state)
    let_chance(state)
    return state


def finished() -> State:
    """A game won by four geisha."""
    state = last_turn(STANDARD, "pink 3, red 3, yellow 3, blue 3", "red 2, green 4, green 3")
    end_round(state)
    return state


PHASES = {
    "draw": (lambda: after(STANDARD, "reveal", "choose red 4"), {OTHER: "turn.own-turn"}),
    "counter draw": (lambda: after(ADVANCED, *GIFT, "counter a", "choose green 4"), {OTHER: "turn.own-turn"}),
    "setting up": (lambda: STANDARD.start(chance="explicit"), {OTHER: "turn.own-turn"}),
    "act": (
        lambda: after(STANDARD, used=["reveal, gift", ""]),
        {"reveal": "turn.once", "gift": "turn.once", OTHER: "turn.action"},
    ),
    "act in maiko": (lambda: after(MAIKO, used=["gift", ""]), {"gift": "turn.once", OTHER: "maiko.turn"}),
    "reveal card": (lambda: after(STANDARD, "reveal"), {"choose": "action.hand", OTHER: "action.reveal"}),
    "reveal card in maiko": (lambda: after(MAIKO, "reveal"), {"choose": "action.hand", OTHER: "maiko.reveal"}),
    "keep": (lambda: after(STANDARD, "intrigue"), {"keep": "action.hand", OTHER: "action.intrigue"}),
    "discard": (
        lambda: after(STANDARD, "intrigue", "keep pink 1"),
        {"discard": "action.hand", OTHER: "action.intrigue"},
    ),
    "gift": (lambda: after(STANDARD, "gift"), {"choose": "action.hand", "veil": "hidden.use", OTHER: "action.gift"}),
    "gift, one card laid": (
        lambda: after(HIDDEN, "gift", "veil pink 3"),
        {"choose": "action.hand", "veil": "hidden.once", OTHER: "action.gift"},
    ),
    "gift, hidden offer open": (
        lambda: after(HIDDEN, "gift"),
        {"choose": "action.hand", "veil": "action.hand", OTHER: "action.gift"},
    ),
    "competition": (
        lambda: after(STANDARD, "competition"),
        {"choose": "action.hand", "veil": "hidden.use", OTHER: "action.competition"},
    ),
    "intrigue in maiko": (
        lambda: after(MAIKO_OFFERS, "intrigue"),
        {"choose": "action.hand", "veil": "maiko.offers", OTHER: "maiko.intrigue"},
    ),
    "respond to a gift": (lambda: after(STANDARD, *GIFT), {"counter": "counter.use", OTHER: "action.gift-choice"}),
    "respond to a competition": (
        lambda: after(STANDARD, *COMPETITION),
        {"counter": "counter.use", OTHER: "action.competition-choice"},
    ),
    "respond, counter spent": (
        lambda: after(COUNTER, *COMPETITION, counter=[1, 0]),
        {"counter": "counter.once", OTHER: "action.competition-choice"},
    ),
    "respond, empty hand": (
        lambda: after(COUNTER, *COMPETITION, hand=[HANDS[0], ""]),
        {"counter": "counter.hand", OTHER: "action.competition-choice"},
    ),
    "respond, counter open": (lambda: after(COUNTER, *GIFT), {"counter": "counter.use", OTHER: "action.gift-choice"}),
    "counter card": (
        lambda: after(COUNTER, *GIFT, "counter a"),
        {"choose": "action.hand", "veil": "hidden.use", OTHER: "counter.use"},
    ),
    "counter card, hidden spent": (
        lambda: after(ADVANCED, *GIFT, "counter a", hidden=[1, 0]),
        {"choose": "action.hand", "veil": "hidden.once", OTHER: "counter.use"},
    ),
    "order": (lambda: after(STANDARD, *COMPETITION, "take ab"), {OTHER: "action.order"}),
    "order in maiko": (lambda: after(MAIKO, *COMPETITION, "take ab", "work"), {OTHER: "maiko.order"}),
    "token": (lambda: after(STANDARD, "reveal", "choose green 2"), {OTHER: "card.tokens-choice"}),
    "guest": (
        lambda: after(
            MAIKO, "reveal", "choose pink 1", geisha={"pink": "pink"}, guests={"red": {"pink": 1, "blue": 1}}
        ),
        {OTHER: "maiko.work"},
    ),
    "remove": (
        lambda: after(MAIKO, "intrigue", "choose pink 3", "choose red 4"),
        {"counter": "maiko.offers", OTHER: "maiko.intrigue-choice"},
    ),
    "say": (
        lambda: after(MAIKO, "intrigue", "choose pink 3", "choose red 4", "remove a"),
        {OTHER: "maiko.intrigue-choice"},
    ),
    "manner": (lambda: after(MAIKO, *GIFT, "take a"), {OTHER: "maiko.same"}),
    "visit": (lambda: after(GEIKO), {"choose": "action.hand", OTHER: "geiko.turn"}),
    "face down": (lambda: after(GEIKO_HIDDEN_CARD), {"keep": "action.hand", OTHER: "geiko.hidden-card"}),
    "choose first": (asked_to_choose_first, {OTHER: "second.first"}),
    "over": (finished, {OTHER: "turn.own-turn"}),
}


@pytest.mark.rule(
    "turn.own-turn", "turn.action", "turn.once", "action.hand", "action.reveal", "action.intrigue", "action.gift",
    "action.competition", "action.gift-choice", "action.competition-choice", "action.order", "card.tokens-choice",
    "counter.use", "counter.once", "counter.hand", "hidden.use", "hidden.once", "second.first",
    "maiko.turn", "maiko.reveal", "maiko.intrigue", "maiko.intrigue-choice", "maiko.same", "maiko.order", "maiko.work",
    "maiko.offers", "geiko.turn", "geiko.hidden-card",
)  # fmt: skip
@pytest.mark.parametrize("phase", PHASES)
def test_refusals_of_the_whole_action_table(phase):
    build, expected = PHASES[phase]
    state = build()
    allowed = set(legal(state))
    assert allowed or phase == "over"
    for action in state.game.actions:
        refusal = state.why_not(action)
        if str(action) in allowed:
            assert refusal is None, action
        else:
            verb = str(action).split()[0]
            assert refusal.rule == expected.get(verb, expected[OTHER]), action
            assert refusal.text == state.game.book()[refusal.rule].text


@pytest.mark.parametrize("phase", PHASES)
def test_a_refused_play_changes_nothing(phase):
    state = PHASES[phase][0]()
    allowed = set(legal(state))
    before, written = hash(state), state.to_json()
    for action in state.game.actions:
        if str(action) not in allowed:
            with pytest.raises(IllegalAction) as error:
                state.play(action)
            assert error.value.refusal == state.why_not(action)
            assert f"[{error.value.refusal.rule}]" in str(error.value)
    assert hash(state) == before
    assert state.to_json() == written


def test_every_phase_of_random_games_is_among_them():
    known = {build().view(None)["phase"] for build, _ in PHASES.values()}
    for variant in STANDARD.kind.variants:
        for seed in range(3):
            asked = {state.view(None)["phase"] for state, _ in random_play(game(**variant), seed)}
            assert asked <= known


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("gfit", "gift"),
        ("choose pink 5", "choose pink"),
        ("take e", "take"),
        ("", "names no action"),
        ("🎁", "names no action"),
    ],
)
def test_what_cannot_be_read_is_invalid_with_a_suggestion(text, hint):
    state = after(STANDARD)
    before = hash(state)
    with pytest.raises(InvalidAction, match=hint):
        state.play(text)
    assert hash(state) == before


@pytest.mark.parametrize("number", [-1, 10_000])
def test_a_number_outside_the_action_table_is_invalid(number):
    with pytest.raises(InvalidAction, match="no action of this game"):
        after(STANDARD).play(number)


def test_notation_is_forgiving_about_case_and_spaces():
    state = after(STANDARD, "reveal")
    state.play("  Choose   PINK 3 ")
    assert "pink 3" in state.view(None)["zone"][0]


def test_every_action_of_the_table_reads_back_as_itself():
    table = STANDARD.kind.actions
    assert [table.parse(text).id for text in texts(table.actions)] == list(range(len(table)))
