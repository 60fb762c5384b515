"""The short way of a move: judged at once, stored, answered, told, with no task that waits for it.

Most moves find nobody else writing at their table. Whatever does goes the long way, by `Host.act`, and is judged there.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from . import arbiter, protocol
from .refusals import Refused
from .table import Table
from .writer import Job, Settled, UnwrittenError

if TYPE_CHECKING:
    from .host import Host

LOGGER = logging.getLogger("zashiki.server")
Acknowledge = Callable[[protocol.Ack], None]
Refuse = Callable[[Refused, str], None]
"""Is told the refusal, and the id of what was refused."""


class Express:
    """Moves of a host that need to wait for nothing but the commit."""

    def __init__(self, host: Host) -> None:
        self._host = host

    @staticmethod
    def serves(table: Table, seat: int, move: protocol.Move) -> bool:
        """Is this move the only thing that happens at its table, and new?"""
        return not table.live.pen.held and move.at <= table.version and (seat, move.id) not in table.answers

    def move(self, table: Table, seat: int, move: protocol.Move, acknowledge: Acknowledge, refuse: Refuse) -> None:
        """Make a move that is served; what is wrong with it raises Refused now, what goes wrong is refused later."""
        host = self._host
        row = host.row(table, seat, move.id, arbiter.judge(table, seat, move))

        def stored() -> None:
            acknowledge(protocol.Ack(move.id, row.number, table.version))

        def settled(outcome: Settled) -> None:
            try:
                if outcome is True:
                    host.take_in(table, [row], stored)
                elif outcome is not False:
                    refuse(host.unwritten(outcome, table.version), move.id)
            except Refused as refused:
                refuse(refused, move.id)
            except Exception:
                _went_wrong(table, seat, move, refuse)
            finally:
                if outcome is False:
                    self._write_on(table, self._again(table, seat, move, acknowledge, refuse))
                elif table.unfinished:
                    self._write_on(table, host.finish(table))
                else:
                    table.live.pen.give()

        try:
            host.writer.submit(Job(row, settled))
        except UnwrittenError as error:
            raise host.unwritten(error, table.version) from error
        table.live.pen.take()

    def _write_on(self, table: Table, work: Coroutine[Any, Any, None]) -> None:
        """Do what has to be written next: the pen is kept, and whoever waits for it waits on."""

        async def with_the_pen() -> None:
            try:
                await work
            finally:
                table.live.pen.give()

        self._host.start(with_the_pen())

    async def _again(
        self, table: Table, seat: int, move: protocol.Move, acknowledge: Acknowledge, refuse: Refuse
    ) -> None:
        """Another process was first: look again at how things stand. Needs the pen."""
        try:
            await self._host.act_again(table, seat, move, acknowledge)
        except Refused as refused:
            refuse(refused, move.id)
        except Exception:
            _went_wrong(table, seat, move, refuse)


def _went_wrong(table: Table, seat: int, move: protocol.Move, refuse: Refuse) -> None:
    """What nobody has thought of: a move that is not in the game is refused, one that is stays."""
    LOGGER.exception("a move could not be taken in, or not told", extra={"table": table.id})
    if (seat, move.id) not in table.answers:
        refuse(Refused("server-error", "Something went wrong; ask how things stand.", table.version), move.id)
