"""`zashiki verify`: derives every draw of a finished game again from its seed."""

from dataclasses import dataclass
from pathlib import Path

import typer

from ..api.endings import read_ending
from ..api.records import Line, Record, read_options
from ..api.state import State
from ..engine import chance
from ..engine.kernels import CHANCE
from ..errors import RecordError
from ..registry import load
from ..replay import replay_line
from .common import EditionFile, console, polite, read_file
from .replay import RecordFile

DIFFERENT = 1


@dataclass(frozen=True)
class Verdict:
    """The result of a verification: how many draws agree, the first fault if any, and why the game stopped early."""

    draws: int
    fault: str | None = None
    ending: str | None = None


@polite
def verify(file: RecordFile, edition: EditionFile = None) -> None:
    """Derive every draw of a record again from its seed, and check the seed against the commitment."""
    out = console()
    verdict = examine(Record.read(read_file(file)), edition)
    if verdict.fault:
        out.print(f"NOT verified: {verdict.fault}", soft_wrap=True, markup=False)
        raise typer.Exit(DIFFERENT)
    out.print("The seed is the one that was committed to before the first draw.")
    if verdict.ending:
        out.print(f"The game stopped before its end: {verdict.ending}.")
    out.print(f"All {verdict.draws} draws follow from it. Verified.")


def examine(record: Record, edition: str | Path | None = None) -> Verdict:
    """Compare a record with the game that its seed and its players' moves give."""
    header = record.header
    if "seed" not in header:
        raise RecordError("the record holds no seed: only a finished game shows it, and then it can be verified")
    if chance.commitment(header["seed"]) != header["commitment"]:
        return Verdict(0, f"the seed is not the one of the commitment {header['commitment'][:16]}...")
    game = load(header["game"], edition, **read_options(header["options"]))
    beginning = [line.action for line in record.lines[: record.given]]
    state = game.start(seed=header["seed"], salts=record.salts, after=beginning)
    _check_header(state.record().header, header)
    return _compare(state, record, record.given)


def _check_header(here: dict[str, str], there: dict[str, str]) -> None:
    """An edition may have another name, if its values are the same: the last word is their hash."""
    for key in ("rules", "players", "edition"):
        if here[key].split()[-1:] != there[key].split()[-1:]:
            raise RecordError(f"header: the record says {key}: {there[key]}, this is {key}: {here[key]}")


def _compare(state: State, record: Record, given: int) -> Verdict:
    """Play the players' moves; between them chance must have drawn what the record says."""
    checked, draws = given, 0
    while True:
        for entry in state.log[checked:]:
            if checked == len(record.lines):
                return Verdict(draws, f"the record stops after {checked} actions, before the end of the game")
            if entry.actor == CHANCE:
                fault = _difference(state.game.actions[entry.action].text, record.lines[checked], draws + 1)
                if fault:
                    return Verdict(draws, fault)
                draws += 1
            checked += 1
        if state.turn is None or checked == len(record.lines):
            return Verdict(draws, _ending_fault(state, record, checked), record.header.get("ending"))
        replay_line(state, record.lines[checked])


def _difference(derived: str, written: Line, draw: int) -> str | None:
    if (written.actor, written.action) == ("chance", derived):
        return None
    return (
        f"line {written.number}: draw {draw} is '{derived}' by the seed, "
        f"and the record says '{written.actor}: {written.action}'"
    )


def _ending_fault(state: State, record: Record, checked: int) -> str | None:
    if checked < len(record.lines):
        return f"line {record.lines[checked].number}: the record goes on after the end of the game"
    ending = read_ending(state.game, record.header["ending"]) if "ending" in record.header else None
    if state.turn is not None and not ending:
        return f"the record stops after {checked} actions, before the end of the game"
    if state.turn is None and ending:
        return f"the record says '{record.header['ending']}', and the game was played to its end"
    result, derived = record.header.get("result"), state.record(ending=ending).header["result"]
    if result != derived:
        return f"the record gives the result as '{result}', its moves give '{derived}'"
    return None
