"""Keeping a game that is being played, and taking it up again."""

import json
import os
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ..api.state import State
from ..errors import DataError
from ..registry import load
from .common import read_file, write_file


@dataclass(frozen=True)
class Setting:
    """Who sits where: the seats of people, the level of the bots in the others, and if hints are given."""

    people: tuple[int, ...]
    bot: str
    hints: bool = False
    edition: str | None = None


def folder() -> Path:
    """Where games are kept: `ZASHIKI_SAVES`, else the user's data folder."""
    chosen = os.environ.get("ZASHIKI_SAVES")
    data = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(chosen) if chosen else Path(data).expanduser() / "zashiki" / "games"


def new_file(game: str) -> Path:
    """A name for a game that begins now."""
    name = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path, again = folder() / f"{name}.json", 2
    while path.exists() or path.with_suffix(".txt").exists():
        path, again = folder() / f"{name}-{again}.json", again + 1
    return path


def save(path: Path, state: State, setting: Setting) -> None:
    """Write the whole game, secrets included, and who plays it."""
    write_file(path, json.dumps(state.to_json() | {"table": asdict(setting)}))


def resume(path: Path, edition: Path | None = None) -> tuple[State, Setting]:
    """A game that was saved, at the point where it was left."""
    try:
        data = json.loads(read_file(path))
    except ValueError as error:
        raise DataError(f"{path}: this is not JSON: {error}").worded("not-saved", path=str(path)) from error
    try:
        setting = _setting(data)
        own = str(edition) if edition else setting.edition
        game = load(data["game"], own, **data["options"])
        state = game.from_json(data)
        return state, setting
    except DataError as error:
        raise DataError(f"{path}: {error}") from error
    except (TypeError, KeyError, AttributeError) as error:
        wrong = DataError(f"{path}: this is not a saved game: {error!r}")
        raise wrong.worded("not-saved", path=str(path)) from error


def _setting(data: dict[str, Any]) -> Setting:
    table = data.get("table", {})
    return Setting(
        people=tuple(int(seat) for seat in table.get("people", [0])),
        bot=str(table.get("bot", "novice")),
        hints=bool(table.get("hints", False)),
        edition=table.get("edition"),
    )
