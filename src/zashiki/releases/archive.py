"""Writes the archive of a released version: the sources of one game and of everything it runs on."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
ROOMS = ("api", "bots", "drawing", "engine", "generic", "releases", "review", "text")
"""What a game runs on, whole: imports inside functions count too."""
MODULES = ("registry.py", "replay.py", "games/__init__.py")
LEFT_OUT = ("board/poster.svg", "lesson", "examples")
"""Of a game's folder: the front page and lessons are always of the current rules."""
SKIPPED = {".pyc", ".zip"}
FIRST_DAY = (1980, 1, 1, 0, 0, 0)
"""The time of every file: the same sources give the same bytes."""


def write_archive(game_folder: Path, target: Path) -> Path:
    """Freeze a game as it is in this package now."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(_files(game_folder)):
            entry = zipfile.ZipInfo(file.relative_to(PACKAGE).as_posix(), FIRST_DAY)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            archive.writestr(entry, file.read_bytes())
    return target


def _files(game_folder: Path) -> Iterator[Path]:
    left_out = [game_folder / name for name in LEFT_OUT]
    yield from (PACKAGE / name for name in MODULES)
    for folder in (*(PACKAGE / room for room in ROOMS), game_folder):
        for file in folder.rglob("*"):
            if file.is_file() and file.suffix not in SKIPPED and not any(file.is_relative_to(x) for x in left_out):
                yield file
