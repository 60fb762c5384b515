"""A fair queue: clients take turns, weighed by what each of them has cost so far."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")
FORGET = 1_000
"""Clients whose costs are kept before those that owe nothing are dropped."""


class Waiting(NamedTuple, Generic[T]):
    """An item that waits."""

    item: T
    client: str
    cost: float


class FairQueue(Generic[T]):
    """Lanes in order of importance; in each lane the client who has cost the least comes next.

    Of several such clients the one with the cheapest item does. A client's own items come in the order of their cost,
    then of their arrival. Whoever is new begins at the cost that the queue has reached, so nobody saves up turns by
    staying away.

    >>> queue = FairQueue[str](lanes=2)
    >>> for item in "abc":
    ...     queue.put(item, "greedy", 3.0)
    >>> queue.put("d", "other", 1.0)
    >>> queue.put("later", "other", 1.0, lane=1)
    >>> [queue.take() for _ in range(5)]
    ['d', 'a', 'b', 'c', 'later']
    """

    def __init__(self, lanes: int = 1) -> None:
        self._lanes: list[dict[str, deque[Waiting[T]]]] = [{} for _ in range(lanes)]
        self._cost: dict[str, float] = {}
        self._reached = 0.0
        self._wake: deque[asyncio.Future[None]] = deque()

    def __len__(self) -> int:
        return sum(len(items) for lane in self._lanes for items in lane.values())

    def of(self, client: str) -> int:
        """How many items of a client wait."""
        return sum(len(lane.get(client, ())) for lane in self._lanes)

    def put(self, item: T, client: str, cost: float = 1.0, lane: int = 0) -> None:
        """Add an item of a client."""
        items = self._lanes[lane].setdefault(client, deque())
        self._insert(items, sum(other.cost <= cost for other in items), Waiting(item, client, cost))

    def put_back(self, item: T, client: str, cost: float, lane: int = 0) -> None:
        """Add an item again that was taken and not finished: it cost nothing, and comes before its like."""
        items = self._lanes[lane].setdefault(client, deque())
        self._cost[client] = self._cost.get(client, 0.0) - cost
        self._insert(items, sum(other.cost < cost for other in items), Waiting(item, client, cost))

    def _insert(self, items: deque[Waiting[T]], at: int, waiting: Waiting[T]) -> None:
        items.insert(at, waiting)
        self._cost[waiting.client] = max(self._cost.get(waiting.client, 0.0), self._reached)
        for waiter in self._wake:
            if not waiter.done():
                waiter.set_result(None)

    def take(self, lanes: int | None = None) -> T | None:
        """The next item of the first `lanes` lanes; None if none waits there."""
        found = self.peek(lanes)
        if found is None:
            return None
        lane = next(lane for lane in self._lanes if found.client in lane and lane[found.client][0] is found)
        lane[found.client].popleft()
        if not lane[found.client]:
            del lane[found.client]
        self._reached = max(self._reached, self._cost[found.client])
        self._cost[found.client] += found.cost
        if len(self._cost) > FORGET:
            self._cost = {c: cost for c, cost in self._cost.items() if cost > self._reached or self.of(c)}
        return found.item

    def peek(self, lanes: int | None = None) -> Waiting[T] | None:
        """What `take` would take."""
        for lane in self._lanes[:lanes]:
            if lane:
                return min(
                    (items[0] for items in lane.values()), key=lambda found: (self._cost[found.client], found.cost)
                )
        return None

    def precedes(self, client: str, cost: float) -> bool:
        """Would an item that waits have come before this one of another client, which was taken already?"""
        found = self.peek()
        if found is None or found.client == client:
            return False
        return (self._cost[found.client], found.cost) < (self._cost.get(client, self._reached + cost) - cost, cost)

    async def get(self, lanes: int | None = None) -> T:
        """Take the next item of the first `lanes` lanes; waits for one."""
        while True:
            found = self.take(lanes)
            if found is not None:
                return found
            waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._wake.append(waiter)
            try:
                await waiter
            finally:
                self._wake.remove(waiter)
