"""Compiles a game's entry points, the heavy one here and the light ones in a second process at the same time."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from .compiler import JIT, compile_now, mark_compiled

if TYPE_CHECKING:
    from .kernels import Kernels

Progress = Callable[[str, int, int], None]


def warm(kernels: Kernels, progress: Progress | None = None) -> None:
    """Compile what is not compiled yet; `progress` is told the entry's name, its number and how many there are.

    A release is compiled by one process: a second one would have to unpack it again.
    """
    alone = kernels.is_warm or not JIT or (os.cpu_count() or 1) < 2 or __package__ != "zashiki.engine"
    second = None if alone else _compile_light(kernels.compiler.game_folder.name)
    for k, name in enumerate(kernels.entries):
        if progress:
            progress(name, k, len(kernels.entries))
        if k == 1 and second:
            second.wait()
        compile_now(getattr(kernels, name))
    mark_compiled(kernels.drive)


def _compile_light(game: str) -> subprocess.Popen[bytes]:
    """Another process that leaves the light entry points in the cache; if it fails they are compiled here."""
    command = [sys.executable, "-m", "zashiki.engine.warm", game]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


if __name__ == "__main__":
    game = importlib.import_module(f"zashiki.games.{sys.argv[1]}").GAME
    for entry in game.kernels.entries[1:]:
        compile_now(getattr(game.kernels, entry))
