"""The phase table of Tokaido Duo: what is asked, what may be chosen, what a choice does; and the rules made of it."""

from ....engine.phases import Phase, rules_of
from ..data import actions as a_
from ..data import phases as p_
from ..data.names import CHARACTERS, FACES, GOODS, LANDSCAPES, TOKENS
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
    Phase(p_.DRAW_SIDES, a_.A_NORTH, choices=EITHER, does=sit_down),
    Phase(p_.DRAW_COLOURS, a_.A_PURPLE, choices=EITHER, does=take_colours),
    Phase(p_.LAY_TOKENS, a_.A_TOKEN, choices=every(len(TOKENS)), does=lay_token, weight=token_weight),
    Phase(p_.LAY_WAVES, a_.A_WAVE, choices=wave_sides, does=lay_wave),
    # a round: three dice are rolled and taken in turn
    Phase(p_.ROLL, a_.A_ROLL, choices=every(len(CHARACTERS) * FACES), does=roll, weight=face_weight, draw=quick_roll),
    Phase(p_.TAKE_DIE, a_.A_TAKE, "round.take-die", free_dice, choose_die),
    Phase(p_.SET_OUT, does=set_out),
    # the figure of the die moves
    Phase(p_.WALK, a_.A_WALK - 1, "pilgrim.move", walk_choices, walk, speaks_of=("number", "wave")),
    Phase(p_.ROUTE, a_.A_GO, "merchant.move", town_choices, go, speaks_of=("number",)),
    Phase(p_.REGION, a_.A_TO, "artist.move", region_choices, arrive, speaks_of=("number",)),
    Phase(p_.PATH, a_.A_TO, "artist.path", path_choices, walk_path, speaks_of=("steps",)),
    Phase(p_.ARRIVED, does=reach),
    # it does something where it has stopped, or leaves it
    Phase(p_.AT_STATION, a_.A_LEAVE, station_paragraph, station_choices, visit, speaks_of=("town", "price")),
    Phase(p_.AT_SHORE, a_.A_LEAVE, "pilgrim.shore", shore_choices, take_tile),
    Phase(p_.IN_MOUNTAINS, a_.A_LEAVE, "merchant.mountain", mountain_choices, draw_goods, speaks_of=("town",)),
    Phase(p_.DRAW, a_.A_GOOD, choices=every(len(GOODS)), does=receive, weight=left_in_bag),
    Phase(p_.ON_COAST, a_.A_LEAVE, "merchant.sell", coast_choices, sell, speaks_of=("town", "good", "price")),
    Phase(p_.AT_CANVAS, a_.A_LEAVE, "artist.one-action", canvas_choices, at_canvas, speaks_of=("region", "landscape")),
    Phase(p_.REVEAL, a_.A_REVEAL, choices=every(len(LANDSCAPES)), does=turn_up, weight=paintings_left),
    Phase(p_.ACTED, does=after_action),
    # goods beyond the limit go back, and the hot spring may give the die a second use
    Phase(p_.RETURN, a_.A_RETURN, return_paragraph, goods_held, put_back),
    Phase(p_.AGAIN, a_.A_ENOUGH, "spring.again", EITHER, use_spring, speaks_of=("die", "number")),
    Phase(p_.DIE_DONE, does=next_die),
    Phase(p_.ROUND_END, does=end_round),
)

RULES = rules_of(rule, cite, PHASES, p_.FINISHED, set_up, why_not, points_now=points_now, unless=not_in_play)
