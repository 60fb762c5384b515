"""Checks commands: a command becomes an entry for the log, or is refused with a reason."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ...api.game import PLAIN
from ...engine.chance import commitment
from ...errors import InvalidAction
from .. import protocol as p
from ..refusals import Refused
from .table import GATHERING, OVER, PLAYING, Table

UNPRINTABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Control characters, and those that change the direction of writing."""

MAX_LEAVES = 3
"""How often a person may hand over to a bot in a game; absences that the server finds do not count."""


@dataclass(slots=True)
class Draft:
    """A checked entry, not yet appended."""

    kind: str
    body: dict[str, Any] = field(default_factory=dict)


def judge(table: Table, seat: int, command: p.Command, chat_length: int = 500) -> Draft:
    """The entry that a command becomes; raises Refused."""
    if isinstance(command, p.Chat):
        return _chat(table, seat, command, chat_length)
    return JUDGES[type(command)](table, seat, command)


def clean(text: str | None) -> str | None:
    """A text without unprintable characters; None if nothing is left."""
    return UNPRINTABLE.sub("", text).strip() or None if text else None


def _move(table: Table, seat: int, command: p.Move) -> Draft:
    _fresh(table, command.at)
    if table.turn != seat:
        raise Refused("not-your-turn", f"It is {_title(table, table.turn)} who decides now.", table.version)
    if table.seats[seat].bot:
        raise Refused("not-allowed", "A bot plays this seat now; reclaim it first.", table.version)
    return move_draft(table, command.action)


def move_draft(table: Table, given: str | int) -> Draft:
    """The entry of an action of the seat to move, checked by the engine."""
    state = table.state
    if state is None:
        raise Refused("not-started", "The game has not begun.", table.version)
    try:
        action = table.game.kind.actions.parse(given)
    except InvalidAction as error:
        raise Refused("unknown-action", str(error), table.version) from error
    refusal = state.why_not(action)
    if refusal:
        raise Refused("illegal", refusal.text, table.version, refusal.rule)
    return Draft("move", {"action": action.text, "on": table.digest()})


def _take_back(table: Table, seat: int, command: p.TakeBack) -> Draft:
    _fresh(table, command.at)
    if table.taker_back != seat or table.seats[seat].bot:
        raise Refused(
            "not-allowed",
            "There is nothing to take back: chance, something shown, another's choice or a change of players followed.",
            table.version,
        )
    return Draft("take-back", {"on": table.digest()})


def _offer_undo(table: Table, seat: int, command: p.OfferUndo) -> Draft:
    """An undo asks every person who has not left for good, and reaches back to the last change of players."""
    _fresh(table, command.at)
    own = [k for k, played in enumerate(table.moves) if played.seat == seat]
    if not own:
        raise Refused("not-allowed", "There is no move of yours to undo.", table.version)
    if table.seats[seat].bot:
        raise Refused("not-allowed", "A bot plays this seat now; reclaim it first.", table.version)
    if own[-1] < table.fixed_moves:
        raise Refused(
            "not-allowed",
            "A bot took a seat over, or a person came back, after your last move: an undo does not reach behind that.",
            table.version,
        )
    if table.offer or table.offered_at.get(seat) == table.version:
        raise Refused("not-allowed", "An offer to undo was made already in this position.", table.version)
    asked = [k for k, s in enumerate(table.seats) if k != seat and s.kind == "person" and not s.gone]
    drawn = table.state.drawn if table.state else 0
    return Draft("offer-undo", {"asked": asked, "drawn": drawn, "on": table.digest()})


def _answer_undo(table: Table, seat: int, command: p.AnswerUndo) -> Draft:
    _fresh(table, command.at)
    if not table.offer or seat not in table.offer.waiting:
        raise Refused("not-allowed", "No offer to undo waits for your answer.", table.version)
    return Draft("answer-undo", {"accept": command.accept, "on": table.digest()})


def _resign(table: Table, seat: int, _command: p.Command) -> Draft:
    _playing(table)
    if table.seats[seat].gone:
        raise Refused("not-allowed", "You have left this game already.", table.version)
    return Draft("resign", {"on": table.digest()})


def _leave(table: Table, seat: int, _command: p.Command) -> Draft:
    _playing(table)
    if table.seats[seat].bot:
        raise Refused("not-allowed", "A bot plays this seat already.", table.version)
    if table.seats[seat].leaves >= MAX_LEAVES:
        raise Refused("not-allowed", f"A seat is left at most {MAX_LEAVES} times in a game.", table.version)
    return Draft("hand-over")


def _reclaim(table: Table, seat: int, _command: p.Command) -> Draft:
    _playing(table)
    if not table.seats[seat].bot or table.seats[seat].gone:
        raise Refused("not-allowed", "There is no bot on your seat to take it back from.", table.version)
    return Draft("reclaim")


def _chat(_table: Table, _seat: int, command: p.Chat, length: int) -> Draft:
    text = clean(command.text)
    if not text:
        raise Refused("bad-request", "The message is empty.")
    if len(text) > length:
        raise Refused("too-large", f"A message has at most {length} characters; this one has {len(text)}.")
    return Draft("chat", {"text": text})


def _mute(table: Table, seat: int, command: p.Mute) -> Draft:
    if command.seat >= len(table.seats) or command.seat == seat:
        raise Refused("bad-request", "Only another seat of this table can be muted.")
    return Draft("mute", {"seat": command.seat, "muted": command.muted})


def _rename(_table: Table, _seat: int, command: p.Rename) -> Draft:
    return Draft("name", {"name": clean(command.name), "language": command.language})


def _salt(table: Table, seat: int, command: p.Salt) -> Draft:
    """First the hash, then the salt. A salt without a hash counts as both, so it comes before anybody's is shown."""
    own = table.seats[seat]
    if not table.header.salts or table.stage != GATHERING:
        raise Refused("not-allowed", "Salts are added before the first draw, at tables that wait for them.")
    if own.salt is not None or (own.salt_hash and command.hash):
        raise Refused("not-allowed", "You have added your salt already.")
    if table.revealing and not own.salt_hash:
        raise Refused("not-allowed", "It is too late for a new salt: the others show theirs.")
    if command.hash:
        if command.salt:
            raise Refused("bad-request", "First send the hash alone; the salt comes when every hash is there.")
        return Draft("salt", {"hash": command.hash})
    if command.salt and not PLAIN.fullmatch(command.salt):
        raise Refused("bad-request", "A salt has letters, digits, inner spaces and . _ - / only.")
    if own.salt_hash and not table.revealing:
        raise Refused("not-allowed", "Keep your salt until everybody has sent a hash, or somebody could choose by it.")
    if own.salt_hash and commitment(command.salt) != own.salt_hash:
        raise Refused("bad-request", "The SHA-256 of this salt is not the hash you sent before.")
    return Draft("salt", {"salt": command.salt})


def claim(table: Table, wish: p.Claim, key_hash: str) -> tuple[int, Draft]:
    """The open seat that is given, and the entry that says so."""
    free = [k for k, seat in enumerate(table.seats) if seat.kind == "open" and wish.seat in (None, k)]
    if not free:
        raise Refused("seat-taken", "That seat is not open." if wish.seat is not None else "No seat is open.")
    return free[0], Draft("claim", {"key": key_hash, "name": clean(wish.name), "language": wish.language})


def may_ask(table: Table, seat: int | None) -> None:
    """Refuse why-not to everybody but the seat that decides."""
    _playing(table)
    if table.turn != seat:
        raise Refused("not-your-turn", "Only the seat that decides can ask why not.", table.version)


def may_review(table: Table) -> None:
    """Refuse a review before the end of the game."""
    if table.state is None or not table.ending:
        raise Refused("not-allowed", "A review comes after the end of the game.", table.version)


def may_have_hints(table: Table, seat: int | None) -> int:
    """Refuse a hint, unless hints were agreed and it is for the seat that decides; returns the seat."""
    if not table.header.hints:
        raise Refused("not-allowed", "No hints were agreed at this table.", table.version)
    if seat is None:
        raise Refused("not-allowed", "Watchers get no hints; it needs the key of a seat.", table.version)
    _playing(table)
    if table.turn != seat:
        raise Refused("not-your-turn", "Only the seat that decides gets a hint.", table.version)
    return seat


def _fresh(table: Table, at: int) -> None:
    """Refuse a command that answers another version of the position."""
    _playing(table)
    if at != table.version:
        raise Refused("stale", f"The position is of version {table.version}, not {at}.", table.version)


def _playing(table: Table) -> None:
    if table.stage == OVER:
        raise Refused("over", "The game is over.", table.version)
    if table.stage != PLAYING:
        raise Refused("not-started", "The game has not begun: a seat or a salt is awaited.", table.version)


def _title(table: Table, seat: int | None) -> str:
    return table.game.seats[seat].capitalize() if seat is not None and seat >= 0 else "nobody"


JUDGES: dict[type[p.Command], Callable[[Table, int, Any], Draft]] = {
    p.Move: _move,
    p.TakeBack: _take_back,
    p.OfferUndo: _offer_undo,
    p.AnswerUndo: _answer_undo,
    p.Resign: _resign,
    p.Leave: _leave,
    p.Reclaim: _reclaim,
    p.Mute: _mute,
    p.Rename: _rename,
    p.Salt: _salt,
}
"""The check of each command. A rematch concerns two tables; the table factory checks it."""
