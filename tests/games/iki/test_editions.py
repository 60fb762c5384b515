"""A user's own components: good ones change play, broken ones are refused with file, line, key and reason."""

from __future__ import annotations

import pytest

import zashiki
from tests.games.iki.cards import BUILDINGS, CARDS, FISH, PIPES, TOBACCO
from tests.games.iki.table import (
    INDIGO,
    RING,
    THREE,
    VERMILION,
    board,
    burning,
    final,
    fire,
    goods,
    hiring,
    iki,
    month_end,
    moving,
    position,
    source,
    told,
    visit,
    where,
)
from tests.support import fields, legal, play_all, random_end, why_not
from zashiki import EditionError

NAMED = '[edition]\nname = "mine"\n\n'


@pytest.fixture
def edition(tmp_path):
    """Writes an edition and loads the game with it."""

    def load(text: str, **options):
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return zashiki.load("iki", edition=path, **options)

    load.path = tmp_path / "mine.toml"
    return load


def character(name: str, **changes) -> str:
    """The line of a components file for a character, with some values changed."""
    values = dict(THREE.components[f"characters.{name}"]) | changes
    return (
        f"[characters]\n{name} = {{ {', '.join(f'{k} = {_toml(v)}' for k, v in values.items() if v is not None)} }}\n"
    )


def _toml(value) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(_toml(v) for v in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def test_the_standard_components_say_what_the_books_say():
    """The whole table once more, straight from the file: prices of everything."""
    components = THREE.components
    for card in CARDS.values():
        said = components[f"characters.{card.name}"]
        assert (said["type"], said["cost"], said["fire"], said["start"]) == (
            card.type,
            card.price,
            card.fire,
            card.start,
        )
        assert (said["season"], said.get("token")) == (card.season, card.token)
    for name, (koban, wood, _) in BUILDINGS.items():
        said = components[f"buildings.{name}"]
        assert (said["koban"], said["wood"]) == (koban, wood)
    for token, (price, _) in (FISH | PIPES | TOBACCO).items():
        assert components[f"tokens.{token}"]["price"] == price


def test_every_value_of_the_standard_edition_has_a_standing():
    components = THREE.components
    missing = [key for key in THREE.kind.shape if key not in components.standing and not key.startswith("edition.")]
    assert missing == []


def test_certain_prices_are_stated_and_the_others_proposed():
    standing = THREE.components.standing
    assert standing["characters.monk"].startswith("stated: cost")
    assert standing["buildings.inn"].startswith("stated")
    for name, card in CARDS.items():
        if card.season != "start" and name != "monk":
            assert "proposed: cost" in standing[f"characters.{name}"]
    for name in BUILDINGS:
        if name != "inn":
            assert "proposed" in standing[f"buildings.{name}"]
    for token in (*FISH, *PIPES, *TOBACCO):
        assert "proposed" in standing[f"tokens.{token}"]


@pytest.mark.rule("hire.cost")
def test_an_own_price_is_paid(edition):
    played = edition(NAMED + character("dyer", cost=7))
    state = hiring(played, row={"dyer": 0}, goods=["7 mon"] * 3, oyakata={0: "rice"})
    play_all(state, "hire dyer", "room a1")
    assert goods(state, INDIGO) == {}
    assert why_not(hiring(played, row={"dyer": 0}, goods=["6 mon"] * 3), "hire dyer") == "hire.cost"


@pytest.mark.rule("card.tempura")
def test_the_literal_tempura_track_can_be_played(edition):
    played = edition(NAMED + character("tempura", salary=["4 mon", "3 mon", "4 mon"]))
    state, _ = month_end(played, 9, rooms={"a1": ("tempura", INDIGO, 1)}, goods=["1 rice"] * 3)
    assert goods(state, INDIGO) == {"mon": 4}


@pytest.mark.rule("ability.trade", "visit.other")
def test_an_own_ability_of_any_kind(edition):
    for says, price, gain in (
        ("1 koban -> 3 wood, 2 iki", "1 koban", {"wood": 3}),
        ("2 fire", "0 mon", {}),
        ("1 mon -> 1 rice, 1 sandal", "1 mon", {"rice": 1, "sandal": 1}),
    ):
        state = visit(
            edition(NAMED + character("dyer", ability=says)), "exchange", rooms={"d3": ("dyer", 1)}, goods=[price]
        )
        state.play("use d3")
        assert goods(state, INDIGO) == gain
        assert board(state)["d3"] == ("dyer", VERMILION, 2)
    assert fire(state)[INDIGO] == 0


@pytest.mark.rule("move.start", "move.lap")
def test_another_ring(edition):
    ring = [*RING[4:], *RING[:4]]
    played = edition(f"{NAMED}[board]\nring = {_toml(ring)}\n")
    state = moving(played, None, "2", goods=["9 mon"] * 3)
    state.play("income")
    assert where(state, INDIGO) == ring[1]
    state = moving(played, ring[7], "1", rooms={"a1": ("salt", INDIGO)}, goods=["0 mon"] * 3)
    state.play("income")
    assert (where(state, INDIGO), board(state)["a1"][2]) == (ring[0], 2)
    for place, shop in enumerate(ring):  # the rooms belong to the place, as the books draw them
        behind = (("a3", "a4"), ("a1", "a2"), ("b1", "b2"), ("b3", "b4"),
                  ("c3", "c4"), ("c1", "c2"), ("d1", "d2"), ("d3", "d4"))[place]  # fmt: skip
        state = visit(played, shop, rooms={behind[0]: ("salt", VERMILION)})
        assert f"use {behind[0]}" in legal(state)


@pytest.mark.rule("setup.goods", "hire.income", "ikizama.any", "setup.buildings")
def test_other_goods_income_and_number_of_buildings(edition):
    played = edition(
        f'{NAMED}[setup]\ngoods = "5 mon, 2 wood"\nbuildings = 4\n\n[turn]\nincome = "3 mon, 1 rice"\n'
        'any_space = "2 mon"\n'
    )
    state = played.start(seed=1)
    assert goods(state, INDIGO) == {"mon": 5, "wood": 2}
    assert len(state.view(None)["plans"]) == 4
    state = hiring(played)
    state.play("income")
    assert goods(state, INDIGO) == {"mon": 3, "rice": 1}
    state = position(played, phase="ikizama", fire_order=[0, 1, 2])
    play_all(state, "ikizama 1-4", "ikizama 1", "ikizama 2")
    assert goods(state, INDIGO) == {"mon": 2}


@pytest.mark.rule("fire.when", "hire.surcharge", "build.fee")
def test_other_fires_and_surcharges(edition):
    played = edition(
        f"{NAMED}[fires]\nstrength = [7, 8, 9]\n\n[board]\ncorner_surcharge = 3\n\n[shops]\nbuilding_fee = 2\n"
    )
    _, events = burning(played, "a")
    assert [e["strength"] for e in told(events, "spread")] == [7, 6, 5, 4]
    state = visit(played, "construction", plans="inn", goods=["5 mon, 1 koban, 1 wood"])
    play_all(state, "build inn", "room c4")
    assert goods(state, INDIGO) == {}


@pytest.mark.rule("shop.sandals", "shop.pawn")
def test_other_shops(edition):
    played = edition(
        f'{NAMED}[shops]\nsandals = ["1 mon -> 1 sandal"]\npawn = ["1 rice -> 3 mon", "1 sandal -> 1 wood"]\n'
    )
    state = visit(played, "sandals", goods=["1 mon"], rooms={"a3": ("salt", INDIGO)})
    state.play("deal sandals")
    assert goods(state, INDIGO) == {"sandal": 1}
    state = visit(played, "pawn", goods=["1 sandal"], rooms={"c3": ("salt", INDIGO)})
    state.play("deal pawn sandal")
    assert goods(state, INDIGO) == {"wood": 1}


@pytest.mark.rule("score.types", "score.fish", "score.pipes", "score.koban", "score.wood", "score.mon")
def test_other_scores(edition):
    played = edition(
        f"{NAMED}[score]\ntypes = [0, 2, 5, 9, 16, 25]\nfish = [0, 4, 6, 10, 15]\npipe_factor = 3\nkoban = 5\n"
        "wood = 2\nmon_for_a_point = 3\n"
    )
    state, _ = final(
        played, retired={INDIGO: "egg"}, tokens={INDIGO: "spring fish 2, spring pipe 1, spring tobacco 1"},
        goods=["7 mon, 1 koban, 1 wood", "0 mon", "0 mon"],
    )  # fmt: skip
    assert state.scores()[INDIGO]["by_source"] == {
        "types": 2,
        "fish": 5,
        "tobacco": 6,
        "koban": 5,
        "wood": 2,
        "mon": 2,
    }


@pytest.mark.rule("setup2.blockers")
def test_other_blockers(edition):
    played = edition(f"{NAMED}[board]\nblockers = [2, 3, 3, 2, 2]\n", players=2)
    assert fields(played.start(chance="explicit"))["blockers"] == [2, 3, 3, 2, 2]
    assert random_end(played, 1).turn is None


@pytest.mark.rule("building.farm", "building.villa", "building.tower")
def test_other_buildings(edition):
    played = edition(
        NAMED + '[buildings]\nfarm = { name = "F", koban = 0, wood = 1, points = 3, lasting = 5 }\n'
        'tower = { name = "T", koban = 0, wood = 1, per = "fire", each = 1, most = 2, points = 1, lasting = 7 }\n'
    )
    state, _ = month_end(played, 3, rooms={"a1": ("farm", 0), "b1": ("monk", 0)}, goods=["1 rice"] * 3)
    assert source(state, INDIGO, "farmhouse") == 5
    state = hiring(played, rooms={"a1": ("tower", 0)}, row={"monk": 0}, goods=["4 mon"] * 3, oyakata={0: "rice"})
    play_all(state, "hire monk", "room b1")
    assert iki(state, INDIGO) == 7
    state, _ = final(played, rooms={"a1": ("tower", 0), "b1": ("farm", 0)}, fire=[9, 0, 0])
    assert source(state, INDIGO, "buildings") == 1 + 2 + 3


def test_an_edition_says_only_what_differs_and_the_rest_is_standard(edition):
    played = edition(NAMED + character("dyer", cost=7))
    assert played.components.name == "mine"
    assert played.components["characters.monk"] == THREE.components["characters.monk"]
    assert played.components.standing["characters.dyer"] == "printed"
    assert played != THREE


def test_states_and_records_of_another_edition_are_refused(edition):
    played = edition(NAMED + character("dyer", cost=7))
    state = played.start(seed=1)
    with pytest.raises(zashiki.DataError, match="edition"):
        THREE.from_json(state.to_json())
    with pytest.raises(zashiki.RecordError, match="edition mine"):
        zashiki.replay(str(state.record()))
    assert zashiki.replay(str(state.record()), edition=edition.path) == state


BROKEN = {
    # what: text, line, key, reason
    "too dear a card": (character("dyer", cost=21), 5, "characters.dyer", "cost: 21 is out of range"),
    "a type there is not": (character("dyer", type="ninja"), 5, "characters.dyer", "type: 'ninja' is not one of"),
    "a card without an ability": (character("dyer", ability=None), 5, "characters.dyer", "ability is missing"),
    "an unknown key in a card": (
        character("dyer", colour="blue"),
        5,
        "characters.dyer",
        "colour: there is no such key",
    ),
    "a card of another season": (character("dyer", season="winter"), 5, "characters.dyer", "it is a card of spring"),
    "two salaries": (character("dyer", salary=["1 mon", "2 mon"]), 5, "characters.dyer", "a list of 3 is needed"),
    "no salaries": (character("dyer", salary=None), 5, "characters.dyer", "either three salaries or a special token"),
    "salaries and a token": (
        character("monk", salary=["", "", "1 mon"]),
        5,
        "characters.monk",
        "either three salaries or a special token",
    ),
    "a good there is not": (
        character("dyer", ability="2 gold -> 1 rice"),
        5,
        "characters.dyer",
        "'2 gold' is no amount",
    ),
    "an ability of words": (character("dyer", ability="dance"), 5, "characters.dyer", "'dance' is no amount"),
    "a number for an ability": (character("dyer", ability=3), 5, "characters.dyer", "a text such as"),
    "goods below nothing": (
        character("dyer", salary=["-1 mon", "1 mon", "1 mon"]),
        5,
        "characters.dyer",
        "only iki can be less than nothing",
    ),
    "a price below nothing": (
        character("dyer", ability="-1 iki -> 2 mon"),
        5,
        "characters.dyer",
        "a price is not less than nothing",
    ),
    "a ring of seven": ('[board]\nring = ["rice", "fish"]\n', 5, "board.ring", "8 different texts are needed"),
    "a ring with a stranger": (
        "[board]\nring = " + _toml([*RING[:7], "bank"]) + "\n",
        5,
        "board.ring",
        "made of the eight shops",
    ),
    "eleven blockers": ("[board]\nblockers = [0, 3, 3, 3, 2]\n", 5, "board.blockers", "must add up to 12, not 11"),
    "two fires": ("[fires]\nstrength = [5, 8]\n", 5, "fires.strength", "3 numbers are needed, 2 were given"),
    "a shop with too few dealings": (
        '[shops]\npawn = ["1 rice -> 4 mon"]\n',
        5,
        "shops.pawn",
        "a list of 2 is needed",
    ),
    "a building without wood": (
        '[buildings]\ninn = { name = "Inn", koban = 1 }\n',
        5,
        "buildings.inn",
        "wood is missing",
    ),
    "a building that counts laps": (
        '[buildings]\ninn = { name = "Inn", koban = 1, wood = 1, per = "lap" }\n',
        5,
        "buildings.inn",
        "per: 'lap' is not one of",
    ),
    "a token without a price": (
        '[tokens]\n"spring fish 1" = { points = 0 }\n',
        5,
        "tokens.spring fish 1",
        "price is missing",
    ),
    "a pipe that gives nothing": (
        '[tokens]\n"spring pipe 1" = { price = 3 }\n',
        5,
        "tokens.spring pipe 1",
        "every pipe says what it gives",
    ),
    "five type scores": ("[score]\ntypes = [0, 1, 4, 9, 16]\n", 5, "score.types", "6 numbers are needed"),
    "a text for a number": ('[score]\nkoban = "three"\n', 5, "score.koban", "a whole number is needed, not 'three'"),
    "yes for a number": ("[score]\nwood = true\n", 5, "score.wood", "a whole number is needed, not True"),
    "five kobun": ("[setup]\nkobun = 5\n", 5, "setup.kobun", "5 is out of range"),
    "an unknown card": ('[characters]\nninja = { name = "Ninja" }\n', 5, "characters.ninja", "there is no such key"),
    "an unknown section": ("[harbour]\nships = 3\n", 5, "harbour.ships", "there is no such key"),
    # values that would silently do nothing, or something else
    "fire steps as a salary": (character("dyer", salary=["1 fire", "1 mon", "1 mon"]), 5, "characters.dyer", "fire"),
    "fire steps as a price": (character("dyer", ability="1 fire -> 3 mon"), 5, "characters.dyer", "fire"),
    "IKI as starting goods": ('[setup]\ngoods = "8 mon, 5 iki"\n', 5, "setup.goods", "iki"),
    "IKI as income": ('[turn]\nincome = "4 mon, 1 iki"\n', 5, "turn.income", "iki"),
    "a shop that trains": ('[shops]\nsandals = ["1 mon -> experience"]\n', 5, "shops.sandals", "experience"),
    "a shop that swaps": ('[shops]\ntower = ["swap"]\n', 5, "shops.tower", "swap"),
    "a pipe that swaps": ('[tokens]\n"spring pipe 1" = { price = 3, gives = "swap" }\n', 5, "spring pipe 1", "swap"),
    "a pipe that builds": (
        '[tokens]\n"spring pipe 1" = { price = 3, gives = "build 1 wood less" }\n',
        5,
        "spring pipe 1",
        "build",
    ),
    "a pipe that trades mon": (
        '[tokens]\n"spring pipe 1" = { price = 3, gives = "2 mon -> 1 koban" }\n',
        5,
        "spring pipe 1",
        "mon",
    ),
    "an ability that loses IKI for nothing": (character("dyer", ability="-3 iki"), 5, "characters.dyer", "iki"),
    "a building that counts without saying how much at most": (
        '[buildings]\nwell = { name = "Well", koban = 1, wood = 2, per = "fire", each = 2 }\n',
        5,
        "buildings.well",
        "most",
    ),
    "a building that counts nothing": (
        '[buildings]\nwell = { name = "Well", koban = 1, wood = 2, each = 2, most = 20 }\n',
        5,
        "buildings.well",
        "per",
    ),
    "a fish that counts mon": (
        '[tokens]\n"spring fish 1" = { price = 3, points = 1, per = "mon", every = 4 }\n',
        5,
        "tokens.spring fish 1",
        "per",
    ),
    "amounts that add up to too much": (
        character("dyer", ability="99 mon, 99 mon"),
        5,
        "characters.dyer",
        "mon",
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_edition_is_refused_with_file_line_key_and_reason(edition, what):
    text, line, key, reason = BROKEN[what]
    with pytest.raises(EditionError) as error:
        edition(NAMED + text)
    message = str(error.value)
    assert message.startswith(f"{edition.path}, line {line}: ")
    assert key in message
    assert reason in message


def test_more_special_tokens_than_five_are_refused(edition):
    with pytest.raises(EditionError, match="each special token belongs to exactly one character"):
        edition(NAMED + character("dyer", salary=None, token="hire"))


def test_a_negative_salary_of_ones_own(edition):
    played = edition(NAMED + character("dyer", salary=["-3 iki", "-3 iki", "1 mon"]))
    state, _ = month_end(played, 3, rooms={"a1": ("dyer", INDIGO)}, goods=["1 rice"] * 3, iki=[5, 0, 0])
    assert iki(state, INDIGO) == 2


@pytest.mark.rule("retire.circle")
def test_a_card_that_starts_at_level_three_retires_at_its_first_step(edition):
    played = edition(NAMED + character("incense", start=3))
    state = hiring(played, month=10, row={"incense": 0}, goods=["5 mon"] * 3, oyakata={0: "exchange"})
    play_all(state, "hire incense", "room a1")
    assert state.view(None)["retired"][INDIGO] == ["incense"]


def test_games_of_an_odd_edition_end(edition):
    played = edition(
        f'{NAMED}[setup]\nkobun = 1\nbuildings = 9\n\n[fires]\nstrength = [0, 20, 20]\n\n[shops]\nrice = ["0"]\n'
        + character("dyer", start=3, cost=0),
        players=4,
    )
    for seed in range(3):
        assert random_end(played, seed).turn is None


def test_a_file_that_is_no_edition_is_refused(edition):
    for text, reason in (
        ("[edition\n", "is not TOML"),
        ("", "edition.name is missing"),
        ('edition = "mine"\n', "write [edition]"),
        (NAMED + '[standing]\n"score.koban" = "guessed"\n', "must begin with one of stated, found"),
    ):
        with pytest.raises(EditionError) as error:
            edition(text)
        assert str(error.value).startswith(str(edition.path))
        assert reason in str(error.value)
