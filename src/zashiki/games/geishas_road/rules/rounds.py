"""The end of a round and of a game: who won, and what comes next."""

from ....engine.buffers import Events
from ....engine.kernels import OVER
from ..data import events as e_
from ..data.names import (
    BY_FIRST,
    BY_FOUR,
    BY_GAMES,
    BY_INFLUENCE,
    BY_POINTS,
    EVENING,
    EVENING_GEISHA,
    EVENING_SOURCES,
    GAMES_IN_CAMPAIGN,
    GEIKO,
    GEIKO_SOURCES,
    GEIKO_VISITS,
    MAIKO,
    MAIKO_GUESTS,
    MAIKO_SOURCES,
)
from ..data.phases import FINISHED, GAME_END, LAY_PRESTIGE
from ..data.state import NONE, State
from ..data.tables import Tables
from .basics import cite, colour, count, emit, lowest, rule
from .deal import all_used, ask_chance, begin_deal, begin_round, clear_offer, clear_round
from .feats import game_feats, round_feats
from .scoring import score_geiko, score_geisha, score_guests_and_offers, score_maiko, tokens_held, total
from .setup import begin_game

R_ROUND_END, R_ROUND_INTRIGUE, R_SECOND_FIRST = cite("round.end"), cite("round.intrigue"), cite("second.first")
R_FOUR, R_ROUND_WINNER = cite("score.four"), cite("round.winner")
R_GAME_FOUR, R_TOTAL, R_TIE_INFLUENCE, R_TIE_FIRST = map(
    cite, ("game.four", "game.total", "game.tie-influence", "game.tie-first")
)
R_SECOND = cite("second.deck")
R_SECOND_ACTIONS, R_SECOND_ROW, R_SECOND_GUESTS, R_SECOND_OFFERS, R_STAY = map(
    cite, ("second.actions", "second.row", "second.guests", "second.offers", "second.stay")
)
R_MAIKO_END, R_MAIKO_WINNER, R_MAIKO_TIE = cite("maiko.end"), cite("maiko.winner"), cite("maiko.tie")
R_GEIKO_END, R_HIDDEN_END, R_SCORE_VISITS = map(cite, ("geiko.end", "geiko.hidden-card-end", "geiko.score-visits"))
R_GEIKO_SECOND, R_GEIKO_SECOND_FIRST = cite("geiko.second"), cite("geiko.second-first")
R_GEIKO_WINNER, R_GEIKO_TIE = cite("geiko.winner"), cite("geiko.tie")
R_CAMPAIGN = cite("campaign.winner")


@rule
def reveal_intrigue(s: State, ev: Events) -> bool:
    """When all actions are used the first player, then the other, plays the Intrigue card; false if none is left."""
    if s.game == MAIKO or s.revealed == 2 or not all_used(s):
        return False
    if s.revealed == 0:
        emit(ev, e_.E_ROUND_END, R_ROUND_END, NONE, s.round_no, 0, 0)
    seat = s.first if s.revealed == 0 else 1 - s.first
    card = lowest(s.kept[seat])
    s.kept[seat] = 0
    s.revealed += 1
    clear_offer(s)
    s.offer[0] = card
    s.to_play = 1
    s.player = seat
    s.active = seat
    emit(ev, e_.E_REVEAL, R_ROUND_INTRIGUE, seat, card, 0, 0)
    return True


@rule
def end_round(t: Tables, s: State, ev: Events) -> None:
    """Score the round that has just ended, and see what follows."""
    if s.game == EVENING:
        end_evening_round(t, s, ev)
    elif s.game == MAIKO:
        end_maiko(t, s, ev)
    else:
        end_geiko_round(t, s, ev)


@rule
def end_evening_round(t: Tables, s: State, ev: Events) -> None:
    """Compare, score, and go on to the next round or end the game."""
    won = score_geisha(t, s, ev)
    score_guests_and_offers(t, s, ev)
    winner = NONE
    for seat in range(2):
        if count((won >> (5 * seat)) & 31) >= t.four:
            winner = seat
    if winner != NONE:
        emit(ev, e_.E_FAVOUR, R_FOUR, winner, NONE, 0, 0)
        s.round_winner[s.round_no - 1] = winner
    else:
        s.round_winner[s.round_no - 1] = round_winner(s)
    leader = s.round_winner[s.round_no - 1]
    emit(ev, e_.E_ROUND_WON, R_ROUND_WINNER, leader, s.round_no, round_points(s, leader), 0)
    s.won = won
    round_feats(t, s, leader, won, ev)
    if winner != NONE:
        win_game(s, winner, BY_FOUR, R_GAME_FOUR, ev)
    elif s.round_no == 1:
        second_round(t, s, ev)
    else:
        end_evening(s, ev)


@rule
def round_points(s: State, seat: int) -> int:
    """A player's points of the present round of the evening."""
    return total(s, seat, EVENING_GEISHA + EVENING_SOURCES * (s.round_no - 1), EVENING_SOURCES)


@rule
def round_winner(s: State) -> int:
    """More points, then more influence tokens, then the first player."""
    mine, theirs = round_points(s, 0), round_points(s, 1)
    if mine == theirs:
        mine, theirs = tokens_held(s, 0), tokens_held(s, 1)
    if mine == theirs:
        return s.first
    return 0 if mine > theirs else 1


@rule
def second_round(t: Tables, s: State, ev: Events) -> None:
    """Everything is set up again except the geisha and the influence tokens."""
    s.round_no = 2
    clear_round(t, s)
    emit(ev, e_.E_NEW_ROUND, R_SECOND, NONE, 2, 0, 0)
    emit(ev, e_.E_AGAIN, R_SECOND_ACTIONS, NONE, 0, 0, 0)
    emit(ev, e_.E_AGAIN, R_SECOND_ROW, NONE, 0, 0, 0)
    emit(ev, e_.E_AGAIN, R_STAY, NONE, 0, 0, 0)
    if t.guests:
        emit(ev, e_.E_AGAIN, R_SECOND_GUESTS, NONE, 0, 0, 0)
    if t.counter_offer or t.hidden_offer:
        emit(ev, e_.E_AGAIN, R_SECOND_OFFERS, NONE, 0, 0, 0)
    ask_chance(s, LAY_PRESTIGE, s.pool)


@rule
def choose_first(t: Tables, s: State, first: int, ev: Events) -> None:
    """The loser of the first round has said who begins the second."""
    emit(ev, e_.E_START, R_SECOND_FIRST, first, s.round_no, 0, 0)
    begin_round(t, s, first)


@rule
def end_evening(s: State, ev: Events) -> None:
    """Both rounds together, then influence tokens, then the first player of round two."""
    by, cited = BY_POINTS, R_TOTAL
    mine = total(s, 0, EVENING_GEISHA, 2 * EVENING_SOURCES)
    theirs = total(s, 1, EVENING_GEISHA, 2 * EVENING_SOURCES)
    if mine == theirs:
        by, cited = BY_INFLUENCE, R_TIE_INFLUENCE
        mine, theirs = tokens_held(s, 0), tokens_held(s, 1)
    if mine == theirs:
        by, cited = BY_FIRST, R_TIE_FIRST
    winner = s.first
    if mine != theirs:
        winner = 0 if mine > theirs else 1
    win_game(s, winner, by, cited, ev)


@rule
def end_maiko(t: Tables, s: State, ev: Events) -> None:
    """Life of a Maiko ends with its only round."""
    emit(ev, e_.E_ROUND_END, R_MAIKO_END, NONE, 1, 0, 0)
    score_maiko(t, s, ev)
    end_by_points(s, MAIKO_GUESTS, MAIKO_SOURCES, R_MAIKO_WINNER, R_MAIKO_TIE, ev)


@rule
def end_geiko_round(t: Tables, s: State, ev: Events) -> None:
    """Lay down the hidden cards, score, and go on to the second round with the other player first."""
    emit(ev, e_.E_ROUND_END, R_GEIKO_END, NONE, s.round_no, 0, 0)
    for seat in range(2):
        if s.kept[seat] != 0:
            card = lowest(s.kept[seat])
            s.kept[seat] = 0
            place = s.geisha[colour(card)]
            s.under[place] |= 1 << card
            emit(ev, e_.E_REVEAL, R_HIDDEN_END, seat, card, 0, 0)
            emit(ev, e_.E_UNDER, R_HIDDEN_END, seat, card, s.house[place], 0)
    lay_hands_open(s, ev)
    emit(ev, e_.E_AGAIN, R_SCORE_VISITS, NONE, 0, 0, 0)
    score_geiko(s, ev)
    if s.round_no == 2:
        end_by_points(s, GEIKO_VISITS, 2 * GEIKO_SOURCES, R_GEIKO_WINNER, R_GEIKO_TIE, ev)
        return
    s.round_no = 2
    clear_round(t, s)
    emit(ev, e_.E_NEW_ROUND, R_GEIKO_SECOND, NONE, 2, 0, 0)
    emit(ev, e_.E_START, R_GEIKO_SECOND_FIRST, 1 - s.first, 2, 0, 0)
    begin_deal(s)


@rule
def lay_hands_open(s: State, ev: Events) -> None:
    """The hands decide the round: both players show them."""
    for seat in range(2):
        s.zone[seat] = s.hand[seat]
        s.hand[seat] = 0
        left = s.zone[seat]
        while left:
            emit(ev, e_.E_SHOW, R_GEIKO_END, seat, lowest(left), 0, 0)
            left &= left - 1


@rule
def end_by_points(s: State, source: int, n: int, cited: int, tie_rule: int, ev: Events) -> None:
    """More points win; if equal, whoever began the last round."""
    mine, theirs = total(s, 0, source, n), total(s, 1, source, n)
    if mine == theirs:
        win_game(s, s.first, BY_FIRST, tie_rule, ev)
    else:
        win_game(s, 0 if mine > theirs else 1, BY_POINTS, cited, ev)


@rule
def win_game(s: State, winner: int, by: int, cited: int, ev: Events) -> None:
    """A game is decided."""
    emit(ev, e_.E_GAME_WON, cited, winner, s.game, by, 0)
    s.winner = winner
    s.ending = by
    s.phase = GAME_END


@rule
def end_game(t: Tables, s: State, ev: Events) -> None:
    """The match is over, or the campaign goes on."""
    if s.game == EVENING:
        game_feats(s, s.winner, s.ending, s.won, ev)
    s.games_won[s.winner] += 1
    s.games_done += 1
    if t.campaign and s.games_done < GAMES_IN_CAMPAIGN:
        begin_game(t, s, EVENING if s.games_done == 1 else GEIKO, ev)
        return
    if t.campaign:
        s.winner = 0 if s.games_won[0] > s.games_won[1] else 1
        s.ending = BY_GAMES
        emit(ev, e_.E_GAME_WON, R_CAMPAIGN, s.winner, s.game, BY_GAMES, 0)
    s.phase = FINISHED
    s.turn = OVER
