"""The store of reviews: one for each table, version of the rules and depth. Everything here blocks."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from ...review.analysis import FORM, Finding, Review
from .rows import REVIEWS

RUNNING, DONE, FAILED = "running", "done", "failed"


class Kept(msgspec.Struct):
    """A stored review: finished, failed, or what was found so far."""

    table: str
    rules: int
    depth: str
    state: str
    updated: int
    done: int = 0
    total: int = 1
    findings: list[Finding] = []
    review: Review | None = None

    @property
    def key(self) -> tuple[str, int, str]:
        """The primary key."""
        return self.table, self.rules, self.depth


class ReviewStore:
    """Reads and writes reviews."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine

    def find(self, key: tuple[str, int, str]) -> Kept | None:
        """A review, if one was asked for; those of an older format are ignored."""
        table, rules, depth = key
        query = REVIEWS.select().where(REVIEWS.c.table_id == table, REVIEWS.c.rules == rules, REVIEWS.c.depth == depth)
        with self._engine.connect() as connection:
            found = connection.execute(query).one_or_none()
        return _kept(found) if found else None

    def unfinished(self, before: int) -> list[Kept]:
        """The reviews that were begun and have not been saved since a time."""
        query = REVIEWS.select().where(REVIEWS.c.state == RUNNING, REVIEWS.c.updated < before)
        with self._engine.connect() as connection:
            found = [_kept(row) for row in connection.execute(query)]
        return [kept for kept in found if kept]

    def put(self, kept: Kept) -> None:
        """Store a review in place of what was stored of it."""
        table, rules, depth = kept.key
        where = (REVIEWS.c.table_id == table, REVIEWS.c.rules == rules, REVIEWS.c.depth == depth)
        row = {
            "table_id": table, "rules": rules, "depth": depth, "state": kept.state, "updated": kept.updated,
            "done": kept.done, "total": kept.total,
            "findings": {"form": FORM, "found": msgspec.to_builtins(kept.findings, str_keys=True)},
            "review": None if kept.review is None else msgspec.to_builtins(kept.review, str_keys=True),
        }  # fmt: skip
        with self._engine.begin() as connection:
            connection.execute(REVIEWS.delete().where(*where))
            connection.execute(REVIEWS.insert().values(row))


def _kept(row: sa.Row[tuple[object, ...]]) -> Kept | None:
    body = row.findings
    if body.get("form") != FORM:
        return None
    review = None if row.review is None else msgspec.convert(row.review, Review, strict=False)
    findings = msgspec.convert(body["found"], list[Finding], strict=False)
    return Kept(row.table_id, row.rules, row.depth, row.state, row.updated, row.done, row.total, findings, review)
