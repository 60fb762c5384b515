"""Errors as sentences for people, in their language."""

from __future__ import annotations

from ..errors import DataError, EditionError, RecordError, ZashikiError
from .speech import ENGLISH, Speech

IN_DETAIL: dict[type[ZashikiError], str] = {
    EditionError: "error-edition",
    RecordError: "error-record",
    DataError: "error-data",
}
"""What says that a file cannot be used, with the English text of the error as its detail."""


def error_text(error: ZashikiError, speech: Speech) -> str:
    """An error in the language of a speech. What has no words of its own is said with its English detail.

    >>> from .speech import speech
    >>> from ..errors import OptionError
    >>> error_text(OptionError("there is no bot 'x'").worded("bot", bot="x", bots="random, novice"), speech("pl"))
    'Nie ma bota „x”; boty: random, novice.'
    """
    if error.message:
        facts = {k: error_text(v, speech) if isinstance(v, ZashikiError) else v for k, v in error.facts.items()}
        return speech.say(f"error-{error.message}", **facts)
    if speech.language == ENGLISH:
        return str(error)
    whole = next((id_ for kind, id_ in IN_DETAIL.items() if isinstance(error, kind)), "error-other")
    return speech.say(whole, detail=str(error))
