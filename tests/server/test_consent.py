"""Undo needs the consent of every person and gives no draw twice; whoever leaves gains neither time nor moves by it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import zashiki
from zashiki.api.records import Record
from zashiki.cli.verify import examine
from zashiki.cli.words import words
from zashiki.engine.chance import commitment
from zashiki.server.storage.rows import Header, Row, SeatHeader, Secret, TableRow
from zashiki.server.tables import commands
from zashiki.server.tables.table import BrokenTableError, Table
from zashiki.server.workers.pg_notify import awaited

from .servers import GAME, Inside, Seat, play_some, wait_until
from .situations import due_at, table_of
from .test_past import derived

LONG = {"seats": [{"level": "random"}, {"level": "random"}], "options": {"mode": "campaign"}}
"""A long game with stand-ins that play at once."""


def same_when_replayed(server: Inside, seat: Seat) -> None:
    """The table in memory is the one that its log leads to."""
    live, again = table_of(server, seat), server.app.host.tables.replay(seat.table)
    assert again is not None
    assert facts(again) == facts(live)


def facts(table: Table) -> dict[str, Any]:
    state = table.state.to_json() if table.state else None
    names = ("number", "version", "moves", "seats", "offer", "fixed_moves", "answers", "revealing", "salts_since")
    return {"state": state, "clock": table.clocks.face()} | {name: getattr(table, name) for name in names}


def mover_and_other(seats: list[Seat]) -> tuple[Seat, Seat, int]:
    position = seats[0].show()["position"]
    return seats[position["turn"]], seats[1 - position["turn"]], position["version"]


def undo(seat: Seat, *others: Seat) -> None:
    at = seat.show()["position"]["version"]
    seat.do("offer-undo", at=at)
    for other in others:
        other.do("answer-undo", at=at, accept=True)


def draws_of(server: Inside, seat: Seat) -> int:
    state = table_of(server, seat).state
    assert state is not None
    return state.drawn


def test_the_other_alone_cannot_undo_while_a_bot_stands_in(server: Inside) -> None:
    """The attack: an opponent is away and stood in for, and the game is undone move by move without them."""
    seats = server.seats(**LONG)
    play_some(seats, 12)
    attacker, absent, _ = mover_and_other(seats)
    absent.do("leave")
    refusal = attacker.refused("offer-undo", at=attacker.show()["position"]["version"])
    assert refusal["refusal"] == "not-allowed"
    assert "does not reach behind" in refusal["text"], "the last move came before the bot"
    position = attacker.show()["position"]
    attacker.move(position["legal"][0]["action"], position["version"])
    wait_until(lambda: attacker.show()["position"]["turn"] == attacker.seat)
    before, at = len(table_of(server, attacker).moves), attacker.show()["position"]["version"]
    attacker.do("offer-undo", at=at)
    shown = attacker.show()["position"]
    assert shown["undo"] == {"seat": attacker.seat, "waiting": [absent.seat]}, "it waits for the one who is away"
    assert (shown["version"], len(table_of(server, attacker).moves)) == (at, before)
    same_when_replayed(server, attacker)
    absent.do("answer-undo", at=at, accept=True)
    assert len(table_of(server, attacker).moves) < before, "the absent person came back to answer"
    same_when_replayed(server, attacker)


def test_undone_draws_never_come_again(server: Inside) -> None:
    """The attack: try a move, look at what is drawn, undo, and know what comes."""
    seats = server.seats(**LONG)
    play_some(seats, 4)
    numbers = []
    for _ in range(4):
        before = draws_of(server, seats[0])
        while draws_of(server, seats[0]) == before:
            play_some(seats, 1, seed=before)
        numbers.append((before, draws_of(server, seats[0])))
        last = table_of(server, seats[0]).moves[-1].seat
        undo(seats[last], seats[1 - last])
        assert draws_of(server, seats[0]) == numbers[-1][1], "the numbers of the stream are used up"
        same_when_replayed(server, seats[0])
    assert all(one[1] == two[0] for one, two in pairwise(numbers))
    play_some(seats, 30)
    seats[0].do("resign")
    text = seats[2].get("/record").text
    verdict = examine(Record.read(text))
    assert (verdict.fault, verdict.undone) == (None, sum(Record.read(text).undone.values()))
    assert verdict.undone == numbers[-1][1] - numbers[0][0]
    assert str(zashiki.replay(text).record(ending=table_of(server, seats[0]).ending.early)) == text
    story = seats[0].get("/story", eyes="open").json()
    assert story["undone"] == [list(pair) for pair in Record.read(text).undone.items()]
    assert all(derived(story, moment["draw"]) == moment["action"] for moment in story["moments"] if moment["draw"])
    kept = Record.read(text)
    without = Record({k: v for k, v in kept.header.items() if k != "undone"}, kept.lines)
    assert (examine(without).fault or ("", {}))[0] == "draw", "an undo that is not told is found"


def test_the_sentence_of_verify() -> None:
    say = words("en").say
    one, three = (say("verified-undone", draws=draws) for draws in (1, 3))
    assert one == "Moves were undone by agreement; the draw that was discarded did not come again."
    assert three == "Moves were undone by agreement; the 3 draws that were discarded did not come again."


def test_a_sole_person_undoes_freely_but_draws_do_not_return(server: Inside) -> None:
    me, _ = server.seats(seats=[{}, {"kind": "bot", "level": "random"}], options={"mode": "campaign"})
    for _ in range(6):
        wait_until(lambda: me.show()["position"]["turn"] == 0)
        position = me.show()["position"]
        me.move(position["legal"][0]["action"], position["version"])
    wait_until(lambda: me.show()["position"]["turn"] == 0)
    before = draws_of(server, me)
    undo(me)
    assert draws_of(server, me) == before
    same_when_replayed(server, me)


def test_an_offer_to_somebody_away_is_declined_by_the_away_time(server: Inside) -> None:
    seats = server.seats(away=60, **LONG)
    play_some(seats, 8)
    asker, other, at = mover_and_other(seats)
    asker.do("offer-undo", at=at)
    table = table_of(server, asker)
    assert table.offer is not None
    with other.live() as line:
        line.next()
        table.offer.at = 0
        assert due_at(server, table) is None, "somebody who is there may think it over"
    seen = server.app.scheduler.clock_watch.watched[table.id].seen
    wait_until(lambda: seen.update({other.seat: -(10**9)}) or not asker.show()["position"]["undo"])
    (answer,) = [e for e in asker.show(after=-1)["entries"] if e["kind"] == "answer-undo"]
    assert (answer["seat"], answer["accept"]) == (other.seat, False)
    assert asker.show()["position"]["version"] == at, "nothing was undone"
    assert asker.refused("offer-undo", at=at)["refusal"] == "not-allowed", "once a position"
    same_when_replayed(server, asker)


def test_what_a_stand_in_played_stands(server: Inside) -> None:
    """Leaving for a hint: the bot's choice can be neither taken back nor undone, and leaving has an end."""
    seats = server.seats(**LONG)
    for _ in range(commands.MAX_LEAVES):
        leaver, other, at = mover_and_other(seats)
        play_some(seats, 1)
        leaver, other, at = mover_and_other(seats)
        leaver.do("leave")
        wait_until(lambda at=at, leaver=leaver: leaver.show()["position"]["version"] > at)
        wait_until(lambda other=other: other.show()["position"]["turn"] == other.seat)
        leaver.do("reclaim")
        shown = leaver.show()["position"]
        assert not shown["can_take_back"]
        assert leaver.refused("take-back", at=shown["version"])["refusal"] == "not-allowed"
        assert "reach behind" in leaver.refused("offer-undo", at=shown["version"])["text"]
    for seat in seats[:2]:
        while table_of(server, seat).seats[seat.seat].leaves < commands.MAX_LEAVES:
            seat.do("leave")
            seat.do("reclaim")
        assert "at most 3 times" in seat.refused("leave")["text"]
    same_when_replayed(server, seats[0])


def test_a_reclaim_does_not_open_what_came_before_a_hand_over(server: Inside) -> None:
    seats = server.seats(seats=[{"level": "random"}, {}], options={"mode": "campaign"})
    play_some(seats, 9)
    asker, other, at = mover_and_other(seats)
    asker.do("offer-undo", at=at)
    other.do("leave")
    assert not asker.show()["position"]["undo"], "a hand-over ends the offer"
    assert other.refused("answer-undo", at=at, accept=True)["refusal"] == "not-allowed"
    other.do("reclaim")
    assert "reach behind" in asker.refused("offer-undo", at=asker.show()["position"]["version"])["text"]


def test_the_stand_in_is_shown_before_the_game(server: Inside) -> None:
    one, _watcher = server.seats(seats=[{"level": "master"}, {"kind": "open"}])
    shown = one.show()
    assert shown["position"]["stage"] == "gathering"
    assert [seat["stand_in"] for seat in shown["about"]["seats"]] == ["master", "novice"]
    bots, _ = server.seats(seats=[{}, {"kind": "bot"}])
    assert [seat["stand_in"] for seat in bots.show()["about"]["seats"]] == ["novice", None]


def table_with(name: str = GAME, **agreed: Any) -> tuple[Table, Callable[..., None]]:
    """A table for two in memory, and a way to append to it."""
    game = zashiki.load(name)
    seats = [SeatHeader("person", key="k0"), SeatHeader("person", key="k1")]
    header = Header(name, game.options, game.components.digest, game.kind.rules_version, commitment("s"), seats, "w",
                    **agreed)  # fmt: skip
    table = Table(TableRow("t", 0, header, Secret("s", "b")), game)

    def append(kind: str, at: int, seat: int | None = None, client: str | None = "c", **body: Any) -> None:
        table.apply(Row("t", table.number + 1, at, kind, seat, client, body))

    append("open", 0)
    return table, append


@pytest.mark.parametrize("agreed", [{"minutes": 10.0}, {"days": 1.0}])
def test_leaving_and_returning_gains_no_time(agreed: dict[str, float]) -> None:
    table, append = table_with(**agreed)
    mover, deadline = table.turn, table.clocks.deadline
    append("hand-over", 1_000, mover)
    assert (table.clocks.running, table.clocks.deadline) == (mover, deadline), "the bot plays on the seat's time"
    append("reclaim", 90_000, mover)
    assert (table.clocks.running, table.clocks.deadline) == (mover, deadline)


def test_a_choice_taken_back_brings_no_new_days() -> None:
    table, append = table_with(days=1.0)
    mover, deadline = table.turn, table.clocks.deadline
    append("move", 1_000, mover, action="gift")
    append("pause", 1_600, None, None, since=1_100, until=1_600)
    append("take-back", 2_000, mover)
    assert (table.turn, table.clocks.deadline) == (mover, deadline + 500), "but an outage is given back"
    while table.turn == mover and table.state:
        append("move", 3_000, mover, action=table.state.legal()[0].text)
    assert table.clocks.deadline == deadline + 3_000, "the days of the next one begin with the turn"


def test_who_takes_a_move_back_has_used_the_time_since_then() -> None:
    """A move that passes the turn, some waiting on the other's clock, and a take-back: it is not the other's time."""
    table, append = table_with("tokaido-duo", minutes=10.0)
    passed = False
    while not passed:
        mover, before, state = table.turn, table.clocks.mark(), table.state
        assert mover is not None
        assert state is not None
        assert before is not None
        append("move", table.at + 1_000, mover, action=state.legal()[-1].text)
        passed = table.turn not in (mover, None) and state.can_take_back(mover)
    append("take-back", table.at + 60_000, mover)
    assert table.clocks.mark() == before
    append("move", table.at, mover, action=state.legal()[-1].text)
    left = table.clocks.mark().left
    assert left[mover] == before.left[mover] - 61_000
    assert left[1 - mover] == before.left[1 - mover]


def test_a_version_in_between_neither_loses_entries_nor_is_needed() -> None:
    table, append = table_with()
    append("chat", 1, 0, text="a")
    append("moved", 2, None, None, rules=0)
    append("chat", 3, 0, text="b")
    assert [entry.row.number for entry in table.recent] == [0, 1, 2, 3]


def test_a_table_that_breaks_names_no_hidden_card() -> None:
    table, append = table_with()
    with pytest.raises(BrokenTableError) as broken:
        append("move", 1, table.turn, action="keep red 3")
    assert "red 3" not in str(broken.value)
    assert "red 3" in broken.value.whole


def test_what_may_be_taken_back_is_the_same_by_newer_rules() -> None:
    state = zashiki.load("tokaido-duo").start(seed=124)
    for _ in range(60):
        turn = state.turn
        state.play(state.legal()[-1])
        if turn is not None and state.turn not in (turn, None) and state.can_take_back(turn):
            break
    seat = state.turn
    assert seat is not None
    state.play(state.legal()[-1])
    if state.can_take_back(seat):
        state.take_back(seat)
    assert state.by_rules_of(state.game).taker_back == state.taker_back


def test_one_who_is_gone_for_good_has_no_clock_and_is_not_asked(tmp_path: Path) -> None:
    game = {"game": "iki", "options": {"players": 3}}
    with Inside(f"sqlite:///{tmp_path / 'tables.db'}", games=("iki",)) as house:
        seats = house.seats(**game, clock={"minutes": 20}, seats=[{"level": "random"}] * 3)
        turn = seats[0].show()["position"]["turn"]
        seats[turn].do("resign")
        wait_until(lambda: seats[0].show()["position"]["turn"] != turn)
        stays = [k for k in range(3) if k != turn]
        position = seats[0].show()["position"]
        assert position["clock"]["running"] in stays
        mover, third = position["turn"], next(k for k in stays if k != position["turn"])
        seats[mover].move(seats[mover].show()["position"]["legal"][0]["action"], position["version"])
        at = seats[0].show()["position"]["version"]
        seats[mover].do("offer-undo", at=at)
        assert seats[0].show()["position"]["undo"]["waiting"] == [third], "the one who resigned is not asked"


def test_an_undo_in_a_log_of_old_brings_the_same_draws_again() -> None:
    """Entries without the new facts mean what they meant when they were made: later ones stand on those positions."""
    table, append = table_with()
    luck = zashiki.load(GAME).start(seed="s")
    for k in range(9):
        assert table.state is not None
        action = table.state.legal()[k % 2 % len(table.state.legal())].text
        append("move", k, table.turn, action=action, on=table.digest())
        luck.play(action)
    asker = table.moves[-1].seat
    append("hand-over", 20, 1 - asker)
    append("offer-undo", 21, asker, on=table.digest())
    assert table.state is not None
    assert table.offer is None, "one who is stood in for was not asked"
    assert table.state.undone == {}
    last = [(played.seat, played.action) for played in table.moves]
    assert len(last) == 8
    append("move", 22, asker, action=action, on=table.digest())
    assert table.state == luck
    assert table.state.drawn == luck.drawn


def test_an_offer_that_tells_another_number_of_draws_breaks_the_table() -> None:
    table, append = table_with()
    assert table.state is not None
    append("move", 1, table.turn, action=table.state.legal()[0].text)
    with pytest.raises(BrokenTableError) as broken:
        append("offer-undo", 2, table.moves[-1].seat, asked=[], drawn=table.state.drawn + 1)
    assert "draws were used" in broken.value.whole


def test_undo_and_hand_over_are_the_same_in_another_process(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    with Inside(db) as server:
        seats = server.seats(**LONG)
        play_some(seats, 20)
        last = table_of(server, seats[0]).moves[-1].seat
        undo(seats[last], seats[1 - last])
        seats[0].do("leave")
        wait_until(lambda: seats[1].show()["position"]["turn"] == 1)
        before = [seat.get().content for seat in seats]
        known = facts(table_of(server, seats[0]))
    with Inside(db) as server:
        for seat in seats:
            seat.url = server.url
        assert [seat.get().content for seat in seats] == before
        assert facts(table_of(server, seats[0])) == known
        seats[0].do("reclaim")
        play_some(seats, 500, seed=5)
        assert examine(Record.read(seats[2].get("/record").text)).fault is None


def test_other_processes_are_told_who_is_here_of_all_that_are_waited_for() -> None:
    """Who is asked for an undo and not to move must not be declined for, though another process serves that socket."""
    table, append = table_with(away=5.0)
    assert table.state is not None
    mover = table.turn
    append("move", 1, mover, action=table.state.legal()[0].text)
    append("offer-undo", 2, mover, asked=[1 - mover], drawn=table.state.drawn)
    assert awaited(table) == {table.turn, 1 - mover} == {0, 1}
