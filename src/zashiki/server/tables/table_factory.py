"""Makes tables: new ones, and rematches."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, field
from typing import Any

from ...api.game import Game
from ...api.records import Record
from ...bots import LEVELS
from ...engine import chance
from ...errors import OptionError, UnknownGame, ZashikiError
from ...registry import kind as kind_of
from ...replay import replay
from ...text.error_text import error_text
from ...text.speech import ENGLISH, speech
from .. import protocol
from ..refusals import Refused
from ..storage.rows import Header, Row, SeatHeader, Secret, TableRow
from .commands import Draft, clean
from .host import Host
from .keys import hashed, new_key, new_table_id
from .table import Table
from .versions import game_for, own_edition


@dataclass(frozen=True)
class Beginning:
    """Where a new table begins: at the start, after given actions, or with a game that is over already."""

    game: Game
    given: list[int] = field(default_factory=list)
    finished: Record | None = None

    def write_to(self, header: Header, secret: Secret) -> None:
        """Write it into the header of the new table."""
        if self.finished:
            secret.record, secret.seed = str(self.finished), self.finished.header.get("seed", "")
            header.commitment = self.finished.header["commitment"]
        else:
            secret.given = self.given


class TableFactory:
    """Creates tables in the log of a host."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def make(self, order: protocol.TableOrder, client: str = "", language: str = ENGLISH) -> protocol.TableMade:
        """A new table for a client; its keys are given out once, here. What is wrong is told in the language."""
        if order.seats and all(seat.kind == "bot" for seat in order.seats):
            self._check_bot_tables(client)
        beginning = (
            await self._host.background.in_thread(_beginning, order, language)
            if order.record
            else Beginning(_game(order, language))
        )
        game = beginning.game
        seats = order.seats or [protocol.SeatOrder() for _ in range(game.players)]
        if len(seats) != game.players:
            raise Refused("bad-options", f"{game.kind.title} with these options has {game.players} seats.")
        keys = [new_key() if seat.kind == "person" else None for seat in seats]
        watch = new_key()
        clock = order.clock or protocol.ClockOrder()
        if clock.minutes and clock.days:
            raise Refused("bad-options", "A clock has minutes for the game or days for a move, not both.")
        header = _header(
            game,
            [_seat(seat, key) for seat, key in zip(seats, keys, strict=True)],
            hashed(watch),
            {
                "minutes": clock.minutes,
                "days": clock.days,
                "salts": order.salts and not beginning.finished,
                "away": order.away,
                "hints": order.hints,
            },
        )
        beginning.write_to(*header)
        table = await self._create(new_table_id(), game, header, client)
        await self._host.conclude(table)
        seat_keys = [protocol.SeatKey(k, key) for k, key in enumerate(keys) if key]
        return protocol.TableMade(table.id, seat_keys, watch, table.header.commitment)

    def _check_bot_tables(self, client: str) -> None:
        """Refuse another table of bots alone to a client who has enough of them."""
        most, tables = self._host.settings.bot_tables, self._host.tables.loaded.values()
        if sum(t.live.client == client and t.bots_alone and not t.ending for t in tables) >= most:
            text = f"Your address has {most} tables of bots alone already; wait until one of them is over."
            raise Refused("too-many", text)

    async def rematch(self, table: Table, seat: int, command: protocol.Rematch) -> protocol.Ack:
        """The same game with the seats rotated by one; whoever asks second gets the same table."""
        if not table.ending:
            raise Refused("not-allowed", "The game goes on; a rematch comes after its end.", table.version)
        async with table.live.lock:
            if table.rematch is None:
                new_id = hashlib.sha256(f"{table.id} {table.secret.bots} rematch".encode()).hexdigest()[:16]
                if await self._host.background.in_thread(self._host.store.table, new_id) is None:
                    await self._create(new_id, *_rotated(table), table.live.client)
                await self._host.commit(table, seat, command.id, lambda: Draft("rematch", {"table": new_id}))
        there = (seat + 1) % len(table.seats)
        return protocol.Ack(command.id, table.number, table.version, table.rematch, there)

    async def _create(self, id_: str, game: Game, header: tuple[Header, Secret], client: str) -> Table:
        await self._host.background.in_thread(self._host.tables.keep_edition, game)
        made = TableRow(id_, self._host.time.now(), *header)
        row = Row(id_, 0, made.created, "open")
        if await self._host.write(row, made):
            self._host.metrics.count("zashiki_tables_made_total")
        return await self._host.tables.find(id_, client)


def _game(order: protocol.TableOrder, language: str) -> Game:
    options: dict[str, Any] = dict(order.options)
    try:
        known = kind_of(order.game)
        if order.seats and "players" not in options and any(o.name == "players" for o in known.options):
            options["players"] = len(order.seats)
        return game_for(order.game, tuple(options.items()))
    except UnknownGame as error:
        raise Refused("unknown-game", error_text(error, speech(language))) from error
    except OptionError as error:
        raise Refused("bad-options", error_text(error, speech(language))) from error


def _beginning(order: protocol.TableOrder, language: str) -> Beginning:
    """The game of a record, and the actions of it that a new table continues.

    A whole record of a finished game keeps its own seed, so that its draws can be checked.
    """
    try:
        record = Record.read(order.record or "")
        whole = replay(record)
        state = whole.replayed([entry.action for entry in whole.log[: order.upto]])
        if order.redealt is not None:
            state = state.redeal(order.redealt, secrets.token_hex(16))
    except ZashikiError as error:
        raise Refused("bad-options", error_text(error, speech(language))) from error
    if order.game != whole.game.name:
        raise Refused("bad-options", f"The record is of {whole.game.name}, not of {order.game}.")
    options = {name: value for name, value in whole.game.options.items() if value is not None}
    game = game_for(order.game, tuple(options.items()), whole.game.kind.rules_version, own_edition(whole.game))
    if order.upto is None and order.redealt is None and (whole.turn is None or "ending" in record.header):
        return Beginning(game, finished=record)
    return Beginning(game, [entry.action for entry in state.log])


def _seat(order: protocol.SeatOrder, key: str | None) -> SeatHeader:
    level = order.level or ("novice" if order.kind == "bot" else None)
    if level is not None and level not in LEVELS:
        raise Refused("bad-options", f"There is no bot '{level}'; bots: {', '.join(LEVELS)}.")
    return SeatHeader(order.kind, clean(order.name), level, order.language, hashed(key) if key else None)


def _header(game: Game, seats: list[SeatHeader], watch: str, agreed: dict[str, Any]) -> tuple[Header, Secret]:
    secret = Secret(chance.new_seed(), secrets.token_hex(16))
    commitment = chance.commitment(secret.seed)
    digest = game.components.digest
    return Header(game.name, game.options, digest, game.kind.rules_version, commitment, seats, watch, **agreed), secret


def _rotated(table: Table) -> tuple[Game, tuple[Header, Secret]]:
    """The game and the header of a rematch: everybody one seat further, with the key they have."""
    header = table.header
    seats = [SeatHeader(s.kind, s.name, s.level, s.language, s.key) for s in table.seats]
    agreed = {name: getattr(header, name) for name in ("minutes", "days", "salts", "away", "hints")}
    game = _newest_game(table.game)
    return game, _header(game, [seats[-1], *seats[:-1]], header.watch, agreed)


def _newest_game(game: Game) -> Game:
    """The same game by the newest rules; if these lack an option of it, by its own."""
    try:
        return game_for(game.name, tuple(game.options.items()))
    except OptionError:
        return game
