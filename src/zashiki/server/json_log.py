"""The log of the server process: one JSON object a line, without keys, seeds or chat."""

from __future__ import annotations

import logging
import sys
import time
import traceback

import msgspec

USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "taskName", "color_message"}


class JsonFormatter(logging.Formatter):
    """Formats a log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line. Of an exception it has the type and the places, not the message, which might quote a secret."""
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


def configure(level: str = "INFO") -> None:
    """Send the log of the server and of uvicorn to the standard error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in ("zashiki.server", "uvicorn.error", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name != "alembic" else "WARNING")
