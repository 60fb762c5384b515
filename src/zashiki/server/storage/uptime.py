"""Spans of uptime: from when until when the tables of a database could be played. Between two spans lies an outage."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from operator import attrgetter
from typing import NamedTuple

import sqlalchemy as sa

from .rows import UPTIME

LOCK = 0x7A617369
"""The PostgreSQL advisory lock under which one process at a time extends the uptime."""


class Span(NamedTuple):
    """Some time, in milliseconds since 1970."""

    since: int
    until: int


BEGINNING = attrgetter("since")


def extend_uptime(connection: sa.Connection, known: int, now: int, unbroken: int, slack: int) -> list[Span]:
    """Store that this process serves the tables now, and has done so since `unbroken`.

    The last span is extended if it ended at most `slack` before that; otherwise there was an outage, and a new span
    begins. Time never goes back: a span that another process has extended further stays. Returns the spans from the
    one that began at `known` on.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    query = sa.select(UPTIME.c.since, UPTIME.c.until).where(UPTIME.c.since >= known).order_by(UPTIME.c.since)
    spans = [Span(*row) for row in connection.execute(query)]
    if spans and unbroken - spans[-1].until <= slack:
        spans[-1] = Span(spans[-1].since, max(now, spans[-1].until))
        extended = UPTIME.update().where(UPTIME.c.since == spans[-1].since)
        connection.execute(extended.values(until=spans[-1].until))
    else:
        spans.append(Span(unbroken, now))
        connection.execute(UPTIME.insert().values(since=unbroken, until=now))
    return spans


class Uptime:
    """The spans of a database, as far as this process knows them."""

    def __init__(self) -> None:
        self.spans: list[Span] = []

    @property
    def known(self) -> int:
        """When the last span began, which is when the last outage ended."""
        return self.spans[-1].since if self.spans else 0

    @property
    def until(self) -> int:
        """Until when the tables could certainly be played."""
        return self.spans[-1].until if self.spans else 0

    def learn(self, spans: list[Span]) -> None:
        """Take over the spans from the last known one on."""
        self.spans[bisect_left(self.spans, spans[0].since, key=BEGINNING) :] = spans

    def outage_after(self, time: int) -> Span | None:
        """The first outage that ended after a time. What was before the first span counts as one."""
        k = bisect_right(self.spans, time, key=BEGINNING)
        if k == len(self.spans):
            return None
        return Span(self.spans[k - 1].until if k else 0, self.spans[k].since)

    def before(self, served: int) -> int | None:
        """The time after which tables could be played for so many milliseconds; None: they never could for so long."""
        for span in reversed(self.spans):
            length = span.until - span.since
            if length >= served:
                return span.until - served
            served -= length
        return None
