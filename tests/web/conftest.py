"""Fixtures of the browser tests: a server with the built page, a browser, and players."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from zashiki.server.bench.processes import ServerProcess, our_server
from zashiki.server.http.page import STATIC

from .player import DESK, Player

HERE = Path(__file__).parent
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try a browser test up to three times: on a busy machine a browser may be late."""
    for item in items:
        if item.path.parent == HERE:
            item.add_marker(pytest.mark.flaky(reruns=2))


def chromium_path() -> str | None:
    """The system's own browser; the headless shell first, which starts in half the time."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = chromium_path()
    if path is None:
        text = "THE PAGE WAS NOT TESTED: there is no chromium here (Debian: apt-get install chromium)"
        pytest.fail(text) if os.environ.get("CI") else pytest.skip(text)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    assert (STATIC / "index.html").exists(), "the page has not been built: ./run setup"
    folder = tmp_path_factory.mktemp("server")
    process = our_server(f"sqlite:///{folder}/tables.db", folder, "")
    yield process
    process.kill()


@pytest.fixture
def new_player(chromium: Browser, server: ServerProcess) -> Iterator[Callable[..., Player]]:
    """Function that opens the page in a new browser context, with its own screen, language or seed."""
    contexts = []

    def open_page(
        screen: dict[str, int] | None = None, language: str = "en", seed: int = 1, motion: bool = False
    ) -> Player:
        context = chromium.new_context(
            viewport=screen or DESK,  # type: ignore[arg-type]
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=bool(screen and screen["width"] < 600),
        )
        contexts.append(context)
        return Player.enter(context, server.url, seed)

    yield open_page
    for context in contexts:
        context.close()
