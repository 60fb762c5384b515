"""A game that `zashiki new-game` has just written, played by clicks with no further edit."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser

from tests.scaffolded import NAME, Copy
from zashiki.server.bench.processes import ServerProcess, free_port

from .player import DESK, PHONE, Player


def test_a_new_game_is_played_by_clicks_at_a_desk_and_on_a_phone(chromium: Browser, tmp_path: Path) -> None:
    copy = Copy(tmp_path / "project")
    done = copy.python("-m", "zashiki", "new-game", NAME)
    assert done.returncode == 0, done.stderr
    port = free_port()
    command = [sys.executable, "-m", "zashiki", "serve", "--db", f"sqlite:///{tmp_path}/t.db", "--port", str(port)]
    server = ServerProcess(command, port, tmp_path / "server.log", {**copy.environment, "ZASHIKI_GAMES": NAME})
    try:
        for screen in (DESK, PHONE):
            context = chromium.new_context(viewport=screen, reduced_motion="reduce")  # type: ignore[arg-type]
            player = Player.enter(context, server.url)
            player.create_table(NAME, level="novice")
            assert player.play_on(60) == "end", player.asked
            assert player.errors == []
            context.close()
    finally:
        server.kill()
