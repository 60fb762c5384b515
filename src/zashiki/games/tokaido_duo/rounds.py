"""What follows an action: the hot spring, the next die, the next round or the end."""

from __future__ import annotations

from ...core.scratch import Events
from . import events as e_
from .dice import begin_round
from .kernel import cite, emit, rule
from .merchant import keep_to_limit
from .names import AGAIN, DIE_DONE, SET_OUT
from .scoring import finish
from .state import NONE, State
from .tables import Tables

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
def use_spring(s: State, ev: Events) -> None:
    """The same die a second time."""
    s.second = 1
    s.phase = SET_OUT
    emit(ev, e_.E_AGAIN, R_AGAIN, s.player, s.die, s.dice[s.die], 0)


@rule
def keep_spring(s: State, ev: Events) -> None:
    """The token is kept for another die."""
    s.phase = DIE_DONE
    emit(ev, e_.E_ENOUGH, R_WHEN, s.player, 0, 0, 0)


@rule
def end_round(t: Tables, s: State, ev: Events) -> None:
    """The other player rolls, unless the end was set off in this round."""
    if s.trigger == NONE:
        begin_round(s, 1 - s.roller, ev)
    else:
        finish(t, s, ev)
