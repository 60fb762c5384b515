"""The page of measurements is made by one command, and says what it could not measure."""

from __future__ import annotations

from pathlib import Path

import pytest

from zashiki.arena import performance
from zashiki.arena.peers import PeerMissing, Rate
from zashiki.engine.compiler import JIT


@pytest.mark.skipif(not JIT, reason="it measures compiled code")
def test_the_page_has_every_table_and_keeps_the_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(_name: str, _seconds: float, _seed: int) -> Rate:
        raise PeerMissing("it is not installed")

    def present(_name: str, seconds: float, _seed: int) -> Rate:
        return Rate("snail", 10, seconds, 10)

    monkeypatch.setattr(performance, "LIBRARIES", (("a ghost", absent, ""), ("a snail", present, "")))
    page = tmp_path / "performance.md"
    page.write_text("old\n\n## Matches\n\nwritten by hand\n")
    performance.write(page, ["geishas-road"], 0.01, 2, lambda _what: None)
    text = page.read_text()
    for title in ("## Random play", "## Search", "## Batches", "## Matches", "written by hand"):
        assert title in text
    assert "| a ghost | not measured: it is not installed | |" in text
    assert "| a snail | 1,000 |" in text
    assert "old" not in text
