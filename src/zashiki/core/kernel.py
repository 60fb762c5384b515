"""Compiles rules: plain functions over records, one pinned signature each, cached by their sources.

With `NUMBA_DISABLE_JIT=1` nothing is compiled and the same functions run on list twins of the records.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import shutil
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

import numba
import numpy as np
from numba import njit, types
from numba.np.numpy_support import from_dtype

Fn = TypeVar("Fn", bound=Callable[..., Any])

settings: Any = numba.config
compile_options: Any = njit
JIT: bool = not settings.DISABLE_JIT
"""False when the rules run as ordinary Python."""

TALLY = np.dtype(np.int64)
CORE_SOURCES = ("kernel.py", "schema.py", "entry.py", "ops.py", "bits.py", "scratch.py")
NOT_COMPILED = (
    "__init__",
    "edition",
    "history",
    "options",
    "outcome",
    "prompts",
    "questions",
    "stats",
    "svg",
    "text",
    "told",
)
"""Files of a game folder that hold no rules: editing them compiles nothing anew."""
KEPT_CACHES = 6


def cache_root() -> Path:
    """Where compiled code is kept: `ZASHIKI_CACHE`, else the user's cache folder, else a temporary one."""
    chosen = os.environ.get("ZASHIKI_CACHE")
    base = Path(chosen) if chosen else Path(os.environ.get("XDG_CACHE_HOME", "~/.cache")).expanduser() / "zashiki"
    try:
        base.mkdir(parents=True, exist_ok=True)
        if os.access(base, os.W_OK):
            return base
    except OSError:
        pass
    return Path(tempfile.gettempdir()) / f"zashiki-{os.getuid()}"


def source_key(paths: Iterable[Path]) -> str:
    """A name for what these sources compile to: any edit gives another name, and so does another place, since Numba
    finds what it has compiled by the path of the source."""
    digest = hashlib.sha256(numba.__version__.encode())
    for path in sorted(paths):
        digest.update(str(path).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def forget_old_caches(folder: Path) -> None:
    """Keep the newest few caches of a game, remove the rest."""
    caches = sorted(folder.iterdir(), key=lambda p: p.stat().st_mtime, reverse=True)
    for stale in caches[KEPT_CACHES:]:
        shutil.rmtree(stale, ignore_errors=True)


class Compiler:
    """The decorator of one game's rules.

    A parameter's name tells its type: `t` tables, `s` state, `v` view, `ev` events, `moves` a list of actions, `rng`
    the fast generator; `tables`, `games`, `root`, `views`, `events`, `lists`, `rngs` arrays of these; any other name is
    a number.
    """

    def __init__(self, game_folder: Path, tables: Any, state: Any, view: Any) -> None:
        from .scratch import Events, Moves, Random

        records = {"t": tables, "s": state, "v": view, "ev": Events, "moves": Moves, "rng": Random}
        arrays = {"tables": tables, "games": state, "root": state, "views": view}
        arrays |= {"events": Events, "lists": Moves, "rngs": Random}
        known: dict[str, Any] = {name: schema.dtype for name, schema in records.items()}
        known |= {name: (schema.dtype, 1) for name, schema in arrays.items()} | {"tally": (TALLY, 1)}
        here = Path(__file__).parent
        self.owner = game_folder.name
        sources = [here / name for name in CORE_SOURCES]
        sources += [p for p in game_folder.glob("*.py") if not p.name.startswith(NOT_COMPILED)]
        sources += game_folder.glob("rulebook/en.md")
        self.folder = cache_root() / game_folder.name / source_key(sources)
        self._known = {name: _numba_type(t) for name, t in known.items()} if JIT else {}

    def __call__(self, fn: Fn, entry: bool = False, nogil: bool = True) -> Fn:
        """Compile `fn` when another rule first calls it; until then it costs nothing. Python calls only entries.

        With `nogil` other threads run meanwhile; for a microsecond's work that costs more than it gives.
        """
        if not JIT:
            return fn
        signature = tuple(self._known.get(p, types.int64) for p in inspect.signature(fn).parameters)
        settings.CACHE_DIR = os.environ.get("NUMBA_CACHE_DIR") or str(self.folder)
        # Each wrapper for callers in Python or C costs a quarter of the compile time of a small rule.
        jitted = compile_options(cache=True, nogil=nogil, no_cpython_wrapper=not entry, no_cfunc_wrapper=True)(fn)
        resolve = jitted.get_call_template

        def one_signature(args: Any, kws: Any) -> Any:
            if not jitted.signatures:
                jitted.compile(signature)
            jitted.disable_compile()
            return resolve(args, kws)

        # Without a pinned signature every literal argument compiles another copy of the callee.
        jitted.get_call_template = one_signature
        jitted.zashiki_signature = signature
        return jitted  # type: ignore[no-any-return]  # Numba has no types

    def bind(self, fn: Fn, names: dict[str, Any], entry: bool = False, nogil: bool = True) -> Fn:
        """A shared function compiled for this game, with the game's own functions in place of the names it calls."""
        copy = FunctionType(fn.__code__, {"__builtins__": __builtins__, **names}, fn.__name__)
        copy.__module__ = fn.__module__
        copy.__qualname__ = f"{self.owner}_{fn.__name__}"
        return self(copy, entry, nogil)  # type: ignore[return-value]  # a copy of `fn`

    def know(self, **types_by_name: Any) -> None:
        """Parameters with these names have these types: a dtype, or a dtype and the number of dimensions."""
        if JIT:
            self._known |= {name: _numba_type(spec) for name, spec in types_by_name.items()}

    def ops(self) -> dict[str, Any]:
        """The small operations of `ops`, compiled for this game."""
        from . import ops

        names: dict[str, Any] = {
            name: getattr(ops, name) for name in ("LOW32", "EVENT_ROOM", "bit_count", "trailing_zeros")
        }
        for fn in (ops.has, ops.count, ops.lowest, ops.nth, ops.emit, ops.random_below):
            names[fn.__name__] = self.bind(fn, names)
        return names

    @property
    def is_warm(self) -> bool:
        """Has everything been compiled from these sources already?"""
        return not JIT or (self.folder / "ready").exists()

    def mark_warm(self) -> None:
        """Remember that everything is compiled, and drop caches of sources long gone."""
        if JIT:
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / "ready").touch()
            forget_old_caches(self.folder.parent)


def compile_now(jitted: Any) -> None:
    """Compile an entry point, or load it from the cache."""
    if JIT and not jitted.signatures:
        jitted.compile(jitted.zashiki_signature)
        jitted.disable_compile()


def _numba_type(spec: np.dtype[Any] | tuple[np.dtype[Any], int]) -> Any:
    dtype, ndim = spec if isinstance(spec, tuple) else (spec, 0)
    element = from_dtype(dtype)
    return types.Array(element, ndim, "C", aligned=not dtype.names) if ndim else element


def counters(size: int) -> Any:
    """Numbers a compiled loop adds to: an array, or a list when rules run as plain Python."""
    return np.zeros(size, TALLY) if JIT else [0] * size
