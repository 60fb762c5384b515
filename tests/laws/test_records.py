"""Law 7: recorded games replay to the same result on every later version."""

from __future__ import annotations

from pathlib import Path

import pytest

import zashiki

from .positions import VARIANTS, load

RECORDS = sorted(Path(__file__).parents[1].glob("games/*/records/*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda p: f"{p.parts[-3]}-{p.stem}")
def test_recorded_games_still_end_as_they_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    state = zashiki.replay(text)
    assert state.outcome is not None
    assert str(state.record()) == text


def test_there_is_a_recorded_game_of_every_variant() -> None:
    recorded = {zashiki.replay(path.read_text(encoding="utf-8")).game for path in RECORDS}
    missing = [load(v) for v in VARIANTS if load(v) not in recorded]
    assert not missing, "make them with: python -m tests.record_games"
