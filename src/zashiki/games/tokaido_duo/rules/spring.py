"""The hot spring: after the action the token may give the die a second use."""

from ....engine.buffers import Events
from ..data import events as e_
from ..data.actions import A_AGAIN
from ..data.phases import AGAIN, DIE_DONE, SET_OUT
from ..data.state import NONE, State
from ..data.tables import Tables
from .basics import cite, emit, rule
from .merchant import keep_to_limit

R_AGAIN, R_WHEN, R_RETURN = cite("spring.again"), cite("spring.when"), cite("spring.return")


@rule
def after_action(t: Tables, s: State, ev: Events) -> None:
    """Goods beyond the limit go back; then the hot spring may give the die a second use. A figure that has moved can
    always move again: the way back is free."""
    if keep_to_limit(t, s, ev):
        return
    if s.second:
        emit(ev, e_.E_SPRING_BACK, R_RETURN, s.player, 0, 0, 0)
        s.spring = NONE
        s.phase = DIE_DONE
    elif s.ready:
        s.phase = AGAIN
        s.turn = s.player
    else:
        s.phase = DIE_DONE


@rule
def use_spring(s: State, a: int, ev: Events) -> None:
    """Use the same die a second time, or keep the token for another die."""
    if a == A_AGAIN:
        s.second = 1
        s.phase = SET_OUT
        emit(ev, e_.E_AGAIN, R_AGAIN, s.player, s.die, s.dice[s.die], 0)
    else:
        s.phase = DIE_DONE
        emit(ev, e_.E_ENOUGH, R_WHEN, s.player, 0, 0, 0)
