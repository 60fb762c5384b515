"""A user's own components: good ones change play, broken ones are refused with file, line, key and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

import zashiki
from tests.games.geishas_road.table import INDIGO, STANDARD, VERMILION, end_round, guests, last_turn, points, position
from tests.support import fields, find_events, play_all
from zashiki import EditionError

NAMED = '[edition]\nname = "mine"\n\n'
ZONES = {"indigo": "pink 3, red 3, yellow 3", "vermilion": "pink 1, red 2, yellow 2, blue 4, green 4"}


@pytest.fixture
def edition(tmp_path):
    """Writes an edition and loads the game with it."""

    def load(text: str, **options):
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return zashiki.load("geishas-road", edition=path, **options)

    load.path = tmp_path / "mine.toml"
    return load


def tokens(*pairs: tuple[int, int]) -> str:
    """The line of a components file that gives the prestige tokens."""
    return "tokens = [" + ", ".join(f"{{ light = {light}, dark = {dark} }}" for light, dark in pairs) + "]\n"


NINE = tokens(*[(2, 0)] * 3, *[(3, -1)] * 3, *[(4, -2)] * 3)


@pytest.mark.rule("setup.prestige", "score.geisha")
def test_own_prestige_values_are_scored(edition):
    game = edition(f"{NAMED}[prestige]\n{NINE}")
    state = last_turn(game, **ZONES, prestige={"pink": "9", "blue": "1, 8"})
    end_round(state)
    assert [points(state, seat, "evening 1 geisha") for seat in (INDIGO, VERMILION)] == [3 + 4, 2 + 2 + 4]


def test_an_edition_says_only_what_differs_and_the_rest_is_standard(edition):
    game = edition(f"{NAMED}[prestige]\n{NINE}")
    assert game.components.name == "mine"
    assert game.components["guests.same_colour"] == STANDARD.components["guests.same_colour"]
    assert game.components.standing["prestige.tokens"] == "printed"
    assert game.components.standing["guests.same_colour"] == "stated"
    assert game != STANDARD


@pytest.mark.rule("card.tokens-one")
def test_other_values_change_play_too(edition):
    game = edition(
        f"{NAMED}[items]\ntakes = [1, 1, 1, 0]\n\n[row]\nvalue_by_round = [5, 6]\n\n[offers]\nunused_points = 3\n"
    )
    state = position(game, hand=["pink 3", ""])
    play_all(state, "reveal", "choose pink 3", "guest blue")
    assert guests(state, INDIGO) == {"blue": 1}
    state = last_turn(game, **ZONES)
    end_round(state)
    assert points(state, INDIGO, "evening 1 geisha") == 15


@pytest.mark.rule("maiko.lanterns")
def test_own_lantern_cards_are_laid_out(edition):
    game = edition(f"{NAMED}[maiko]\nhouse_lanterns = [1, 2, 3, 4, 5]\n", mode="maiko")
    state = game.start(seed=1)
    assert sorted(fields(state)["lanterns"]) == [1, 2, 3, 4, 5]
    assert [sum(waiting) for waiting in fields(state)["guests"]] == fields(state)["lanterns"]


@pytest.mark.rule("geiko.visit", "geiko.home-stop")
def test_own_geiko_points_are_scored(edition):
    game = edition(f"{NAMED}[geiko]\nvisit_points = 3\nhome_stop_points = 4\n", mode="geiko", geiko_home_stop=True)
    state = position(game, hand=["red 1", "blue 1"], geisha={"red": "pink"}, home=["red", "blue"])
    events = state.play("choose red 1")
    assert [e.data["points"] for e in find_events(events, "score")] == [3, 4]


@pytest.mark.rule("score.four")
def test_an_edition_may_ask_for_five_geisha(edition):
    game = edition(f"{NAMED}[game]\ngeisha_to_win = 5\n")
    state = last_turn(game, indigo="pink 3, red 3, yellow 3, blue 3", vermilion="red 2, green 4, green 3")
    end_round(state)
    assert state.outcome is None


@pytest.mark.rule("fate.dark")
@pytest.mark.parametrize("dark", [0, 5])
def test_an_edition_may_darken_none_or_all(edition, dark):
    game = edition(f"{NAMED}[fate]\ndark = {dark}\n", fate=True)
    state = game.start(seed=1)
    assert fields(state)["dark"].bit_count() == dark
    assert state.turn in (INDIGO, VERMILION)


def test_states_and_records_of_another_edition_are_refused(edition):
    game = edition(f"{NAMED}[prestige]\n{NINE}")
    state = game.start(seed=1)
    with pytest.raises(zashiki.DataError, match="edition"):
        STANDARD.from_json(state.to_json())
    with pytest.raises(zashiki.RecordError, match="edition mine"):
        zashiki.replay(str(state.record()))
    assert zashiki.replay(str(state.record()), edition=edition.path) == state


BROKEN = {
    "a missing token": (
        f"[prestige]\n{tokens(*[(2, 0)] * 8)}",
        5,
        "prestige.tokens",
        "9 pieces are needed, 8 were given",
    ),
    "a token without a dark side": (
        "[prestige]\ntokens = [" + ", ".join(["{ light = 2 }"] * 9) + "]\n",
        5,
        "prestige.tokens",
        "piece 1 needs exactly the keys light, dark",
    ),
    "a token worth too much": (
        f"[prestige]\n{tokens(*[(2, 0)] * 8, (99, 0))}",
        5,
        "prestige.tokens",
        "piece 9, light: 99 is out of range",
    ),
    "a wrong sum of lanterns": (
        "[maiko]\nrow_value = 1\nhouse_lanterns = [3, 3, 3, 3, 4]\n",
        6,
        "maiko.house_lanterns",
        "must add up to 15, not 16",
    ),
    "a missing lantern card": (
        "[maiko]\nhouse_lanterns = [3, 4, 4, 4]\n",
        5,
        "maiko.house_lanterns",
        "5 numbers are needed, 4",
    ),
    "missing cards": ("[items]\nvalues = [1, 2, 3]\n", 5, "items.values", "4 numbers are needed, 3 were given"),
    "doubled cards": (
        "[items]\nvalues = [1, 1, 4, 4]\n",
        5,
        "items.values",
        "one card of each of the values 1, 2, 3, 4",
    ),
    "a text for a number": (
        '[geiko]\nvisit_points = "two"\n',
        5,
        "geiko.visit_points",
        "a whole number is needed, not 'two'",
    ),
    "a fraction for a number": (
        "[geiko]\nvisit_points = 1.5\n",
        5,
        "geiko.visit_points",
        "a whole number is needed, not 1.5",
    ),
    "yes for a number": (
        "[geiko]\nvisit_points = true\n",
        5,
        "geiko.visit_points",
        "a whole number is needed, not True",
    ),
    "a number for a list": (
        "[guests]\nsame_colour = 4\n",
        5,
        "guests.same_colour",
        "a list of 4 whole numbers is needed",
    ),
    "a set of nothing that scores": (
        "[guests]\nsame_colour = [1, 1, 1, 4]\n",
        5,
        "guests.same_colour",
        "begins with 0",
    ),
    "an unknown key": ("[geiko]\nvist_points = 2\n", 5, "geiko.vist_points", "there is no such key"),
    "an unknown section": ("[geisha]\nnames = 5\n", 5, "geisha.names", "there is no such key"),
    "colours that repeat": (
        '[names]\ncolours = ["pink", "pink", "red", "blue", "green"]\n',
        5,
        "names.colours",
        "5 different texts are needed",
    ),
    "a hand of another size": ("[deal]\nhand = 7\n", 5, "deal.hand", "7 is out of range; 6 to 6 is possible"),
    "a standing of nothing": ('[standing]\n"geiko.vist" = "stated"\n', 5, "geiko.vist", "there is no such key"),
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


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[edition\n", "is not TOML"),
        ('[edition]\nname = "a"\nname = "b"\n', "is not TOML"),
        ("", "edition.name is missing; give your edition a name"),
        ("[geiko]\nvisit_points = 3\n", "edition.name is missing"),
        ('[edition]\nname = ""\n', "edition.name: a text is needed"),
        ('edition = "mine"\n', "write [edition]"),
        ('standing = "stated"\n', "write [standing]"),
        (NAMED + '[standing]\n"geiko.visit_points" = "guessed"\n', "must begin with one of stated, found"),
    ],
)
def test_a_file_that_is_no_edition_is_refused(edition, text, reason):
    with pytest.raises(EditionError) as error:
        edition(text)
    assert str(error.value).startswith(str(edition.path))
    assert reason in str(error.value)


def test_bad_toml_is_refused_with_its_line(edition):
    with pytest.raises(EditionError, match=r"is not TOML: .*line 4"):
        edition(NAMED + "[prestige\n")


def test_a_file_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(EditionError, match=r"nowhere\.toml: cannot be read: No such file"):
        zashiki.load("geishas-road", edition=tmp_path / "nowhere.toml")


def test_a_folder_is_refused(tmp_path):
    with pytest.raises(EditionError, match="cannot be read"):
        zashiki.load("geishas-road", edition=tmp_path)


def test_a_file_that_is_not_utf8_is_refused(edition):
    edition.path.write_bytes(b'[edition]\nname = "\xff\xfe"\n')
    with pytest.raises(EditionError, match="is not UTF-8 text"):
        zashiki.load("geishas-road", edition=edition.path)


def test_nothing_is_left_behind_by_a_broken_edition(edition):
    for text, *_ in BROKEN.values():
        with pytest.raises(EditionError):
            edition(NAMED + text)
    again = zashiki.load("geishas-road")
    assert again == STANDARD
    assert again.start(seed=4) == STANDARD.start(seed=4)
    assert again.components.standing == STANDARD.components.standing


@pytest.mark.parametrize(
    "sets",
    [
        "same_colour = [0, 20, 20, 20]\n",  # fifteen single guests
        "all_different = [0, 0, 20, 0, 0, 0]\n",  # seven pairs
    ],
)
def test_generous_guest_sets_are_scored_or_refused_but_never_a_crash(edition, sets):
    try:
        game = edition(f"{NAMED}[guests]\n{sets}")
    except EditionError as error:
        assert "guests." in str(error)  # noqa: PT017  (either answer is right)
        return
    state = last_turn(game, **ZONES, collected=[dict.fromkeys(("pink", "red", "yellow", "blue", "green"), 3), {}])
    end_round(state)
    assert points(state, INDIGO, "evening 1 guests") in (300, 140)


@pytest.mark.rule("score.different")
def test_a_single_guest_that_scores_as_a_set_of_different_ones_is_scored_or_refused(edition):
    try:
        game = edition(f"{NAMED}[guests]\nall_different = [0, 3, 3, 3, 6, 10]\n")
    except EditionError as error:
        assert "guests." in str(error)  # noqa: PT017  (either answer is right)
        return
    state = last_turn(game, **ZONES, collected=[{"pink": 1}, {}])
    end_round(state)
    assert points(state, INDIGO, "evening 1 guests") == 3


def test_the_standard_components_say_how_well_every_value_is_known():
    components = STANDARD.components
    assert set(components.standing) == set(STANDARD.kind.shape) - {"edition.name"}
    assert isinstance(STANDARD.kind.components, Path)


def test_the_standard_components_are_those_of_the_data_sheet():
    values = STANDARD.components
    assert [(t["light"], t["dark"]) for t in values["prestige.tokens"]] == [(2, 0)] * 4 + [(3, -1)] * 5
    assert values["guests.same_colour"] == [0, 0, 1, 4]
    assert values["guests.all_different"] == [0, 0, 1, 3, 6, 10]
    assert values["items.takes"] == [2, 1, 0, 0]
    assert values["maiko.player_lanterns"] + values["maiko.house_lanterns"] == [2, 4, 2, 3, 3, 3, 4]
    assert (values["geiko.visit_points"], values["geiko.home_stop_points"]) == (2, 1)
    assert (values["fate.tokens"], values["fate.dark"], values["game.geisha_to_win"]) == (5, 2, 4)
