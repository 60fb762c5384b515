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
from ..text.speech import Speech
from .common import EditionFile, Language, console, polite, read_file, read_language
from .replay import RecordFile
from .screen import named
from .words import words

DIFFERENT = 1
Fault = tuple[str, dict[str, str | int]]
"""A message `verify-...` of the terminal, and what it speaks of."""


@dataclass(frozen=True)
class Verdict:
    """The result of a verification: how many draws agree, the first fault if any, and what else is worth knowing."""

    draws: int
    fault: Fault | None = None
    ending: str | None = None
    """Why the game stopped early."""
    undone: int = 0
    """How many draws were discarded by undos."""


@polite
def verify(file: RecordFile, edition: EditionFile = None, lang: Language = None) -> None:
    """Derive every draw of a record again from its seed, and check the seed against the commitment."""
    out, speech = console(), words(read_language(lang))
    say = speech.say
    record = Record.read(read_file(file))
    verdict = examine(record, edition)
    if verdict.fault:
        message, facts = verdict.fault
        out.print(say("not-verified", fault=say(f"verify-{message}", **facts)), soft_wrap=True, markup=False)
        raise typer.Exit(DIFFERENT)
    out.print(say("verified-seed"))
    out.print(salt_sentence(record, speech), soft_wrap=True, markup=False)
    if verdict.undone:
        out.print(say("verified-undone", draws=verdict.undone))
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
    game = game_of(record, edition)
    beginning = [line.action for line in record.lines[: record.given]]
    state = game.start(seed=header["seed"], salts=record.salts, after=beginning)
    _check_header(state.record().header, header)
    return _compare(state, record, record.given)


def salt_sentence(record: Record, speech: Speech) -> str:
    """Whose salts went into the deal, and who was left out.

    >>> salt_sentence(Record({"salt": "a1 | b2", "salted": "indigo | moss", "unsalted": "vermilion"}), words("en"))
    'Salts of these players went into every draw: Indigo, Moss. None came in time from: Vermilion.'
    >>> salt_sentence(Record({}), words("en"))
    'No player added a salt: the host alone chose what the draws follow from.'
    """
    if not record.salts:
        return speech.say("verified-no-salts")
    salted, unsalted = (
        ", ".join(named(speech, "seat", seat) for seat in record.seats(key)) for key in ("salted", "unsalted")
    )
    sentence = speech.say("verified-salts", names=salted) if salted else speech.say("verified-some-salts")
    return f"{sentence} {speech.say('verified-unsalted', names=unsalted)}" if unsalted else sentence


def _check_header(here: dict[str, str], there: dict[str, str]) -> None:
    """An edition may have another name, if its values are the same: the last word is their hash."""
    for key in ("rules", "players", "edition"):
        if here[key].split()[-1:] != there[key].split()[-1:]:
            error = RecordError(f"header: the record says {key}: {there[key]}, this is {key}: {here[key]}")
            raise error.worded("record-differs", key=key, there=there[key], here=here[key])


def _compare(state: State, record: Record, given: int) -> Verdict:
    """Play the players' moves; between them chance must have drawn what the record says."""
    checked, draws, undone = given, 0, record.undone
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
        state.discard_draws(undone.get(checked, 0))
        if state.turn is None or checked == len(record.lines):
            fault = _undone_fault(state, undone) or _ending_fault(state, record, checked)
            return Verdict(draws, fault, record.header.get("ending"), sum(undone.values()))
        replay_line(state, record.lines[checked])


def _difference(derived: str, written: Line, draw: int) -> Fault | None:
    if (written.actor, written.action) == ("chance", derived):
        return None
    came = f"{written.actor}: {written.action}"
    return "draw", {"line": written.number, "draw": draw, "due": derived, "came": came}


def _undone_fault(state: State, undone: dict[int, int]) -> Fault | None:
    """An undo leads back to where a seat decides; draws cannot be discarded anywhere else."""
    odd = sorted(set(undone) - set(state.undone))
    return ("undone", {"actions": odd[0]}) if odd else None


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
