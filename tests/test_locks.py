"""The locked versions are those that pyproject.toml asks for, each with its hashes and without any index's address."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PINNED = re.compile(r"^([\w.-]+)(?:\[[\w,]+\])?==([\w.+]+)", re.MULTILINE)
LOCKS = {"base": [], "dev": ["dev"], "cluster": ["cluster"]}


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_everything_that_is_asked_for(name: str) -> None:
    text = (ROOT / "locks" / f"{name}.lock").read_text(encoding="utf-8")
    pinned = {
        canonicalize_name(found[1]): found[2] for found in re.finditer(r"^([\w.-]+)(?:\[\w,]+)?==([\w.+]+)", text, re.M)
    }
    asked = PROJECT["dependencies"] + [one for extra in LOCKS[name] for one in PROJECT["optional-dependencies"][extra]]
    for requirement in map(Requirement, asked):
        version = pinned.get(canonicalize_name(requirement.name))
        assert version is not None, requirement
        assert version in requirement.specifier, requirement


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_hashes_and_no_address(name: str) -> None:
    text = (ROOT / "locks" / f"{name}.lock").read_text(encoding="utf-8")
    assert "://" not in text
    assert "index" not in text.split("--hash")[0]
    entries = re.split(r"\n(?=[a-zA-Z])", text.strip())
    assert len(entries) > 20
    assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []


def test_the_packages_of_the_page_are_locked_without_an_address() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    asked = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    installed = {name: entry for name, entry in lock["packages"].items() if name}
    for name, version in {**asked["dependencies"], **asked["devDependencies"]}.items():
        assert installed[f"node_modules/{name}"]["version"] == version
    assert all(entry["integrity"] and "resolved" not in entry for entry in installed.values())
