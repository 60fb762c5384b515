"""What the README says is true."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path

import zashiki
from zashiki.cli.app import app

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"


def test_the_python_examples_run() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0


def test_every_command_it_names_exists() -> None:
    commands = {command.callback.__name__.replace("_", "-") for command in app.registered_commands if command.callback}
    commands |= {str(group.name) for group in app.registered_groups}
    named = set(re.findall(r"`zashiki ([\w-]+)", README.read_text(encoding="utf-8")))
    assert named
    assert named <= commands


def test_the_edition_it_shows_can_be_loaded(tmp_path: Path) -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", README.read_text(encoding="utf-8"), flags=re.DOTALL)
    file = tmp_path / "my-copy.toml"
    file.write_text(text, encoding="utf-8")
    game = zashiki.load("geishas-road", edition=file, mode="maiko")
    assert game.components["maiko.house_lanterns"] == tomllib.loads(text)["maiko"]["house_lanterns"]


def test_the_links_lead_somewhere() -> None:
    for name in ("README.md", "CONTRIBUTING.md"):
        links = re.findall(r"(?<!!)\[[^\]]*\]\(([^)#:]+)\)", (ROOT / name).read_text(encoding="utf-8"))
        assert all((ROOT / link).exists() for link in links)
