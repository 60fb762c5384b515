"""The short way of a move: judged at once, stored, answered, told, with no task that waits for it.

Most moves find nobody else writing at their table. Whatever does goes the long way, by `Host.act`, and is judged there.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

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

        def settled(outcome: Settled) -> None:
            passed_on = False
            try:
                if outcome is True:
                    host.take_in(table, [row], stored)
                    passed_on = host.conclude_later(table)
                elif outcome is False:
                    host.start(self._again(table, seat, move, acknowledge, refuse))
                else:
                    refuse(host.unwritten(table, outcome), move.id)
            except Refused as refused:
                refuse(refused, move.id)
            except Exception:
                LOGGER.exception("a move was stored and could not be told", extra={"table": table.id})
                refuse(Refused("server-error", "Something went wrong; ask how things stand.", table.version), move.id)
            finally:
                if not passed_on:
                    table.live.pen.give()

        def stored() -> None:
            acknowledge(protocol.Ack(move.id, row.number, table.version))

        try:
            host.writer.submit(Job(row, settled))
        except UnwrittenError as error:
            raise host.unwritten(table, error) from error
        table.live.pen.take()

    async def _again(
        self, table: Table, seat: int, move: protocol.Move, acknowledge: Acknowledge, refuse: Refuse
    ) -> None:
        """Another process was first: look again at how things stand."""
        try:
            await self._host.act(table, seat, move, acknowledge)
        except Refused as refused:
            refuse(refused, move.id)
