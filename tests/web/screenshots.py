"""Pictures of the page for the README and docs: `python -m tests.web.screenshots docs/screens`.

Each shows a position of a recorded game, so that the pictures change only when the page does.
"""

from __future__ import annotations

import json
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from zashiki.server.bench.processes import our_server

from .conftest import ARGUMENTS, chromium_path

GAMES = Path(__file__).parents[1] / "games"
POSITIONS = {
    "geishas-road": ("geishas_road/records/level-standard.txt", 0.45),
    "tokaido-duo": ("tokaido_duo/records/players-2.txt", 0.5),
    "iki": ("iki/records/players-3.txt", 0.45),
}
"""The record to show, and the share of its moves."""
SCREENS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1280, "height": 860}},
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True},
}


def record_of(game: str) -> tuple[str, int]:
    """A recorded game, and how many of its actions to take over."""
    file, share = POSITIONS[game]
    text = (GAMES / file).read_text(encoding="utf-8")
    actions = [line for line in text.split("\n\n", 1)[1].splitlines() if line.strip()]
    return text, int(len(actions) * share)


def table(url: str, game: str) -> str:
    """The address of a table at that position, for the seat that is asked there."""
    text, upto = record_of(game)
    players = int(next(line for line in text.splitlines() if line.startswith("players:")).split()[1])
    order = {"game": game, "record": text, "upto": upto, "seats": [{"kind": "person"}] * players}
    made = ask(f"{url}/api/tables", order)
    shown = ask(f"{url}/api/tables/{made['table']}")
    seat = shown["position"]["turn"] or 0
    return f"{url}/table/{made['table']}#{seat}.{made['seats'][seat]['key']}"


def ask(url: str, body: object = None) -> Any:
    """The JSON answer of the server; a body makes it a POST."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.loads(answer.read())


def take(context: BrowserContext, address: str, file: Path, ready: str) -> None:
    """Save one screenshot."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(ready)
    page.wait_for_timeout(900)  # fonts, and the last piece at its place
    page.screenshot(path=file, type="jpeg", quality=84)
    page.close()
    print(f"{file} {file.stat().st_size // 1000} KB", flush=True)


def main(folder: Path) -> None:
    """Save all screenshots."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = our_server(f"sqlite:///{place}/tables.db", Path(place), "")
        browser: Browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        try:
            for screen, setting in SCREENS.items():
                context = browser.new_context(locale="en", reduced_motion="reduce", **setting)
                take(context, server.url, folder / f"front-{screen}.jpg", ".poster img")
                for game in POSITIONS:
                    take(
                        context,
                        table(server.url, game),
                        folder / f"{game}-{screen}.jpg",
                        "#stage .can, .choices button",
                    )
                context.close()
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/screens"))
