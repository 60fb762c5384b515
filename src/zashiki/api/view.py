"""What a bot is given: a record that can hold only what a person in that seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..engine.buffers import random_words
from ..engine.seat_schema import SeatSchema

if TYPE_CHECKING:
    from .actions import Action
    from .game import Game


class View:
    """A seat's knowledge in compiled form, and the actions it may choose from. Worlds are dealt from it alone."""

    __slots__ = ("_blank", "cells", "game", "legal_ids", "seat")

    def __init__(self, game: Game, seat: int, cells: Any, legal_ids: list[int]) -> None:
        self.game = game
        self.seat = seat
        self.cells = cells
        self.legal_ids = legal_ids
        self._blank = SeatSchema.blank(game.kind.schema, game.kind.seat_schema, cells)

    @classmethod
    def of(cls, game: Game, cells: Any, seat: int, legal_ids: list[int]) -> View:
        """The view of a record for a seat."""
        return cls(game, seat, SeatSchema.fill(game.kind.schema, game.kind.seat_schema, cells, seat), legal_ids)

    @property
    def legal(self) -> list[Action]:
        """What the seat may do; nothing when it is not its turn."""
        return [self.game.kind.actions[a] for a in self.legal_ids]

    @property
    def blank(self) -> Any:
        """A state record with everything the seat knows and nothing in the hidden places."""
        return self._blank

    def deal(self, seed: int | str) -> Any:
        """A whole state record that agrees with this view, hidden places dealt at random."""
        world = self.game.kind.schema.new()
        kernels = self.game.kind.kernels
        kernels.deal_world(self.game.tables, self.cells, self._blank, world, 0, random_words(seed))
        return world

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        same = self.game == other.game and self.seat == other.seat and self.legal_ids == other.legal_ids
        return same and self.game.kind.seat_schema.key(self.cells) == other.game.kind.seat_schema.key(other.cells)

    def __hash__(self) -> int:
        return hash((self.seat, self.game.kind.seat_schema.key(self.cells)))
