"""Budgets of work: how much of the server's time each client may still use, in milliseconds.

Work is paid for after it is done, with the time it took, so an account may be in debt. Whoever is in debt has to wait.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator, Hashable
from contextvars import ContextVar
from time import perf_counter
from types import coroutine
from typing import Any, TypeVar

from .settings import Rate, Settings

T = TypeVar("T")
FORGET = 10_000
"""Accounts kept before the full ones are dropped."""
DEEPEST = 2.0
"""The deepest debt, in bursts: nobody waits for ever."""
LEAST_WAIT = 0.02
"""Seconds that a debtor waits at least."""


class Account:
    """A token bucket of milliseconds that may be overdrawn.

    The account of a seat is also charged to the account of all players behind its address. While those together are in
    debt, a seat goes on as long as it is richer than they are poor: who asks for much waits first, and in the end all.

    >>> now = [0.0]
    >>> account = Account(Rate(100, 10), clock=lambda: now[0])
    >>> account.charge(0.150)
    >>> account.wait()
    5.0
    >>> now[0] += 6
    >>> account.wait(), account.ready
    (0.0, True)
    """

    __slots__ = ("_burst", "_clock", "_left", "_per_second", "_players", "_then", "active")

    def __init__(self, rate: Rate, players: Account | None = None, clock: Callable[[], float] = perf_counter) -> None:
        self._burst, self._per_second = max(rate.burst, 1.0), max(rate.per_second, 1e-6)
        self._players, self._clock = players, clock
        self._left, self._then = self._burst, clock()
        self.active = 0
        """Requests that are being answered."""

    def charge(self, seconds: float, now: float | None = None) -> None:
        """Pay for work."""
        if now is None:
            now = self._clock()
        left = self._left + (now - self._then) * self._per_second
        self._left = max((left if left < self._burst else self._burst) - 1000 * seconds, -DEEPEST * self._burst)
        self._then = now
        if self._players is not None:
            self._players.charge(seconds, now)

    @property
    def ready(self) -> bool:
        """Was something left when it was last charged? A quick form of `wait() == 0` that may say no too often."""
        return self._left > 0 and (self._players is None or self._players._left > 0)

    @property
    def full(self) -> bool:
        """Has it not been used for a while?"""
        self.charge(0)
        return self._left >= self._burst and not self.active

    @property
    def share(self) -> float:
        """How full it is: 1 is full, less than 0 is a debt."""
        return self._left / self._burst

    def wait(self) -> float:
        """Seconds until more may be asked for; 0: at once."""
        if self.ready:
            return 0.0
        self.charge(0)
        missing = -self._left / self._per_second if self._left <= 0 else 0.0
        players = self._players
        if players is not None and players._left <= 0 and self.share <= -players.share:
            missing = max(missing, (-players.share - self.share) * players._burst / players._per_second)
        elif self._left > 0:
            return 0.0
        return max(missing, LEAST_WAIT)


class Budget:
    """The accounts of all clients: of strangers by address, of players by seat."""

    def __init__(self, settings: Settings) -> None:
        self._rates = {"client": settings.work_rate, "players": settings.players_work_rate}
        self._seat_rate = settings.seat_work_rate
        self._accounts: dict[Hashable, Account] = {}

    def client(self, client: str) -> Account:
        """The account of everybody without a key behind an address."""
        return self._find(("client", client), lambda: Account(self._rates["client"]))

    def seat(self, client: str, table: str, seat: int) -> Account:
        """The account of a seat whose key came from an address."""
        players = self._find(("players", client), lambda: Account(self._rates["players"]))
        return self._find((client, table, seat), lambda: Account(self._seat_rate, players))

    def _find(self, who: Hashable, make: Callable[[], Account]) -> Account:
        found = self._accounts.get(who)
        if found is None:
            if len(self._accounts) >= FORGET:
                self._accounts = {key: account for key, account in self._accounts.items() if not account.full}
            found = self._accounts[who] = make()
        return found


PAYER: ContextVar[Account | None] = ContextVar("payer", default=None)
"""Who pays for the work of this task, and for what it has done in threads."""


@coroutine
def metered(work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
    """Run a coroutine and charge the payer for its time on the event loop, but not for the time it waits."""
    step: Callable[[Any], Any] = work.send
    value: Any = None
    while True:
        began = perf_counter()
        try:
            awaited = step(value)
        except StopIteration as done:
            result: T = done.value
            return result
        finally:
            payer, now = PAYER.get(), perf_counter()
            if payer is not None:
                payer.charge(now - began, now)
        try:
            step, value = work.send, (yield awaited)
        except BaseException as error:  # a cancellation belongs to the work
            step, value = work.throw, error
