"""The phase table of IKI: what is asked in the course of a year, what may be chosen, and what a choice does."""

from __future__ import annotations

from ....engine.phases import Phase, rules_of
from ..data.actions import (
    A_BLOCK,
    A_BUILD,
    A_BURN,
    A_DONE,
    A_DRAW,
    A_FIRE,
    A_FIRST,
    A_GO,
    A_HIRE,
    A_INCOME,
    A_NEUTRAL,
    A_PLAN,
    A_ROOM,
    A_SPACE,
    A_STARVE,
    A_STOP,
    A_SWAP,
    A_TRAIN,
    A_WALK,
)
from ..data.phases import (
    ARRIVE,
    BUILDING_ROOM,
    DEAL_DONE,
    DRAW_BLOCKER,
    DRAW_BUILDING,
    DRAW_CHARACTER,
    DRAW_FIRST,
    DRAW_NAGAYA,
    ESCAPE,
    EVENT,
    EVENT_DONE,
    FEED,
    FEEDING,
    FINAL_COUNT,
    FINISHED,
    FIRE_SPREADS,
    FURTHER,
    HIRE,
    HIRE_ROOM,
    IKIZAMA,
    MONTH_START,
    NEUTRAL,
    NEUTRAL_ROOM,
    NEW_YEAR,
    NEXT_GUEST,
    NEXT_IKIZAMA,
    NEXT_STARTER,
    NEXT_TURN,
    PAYDAY,
    PLAN,
    SECOND_TOKEN,
    STARTER,
    STARTER_ROOM,
    SWAP_FIRST,
    SWAP_SECOND,
    TRAIN,
    TURN_END,
    TURNS_DONE,
    VISIT,
    WALK,
    WALKING,
)
from .abilities import all_characters, choose_swap, finish_deal, other_characters, swap, train, train_paragraph
from .basics import cite, rule
from .building import begin_building, finish_building, plans_of_builder
from .ending import final_count
from .fire import break_out, save_or_burn, spread
from .hire import hire_choices, income_or_hire, move_in
from .months import (
    begin_event,
    begin_month,
    choose_space,
    end_event,
    end_turn,
    free_spaces,
    next_ikizama,
    next_turn,
    reveal,
    season_deck,
)
from .new_year import go_to_shop, new_year_shops, next_guest
from .payday import feed_all, payday, starve
from .refusals import why_not
from .rooms import character_rooms, free_rooms, open_rooms
from .scoring import points_now
from .setup import (
    all_seats,
    begin_with,
    buildings_left,
    edge_rooms,
    next_starter,
    offer_building,
    place_starter,
    set_up,
    starting_cards,
    take_starter,
)
from .two_players import (
    blocker_weight,
    blockers_left,
    choose_neutral,
    draw_blocker,
    end_turns,
    place_neutral,
    turn_up_blocker,
    whole_row,
)
from .visit import do_business, second_tokens, visit_choices
from .walk import arrive, choose_steps, further_steps, go_further, walk

ONE_TO_FOUR, ANY_NAGAYA, EITHER = 0b11110, 0b1111, 0b11

PHASES = (
    # setting up
    Phase(DRAW_FIRST, A_FIRST, choices=all_seats, does=begin_with),
    Phase(DRAW_BUILDING, A_PLAN, choices=buildings_left, does=offer_building),
    Phase(NEXT_STARTER, does=next_starter),
    Phase(STARTER, A_HIRE, "setup.start-cards", starting_cards, take_starter),
    Phase(STARTER_ROOM, A_ROOM, "setup.start-rooms", edge_rooms, place_starter, speaks_of=("picked",)),
    # a month begins: new characters, and everybody chooses a space of the ikizama track
    Phase(MONTH_START, does=begin_month),
    Phase(DRAW_BLOCKER, A_BLOCK, "", blockers_left, turn_up_blocker, blocker_weight, draw_blocker),
    Phase(DRAW_CHARACTER, A_DRAW, choices=season_deck, does=reveal),
    Phase(NEXT_IKIZAMA, does=next_ikizama),
    Phase(IKIZAMA, A_SPACE, "ikizama.place", free_spaces, choose_space),
    # a turn: income or hiring
    Phase(NEXT_TURN, does=next_turn),
    Phase(HIRE, A_INCOME, "hire.choice", hire_choices, income_or_hire),
    Phase(HIRE_ROOM, A_ROOM, "hire.room", open_rooms, move_in, speaks_of=("picked",)),
    # then the walk
    Phase(WALK, A_WALK - 1, "move.any", ONE_TO_FOUR, choose_steps),
    Phase(WALKING, does=walk),
    Phase(FURTHER, A_STOP, "move.steps", further_steps, go_further, speaks_of=("shop",)),
    Phase(ARRIVE, does=arrive),
    # then business, with a shop and a character behind it
    Phase(VISIT, A_DONE, "visit.both", visit_choices, do_business, speaks_of=("shop",)),
    Phase(SECOND_TOKEN, A_DONE, "shop.tobacco", second_tokens, do_business, speaks_of=("second",)),
    Phase(TRAIN, A_TRAIN, train_paragraph, character_rooms, train),
    Phase(SWAP_FIRST, A_SWAP, "ability.swap", all_characters, choose_swap),
    Phase(SWAP_SECOND, A_SWAP, "ability.swap", other_characters, swap, speaks_of=("swapping",)),
    Phase(PLAN, A_BUILD, "ability.build", plans_of_builder, begin_building, speaks_of=("using",)),
    Phase(BUILDING_ROOM, A_ROOM, "build.room", open_rooms, finish_building, speaks_of=("picked",)),
    Phase(DEAL_DONE, does=finish_deal),
    Phase(TURN_END, does=end_turn),
    # with two players a neutral character comes
    Phase(TURNS_DONE, does=end_turns),
    Phase(NEUTRAL, A_NEUTRAL, "two.neutral", whole_row, choose_neutral),
    Phase(NEUTRAL_ROOM, A_ROOM, "two.neutral-room", free_rooms, place_neutral, speaks_of=("picked",)),
    # the month ends with a payday, a fire, or nothing
    Phase(EVENT, does=begin_event),
    Phase(PAYDAY, does=payday),
    Phase(FEEDING, does=feed_all),
    Phase(FEED, A_STARVE, "payday.feed", character_rooms, starve, speaks_of=("rice", "eaters")),
    Phase(DRAW_NAGAYA, A_FIRE, choices=ANY_NAGAYA, does=break_out),
    Phase(FIRE_SPREADS, does=spread),
    Phase(ESCAPE, A_BURN, "fire.escape", EITHER, save_or_burn, speaks_of=("flame",)),
    Phase(EVENT_DONE, does=end_event),
    # New Year, and the end of the game
    Phase(NEXT_GUEST, does=next_guest),
    Phase(NEW_YEAR, A_GO, "newyear.place", new_year_shops, go_to_shop),
    Phase(FINAL_COUNT, does=final_count),
)

RULES = rules_of(rule, cite, PHASES, FINISHED, set_up, why_not, points_now=points_now, forced=True)
