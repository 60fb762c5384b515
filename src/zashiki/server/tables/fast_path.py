"""The fast path of a move: checked at once and committed by callback, with no task that waits for it.

Most moves find nobody else writing at their table. All others go through `Host.act`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from time import perf_counter
from typing import Any

from .. import protocol
from ..budget import Account
from ..refusals import Refused
from ..storage.writer import Job, UnwrittenError, WriteResult
from . import commands
from .host import Acknowledge, Host
from .table import Table

LOGGER = logging.getLogger("zashiki.server")
Refuse = Callable[[Refused, str], None]
"""Answers a refused command: the refusal, and the command's id."""


class FastPath:
    """Commits moves that need to wait for nothing but the database."""

    def __init__(self, host: Host) -> None:
        self._host = host

    def serves(self, table: Table, seat: int, move: protocol.Move) -> bool:
        """Is the table unlocked, the move new and not ahead of us, and no time to be given back?"""
        return (
            not table.live.lock.locked
            and move.at <= table.version
            and (seat, move.id) not in table.answers
            and self._host.settled(table)
        )

    def move(
        self,
        table: Table,
        seat: int,
        move: protocol.Move,
        acknowledge: Acknowledge,
        refuse: Refuse,
        payer: Account | None = None,
    ) -> None:
        """Commit a move that is served. An illegal one raises Refused now; later failures go to `refuse`.

        What is done after the commit is charged to the payer.
        """
        host = self._host
        row = host.row(table, seat, move.id, commands.judge(table, seat, move))

        def stored() -> None:
            acknowledge(protocol.Ack(move.id, row.number, table.version))

        def on_written(result: WriteResult) -> None:
            began = perf_counter()
            try:
                if result is True:
                    host.apply_entries(table, [row], stored)
                elif result is not False:
                    refuse(host.unwritten(result, table.version), move.id)
            except Refused as refused:
                refuse(refused, move.id)
            except Exception:
                _refuse_unexpected(table, seat, move, refuse)
            finally:
                if result is False:
                    self._keep_locked(table, self._again(table, seat, move, acknowledge, refuse))
                elif table.unfinished:
                    self._keep_locked(table, host.finish(table))
                else:
                    table.live.lock.release()
                if payer is not None:
                    now = perf_counter()
                    payer.charge(now - began, now)

        try:
            host.writer.submit(Job(row, on_written))
        except UnwrittenError as error:
            raise host.unwritten(error, table.version) from error
        table.live.lock.try_acquire()

    def _keep_locked(self, table: Table, work: Coroutine[Any, Any, None]) -> None:
        """Run further work in the background and release the lock after it."""

        async def then_release() -> None:
            try:
                await work
            finally:
                table.live.lock.release()

        self._host.background.start(then_release())

    async def _again(
        self, table: Table, seat: int, move: protocol.Move, acknowledge: Acknowledge, refuse: Refuse
    ) -> None:
        """Another process took the number: check the move again. The table lock must be held."""
        try:
            await self._host.act_again(table, seat, move, acknowledge)
        except Refused as refused:
            refuse(refused, move.id)
        except Exception:
            _refuse_unexpected(table, seat, move, refuse)


def _refuse_unexpected(table: Table, seat: int, move: protocol.Move, refuse: Refuse) -> None:
    """Log an unexpected error, and refuse the move unless it was applied."""
    LOGGER.exception("a move could not be applied or broadcast", extra={"table": table.id})
    if (seat, move.id) not in table.answers:
        refuse(Refused("server-error", "Something went wrong; ask how things stand.", table.version), move.id)
