"""`zashiki release`: freezes a game's rules as a released version."""

from __future__ import annotations

import importlib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from ..errors import OptionError
from ..registry import kind, load
from ..releases.archive import write_archive
from ..releases.compare import difference
from ..releases.loader import archive_path, load_archive, released
from .common import console, polite


@polite
def release(game: Annotated[str, typer.Argument(metavar="GAME", help="Its name, as zashiki games prints it.")]) -> None:
    """Freeze the present rules of a game as an archive; tables that begin by them are played by them to their end."""
    found = kind(game)
    version, target = found.rules_version, archive_path(game, found.rules_version)
    if version in released(game):
        fault = differs_from_release(game)
        if fault:
            raise OptionError(
                f"version {version} of {game} was released and plays otherwise: {fault}. "
                f"Raise `rules_version` in its Kind to {version + 1}, and release that"
            )
    with TemporaryDirectory(dir=target.parent) as folder:  # an archive is there whole or not at all
        write_archive(found.folder, Path(folder) / target.name).replace(target)
    console().print(f"{target} ({target.stat().st_size // 1024} KB)", markup=False, soft_wrap=True)


def differs_from_release(game: str, games: int = 3) -> str | None:
    """How the present rules of a game play otherwise than the released ones of the same version, if they do.

    Both are played with the values of the release: those of a table are stored, and may change without a new version.
    """
    found = kind(game)
    package = load_archive(archive_path(game, found.rules_version))
    registry = importlib.import_module(f"{package.__name__}.registry")
    for options in found.variants:
        frozen = registry.load(game, **options)
        fault = difference(frozen, load(game, frozen.components.values, **options), games=games)
        if fault:
            return f"with {options or 'its usual options'}: {fault}"
    return None
