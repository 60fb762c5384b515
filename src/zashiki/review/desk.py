"""A process that reviews one game: reads an assignment, writes a line for each finding and the review as the last.

Run as `python -m zashiki.review.desk` by the table server, at the lowest priority.
"""

from __future__ import annotations

import os
import sys

import msgspec

from .analysis import NICE, Finding, Review, analyse


class Assignment(msgspec.Struct):
    """A record, how deep to look, and what was found before an interruption."""

    record: str
    depth: str
    known: list[Finding] = []


class Word(msgspec.Struct, omit_defaults=True):
    """How far it is; with what was found last, or with the whole review."""

    done: int
    total: int
    finding: Finding | None = None
    review: Review | None = None


def main() -> None:
    """Do one assignment."""
    os.nice(NICE)
    out = sys.stdout.buffer
    assignment = msgspec.json.decode(sys.stdin.buffer.readline(), type=Assignment)
    last = Word(0, 1)

    def tell(word: Word) -> None:
        out.write(msgspec.json.encode(word) + b"\n")
        out.flush()

    def progress(done: int, total: int, finding: Finding | None) -> None:
        nonlocal last
        last = Word(done, total, finding)
        tell(last)

    review = analyse(assignment.record, None, assignment.depth, progress, known=assignment.known)
    tell(Word(last.done, last.total, None, review))


if __name__ == "__main__":
    main()
