"""The cache key of compiled code: an edit of any file that is bound into it compiles anew, and no other edit does."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import zashiki

GAME = "games/tokaido_duo"
FOLDERS = """
import json
from zashiki.bots import search
from zashiki.registry import kind
from zashiki.research import vector
from zashiki.review import position_value

for module in (search, vector, position_value):
    module.compile_now = lambda entry: None
name = "tokaido-duo"
entries = {
    "rules": kind(name).kernels.drive,
    "search": search.compiled_search(name),
    "playouts": position_value.compiled_playouts(name),
    "batch": vector.compiled_batch(name),
}
print(json.dumps({part: entry.zashiki_folder.name for part, entry in entries.items()}))
"""
"""Prints where the compiled code of the game would be kept, and compiles nothing."""
EVERYTHING = {"rules", "search", "playouts", "batch"}


class Copy:
    """A copy of the package that a test edits and runs."""

    def __init__(self, folder: Path) -> None:
        self.package, self._cache = folder / "zashiki", folder / "cache"
        shutil.copytree(Path(zashiki.__file__).parent, self.package, ignore=shutil.ignore_patterns("static", "__py*"))

    def run(self, script: str) -> str:
        """What a script prints that imports the copy; its cache is kept from run to run."""
        env = os.environ | {"PYTHONPATH": str(self.package.parent), "ZASHIKI_CACHE": str(self._cache)}
        run = subprocess.run(
            [sys.executable, "-c", script],
            env=env,
            cwd=self.package.parent,
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stderr[-1000:]
        return run.stdout

    def edit(self, name: str, change: Callable[[str], str]) -> None:
        """Change the text of a file."""
        path = self.package / name
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        path.write_text(change(before), encoding="utf-8")

    def folders(self) -> dict[str, str]:
        """Where each part of the compiled code would be kept."""
        found: dict[str, str] = json.loads(self.run(FOLDERS))
        return found


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    """A copy for one test."""
    return Copy(tmp_path)


@pytest.fixture(scope="module")
def edited(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """One copy for many edits, each of which stays."""
    return Copy(tmp_path_factory.mktemp("sources"))


@pytest.fixture(scope="module")
def known(edited: Copy) -> dict[str, str]:
    """The folders after the last edit."""
    return edited.folders()


def with_comment(text: str) -> str:
    """The same code with another source."""
    return text + "\n# edited\n"


def with_paragraphs_swapped(text: str) -> str:
    """A rulebook whose first two paragraphs have changed places, and so their numbers."""
    before, first, second, *others = text.split("\n### ")
    return "\n### ".join([before, second, first, *others])


def with_more_stations(text: str) -> str:
    """Another constant of the game."""
    assert "MOST_STATIONS = 40" in text
    return text.replace("MOST_STATIONS = 40", "MOST_STATIONS = 41")


EDITS: dict[str, tuple[Callable[[str], str], set[str]]] = {
    f"{GAME}/rules/pilgrim.py": (with_comment, EVERYTHING),
    f"{GAME}/rules/text_of_a_rule.py": (with_comment, EVERYTHING),
    f"{GAME}/rules/svg_and_rules.py": (with_comment, EVERYTHING),
    f"{GAME}/data/names.py": (with_more_stations, EVERYTHING),
    f"{GAME}/rulebook/en.md": (with_paragraphs_swapped, EVERYTHING),
    "engine/ops.py": (with_comment, EVERYTHING),
    "engine/phases.py": (with_comment, EVERYTHING),
    f"{GAME}/search/estimate.py": (with_comment, {"search", "playouts", "batch"}),
    "bots/tree.py": (with_comment, {"search", "playouts"}),
    "review/playouts.py": (with_comment, {"playouts"}),
    "research/batch_rules.py": (with_comment, {"batch"}),
}
"""By file: how it is edited, and what has to be compiled anew."""


@pytest.mark.parametrize("name", EDITS)
def test_an_edit_of_a_bound_file_compiles_what_it_is_bound_into(edited: Copy, known: dict[str, str], name: str) -> None:
    change, concerned = EDITS[name]
    edited.edit(name, change)
    found = edited.folders()
    changed = {part for part in found if found[part] != known[part]}
    known.update(found)
    assert changed == concerned


def test_an_edit_of_pictures_words_and_terminal_compiles_nothing(edited: Copy, known: dict[str, str]) -> None:
    for name in ("board/mats.py", "words/prompts.py", "terminal/board.py", "statistics.py", "__init__.py"):
        edited.edit(f"{GAME}/{name}", with_comment)
    edited.edit(f"{GAME}/rulebook/pl.md", with_paragraphs_swapped)
    assert edited.folders() == known


POINTS = """
from zashiki.api.edition import load_components
from zashiki.engine.compiler import compile_now, counters
from zashiki.games.tokaido_duo import GAME

kernels, tally = GAME.kernels, counters(3)
compile_now(kernels.count_points)
tables = GAME.tables(load_components(GAME.components, GAME.shape, GAME.cross_check, None), {})
kernels.count_points(tables, GAME.schema.new(), 0, 1, 3, tally)
print(list(map(int, tally)), len(kernels.count_points.stats.cache_hits))
"""


def test_an_edited_rule_is_played_though_the_old_one_is_in_the_cache(copy: Copy) -> None:
    bonus, scoring = f"{GAME}/rules/text_bonus.py", f"{GAME}/rules/scoring.py"
    copy.edit(bonus, lambda _: '"""A bonus."""\n\nBONUS = 0\n')
    copy.edit(scoring, lambda text: text.replace("return t.temple[", "return BONUS + t.temple["))
    copy.edit(
        scoring, lambda text: text.replace("from .basics import", "from .text_bonus import BONUS\nfrom .basics import")
    )
    first = copy.run(POINTS)
    assert first.startswith("[1, 0, 0] 0")
    assert copy.run(POINTS).startswith("[1, 0, 0] 1"), "the second run finds the compiled code in the cache"
    copy.edit(bonus, lambda text: text.replace("BONUS = 0", "BONUS = 7"))
    assert copy.run(POINTS).startswith("[8, 0, 0] 0")


EDGE = """
from zashiki.bots import search, tree
from zashiki.engine.compiler import compile_now
from zashiki.registry import kind

names = search.names_for_search("tokaido-duo")
find_edge = kind("tokaido-duo").kernels.compiler.bind(tree.find_edge, names, entry=True)
compile_now(find_edge)
print(find_edge(tree.Edge.new(1024), 12345), len(find_edge.stats.cache_hits))
"""


def test_an_edited_search_is_run_though_the_old_one_is_in_the_cache(copy: Copy) -> None:
    first, hits = copy.run(EDGE).split()
    assert (int(hits), copy.run(EDGE).split()) == (0, [first, "1"])
    copy.edit("bots/tree.py", lambda text: text.replace("return at\n", "return at + 5000\n"))
    assert copy.run(EDGE).split() == [str(int(first) + 5000), "0"]
