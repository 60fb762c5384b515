"""docs/protocol.md: every example is a message, every message has an example, every refusal and entry is named."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from zashiki.server import protocol
from zashiki.server.http.openapi import SOCKET_MESSAGES, document
from zashiki.server.http.routes import ROUTES
from zashiki.server.refusals import STATUS
from zashiki.server.tables.table import APPLY

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
MESSAGES = [
    *(protocol.TableOrder, protocol.TableMade, protocol.Claim, protocol.SeatKey, protocol.Games, protocol.WhyNot),
    *(protocol.Fitting, protocol.Rules, protocol.Scene, protocol.Story),
    *(protocol.ReviewOrder, protocol.ReviewState, protocol.Hint),
    *(protocol.Health, *SOCKET_MESSAGES, *protocol.COMMANDS.values()),
]


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_an_example_is_a_message(name: str, text: str) -> None:
    message = msgspec.json.decode(text, type=getattr(protocol, name), strict=True)
    again = json.loads(msgspec.json.encode(message))
    assert lacking(json.loads(text), again) is None


def lacking(given: Any, again: Any) -> str | None:
    """Something of an example that the message does not hold."""
    if isinstance(given, dict):
        found = [lacking(value, again.get(key)) for key, value in given.items()]
        return next((fault for fault in found if fault), None)
    if isinstance(given, list):
        return next((f for f in map(lacking, given, again) if f), None) if len(given) == len(again) else str(given)
    return None if given == again else f"{given} is not {again}"


def test_every_message_has_an_example() -> None:
    assert {form.__name__ for form in MESSAGES} == {name for name, _ in EXAMPLES}


def test_every_refusal_with_its_status_and_every_entry_is_named() -> None:
    rows = re.findall(r"^\| (`.+?`) \| (\d{3}) \|", TEXT, re.MULTILINE)
    told = {name: int(status) for names, status in rows for name in re.findall(r"`(.+?)`", names)}
    assert told == STATUS
    assert all(f"`{kind}`" in TEXT for kind in APPLY)
    assert all(f"`{path}`" in TEXT for path in protocol.COMMANDS)


def test_the_schema_names_every_message() -> None:
    schemas = document(ROUTES)["components"]["schemas"]
    assert {form.__name__ for form in MESSAGES} <= set(schemas)


def test_every_path_has_a_summary_and_is_named() -> None:
    for route in ROUTES:
        assert route.summary, route.path
        last = [part for part in route.path.split("/") if not part.startswith("{")][-1]
        assert f"/{last}" in TEXT or f"`{last}`" in TEXT, route.path


def test_the_document_has_every_path_with_its_refusals() -> None:
    paths = document(ROUTES)["paths"]
    assert len(ROUTES) == sum(map(len, paths.values()))
    move = paths["/api/tables/{table}/moves"]["post"]
    assert move["responses"]["422"]["description"] == "Refused: illegal, unknown-action."
    assert move["security"] == [{}, {"seat": []}]
    assert "422" not in paths["/api/games"]["get"]["responses"]
