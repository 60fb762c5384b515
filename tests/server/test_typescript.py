"""The TypeScript types: every message is there, as the server reads and writes it."""

from __future__ import annotations

import re
from typing import get_args

from typer.testing import CliRunner

from zashiki.cli.app import app
from zashiki.server import protocol
from zashiki.server.http import typescript
from zashiki.server.refusals import STATUS
from zashiki.server.tables.table import APPLY

from .test_documentation import MESSAGES

MOVE = """\
/** An action, in answer to the position of version `at`. */
export interface Move {
  type: "move";
  id: string;
  at: number;
  action: string | number;
}
"""
CLAIM = """\
export interface Claim {
  seat?: number | null;
  name?: string | null;
  language?: string | null;
}
"""
REFUSAL = """\
export interface Refusal {
  type: "refusal";
  refusal: RefusalKind;
  text: string;
  version?: number | null;
  rule?: string | null;
  id?: string | null;
}
"""
SCORE = """\
export interface Score {
  total: number;
  by_source: Record<string, number>;
}
"""


def test_messages_read_as_they_are_sent() -> None:
    text = typescript.source()
    for snippet in (MOVE, CLAIM, REFUSAL, SCORE):
        assert snippet in text
    assert "  options: Record<string, OptionValue | null>;\n" in text
    assert "  choices: OptionValue[];\n" in text
    assert "  action?: string;\n" in text, "what is unset is not sent"
    assert "  text: string;\n}" in text.split("interface Health")[1], "the server always sends its defaults"


def test_every_message_is_there_and_refers_to_what_is_there() -> None:
    text = typescript.source()
    declared = set(re.findall(r"^export (?:interface|type|const) (\w+)", text, re.MULTILINE))
    assert {form.__name__ for form in MESSAGES} <= declared
    assert {struct.__name__ for struct in typescript.structs()} <= declared
    types = re.sub(r"/\*\*.*?\*/|\"[^\"]*\"|//.*", "", text)
    assert set(re.findall(r"\b[A-Z]\w+", types)) - {"Record"} <= declared


def test_unions_are_told_apart_by_their_type() -> None:
    text = typescript.source()
    for name, union in (("Command", protocol.AnyCommand), ("ServerMessage", protocol.ServerMessage)):
        parts = re.search(rf"export type {name} = (.*);", text)
        assert parts is not None
        assert parts[1].split(" | ") == [part.__name__ for part in get_args(union)]
        tags = [re.search(rf"interface {part} {{\n  type: (\".*\");", text) for part in parts[1].split(" | ")]
        assert len({tag[1] for tag in tags if tag}) == len(get_args(union))


def test_refusals_and_entries_are_the_ones_there_are() -> None:
    assert set(get_args(protocol.RefusalKind)) == set(STATUS)
    assert set(get_args(protocol.EntryKind)) == set(APPLY)


def test_the_command_prints_or_writes_them(tmp_path) -> None:
    run, file = CliRunner(), tmp_path / "protocol.ts"
    assert run.invoke(app, ["types"]).output == typescript.source()
    assert run.invoke(app, ["types", "--out", str(file)]).exit_code == 0
    assert file.read_text(encoding="utf-8") == typescript.source()
