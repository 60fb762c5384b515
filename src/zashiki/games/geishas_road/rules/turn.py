"""The turn of Geisha's Road as a table of phases: what is asked, what may be chosen, and what a choice does."""

from __future__ import annotations

from ....engine.phases import Phase, rules_of
from ..data.actions import (
    A_ACT,
    A_ARRIVE,
    A_CHOOSE,
    A_DARK,
    A_DEAL_CARD,
    A_DISCARD_CARD,
    A_GEISHA,
    A_HOME,
    A_HOUSE,
    A_KEEP_CARD,
    A_LANTERNS,
    A_PLAY,
    A_PRESTIGE,
    A_REMOVE_CARD,
    A_SAY_MANNER,
    A_START,
    A_TAKE,
    A_TAKE_GUEST,
    A_TOKEN_OF,
)
from ..data.phases import (
    ACT,
    ARRIVALS,
    CHOOSE_FIRST,
    COUNTER_CARD,
    COUNTER_DRAW,
    DARKEN,
    DEAL,
    DISCARD,
    DRAW,
    DRAW_FIRST,
    DRAW_HOMES,
    DRAW_INFLUENCE,
    FINISHED,
    GAME_END,
    GUEST,
    KEEP,
    LAY_FACE_DOWN,
    LAY_HOUSES,
    LAY_LANTERNS,
    LAY_PRESTIGE,
    MANNER,
    OFFER_CARD,
    ORDER,
    PLACE_GEISHA,
    PLAYING,
    REMOVE,
    RESPOND,
    REVEAL_CARD,
    ROUND_END,
    SAY,
    TOKEN,
    VISIT,
)
from .act import act, act_paragraph, discard, keep, reveal, reveal_paragraph, unused_actions
from .basics import cite, hand_of, rule
from .cards import order_paragraph, places_to_play, play_cards, play_first
from .deal import cards_in_deck, deal_card, draw_card, draw_replacement
from .geiko import lay_face_down, visit
from .maiko import choose_guest, choose_manner, guests_there, remove, say
from .offers import answer, answer_paragraph, answers, cards_to_offer, counter_card, offer_card, offer_paragraph
from .redeal import redeal
from .refusals import why_not
from .rounds import choose_first, end_game, end_round
from .scoring import points_now
from .setup import (
    darken,
    draw_first,
    draw_home,
    draw_influence,
    guests_left,
    lanterns_left,
    lay_house,
    lay_lanterns,
    lay_prestige,
    pieces_in_bag,
    place_geisha,
    seat_guest,
    set_up,
)
from .tokens import choose_token, tokens_there

EITHER = 0b11

PHASES = (
    # setting up: chance lays everything out
    Phase(LAY_HOUSES, A_HOUSE, choices=pieces_in_bag, does=lay_house),
    Phase(PLACE_GEISHA, A_GEISHA, choices=pieces_in_bag, does=place_geisha),
    Phase(LAY_LANTERNS, A_LANTERNS, choices=pieces_in_bag, does=lay_lanterns, weight=lanterns_left),
    Phase(ARRIVALS, A_ARRIVE, choices=pieces_in_bag, does=seat_guest, weight=guests_left),
    Phase(DRAW_HOMES, A_HOME, choices=pieces_in_bag, does=draw_home),
    Phase(DRAW_INFLUENCE, A_TOKEN_OF, choices=pieces_in_bag, does=draw_influence),
    Phase(LAY_PRESTIGE, A_PRESTIGE, choices=pieces_in_bag, does=lay_prestige),
    Phase(DARKEN, A_DARK, choices=pieces_in_bag, does=darken),
    Phase(DEAL, A_DEAL_CARD, choices=cards_in_deck, does=deal_card),
    Phase(DRAW_FIRST, A_START, choices=pieces_in_bag, does=draw_first),
    Phase(CHOOSE_FIRST, A_START, "second.first", EITHER, choose_first),
    # a turn: a card is drawn, an action token is turned over
    Phase(DRAW, A_DEAL_CARD, choices=cards_in_deck, does=draw_card),
    Phase(ACT, A_ACT, act_paragraph, unused_actions, act),
    # the action: cards are played, laid aside or offered
    Phase(REVEAL_CARD, A_CHOOSE, reveal_paragraph, hand_of, reveal),
    Phase(KEEP, A_KEEP_CARD, "action.intrigue", hand_of, keep),
    Phase(DISCARD, A_DISCARD_CARD, "action.intrigue", hand_of, discard),
    Phase(OFFER_CARD, A_CHOOSE, offer_paragraph, cards_to_offer, offer_card, speaks_of=("offer",)),
    # the opponent takes from the offer, or makes a counter-offer
    Phase(RESPOND, A_TAKE, answer_paragraph, answers, answer, speaks_of=("answer",)),
    Phase(COUNTER_CARD, A_CHOOSE, "counter.use", cards_to_offer, counter_card, speaks_of=("place",)),
    Phase(COUNTER_DRAW, A_DEAL_CARD, choices=cards_in_deck, does=draw_replacement),
    # Life of a Maiko: what becomes of the cards
    Phase(REMOVE, A_REMOVE_CARD, "maiko.intrigue-choice", EITHER, remove),
    Phase(SAY, A_SAY_MANNER, "maiko.intrigue-choice", EITHER, say),
    Phase(MANNER, A_SAY_MANNER, "maiko.same", EITHER, choose_manner),
    # the cards are played, and tokens taken where the geisha stop
    Phase(PLAYING, does=play_cards),
    Phase(ORDER, A_PLAY, order_paragraph, places_to_play, play_first),
    Phase(TOKEN, A_TAKE_GUEST, "card.tokens-choice", tokens_there, choose_token, speaks_of=("house",)),
    Phase(GUEST, A_TAKE_GUEST, "maiko.work", guests_there, choose_guest, speaks_of=("house",)),
    # Life of a Geiko: a card goes under a house
    Phase(LAY_FACE_DOWN, A_KEEP_CARD, "geiko.hidden-card", hand_of, lay_face_down),
    Phase(VISIT, A_CHOOSE, "geiko.turn", hand_of, visit),
    # the round and the game are scored
    Phase(ROUND_END, does=end_round),
    Phase(GAME_END, does=end_game),
)

RULES = rules_of(rule, cite, PHASES, FINISHED, set_up, why_not, redeal, points_now)
