"""For everyone: the keyboard alone, four languages, axe, dark and light, little weight."""

from __future__ import annotations

import gzip
import re
import statistics
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

from zashiki.core.speech import LANGUAGES
from zashiki.server.page import STATIC

from .guests import PHONE, Guest

Enter = Callable[..., Guest]
Note = Callable[[str, object], None]
WORDS = Path(__file__).parents[2] / "web" / "src" / "words"
GAMES = ("geishas-road", "tokaido-duo", "iki")
JS_LIMIT, LIMIT = 90_000, 300_000
FAULTS = ("serious", "critical")


def tab_to(someone: Guest, selector: str, most: int = 400) -> None:
    """Press Tab until something is in focus."""
    for _ in range(most):
        if someone.page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        someone.page.keyboard.press("Tab")
    pytest.fail(f"the keyboard does not reach {selector}")


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_alone_is_enough(guest: Enter, game: str) -> None:
    someone = guest()
    tab_to(someone, f".poster a[href='/play/{game}'].button")
    someone.page.keyboard.press("Enter")
    someone.page.wait_for_selector(".wishes .seats select")
    tab_to(someone, ".wishes > .main")
    someone.page.keyboard.press("Enter")
    someone.at_table()
    for k in range(10):
        found = someone.wait()
        on_board = k % 2 and someone.page.locator("#stage .can").count()
        tab_to(someone, ".confirm .main" if found == "confirm" else "#stage .can" if on_board else ".choices button")
        someone.page.keyboard.press("Enter")
        someone.page.wait_for_timeout(150)
    assert someone.page.locator(".log li").count() > 2
    assert someone.complaints == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_language_from_the_door_to_the_table(guest: Enter, language: str, game: str) -> None:
    someone = guest(PHONE if language in ("ru", "pl") else None, language=language)
    page = someone.page
    assert page.evaluate("document.documentElement.lang") == language
    words = message(language, "play-now")
    assert words in page.locator(".poster .main").first.inner_text()
    someone.order(game)
    someone.play_on(6)
    shown = page.locator(".prompt, .log").all_inner_texts()
    assert not re.search(r"\b(told|asked|do)-[a-z]", " ".join(shown)), "a message without words"
    script = re.search("[а-яё]", " ".join(shown))
    assert bool(script) == (language == "ru")
    assert someone.complaints == []


def message(language: str, id_: str) -> str:
    found = re.search(rf"^{id_} = (.*)$", (WORDS / f"{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert found
    return found[1]


def ids(language: str) -> list[str]:
    text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_page_are_whole_and_used(language: str) -> None:
    assert ids(language) == ids("en")
    sources = "".join(path.read_text(encoding="utf-8") for path in WORDS.parent.rglob("*.ts*"))
    literal = set(re.findall(r'\bt\(\s*"([\w-]+)"', sources))
    stems = set(re.findall(r"\bt\(\s*`([\w-]+-)\$\{", sources))
    names = re.findall(r'"([a-z-]+)"', sources)
    used = {id_ for id_ in ids("en") if id_ in literal or any(id_.startswith(s) for s in stems) or id_ in names}
    assert used == set(ids("en")), f"never said: {sorted(set(ids('en')) - used)}"
    assert literal <= set(ids("en")), f"not written: {sorted(literal - set(ids('en')))}"
    if language != "en":
        same = {id_ for id_ in ids("en") if message(language, id_) == message("en", id_)}
        assert same <= {"total", "points"}, f"not translated: {sorted(same)}"


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("room", ["front", "setup", *GAMES])
def test_axe_finds_no_serious_fault(guest: Enter, room: str, light: str) -> None:
    someone = guest()
    someone.page.evaluate("light => localStorage.setItem('zashiki.light', JSON.stringify(light))", light)
    if room == "setup":
        someone.page.goto(f"{someone.house}/play/iki")
        someone.page.wait_for_selector(".wishes .seats select")
    elif room in GAMES:
        someone.order(room)
        someone.wait()
    else:
        someone.page.reload()
        someone.page.wait_for_selector(".poster")
    found = Axe().run(someone.page).response["violations"]
    faults = [(v["id"], v["impact"], [n["target"] for n in v["nodes"]][:4]) for v in found if v["impact"] in FAULTS]
    assert faults == []


def test_the_page_is_light(guest: Enter, record_property: Note) -> None:
    someone = guest()
    someone.order("iki")
    someone.play_on(2)
    found = set(someone.page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)"))
    loaded = {url: weight(url) for url in found | {f"{someone.house}/index.html"} if "/api/" not in url}
    scripts = sum(size for url, size in loaded.items() if url.endswith(".js"))
    files = sum(loaded.values())
    said = f"a table page: {scripts / 1000:.1f} KB of JavaScript packed, {files / 1000:.1f} KB of files in all"
    record_property("measured", said)
    assert 0 < scripts <= JS_LIMIT
    assert files <= LIMIT


def weight(url: str) -> int:
    """What a file of the page weighs on its way, packed where the server packs."""
    path = STATIC / url.split("/", 3)[3].split("?", maxsplit=1)[0]
    if not path.is_file():
        return 0
    return len(path.read_bytes()) if path.suffix == ".woff2" else len(gzip.compress(path.read_bytes(), 9))


CLICK_TO_EFFECT = """button => new Promise((done, fail) => {
    if (!button.isConnected) return done(null);
    setTimeout(() => fail(new Error('a click without effect: ' + button.innerText)), 30000);
    const start = performance.now(), asked = !document.querySelector('.confirm');
    const tell = () => requestAnimationFrame(() => done(performance.now() - start));
    const seen = new MutationObserver(changes => {
        const drawn = changes.some(change => change.attributeName === 'data-number');
        if (drawn || (asked && document.querySelector('.confirm'))) { seen.disconnect(); tell(); }
    });
    seen.observe(document.querySelector('.desk'), { subtree: true, childList: true, attributeFilter: ['data-number'] });
    button.click();
})"""
"""From the click until the next position is on the board, or until it is asked whether one is sure; null if the button
was gone by then."""


@pytest.mark.alone
@pytest.mark.parametrize("game", GAMES)
def test_a_click_is_answered_at_once(guest: Enter, game: str, record_property: Note) -> None:
    someone = guest(seed=11)
    someone.order(game)
    times = []
    for _ in range(14):
        found = someone.wait()
        if found == "end":
            break
        button = someone.page.locator(".confirm .main" if found == "confirm" else ".choices button[data-action]").first
        times.append(button.evaluate(CLICK_TO_EFFECT))
        someone.page.wait_for_timeout(120)
    times = [time for time in times if time is not None]
    low, middle, high = statistics.quantiles(times, n=4)
    said = (
        f"{game}: a click is answered after {middle:.0f} ms (median of {len(times)}; half lie in {low:.0f}-{high:.0f})"
    )
    record_property("measured", said)
    assert middle < 1000, "a generous ceiling; the number printed is the measure"
