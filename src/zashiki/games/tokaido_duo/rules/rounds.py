"""A round: the roll, who takes which die when, and what a die does."""

from ....engine.buffers import Events, Random
from ....engine.kernels import CHANCE
from ..data import events as e_
from ..data.actions import A_ROLL
from ..data.names import CHARACTERS, FACES, MERCHANT, PILGRIM
from ..data.phases import ROLL, ROUND_END, ROUTE, SET_OUT, TAKE_DIE, WALK
from ..data.state import NONE, State
from ..data.tables import Tables
from .artist import choose_region, reach_region
from .basics import cite, emit, lowest, random_below, rule
from .merchant import go, reach_town, stay_blocked, town_choices
from .pilgrim import reach_station, walk, walk_choices
from .scoring import finish

DICE, SIDES = len(CHARACTERS), 6

R_ROLL, R_NEXT_ROLLER = cite("round.roll"), cite("round.next-roller")
R_TAKE, R_ORDER, R_EVERY = cite("round.take-die"), cite("round.order"), cite("round.every-die")


@rule
def begin_round(s: State, roller: int, ev: Events) -> None:
    """The roller takes up all three dice."""
    s.round_no += 1
    s.roller = roller
    s.player = roller
    for c in range(DICE):
        s.dice[c] = 0
        s.dice_of[c] = NONE
    s.phase = ROLL
    s.turn = CHANCE
    emit(ev, e_.E_ROUND, R_ROLL if s.round_no == 1 else R_NEXT_ROLLER, roller, s.round_no, 0, 0)


@rule
def die_to_roll(s: State) -> int:
    """The first die that has not fallen yet."""
    if s.dice[0] == 0:
        return 0
    return 1 if s.dice[1] == 0 else 2


@rule
def face_weight(t: Tables, s: State, face: int) -> int:
    """On how many sides of the next die a number is printed; `face` counts through all dice."""
    die = face // FACES
    return t.face_count[die][face % FACES] if die == die_to_roll(s) else 0


@rule
def quick_roll(t: Tables, s: State, rng: Random) -> int:
    """One of the six sides of the next die, as an action."""
    die = die_to_roll(s)
    number: int = t.faces[die][random_below(rng, SIDES)]
    return A_ROLL + FACES * die + number - 1


@rule
def roll(s: State, face: int, ev: Events) -> None:
    """The next die falls; after the third the roller takes one."""
    die, number = face // FACES, face % FACES + 1
    s.dice[die] = number
    emit(ev, e_.E_ROLL, R_ROLL, s.roller, die, number, 0)
    if die == DICE - 1:
        s.phase = TAKE_DIE
        s.turn = s.roller


@rule
def free_dice(s: State) -> int:
    """The dice nobody has taken yet, as a set."""
    free = 0
    for c in range(DICE):
        if s.dice_of[c] == NONE:
            free |= 1 << c
    return free


@rule
def take_die(s: State, die: int, cited: int, ev: Events) -> None:
    """A die goes to the board of its character and has to be used."""
    seat = s.player
    s.dice_of[die] = seat
    s.die = die
    s.ready = s.spring == seat
    s.second = 0
    s.phase = SET_OUT
    emit(ev, e_.E_TAKE, cited, seat, die, s.dice[die], 0)


@rule
def choose_die(s: State, die: int, ev: Events) -> None:
    """The player asked takes one of the dice that are left."""
    take_die(s, die, R_TAKE if s.player == s.roller else R_ORDER, ev)


@rule
def set_out(t: Tables, s: State, ev: Events) -> None:
    """The die moves its figure: ask where to if there is a choice."""
    seat = s.player
    s.turn = seat
    if s.die == PILGRIM:
        ways = walk_choices(t, s, seat)
        s.phase = WALK
        if ways & (ways - 1) == 0:
            walk(t, s, s.dice[PILGRIM], 1, ev)
    elif s.die == MERCHANT:
        ways = town_choices(t, s, seat)
        s.phase = ROUTE
        if ways == 0:
            stay_blocked(s, ev)
        elif ways & (ways - 1) == 0:
            go(s, lowest(ways), ev)
    else:
        choose_region(t, s, ev)


@rule
def reach(t: Tables, s: State, ev: Events) -> None:
    """The figure has stopped: ask what it does there, if it can do anything."""
    if s.die == PILGRIM:
        reach_station(t, s, ev)
    elif s.die == MERCHANT:
        reach_town(s, ev)
    else:
        reach_region(t, s, ev)


@rule
def next_die(s: State, ev: Events) -> None:
    """The first and the last die are the roller's, the second the other player's; the last leaves no choice."""
    s.die = NONE
    s.ready = 0
    s.second = 0
    s.path = 0
    free = free_dice(s)
    if free == 0:
        s.phase = ROUND_END
    elif free & (free - 1):
        s.player = 1 - s.roller
        s.turn = s.player
        s.phase = TAKE_DIE
    else:
        s.player = s.roller
        take_die(s, lowest(free), R_EVERY, ev)


@rule
def end_round(t: Tables, s: State, ev: Events) -> None:
    """The other player rolls, unless the end was set off in this round."""
    if s.trigger == NONE:
        begin_round(s, 1 - s.roller, ev)
    else:
        finish(t, s, ev)
