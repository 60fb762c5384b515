"""`zashiki verify`: derives every draw of a finished game again from its seed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import typer

from ..api.endings import read_ending
from ..api.records import Line, Record, read_options
from ..api.state import State
from ..engine import chance
from ..engine.kernels import CHANCE
from ..errors import IllegalAction, InvalidAction, RecordError
from ..registry import load
from .common import EditionFile, Language, console, polite, read_file, read_language
from .replay import RecordFile
from .words import words

DIFFERENT = 1
Fault = tuple[str, dict[str, str | int]]
"""A message `verify-...` of the terminal, and what it speaks of."""


@dataclass(frozen=True)
class Verdict:
    """The result of a verification: how many draws agree, the first fault if any, and why the game stopped early."""

    draws: int
    fault: Fault | None = None
    ending: str | None = None


@polite
def verify(file: RecordFile, edition: EditionFile = None, lang: Language = None) -> None:
    """Derive every draw of a record again from its seed, and check the seed against the commitment."""
    out, say = console(), words(read_language(lang)).say
    verdict = examine(Record.read(read_file(file)), edition)
    if verdict.fault:
        message, facts = verdict.fault
        out.print(say("not-verified", fault=say(f"verify-{message}", **facts)), soft_wrap=True, markup=False)
        raise typer.Exit(DIFFERENT)
    out.print(say("verified-seed"))
    if verdict.ending:
        out.print(say("verified-ending", ending=verdict.ending), markup=False)
    out.print(say("verified", draws=verdict.draws))


def examine(record: Record, edition: str | Path | None = None) -> Verdict:
    """Compare a record with the game that its seed and its players' moves give."""
    header = record.header
    if "seed" not in header:
        error = RecordError("the record holds no seed: only a finished game shows it, and then it can be verified")
        raise error.worded("record-no-seed")
    if chance.commitment(header["seed"]) != header["commitment"]:
        return Verdict(0, ("commitment", {"commitment": header["commitment"][:16]}))
    game = load(header["game"], edition, **read_options(header["options"]))
    beginning = [line.action for line in record.lines[: record.given]]
    state = game.start(seed=header["seed"], salts=record.salts, after=beginning)
    _check_header(state.record().header, header)
    return _compare(state, record, record.given)


def _check_header(here: dict[str, str], there: dict[str, str]) -> None:
    """An edition may have another name, if its values are the same: the last word is their hash."""
    for key in ("rules", "players", "edition"):
        if here[key].split()[-1:] != there[key].split()[-1:]:
            error = RecordError(f"header: the record says {key}: {there[key]}, this is {key}: {here[key]}")
            raise error.worded("record-differs", key=key, there=there[key], here=here[key])


def _compare(state: State, record: Record, given: int) -> Verdict:
    """Play the players' moves; between them chance must have drawn what the record says."""
    checked, draws = given, 0
    while True:
        for entry in state.log[checked:]:
            if checked == len(record.lines):
                return Verdict(draws, ("short", {"actions": checked}))
            if entry.actor == CHANCE:
                fault = _difference(state.game.actions[entry.action].text, record.lines[checked], draws + 1)
                if fault:
                    return Verdict(draws, fault)
                draws += 1
            checked += 1
        if state.turn is None or checked == len(record.lines):
            return Verdict(draws, _ending_fault(state, record, checked), record.header.get("ending"))
        _play(state, record.lines[checked])


def _difference(derived: str, written: Line, draw: int) -> Fault | None:
    if (written.actor, written.action) == ("chance", derived):
        return None
    came = f"{written.actor}: {written.action}"
    return "draw", {"line": written.number, "draw": draw, "due": derived, "came": came}


def _play(state: State, line: Line) -> None:
    turn = state.turn
    who = state.game.seats[turn] if turn is not None else ""
    if line.actor != who:
        error = RecordError(f"line {line.number}: it is {who} who acts here, not {line.actor}")
        raise error.worded("record-actor", line=line.number, actor=who, given=line.actor)
    try:
        state.play(line.action)
    except (InvalidAction, IllegalAction) as wrong:
        where = RecordError(f"line {line.number}: {wrong}")
        raise where.worded("record-line", line=line.number, why=wrong) from wrong


def _ending_fault(state: State, record: Record, checked: int) -> Fault | None:
    if checked < len(record.lines):
        return "long", {"line": record.lines[checked].number}
    ending = read_ending(state.game, record.header["ending"]) if "ending" in record.header else None
    if state.turn is not None and not ending:
        return "short", {"actions": checked}
    if state.turn is None and ending:
        return "played-out", {"ending": record.header["ending"]}
    result, derived = record.header.get("result"), state.record(ending=ending).header["result"]
    if result != derived:
        return "result", {"there": str(result), "here": derived}
    return None
