"""The past of finished games: stories and positions from any perspective, and records as finished tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import zashiki
from zashiki.api.state import State
from zashiki.api.timeline import Timeline
from zashiki.drawing.parts import WIDE
from zashiki.engine import chance
from zashiki.server.scenes.past import moments
from zashiki.server.scenes.perspective import OPEN_HANDS, Perspective

from .servers import PATIENCE, Inside, Seat, play_some

RECORDS = Path(__file__).parents[1] / "games"
HIDDEN_OFFER = RECORDS / "geishas_road/records/level-standard-hidden_offer-yes.txt"
SAMPLES = [
    HIDDEN_OFFER,
    RECORDS / "geishas_road/records/mode-geiko-geiko_hidden_card-yes.txt",
    RECORDS / "tokaido_duo/records/players-2.txt",
    RECORDS / "iki/records/players-3.txt",
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server with every game."""
    with Inside(f"sqlite:///{tmp_path_factory.mktemp('past')}/tables.db", games=()) as running:
        yield running


def imported(house: Inside, text: str, kind: str = "bot", **order: Any) -> Seat:
    """Somebody who watches the table of a record."""
    header = dict(line.split(": ", 1) for line in text.split("\n\n", 1)[0].splitlines()[1:])
    seats = [{"kind": kind}] * int(header["players"])
    return house.seats(game=header["game"], seats=seats, record=text, **order)[-1]


def ask(seat: Seat, path: str, **query: Any) -> dict[str, Any]:
    answer = seat.get(path, **query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def refused(seat: Seat, path: str, **query: Any) -> str:
    answer = seat.get(path, **query)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["refusal"])


@pytest.mark.parametrize("kind", ["bot", "person"])
@pytest.mark.parametrize("file", SAMPLES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_a_whole_record_is_a_table_that_is_over(house: Inside, file: Path, kind: str) -> None:
    text = file.read_text(encoding="utf-8")
    watcher, state = imported(house, text, kind), zashiki.replay(text)
    shown = watcher.show()
    assert shown["position"]["stage"] == "over"
    assert shown["position"]["outcome"]["winners"] == list(state.outcome.winners)
    assert (shown["about"]["seed"], shown["about"]["commitment"]) == (
        state.record().header["seed"],
        state.record().header["commitment"],
    )
    assert watcher.get("/record").text == str(state.record()), "the record comes back as it was given"
    entries = watcher.show(after=-1)["entries"]
    assert [entry["kind"] for entry in entries] == ["open", "end"]


def test_a_game_that_was_given_up_is_over_as_a_record_too(house: Inside) -> None:
    one, _two, watcher = house.seats()
    play_some([one, _two, watcher], 4)
    one.do("resign")
    text = watcher.get("/record").text
    again = imported(house, text)
    assert again.show()["position"]["outcome"]["reason"] == "resignation"
    assert again.get("/record").text == text
    scene = ask(again, "/moment", at=len(text.split("\n\n", 1)[1].splitlines()))
    assert "resigned" in scene["prompt"]


@pytest.mark.parametrize("file", SAMPLES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_a_story_tells_every_action_and_lets_every_draw_be_derived(house: Inside, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    state = zashiki.replay(text)
    story = ask(imported(house, text), "/story")
    lines = state.record().lines
    assert [moment["action"] for moment in story["moments"]] == [line.action for line in lines]
    assert [moment["k"] for moment in story["moments"]] == list(range(1, len(lines) + 1))
    actors = ["chance" if m["seat"] is None else story["seats"][m["seat"]] for m in story["moments"]]
    assert actors == [line.actor for line in lines]
    assert story["moments"][-1]["totals"] == [row["total"] for row in state.scores()]
    assert any(moment["lines"] for moment in story["moments"])
    assert chance.commitment(story["seed"]) == story["commitment"]
    drawn = [moment for moment in story["moments"] if moment["draw"]]
    assert [moment["draw"]["number"] for moment in drawn] == list(range(len(drawn)))
    assert all(derived(story, moment["draw"]) == moment["action"] for moment in drawn)


def derived(story: dict[str, Any], draw: dict[str, Any]) -> str:
    """What a draw had to bring."""
    weights = [weight for _, weight in draw["options"]]
    left = chance.draw(story["seed"], tuple(story["salts"]), draw["number"], sum(weights))
    for action, weight in draw["options"]:
        if left < weight:
            return str(action)
        left -= weight
    raise AssertionError("a draw beyond its options")


@pytest.mark.parametrize("file", SAMPLES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_a_perspective_shows_what_the_seat_saw_then_and_no_more(house: Inside, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    watcher, whole = imported(house, text), zashiki.replay(text)
    actions = [entry.action for entry in whole.log]
    facts = whole.game.facts_in("en")
    for k in range(0, len(actions) + 1, 17):
        state = whole.replayed(actions[:k])
        for seat in range(whole.game.players):
            scene = ask(watcher, "/moment", at=k, eyes=seat)
            parts = whole.game.kind.parts(state.view(seat), seat, facts, WIDE)
            assert [part["svg"] for part in scene["parts"]] == [part.svg for part in parts]
            assert scene["scores"] == [{**row} for row in state.scores()]


def test_the_story_of_a_seat_is_the_same_in_every_world_the_seat_cannot_tell_apart() -> None:
    whole = zashiki.replay(HIDDEN_OFFER.read_text(encoding="utf-8"))
    k = next(k for k in range(40, len(whole.log)) if whole.replayed([e.action for e in whole.log[:k]]).turn == 0)
    before: State = whole.replayed([entry.action for entry in whole.log[:k]])
    other = before.redeal(0, 5)
    assert other != before
    facts = whole.game.facts_in("en")

    def shown(state: State, perspective: Perspective) -> list[Any]:
        return [(m.label, m.lines, m.totals) for m in moments(Timeline.of(state), perspective, facts)]

    assert shown(before, Perspective(0)) == shown(other, Perspective(0))
    assert shown(before, OPEN_HANDS) != shown(other, OPEN_HANDS), "open hands show the difference"


def test_open_hands_are_all_shown(house: Inside) -> None:
    text = HIDDEN_OFFER.read_text(encoding="utf-8")
    watcher, whole = imported(house, text), zashiki.replay(text)
    actions = [entry.action for entry in whole.log]
    seen_veiled = False
    for k in range(30, len(actions) + 1, 3):
        state = whole.replayed(actions[:k])
        pictures = "".join(part["svg"] for part in ask(watcher, "/moment", at=k, eyes="open")["parts"])
        view = state.open_view()
        veiled = [card for cards in view["veiled"] for card in cards]
        seen_veiled |= bool(veiled)
        for card in [*view["hand"][0], *view["hand"][1], *veiled]:
            assert f'data-card="{card}"' in pictures, (k, card)
    assert seen_veiled, "no face-down offer was looked at"


def test_nothing_is_told_before_the_end(house: Inside) -> None:
    one, two, watcher = house.seats()
    play_some([one, two, watcher], 2)
    for who in (one, two, watcher):
        assert refused(who, "/story") == "not-allowed"
        assert refused(who, "/moment", at=1, eyes="open") == "not-allowed"


def test_wrong_questions_are_refused(house: Inside) -> None:
    watcher = imported(house, HIDDEN_OFFER.read_text(encoding="utf-8"))
    assert refused(watcher, "/moment", at=100_000) == "bad-request"
    assert refused(watcher, "/moment", at=1, eyes="2") == "bad-request"
    assert refused(watcher, "/story", eyes="everybody") == "bad-request"


def test_a_table_that_goes_on_from_a_record_says_what_was_given(house: Inside) -> None:
    text = HIDDEN_OFFER.read_text(encoding="utf-8")
    seats = house.seats(game="geishas-road", record=text, upto=100)
    assert seats[0].show()["position"]["stage"] == "playing"
    play_some(seats, 500)
    story = ask(seats[-1], "/story")
    assert story["given"] == 100
    draws = [moment["draw"] for moment in story["moments"] if moment["draw"]]
    numbers = [draw["number"] for draw in draws if draw["number"] is not None]
    assert numbers == list(range(len(numbers)))
    assert all(m["draw"]["number"] is None for m in story["moments"][:100] if m["draw"])
    later = [m for m in story["moments"][100:] if m["draw"]]
    assert all(derived(story, moment["draw"]) == moment["action"] for moment in later)


def test_hints_are_agreed_when_the_table_is_made(house: Inside) -> None:
    assert house.seats(hints=True)[0].show()["about"]["hints"] is True
    assert house.seats()[0].show()["about"]["hints"] is False


def test_an_unusable_record_is_refused_with_its_line(house: Inside) -> None:
    text = HIDDEN_OFFER.read_text(encoding="utf-8").replace("\nindigo: ", "\nvermilion: ", 1)
    order = {"game": "geishas-road", "record": text}
    for language, line in (("en", "Line 39"), ("ru", "Строка 39"), ("fr", "Ligne 39"), ("pl", "Wiersz 39")):
        answer = httpx.post(f"{house.url}/api/tables?lang={language}", json=order, timeout=PATIENCE)
        assert answer.json()["refusal"] == "bad-options"
        assert line in answer.json()["text"]
