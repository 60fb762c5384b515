"""Time belongs to the players: outages are given back, jumps of the wall clock cost nobody anything."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from zashiki.server.storage.rows import LOG, UPTIME, Header, SeatHeader
from zashiki.server.storage.uptime import Span, Uptime
from zashiki.server.tables.clocks import Clocks
from zashiki.server.tables.commands import Draft

from .fake_clock import DAY, HOUR, MINUTE, SECOND, STEP, FakeClock
from .servers import Inside, Seat, play_some, wait_until
from .situations import move, table_of
from .test_frames import frame, peer

CLOCKS = [{"minutes": 10}, {"days": 10 / 24 / 60}]
Database = str


@pytest.fixture
def db(tmp_path: Path) -> Database:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


def at(server: Inside, seats: list[Seat]) -> list[Seat]:
    """The same seats after a restart."""
    return [Seat(server.url, seat.table, seat.key, seat.seat) for seat in seats]


def kinds(seat: Seat) -> list[str]:
    return [entry["kind"] for entry in seat.show(after=-1)["entries"]]


def pauses(seat: Seat) -> list[tuple[int, int]]:
    entries = seat.show(after=-1)["entries"]
    return [(entry["since"], entry["until"]) for entry in entries if entry["kind"] == "pause"]


def left(seat: Seat, now: int) -> int:
    """Milliseconds that the running clock has left."""
    face = seat.show()["position"]["clock"]
    return int(face["left"][face["running"]] - (now - face["at"]))


def in_loop(server: Inside, work: Coroutine[Any, Any, Any]) -> Any:
    loop = server.app.host.writer._loop
    assert loop
    return asyncio.run_coroutine_threadsafe(work, loop).result(60)


def search_for_abandoned(server: Inside) -> None:
    scheduler = server.app.scheduler
    in_loop(server, scheduler._close_idle(int(server.settings.abandoned_days * DAY)))


def without_ticks(server: Inside) -> None:
    """Whatever comes now comes before the next tick."""

    async def nothing() -> None: ...

    server.app.scheduler.clock_watch.check = nothing  # type: ignore[method-assign]


@contextmanager
def unwritable(server: Inside) -> Iterator[None]:
    """A database that takes nothing."""
    writer: Any = server.app.host.writer
    usual = writer._engine

    class Full:
        dialect = usual.dialect

        def connect(self) -> None:
            raise sa.exc.OperationalError("INSERT", {}, Exception("the disk is full"))

        begin = connect

    writer._engine = Full()
    try:
        yield
    finally:
        writer._engine = usual


@pytest.mark.parametrize("order", CLOCKS, ids=str)
def test_the_time_in_which_the_server_was_down_is_given_back(order: Any, db: Database, clock: FakeClock) -> None:
    with clock.server(db) as server:
        seats = server.seats(clock=order)
        play_some(seats, 3)
        clock.run(2 * SECOND, server)
        wait_until(lambda: clock.wall - server.app.host.time.uptime.until < SECOND)
        before, died = left(seats[0], clock.wall), clock.wall
    clock.skip(HOUR)
    with clock.server(db) as server:
        seats = at(server, seats)
        wait_until(lambda: "pause" in kinds(seats[0]))
        (pause,) = pauses(seats[0])
        assert died - SECOND <= pause[0] <= died
        assert pause[1] == clock.wall
        assert 0 <= left(seats[0], clock.wall) - before <= SECOND
        clock.run(2 * SECOND, server)
        play_some(seats, 3)
        assert "timeout" not in kinds(seats[0])
        shown = seats[0].show()
    with clock.server(db) as server:
        assert at(server, seats)[0].show() == shown, "it replays to the same clocks"


def test_a_listener_is_told_of_a_pause_with_the_clocks(db: Database, clock: FakeClock) -> None:
    with clock.server(db) as server:
        seats = server.seats(clock={"minutes": 10})
        with seats[0].live(after=0) as ws, seats[-1].live(after=0, views=False) as watcher:
            ws.next(), watcher.next()
            clock.skip(HOUR)
            for update in (ws.next(), watcher.next()):
                (entry,) = update["entries"]
                assert (entry["kind"], entry["until"]) == ("pause", clock.wall)
                assert set(entry) == {"number", "at", "kind", "since", "until"}
                assert update["position"]["clock"]["at"] >= clock.wall - 2 * SECOND
                assert update["position"]["clock"]["left"] == [10 * MINUTE] * 2
                assert update["position"]["version"] == 0, "a move that was on its way is not stale"


def test_a_process_that_was_stopped_gives_the_time_back_before_it_takes_a_move(db: Database, clock: FakeClock) -> None:
    with clock.server(db) as server:
        seats = server.seats(clock={"minutes": 10})
        mover = seats[seats[0].show()["position"]["turn"]]
        with peer(mover) as ws:
            clock.run(STEP, server)
            without_ticks(server)
            clock.skip(HOUR)
            ws.send(frame(move("m", 0)))
            assert ws.answer()["type"] == "ack"
        assert kinds(mover) == ["open", "pause", "move"]
        assert mover.show()["position"]["clock"]["left"][mover.seat or 0] >= 10 * MINUTE - 3 * SECOND
        assert b"zashiki_outages_total 1" in server.app.metrics.text().encode()


def test_no_timeout_is_judged_before_the_time_is_given_back(db: Database, clock: FakeClock) -> None:
    with clock.server(db) as server:
        seats = server.seats(clock={"minutes": 10})
        host, table = server.app.host, table_of(server, seats[0])
        without_ticks(server)
        clock.skip(HOUR)

        def draft() -> Draft | None:
            over = host.time.now() >= (table.clocks.deadline or 0)
            return Draft("timeout", {"on": table.digest()}) if over else None

        assert not in_loop(server, host.attempt(table, table.version, table.turn, draft))
        assert kinds(seats[0]) == ["open", "pause"]


def test_a_clock_that_was_right_before_the_outage_still_runs_out(db: Database, clock: FakeClock) -> None:
    with clock.server(db) as server:
        seats = server.seats(clock={"minutes": 4 / 60})
        clock.run(SECOND, server)
        clock.skip(HOUR)
        wait_until(lambda: "pause" in kinds(seats[0]))
        clock.run(5 * SECOND, server)
        wait_until(lambda: "end" in kinds(seats[0]))
        assert kinds(seats[0]) == ["open", "pause", "timeout", "end"]


def test_the_wall_clock_set_forward_or_back_costs_nothing(
    db: Database, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    with clock.server(db) as server:
        timed, days, untimed = server.seats(clock=CLOCKS[0]), server.seats(clock=CLOCKS[1]), server.seats(away=5)
        begun = clock.wall
        for k, jump in enumerate((HOUR, 181 * DAY, -400 * DAY)):
            clock.wall += jump
            clock.run(SECOND, server)
            counted = f"zashiki_clock_jumps_total {k + 1}"
            wait_until(lambda counted=counted: counted in server.app.metrics.text())
            search_for_abandoned(server)
        assert [r.__dict__["milliseconds"] for r in caplog.records if r.message == "the wall clock was set"] == [
            HOUR, 181 * DAY, -400 * DAY
        ]  # fmt: skip
        for seats in (timed, days, untimed):
            assert seats[0].show()["position"]["stage"] == "playing"
            assert kinds(seats[0]) == ["open"]
            play_some(seats, 2)
        (entry,) = timed[0].show(after=1)["entries"]
        assert entry["at"] == begun + 3 * SECOND


def test_half_a_year_while_the_server_was_down_closes_nothing(db: Database, clock: FakeClock) -> None:
    with clock.server(db) as server:
        tables = [server.seats(clock=CLOCKS[0]), server.seats(), server.seats(seats=[{}, {"kind": "open"}])]
        clock.run(STEP, server)
    clock.wall += 181 * DAY
    with clock.server(db) as server:
        tables = [at(server, seats) for seats in tables]
        search_for_abandoned(server)
        wait_until(lambda: "pause" in kinds(tables[0][0]))
        assert [seats[0].show()["position"]["stage"] for seats in tables] == ["playing", "playing", "gathering"]
        assert server.app.host.time.uptime.before(180 * DAY) is None


def test_time_does_not_go_back_when_the_wall_clock_does(db: Database, clock: FakeClock) -> None:
    with clock.server(db) as server:
        seats = server.seats(clock={"minutes": 10})
        clock.run(2 * SECOND, server)
        wait_until(lambda: clock.wall - server.app.host.time.uptime.until < SECOND)
        last = server.app.host.time.uptime.until
    clock.wall -= DAY
    with clock.server(db) as server:
        seats = at(server, seats)
        assert server.app.host.time.now() == last
        clock.run(2 * SECOND, server)
        play_some(seats, 1)
        (entry,) = seats[0].show(after=0)["entries"]
        assert entry["at"] == last + 2 * SECOND, "clocks go on where they were"


def test_a_database_from_before_the_uptime_counts_from_now_on(db: Database, clock: FakeClock) -> None:
    with clock.server(db) as server:
        seats, idle = server.seats(clock={"minutes": 10}), server.seats()
        begun = clock.wall
        with server.app.store.engine.begin() as connection:
            connection.execute(UPTIME.delete())
    clock.skip(200 * DAY)
    with clock.server(db) as server:
        seats, idle = at(server, seats), at(server, idle)
        wait_until(lambda: "pause" in kinds(seats[0]))
        assert pauses(seats[0]) == [(begun, clock.wall)]
        search_for_abandoned(server)
        assert kinds(idle[0]) == ["open"]


def test_a_database_that_could_not_be_written_gives_the_time_back(db: Database, clock: FakeClock) -> None:
    with clock.server(db) as server:
        seats = server.seats(clock={"minutes": 4 / 60})
        mover = seats[seats[0].show()["position"]["turn"]]
        clock.run(SECOND, server)
        with unwritable(server):
            clock.run(6 * SECOND, server)
            assert mover.refused("moves", action="gift", at=0)["refusal"] == "try-again"
            assert mover.show()["position"]["stage"] == "playing"
        mover.move("gift", 0)
        assert kinds(mover) == ["open", "pause", "move"]
        assert mover.show()["position"]["clock"]["left"][mover.seat or 0] >= 2 * SECOND


def test_who_was_stopped_counts_no_absence(db: Database, clock: FakeClock) -> None:
    with clock.server(db) as server:
        seats = server.seats(away=4 / 60)
        clock.run(STEP, server)
        clock.skip(HOUR)
        clock.run(2 * SECOND, server)
        assert kinds(seats[0]) == ["open"]
        clock.run(3 * SECOND, server)
        wait_until(lambda: "hand-over" in kinds(seats[0]))


def beats(server: Inside, work: Callable[[], None]) -> int:
    """How often the uptime is written meanwhile."""
    writer: Any = server.app.host.writer
    usual, counted = writer.transact, []

    def transact(job: Any) -> Any:
        counted.append(job)
        return usual(job)

    writer.transact = transact
    work()
    writer.transact = usual
    return len(counted)


def test_the_heart_beats_once_a_second_and_only_for_running_clocks(db: Database, clock: FakeClock) -> None:
    with clock.server(db, abandoned_days=0) as server:
        server.seats()
        server.seats(seats=[{}, {"kind": "open"}], clock={"minutes": 10})
        assert beats(server, lambda: clock.run(5 * SECOND, server)) == 0
        server.seats(clock={"minutes": 10})
        assert 1 <= beats(server, lambda: clock.run(5 * SECOND, server)) <= 6


def test_timed_tables_are_evicted_and_come_back_when_due(db: Database, clock: FakeClock) -> None:
    with clock.server(db, loaded_tables=2) as server:
        tables = [server.seats(clock={"minutes": 4 / 60}) for _ in range(6)]
        absent = server.seats(away=4 / 60)
        more = [server.seats() for _ in range(3)]
        names = server.app.host.tables.ids
        wait_until(lambda: len(names()) <= 3)
        assert {seats[0].table for seats in (*tables, absent)} == set(server.app.scheduler.clock_watch.watched)
        clock.run(6 * SECOND, server)
        with server.app.store.engine.connect() as connection:

            def stored(kind: str) -> set[str]:
                return set(connection.execute(sa.select(LOG.c.table_id).where(LOG.c.kind == kind)).scalars())

            wait_until(lambda: stored("timeout") == {seats[0].table for seats in tables})
            wait_until(lambda: stored("hand-over") == {absent[0].table})
            assert not stored("pause")
        assert more[0][0].show()["position"]["stage"] == "playing"


def test_a_table_that_is_refused_is_watched_no_longer(db: Database, clock: FakeClock) -> None:
    with clock.server(db) as server:
        seats = server.seats(clock={"minutes": 2 / 60})
        watched, tables = server.app.scheduler.clock_watch.watched, server.app.host.tables
        tables.broken[seats[0].table] = "It does not replay."
        tables.loaded.clear()
        tables._known.clear()
        clock.run(3 * SECOND, server)
        wait_until(lambda: not watched)


def test_a_pause_gives_back_only_what_a_clock_lost() -> None:
    header = Header("", {}, "", 1, "", [SeatHeader("person")] * 2, "", minutes=1)
    clocks = Clocks(header)
    clocks.run(0, 1_000)
    clocks.pause(500, 5_000)
    assert (clocks.deadline, clocks.settled) == (65_000, 5_000), "it ran for none of these four seconds"
    clocks.pause(7_000, 8_000)
    clocks.run(1, 10_000)
    face = clocks.face()
    assert face
    assert face.left == [56_000, 60_000]
    clocks.pause(7_000, 8_000)
    assert clocks.deadline == 70_000, "an outage before it ran cost it nothing"


def test_uptime_knows_its_outages() -> None:
    uptime = Uptime()
    assert (uptime.outage_after(0), uptime.before(1)) == (None, None)
    uptime.learn([Span(100, 200), Span(300, 350)])
    uptime.learn([Span(300, 400), Span(900, 1_000)])
    assert uptime.spans == [Span(100, 200), Span(300, 400), Span(900, 1_000)]
    found = [uptime.outage_after(time) for time in (0, 100, 250, 300, 900)]
    assert found == [Span(0, 100), Span(200, 300), Span(200, 300), Span(400, 900), None]
    assert [uptime.before(served) for served in (50, 100, 150, 300, 301)] == [950, 900, 350, 100, None]
