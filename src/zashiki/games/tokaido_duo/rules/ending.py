"""The end of the game: what sets it off."""

from ....engine.buffers import Events
from ..data import events as e_
from ..data.state import NONE, State
from .basics import cite, emit, rule

R_TRIGGERS = (cite("end.temple"), cite("end.garden"), cite("end.slab"), cite("end.gift"))
R_ROUND_OUT = cite("end.round-out")


@rule
def set_off(s: State, seat: int, trigger: int, ev: Events) -> None:
    """A player has reached the end of a board: the round is played out, then the game is over."""
    emit(ev, e_.E_TRIGGER, R_TRIGGERS[trigger], seat, trigger, 0, 0)
    if s.trigger == NONE:
        s.trigger = trigger
        s.trigger_by = seat
        emit(ev, e_.E_PLAY_OUT, R_ROUND_OUT, NONE, 0, 0, 0)
