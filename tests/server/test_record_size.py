"""One limit for the size of a record: in the reader, over HTTP, in the schema and on the page."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

import zashiki
from zashiki import State
from zashiki.api.records import MAX_RECORD, Record
from zashiki.cli.app import app
from zashiki.engine.buffers import random_words
from zashiki.errors import RecordError
from zashiki.server import protocol
from zashiki.server.http import openapi, routes
from zashiki.server.http.http_io import RECORD_BYTES

from .servers import Inside, play_some

WEB = Path(__file__).parents[2] / "web" / "src"


def padded(record: str, size: int) -> str:
    """The same record, as long as wanted, by a comment that costs most in JSON."""
    return record + "#" + "\x01" * (size - len(record) - 1)


@pytest.mark.parametrize("name", zashiki.games())
def test_the_longest_of_thousands_of_games_fits(name: str) -> None:
    kind = zashiki.registry.kind(name)
    for options in kind.variants:
        game = zashiki.load(name, **options)
        root, cells = State.fresh(game, None), game.kind.schema.new()
        _, _, longest = kind.kernels.playouts(game.tables, root._cells, cells, 1000, random_words(1))
        line = max(len(str(action)) for action in game.actions) + max(len(seat) for seat in (*game.seats, "chance"))
        assert 3 * longest * (line + 3) < MAX_RECORD, "chance acts no more than twice for each decision"


def test_every_reader_has_the_same_limit(tmp_path: Path) -> None:
    with Inside(f"sqlite:///{tmp_path / 't.db'}") as server:
        seats = server.seats()
        play_some(seats, 500)
        record = seats[0].get("/record").text
        fits, too_long = padded(record, MAX_RECORD), padded(record, MAX_RECORD + 1)
        order = {"game": "geishas-road", "seats": [{"kind": "bot"}] * 2}
        answers = [httpx.post(f"{server.url}/api/tables", json={**order, "record": text}) for text in (fits, too_long)]
        huge = httpx.post(f"{server.url}/api/tables", json={**order, "record": "x" * (RECORD_BYTES + 20_000)})
        chat = seats[0].post("chat", id="c", text="x" * 20_000)
    assert [answer.status_code for answer in answers] == [200, 400]
    assert [answer.json()["refusal"] for answer in (answers[1], huge, chat)] == [
        "bad-request",
        "too-large",
        "too-large",
    ]
    assert Record.read(fits).header == Record.read(record).header
    with pytest.raises(RecordError, match=r"at most 100,000 characters, and this has 100,001"):
        Record.read(too_long)
    for text, code in ((fits, 0), (too_long, 2)):
        (tmp_path / "record.txt").write_text(text, encoding="utf-8")
        assert CliRunner().invoke(app, ["replay", str(tmp_path / "record.txt")]).exit_code == code


def test_the_schema_and_the_page_name_the_limit() -> None:
    schema = openapi.document(routes.ROUTES)["components"]["schemas"][protocol.TableOrder.__name__]
    assert [form["maxLength"] for form in schema["properties"]["record"]["anyOf"] if "maxLength" in form] == [
        MAX_RECORD
    ]
    assert f"export const MAX_RECORD = {MAX_RECORD};" in (WEB / "protocol.ts").read_text(encoding="utf-8")
    assert "record.length > MAX_RECORD" in (WEB / "rooms" / "ReviewRecord.tsx").read_text(encoding="utf-8")
