"""Writes the server's own log: one JSON object a line, without keys, seeds or what people say."""

from __future__ import annotations

import logging
import sys
import time
import traceback

import msgspec

USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "taskName", "color_message"}


class Scribe(logging.Formatter):
    """A log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line. Of an exception the type and the places are told, not its words: they might quote a secret."""
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            **{k: v for k, v in vars(record).items() if k not in USUAL},
        }
        if record.exc_info and record.exc_info[0]:
            frames = traceback.extract_tb(record.exc_info[2])
            line["error"] = record.exc_info[0].__name__
            line["places"] = [f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno} {frame.name}" for frame in frames]
        return msgspec.json.encode(line, enc_hook=str).decode()


def begin(level: str = "INFO") -> None:
    """Send what the server and uvicorn log to the standard error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Scribe())
    for name in ("zashiki.server", "uvicorn.error", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name != "alembic" else "WARNING")
