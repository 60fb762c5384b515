"""A user's own components: good ones change play, broken ones are refused with file, line, key and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

import zashiki
from tests.games.tokaido_duo.table import (
    GAME,
    INDIGO,
    VERMILION,
    asked,
    by_source,
    last_die,
    purse,
    reached,
    use,
    where,
)
from tests.support import fields, find_events, play_all, random_end
from zashiki import EditionError

NAMED = '[edition]\nname = "mine"\n\n'


@pytest.fixture
def edition(tmp_path):
    """Writes an edition and loads the game with it."""

    def load(text: str):
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return zashiki.load("tokaido-duo", edition=path)

    load.path = tmp_path / "mine.toml"
    return load


def listed(key: str, values) -> str:
    """A line of a components file."""
    return f"{key} = [" + ", ".join(f'"{v}"' if isinstance(v, str) else str(v) for v in values) + "]\n"


def standard(key: str) -> list:
    """A list of the standard edition, to be changed."""
    return list(GAME.components[key])


def changed(key: str, **places) -> list:
    """A list of the standard edition with some entries replaced: `at3="m1-c8"`."""
    values = standard(key)
    for place, value in places.items():
        values[int(place.removeprefix("at"))] = value
    return values


# good editions


@pytest.mark.rule("score.trade", "score.culture")
def test_own_points_are_scored(edition):
    game = edition(f"{NAMED}[points]\nslabs = [0, 1, 2, 3, 4, 5, 60]\n{listed('gifts', range(0, 33, 3))}")
    ten = "moon moon moon waterfall waterfall waterfall mountain mountain bamboo bamboo"
    state, _ = last_die(
        "pilgrim", 1, game=game, pilgrim=[30, 14], slabs=[6, 0], gallery=[ten, ten], gifted=[4, 10],
        trigger="slab", trigger_by=0,
    )  # fmt: skip
    state.play("leave")
    assert by_source(state, INDIGO) == {"faith": 1, "trade": 60, "culture": 12}
    assert by_source(state, VERMILION) == {"faith": 1, "culture": 30}


@pytest.mark.rule("score.faith")
def test_own_tracks_are_multiplied(edition):
    game = edition(f"{NAMED}[tracks]\ntemple = [1, 1, 2, 2, 3, 3, 4, 4, 9]\ngarden = [2, 2, 3, 3, 4, 7]\n")
    state, _ = last_die(
        "pilgrim", 1, game=game, pilgrim=[30, 14], temples=[9, 1], gardens=[6, 1], trigger="slab", trigger_by=0
    )
    state.play("leave")
    assert [by_source(state, seat)["faith"] for seat in (INDIGO, VERMILION)] == [63, 2]


@pytest.mark.rule("merchant.mountain", "merchant.limit", "merchant.slab")
def test_own_towns_limits_and_prices(edition):
    tokens = ["kimono 6", "kimono 5", "ceramics 1", "ceramics 1", "dolls 1", "dolls 1", "fans 1", "fans 1"]
    game = edition(
        f"{NAMED}[towns]\ngoods = [5, 1, 1, 1]\n\n[trade]\n{listed('tokens', tokens)}limit = 3\nstrong_limit = 4\n"
        "coins_per_slab = 4\n"
    )
    state, _ = use("merchant", 1, game=game, merchant=["c1", "m4"], token=tokens)
    assert asked(state) == {"draw 5", "leave"}
    play_all(state, "draw 5", *["good kimono"] * 4, "good fans", "return fans")
    assert sum(fields(state)["goods"][INDIGO]) == 3  # four kimono were one too many still
    state, _ = use("merchant", 1, game=game, merchant=["m1", "m4"], token=tokens, goods=[{"kimono": 3}, {}])
    play_all(state, "go c1", "sell 3")
    assert purse(state, INDIGO) == (4, 2)


@pytest.mark.rule("round.roll", "wave.hasty")
def test_own_dice_are_rolled(edition):
    game = edition(f"{NAMED}[dice]\npilgrim = [6, 6, 6, 6, 6, 6]\nmerchant = [1, 1, 1, 1, 1, 2]\n")
    state = game.start(seed=3)
    assert fields(state)["dice"][0] == 6
    state, _ = use("pilgrim", 6, game=game, pilgrim=[16, 14], tiles={"hasty": INDIGO})
    assert asked(state) == {"walk 6", "walk 7"}


@pytest.mark.rule("merchant.move", "merchant.blocked")
def test_a_merchant_die_too_long_for_some_towns_leaves_the_merchant_blocked_there(edition):
    game = edition(f"{NAMED}[dice]\nmerchant = [1, 1, 2, 2, 3, 4]\n")
    state, events = use("merchant", 4, game=game, merchant=["m2", "m4"])
    assert find_events(events, "blocked", "merchant.blocked")
    state, events = use("merchant", 4, game=game, merchant=["c1", "m4"])
    assert reached(state, events, "go") == {"m4", "c3", "c6"}


@pytest.mark.rule("pilgrim.move")
def test_a_shorter_ring_is_walked_round(edition):
    stations, regions = [], []
    for k in range(8):
        stations += [f"c{k + 1}", ("temple", "garden", "shore", "spring")[k % 4]]
        regions += [f"r{k + 1} r{(k + 1) % 8 + 1}", f"r{(k + 1) % 8 + 1}"]
    game = edition(
        f"{NAMED}[ring]\n{listed('stations', stations)}{listed('regions', regions)}\n[start]\npilgrims = [1, 9]\n"
    )
    state, _ = use("pilgrim", 3, game=game, pilgrim=[14, 9])
    assert where(state, "pilgrim") == 1
    assert asked(state) == {"visit temple", "leave"}
    assert random_end(game, 5).outcome is not None


@pytest.mark.rule("setup.figures", "setup.sides")
def test_own_start_spaces_and_compass(edition):
    game = edition(
        f'{NAMED}[start]\ncompass = "south"\npilgrims = [5, 21]\nmerchants = ["m1", "m1"]\nartists = ["r1", "r1"]\n'
    )
    for seed in range(6):
        s = fields(game.start(seed=seed))
        assert s["roller"] == 1 - s["north"]
        assert s["pilgrim"][s["north"]] == 5
        assert s["merchant"] == [8, 8]
        assert s["artist"] == [0, 0]


@pytest.mark.rule("artist.gift", "artist.move")
def test_own_landscapes_and_borders(edition):
    borders = listed("borders", [*standard("regions.borders"), "r1-r5"])
    game = edition(f"{NAMED}[regions]\n{listed('landscapes', ['moon'] * 8)}{borders}")
    state, events = use("artist", 1, game=game, artist=["r1", "r3"], gallery=["moon", ""])
    assert reached(state, events, "to") == {"r2", "r8", "r5"}
    state.play("to r5")
    assert "gift" in asked(state)


@pytest.mark.rule("setup.paintings")
def test_own_paintings_and_goods(edition):
    game = edition(f"{NAMED}[paintings]\npurple = [10, 0, 0, 0]\n\n[trade]\ngoods = [20, 1, 1, 1]\n")
    state, _ = use("artist", 1, game=game, artist=["r1", "r2"])
    play_all(state, "to r2", "paint 2")
    assert [str(action) for action, _ in state.chances()] == ["reveal moon"]
    assert random_end(game, 2).outcome is not None


def test_an_edition_says_only_what_differs_and_the_rest_is_standard(edition):
    game = edition(f"{NAMED}[trade]\nlimit = 4\n")
    assert game.components.name == "mine"
    assert game.components["trade.limit"] == 4
    assert game.components["trade.goods"] == GAME.components["trade.goods"]
    assert game.components.standing["trade.limit"] == "printed"
    assert game.components.standing["trade.goods"] == "stated"
    assert game != GAME


def test_states_and_records_of_another_edition_are_refused(edition):
    game = edition(f"{NAMED}[trade]\nlimit = 4\n")
    state = game.start(seed=1)
    with pytest.raises(zashiki.DataError, match="edition"):
        GAME.from_json(state.to_json())
    with pytest.raises(zashiki.RecordError, match="edition mine"):
        zashiki.replay(str(state.record()))
    assert zashiki.replay(str(state.record()), edition=edition.path) == state


@pytest.mark.parametrize("seed", range(4))
def test_the_extremes_of_an_edition_still_play_to_the_end(edition, seed):
    game = edition(
        f"{NAMED}[dice]\npilgrim = [1, 2, 3, 4, 5, 6]\nartist = [1, 2, 3, 3, 4, 4]\nmerchant = [1, 2, 3, 4, 5, 5]\n\n"
        "[towns]\ngoods = [5, 5, 5, 5]\n\n[trade]\nlimit = 6\nstrong_limit = 6\ncoins_per_slab = 2\n"
        f"{listed('tokens', ['kimono 6'] * 8)}\n[points]\nslabs = [0, 999, 999, 999, 999, 999, 999]\n"
    )
    state = random_end(game, seed)
    assert state.outcome is not None
    assert str(zashiki.replay(str(state.record()), edition=edition.path).record()) == str(state.record())


# broken editions: what, the text, the line, the key, the reason

ROUTES, BORDERS = "towns.routes", "regions.borders"
LOOSE = ["m1-m2", "m3-m4", "m1-c1", "m1-c8", "m2-c2", "m2-c7", "m3-c3", "m3-c6", "m4-c4", "m4-c5"]
COAST_TO_COAST = ["m1-m2", "m2-m3", "m3-m4", "c1-c8", "m2-c2", "m2-c7", "m3-c3", "m3-c6", "m4-c4", "m4-c5"]
TWO_LANDS = ["r1-r2", "r2-r3", "r3-r4", "r4-r1", "r5-r6", "r6-r7", "r7-r8", "r8-r5"]
BROKEN = {
    "a missing token": ("[trade]\n" + listed("tokens", standard("trade.tokens")[:7]), 5, "trade.tokens",
                        "8 texts are needed, 7 were given"),
    "a token too many": ("[trade]\n" + listed("tokens", [*standard("trade.tokens"), "fans 2"]), 5, "trade.tokens",
                         "8 texts are needed, 9 were given"),
    "a token nobody knows": ("[trade]\n" + listed("tokens", changed("trade.tokens", at0="silk 4")), 5, "trade.tokens",
                             "silk 4"),
    "a token without a price": ("[trade]\n" + listed("tokens", changed("trade.tokens", at2="fans")), 5, "trade.tokens",
                                "'fans'"),
    "a token at 7": ("[trade]\n" + listed("tokens", changed("trade.tokens", at2="fans 7")), 5, "trade.tokens",
                     "fans 7"),
    "a number for a token": ("[trade]\ntokens = [1, 2, 3, 4, 5, 6, 7, 8]\n", 5, "trade.tokens", "texts"),
    "a bag that runs dry": ("[trade]\ngoods = [4, 4, 4, 3]\n", 5, "trade.goods", "run dry"),
    "a missing kind of goods": ("[trade]\ngoods = [9, 9, 9]\n", 5, "trade.goods", "4 numbers are needed, 3 were given"),
    "a limit of seven": ("[trade]\nlimit = 7\n", 5, "trade.limit", "7 is out of range"),
    "a text for a number": ('[trade]\nlimit = "five"\n', 5, "trade.limit", "a whole number is needed, not 'five'"),
    "a fraction for a number": ("[trade]\nlimit = 5.5\n", 5, "trade.limit", "a whole number is needed, not 5.5"),
    "yes for a number": ("[trade]\nlimit = true\n", 5, "trade.limit", "a whole number is needed, not True"),
    "a weak strong merchant": ("[trade]\nlimit = 5\nstrong_limit = 4\n", 6, "trade.strong_limit", "fewer than 5"),
    "slabs for nothing": ("[trade]\ncoins_per_slab = 0\n", 5, "trade.coins_per_slab", "0 is out of range"),
    "eleven paintings": ("[paintings]\npurple = [3, 3, 3, 2]\n", 5, "paintings.purple", "must add up to 10, not 11"),
    "three landscapes": ("[paintings]\ngreen = [4, 3, 3]\n", 5, "paintings.green", "4 numbers are needed"),
    "rows of other cells": ("[paintings]\nrows = [5, 6]\n", 5, "paintings.rows", "must add up to 10"),
    "a die with five faces": ("[dice]\nartist = [1, 1, 2, 2, 3]\n", 5, "dice.artist", "6 numbers are needed, 5"),
    "a die with a blank face": ("[dice]\npilgrim = [0, 2, 2, 3, 3, 4]\n", 5, "dice.pilgrim", "0 is out of range"),
    "an artist die too long for the map": ("[regions]\n" + listed("borders", [f"r1-r{k}" for k in range(2, 9)]), 5,
                                           BORDERS, "cannot make"),
    "a route to nowhere": ("[towns]\n" + listed("routes", changed(ROUTES, at0="m1-m5")), 5, ROUTES, "'m5' is none of"),
    "a route from a town to itself": ("[towns]\n" + listed("routes", changed(ROUTES, at0="m1-m1")), 5, ROUTES,
                                      "two different places"),
    "a route of three towns": ("[towns]\n" + listed("routes", changed(ROUTES, at0="m1-m2-m3")), 5, ROUTES, "m1-m2-m3"),
    "a route named twice": ("[towns]\n" + listed("routes", [*standard(ROUTES), "c1-m1"]), 5, ROUTES, "twice"),
    "a coastal town without a route": ("[towns]\n" + listed("routes", standard(ROUTES)[:-1]), 5, ROUTES, "c5"),
    "a coastal town with two routes": ("[towns]\n" + listed("routes", [*standard(ROUTES), "m4-c1"]), 5, ROUTES, "c1"),
    "mountains that are not connected": ("[towns]\n" + listed("routes", LOOSE), 5, ROUTES, "m"),
    "two coastal towns joined only to each other": ("[towns]\n" + listed("routes", COAST_TO_COAST), 5, ROUTES, "c"),
    "regions that are not connected": ("[regions]\n" + listed("borders", TWO_LANDS), 5, BORDERS, "r"),
    "a missing region": ("[regions]\n" + listed("landscapes", ["moon"] * 7), 5, "regions.landscapes",
                         "8 texts are needed, 7"),
    "a landscape nobody painted": ("[regions]\n" + listed("landscapes", changed("regions.landscapes", at7="desert")), 5,
                                   "regions.landscapes", "'desert' is none of"),
    "a town that touches one region twice": (
        "[towns]\n" + listed("regions", changed("towns.regions", at0="r1 r1")), 5, "towns.regions", "r1"),
    "a station that touches one region twice": (
        "[ring]\n" + listed("regions", changed("ring.regions", at0="r8 r8")), 5, "ring.regions", "r8"),
    "a mountain town value of 0": ("[towns]\ngoods = [4, 2, 3, 0]\n", 5, "towns.goods", "0 is out of range"),
    "a ring without c3": ("[ring]\n" + listed("stations", changed("ring.stations", at8="temple")), 5, "ring.stations",
                          "c3"),
    "a ring with c3 twice": ("[ring]\n" + listed("stations", changed("ring.stations", at9="c3")), 5, "ring.stations",
                             "c3"),
    "a station of another kind": ("[ring]\n" + listed("stations", changed("ring.stations", at9="harbour")), 5,
                                  "ring.stations", "'harbour' is none of"),
    "a ring and its regions of different length": ("[ring]\n" + listed("regions", standard("ring.regions")[:31]), 5,
                                                   "ring.regions", "32"),
    "a start outside the ring": ("[start]\npilgrims = [6, 32]\n", 5, "start.pilgrims", "32 stations"),
    "two pilgrims on one station": ("[start]\npilgrims = [6, 6]\n", 5, "start.pilgrims", "one station"),
    "a compass in the east": ('[start]\ncompass = "east"\n', 5, "start.compass", "north, south"),
    "an artist in a town": ('[start]\nartists = ["c1", "r2"]\n', 5, "start.artists", "'c1' is none of"),
    "too few slab points": ("[points]\nslabs = [0, 5, 11, 18, 26, 35]\n", 5, "points.slabs", "7 numbers are needed, 6"),
    "points for nothing": ("[points]\nslabs = [1, 5, 11, 18, 26, 35, 45]\n", 5, "points.slabs", "begins with 0"),
    "a number for a list": ("[tracks]\ntemple = 9\n", 5, "tracks.temple", "a list of 9 whole numbers is needed"),
    "a short temple track": ("[tracks]\ntemple = [1, 2, 3, 4, 5, 6, 7, 8]\n", 5, "tracks.temple",
                             "9 numbers are needed"),
    "an unknown key": ("[trade]\nlimits = 5\n", 5, "trade.limits", "there is no such key"),
    "an unknown section": ("[samurai]\nswords = 2\n", 5, "samurai.swords", "there is no such key"),
    "a standing of nothing": ('[standing]\n"trade.limits" = "stated"\n', 5, "trade.limits", "there is no such key"),
}  # fmt: skip


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_edition_is_refused_with_file_line_key_and_reason(edition, what):
    text, line, key, reason = BROKEN[what]
    with pytest.raises(EditionError) as error:
        edition(NAMED + text)
    message = str(error.value)
    assert message.startswith(f"{edition.path}, line {line}: ")
    assert key in message
    assert reason in message.split(key, 1)[1]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('[start]\nmerchants = ["c2", "c2"]\n', "start.merchants"),
        ("[start]\npilgrims = [4, 22]\n", "start.pilgrims"),  # where a merchant begins
    ],
)
def test_figures_that_would_begin_on_one_station_are_refused_at_the_line_that_says_so(edition, text, key):
    with pytest.raises(EditionError) as error:
        edition(NAMED + text)
    assert str(error.value).startswith(f"{edition.path}, line 5: {key}: ")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[edition\n", "is not TOML"),
        ("", "edition.name is missing; give your edition a name"),
        ("[trade]\nlimit = 4\n", "edition.name is missing"),
        ('[edition]\nname = ""\n', "edition.name: a text is needed"),
        ('edition = "mine"\n', "write [edition]"),
        (NAMED + '[standing]\n"trade.limit" = "guessed"\n', "must begin with one of stated, found"),
    ],
)
def test_a_file_that_is_no_edition_is_refused(edition, text, reason):
    with pytest.raises(EditionError) as error:
        edition(text)
    assert str(error.value).startswith(str(edition.path))
    assert reason in str(error.value)


def test_a_file_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(EditionError, match=r"nowhere\.toml: cannot be read: No such file"):
        zashiki.load("tokaido-duo", edition=tmp_path / "nowhere.toml")


def test_nothing_is_left_behind_by_a_broken_edition(edition):
    for text, *_ in list(BROKEN.values())[:20]:
        with pytest.raises(EditionError):
            edition(NAMED + text)
    again = zashiki.load("tokaido-duo")
    assert again == GAME
    assert again.start(seed=4) == GAME.start(seed=4)


def test_the_standard_components_are_a_file():
    assert isinstance(GAME.kind.components, Path)
    assert GAME.components.name == "standard"
