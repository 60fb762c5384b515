"""Every phase: what is not allowed is refused with the right paragraph, and a refused play changes nothing."""

from __future__ import annotations

import pytest

from tests.games.iki.table import (
    FOUR,
    INDIGO,
    MOSS,
    RING,
    THREE,
    TWO,
    VERMILION,
    burning,
    final,
    game,
    hiring,
    last_guest,
    month_end,
    moving,
    position,
    visit,
)
from tests.support import legal, play_all, random_play, texts
from zashiki import CHANCE, IllegalAction, InvalidAction, State

OTHER = ""
"""The actions not named."""
RICH = "30 mon, 9 rice, 9 sandal, 9 wood, 9 koban"
CHANCES = {"first", "plan", "block", "draw", "fire"}
"""What chance does is nobody's decision, whatever is asked."""


def after(state: State, *actions: str) -> State:
    """The position after some actions."""
    play_all(state, *actions)
    return state


def starters(played=THREE) -> State:
    """The last player is asked for a starting card."""
    cards = ("egg", "cotton", "glasses", "salt")
    last = played.players - 1
    return position(played, phase="starter", turn=last, month=0, row=dict.fromkeys(cards, 0), goods=["8 mon"] * 4)


MIXED = {
    "a1": ("egg", VERMILION),
    "a2": ("inn", INDIGO),
    "b1": ("dice", INDIGO),
    "d3": ("kite", INDIGO),
    "d4": ("seamstress", MOSS),
}
FOR_TWO = {"a1": ("egg", VERMILION), "a2": ("dice", INDIGO), "d3": ("monk", None)}
IN_ROOMS = {f"room {room}" for room in ("a1", "a2", "b1", "d3", "d4")}
CORNERS = {"room a4", "room b4", "room c4"}
FOURTH = {"room a4", "room b4", "room c4", "room d4"}


def rules(other: str, **named: str) -> dict[str, str]:
    """What each verb is refused with; `starve_a2` is the action `starve a2`."""
    return {OTHER: other, "ikizama": "ikizama.order"} | {name.replace("_", " "): rule for name, rule in named.items()}


PHASES = {
    "setting up": (lambda: THREE.start(chance="explicit"), {OTHER: "turn.own-turn"}),
    "draw": (
        lambda: position(THREE, phase="draw character", turn=CHANCE, to_draw=4),
        {OTHER: "turn.own-turn"},
    ),
    "blocker": (lambda: position(TWO, phase="draw blocker", turn=CHANCE, to_draw=4), {OTHER: "turn.own-turn"}),
    "fire": (lambda: month_end(THREE, 5)[0], {OTHER: "turn.own-turn"}),
    "over": (lambda: final(THREE)[0], {OTHER: "turn.own-turn"}),
    "starter": (starters, rules("setup.start-cards")),
    "starter room": (lambda: after(starters(), "hire egg"), rules("setup.start-rooms")),
    "starter room for two": (
        lambda: after(starters(TWO), "hire egg"),
        rules("setup.start-rooms") | dict.fromkeys(FOURTH, "setup2.board"),
    ),
    "ikizama": (
        lambda: after(position(THREE, phase="ikizama", fire_order=[0, 1, 2]), "ikizama 2"),
        rules("ikizama.place", ikizama="ikizama.taken"),
    ),
    "ikizama for two": (
        lambda: after(position(TWO, phase="ikizama", fire_order=[0, 1], blocked="3"), "ikizama 1"),
        rules("ikizama.place", ikizama_1="ikizama.taken", ikizama_3="two.blockers"),
    ),
    "hire": (
        lambda: hiring(THREE, row={"monk": 0, "carpenter": 0}, goods=["5 mon"] * 3),
        rules("hire.choice", hire="hire.row", hire_carpenter="hire.cost"),
    ),
    "hire without a kobun": (
        lambda: hiring(
            THREE, row={"monk": 0}, goods=[RICH] * 3,
            rooms={"a1": ("egg", 0), "a2": ("salt", 0), "b1": ("inn", 0), "b2": ("dice", 0)},
        ),
        rules("hire.choice", hire="hire.row", hire_monk="hire.kobun"),
    ),
    "hire room": (
        lambda: after(hiring(THREE, row={"monk": 0}, goods=["5 mon"] * 3, rooms=MIXED), "hire monk"),
        rules("hire.room") | dict.fromkeys(CORNERS, "hire.surcharge"),
    ),
    "hire room for two": (
        lambda: after(hiring(TWO, row={"monk": 0}, goods=["4 mon"] * 2, rooms=FOR_TWO), "hire monk"),
        rules("hire.room", room_b2="two.surcharge", room_c2="two.surcharge", room_d2="two.surcharge")
        | dict.fromkeys(FOURTH, "setup2.board"),
    ),
    "walk": (
        lambda: position(THREE, phase="walk", ikizama=["1-4"], further=1, goods=[RICH] * 3, row={"monk": 0}),
        rules("move.any", income="ikizama.any", hire="ikizama.any"),
    ),
    "further": (
        lambda: after(moving(THREE, "rice", "1", special={INDIGO: "move"}), "income"),
        rules("move.steps", sandal="move.sandals", ox_step="move.token"),
    ),
    "further without a token": (
        lambda: after(moving(THREE, "rice", "1", goods=["1 sandal"] * 3), "income"),
        rules("move.steps", ox_step="move.token"),
    ),
    "visit to the exchange": (
        lambda: visit(THREE, "exchange", rooms=MIXED, goods=["0 mon"], plans="inn"),
        rules(
            "visit.both", deal="shop.exchange", deal_koban="visit.pay", deal_two_koban="visit.pay", buy="shop.exchange",
            build="shop.exchange", use="visit.rooms", use_d4="visit.pay",
        ),
    ),
    "visit to the exchange, shop done": (
        lambda: after(visit(THREE, "exchange", rooms=MIXED, goods=["0 mon"], plans="inn"), "deal small change"),
        rules("visit.both", deal="visit.shop-once", buy="visit.shop-once", build="visit.shop-once", use="visit.rooms"),
    ),
    "visit to the exchange, character done": (
        lambda: after(visit(THREE, "exchange", rooms=MIXED, goods=[RICH]), "use d4", "train b1"),
        rules(
            "visit.both", deal="shop.exchange", buy="shop.exchange", build="shop.exchange", use="visit.one-character"
        ),
    ),
    "visit to the fish market": (
        lambda: visit(THREE, "fish", goods=["3 mon"], tokens={VERMILION: "spring fish 1"}),
        rules("visit.both", deal="shop.fish", buy="shop.fish", build="shop.fish", use="visit.rooms")
        | {"buy spring fish 2": "visit.pay"},
    ),
    "visit to the construction shop": (
        lambda: visit(
            THREE, "construction", rooms={"c1": ("inn", MOSS)}, plans="farm, temple", goods=["1 mon, 4 wood"]
        ),
        rules(
            "visit.both", deal="shop.construction", buy="shop.construction", build="build.offer",
            build_temple="build.cost", use="visit.rooms", use_c1="visit.building",
        ),
    ),
    "visit to the construction shop, no mon": (
        lambda: visit(THREE, "construction", plans="farm", goods=["4 wood"]),
        rules(
            "visit.both", deal="shop.construction", deal_day_rice="visit.pay", buy="shop.construction",
            build="build.offer", build_farm="build.fee", use="visit.rooms",
        ),
    ),
    "visit for two": (
        lambda: visit(TWO, "rice", rooms=FOR_TWO, goods=[RICH] * 2),
        rules("visit.both", deal="shop.rice", buy="shop.rice", build="shop.rice", use="two.rooms"),
    ),
    "second token": (
        lambda: after(visit(THREE, "tobacco", goods=["5 mon"]), "buy spring pipe 1"),
        rules("shop.tobacco") | {"buy spring tobacco 2": "visit.pay"},
    ),
    "train by an ability": (
        lambda: after(visit(THREE, "exchange", rooms=MIXED, goods=[RICH]), "use d4"),
        rules("ability.experience", train_a2="experience.buildings"),
    ),
    "train by a pipe": (
        lambda: after(visit(THREE, "tobacco", month=10, rooms=MIXED, goods=[RICH]), "buy winter pipe 1"),
        rules("shop.pipe", train_a2="experience.buildings"),
    ),
    "swap": (lambda: after(visit(THREE, "exchange", rooms=MIXED), "use d3"), rules("ability.swap")),
    "swap with": (lambda: after(visit(THREE, "exchange", rooms=MIXED), "use d3", "swap a1"), rules("ability.swap")),
    "plan": (
        lambda: after(
            visit(
                THREE, "exchange", rooms={"d3": ("carpenter", INDIGO)}, plans="inn, farm, theatre",
                goods=["1 koban, 3 wood"],
            ), "use d3"),
        rules("ability.build", build="build.offer", build_theatre="build.cost"),
    ),
    "building room": (
        lambda: after(
            visit(THREE, "construction", rooms=MIXED, plans="farm", goods=["2 mon, 4 wood"]), "build farm"
        ),
        rules("build.room") | dict.fromkeys(CORNERS, "hire.surcharge"),
    ),
    "neutral": (lambda: month_end(TWO, 1, row={"monk": 0, "dyer": 1})[0], rules("two.neutral")),
    "neutral room": (
        lambda: after(month_end(TWO, 1, row={"monk": 0, "dyer": 1}, rooms=FOR_TWO)[0], "neutral monk"),
        rules("two.neutral-room") | dict.fromkeys(FOURTH, "setup2.board"),
    ),
    "escape": (
        lambda: burning(THREE, "a", rooms={"a1": ("egg", INDIGO)}, special={INDIGO: "shrine escape"})[0],
        rules("fire.escape"),
    ),
    "feed": (
        lambda: month_end(
            THREE, 3, rooms={"a1": ("monk", 0), "a2": ("inn", 0), "b1": ("dyer", 0), "c1": ("soba", 1)},
            goods=["1 rice", "1 rice", "0 mon"],
        )[0],
        rules("payday.feed", starve="payday.starve", starve_a2="build.stands"),
    ),
    "new year": (
        lambda: position(THREE, phase="new year", month=13, guests=[0, 1, 2], goods=[RICH] * 3),
        rules("newyear.business", room="newyear.place"),
    ),
    "new year, free spaces": (
        lambda: position(
            game(players=3, new_year_free_space_only=True), phase="new year", month=13, guests=[1, 0, 2], queue=1,
            oyakata=[None, "rice", None],
        ),
        rules("newyear.business", go="option.new-year-free-space-only", room="newyear.place"),
    ),
}  # fmt: skip


def wanted(expected: dict[str, str], action: str) -> str:
    """The paragraph for an action: its own, its verb's, or that of all others."""
    verb = "ox step" if action == "ox step" else action.split(maxsplit=1)[0]
    if verb in CHANCES:
        return "turn.own-turn"
    return expected.get(action, expected.get(verb, expected[OTHER]))


@pytest.mark.rule(
    "turn.own-turn", "setup.start-cards", "setup.start-rooms", "setup2.board", "ikizama.place", "ikizama.taken",
    "ikizama.any", "ikizama.order", "two.blockers", "hire.choice", "hire.row", "hire.cost", "hire.kobun", "hire.room",
    "hire.surcharge", "two.surcharge", "move.any", "move.steps", "move.sandals", "move.token", "visit.both",
    "visit.shop-once", "visit.rooms", "visit.one-character", "visit.pay", "visit.building", "two.rooms", "shop.tobacco",
    "shop.fish", "shop.pipe", "ability.experience", "experience.buildings", "ability.swap", "ability.build",
    "build.offer", "build.cost", "build.fee", "build.room", "two.neutral", "two.neutral-room", "fire.escape",
    "payday.feed", "payday.starve", "build.stands", "newyear.business", "option.new-year-free-space-only",
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
            assert refusal.rule == wanted(expected, str(action)), action
            assert refusal.text == state.game.book()[refusal.rule].text


@pytest.mark.parametrize("phase", PHASES)
def test_a_refused_play_changes_nothing(phase):
    state = PHASES[phase][0]()
    allowed = set(legal(state))
    before, written = hash(state), state.to_json()
    for action in state.game.actions[::7]:
        if str(action) not in allowed:
            with pytest.raises(IllegalAction) as error:
                state.play(action)
            assert error.value.refusal == state.why_not(action)
            assert f"[{error.value.refusal.rule}]" in str(error.value)
    assert hash(state) == before
    assert state.to_json() == written


def test_every_phase_of_random_games_is_among_them():
    known = {build().view(None)["phase"] for build, _ in PHASES.values()} | {"draw building"}
    for variant in THREE.kind.variants[:3]:
        for seed in range(2):
            asked = {state.view(None)["phase"] for state, _ in random_play(game(**variant), seed)}
            assert asked <= known


@pytest.mark.rule("build.room", "build.cost")
def test_a_building_whose_room_cannot_be_paid_is_refused_for_the_room_and_not_for_its_cost():
    """Only corner rooms are free: the koban and wood are there, the 2 mon for a corner are not."""
    cards = iter(["egg", "salt", "cotton", "glasses", "sake", "dice", "geta", "kite", "dyer", "soba", "monk", "oxcart"])
    rooms = {f"{n}{k}": (next(cards), 1 + "abcd".index(n) % 3) for n in "abcd" for k in (1, 2, 3)}
    state = visit(FOUR, "construction", plans="inn", rooms=rooms, goods=["1 mon, 1 koban, 1 wood"] * 4)
    assert state.why_not("build inn").rule in ("build.room", "hire.surcharge")


@pytest.mark.rule("newyear.business")
def test_hiring_during_a_new_year_visit_is_refused_because_it_is_new_year():
    state = last_guest(THREE, "exchange", goods=[RICH] * 3)
    for action in ("income", "hire kabuki", "sandal", "ox step"):
        assert state.why_not(action).rule == "newyear.business", action


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("incme", "income"),
        ("go riec", "go rice"),
        ("use e1", "use"),
        ("", "names no action"),
        ("🎏", "names no action"),
    ],
)
def test_what_cannot_be_read_is_invalid_with_a_suggestion(text, hint):
    state = visit(THREE, "exchange")
    before = hash(state)
    with pytest.raises(InvalidAction, match=hint):
        state.play(text)
    assert hash(state) == before


@pytest.mark.parametrize("number", [-1, 10_000])
def test_a_number_outside_the_action_table_is_invalid(number):
    with pytest.raises(InvalidAction, match="no action of this game"):
        visit(THREE, "exchange").play(number)


def test_notation_is_forgiving_about_case_and_spaces():
    state = visit(THREE, "exchange")
    state.play("  Deal   SMALL change ")
    assert state.view(None)["goods"][INDIGO][0] == 2


def test_every_action_of_the_table_reads_back_as_itself():
    table = THREE.kind.actions
    assert [table.parse(text).id for text in texts(table.actions)] == list(range(len(table)))


def test_the_ring_is_the_action_table_of_the_new_year():
    assert [str(a) for a in THREE.actions if str(a).startswith("go ")] == [f"go {shop}" for shop in RING]
