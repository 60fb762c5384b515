"""Which source files a compiled function depends on: its own module, and every module that this one imports.

The cache of compiled code is keyed by these files: an edit in any of them compiles anew, and no other edit does.
"""

import hashlib
import re
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
IMPORT = re.compile(r"^from (\.*)([\w.]*) import (\([^)]*\)|.+)$", re.MULTILINE)
"""Read by their lines: to parse the sources whole would take a tenth of a second at every start."""
NAME = re.compile(r"(?:^|[(,])\s*(\w+)")


@cache
def imported_sources(file: Path) -> frozenset[Path]:
    """A module's file, and the files of this package that it imports, directly or not."""
    found, waiting = set[Path](), [file.resolve()]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting += _imports(one)
    return frozenset(found)


def folder_sources(folder: Path) -> frozenset[Path]:
    """The same for all modules of a folder together."""
    return frozenset().union(*(imported_sources(file) for file in folder.glob("*.py")))


@cache
def source_key(sources: frozenset[Path]) -> str:
    """A name for the content of some files; their place counts too, since Numba finds compiled code by the path."""
    digest = hashlib.sha256()
    for path in sorted(sources):
        digest.update(f"{path}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def _imports(file: Path) -> tuple[Path, ...]:
    """The files that one module imports at its top level; what only the type checker imports stands indented."""
    found: set[Path] = set()
    for dots, dotted, names in IMPORT.findall(file.read_text(encoding="utf-8")):
        start = file.parents[len(dots) - 1] if dots else PACKAGE.parent
        module = start.joinpath(*dotted.split(".")) if dotted else start
        if module.is_relative_to(PACKAGE):
            for name in NAME.findall(names):
                found |= set(_file_of(module / name) or _file_of(module))
    return tuple(found)


def _file_of(module: Path) -> list[Path]:
    """The file of a module or of a package, if there is one."""
    return [f for f in (module.with_suffix(".py"), module / "__init__.py") if f.is_file()][:1]
