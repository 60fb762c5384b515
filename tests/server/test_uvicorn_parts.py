"""The parts of uvicorn that src/zashiki/server/http/connection.py builds on: private, so a new version may lack them.

When one of these fails, look at connection.py, and then at the upper bound of uvicorn in pyproject.toml.
"""

from __future__ import annotations

import asyncio
import inspect
import tomllib
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from packaging.requirements import Requirement
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from zashiki.server.run import arguments
from zashiki.server.settings import Settings

FILE = "src/zashiki/server/http/connection.py relies on it"
METHODS: dict[type, dict[str, list[str]]] = {
    WebSocketsSansIOProtocol: {
        "__init__": ["self", "config", "server_state", "app_state", "_loop"],
        "data_received": ["self", "data"],
        "handle_connect": ["self", "event"],
        "send": ["self", "message"],
    },
    HttpToolsProtocol: {
        "__init__": ["self", "config", "server_state", "app_state", "_loop"],
        "connection_made": ["self", "transport"],
        "data_received": ["self", "data"],
        "on_message_begin": ["self"],
        "on_headers_complete": ["self"],
        "on_message_complete": ["self"],
        "handle_websocket_upgrade": ["self"],
        "connection_lost": ["self", "exc"],
    },
}
"""Methods that are overridden or called, and their parameters."""
PARTS: dict[Any, set[str]] = {
    WebSocketsSansIOProtocol: {
        *("loop", "tasks", "transport", "queue", "conn", "config", "logger"),
        *("handshake_complete", "close_sent", "read_paused"),
    },
    HttpToolsProtocol: {"loop", "transport", "config"},
}
"""Attributes that are read or set."""
QUEUE = {"put_nowait", "get", "empty", "qsize"}
"""What our inbox gives in place of the queue."""


@pytest.mark.parametrize(
    ("protocol", "name", "parameters"),
    [(protocol, name, given) for protocol, methods in METHODS.items() for name, given in methods.items()],
    ids=lambda value: getattr(value, "__name__", None) or (value if isinstance(value, str) else ""),
)
def test_a_method_is_there_with_its_parameters(protocol: type, name: str, parameters: list[str]) -> None:
    method = getattr(protocol, name, None)
    assert method, f"uvicorn's {protocol.__name__} has no {name}: {FILE}"
    assert list(inspect.signature(method).parameters) == parameters, f"{protocol.__name__}.{name} changed: {FILE}"


def made(protocol: Any) -> Any:
    """A connection as uvicorn makes it."""
    config = uvicorn.Config(lambda: None, **{**arguments(Settings()), "factory": False})
    config.load()
    return protocol(config, ServerState(), {}, asyncio.new_event_loop())


@pytest.mark.parametrize("protocol", PARTS)
def test_the_parts_of_a_connection_are_there(protocol: Any) -> None:
    connection = made(protocol)
    assert PARTS[protocol] - set(vars(connection)) == set(), f"uvicorn's {protocol.__name__} lacks parts: {FILE}"
    connection.loop.close()


def test_the_queue_of_a_socket_is_used_as_our_inbox_allows() -> None:
    used = {
        line.split("self.queue.")[1].split("(")[0]
        for line in inspect.getsource(WebSocketsSansIOProtocol).splitlines()
        if "self.queue." in line
    }
    assert used <= QUEUE, f"uvicorn asks more of its queue: {FILE}"
    assert "put_nowait" in used


def test_uvicorn_has_an_upper_bound() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (asked,) = (Requirement(text) for text in project["dependencies"] if text.startswith("uvicorn"))
    assert any(one.operator == "<" for one in asked.specifier), f"private parts need an upper bound: {FILE}"
