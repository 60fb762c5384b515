"""Compares the log of the tables with what clients were told, as it grows: each entry is read and replayed once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ..storage.store import Store
from ..tables.loading import new_table
from ..tables.table import BrokenTableError, Table
from .player import Player


@dataclass
class LogChecker:
    """Replays the tables of a crash test beside the server, and counts what is wrong."""

    store: Store
    stored: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    gaps: int = 0
    broken: list[str] = field(default_factory=list)
    lengths: dict[str, int] = field(default_factory=dict)
    """The last number of every table that was ever read."""
    _tables: dict[str, Table] = field(default_factory=dict)
    _numbers: dict[str, dict[str, int]] = field(default_factory=dict)
    """By table and client id: the entry that a command has become."""
    _checked: dict[Player, int] = field(default_factory=dict)
    """How many acknowledgements of each player have been looked up."""

    def check(self, players: Iterable[Player]) -> None:
        """Read what was appended since, and look up every move that was acknowledged since."""
        fresh = {player: list(player.acks.items())[self._checked.get(player, 0) :] for player in players}
        for id_ in {player.table for player in fresh}:
            self._read(id_)
        for player, acks in fresh.items():
            numbers = self._numbers[player.table]
            self._checked[player] = self._checked.get(player, 0) + len(acks)
            self.acknowledged += len(acks)
            self.lost += sum(numbers.get(name) != number for name, number in acks)

    def _read(self, id_: str) -> None:
        numbers, table = self._numbers.setdefault(id_, {}), self._tables.get(id_)
        if table is None:
            row = self.store.table(id_)
            if row is None:
                self.broken.append(f"table {id_}: is not stored")
                return
            table = self._tables[id_] = new_table(self.store, row, [])
        try:
            for entry in self.store.rows(id_, table.number):
                self.gaps += entry.number != table.number + 1
                if entry.client:
                    self.doubled += entry.client in numbers
                    numbers[entry.client] = entry.number
                table.apply(entry)
                self.stored += 1
                self.lengths[id_] = entry.number
        except BrokenTableError as error:
            self.broken.append(str(error))

    def agrees(self, player: Player) -> bool:
        """Does a client know the position that the log gives?"""
        table = self._tables.get(player.table)
        if table is None:
            return False
        legal = {action.id for action in table.state.legal()} if table.state and not table.ending else set()
        return player.knows(table.number, table.version, table.turn, legal)

    def forget(self, players: Iterable[Player]) -> None:
        """Keep of these players' tables only their lengths."""
        for player in players:
            self._checked.pop(player, None)
            self._tables.pop(player.table, None)
            self._numbers.pop(player.table, None)

    def recount(self) -> None:
        """Read all lengths anew: what was once in the log must still be there."""
        found = self.store.lengths(list(self.lengths))
        self.lost += sum(max(0, length - found.get(id_, -1)) for id_, length in self.lengths.items())
