"""Every phase: what is not allowed is refused with the right paragraph, and a refused play changes nothing."""

from __future__ import annotations

import pytest

from tests.games.tokaido_duo.table import GAME, INDIGO, VERMILION, asked, history, phase, position, use
from tests.support import fields, find_events, play_all, texts
from zashiki import IllegalAction, InvalidAction, State

TEN = "moon moon moon waterfall waterfall waterfall mountain mountain bamboo bamboo"
OTHER = ""
"""Whatever is not named: what is asked now."""
ALWAYS = {"good": "open.information", "reveal": "open.information", "roll": "round.roll", "again": "spring.when"}
"""What belongs to chance, and the token out of its time."""
MOVING = ALWAYS | {"take": "round.order", "leave": "turn.use-die"}
ACTING = ALWAYS | {"take": "round.order"}
"""While a die is in use no other is taken; a move cannot be declined."""


def after(die: str, number: int, *actions: str, **given) -> State:
    """The position after taking a die and some actions."""
    state, _ = use(die, number, **given)
    play_all(state, *actions)
    return state


def at_station(start: int, **given) -> State:
    """The pilgrim has stopped at the station after `start`."""
    return after("pilgrim", 1, pilgrim=[start, 14], **given)


def artist_at_r2(**given) -> State:
    """The artist has come from r1 to r2, where two figures are."""
    return after("artist", 1, "to r2", artist=["r1", "r2"], merchant=["m2", "m4"], **given)


def finished() -> State:
    """A game that is over."""
    return after(
        "pilgrim", 1, "leave", trigger="temple", trigger_by=1, gone={"merchant": INDIGO, "artist": VERMILION}
    )  # fmt: skip


SHORE = {"serene": VERMILION, "strong": None, "skilled": INDIGO}
STOLEN = {"serene": INDIGO, "strong": VERMILION, "skilled": INDIGO}
SIX = [{}, {"kimono": 4, "fans": 2}]
WALK = {"walk 1": "turn.use-die", "walk 5": "turn.use-die", "walk 6": "turn.use-die", "walk 7": "turn.use-die"}

PHASES = {
    "sides": (lambda: GAME.start(chance="explicit"), {OTHER: "turn.own-turn"}),
    "colours": (lambda: started("north indigo"), {OTHER: "turn.own-turn"}),
    "tokens": (lambda: started("north indigo", "purple indigo"), {OTHER: "turn.own-turn"}),
    "waves": (lambda: started("north indigo", "purple indigo", *LAID), {OTHER: "turn.own-turn"}),
    "roll": (lambda: started("north indigo", "purple indigo", *LAID, *SIDES_UP), {OTHER: "turn.own-turn"}),
    "draw": (lambda: after("merchant", 1, "draw 4", merchant=["c1", "m4"]), {OTHER: "turn.own-turn"}),
    "reveal": (lambda: play(artist_at_r2(), "paint 2"), {OTHER: "turn.own-turn"}),
    "take die": (position, ALWAYS | {"leave": "round.every-die", OTHER: "round.take-die"}),
    "take die, one gone": (
        lambda: position(gone={"artist": VERMILION}),
        ALWAYS | {"leave": "round.every-die", OTHER: "round.take-die"},
    ),
    "walk, serene": (
        lambda: after("pilgrim", 3, pilgrim=[16, 14], tiles={"serene": INDIGO}),
        MOVING | WALK | {"walk 4": "wave.hasty", OTHER: "pilgrim.move"},
    ),
    "walk, hasty": (
        lambda: after("pilgrim", 3, pilgrim=[16, 14], tiles={"hasty": INDIGO}),
        MOVING | WALK | {"walk 2": "wave.serene", OTHER: "pilgrim.move"},
    ),
    "route": (
        lambda: after("merchant", 1, merchant=["m1", "c1"]),
        MOVING | {"go c1": "merchant.coast-free", OTHER: "merchant.move"},
    ),
    "region": (
        lambda: after("artist", 2, artist=["r1", "r5"]),
        MOVING | {"to": "artist.path", "via": "artist.path", "paint": "artist.one-action", "gift": "artist.one-action",
                  OTHER: "artist.move"},
    ),
    "path, first step": (
        lambda: after("artist", 2, artist=["r3", "r5"], tiles={"inspired": INDIGO}, gallery=["moon", ""]),
        MOVING | {"to r2": "artist.path", "to r4": "artist.path", "to r7": "artist.path", "to": "artist.move",
                  "via": "artist.move", "paint": "artist.one-action", "gift": "artist.one-action",
                  OTHER: "artist.path"},
    ),
    "path, last step": (
        lambda: after("artist", 2, "via r2", artist=["r3", "r5"], tiles={"inspired": INDIGO}, gallery=["bamboo", ""]),
        MOVING | {"to r3": "artist.path", "to": "artist.move", "via r1": "artist.path", "via r3": "artist.path",
                  "via r8": "artist.path", "via": "artist.move", "paint": "artist.one-action",
                  "gift": "artist.one-action", OTHER: "artist.path"},
    ),
    "temple": (lambda: at_station(0), ACTING | {OTHER: "pilgrim.temple"}),
    "garden": (lambda: at_station(1), ACTING | {OTHER: "pilgrim.garden"}),
    "coastal town of the pilgrim": (lambda: at_station(3), ACTING | {OTHER: "pilgrim.town"}),
    "hot spring": (lambda: at_station(5), ACTING | {OTHER: "pilgrim.spring"}),
    "shore": (
        lambda: after("pilgrim", 1, pilgrim=[2, 14], tiles=SHORE),
        ACTING | {"tile pilgrim": "wave.take", "tile artist": "pilgrim.shore", OTHER: "pilgrim.shore"},
    ),
    "shore, stealing": (
        lambda: after("pilgrim", 1, pilgrim=[2, 14], tiles=STOLEN),
        ACTING | {OTHER: "pilgrim.shore"},
    ),
    "mountain town": (
        lambda: after("merchant", 1, merchant=["c1", "m4"]),
        ACTING | {"draw 5": "wave.strong", OTHER: "merchant.mountain"},
    ),
    "mountain town, strong": (
        lambda: after("merchant", 1, merchant=["c1", "m4"], tiles={"strong": INDIGO}),
        ACTING | {OTHER: "merchant.mountain"},
    ),
    "coastal town": (
        lambda: after("merchant", 1, "go c1", merchant=["m1", "m4"], goods=[{"kimono": 2, "fans": 3}, {}]),
        ACTING | {"sell plainly": "wave.cunning", OTHER: "merchant.sell"},
    ),
    "coastal town, cunning": (
        lambda: after("merchant", 1, "go c1", merchant=["m1", "m4"], goods=[{"kimono": 2}, {}],
                      tiles={"cunning": INDIGO}),
        ACTING | {OTHER: "merchant.sell"},
    ),
    "canvas, nothing to give": (
        lambda: artist_at_r2(tiles={"skilled": None}),
        ACTING | {"gift": "artist.front", "paint 3": "wave.skilled", "paint 1": "artist.paint", "paint": "artist.count",
                  OTHER: "artist.one-action"},
    ),
    "canvas, another landscape in front": (
        lambda: artist_at_r2(gallery=["bamboo", ""], tiles={"inspired": None}),
        ACTING | {"gift": "artist.gift", "paint 3": "wave.skilled", "paint 1": "artist.paint", "paint": "artist.count",
                  OTHER: "artist.one-action"},
    ),
    "canvas, inspired": (
        lambda: artist_at_r2(gallery=["waterfall", ""], tiles={"inspired": INDIGO}),
        ACTING | {"gift": "wave.inspired", "paint 3": "wave.skilled", "paint 1": "artist.paint",
                  "paint": "artist.count", OTHER: "artist.one-action"},
    ),
    "canvas, skilled": (
        lambda: artist_at_r2(gallery=["moon", ""], tiles={"skilled": INDIGO}),
        ACTING | {"paint 1": "artist.paint", "paint": "artist.count", OTHER: "artist.one-action"},
    ),
    "canvas, all face up": (
        lambda: artist_at_r2(gallery=[TEN, ""], tiles={"skilled": INDIGO}),
        ACTING | {"paint": "artist.paint", OTHER: "artist.one-action"},
    ),
    "canvas, one face down": (
        lambda: artist_at_r2(gallery=[TEN.rpartition(" ")[0], ""], tiles={"skilled": None}),
        ACTING | {"paint": "artist.paint", OTHER: "artist.one-action"},
    ),
    "return": (
        lambda: after("merchant", 1, "draw 4", *["good fans"] * 4, merchant=["c1", "m4"], goods=[{"dolls": 3}, {}]),
        ACTING | {"leave": "merchant.limit", OTHER: "merchant.return"},
    ),
    "return, strong lost": (
        lambda: after("pilgrim", 1, "tile merchant", pilgrim=[2, 14], tiles=STOLEN, goods=SIX),
        ACTING | {"leave": "wave.strong-lost", OTHER: "wave.strong-lost"},
    ),
    "again, pilgrim": (
        lambda: play(at_station(0, spring=INDIGO), "visit temple"),
        ALWAYS | {"leave": "spring.again", OTHER: "spring.again"},
    ),
    "again, artist": (
        lambda: play(artist_at_r2(spring=INDIGO, gallery=["moon", ""]), "gift"),
        ALWAYS | {"leave": "spring.again", "paint": "artist.one-action", "gift": "artist.one-action",
                  OTHER: "spring.again"},
    ),
    "over": (finished, {OTHER: "turn.own-turn"}),
}  # fmt: skip
LAID = tuple(f"token {t}" for t in ("kimono 4", "kimono 4", "ceramics 4", "ceramics 3", "dolls 3", "dolls 3", "fans 3"))
LAID += ("token fans 2",)
SIDES_UP = ("wave serene", "wave strong", "wave skilled")


def started(*actions: str) -> State:
    """A game being set up."""
    return play(GAME.start(chance="explicit"), *actions)


def play(state: State, *actions: str) -> State:
    """The same position, some actions later."""
    play_all(state, *actions)
    return state


def expected_rule(expected: dict, action: str) -> str:
    """The paragraph for an action: the longest beginning of its text that is named."""
    words = action.split()
    for length in range(len(words), 0, -1):
        if " ".join(words[:length]) in expected:
            return expected[" ".join(words[:length])]
    return expected[OTHER]


@pytest.mark.rule(
    "turn.own-turn", "turn.use-die", "round.order", "round.take-die", "round.every-die", "round.roll",
    "open.information", "spring.when", "spring.again", "pilgrim.move", "pilgrim.town", "pilgrim.temple",
    "pilgrim.garden", "pilgrim.spring", "pilgrim.shore", "merchant.move", "merchant.coast-free", "merchant.mountain",
    "merchant.limit", "merchant.return", "merchant.sell", "artist.move", "artist.path", "artist.one-action",
    "artist.paint", "artist.count", "artist.gift", "artist.front", "wave.take", "wave.serene", "wave.hasty",
    "wave.skilled", "wave.inspired", "wave.cunning", "wave.strong", "wave.strong-lost",
)  # fmt: skip
@pytest.mark.parametrize("phase", PHASES)
def test_refusals_of_the_whole_action_table(phase):
    build, expected = PHASES[phase]
    state = build()
    allowed = asked(state)
    assert allowed or phase == "over"
    wrong = {}
    for action in state.game.actions:
        refusal = state.why_not(action)
        if str(action) in allowed:
            assert refusal is None, action
        else:
            assert refusal.text == state.game.book()[refusal.rule].text
            if refusal.rule != expected_rule(expected, str(action)):
                wrong[str(action)] = (refusal.rule, "instead of", expected_rule(expected, str(action)))
    assert wrong == {}


@pytest.mark.parametrize("phase", PHASES)
def test_a_refused_play_changes_nothing(phase):
    state = PHASES[phase][0]()
    allowed = asked(state)
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
    known = {phase(build()) for build, _ in PHASES.values()}
    for seed in range(20):
        assert {view["phase"] for view, _ in history(seed)} <= known


@pytest.mark.rule("wave.take")
def test_a_tile_of_the_opponent_is_not_for_the_taking_while_one_lies_in_the_sea():
    state = PHASES["shore"][0]()
    with pytest.raises(IllegalAction, match=r"wave\.take"):
        state.play("tile pilgrim")
    assert fields(state)["holder"] == [VERMILION, -1, INDIGO]


@pytest.mark.rule("turn.own-turn")
def test_in_the_interrupt_only_the_owner_of_the_goods_is_asked():
    state = PHASES["return, strong lost"][0]()
    assert state.turn == VERMILION
    assert "lost the strong merchant" in state.prompt()
    events = state.play("return kimono")
    assert [e.seat for e in find_events(events, "return")] == [VERMILION]


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("gfit", "gift"),
        ("take monk", "take"),
        ("go c9", "go c"),
        ("sell 7", "sell"),
        ("walk 0", "walk"),
        ("", "names no action"),
        ("🎲", "names no action"),
    ],
)
def test_what_cannot_be_read_is_invalid_with_a_suggestion(text, hint):
    state = position()
    before = hash(state)
    with pytest.raises(InvalidAction, match=hint):
        state.play(text)
    assert hash(state) == before


@pytest.mark.parametrize("number", [-1, 10_000])
def test_a_number_outside_the_action_table_is_invalid(number):
    with pytest.raises(InvalidAction, match="no action of this game"):
        position().play(number)


def test_notation_is_forgiving_about_case_and_spaces():
    state = position()
    state.play("  Take   ARTIST ")
    assert phase(state) == "region"


def test_every_action_of_the_table_reads_back_as_itself():
    table = GAME.kind.actions
    assert [table.parse(text).id for text in texts(table.actions)] == list(range(len(table)))
