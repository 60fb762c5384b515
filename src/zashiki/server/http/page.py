"""Static files of the web page: what the front-end build made and the games' posters, gzipped once, under a strict
content security policy.
"""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ...drawing.svg import INK, PAPER, TITLE_FACE, VERMILION, el, letters, rect, width_of
from ...registry import games, kind
from .http_io import accepts_gzip

STATIC = Path(__file__).parents[1] / "static"
ROOMS = ("/", "/play/{game}", "/table/{table}", "/review/{table}", "/learn/{game}", "/rules/{game}")
"""Paths that answer with index.html: the router of the page does the rest."""
FILES = ("/assets/{name}", "/posters/{name}", "/icon.svg", "/icon-maskable.svg", "/manifest.webmanifest", "/sw.js")
POLICY = "; ".join([
    "default-src 'self'", "img-src 'self' data: blob:", "style-src 'self' 'unsafe-inline'",
    "connect-src 'self'",
    "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'none'",
])  # fmt: skip
HEADERS = {"x-content-type-options": "nosniff", "referrer-policy": "no-referrer", "content-security-policy": POLICY}
FOREVER = "public, max-age=31536000, immutable"
MISSING = "The page has not been built. Run ./run once, or: cd web && npm install && npm run build\n"
PACKED_FROM = 1_000
"""Bytes from which gzip is worth its time."""
PACKED_ALREADY = (".woff2",)
MEDIA_TYPES = {".webmanifest": "application/manifest+json"}
POSTER_WIDTH, POSTER_HEIGHT = 568, 728
TITLE_SIZE = 84


@dataclass(frozen=True)
class File:
    """A file of the page, plain and gzipped."""

    body: bytes
    packed: bytes | None
    media_type: str
    caching: str

    @classmethod
    def of(cls, name: str, body: bytes, caching: str) -> File:
        """The file with its media type, gzipped where that makes it smaller."""
        suffix = Path(name).suffix
        packed = gzip.compress(body, 9) if suffix not in PACKED_ALREADY and len(body) >= PACKED_FROM else None
        guessed = MEDIA_TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        return cls(body, packed, guessed, caching)


@lru_cache(256)
def file(name: str) -> File | None:
    """A file of the page by its path, or None."""
    folder, _, last = name.rpartition("/")
    if folder == "posters":
        game = last.removesuffix(".svg")
        return File.of(last, poster(game), "no-cache") if last.endswith(".svg") and game in games() else None
    path = (STATIC / name).resolve()
    if STATIC not in path.parents or not path.is_file():
        return None
    return File.of(path.name, path.read_bytes(), FOREVER if path.parent.name == "assets" else "no-cache")


def poster(game: str) -> bytes:
    """The poster of a game as SVG: the one in its folder, or else its title on paper."""
    found = kind(game)
    drawn = found.components.parent / "board" / "poster.svg"
    return drawn.read_bytes() if drawn.is_file() else plain_poster(found.title).encode()


def plain_poster(title: str) -> str:
    """A title on paper, one word a line, each made small enough for the width.

    >>> "<svg " in plain_poster("Go & more")
    True
    """
    words = title.split()
    middle, room = POSTER_WIDTH / 2, POSTER_WIDTH - 120
    size = min(TITLE_SIZE, *(TITLE_SIZE * room / width_of(word, TITLE_SIZE) for word in words))
    top = (POSTER_HEIGHT - size * 1.2 * (len(words) - 1)) / 2
    return el(
        "svg",
        rect(0, 0, POSTER_WIDTH, POSTER_HEIGHT, fill=PAPER),
        rect(24, 24, POSTER_WIDTH - 48, POSTER_HEIGHT - 48, fill="none", stroke=VERMILION, stroke_width=6),
        *(letters(word, middle, top + size * 1.2 * k, size, face=TITLE_FACE, fill=INK) for k, word in enumerate(words)),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {POSTER_WIDTH} {POSTER_HEIGHT}",
    )


def respond(found: File, request: Request) -> Response:
    """The HTTP response with a file, gzipped if the client takes it."""
    headers = {**HEADERS, "cache-control": found.caching, "vary": "accept-encoding"}
    if found.packed and accepts_gzip(request):
        return Response(found.packed, 200, {**headers, "content-encoding": "gzip"}, found.media_type)
    return Response(found.body, 200, headers, found.media_type)


async def room(request: Request) -> Response:
    """Endpoint of the page itself: index.html at each of its paths."""
    found = file("index.html")
    return respond(found, request) if found else PlainTextResponse(MISSING, 503)


async def asset(request: Request) -> Response:
    """Endpoint of the files that the page loads."""
    found = file(request.url.path.removeprefix("/"))
    if found is None:
        raise HTTPException(404)
    return respond(found, request)
