"""Sentences in four languages: Fluent messages of the core and of a game, with names that bring their own grammar."""

from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LANGUAGES = {"en": "English", "ru": "Русский", "fr": "Français", "pl": "Polski"}
ENGLISH = "en"
COMMON = Path(__file__).parent / "words"
REMEMBERED = 20_000
"""Sentences kept ready before starting over."""


class Name(NamedTuple):
    """Something that is named in every language, by the message `kind-value`."""

    kind: str
    value: str
    called: str | None = None
    """What an edition of the game calls it, in every language and case, in place of the message."""

    @property
    def id(self) -> str:
        """The message that names it."""
        return message_id(self.kind, self.value)


Said = str | int | Name


@lru_cache(REMEMBERED, typed=True)
def message_id(*words: object) -> str:
    """The id of a message.

    >>> message_id("told", "use wave")
    'told-use-wave'
    """
    text = "-".join(str(word) for word in words)
    return "".join(letter if letter.isalnum() else "-" for letter in text).lower()


class Speech:
    """The words of a game in one language.

    An argument that is a `Name` is said by its own message. Whatever attributes a language gives that message can be
    used beside it: where `good-fan` has an attribute `.acc`, a sentence with `$good` may say `$good` and `$good-acc`.

    >>> speech("en").say("waiting", name="Ann")
    'Ann is to decide.'
    >>> speech("pl").say("seat-indigo")
    'Indygo'
    """

    def __init__(self, language: str, *files: Path) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        self._known: dict[tuple[str, tuple[tuple[str, Said], ...]], str] = {}

    def __contains__(self, id_: str) -> bool:
        return self._bundle.has_message(id_)

    def say(self, id_: str, **facts: Said) -> str:
        """A message with its arguments filled in. What is missing is an error, never a hole in the sentence."""
        key = (id_, tuple(facts.items()))
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            found = self._known[key] = self._format(id_, None, facts)
        return found

    def help(self, id_: str, **facts: Said) -> str:
        """The longer words that go with a message: its attribute `.help`."""
        return self._format(id_, "help", facts)

    def name(self, kind: str, value: object) -> str:
        """What something is called."""
        return self.say(message_id(kind, value))

    def _format(self, id_: str, attribute: str | None, facts: dict[str, Said]) -> str:
        if id_ not in self:
            raise LookupError(f"{self.language}: there is no message '{id_}'")
        message = self._bundle.get_message(id_)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise LookupError(f"{self.language}: '{id_}' has no {attribute or 'text of its own'}")
        text, errors = self._bundle.format_pattern(pattern, dict(self._arguments(facts)))
        if errors:
            raise LookupError(f"{self.language}: '{id_}' cannot be said: {'; '.join(map(str, errors))}")
        return str(text)

    def _arguments(self, facts: dict[str, Said]) -> Iterator[tuple[str, object]]:
        for key, value in facts.items():
            if isinstance(value, Name):
                yield key, value.called or self.say(value.id)
                for attribute in self._bundle.get_message(value.id).attributes:
                    yield f"{key}-{attribute}", value.called or self._format(value.id, attribute, {})
            else:
                yield key, fluent_number(value, useGrouping=False) if isinstance(value, int) else value


@cache
def speech(language: str, file: Path | None = None) -> Speech:
    """The words of a game in its `file`, with those that all games share."""
    return Speech(language, COMMON / f"{language}.ftl", *([file] if file else []))
