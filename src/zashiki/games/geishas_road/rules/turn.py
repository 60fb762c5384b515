"""The turn of Geisha's Road as a table of phases: what is asked, what may be chosen, and what a choice does."""

from ....engine.phases import Phase, rules_of
from ..data import actions as a_
from ..data import phases as p_
from .act import act, act_paragraph, discard, keep, reveal, reveal_paragraph, unused_actions
from .basics import cite, rule
from .cards import order_paragraph, play_cards, play_first
from .deal import deal_card, draw_card, draw_replacement
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
    place_geisha,
    seat_guest,
    set_up,
)
from .tokens import choose_token, tokens_there

EITHER = 0b11

PHASES = (
    # setting up: chance lays everything out
    Phase(p_.LAY_HOUSES, a_.A_HOUSE, choices="bag", does=lay_house),
    Phase(p_.PLACE_GEISHA, a_.A_GEISHA, choices="bag", does=place_geisha),
    Phase(p_.LAY_LANTERNS, a_.A_LANTERNS, choices="bag", does=lay_lanterns, weight=lanterns_left),
    Phase(p_.ARRIVALS, a_.A_ARRIVE, choices="bag", does=seat_guest, weight=guests_left),
    Phase(p_.DRAW_HOMES, a_.A_HOME, choices="bag", does=draw_home),
    Phase(p_.DRAW_INFLUENCE, a_.A_TOKEN_OF, choices="bag", does=draw_influence),
    Phase(p_.LAY_PRESTIGE, a_.A_PRESTIGE, choices="bag", does=lay_prestige),
    Phase(p_.DARKEN, a_.A_DARK, choices="bag", does=darken),
    Phase(p_.DEAL, a_.A_DEAL_CARD, choices="deck", does=deal_card),
    Phase(p_.DRAW_FIRST, a_.A_START, choices="bag", does=draw_first),
    Phase(p_.CHOOSE_FIRST, a_.A_START, "second.first", EITHER, choose_first),
    # a turn: a card is drawn, an action token is turned over
    Phase(p_.DRAW, a_.A_DEAL_CARD, choices="deck", does=draw_card),
    Phase(p_.ACT, a_.A_ACT, act_paragraph, unused_actions, act),
    # the action: cards are played, laid aside or offered
    Phase(p_.REVEAL_CARD, a_.A_CHOOSE, reveal_paragraph, "hand", reveal),
    Phase(p_.KEEP, a_.A_KEEP_CARD, "action.intrigue", "hand", keep),
    Phase(p_.DISCARD, a_.A_DISCARD_CARD, "action.intrigue", "hand", discard),
    Phase(p_.OFFER_CARD, a_.A_CHOOSE, offer_paragraph, cards_to_offer, offer_card, speaks_of=("offer",)),
    # the opponent takes from the offer, or makes a counter-offer
    Phase(p_.RESPOND, a_.A_TAKE, answer_paragraph, answers, answer, speaks_of=("answer",)),
    Phase(p_.COUNTER_CARD, a_.A_CHOOSE, "counter.use", cards_to_offer, counter_card, speaks_of=("place",)),
    Phase(p_.COUNTER_DRAW, a_.A_DEAL_CARD, choices="deck", does=draw_replacement),
    # Life of a Maiko: what becomes of the cards
    Phase(p_.REMOVE, a_.A_REMOVE_CARD, "maiko.intrigue-choice", EITHER, remove),
    Phase(p_.SAY, a_.A_SAY_MANNER, "maiko.intrigue-choice", EITHER, say),
    Phase(p_.MANNER, a_.A_SAY_MANNER, "maiko.same", EITHER, choose_manner),
    # the cards are played, and tokens taken where the geisha stop
    Phase(p_.PLAYING, does=play_cards),
    Phase(p_.ORDER, a_.A_PLAY, order_paragraph, "to_play", play_first),
    Phase(p_.TOKEN, a_.A_TAKE_GUEST, "card.tokens-choice", tokens_there, choose_token, speaks_of=("house",)),
    Phase(p_.GUEST, a_.A_TAKE_GUEST, "maiko.work", guests_there, choose_guest, speaks_of=("house",)),
    # Life of a Geiko: a card goes under a house
    Phase(p_.LAY_FACE_DOWN, a_.A_KEEP_CARD, "geiko.hidden-card", "hand", lay_face_down),
    Phase(p_.VISIT, a_.A_CHOOSE, "geiko.turn", "hand", visit),
    # the round and the game are scored
    Phase(p_.ROUND_END, does=end_round),
    Phase(p_.GAME_END, does=end_game),
)

RULES = rules_of(rule, cite, PHASES, p_.FINISHED, set_up, why_not, redeal, points_now)
