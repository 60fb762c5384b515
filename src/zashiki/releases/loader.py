"""Loads released versions of games: unpacks an archive into the cache and imports it as a package of its own."""

from __future__ import annotations

import hashlib
import importlib
import re
import shutil
import sys
import tempfile
import zipfile
from functools import cache
from pathlib import Path
from types import ModuleType

from ..engine.compiler import cache_root, forget_old_caches
from ..errors import UnknownRules

ARCHIVES = Path(__file__).parent
NAME = re.compile(r"([a-z0-9-]+)-(\d+)\.zip")
PREFIX = "zashiki.releases."
SHARED = {
    "errors": "the server, the commands and callers of the library catch these by their types",
}
"""The modules that a release does not bring along but takes from the running package, and why."""


def archive_path(game: str, version: int) -> Path:
    """Where the archive of a version is kept."""
    return ARCHIVES / f"{game}-{version}.zip"


def released(game: str) -> list[int]:
    """The released versions of a game's rules.

    >>> released("iki")
    [1]
    """
    found = (NAME.fullmatch(file.name) for file in ARCHIVES.glob("*.zip"))
    return sorted(int(match[2]) for match in found if match and match[1] == game)


def release(game: str, version: int | str, current: int) -> ModuleType:
    """The package of a released version; `current` is the version that the running package has itself."""
    if str(version) not in map(str, released(game)):
        there = ", ".join(map(str, sorted({*released(game), current})))
        error = UnknownRules(f"there is no version {version} of the rules of {game}; there is {there}")
        raise error.worded("rules", game=game, version=str(version), versions=there)
    return load_archive(archive_path(game, int(version)))


@cache
def load_archive(path: Path) -> ModuleType:
    """The package that an archive holds; two archives of different content are two packages."""
    folder = _unpacked(path)
    package = ModuleType(PREFIX + re.sub(r"\W", "_", folder.name), f"The release {path.stem}.")
    package.__path__ = [str(folder)]
    sys.modules[package.__name__] = package
    for name in SHARED:
        shared = importlib.import_module(f"zashiki.{name}")
        sys.modules[f"{package.__name__}.{name}"] = shared
        setattr(package, name, shared)
    return package


def _unpacked(path: Path) -> Path:
    """The folder of an archive in the cache, unpacked if it is not there yet. Compiled code is kept in it too."""
    folder = cache_root().resolve() / "releases" / f"{path.stem}-{hashlib.sha256(path.read_bytes()).hexdigest()[:12]}"
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        made = Path(tempfile.mkdtemp(dir=folder.parent, prefix=f"{path.stem}-unpacking-"))
        with zipfile.ZipFile(path) as archive:
            archive.extractall(made)
        try:
            made.rename(folder)
        except OSError:  # another process was first
            shutil.rmtree(made)
        forget_old_caches(folder.parent)
    return folder


def own_module(thing: object, name: str) -> ModuleType:
    """The module `name` of the package that an object comes from: the running one, or a release.

    What a release made is handed only to the same release's code: another engine could lay out a record otherwise.

    >>> import zashiki
    >>> own_module(zashiki.load("iki"), "bots").__name__
    'zashiki.bots'
    """
    parts = type(thing).__module__.split(".")
    package = ".".join(parts[:3]) if parts[1:2] == ["releases"] else parts[0]
    return importlib.import_module(f"{package}.{name}")
