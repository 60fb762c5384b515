"""The page itself: the files that the front-end build made, packed once, with a policy that lets nothing else in."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

STATIC = Path(__file__).parent / "static"
ROOMS = ("/", "/play/{game}", "/table/{table}", "/review/{table}", "/learn/{game}", "/rules/{game}")
"""Paths at which the page finds its own way."""
FILES = ("/assets/{name}", "/posters/{name}", "/icon.svg", "/icon-maskable.svg", "/manifest.webmanifest", "/sw.js")
POLICY = "; ".join([
    "default-src 'self'", "img-src 'self' data: blob:", "style-src 'self' 'unsafe-inline'",
    "connect-src 'self' ws: wss:",
    "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'none'",
])  # fmt: skip
HEADERS = {"x-content-type-options": "nosniff", "referrer-policy": "no-referrer", "content-security-policy": POLICY}
FOREVER = "public, max-age=31536000, immutable"
MISSING = "The page has not been built. Run ./run once, or: cd web && npm install && npm run build\n"
PACKED_FROM = 1_000
"""Bytes from which packing is worth the while."""


@dataclass(frozen=True)
class File:
    """A file of the page, plain and packed."""

    body: bytes
    packed: bytes | None
    media_type: str
    caching: str


@cache
def file(name: str) -> File | None:
    """A file of the page, if there is one of that name."""
    path = (STATIC / name).resolve()
    if STATIC not in path.parents or not path.is_file():
        return None
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        media_type = "application/manifest+json"
    body = path.read_bytes()
    packed = gzip.compress(body, 9) if path.suffix != ".woff2" and len(body) >= PACKED_FROM else None
    return File(body, packed, media_type, FOREVER if path.parent.name == "assets" else "no-cache")


def respond(found: File, request: Request) -> Response:
    """A file as an answer."""
    headers = {**HEADERS, "cache-control": found.caching, "vary": "accept-encoding"}
    if found.packed and accepts_gzip(request):
        return Response(found.packed, 200, {**headers, "content-encoding": "gzip"}, found.media_type)
    return Response(found.body, 200, headers, found.media_type)


def accepts_gzip(request: Request) -> bool:
    """Does the one who asks unpack gzip?"""
    return "gzip" in request.headers.get("accept-encoding", "")


async def room(request: Request) -> Response:
    """The page, at any of its own paths."""
    found = file("index.html")
    return respond(found, request) if found else PlainTextResponse(MISSING, 503)


async def asset(request: Request) -> Response:
    """A file that the page asks for."""
    found = file(request.url.path.removeprefix("/"))
    if found is None:
        raise HTTPException(404)
    return respond(found, request)
