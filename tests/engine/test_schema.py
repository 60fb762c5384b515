"""The record schema: memory, JSON, views."""

from __future__ import annotations

import pytest

from zashiki import DataError
from zashiki.engine.schema import Grid, Many, One, Row, Schema, i8, i16, nobody, own, public
from zashiki.engine.seat_schema import SeatSchema


class Table(Schema):
    turn: int = public(i8, 0, "whose turn", One(("ada", "raya")))
    hand: Row = own(i16, 2, "cards", Many(("a", "b", "c")))
    plan: Row = own(i8, 2, "a secret", start=-1)
    deck: int = nobody(i16, 0, "unseen", Many(("a", "b", "c")))
    seed: int = nobody(i16, 0, "nobody's business")
    board: Grid = public(i8, (2, 3), "the board", start=4)


def test_new_records_have_their_start_values() -> None:
    cells = Table.new()
    assert Table.to_json(cells) == {
        "turn": 0,
        "hand": [0, 0],
        "plan": [-1, -1],
        "deck": 0,
        "seed": 0,
        "board": [[4, 4, 4], [4, 4, 4]],
    }


def test_a_view_holds_only_what_is_permitted() -> None:
    cells = Table.new()
    for name, value in (("hand", [0b101, 0b011]), ("plan", [7, 9]), ("deck", 0b010), ("seed", 99)):
        Table.write(cells, name, value)
    assert Table.view(cells, 0) == {
        "turn": "ada",
        "hand": [["a", "c"], 2],
        "plan": [7, None],
        "deck": 1,
        "board": [[4, 4, 4], [4, 4, 4]],
    }
    assert Table.view(cells, None)["hand"] == [2, 2]
    assert Table.view(cells, None)["plan"] == [None, None]


def test_a_seat_s_record_has_no_room_for_secrets() -> None:
    seen = SeatSchema.of(Table)
    assert set(seen.fields) == {"seat", "turn", "hand", "hand_count", "plan", "deck_count", "board"}
    assert seen.fields["hand"].shape == ()
    cells = Table.new()
    Table.write(cells, "hand", [0b101, 0b011])
    view = SeatSchema.fill(Table, seen, cells, 1)
    assert seen.read(view, "hand") == 0b011
    assert seen.read(view, "hand_count") == [2, 2]
    blank = SeatSchema.blank(Table, seen, view)
    assert Table.read(blank, "hand") == [0, 0b011]


def test_copies_are_equal_and_apart() -> None:
    cells = Table.new()
    copy = Table.copy(cells)
    assert Table.key(copy) == Table.key(cells)
    Table.write(copy, "turn", 1)
    assert Table.read(cells, "turn") == 0
    assert Table.key(copy) != Table.key(cells)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"turn": "x"}, "state.turn: a whole number is needed, not 'x'"),
        ({"turn": True}, "state.turn: a whole number is needed, not True"),
        ({"turn": 300}, r"state.turn: 300 names nothing; 0..1 is possible"),
        ({"hand": [1]}, "state.hand: a list of 2 is needed"),
        ({"board": [[1, 2, 3], [1, 2]]}, r"state.board\[1\]: a list of 3 is needed"),
        ({"extra": 1}, "state.extra: there is no such field"),
    ],
)
def test_wrong_data_is_refused_with_its_place(change: dict, message: str) -> None:
    good = Table.to_json(Table.new())
    assert Table.key(Table.from_json(good)) == Table.key(Table.new())
    with pytest.raises(DataError, match=message):
        Table.from_json(good | change)


def test_a_missing_field_is_named() -> None:
    data = Table.to_json(Table.new())
    del data["deck"]
    with pytest.raises(DataError, match=r"state.deck: the field is missing"):
        Table.from_json(data)
    with pytest.raises(DataError, match="an object with the fields"):
        Table.from_json([1, 2])
