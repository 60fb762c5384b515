"""`zashiki verify`: derives every draw of a finished game again from its seed."""

from dataclasses import dataclass
from pathlib import Path

import typer

from ..api.endings import read_ending
from ..api.records import Line, Record
from ..api.state import State
from ..engine import chance
from ..engine.kernels import CHANCE
from ..errors import RecordError
from ..replay import game_of, replay_line
from .common import EditionFile, console, polite, read_file
from .replay import RecordFile

DIFFERENT = 1


@dataclass(frozen=True)
class Verdict:
    """The result of a verification: how many draws agree, the first fault if any, and what else is worth knowing."""

    draws: int
    fault: str | None = None
    ending: str | None = None
    """Why the game stopped early."""
    undone: int = 0
    """How many draws were discarded by undos."""


@polite
def verify(file: RecordFile, edition: EditionFile = None) -> None:
    """Derive every draw of a record again from its seed, and check the seed against the commitment."""
    out = console()
    record = Record.read(read_file(file))
    verdict = examine(record, edition)
    if verdict.fault:
        out.print(f"NOT verified: {verdict.fault}", soft_wrap=True, markup=False)
        raise typer.Exit(DIFFERENT)
    out.print("The seed is the one that was committed to before the first draw.")
    out.print(salt_sentence(record), soft_wrap=True, markup=False)
    if verdict.undone:
        out.print(undo_sentence(verdict.undone))
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
    game = game_of(record, edition)
    beginning = [line.action for line in record.lines[: record.given]]
    state = game.start(seed=header["seed"], salts=record.salts, after=beginning)
    _check_header(state.record().header, header)
    return _compare(state, record, record.given)


def salt_sentence(record: Record) -> str:
    """Whose salts went into the deal, and who was left out.

    >>> salt_sentence(Record({"salt": "a1 | b2", "salted": "indigo | gold", "unsalted": "vermilion"}))
    'Salts of indigo and gold went into every draw; vermilion gave none in time.'
    >>> salt_sentence(Record({}))
    'No player added a salt: the host alone chose what the draws follow from.'
    """
    salted, unsalted = (" and ".join(record.seats(key)) for key in ("salted", "unsalted"))
    if not record.salts:
        return "No player added a salt: the host alone chose what the draws follow from."
    return f"Salts of {salted or 'players'} went into every draw" + (
        f"; {unsalted} gave none in time." if unsalted else "."
    )


def undo_sentence(draws: int) -> str:
    """What became of the draws that were undone."""
    what = "the draw that was discarded" if draws == 1 else f"the {draws} draws that were discarded"
    return f"Moves were undone by agreement; {what} did not come again."


def _check_header(here: dict[str, str], there: dict[str, str]) -> None:
    """An edition may have another name, if its values are the same: the last word is their hash."""
    for key in ("rules", "players", "edition"):
        if here[key].split()[-1:] != there[key].split()[-1:]:
            raise RecordError(f"header: the record says {key}: {there[key]}, this is {key}: {here[key]}")


def _compare(state: State, record: Record, given: int) -> Verdict:
    """Play the players' moves; between them chance must have drawn what the record says."""
    checked, draws, undone = given, 0, record.undone
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
        state.discard_draws(undone.get(checked, 0))
        if state.turn is None or checked == len(record.lines):
            fault = _undone_fault(state, undone) or _ending_fault(state, record, checked)
            return Verdict(draws, fault, record.header.get("ending"), sum(undone.values()))
        replay_line(state, record.lines[checked])


def _difference(derived: str, written: Line, draw: int) -> str | None:
    if (written.actor, written.action) == ("chance", derived):
        return None
    return (
        f"line {written.number}: draw {draw} is '{derived}' by the seed, "
        f"and the record says '{written.actor}: {written.action}'"
    )


def _undone_fault(state: State, undone: dict[int, int]) -> str | None:
    """An undo leads back to where a seat decides; draws cannot be discarded anywhere else."""
    odd = sorted(set(undone) - set(state.undone))
    return f"header: nobody decided after {odd[0]} actions, so no undo led there" if odd else None


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
