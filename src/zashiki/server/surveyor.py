"""Describes the HTTP side as an OpenAPI document, made from the messages themselves. Types for clients come from it."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

import msgspec

from ..core.pictures import NARROW, WIDE
from ..core.registry import games
from ..core.speech import LANGUAGES
from . import protocol as p
from .refusals import STATUS

TABLE = {
    "name": "table",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{8,40}$"},
}
GAME = {"name": "game", "in": "path", "required": True, "schema": {"type": "string", "enum": games()}}
EXAMPLE = {"name": "example", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 60}}
LANGUAGE = {"name": "lang", "in": "query", "schema": {"type": "string", "enum": list(LANGUAGES)}}
SHAPE = {"name": "shape", "in": "query", "schema": {"type": "string", "enum": [WIDE, NARROW]}}
AT = {"name": "at", "in": "query", "schema": {"type": "integer", "minimum": -1, "maximum": 999_999_999}}
AFTER = {"name": "after", "in": "query", "schema": {"type": "integer", "minimum": -1, "maximum": 999_999_999}}
EYES = {"name": "eyes", "in": "query", "schema": {"type": "string", "pattern": "^([0-9]|1[0-5]|open)$"}}
ACTION = {"name": "action", "in": "query", "required": True, "schema": {"type": "string", "maxLength": 120}}
DEPTH = {"name": "depth", "in": "query", "schema": {"type": "string", "enum": list(get_args(p.ReviewDepth))}}
SOCKET_MESSAGES = (p.Hello, p.Update, p.Ack, p.Refusal)
"""Messages of the WebSocket beside the commands."""


@cache
def description() -> dict[str, Any]:
    """The whole document."""
    answers = [
        p.Games,
        p.Fitting,
        p.Rules,
        p.TableMade,
        p.SeatKey,
        p.Scene,
        p.Story,
        p.WhyNot,
        p.ReviewState,
        p.Hint,
        p.Lesson,
        p.Examples,
        p.Example,
        p.Health,
    ]
    asked = [p.TableOrder, p.ReviewOrder, p.Claim, *p.COMMANDS.values()]
    forms = [*asked, *answers, *SOCKET_MESSAGES]
    _, components = msgspec.json.schema_components(forms, ref_template="#/components/schemas/{name}")
    paths: dict[str, Any] = {
        "/healthz": {"get": _operation("Is the process alive?", answer=p.Health)},
        "/readyz": {"get": _operation("Can tables be served?", answer=p.Health)},
        "/api/games": {
            "get": _operation("What can be played, and against whom.", answer=p.Games, parameters=[LANGUAGE])
        },
        "/api/games/{game}/options": {
            "get": _operation("Which choices of its options go together.", answer=p.Fitting, parameters=[GAME])
        },
        "/api/games/{game}/rules": {"get": _operation("The rulebook.", answer=p.Rules, parameters=[GAME, LANGUAGE])},
        "/api/games/{game}/lesson": {
            "get": _operation("The guided first game.", answer=p.Lesson, parameters=[GAME, LANGUAGE])
        },
        "/api/games/{game}/lesson/scene": {
            "get": _operation("A position of it.", answer=p.Scene, parameters=[GAME, AT, LANGUAGE, SHAPE])
        },
        "/api/games/{game}/lesson/why-not": {
            "get": _operation("Which rule forbids an action there.", None, p.WhyNot, [GAME, AT, ACTION, LANGUAGE])
        },
        "/api/games/{game}/examples": {
            "get": _operation("The examples of the rulebook.", answer=p.Examples, parameters=[GAME, LANGUAGE])
        },
        "/api/games/{game}/examples/{example}": {
            "get": _operation("An example on the board.", None, p.Example, [GAME, EXAMPLE, LANGUAGE, SHAPE])
        },
        "/api/tables": {"post": _operation("A new table.", p.TableOrder, p.TableMade)},
        "/api/tables/{table}": {
            "get": _operation("The table as the seat may see it.", answer=p.Update, parameters=[TABLE, AFTER])
        },
        "/api/tables/{table}/scene": {
            "get": _operation(
                "A position drawn and in words.", answer=p.Scene, parameters=[TABLE, AT, AFTER, LANGUAGE, SHAPE]
            )
        },
        "/api/tables/{table}/story": {
            "get": _operation("A game that is over, in words.", answer=p.Story, parameters=[TABLE, EYES, LANGUAGE])
        },
        "/api/tables/{table}/moment": {
            "get": _operation(
                "A position of a game that is over.", answer=p.Scene, parameters=[TABLE, AT, EYES, LANGUAGE, SHAPE]
            )
        },
        "/api/tables/{table}/why-not": {
            "get": _operation("Which rule forbids an action.", answer=p.WhyNot, parameters=[TABLE, ACTION, LANGUAGE])
        },
        "/api/tables/{table}/record": {"get": _operation("The game as text.", parameters=[TABLE])},
        "/api/tables/{table}/review": {
            "get": _operation("A review.", answer=p.ReviewState, parameters=[TABLE, DEPTH, LANGUAGE]),
            "post": _operation("Begin a review.", p.ReviewOrder, p.ReviewState, [TABLE, LANGUAGE]),
        },
        "/api/tables/{table}/hint": {
            "get": _operation("What the coach thinks of the choices.", answer=p.Hint, parameters=[TABLE, LANGUAGE])
        },
        "/api/tables/{table}/seats": {"post": _operation("Take an open seat.", p.Claim, p.SeatKey, [TABLE])},
    }
    for path, form in p.COMMANDS.items():
        about = (form.__doc__ or "").split("\n", maxsplit=1)[0]
        paths[f"/api/tables/{{table}}/{path}"] = {"post": _operation(about, form, p.Ack, [TABLE])}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Zashiki tables", "version": "1"},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(
    summary: str, asked: Any = None, answer: Any = None, parameters: list[dict[str, Any]] | None = None
) -> dict[str, Any]:
    refusal = {"description": "A refusal.", "content": _content(p.Refusal)}
    good: dict[str, Any] = {"description": "Done.", "content": _content(answer) if answer else {"text/plain": {}}}
    found: dict[str, Any] = {
        "summary": summary,
        "parameters": parameters or [],
        "responses": {"200": good, **{str(status): refusal for status in sorted(set(STATUS.values()))}},
    }
    if answer is p.Health:
        found["responses"]["503"] = {"description": "Not ready.", "content": _content(p.Health)}
    if asked:
        found["requestBody"] = {"required": True, "content": _content(asked)}
    if parameters:
        found["security"] = [{}, {"seat": []}]
    return found


def _content(form: Any) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{form.__name__}"}}}
