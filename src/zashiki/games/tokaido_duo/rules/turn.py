"""The phase table of Tokaido Duo: what is asked, what may be chosen, what a choice does; and the rules made of it."""

from __future__ import annotations

from ....engine.phases import Phase, rules_of
from ..data.actions import (
    A_ENOUGH,
    A_GO,
    A_GOOD,
    A_LEAVE,
    A_NORTH,
    A_PURPLE,
    A_RETURN,
    A_REVEAL,
    A_ROLL,
    A_TAKE,
    A_TO,
    A_TOKEN,
    A_WALK,
    A_WAVE,
)
from ..data.names import CHARACTERS, FACES, GOODS, LANDSCAPES, TOKENS
from ..data.phases import (
    ACTED,
    AGAIN,
    ARRIVED,
    AT_CANVAS,
    AT_SHORE,
    AT_STATION,
    DIE_DONE,
    DRAW,
    DRAW_COLOURS,
    DRAW_SIDES,
    FINISHED,
    IN_MOUNTAINS,
    LAY_TOKENS,
    LAY_WAVES,
    ON_COAST,
    PATH,
    REGION,
    RETURN,
    REVEAL,
    ROLL,
    ROUND_END,
    ROUTE,
    SET_OUT,
    TAKE_DIE,
    WALK,
)
from .artist import arrive, at_canvas, canvas_choices, paintings_left, path_choices, region_choices, turn_up, walk_path
from .basics import cite, not_in_play, rule
from .merchant import (
    coast_choices,
    draw_goods,
    go,
    goods_held,
    left_in_bag,
    mountain_choices,
    put_back,
    receive,
    return_paragraph,
    sell,
    town_choices,
)
from .pilgrim import shore_choices, station_choices, station_paragraph, visit, walk, walk_choices
from .refusals import why_not
from .rounds import choose_die, end_round, face_weight, free_dice, next_die, quick_roll, reach, roll, set_out
from .scoring import points_now
from .setup import lay_token, lay_wave, set_up, sit_down, take_colours, token_weight, wave_sides
from .spring import after_action, use_spring
from .waves import take_tile


def every(number: int) -> int:
    """The set of that many choices."""
    return (1 << number) - 1


EITHER = every(2)

PHASES = (
    # setting up: chance lays everything out
    Phase(DRAW_SIDES, A_NORTH, choices=EITHER, does=sit_down),
    Phase(DRAW_COLOURS, A_PURPLE, choices=EITHER, does=take_colours),
    Phase(LAY_TOKENS, A_TOKEN, choices=every(len(TOKENS)), does=lay_token, weight=token_weight),
    Phase(LAY_WAVES, A_WAVE, choices=wave_sides, does=lay_wave),
    # a round: three dice are rolled and taken in turn
    Phase(ROLL, A_ROLL, choices=every(len(CHARACTERS) * FACES), does=roll, weight=face_weight, draw=quick_roll),
    Phase(TAKE_DIE, A_TAKE, "round.take-die", free_dice, choose_die),
    Phase(SET_OUT, does=set_out),
    # the figure of the die moves
    Phase(WALK, A_WALK - 1, "pilgrim.move", walk_choices, walk, speaks_of=("number", "wave")),
    Phase(ROUTE, A_GO, "merchant.move", town_choices, go, speaks_of=("number",)),
    Phase(REGION, A_TO, "artist.move", region_choices, arrive, speaks_of=("number",)),
    Phase(PATH, A_TO, "artist.path", path_choices, walk_path, speaks_of=("steps",)),
    Phase(ARRIVED, does=reach),
    # it does something where it has stopped, or leaves it
    Phase(AT_STATION, A_LEAVE, station_paragraph, station_choices, visit, speaks_of=("town", "price")),
    Phase(AT_SHORE, A_LEAVE, "pilgrim.shore", shore_choices, take_tile),
    Phase(IN_MOUNTAINS, A_LEAVE, "merchant.mountain", mountain_choices, draw_goods, speaks_of=("town",)),
    Phase(DRAW, A_GOOD, choices=every(len(GOODS)), does=receive, weight=left_in_bag),
    Phase(ON_COAST, A_LEAVE, "merchant.sell", coast_choices, sell, speaks_of=("town", "good", "price")),
    Phase(AT_CANVAS, A_LEAVE, "artist.one-action", canvas_choices, at_canvas, speaks_of=("region", "landscape")),
    Phase(REVEAL, A_REVEAL, choices=every(len(LANDSCAPES)), does=turn_up, weight=paintings_left),
    Phase(ACTED, does=after_action),
    # goods beyond the limit go back, and the hot spring may give the die a second use
    Phase(RETURN, A_RETURN, return_paragraph, goods_held, put_back),
    Phase(AGAIN, A_ENOUGH, "spring.again", EITHER, use_spring, speaks_of=("die", "number")),
    Phase(DIE_DONE, does=next_die),
    Phase(ROUND_END, does=end_round),
)

RULES = rules_of(rule, cite, PHASES, FINISHED, set_up, why_not, points_now=points_now, unless=not_in_play)
