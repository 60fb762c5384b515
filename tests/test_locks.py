"""The locked versions are those that pyproject.toml asks for, each with its hashes and without any index's address."""

from __future__ import annotations

import json
import re
import runpy
import tomllib
from itertools import combinations
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]
PINNED = re.compile(r"^([\w.-]+)(?:\[[\w,]+\])?==([\w.+]+)", re.MULTILINE)
EXTRAS = PROJECT["optional-dependencies"]
LOCKS = {
    "base": PROJECT["dependencies"],
    "dev": PROJECT["dependencies"] + EXTRAS["dev"],
    "cluster": PROJECT["dependencies"] + EXTRAS["cluster"],
    "build": [*PYPROJECT["build-system"]["requires"], "editables"],
}
"""The locks, and what each has to hold."""


def pinned_in(name: str) -> dict[str, str]:
    text = (ROOT / "locks" / f"{name}.lock").read_text(encoding="utf-8")
    return {canonicalize_name(found[1]): found[2] for found in PINNED.finditer(text)}


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_everything_that_is_asked_for(name: str) -> None:
    pinned = pinned_in(name)
    for requirement in map(Requirement, LOCKS[name]):
        version = pinned.get(canonicalize_name(requirement.name))
        assert version is not None, requirement
        assert version in requirement.specifier, requirement


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_hashes_and_no_address(name: str) -> None:
    text = (ROOT / "locks" / f"{name}.lock").read_text(encoding="utf-8")
    assert "://" not in text
    assert "index" not in text.split("--hash")[0]
    entries = re.split(r"\n(?=[a-zA-Z])", text.strip())
    assert len(entries) >= len(LOCKS[name])
    assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []


def test_the_locks_agree() -> None:
    for one, other in combinations(map(pinned_in, LOCKS), 2):
        assert {name: one[name] for name in one.keys() & other} == {name: other[name] for name in one.keys() & other}


def test_the_package_is_built_with_what_is_locked() -> None:
    hashed, editable = runpy.run_path(str(ROOT / "run"))["packages"](["dev"], newest=False)
    assert hashed[0] == "--require-hashes"
    assert {str(ROOT / "locks" / f"{name}.lock") for name in ("build", "dev")} <= set(hashed)
    assert {"--no-build-isolation", "--no-deps"} <= set(editable), "nothing else may be fetched to build it"


def test_the_packages_of_the_page_are_locked_without_an_address() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    asked = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    installed = {name: entry for name, entry in lock["packages"].items() if name}
    for name, version in {**asked["dependencies"], **asked["devDependencies"]}.items():
        assert installed[f"node_modules/{name}"]["version"] == version
    assert all(entry["integrity"] and "resolved" not in entry for entry in installed.values())
