"""The phase table of IKI: what is asked in the course of a year, what may be chosen, and what a choice does."""

from ....engine.phases import Phase, rules_of
from ..data import actions as a_
from ..data import phases as p_
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
    Phase(p_.DRAW_FIRST, a_.A_FIRST, choices=all_seats, does=begin_with),
    Phase(p_.DRAW_BUILDING, a_.A_PLAN, choices="boxed", does=offer_building),
    Phase(p_.NEXT_STARTER, does=next_starter),
    Phase(p_.STARTER, a_.A_HIRE, "setup.start-cards", starting_cards, take_starter),
    Phase(p_.STARTER_ROOM, a_.A_ROOM, "setup.start-rooms", edge_rooms, place_starter, speaks_of=("picked",)),
    # a month begins: new characters, and everybody chooses a space of the ikizama track
    Phase(p_.MONTH_START, does=begin_month),
    Phase(p_.DRAW_BLOCKER, a_.A_BLOCK, "", blockers_left, turn_up_blocker, blocker_weight, draw_blocker),
    Phase(p_.DRAW_CHARACTER, a_.A_DRAW, choices=season_deck, does=reveal),
    Phase(p_.NEXT_IKIZAMA, does=next_ikizama),
    Phase(p_.IKIZAMA, a_.A_SPACE, "ikizama.place", free_spaces, choose_space),
    # a turn: income or hiring
    Phase(p_.NEXT_TURN, does=next_turn),
    Phase(p_.HIRE, a_.A_INCOME, "hire.choice", hire_choices, income_or_hire),
    Phase(p_.HIRE_ROOM, a_.A_ROOM, "hire.room", open_rooms, move_in, speaks_of=("picked",)),
    # then the walk
    Phase(p_.WALK, a_.A_WALK - 1, "move.any", ONE_TO_FOUR, choose_steps),
    Phase(p_.WALKING, does=walk),
    Phase(p_.FURTHER, a_.A_STOP, "move.steps", further_steps, go_further, speaks_of=("shop",)),
    Phase(p_.ARRIVE, does=arrive),
    # then business, with a shop and a character behind it
    Phase(p_.VISIT, a_.A_DONE, "visit.both", visit_choices, do_business, speaks_of=("shop",)),
    Phase(p_.SECOND_TOKEN, a_.A_DONE, "shop.tobacco", second_tokens, do_business, speaks_of=("second",)),
    Phase(p_.TRAIN, a_.A_TRAIN, train_paragraph, character_rooms, train),
    Phase(p_.SWAP_FIRST, a_.A_SWAP, "ability.swap", all_characters, choose_swap),
    Phase(p_.SWAP_SECOND, a_.A_SWAP, "ability.swap", other_characters, swap, speaks_of=("swapping",)),
    Phase(p_.PLAN, a_.A_BUILD, "ability.build", plans_of_builder, begin_building, speaks_of=("using",)),
    Phase(p_.BUILDING_ROOM, a_.A_ROOM, "build.room", open_rooms, finish_building, speaks_of=("picked",)),
    Phase(p_.DEAL_DONE, does=finish_deal),
    Phase(p_.TURN_END, does=end_turn),
    # with two players a neutral character comes
    Phase(p_.TURNS_DONE, does=end_turns),
    Phase(p_.NEUTRAL, a_.A_NEUTRAL, "two.neutral", whole_row, choose_neutral),
    Phase(p_.NEUTRAL_ROOM, a_.A_ROOM, "two.neutral-room", free_rooms, place_neutral, speaks_of=("picked",)),
    # the month ends with a payday, a fire, or nothing
    Phase(p_.EVENT, does=begin_event),
    Phase(p_.PAYDAY, does=payday),
    Phase(p_.FEEDING, does=feed_all),
    Phase(p_.FEED, a_.A_STARVE, "payday.feed", character_rooms, starve, speaks_of=("rice", "eaters")),
    Phase(p_.DRAW_NAGAYA, a_.A_FIRE, choices=ANY_NAGAYA, does=break_out),
    Phase(p_.FIRE_SPREADS, does=spread),
    Phase(p_.ESCAPE, a_.A_BURN, "fire.escape", EITHER, save_or_burn, speaks_of=("flame",)),
    Phase(p_.EVENT_DONE, does=end_event),
    # New Year, and the end of the game
    Phase(p_.NEXT_GUEST, does=next_guest),
    Phase(p_.NEW_YEAR, a_.A_GO, "newyear.place", new_year_shops, go_to_shop),
    Phase(p_.FINAL_COUNT, does=final_count),
)

RULES = rules_of(rule, cite, PHASES, p_.FINISHED, set_up, why_not, points_now=points_now, forced=True)
