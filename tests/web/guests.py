"""Guests: people at the page, who see and click and press keys, and know nothing else of the server."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, Locator, Page

PATIENCE = 60_000
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
"""The middle of a place on the board that stands for an action: pieces may stand on it, a click goes through them."""
EXCUSED = ("net::ERR_ABORTED",)
"""Whoever leaves a page breaks off what it was loading."""
ANSWERABLE = "#stage .can, .choices button, .confirm .main, .curtain .main, .ending"


@dataclass
class Guest:
    """One page, and everything it complained about."""

    page: Page
    house: str
    luck: random.Random
    complaints: list[str] = field(default_factory=list)

    @classmethod
    def enter(cls, context: BrowserContext, house: str, seed: int = 1) -> Guest:
        """Somebody opens the page."""
        context.set_default_timeout(PATIENCE)
        guest = cls(context.new_page(), house, random.Random(seed))
        guest.listen()
        guest.page.goto(house)
        guest.page.wait_for_selector(".poster, .table")
        return guest

    def listen(self) -> None:
        page, note = self.page, self.complaints.append
        page.on("console", lambda m: note(f"console: {m.text}") if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: note(f"error: {error}"))
        page.on("requestfailed", lambda r: note(f"failed: {r.url}") if r.failure not in EXCUSED else None)
        page.on("response", lambda r: note(f"{r.status}: {r.url}") if r.status >= 400 else None)
        page.on("request", lambda r: note(f"foreign: {r.url}") if not self._ours(r.url) else None)

    def _ours(self, url: str) -> bool:
        return url.startswith((self.house, self.house.replace("http", "ws"), "data:", "blob:"))

    # rooms

    def play_now(self, game: str) -> None:
        """The front room's button."""
        self.page.locator(f".poster:has(a[href='/play/{game}']) button.main").click()
        self.at_table()

    def order(self, game: str, company: str = "bots", level: str = "novice", **options: str) -> None:
        """Order a table in the game's own room; options by the words on their pills."""
        self.page.goto(f"{self.house}/play/{game}")
        self.page.wait_for_selector(".wishes .seats select, .wishes fieldset.company")
        number = ("bots", "friends", "device").index(company)
        self.page.locator(".company input").nth(number).check()
        for name, value in options.items():
            self.page.locator(f".pills input[name='{name}']").locator("..").get_by_text(value, exact=True).click()
        if company == "bots":
            for select in self.page.locator(".seats select").all():
                select.select_option(level)
        self.page.locator(".wishes > .main").click()
        self.at_table()

    def at_table(self) -> None:
        self.page.wait_for_url("**/table/*")
        self.page.wait_for_selector(".asked p")

    # the table

    @property
    def asked(self) -> str:
        """What the page says is asked."""
        return self.page.locator(".asked p").inner_text()

    def wait(self) -> str:
        """Wait until the guest can do something: 'end', 'curtain', 'confirm' or 'choose'."""
        self.page.wait_for_selector(ANSWERABLE, state="attached")
        for name, selector in (("end", ".ending"), ("curtain", ".curtain .main"), ("confirm", ".confirm .main")):
            if self.page.locator(selector).count():
                return name
        return "choose"

    def step(self) -> str:
        """One click, on the board where it offers something, else on a button."""
        found = self.wait()
        if found == "curtain":
            self.press(self.page.locator(".curtain .main"))
        elif found == "confirm":
            self.press(self.page.locator(".confirm .main"))
        elif found == "choose":
            self.choose()
        return found

    def choose(self) -> None:
        """One of the things that can be done, at random; on the board, if it is there."""
        choice = self.pick(self.page.locator(".choices button[data-action]"))
        if choice is None:
            return
        action = choice.get_attribute("data-action", timeout=2000) or ""
        narrowed = self.page.locator(".choices .plain").count()  # one place stood for several choices
        if narrowed or not self.on_board(action):
            self.press(choice)

    def on_board(self, action: str) -> bool:
        """Click the place that stands for an action, if the board has one."""
        place = self.page.evaluate(PLACE_FOR, action)
        if place:
            self.page.mouse.click(*place)
        return bool(place)

    def press(self, what: Locator) -> None:
        """A click that does not mind if the page has just moved on."""
        try:
            what.click(timeout=4000)
        except Exception as error:  # the thing may be gone by now: then the next step sees what is there
            if not re.search(r"Timeout|detached|intercepts", str(error)):
                raise

    def pick(self, several: Locator) -> Locator | None:
        number = several.count()
        return several.nth(self.luck.randrange(number)) if number else None

    def play_on(self, steps: int) -> str:
        """So many clicks, or to the end."""
        found = ""
        for _ in range(steps):
            found = self.step()
            if found == "end":
                return found
        return found

    def without(self, *excused: str) -> list[str]:
        """What was complained about, but for the excused."""
        return [said for said in self.complaints if not any(word in said for word in excused)]
