"""Words of the terminal in four languages, and the language that the environment asks for."""

from __future__ import annotations

import os
import re
from pathlib import Path

from ...api.game import Game
from ...api.kind import known_language
from ...text.speech import ENGLISH, Speech, speech

FOLDER = Path(__file__).parent
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where an environment names its language; the first that is set counts."""


def environment_language() -> str:
    """The language of the environment; English if it names none or one that is not spoken here."""
    named = next(filter(None, map(os.environ.get, VARIABLES)), ENGLISH)
    return known_language(re.split("[^A-Za-z]", named)[0])


def words(language: str) -> Speech:
    """The words of the terminal in a language."""
    return speech(language, FOLDER / f"{language}.ftl")


def words_of(game: Game) -> Speech:
    """The words of the terminal in the language that a game speaks."""
    return words(game.facts.say.language)


def is_yes(answer: str, say: Speech, empty: bool = False) -> bool:
    """Does an answer to a question mean yes? Enter alone means `empty`."""
    return answer.lower() in say.say("yes-answers").split() if answer else empty
