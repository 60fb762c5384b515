"""Makes tables: new ones, and the next of two that want to play again."""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING, Any

from ..bots import LEVELS
from ..core import chance
from ..core.errors import OptionError, UnknownGame
from ..core.game import Game
from ..core.registry import kind as kind_of
from . import protocol
from .arbiter import Draft, clean
from .doorkeeper import hashed, new_key, new_table_id
from .refusals import Refused
from .rows import Header, Row, SeatHeader, Secret, TableRow
from .table import Table, game_for

if TYPE_CHECKING:
    from .host import Host


class Founder:
    """Sets tables up."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def make(self, order: protocol.TableOrder) -> protocol.TableMade:
        """A new table; its keys are told once, here."""
        game = _game(order)
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
            {"minutes": clock.minutes, "days": clock.days, "salts": order.salts, "away": order.away},
        )
        table = await self._found(new_table_id(), header)
        told = [protocol.SeatKey(k, key) for k, key in enumerate(keys) if key]
        return protocol.TableMade(table.id, told, watch, table.header.commitment)

    async def rematch(self, table: Table, seat: int, command: protocol.Rematch) -> protocol.Ack:
        """The same game with the seats rotated by one; whoever asks second is sent to the same table."""
        if not table.ending:
            raise Refused("not-allowed", "The game goes on; a rematch comes after its end.", table.version)
        async with table.live.lock:
            if table.rematch is None:
                new_id = hashlib.sha256(f"{table.id} {table.secret.bots} rematch".encode()).hexdigest()[:16]
                if await self._host.in_thread(self._host.store.table, new_id) is None:
                    await self._found(new_id, _rotated(table))
                await self._host.commit(table, seat, command.id, lambda: Draft("rematch", {"table": new_id}))
        there = (seat + 1) % len(table.seats)
        return protocol.Ack(command.id, table.number, table.version, table.rematch, there)

    async def _found(self, id_: str, header: tuple[Header, Secret]) -> Table:
        from .host import now

        made = TableRow(id_, now(), *header)
        row = Row(id_, 0, made.created, "open")
        if not await self._host.writer.append(row, made):
            return await self._host.table(id_)
        self._host.meter.count("zashiki_tables_made_total")
        return await self._host.table(id_)


def _game(order: protocol.TableOrder) -> Game:
    options: dict[str, Any] = dict(order.options)
    try:
        known = kind_of(order.game)
        if order.seats and "players" not in options and any(o.name == "players" for o in known.options):
            options["players"] = len(order.seats)
        return game_for(order.game, tuple(options.items()))
    except UnknownGame as error:
        raise Refused("unknown-game", str(error)) from error
    except OptionError as error:
        raise Refused("bad-options", str(error)) from error


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


def _rotated(table: Table) -> tuple[Header, Secret]:
    """The header of the next table: everybody one seat further, with the key they have."""
    header = table.header
    seats = [SeatHeader(s.kind, s.name, s.level, s.language, s.key) for s in table.seats]
    agreed = {"minutes": header.minutes, "days": header.days, "salts": header.salts, "away": header.away}
    return _header(table.game, [seats[-1], *seats[:-1]], header.watch, agreed)
