"""Page object for the browser tests: a player who sees the page, clicks and presses keys, and nothing else."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from random import Random

from playwright.sync_api import BrowserContext, Locator, Page

TIMEOUT = 60_000
PHONE = {"width": 360, "height": 760}
DESK = {"width": 1280, "height": 860}
PLACE_FOR = """a => {
    for (const place of document.querySelectorAll('#stage .can')) {
        if (!place.dataset.act.split('|').includes(a)) continue;
        place.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = place.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
        const found = document.elementsFromPoint(x, y).filter(e => !e.closest('.tip'));
        if (found[0]?.closest('#stage') && found.some(e => place.contains(e))) return [x, y];
    }
    return null;
}"""
"""Returns the middle of a place on the board for an action; pieces may stand on it, and a click goes through them."""
EXPECTED = ("net::ERR_ABORTED",)
"""Leaving a page aborts what it was loading."""
ANSWERABLE = "#stage .can, .choices button, .confirm .main, .pass-device .main, .ending"


@dataclass
class Player:
    """One browser page, and every error it reported."""

    page: Page
    url: str
    random: Random
    errors: list[str] = field(default_factory=list)

    @classmethod
    def enter(cls, context: BrowserContext, url: str, seed: int = 1) -> Player:
        """Open the front page."""
        context.set_default_timeout(TIMEOUT)
        player = cls(context.new_page(), url, Random(seed))
        player.listen()
        player.page.goto(url)
        player.page.wait_for_selector(".poster, .table")
        return player

    def listen(self) -> None:
        """Collect errors, failed requests and requests to other hosts."""
        page, note = self.page, self.errors.append
        page.on("console", lambda m: note(f"console: {m.text}") if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: note(f"error: {error}"))
        page.on("requestfailed", lambda r: note(f"failed: {r.url}") if r.failure not in EXPECTED else None)
        page.on("response", lambda r: note(f"{r.status}: {r.url}") if r.status >= 400 else None)
        page.on("request", lambda r: note(f"foreign: {r.url}") if not self._ours(r.url) else None)

    def _ours(self, url: str) -> bool:
        return url.startswith((self.url, self.url.replace("http", "ws"), "data:", "blob:"))

    # pages

    def play_now(self, game: str) -> None:
        """Press the button of the front page."""
        self.page.locator(f".poster:has(a[href='/play/{game}']) button.main").click()
        self.at_table()

    def create_table(self, game: str, opponents: str = "bots", level: str = "novice", **options: str) -> None:
        """Create a table on the setup page; options by the words on their buttons."""
        self.page.goto(f"{self.url}/play/{game}")
        self.page.wait_for_selector(".table-options .seats select, .table-options fieldset.opponents")
        number = ("bots", "friends", "device").index(opponents)
        self.page.locator(".opponents input").nth(number).check()
        for name, value in options.items():
            self.page.locator(f".pills input[name='{name}']").locator("..").get_by_text(value, exact=True).click()
        if opponents == "bots":
            for select in self.page.locator(".seats select").all():
                select.select_option(level)
        self.page.locator(".table-options > .main").click()
        self.at_table()

    def at_table(self) -> None:
        self.page.wait_for_url("**/table/*")
        self.page.wait_for_selector(".asked p")

    # the table

    @property
    def asked(self) -> str:
        """The text of the prompt."""
        return self.page.locator(".asked p").inner_text()

    def wait(self) -> str:
        """Wait until there is something to do: 'end', 'pass', 'confirm' or 'choose'."""
        self.page.wait_for_selector(ANSWERABLE, state="attached")
        for name, selector in (("end", ".ending"), ("pass", ".pass-device .main"), ("confirm", ".confirm .main")):
            if self.page.locator(selector).count():
                return name
        return "choose"

    def step(self) -> str:
        """One click: on the board if the action has a place there, else on a button."""
        found = self.wait()
        if found == "pass":
            self.press(self.page.locator(".pass-device .main"))
        elif found == "confirm":
            self.press(self.page.locator(".confirm .main"))
        elif found == "choose":
            self.choose()
        return found

    def choose(self) -> None:
        """Choose a legal action at random; on the board, if it is there."""
        choice = self.pick(self.page.locator(".choices button[data-action]"))
        if choice is None:
            return
        action = choice.get_attribute("data-action", timeout=2000) or ""
        narrowed = self.page.locator(".choices .plain").count()  # the place stands for several choices
        if narrowed or not self.on_board(action):
            self.press(choice)

    def on_board(self, action: str) -> bool:
        """Click the place of an action, if the board has one."""
        place = self.page.evaluate(PLACE_FOR, action)
        if place:
            self.page.mouse.click(*place)
        return bool(place)

    def press(self, what: Locator) -> None:
        """Click; the element may have gone meanwhile."""
        try:
            what.click(timeout=4000)
        except Exception as error:  # it is gone: the next step sees what is there now
            if not re.search(r"Timeout|detached|intercepts", str(error)):
                raise

    def pick(self, several: Locator) -> Locator | None:
        """One of several elements at random."""
        number = several.count()
        return several.nth(self.random.randrange(number)) if number else None

    def play_on(self, steps: int) -> str:
        """Make so many clicks, or play to the end."""
        found = ""
        for _ in range(steps):
            found = self.step()
            if found == "end":
                return found
        return found

    def errors_but(self, *expected: str) -> list[str]:
        """The errors, without those that contain an expected word."""
        return [error for error in self.errors if not any(word in error for word in expected)]
