"""The OpenAPI document of the HTTP side, made from the route table and the messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ...registry import games
from .. import protocol as p
from .route import JSON, Message, Route, Schema

PATH_PARAMETERS: dict[str, Schema] = {
    "table": {"type": "string", "pattern": "^[A-Za-z0-9_-]{8,40}$"},
    "game": {"type": "string", "enum": games()},
    "example": {"type": "string", "maxLength": 60},
}
SOCKET_MESSAGES = (p.Hello, p.Update, p.Ack, p.Refusal)
"""Messages of the WebSocket beside the commands."""


def document(routes: Sequence[Route]) -> dict[str, Any]:
    """The whole document."""
    messages = {form: None for route in routes for form in (route.body, route.answer) if isinstance(form, type)}
    forms = [*messages, *(form for form in SOCKET_MESSAGES if form not in messages)]
    _, components = msgspec.json.schema_components(forms, ref_template="#/components/schemas/{name}")
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Zashiki tables", "version": "1"},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(route: Route) -> dict[str, Any]:
    responses: dict[str, Any] = {"200": {"description": "Done.", "content": _content(route.answer)}}
    for status, kinds in route.refusals.items():
        responses[str(status)] = {"description": f"Refused: {', '.join(kinds)}.", "content": _content(p.Refusal)}
    if route.answer is p.Health:
        responses["503"] = {"description": "Not ready.", "content": _content(p.Health)}
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": PATH_PARAMETERS[name]} for name in route.parameters
    ]
    in_query = [
        {"name": query.name, "in": "query", "schema": query.schema} | ({"required": True} if query.required else {})
        for query in route.query
    ]
    found: dict[str, Any] = {"summary": route.summary, "parameters": in_path + in_query, "responses": responses}
    if route.body:
        found["requestBody"] = {"required": True, "content": _content(route.body)}
    if "table" in route.parameters:
        found["security"] = [{}, {"seat": []}]
    return found


def _content(form: Message | str) -> dict[str, Any]:
    if isinstance(form, str):
        return {form: {}}
    return {JSON: {"schema": {"$ref": f"#/components/schemas/{form.__name__}"}}}
