"""A whole review: the same whether interrupted or not, as data and as a page."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from zashiki.cli.app import app
from zashiki.errors import OptionError
from zashiki.review import DEPTHS, Review, ReviewedGame, analyse
from zashiki.review.analysis import Depth, Finding
from zashiki.review.report import report
from zashiki.review.review_text import ReviewText
from zashiki.text.speech import COMMON, LANGUAGES

from .games import NAMES, random_game


@pytest.fixture(autouse=True)
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    """As quick as it can be."""
    monkeypatch.setitem(DEPTHS, "quick", Depth(60, 1.0, 250))


def reviewed(name: str, moves: int = 8) -> tuple[ReviewedGame, Review]:
    reviewed_game = ReviewedGame.of(random_game(name, moves=moves))
    review = analyse(reviewed_game, depth="quick")
    assert review is not None
    return reviewed_game, review


@pytest.mark.parametrize("name", NAMES)
def test_a_review_looks_at_every_decision_and_every_border(name: str) -> None:
    reviewed_game, review = reviewed(name)
    assert [a.number for a in review.advice] == reviewed_game.decisions
    assert sorted(review.values) == reviewed_game.borders
    assert [step.action for step in review.steps] == [entry.action for entry in reviewed_game.timeline.log]
    assert msgspec.json.decode(msgspec.json.encode(review), type=Review, strict=False) == review


def test_a_review_of_one_seat_leaves_out_the_decisions_of_others() -> None:
    reviewed_game = ReviewedGame.of(random_game("geishas-road", moves=8))
    review = analyse(reviewed_game, [1], "quick")
    assert review is not None
    assert {a.seat for a in review.advice} == {1}
    assert len(review.luck) == 2


def test_an_interrupted_review_goes_on_and_comes_to_the_same() -> None:
    reviewed_game, whole = reviewed("geishas-road")
    kept: list[Finding] = []
    counts: list[tuple[int, int]] = []

    def progress(done: int, total: int, finding: Finding | None) -> None:
        counts.append((done, total))
        if finding:
            kept.append(finding)

    assert analyse(reviewed_game, None, "quick", progress, stop=lambda: len(kept) >= 3) is None
    assert 3 <= len(kept) < len(whole.advice) + len(whole.values)
    again = msgspec.json.decode(msgspec.json.encode(kept), type=list[Finding])
    before = len(kept)
    assert analyse(reviewed_game, None, "quick", progress, known=again) == whole
    assert len(kept) == len(whole.advice) + len(whole.values)
    assert counts[before + 1][0] == before, "what was known is not computed again"
    assert counts[-1] == (len(kept), len(kept))


def test_an_unknown_depth_is_named() -> None:
    with pytest.raises(OptionError, match="there is no depth 'abyss'; depths: quick, usual, deep"):
        analyse(random_game("geishas-road", moves=2), depth="abyss")


class Page(HTMLParser):
    """Checks that tags are closed, and gathers ids."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value for name, value in attrs if name == "id" and value]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value for name, value in attrs if name == "id" and value]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("name", NAMES)
def test_the_report_is_one_file_in_every_language(name: str) -> None:
    reviewed_game, review = reviewed(name)
    dear = [msgspec.structs.replace(a, cost=0.3, error=0.01) for a in review.advice[:2]]
    review.advice[:2] = dear
    for language in LANGUAGES:
        text = ReviewText.of(reviewed_game.game, language)
        html = report(reviewed_game, review, text)
        page = Page()
        page.feed(html)
        assert page.open == []
        assert len(page.ids) == len(set(page.ids))
        assert text.say("method") in html.replace("&#x27;", "'")
        assert all(f'id="action-{a.number}"' in html for a in dear if a.best != a.chosen or a.cost)
        assert not re.search(r'(src|href)="(?!#)', html)
        for svg in re.findall(r"<svg xmlns.*?</svg>", html, re.DOTALL):
            ET.fromstring(svg)


def test_the_words_are_there_in_every_language() -> None:
    ids = {language: re.findall(r"^(review-[\w-]+) =", words(language), re.MULTILINE) for language in LANGUAGES}
    assert len(ids["en"]) > 15
    assert all(found == ids["en"] for found in ids.values())
    facts = {language: sorted(re.findall(r"{ \$(\w+) }", words(language))) for language in LANGUAGES}
    assert all(found == facts["en"] for found in facts.values())


def words(language: str) -> str:
    """The part of the words that is about reviews."""
    lines = (COMMON / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if line.startswith("review-"))


def test_the_command_prints_and_writes(tmp_path: Path) -> None:
    record, page = tmp_path / "game.txt", tmp_path / "report.html"
    record.write_text(str(random_game("geishas-road", moves=8).record()), encoding="utf-8")
    run = CliRunner()
    said = run.invoke(app, ["review", str(record), "--depth", "quick", "--html", str(page), "--lang", "pl"])
    assert said.exit_code == 0, said.output
    assert "Szczęście i wybór" in said.output
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    data = run.invoke(app, ["review", str(record), "--depth", "quick", "--json", "--seat", "indigo"])
    review = msgspec.json.decode(data.stdout, type=Review, strict=False)
    assert review.seats == [0]
    for wrong in (["--depth", "abyss"], ["--lang", "xx"], ["--seat", "moss"]):
        assert run.invoke(app, ["review", str(record), *wrong]).exit_code == 2
