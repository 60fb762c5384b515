"""Health: is the server alive and ready?"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Health(Struct):
    """`GET /healthz` and `GET /readyz`."""

    status: Literal["ok", "starting", "failing"]
    text: str = ""
