"""From a record back to a game, every move checked again."""

import re
from pathlib import Path

from .api.edition import Values
from .api.endings import read_ending
from .api.game import Game
from .api.records import Line, Record, read_options
from .api.state import State
from .engine import chance as luck
from .engine.kernels import CHANCE
from .errors import IllegalAction, InvalidAction, RecordError, ZashikiError
from .registry import load, standard_components, standard_edition
from .releases.loader import own_module


def replay(text: str | Record, edition: str | Path | Values | None = None) -> State:
    """The game behind a record, every move checked again by the version of the rules that it was played by.

    >>> import zashiki
    >>> state = zashiki.load("geishas-road").start(seed=7)
    >>> replay(str(state.record())) == state
    True
    """
    record = text if isinstance(text, Record) else Record.read(text)
    if "seat" in record.header:
        error = "this is one seat's record, with secrets left out; only a whole record can be replayed"
        raise RecordError(error).worded("record-seat")
    try:
        game = game_of(record, edition)
    except ZashikiError as error:
        raise RecordError(f"header: {error}").worded("record-header", why=error) from error
    _check_header(game, record.header)
    state: State = own_module(game, "api.state").State.fresh(game, None)
    for line in record.lines:
        replay_line(state, line)
    _check_end(state, record.header)
    seed = record.header.get("seed")
    state._commitment, state._given = record.header["commitment"], record.given
    if seed is not None:
        if luck.commitment(seed) != state._commitment:
            wrong = "header: the seed is not the one whose commitment was published"
            raise RecordError(wrong).worded("record-seed")
        drawn = sum(entry.actor == CHANCE for entry in state._log[record.given :])
        used, undone = drawn + sum(record.undone.values()), record.undone
        state._stream = own_module(game, "engine.chance").Stream(
            seed, record.salts, used, record.seats("salted"), record.seats("unsalted"), undone
        )
    return state


def game_of(record: Record, edition: str | Path | Values | None = None) -> Game:
    """The game of a record: by the version of the rules, and if it is known the edition, that its header names."""
    header = record.header
    if not re.fullmatch(r"[0-9]{1,6}", header["rules"]):
        error = RecordError(f"'rules: {header['rules']}' is not a version")
        raise error.worded("record-rules", text=header["rules"])
    name, rules, digest = header["game"], int(header["rules"]), header["edition"].split()[-1:]
    if edition is None and digest and digest[0] != standard_components(name, rules).digest:
        edition = standard_edition(name, digest[0])
    return load(name, edition, rules, **read_options(header["options"]))


def _check_header(game: Game, header: dict[str, str]) -> None:
    there, here = header["players"], str(game.players)
    if there != here:
        error = RecordError(f"header: the record says players: {there}, this is players: {here}")
        raise error.worded("record-differs", key="players", there=there, here=here)
    digest = header["edition"].split()[-1] if header["edition"] else ""
    if digest != game.components.digest:
        raise RecordError(
            f"header: the record was played with edition {header['edition']}, this is "
            f"{game.components.name} {game.components.digest}; pass its file as `edition`"
        ).worded("record-edition", there=header["edition"], here=f"{game.components.name} {game.components.digest}")


def _check_end(state: State, header: dict[str, str]) -> None:
    """The result must be the one that the moves lead to, or the ending of a game that stopped before its end."""
    ending = read_ending(state.game, header["ending"]) if "ending" in header else None
    if ending and state.turn is None:
        error = RecordError(f"header: '{header['ending']}' cannot be, the game was played to its end")
        raise error.worded("record-ended", ending=header["ending"])
    if ending or "result" in header:
        given, derived = header.get("result"), state.record(ending=ending).header.get("result")
        if given != derived:
            error = RecordError(f"the record ends with '{given}', its moves with '{derived}'")
            raise error.worded("record-result", there=str(given), here=str(derived))


def replay_line(state: State, line: Line) -> None:
    """Play one line of a record, if it is for whoever acts here."""
    where = f"line {line.number}"
    turn = state.turn
    if turn is None:
        error = RecordError(f"{where}: '{line.action}' comes after the end of the game")
        raise error.worded("record-after", line=line.number, action=line.action)
    actor = "chance" if turn == CHANCE else state.game.seats[turn]
    if line.actor != actor:
        error = RecordError(f"{where}: it is {actor} who acts here, not {line.actor}")
        raise error.worded("record-actor", line=line.number, actor=actor, given=line.actor)
    try:
        state.play(line.action)
    except (InvalidAction, IllegalAction) as wrong:
        raise RecordError(f"{where}: {wrong}").worded("record-line", line=line.number, why=wrong) from wrong
