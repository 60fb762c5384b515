"""The route table: every path of the HTTP side, for the router and for the OpenAPI document."""

from __future__ import annotations

from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from .. import protocol as p
from ..app import App
from ..tables import updates
from . import game_routes as game
from . import health_routes as health
from . import openapi
from . import review_routes as review
from . import table_routes as table
from .http_io import HEADERS
from .route import ACTION, AFTER, AT, DEPTH, EYES, JSON, LANG, RULES, SHAPE, TEXT, Refusals, Route


async def schema(_app: App, _request: Request) -> Response:
    """This document."""
    return Response(_document(), 200, HEADERS, JSON)


@cache
def _document() -> bytes:
    return updates.ENCODER.encode(openapi.document(ROUTES))


GAME, TABLE = "/api/games/{game}", "/api/tables/{table}"
LIMITED: Refusals = ("bad-request", "too-many")
ACTIONS: Refusals = (*LIMITED, "unknown-action")
ORDERS: Refusals = ("unknown-game", "bad-options", "try-again")
NOT_NOW: Refusals = ("not-started", "over", "not-your-turn")
COMMANDS: Refusals = (*NOT_NOW, "not-allowed", "stale", "illegal", "unknown-action")
AFTER_THE_END: Refusals = ("bad-request", "not-started", "not-allowed")

ROUTES = (
    Route("GET", "/healthz", health.healthz, p.Health),
    Route("GET", "/readyz", health.readyz, p.Health),
    Route("GET", "/metrics", health.metrics, TEXT),
    Route("GET", "/api/schema.json", schema, JSON),
    # games
    Route("GET", "/api/games", game.games, p.Games, (LANG,)),
    Route("GET", f"{GAME}/options", game.options, p.Fitting, refuses=("bad-options",)),
    Route("GET", f"{GAME}/rules", game.rules, p.Rules, (LANG, RULES), refuses=("bad-request",)),
    Route("GET", f"{GAME}/lesson", game.lesson, p.Lesson, (LANG,)),
    Route("GET", f"{GAME}/lesson/scene", game.lesson_scene, p.Scene, (AT, LANG, SHAPE), refuses=LIMITED),
    Route("GET", f"{GAME}/lesson/why-not", game.lesson_why_not, p.WhyNot, (AT, ACTION, LANG), refuses=ACTIONS),
    Route("GET", f"{GAME}/examples", game.examples, p.Examples, (LANG,)),
    Route("GET", f"{GAME}/examples/{{example}}", game.example, p.Example, (LANG, SHAPE), refuses=LIMITED),
    # a table
    Route("POST", "/api/tables", table.make_table, p.TableMade, body=p.TableOrder, refuses=ORDERS),
    Route("GET", TABLE, table.show, p.Update, (AFTER,), refuses=LIMITED),
    Route("GET", f"{TABLE}/scene", table.scene, p.Scene, (AT, AFTER, LANG, SHAPE), refuses=LIMITED),
    Route("GET", f"{TABLE}/why-not", table.why_not, p.WhyNot, (ACTION, LANG), refuses=(*NOT_NOW, *ACTIONS)),
    Route("GET", f"{TABLE}/record", table.record, TEXT, refuses=("not-started",)),
    Route("POST", f"{TABLE}/seats", table.claim, p.SeatKey, body=p.Claim, refuses=("seat-taken",)),
    *(
        Route("POST", f"{TABLE}/{path}", table.command(form), p.Ack, body=form, refuses=COMMANDS)
        for path, form in p.COMMANDS.items()
    ),
    # looking back, and advice
    Route("GET", f"{TABLE}/story", review.story, p.Story, (EYES, LANG), refuses=AFTER_THE_END),
    Route("GET", f"{TABLE}/moment", review.moment, p.Scene, (AT, EYES, LANG, SHAPE), refuses=AFTER_THE_END),
    Route("GET", f"{TABLE}/review", review.review, p.ReviewState, (DEPTH, LANG), refuses=AFTER_THE_END),
    Route("POST", f"{TABLE}/review", review.begin_review, p.ReviewState, (LANG,), p.ReviewOrder, AFTER_THE_END),
    Route("GET", f"{TABLE}/hint", review.hint, p.Hint, (LANG,), refuses=(*NOT_NOW, "not-allowed")),
)
"""Method, path, handler, answer; then the query, the body, and the refusals beside those of `route.BY_PARAMETER`."""
