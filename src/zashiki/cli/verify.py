"""`zashiki verify`: was chance fair? Every draw of a finished game, derived again from its seed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import typer

from ..core import chance
from ..core.errors import IllegalAction, InvalidAction, RecordError
from ..core.records import Line, Record, read_options
from ..core.registry import load
from ..core.state import State
from .common import EditionFile, console, polite, read_file
from .replay import RecordFile

DIFFERENT = 1


@dataclass(frozen=True)
class Verdict:
    """What came of a verification: how many draws agree, and what does not, if anything."""

    draws: int
    fault: str | None = None


@polite
def verify(file: RecordFile, edition: EditionFile = None) -> None:
    """Derive every draw of a record again from its seed, and check the seed against the commitment."""
    out = console()
    verdict = examine(Record.read(read_file(file)), edition)
    if verdict.fault:
        out.print(f"NOT verified: {verdict.fault}", soft_wrap=True, markup=False)
        raise typer.Exit(DIFFERENT)
    out.print("The seed is the one that was committed to before the first draw.")
    out.print(f"All {verdict.draws} draws follow from it. Verified.")


def examine(record: Record, edition: Any = None) -> Verdict:
    """Compare a record with the game that its seed and its players' moves give."""
    header = record.header
    if "seed" not in header:
        raise RecordError("the record holds no seed: only a finished game shows it, and then it can be verified")
    if chance.commitment(header["seed"]) != header["commitment"]:
        return Verdict(0, f"the seed is not the one of the commitment {header['commitment'][:16]}...")
    game = load(header["game"], edition, **read_options(header["options"]))
    state = game.start(seed=header["seed"], salts=record.salts)
    _check_header(state.record().header, header)
    return _compare(state, record)


def _check_header(here: dict[str, str], there: dict[str, str]) -> None:
    """An edition may have another name, if its values are the same: the last word is their hash."""
    for key in ("rules", "players", "edition"):
        if here[key].split()[-1:] != there[key].split()[-1:]:
            raise RecordError(f"header: the record says {key}: {there[key]}, this is {key}: {here[key]}")


def _compare(state: State, record: Record) -> Verdict:
    """Play the players' moves; between them chance must have drawn what the record says."""
    checked, draws = 0, 0
    while True:
        derived = state.record().lines
        for line in derived[checked:]:
            if checked == len(record.lines):
                return Verdict(draws, f"the record stops after {checked} actions, before the end of the game")
            if line.actor == "chance":
                fault = _difference(line, record.lines[checked], draws + 1)
                if fault:
                    return Verdict(draws, fault)
                draws += 1
            checked += 1
        if state.turn is None or checked == len(record.lines):
            return Verdict(draws, _ending_fault(state, record, checked))
        _play(state, record.lines[checked])


def _difference(derived: Line, written: Line, draw: int) -> str | None:
    if (derived.actor, derived.action) == (written.actor, written.action):
        return None
    return (
        f"line {written.number}: draw {draw} is '{derived.action}' by the seed, "
        f"and the record says '{written.actor}: {written.action}'"
    )


def _play(state: State, line: Line) -> None:
    turn = state.turn
    who = state.game.seats[turn] if turn is not None else ""
    if line.actor != who:
        raise RecordError(f"line {line.number}: it is {who} who acts here, not {line.actor}")
    try:
        state.play(line.action)
    except (InvalidAction, IllegalAction) as error:
        raise RecordError(f"line {line.number}: {error}") from error


def _ending_fault(state: State, record: Record, checked: int) -> str | None:
    if checked < len(record.lines):
        return f"line {record.lines[checked].number}: the record goes on after the end of the game"
    if state.turn is not None:
        return f"the record stops after {checked} actions, before the end of the game"
    result, derived = record.header.get("result"), state.record().header["result"]
    if result != derived:
        return f"the record gives the result as '{result}', its moves give '{derived}'"
    return None
