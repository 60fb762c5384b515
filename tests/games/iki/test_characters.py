"""All sixty characters, one by one: type, price, fire bonus, first level, salaries, retirement, ability."""

from __future__ import annotations

import pytest

from tests.games.iki.cards import BY_TYPE, CARDS
from tests.games.iki.table import (
    FOUR,
    GOODS,
    INDIGO,
    THREE,
    VERMILION,
    amounts,
    board,
    fire,
    free_kobun,
    goods,
    hiring,
    iki,
    month_end,
    phase,
    position,
    retired,
    special,
    told,
    visit,
)
from tests.support import find_events, legal, play_all, why_not

EVERY_CHARACTER = pytest.mark.parametrize("name", CARDS)
FOR_HIRE = pytest.mark.parametrize("name", [name for name, card in CARDS.items() if card.season != "start"])
SIMPLE = [name for name, card in CARDS.items() if card.ability.split("-> ")[-1][0].isdigit()]
"""Characters whose ability is a gain, a trade or a gift."""
TRAINERS = [name for name, card in CARDS.items() if card.ability.endswith("experience")]
BUILDERS = [name for name, card in CARDS.items() if card.ability.startswith("build")]
SWAPPERS = [name for name, card in CARDS.items() if card.ability == "swap"]


def text(of: dict[str, int]) -> str:
    """Goods as `position` reads them."""
    return ", ".join(f"{n} {good}" for good, n in of.items() if good in GOODS) or "0 mon"


def ability(name: str) -> tuple[dict[str, int], dict[str, int], int]:
    """What a simple ability costs, gives, and gives the others."""
    said, _, others = CARDS[name].ability.partition(", others ")
    price, arrow, gain = said.partition(" -> ")
    if not arrow:
        price, gain = "", said
    return amounts(price), amounts(gain), int(others.split()[0]) if others else 0


def test_the_lists_are_whole():
    assert len(CARDS) == 60
    assert len(SIMPLE) + len(TRAINERS) + len(BUILDERS) + len(SWAPPERS) == 60
    assert {kind: len(names) for kind, names in BY_TYPE.items()} == {
        "vendor": 17,
        "artisan": 15,
        "special": 12,
        "master": 9,
        "shopkeeper": 7,
    }


@EVERY_CHARACTER
@pytest.mark.rule("payday.harmony")
def test_type(name):
    """Beside a card of its type it is in harmony, beside one of any other type it is not."""
    for kind, names in BY_TYPE.items():
        other = next(card for card in names if card != name)
        rooms = {"a1": (name, INDIGO), "a2": (other, INDIGO)}
        _, events = month_end(THREE, 12, rooms=rooms, goods=["9 rice"] * 3)
        scored = [e["type"] for e in told(events, "harmony")]
        assert scored == ([kind] if kind == CARDS[name].type else [])


@FOR_HIRE
@pytest.mark.rule("hire.cost", "hire.kobun", "hire.fire-bonus")
def test_price_fire_bonus_and_first_level(name):
    card = CARDS[name]
    poor = hiring(THREE, month=card.month, row={name: 0}, goods=[f"{card.price - 1} mon"] * 3)
    assert why_not(poor, f"hire {name}") == "hire.cost"
    state = hiring(THREE, month=card.month, row={name: 0}, goods=[f"{card.price} mon"] * 3, oyakata={0: "rice"})
    events = play_all(state, f"hire {name}", "room c3")
    assert board(state)["c3"] == (name, INDIGO, card.start)
    assert fire(state) == [card.fire, 0, 0]
    assert len(find_events(events, "rise", "hire.fire-bonus")) == (card.fire > 0)
    assert goods(state, INDIGO) == {}


@pytest.mark.rule("setup.start-cards", "setup.start-rooms")
@pytest.mark.parametrize("name", ["egg", "cotton", "glasses", "salt"])
def test_starting_cards_are_free_and_have_no_fire_bonus(name):
    state = position(
        THREE, phase="starter", turn=2, active=2, month=0, row=dict.fromkeys(["egg", "cotton", "glasses", "salt"], 0),
        goods=["8 mon"] * 3,
    )  # fmt: skip
    play_all(state, f"hire {name}", "room b1")
    assert board(state) == {"b1": (name, 2, 1)}
    assert goods(state, 2) == {"mon": 8}
    assert fire(state) == [0, 0, 0]


@EVERY_CHARACTER
@pytest.mark.rule("payday.salaries", "payday.negative", "retire.column", "token.once")
def test_salary_at_every_level_and_in_retirement(name):
    card = CARDS[name]
    for level in (*range(card.start, 4), 4):
        lying = {"rooms": {"a1": (name, INDIGO, level)}} if level < 4 else {"retired": {INDIGO: name}}
        state, events = month_end(THREE, 12, goods=["10 rice"] * 3, iki=[20, 20, 20], **lying)
        expected = card.salary(level)
        fed = 1 if level < 4 else 0
        got = {good: n for good, n in (goods(state, INDIGO) | {"iki": iki(state, INDIGO) - 20}).items() if n}
        got["rice"] = got.get("rice", 0) - 10 + fed
        assert {good: n for good, n in got.items() if n} == {g: n for g, n in expected.items() if n}, level
        assert {e["good"]: e["amount"] for e in told(events, "salary", INDIGO)} == expected
        assert iki(state, VERMILION) == 20
    if card.token:
        assert all(card.salary(level) == {} for level in (card.start, 3, 4))


@EVERY_CHARACTER
@pytest.mark.rule("experience.step", "retire.circle", "retire.free", "token.once")
def test_experience_until_retirement(name):
    """Laps of its owner lead it to the circle; only then comes its token, if it has one."""
    card = CARDS[name]
    for level in range(card.start, 4):
        rooms = {"b2": (name, INDIGO, level)}
        state = hiring(THREE, rooms=rooms, oyakata={INDIGO: "exchange"}, month=12)
        assert free_kobun(state, INDIGO) == 3
        state.play("income")
        if level < 3:
            assert board(state) == {"b2": (name, INDIGO, level + 1)}
            assert special(state, INDIGO) == set()
        else:
            assert board(state) == {}
            assert retired(state, INDIGO) == {name}
            assert special(state, INDIGO) == ({card.token} if card.token else set())
            assert free_kobun(state, INDIGO) == 4


@pytest.mark.parametrize("name", SIMPLE)
@pytest.mark.rule("ability.gain", "ability.trade", "ability.gift", "visit.other", "track.fire")
def test_ability_used_by_another_player(name):
    price, gain, others = ability(name)
    start = CARDS[name].start
    rooms = {"d3": (name, VERMILION, start)}
    state = visit(
        FOUR, "exchange", month=12, rooms=rooms, goods=[text(price)] + ["5 mon"] * 3, iki=[price.get("iki", 0), 0, 0, 0]
    )
    events = state.play("use d3")
    assert goods(state, INDIGO) == {good: n for good, n in gain.items() if good in GOODS}
    assert iki(state, INDIGO) == gain.get("iki", 0)
    assert fire(state) == [gain.get("fire", 0), 0, 0, 0]
    assert [goods(state, seat)["mon"] for seat in (1, 2, 3)] == [5 + others] * 3
    assert board(state) == {"d3": (name, VERMILION, start + 1)}
    (used,) = find_events(events, "use")
    kind = "gift" if others else "trade" if price else "gain"
    assert (used.rule, used.data["card"]) == (f"ability.{kind}", name)
    assert find_events(events, "level", "visit.other")


@pytest.mark.parametrize("name", SIMPLE)
@pytest.mark.rule("visit.own")
def test_ability_used_by_its_owner_gives_no_experience(name):
    price, gain, others = ability(name)
    rooms = {"d3": (name, INDIGO, 2)}
    state = visit(THREE, "exchange", month=12, rooms=rooms, goods=[text(price)] * 3, iki=[price.get("iki", 0), 0, 0])
    before = goods(state, VERMILION).get("mon", 0)
    events = state.play("use d3")
    assert board(state) == {"d3": (name, INDIGO, 2)}
    assert goods(state, INDIGO) == {good: n for good, n in gain.items() if good in GOODS}
    assert goods(state, VERMILION).get("mon", 0) == before + others
    assert find_events(events, "use", "visit.own")


@pytest.mark.parametrize("name", [name for name in SIMPLE if "->" in CARDS[name].ability])
@pytest.mark.rule("visit.pay", "track.iki")
def test_a_price_must_be_paid_in_full(name):
    price, _, _ = ability(name)
    for good in price:
        short = price | {good: price[good] - 1}
        state = visit(THREE, "exchange", month=12, rooms={"d3": (name, VERMILION)}, goods=[text(short)], iki=[0, 9, 9])
        if "iki" not in price:
            assert iki(state, INDIGO) == 0
        assert "use d3" not in legal(state)
        assert why_not(state, "use d3") == ("track.iki" if good == "iki" else "visit.pay")


@pytest.mark.parametrize("name", TRAINERS)
@pytest.mark.parametrize("owner", [INDIGO, VERMILION])
@pytest.mark.rule("ability.experience", "visit.other", "visit.own")
def test_experience_for_a_mon(name, owner):
    start = CARDS[name].start
    rooms = {"d3": (name, owner, start), "a1": ("salt", INDIGO, 1), "b1": ("cotton", VERMILION, 1)}
    poor = visit(THREE, "exchange", month=12, rooms=rooms)
    assert why_not(poor, "use d3") == "visit.pay"
    state = visit(THREE, "exchange", month=12, rooms=rooms | {"d1": ("glasses", INDIGO, 3)}, goods=["1 mon"])
    play_all(state, "use d3")
    assert goods(state, INDIGO) == {}
    own = ["train a1", "train d1"] if owner == VERMILION else ["train a1", "train d1", "train d3"]
    assert legal(state) == own
    state.play("train d1")
    assert retired(state, INDIGO) == {"glasses"}
    assert board(state)["d3"] == (name, owner, start + (owner == VERMILION))
    assert board(state)["a1"] == ("salt", INDIGO, 1)


@pytest.mark.parametrize("name", SWAPPERS)
@pytest.mark.parametrize("owner", [INDIGO, VERMILION])
@pytest.mark.rule("ability.swap")
def test_two_characters_change_rooms(name, owner):
    rooms = {"d3": (name, owner, 1), "a1": ("salt", INDIGO, 2), "b4": ("cotton", 2, 3), "d1": ("inn", INDIGO)}
    state = visit(THREE, "exchange", month=12, rooms=rooms)
    play_all(state, "use d3")
    assert legal(state) == ["swap a1", "swap b4", "swap d3"]
    state.play("swap a1")
    assert legal(state) == ["swap b4", "swap d3"]
    events = state.play("swap b4")
    assert told(events, "swap") == [{"card": "salt", "other": "cotton"}]
    level = 1 + (owner != INDIGO)
    assert board(state) == {
        "d3": (name, owner, level),
        "b4": ("salt", INDIGO, 2),
        "a1": ("cotton", 2, 3),
        "d1": ("inn", INDIGO, 0),
    }
    assert not find_events(events, "pay")


@pytest.mark.parametrize("name", BUILDERS)
@pytest.mark.parametrize("owner", [INDIGO, VERMILION])
@pytest.mark.rule("ability.build", "visit.other")
def test_building_at_a_discount(name, owner):
    """The inn costs a koban and a wood; one of them is saved, there is no fee, the corner costs 2 mon."""
    saved = CARDS[name].ability.split()[2]
    rest = "wood" if saved == "koban" else "koban"
    start = CARDS[name].start
    rooms = {"d3": (name, owner, start)}
    poor = visit(THREE, "exchange", month=12, rooms=rooms, plans="inn, theatre", goods=[f"1 {saved}, 9 mon"])
    assert why_not(poor, "use d3") == "ability.build"
    state = visit(THREE, "exchange", month=12, rooms=rooms, plans="inn, theatre", goods=[f"1 {rest}, 2 mon"])
    events = play_all(state, "use d3")
    # with one building to choose from nobody is asked which
    assert phase(state) == "building room"
    events += state.play("room d4")
    assert board(state) == {"d3": (name, owner, start + (owner == VERMILION)), "d4": ("inn", INDIGO, 0)}
    assert goods(state, INDIGO) == {}
    assert told(events, "pay") == [{"good": rest, "amount": 1}, {"good": "mon", "amount": 2}]
