"""Compiles rules: plain functions over records, one pinned signature each, cached by their sources.

With `NUMBA_DISABLE_JIT=1` nothing is compiled and the same functions run on list twins of the records.
"""

import inspect
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, TypeVar

import numba
import numpy as np
from numba import njit, types
from numba.np.numpy_support import from_dtype

from .sources import PACKAGE, folder_sources, imported_sources, source_key

Fn = TypeVar("Fn", bound=Callable[..., Any])

settings: Any = numba.config
compile_options: Any = njit
JIT: bool = not settings.DISABLE_JIT
"""False when the rules run as ordinary Python."""

TALLY = np.dtype(np.int64)
KEPT_CACHES = 6
OPS = Path(__file__).with_name("ops.py")
"""The small operations that every game's rules use; imported late, since they need this module."""


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


def code_folder() -> Path:
    """Where the compiled code of this package is kept; a release that was unpacked into the cache keeps its own."""
    root = cache_root()
    return PACKAGE / "compiled" if PACKAGE.is_relative_to(root.resolve() / "releases") else root


def forget_old_caches(folder: Path) -> None:
    """Keep the newest few caches of each part of a game, remove the rest."""
    parts: dict[str, list[Path]] = {}
    for cache in sorted(folder.iterdir(), key=lambda p: p.stat().st_mtime, reverse=True):
        parts.setdefault(cache.name.rpartition("-")[0], []).append(cache)
    for caches in parts.values():
        for stale in caches[KEPT_CACHES:]:
            shutil.rmtree(stale, ignore_errors=True)


class Compiler:
    """The decorator of one game's rules.

    A parameter's name tells its type: `t` tables, `s` state, `v` view, `ev` events, `moves` a list of actions, `rng`
    the fast generator; `tables`, `games`, `root`, `views`, `events`, `lists`, `rngs` arrays of these; any other name is
    a number.
    """

    def __init__(self, game_folder: Path, tables: Any, state: Any, view: Any, rulebook: Path) -> None:
        from .buffers import Events, Moves, Random

        records = {"t": tables, "s": state, "v": view, "ev": Events, "moves": Moves, "rng": Random}
        arrays = {"tables": tables, "games": state, "root": state, "views": view}
        arrays |= {"events": Events, "lists": Moves, "rngs": Random}
        known: dict[str, Any] = {name: schema.dtype for name, schema in records.items()}
        known |= {name: (schema.dtype, 1) for name, schema in arrays.items()} | {"tally": (TALLY, 1)}
        self.game_folder, self.state = game_folder, state
        self._rulebook = rulebook
        """Its paragraphs are numbered in their order, and rules cite the numbers."""
        self._folders: dict[Path, tuple[frozenset[Path], Path]] = {}
        self._known = {name: _numba_type(t) for name, t in known.items()} if JIT else {}

    def __call__(self, fn: Fn) -> Fn:
        """Mark a function of the game as a rule: it is compiled when another rule first calls it."""
        if not JIT:
            return fn
        room = Path(fn.__code__.co_filename).parent
        if room not in self._folders:
            sources = folder_sources(room) | imported_sources(OPS) | {self._rulebook}
            self._folders[room] = sources, self._cache_folder(room.name, sources)
        compiled: Fn = self._compiled(fn, *self._folders[room], entry=False, nogil=True)
        return compiled

    def bind(self, fn: Fn, names: dict[str, Any], entry: bool = False, nogil: bool = True) -> Fn:
        """A shared function compiled for this game, with the game's own functions under the names that it calls.

        The cache key covers the sources of all that is given, called or not: constants come from there too.
        Python calls only entries. With `nogil` other threads run meanwhile; for a microsecond's work that costs more
        than it gives.
        """
        used = names_used(fn.__code__)
        own = {name: fn.__globals__[name] for name in used if name in fn.__globals__}
        copy = FunctionType(fn.__code__, {"__builtins__": __builtins__, **own, **names}, fn.__name__)
        copy.__module__ = fn.__module__
        copy.__qualname__ = f"{self.game_folder.name}_{fn.__name__}"
        if not JIT:
            return copy  # type: ignore[return-value]  # a copy of `fn`
        sources = imported_sources(Path(fn.__code__.co_filename))
        sources = sources.union(*(getattr(value, "zashiki_sources", ()) for value in names.values()))
        folder = self._cache_folder(fn.__module__.rpartition(".")[2], sources)
        compiled: Fn = self._compiled(copy, sources, folder, entry, nogil)
        return compiled

    def _cache_folder(self, part: str, sources: frozenset[Path]) -> Path:
        return code_folder() / self.game_folder.name / f"{part}-{numba.__version__}-{source_key(sources)}"

    def _compiled(self, fn: Any, sources: frozenset[Path], folder: Path, entry: bool, nogil: bool) -> Any:
        signature = tuple(self._known.get(p, types.int64) for p in inspect.signature(fn).parameters)
        settings.CACHE_DIR = os.environ.get("NUMBA_CACHE_DIR") or str(folder)
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
        jitted.zashiki_sources = sources
        jitted.zashiki_folder = folder
        return jitted

    def know(self, **types_by_name: Any) -> None:
        """Parameters with these names have these types: a dtype, or a dtype and the number of dimensions."""
        if JIT:
            self._known |= {name: _numba_type(spec) for name, spec in types_by_name.items()}

    def ops(self) -> dict[str, Any]:
        """The small operations of `bits` and `ops`, compiled for this game."""
        from . import bits, ops

        names: dict[str, Any] = {"count": bits.bit_count, "lowest": bits.trailing_zeros}
        for fn in (ops.has, ops.nth, ops.emit, ops.random_below):
            names[fn.__name__] = self.bind(fn, names)
        return names


def names_used(code: CodeType) -> set[str]:
    """The global names that a function's code refers to, its comprehensions included."""
    inner = [names_used(const) for const in code.co_consts if isinstance(const, CodeType)]
    return set(code.co_names).union(*inner)


def is_compiled(entry: Any) -> bool:
    """Has this entry been compiled from the present sources?"""
    return not JIT or (entry.zashiki_folder / "ready").exists()


def mark_compiled(entry: Any) -> None:
    """Remember that this entry and its like are compiled, and drop caches of sources long gone."""
    if JIT:
        folder: Path = entry.zashiki_folder
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "ready").touch()
        forget_old_caches(folder.parent)


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
