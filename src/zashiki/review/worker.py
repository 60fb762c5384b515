"""Worker process that reviews one game: reads an assignment, writes a line for each finding, then the review.

Run as `python -m zashiki.review.worker` by the table server, at the lowest priority.
"""

import os
import sys
from typing import Any

import msgspec

from .analysis import NICE, Finding, Review, analyse
from .reviewed_game import ReviewedGame


class Assignment(msgspec.Struct):
    """What a worker is given: a record, the depth, and the findings before an interruption."""

    record: str
    depth: str
    known: list[Finding] = []
    edition: dict[str, Any] | None = None
    """The values of the edition it was played with; none: the standard of its rules."""


class ProgressMessage(msgspec.Struct, omit_defaults=True):
    """A line of the worker: how far it is, with the newest finding or the whole review."""

    done: int
    total: int
    finding: Finding | None = None
    review: Review | None = None


def main() -> None:
    """Carry out one assignment."""
    os.nice(NICE)
    out = sys.stdout.buffer
    assignment = msgspec.json.decode(sys.stdin.buffer.readline(), type=Assignment)
    last = ProgressMessage(0, 1)

    def send(message: ProgressMessage) -> None:
        out.write(msgspec.json.encode(message) + b"\n")
        out.flush()

    def progress(done: int, total: int, finding: Finding | None) -> None:
        nonlocal last
        last = ProgressMessage(done, total, finding)
        send(last)

    reviewed = ReviewedGame.of(assignment.record, assignment.edition)
    review = analyse(reviewed, None, assignment.depth, progress, known=assignment.known)
    send(ProgressMessage(last.done, last.total, None, review))


if __name__ == "__main__":
    main()
