"""The flow of the year: new cards, ikizama, hiring, walking, retirement, paydays, the New Year and who wins."""

from __future__ import annotations

import pytest

from tests.games.iki.cards import CARDS
from tests.games.iki.table import (
    FOUR,
    INDIGO,
    MOSS,
    OCHRE,
    RING,
    SEASONS,
    THREE,
    TWO,
    VERMILION,
    board,
    burning,
    final,
    fire,
    free_kobun,
    game,
    goods,
    hiring,
    iki,
    last_guest,
    month_end,
    moving,
    order,
    phase,
    position,
    retired,
    row,
    source,
    special,
    told,
    verbs,
    visit,
    where,
)
from tests.support import fields, find_events, legal, let_chance, play_all, random_game, why_not
from zashiki import CHANCE

SPACES = ("1-4", "1", "2", "3", "4")


@pytest.mark.rule("month.calendar", "fire.when", "payday.when", "two.fire", "end.game")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twelve_months_four_paydays_three_fires_and_the_new_year(players):
    end, events = random_game(game(players=players), 5)
    year = [(e.verb, e.data.get("month", e.data.get("strength"))) for e in events
            if e.verb in ("month", "fire", "payday", "new year", "won")]  # fmt: skip
    less = players == 2
    extra = {3: ("payday", 3), 5: ("fire", 5 - less), 6: ("payday", 6), 8: ("fire", 8 - less), 9: ("payday", 9)}
    extra |= {11: ("fire", 10 - less), 12: ("payday", 12)}
    wanted = []
    for month in range(1, 13):
        wanted += [("month", month), *([extra[month]] if month in extra else [])]
    assert year == [*wanted, ("new year", None), ("won", None)]
    assert end.turn is None


@pytest.mark.rule("month.new-cards")
@pytest.mark.parametrize("month", range(1, 13))
def test_four_cards_of_the_season_each_month(month):
    cards = [c.name for c in CARDS.values() if c.season == SEASONS[(month - 1) // 3]]
    seen = 4 * ((month - 1) % 3)
    given = {"row": dict.fromkeys(cards[:seen], 0), "unseen": ", ".join(cards[seen:]), "gone": "egg"}
    state = position(THREE, phase="draw character", turn=CHANCE, month=month, to_draw=4, **given)
    events = []
    for k in range(4):
        assert [str(a) for a, _ in state.chances()] == [f"draw {c}" for c in cards[seen + k :]]
        assert {p for _, p in state.chances()} == {1 / (14 - seen - k)}
        events += state.play(state.chances()[0][0])
    assert phase(state) == "ikizama"
    assert set(row(state)) == set(cards[: seen + 4])
    assert {e.rule for e in find_events(events, "reveal")} == {"month.new-cards"}


@pytest.mark.rule("ikizama.order")
def test_in_month_one_the_order_of_the_players():
    state = THREE.start(chance="explicit")
    state.play("first vermilion")
    while phase(state) != "ikizama":
        state.play(legal(state)[0])
    asked = []
    while phase(state) == "ikizama":
        asked.append(state.turn)
        state.play(legal(state)[-1])
    assert asked == [VERMILION, MOSS, INDIGO]


@pytest.mark.rule("ikizama.taken", "ikizama.place", "turn.own-turn")
def test_one_ikizama_to_a_space_and_no_pass():
    state = position(FOUR, phase="ikizama", fire_order=[0, 1, 2, 3])
    for k, space in enumerate(("2", "4", "1-4")):
        assert legal(state) == [f"ikizama {s}" for s in SPACES if s not in ("2", "4", "1-4")[:k]]
        assert why_not(state, "done") == "ikizama.place"
        state.play(f"ikizama {space}")
        assert why_not(state, f"ikizama {space}") == "ikizama.taken"
        assert why_not(state, "draw monk") == "turn.own-turn"


@pytest.mark.rule("ikizama.turns")
def test_a_space_nobody_stands_on_is_passed_over():
    state = position(THREE, phase="ikizama", fire_order=[0, 1, 2], goods=["0 mon"] * 3)
    events = play_all(state, "ikizama 4", "ikizama 3", "ikizama 1")
    assert state.turn in (MOSS, VERMILION, INDIGO)
    while len(find_events(events, "turn")) < 3:
        events += state.play(legal(state)[0])
    assert [e.seat for e in find_events(events, "turn")] == [MOSS, VERMILION, INDIGO]


@pytest.mark.rule("ikizama.back", "ikizama.order")
def test_fire_steps_won_this_month_change_the_order_of_the_next():
    state = position(THREE, phase="ikizama", fire_order=[0, 1, 2])
    play_all(state, "ikizama 1", "ikizama 2", "ikizama 3")  # Moss reaches the watchtower
    while not (phase(state) == "visit" and state.turn == MOSS):
        state.play(legal(state)[0])
    assert where(state, MOSS) == "tower"
    state.play("deal watch")
    let_chance(state)
    assert (phase(state), state.turn, order(state)) == ("ikizama", MOSS, [MOSS, INDIGO, VERMILION])
    assert fields(state)["ikizama"] == [-1] * 4


@pytest.mark.rule("hire.choice", "hire.income")
def test_income_is_four_mon():
    state = hiring(THREE, row={"librarian": 0}, goods=["8 mon"] * 3)
    events = state.play("income")
    assert find_events(events, "income", "hire.choice")
    assert [(e.rule, e.data) for e in find_events(events, "gain")] == [("hire.income", {"good": "mon", "amount": 4})]
    assert goods(state, INDIGO) == {"mon": 12}


@pytest.mark.rule("hire.row")
def test_only_cards_of_the_row_are_for_hire():
    state = hiring(THREE, row={"monk": 0}, rooms={"a1": ("dyer", VERMILION)}, goods=["30 mon"] * 3)
    assert why_not(state, "hire kite") == "hire.row"
    assert why_not(state, "hire dyer") == "hire.row"
    assert why_not(state, "hire egg") == "hire.row"


@pytest.mark.rule("hire.choice")
def test_one_hire_a_turn():
    state = hiring(THREE, row={"monk": 0, "librarian": 0}, goods=["30 mon"] * 3)
    play_all(state, "hire monk", "room a1")
    assert phase(state) == "visit"
    assert why_not(state, "hire librarian") == why_not(state, "income") == "visit.both"


@pytest.mark.rule("hire.room", "hire.surcharge")
def test_any_empty_room_and_only_corners_cost_extra():
    for room in [f"{n}{k}" for n in "abcd" for k in (2, 3, 4)]:
        rooms = {f"{n}1": (card, VERMILION) for n, card in zip("abcd", ("egg", "salt", "cotton", "sake"), strict=True)}
        state = hiring(THREE, row={"monk": 0}, rooms=rooms, goods=["6 mon"] * 3, oyakata={0: "rice"})
        state.play("hire monk")
        assert why_not(state, "room a1") == "hire.room"
        state.play(f"room {room}")
        assert goods(state, INDIGO).get("mon", 0) == (0 if room[1] == "4" else 2)


@pytest.mark.rule("two.surcharge")
def test_for_two_the_middle_rooms_cost_one():
    for room in [f"{n}{k}" for n in "abcd" for k in (1, 2, 3)]:
        state = hiring(TWO, row={"monk": 0}, goods=["5 mon"] * 2, oyakata={0: "rice"})
        events = play_all(state, "hire monk", f"room {room}")
        assert goods(state, INDIGO).get("mon", 0) == (0 if room[1] == "2" else 1)
        assert bool(find_events(events, "pay", "two.surcharge")) == (room[1] == "2")
    state = hiring(TWO, row={"monk": 0}, goods=["4 mon"] * 2)
    state.play("hire monk")
    assert why_not(state, "room a2") == "two.surcharge"
    assert why_not(state, "room a4") == "setup2.board"


@pytest.mark.rule("move.start", "setup.oyakata")
def test_the_first_step_leads_to_the_sandal_shop_without_a_lap():
    state = moving(THREE, None, "1", rooms={"a1": ("salt", INDIGO)}, goods=["4 mon"] * 3)
    events = state.play("income")
    assert where(state, INDIGO) == "sandals"
    assert not find_events(events, "lap")
    assert board(state)["a1"] == ("salt", INDIGO, 1)
    assert find_events(events, "step", "move.start")


@pytest.mark.rule("move.steps", "move.lap")
@pytest.mark.parametrize("space", ["1", "2", "3", "4"])
@pytest.mark.parametrize("start", RING)
def test_walk_exactly_as_far_as_the_ikizama_says(start, space):
    state = moving(THREE, start, space, rooms={"a1": ("salt", INDIGO), "b1": ("egg", VERMILION)})
    events = state.play("income")
    there = RING.index(start) + int(space)
    assert where(state, INDIGO) == RING[there % 8]
    assert len(find_events(events, "lap", "move.lap")) == (there >= 8)
    assert board(state)["a1"][2] == 1 + (there >= 8)
    assert [e.seat for e in find_events(events, "lap")] == [INDIGO] * (there >= 8)


@pytest.mark.rule("move.steps", "move.sandals")
def test_sandals_never_shorten_a_move_and_need_to_be_there():
    state = moving(THREE, "rice", "3", goods=["1 sandal"] * 3)
    assert why_not(state, "stop") == "hire.choice"
    state.play("income")
    assert legal(state) == ["stop", "sandal"]
    assert why_not(state, "income") == "move.steps"
    assert why_not(state, "ox step") == "move.token"
    state.play("sandal")
    assert goods(state, INDIGO) == {"mon": 4}
    assert where(state, INDIGO) == "construction"  # and no further: no sandal is left


@pytest.mark.rule("move.share")
def test_a_space_may_be_shared():
    state = moving(THREE, "rice", "1", oyakata=["rice", "tower", None])
    events = state.play("income")
    assert where(state, INDIGO) == where(state, VERMILION) == "tower"
    assert find_events(events, "visit", "move.share")


@pytest.mark.rule("move.lap")
def test_a_lap_is_for_ones_own_characters_only_and_all_of_them():
    rooms = {"a1": ("salt", 0, 1), "a2": ("dyer", 0, 3), "b1": ("egg", 1, 2), "c1": ("puppeteer", 0, 2)}
    state = moving(THREE, "exchange", "1", rooms=rooms)
    state.play("income")
    assert board(state) == {"a1": ("salt", 0, 2), "b1": ("egg", 1, 2), "c1": ("puppeteer", 0, 3)}
    assert retired(state, INDIGO) == {"dyer"}


@pytest.mark.rule("visit.other", "experience.step", "retire.circle", "retire.free")
def test_a_card_at_level_three_retires_when_another_player_uses_it():
    state = visit(THREE, "exchange", rooms={"d3": ("salt", VERMILION, 3)})
    events = state.play("use d3")
    assert goods(state, INDIGO) == {"rice": 1}
    assert verbs(events).index("gain") < verbs(events).index("retire")
    assert [(e.seat, e.data) for e in find_events(events, "free", "retire.free")] == [(VERMILION, {"room": "d3"})]
    assert retired(state, VERMILION) == {"salt"}
    assert free_kobun(state, VERMILION) == 4


@pytest.mark.rule("retire.column", "payday.salaries")
def test_a_retired_character_pays_eats_nothing_cannot_burn_and_is_in_no_harmony():
    rooms = {"a1": ("egg", INDIGO, 1)}
    state, events = month_end(THREE, 3, rooms=rooms, retired={INDIGO: "salt, cotton, sake"}, goods=["1 rice"] * 3)
    assert not find_events(events, "harmony")
    assert goods(state, INDIGO) == {"rice": 2, "mon": 2, "sandal": 1}  # 1 of 3 rice eaten by the egg seller
    assert {e.rule for e in find_events(events, "salary") if e.data["card"] != "egg"} == {"retire.column"}


@pytest.mark.rule("token.once", "token.hire", "token.move", "token.escape", "token.joker")
@pytest.mark.parametrize(
    ("card", "token", "rule"),
    [
        ("monk", "hire", "token.hire"),
        ("oxcart", "move", "token.move"),
        ("yamabushi", "mountain escape", "token.escape"),
        ("miko", "shrine escape", "token.escape"),
        ("puppeteer", "joker", "token.joker"),
    ],
)
def test_a_special_token_comes_once_on_retiring(card, token, rule):
    state = visit(THREE, "exchange", month=12, rooms={"d3": (card, VERMILION, 3)})
    events = state.play("use d3")
    assert [(e.seat, e.rule, e.data) for e in find_events(events, "token")] == [(VERMILION, rule, {"token": token})]
    assert special(state, VERMILION) == {token}
    assert special(state, INDIGO) == set()
    _, events = month_end(THREE, 12, retired={VERMILION: card}, special={VERMILION: token})
    assert not find_events(events, "salary")
    assert not find_events(events, "token")


@pytest.mark.rule("ability.trade", "track.iki")
def test_an_iki_that_is_not_there_cannot_be_paid():
    for card in ("ukiyoe", "lantern"):
        state = visit(THREE, "exchange", rooms={"d3": (card, INDIGO)}, month=4)
        assert why_not(state, "use d3") == "track.iki"
        state = visit(THREE, "exchange", rooms={"d3": (card, INDIGO)}, month=4, iki=[1, 0, 0])
        state.play("use d3")
        assert (iki(state, INDIGO), goods(state, INDIGO)) == (0, {"mon": 4})


@pytest.mark.rule("payday.clear-row", "payday.clear-markets")
@pytest.mark.parametrize("month", [3, 6, 9])
def test_a_season_is_cleared(month):
    season, following = SEASONS[(month - 1) // 3], SEASONS[month // 3]
    cards = [c.name for c in CARDS.values() if c.season == season]
    state, events = month_end(
        THREE, month, row={cards[0]: 2, cards[1]: 0}, unseen=", ".join(
            c.name for c in CARDS.values() if c.season in SEASONS[(month - 1) // 3:] and c.name not in cards[:2]),
        tokens={INDIGO: f"{season} fish 1"},
    )  # fmt: skip
    view = state.view(None)
    assert set(cards) <= set(view["gone"])
    assert not set(cards) & set(view["unseen"])
    assert view["market"] == [f"{following} {kind} {k}" for kind in ("fish", "pipe", "tobacco") for k in (1, 2)]
    assert view["tokens"][INDIGO] == [f"{season} fish 1"]
    assert {e["card"] for e in told(events, "unhired")} == set(cards[:2])
    assert [e.rule for e in find_events(events, "market")] == ["payday.clear-markets"]
    assert all(goods(state, seat) == {} for seat in range(3))


@pytest.mark.rule("payday.groups")
def test_the_four_corners_are_a_fifth_group_for_three_and_four_only():
    rooms = {"a4": ("salt", 0), "b4": ("egg", 1), "c4": ("sake", 0), "d4": ("dice", 1)}
    state, events = month_end(THREE, 3, rooms=rooms, goods=["9 rice"] * 3)
    assert [source(state, seat, "harmony") for seat in range(2)] == [6, 3]
    assert {e.rule for e in find_events(events, "harmony")} == {"payday.groups"}
    rooms = {"a3": ("salt", 0), "b3": ("egg", 1), "c3": ("sake", 0)}
    state, events = month_end(TWO, 3, rooms=rooms, goods=["9 rice"] * 2)
    assert not find_events(events, "harmony")


@pytest.mark.rule("two.no-fifth-group")
def test_for_two_harmony_is_in_the_nagaya():
    state, events = month_end(TWO, 3, rooms={"a1": ("salt", 0), "a3": ("egg", 1)}, goods=["9 rice"] * 2)
    assert [source(state, seat, "harmony") for seat in range(2)] == [2, 2]
    assert find_events(events, "harmony", "two.no-fifth-group")


@pytest.mark.rule("two.fire", "fire.when")
@pytest.mark.parametrize(("month", "strength"), [(5, 4), (8, 7), (11, 9)])
def test_for_two_the_fires_are_weaker_and_pass_three_rooms(month, strength):
    _, events = month_end(TWO, month)
    assert [(e.rule, e.data["strength"]) for e in find_events(events, "alarm")] == [("two.fire", strength)]
    state, events = burning(TWO, "b", month)
    assert [e["strength"] for e in told(events, "spread")] == [strength, strength - 1, strength - 2]
    assert told(events, "fire out") == [{"nagaya": "b"}]
    state, _ = burning(TWO, "b", month, rooms={"b3": ("salt", INDIGO)}, fire=[strength - 2, 0])
    assert "b3" in board(state)
    state, _ = burning(TWO, "b", month, rooms={"b3": ("salt", INDIGO)}, fire=[strength - 3, 0])
    assert board(state) == {}


@pytest.mark.rule("fire.when")
@pytest.mark.parametrize("month", range(1, 13))
def test_a_fire_breaks_out_in_months_five_eight_and_eleven(month):
    state, events = month_end(FOUR, month)
    strength = {5: 5, 8: 8, 11: 10}.get(month)
    assert [(e.rule, e.data["strength"]) for e in find_events(events, "alarm")] == (
        [("fire.when", strength)] if strength else []
    )
    assert (phase(state) == "draw nagaya") == bool(strength)


@pytest.mark.rule("fire.out", "fire.tile")
def test_a_fire_stays_in_its_nagaya():
    rooms = {f"{n}{k}": (card, INDIGO if k < 3 else MOSS) for (n, k), card in zip(
        [(n, k) for n in "bc" for k in (1, 2, 3, 4)],
        ("egg", "salt", "cotton", "glasses", "sake", "dice", "geta", "kite"), strict=True)}  # fmt: skip
    state, _ = burning(THREE, "b", rooms=rooms)
    assert {room[0] for room in board(state)} == {"c"}


@pytest.mark.rule("newyear.order")
def test_the_new_year_order_stands_when_the_round_begins():
    state, _ = month_end(THREE, 12, fire=[3, 3, 2], fire_order=[1, 0, 2])
    assert state.turn == VERMILION
    play_all(state, "go exchange", "done")
    assert state.turn == INDIGO
    play_all(state, "go tower", "deal watch")
    assert state.turn == MOSS
    play_all(state, "go tower", "deal watch")
    assert state.turn is None
    assert fire(state) == [4, 3, 3]


@pytest.mark.rule("newyear.business")
def test_new_year_business_frees_kobun_and_builds():
    rooms = {"c1": ("soba", VERMILION, 3)}
    state = last_guest(
        THREE, "construction", plans="inn", rooms=rooms, goods=["3 mon, 1 koban, 1 wood"] + ["0 mon"] * 2
    )
    play_all(state, "use c1", "build inn", "room c1")
    assert source(state, INDIGO, "buildings") == 12
    assert retired(state, VERMILION) == {"soba"}


@pytest.mark.rule("score.koban", "score.wood", "score.mon", "score.track")
def test_goods_at_the_end():
    state, events = final(THREE, goods=["7 mon, 2 koban, 3 wood, 9 rice, 9 sandal", "0 mon", "3 mon"], iki=[5, 31, 64])
    assert state.scores()[INDIGO]["by_source"] == {"salaries": 5, "koban": 6, "wood": 3, "mon": 1}
    assert [e["points"] for e in told(events, "track")] == [5, 31, 64]
    assert state.outcome.winners == (MOSS,)


@pytest.mark.rule("score.types")
@pytest.mark.parametrize(
    ("cards", "points"),
    [("", 0), ("egg, salt", 1), ("egg, dice", 4), ("egg, dice, monk", 9), ("egg, dice, monk, kite", 16),
     ("egg, dice, monk, kite, dyer", 25)],
)  # fmt: skip
def test_different_types(cards, points):
    state, _ = final(THREE, retired={INDIGO: cards})
    assert source(state, INDIGO, "types") == points


@pytest.mark.rule("end.collect")
def test_burned_starved_and_unhired_characters_do_not_score():
    state, _ = final(THREE, gone=", ".join(CARDS), unseen="")
    assert [r["total"] for r in state.scores()] == [0, 0, 0]


@pytest.mark.rule("end.game", "tie.fire", "tie.stack")
@pytest.mark.parametrize(
    ("iki_", "steps", "stack", "winner", "reason", "rule"),
    [
        ([9, 8, 8, 1], [0, 5, 5, 5], [3, 2, 1, 0], INDIGO, "points", "end.game"),
        ([8, 8, 8, 1], [0, 5, 4, 9], [3, 1, 2, 0], VERMILION, "fire step", "tie.fire"),
        ([8, 8, 8, 8], [6, 5, 6, 1], [2, 0, 1, 3], MOSS, "fire stack", "tie.stack"),
        ([8, 8, 1, 1], [6, 5, 6, 1], [2, 0, 1, 3], INDIGO, "fire step", "tie.fire"),
        ([0, 0, 0, 0], [0, 0, 0, 0], [3, 2, 1, 0], OCHRE, "fire stack", "tie.stack"),
        ([8, 7, 8, 8], [5, 6, 5, 4], [1, 2, 0, 3], MOSS, "fire stack", "tie.stack"),
        ([8, 7, 8, 8], [3, 6, 5, 3], [1, 2, 0, 3], MOSS, "fire step", "tie.fire"),
    ],
)
def test_who_wins(iki_, steps, stack, winner, reason, rule):
    state, events = final(FOUR, iki=iki_, fire=steps, fire_order=stack)
    assert (state.outcome.winners, state.outcome.reason) == ((winner,), reason)
    assert [e.rule for e in find_events(events, "won")] == [rule]
    assert why_not(state, "done") == "turn.own-turn"


@pytest.mark.rule("two.neutral")
def test_with_an_empty_row_there_is_no_neutral_card():
    state, events = month_end(TWO, 1)
    assert not find_events(events, "neutral")
    assert phase(state) == "draw blocker"


@pytest.mark.rule("two.neutral", "newyear.business")
def test_no_neutral_card_at_new_year():
    state = last_guest(TWO, "exchange")
    events = state.play("done")
    assert "neutral" not in verbs(events)
    assert state.turn is None
