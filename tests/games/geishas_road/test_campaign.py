"""The campaign: Maiko, Evening and Geiko as one match."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.geishas_road.table import (
    ALL_ACTIONS,
    BUT_REVEAL,
    CAMPAIGN,
    INDIGO,
    NO_GUESTS,
    VERMILION,
    feats,
    game,
    last_turn,
    position,
)
from tests.support import fields, find_events, let_chance, play_all, random_game, random_play, rules_of

WHOLE = game(mode="campaign", level="advanced", fate=True, geiko_hidden_card=True, geiko_home_stop=True)
LEVELS = pytest.mark.parametrize(
    "played", [game(mode="campaign", level="simple"), CAMPAIGN, WHOLE], ids=["simple", "standard", "everything"]
)


@pytest.mark.rule("campaign.order")
@LEVELS
def test_maiko_then_evening_then_geiko_all_three_are_played(played):
    for seed in range(12):
        _, events = random_game(played, seed)
        begun = [e.data["game"] for e in find_events(events, "new game", "campaign.order")]
        ended = [e.data["game"] for e in find_events(events, "game won") if e.rule != "campaign.winner"]
        assert begun == ended == ["maiko", "evening", "geiko"]


@pytest.mark.rule("campaign.winner")
@LEVELS
def test_the_campaign_goes_to_who_won_most_games(played):
    for seed in range(12):
        state, events = random_game(played, seed)
        seats = [e.seat for e in find_events(events, "game won") if e.rule != "campaign.winner"]
        won = [seats.count(INDIGO), seats.count(VERMILION)]
        assert sum(won) == 3
        assert state.outcome.ranking == ((won.index(max(won)),), (won.index(min(won)),))
        assert state.outcome.reason == "games won"
        assert state.outcome.notes["games_won"] == won


@pytest.mark.rule("campaign.order")
@LEVELS
def test_the_ledger_of_every_game_is_kept(played):
    for seed in range(12):
        state, events = random_game(played, seed)
        scored = [Counter(), Counter()]
        for e in find_events(events, "score"):
            scored[e.seat][e.data["source"]] += e.data["points"]
        kept = [{source: n for source, n in row.items() if n} for row in scored]
        assert [row["by_source"] for row in state.outcome.scores] == kept
        assert [row["total"] for row in state.outcome.scores] == [sum(row.values()) for row in kept]
        assert any(source.startswith("maiko") for source in kept[0] | kept[1])
        assert any(source.startswith("geiko") for source in kept[0] | kept[1])


def after_maiko(played=CAMPAIGN):
    """The end of the Maiko, won by Vermilion, and the set-up of the evening."""
    state = position(
        played,
        turn=VERMILION,
        hand=["", "pink 4"],
        used=[ALL_ACTIONS, BUT_REVEAL],
        guests=NO_GUESTS,
        zone=["", "red 3"],
        collected=[{"pink": 1}, {}],
    )
    return state, play_all(state, "reveal", "choose pink 4") + let_chance(state)


@pytest.mark.rule("campaign.order", "setup.houses", "setup.guests")
def test_the_evening_is_set_up_afresh():
    state, events = after_maiko()
    now = fields(state)
    assert state.view(None)["game"] == "evening"
    assert now["games_won"] == [0, 1]
    assert (now["lanterns"], now["spent"], now["zone"]) == ([0] * 5, 0, [0, 0])
    assert now["collected"] == [[0] * 5, [0] * 5]
    assert all(now["house"][place] == c for c, place in enumerate(now["geisha"]))
    assert sum(map(sum, now["guests"])) == 15
    assert rules_of(events) >= {"setup.houses", "setup.guests", "setup.prestige", "setup.deal"}


@pytest.mark.rule("campaign.order", "geiko.homes")
def test_the_geiko_is_set_up_afresh():
    zones = {"indigo": "pink 3, red 3, yellow 3, blue 3", "vermilion": "red 2, green 4, green 3"}
    state = last_turn(CAMPAIGN, **zones, game="evening", games_done=1, games_won=[0, 1], round_winner=[None, None])
    events = play_all(state, "reveal", "choose green 3")
    assert find_events(events, "game won", "game.four")[0].seat == INDIGO
    let_chance(state)
    now = fields(state)
    assert state.view(None)["game"] == "geiko"
    assert now["games_won"] == [1, 1]
    assert now["influence"] == [-1] * 5
    assert now["prestige"] == now["under"] == [0] * 5
    assert now["home"][0] != now["home"][1]
    assert sum(map(sum, now["guests"])) == 0
    assert "onslaught" in feats(state, INDIGO)


@pytest.mark.rule("campaign.options")
def test_offers_are_for_maiko_and_evening_but_not_for_geiko():
    for seed in range(5):
        for state, _ in random_play(WHOLE, seed):
            if state.view(None)["game"] == "geiko":
                assert fields(state)["counter"] == fields(state)["hidden"] == [0, 0]
    start = fields(WHOLE.start(seed=1))
    assert start["counter"] == start["hidden"] == [1, 1]


@pytest.mark.rule("campaign.options", "fate.tokens", "geiko.hidden-card", "geiko.home-stop")
def test_level_fate_and_optional_rules_reach_their_game():
    cited = {"maiko": set(), "evening": set(), "geiko": set()}
    for seed in range(8):
        on = "maiko"
        for _, events in random_play(WHOLE, seed):
            for e in events:
                on = e.data["game"] if e.verb == "new game" else on
                cited[on].add(e.rule)
    assert {"fate.tokens", "fate.first", "counter.use", "hidden.use"} <= cited["evening"]
    assert {"counter.use", "hidden.use"} <= cited["maiko"]
    assert not {"fate.tokens", "counter.use", "hidden.use"} & cited["geiko"]
    assert {"geiko.hidden-card", "geiko.hidden-card-end", "geiko.home-stop"} <= cited["geiko"]


@pytest.mark.rule("campaign.winner")
def test_the_outcome_of_a_campaign_still_tells_who_won_the_rounds_of_the_evening():
    for seed in range(5):
        state, events = random_game(CAMPAIGN, seed)
        rounds = [("indigo", "vermilion")[e.seat] for e in find_events(events, "round won")]
        assert [name for name in state.outcome.notes["rounds"] if name] == rounds


@pytest.mark.rule("campaign.winner")
def test_the_outcome_of_a_campaign_keeps_the_achievements_of_the_evening():
    for seed in range(12):
        state, events = random_game(CAMPAIGN, seed)
        earned = [set(), set()]
        for e in find_events(events, "feat"):
            earned[e.seat].add(e.data["feat"])
        assert [set(row) for row in state.outcome.notes["achievements"]] == earned
