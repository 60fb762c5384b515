"""Bad input: a clear error that says what and where; nothing is changed or half-loaded."""

from __future__ import annotations

import json
import re

import pytest

import zashiki
from zashiki import DataError, InvalidAction, OptionError, RecordError, UnknownGame


@pytest.fixture(scope="module")
def game() -> zashiki.Game:
    return zashiki.load("geishas-road")


@pytest.fixture(scope="module")
def record(game: zashiki.Game) -> str:
    state = game.start(seed=3)
    while state.turn is not None:
        state.play(state.legal()[0])
    return str(state.record())


def test_unknown_game_suggests_the_nearest() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'geisha-road'; did you mean 'geishas-road'"):
        zashiki.load("geisha-road")


def test_unknown_option_names_the_options() -> None:
    with pytest.raises(OptionError, match=r"no option 'levels'; did you mean 'level'.* Options: players, mode, level"):
        zashiki.load("geishas-road", levels="simple")


@pytest.mark.parametrize("value", ["hard", 3, True])
def test_bad_option_value_lists_what_is_allowed(value: object) -> None:
    with pytest.raises(OptionError, match="level is one of: simple, standard, advanced"):
        zashiki.load("geishas-road", level=value)


def test_wrong_player_count() -> None:
    with pytest.raises(OptionError, match="players=5 is not possible; players is one of: 2"):
        zashiki.load("geishas-road", players=5)


def test_start_options(game: zashiki.Game) -> None:
    with pytest.raises(OptionError, match="'seed' or 'explicit'"):
        game.start(chance="dice")
    with pytest.raises(OptionError, match="there is no seed"):
        game.start(seed=1, chance="explicit")


@pytest.mark.parametrize("seed", ["", " x", "a#b", "a\nseat: indigo", "a|b"])
def test_seeds_and_salts_that_a_record_could_not_hold(game: zashiki.Game, seed: str) -> None:
    with pytest.raises(OptionError, match="cannot be a seed or a salt"):
        game.start(seed=seed)
    with pytest.raises(OptionError, match="cannot be a seed or a salt"):
        game.start(seed=1, salts=(seed,))


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("givt", "'givt' names no action of this game; did you mean 'gift'"),
        ("", "'' names no action"),
        ("choose purple 9", "did you mean"),
        (100000, "100000 is no action of this game; actions are numbered 0 to"),
        (-1, "-1 is no action of this game"),
    ],
)
def test_unreadable_actions(game: zashiki.Game, given: str | int, message: str) -> None:
    state = game.start(seed=1)
    before = hash(state)
    for ask in (state.play, state.why_not):
        with pytest.raises(InvalidAction, match=re.escape(message)):
            ask(given)
    assert hash(state) == before


def test_an_action_of_another_game_is_refused(game: zashiki.Game) -> None:
    with pytest.raises(InvalidAction, match="belongs to another game"):
        game.start(seed=1).play(zashiki.Action(0, "hire monk"))


def test_no_such_seat(game: zashiki.Game) -> None:
    state = game.start(seed=1)
    for ask in (state.view, state.bot_view, state.svg, state.record, lambda s: state.redeal(s, 1)):
        with pytest.raises(InvalidAction, match="there is no seat 2; seats are 0 to 1"):
            ask(2)


def broken(record: str, old: str, new: str) -> str:
    assert old in record
    return record.replace(old, new, 1)


def test_a_good_record_replays(record: str) -> None:
    assert str(zashiki.replay(record).record()) == record


def test_a_record_that_is_none(record: str) -> None:
    with pytest.raises(RecordError, match="line 1: a record begins with 'zashiki record 1', not with 'once upon"):
        zashiki.replay("once upon a time")
    with pytest.raises(RecordError, match="not with 'nothing'"):
        zashiki.replay("")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("zashiki record 1", "zashiki record 2", "line 1: a record begins with"),
        ("game: geishas-road", "game: go", "header: there is no game 'go'"),
        ("game: geishas-road", "gane: geishas-road", "line 2: the header has no 'gane'"),
        ("level=standard", "level=hard", "header: level='hard' is not possible"),
        ("level=standard", "level", "options: 'level' is not of the form name=value"),
        ("rules: 1", "rules: 99", "there is no version 99 of the rules of geishas-road; there is 1"),
        ("players: 2", "players: 3", "the record says players: 3, this is players: 2"),
        ("edition: standard ", "edition: mine x", "the record was played with edition mine x"),
        ("chance: house", "chance: hause", "line 11: 'hause"),
        ("chance: house", "indigo: house", "line 11: it is chance who acts here, not indigo"),
        ("chance: start", "chance start", "is not of the form 'who: what'"),
    ],
)
def test_a_corrupted_record_is_refused_with_its_line(record: str, old: str, new: str, message: str) -> None:
    with pytest.raises(RecordError, match=re.escape(message)):
        zashiki.replay(broken(record, old, new))


def test_an_illegal_move_in_a_record_is_named_with_line_and_rule(record: str) -> None:
    lines = record.splitlines()
    k = next(k for k, line in enumerate(lines) if line.endswith(": gift"))
    lines[k + 1] = lines[k].split(":")[0] + ": take a"
    with pytest.raises(RecordError, match=rf"line {k + 2}: 'take a' is not allowed now: .*\[action.gift\]"):
        zashiki.replay("\n".join(lines))


def test_a_truncated_record_does_not_pass_for_the_whole_game(record: str) -> None:
    half = "\n".join(record.splitlines()[:80])
    with pytest.raises(RecordError, match=r"the record ends with .*, its moves with 'None'"):
        zashiki.replay(half)


def test_a_record_goes_no_further_than_the_end(record: str) -> None:
    with pytest.raises(RecordError, match="'gift' comes after the end of the game"):
        zashiki.replay(record + "indigo: gift\n")


def test_a_record_with_a_wrong_result_is_refused(record: str) -> None:
    with pytest.raises(RecordError, match="the record ends with"):
        zashiki.replay(re.sub("result: .*", "result: indigo by luck", record))


def test_a_record_with_a_foreign_seed_is_refused(record: str) -> None:
    with pytest.raises(RecordError, match="the seed is not the one whose commitment was published"):
        zashiki.replay(broken(record, "seed: 3", "seed: 4"))


def test_a_seat_s_record_cannot_be_replayed(game: zashiki.Game) -> None:
    with pytest.raises(RecordError, match="one seat's record"):
        zashiki.replay(str(game.start(seed=1).record(0)))


def test_an_unfinished_record_plays_on_with_explicit_chance(game: zashiki.Game) -> None:
    state = game.start(seed=1)
    again = zashiki.replay(str(state.record()))
    assert again == state
    while again.turn != zashiki.CHANCE:
        again.play(again.legal()[0])
    assert again.chances()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"zashiki": 2}, "zashiki: the data says 2, this game is 1"),
        ({"game": "go"}, "game: the data says 'go'"),
        ({"rules": 7}, "rules: the data says 7"),
        ({"options": {}}, "options: the data says {}"),
        ({"edition": "x"}, "edition: the data says 'x'"),
        ({"state": 5}, "state: an object with the fields of the record is needed"),
        ({"log": [[0, 1]]}, r"log[0]: three whole numbers are needed"),
        ({"log": [[0, 999, -1]]}, "log[0]: 999 is no action"),
        ({"chance": {"seed": "x"}}, "chance: a seed, salts and a count of draws are needed"),
    ],
)
def test_json_of_another_kind_or_version_is_refused(game: zashiki.Game, change: dict, message: str) -> None:
    data = game.start(seed=1).to_json()
    with pytest.raises(DataError, match=re.escape(message)):
        game.from_json(data | change)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("phase", 99, "state.phase: 99 names nothing; 0..31 is possible"),
        ("hand", [1 << 21, 0], "state.hand[0]: 2097152 holds something that does not exist"),
        ("geisha", [0, 1, 2, 3, 50], "state.geisha[4]: 50 is out of range -1..4"),
        ("turn", 2, "state.turn: 2 is out of range -2..1"),
    ],
)
def test_numbers_that_mean_nothing_are_refused(game: zashiki.Game, field: str, value: object, message: str) -> None:
    data = game.start(seed=1).to_json()
    data["state"][field] = value
    with pytest.raises(DataError, match=re.escape(message)):
        game.from_json(data)


def test_a_state_that_does_not_follow_from_its_log_is_refused(game: zashiki.Game) -> None:
    data = game.start(seed=1).to_json()
    data["state"]["counter"] = [1, 1]
    with pytest.raises(DataError, match="state: is not where the log leads"):
        game.from_json(data)
    data = game.start(seed=1).to_json()
    data["log"][3][1] = 0
    with pytest.raises(DataError, match=r"log\[3\]: 'reveal' is not allowed now"):
        game.from_json(data)


def test_json_that_is_none(game: zashiki.Game) -> None:
    with pytest.raises(DataError, match="this is not JSON"):
        game.from_json("{")
    with pytest.raises(DataError, match="an object is needed, not list"):
        game.from_json("[]")
    with pytest.raises(DataError, match="zashiki: is missing"):
        game.from_json("{}")


def test_json_of_another_variant_is_refused() -> None:
    data = json.dumps(zashiki.load("geishas-road", mode="maiko").start(seed=1).to_json())
    with pytest.raises(DataError, match="options: the data says"):
        zashiki.load("geishas-road").from_json(data)


def test_taking_back_what_cannot_be_taken_back(game: zashiki.Game) -> None:
    state = game.start(seed=1)
    with pytest.raises(zashiki.ZashikiError, match="there is nothing to take back"):
        state.take_back(0)


def test_chances_when_chance_is_not_asked(game: zashiki.Game) -> None:
    with pytest.raises(zashiki.ZashikiError, match="chance has nothing to decide now"):
        game.start(seed=1).chances()
