"""The game under review: its timeline, its result, and the positions where luck and choice meet."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from ..api.edition import Values
from ..api.endings import Ending, read_ending
from ..api.game import Game
from ..api.records import Record
from ..api.state import State
from ..api.timeline import Timeline, totals
from ..releases.loader import own_module
from ..replay import replay
from .position_value import Value, final_value, value_of_result


class ReviewedGame:
    """A game to be reviewed, played to its end or not. Positions are numbered by the actions before them."""

    def __init__(self, timeline: Timeline, ending: Ending | None = None) -> None:
        self.timeline, self.ending = timeline, ending

    @staticmethod
    def of(source: State | Record | str, edition: str | Path | Values | None = None) -> ReviewedGame:
        """The game behind a state or a record, by the version of the rules that it was played by.

        >>> import zashiki
        >>> state = zashiki.load("geishas-road").start(seed=7)
        >>> ReviewedGame.of(state).borders == [0, len(state.log)]
        True
        """
        state, ending = (source, None) if not isinstance(source, str | Record) else _read(source, edition)
        made: ReviewedGame = own_module(state, "review.reviewed_game").ReviewedGame(Timeline.of(state), ending)
        return made

    @property
    def game(self) -> Game:
        """The game with its options."""
        return self.timeline.game

    @cached_property
    def result(self) -> Value | None:
        """What the game came to, if it is over: by its rules, or because somebody stopped it."""
        last = self.timeline.state(len(self.timeline))
        if last.turn is None:
            return final_value(self.game, last.cells)
        if self.ending is None or self.ending.seat is None:
            return None
        points = [float(total) for total in totals(last)]
        return value_of_result(self.game.players, self.ending.winners(self.game), points)

    @cached_property
    def borders(self) -> list[int]:
        """The positions between luck and choice, and between the choices of two seats; the first and the last too.

        An action without an alternative changes nothing, so it belongs to whatever came before it.
        """
        found, last = [0], None
        for moment in self.timeline.moments:
            if moment.open:
                if last is not None and moment.actor != last:
                    found.append(moment.number)
                last = moment.actor
        end = len(self.timeline)
        return [*found, end] if found[-1] != end else found

    @cached_property
    def decisions(self) -> list[int]:
        """The numbers of the moments at which a seat had a choice; a given beginning was nobody's choice."""
        own = self.timeline.moments[self.timeline.given :]
        return [moment.number for moment in own if not moment.by_chance and moment.open]


def _read(source: Record | str, edition: str | Path | Values | None) -> tuple[State, Ending | None]:
    """The last position of a record, and what stopped the game there."""
    record = source if isinstance(source, Record) else Record.read(source)
    state = replay(record, edition)
    return state, read_ending(state.game, record.header["ending"]) if "ending" in record.header else None
