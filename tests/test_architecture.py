"""docs/architecture.md speaks of the modules that exist, and of every layer."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
PICTURE = (ROOT / "docs" / "house.svg").read_text(encoding="utf-8")
PACKAGE = ROOT / "src" / "zashiki"


def layers() -> list[str]:
    """The layers that the import checker knows, outermost first."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    (package,) = [contract for contract in contracts if contract.get("containers") == ["zashiki"]]
    return [name.strip() for layer in package["layers"] for name in layer.split("|")]


def test_every_file_that_is_named_exists() -> None:
    named = re.findall(r"`((?:src|web)/[\w./]+\.\w+)`", PAGE)
    assert len(named) > 25
    assert [path for path in named if not (ROOT / path).is_file()] == []


def test_the_page_and_the_picture_name_every_layer_and_no_other() -> None:
    there = {p.stem for p in PACKAGE.iterdir() if (p / "__init__.py").exists() or p.suffix == ".py"} - {
        "__init__",
        "__main__",
    }
    assert set(layers()) == there
    rows = re.findall(r"^\| (.+?) \|", PAGE, re.MULTILINE)[1:]
    told = {name.rstrip("/").removesuffix(".py") for row in rows for name in re.findall(r"`([\w./]+)`", row)}
    assert told - {"web"} == there
    drawn = {name.removesuffix(".py") for name in re.findall(r"font-weight=\"600\"[^>]*>([\w.]+)<", PICTURE)}
    games, rooms = {p.name for p in (PACKAGE / "games").iterdir()}, {p.name for p in (PACKAGE / "server").iterdir()}
    assert all(name in there | games | rooms for name in drawn)


def test_a_move_takes_at_most_twelve_steps_in_order() -> None:
    steps = [int(number) for number in re.findall(r"^(\d+)\. \*\*", PAGE, re.MULTILINE)]
    assert steps == list(range(1, len(steps) + 1))
    assert len(steps) <= 12


def test_the_rooms_of_the_server_are_told() -> None:
    rooms = {p.name for p in (PACKAGE / "server").iterdir() if (p / "__init__.py").exists()} - {"bench", "protocol"}
    assert [room for room in rooms if f"`{room}/`" not in PAGE] == []
