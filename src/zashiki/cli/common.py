"""What the commands share: the console, options, files, and errors that are told and not thrown."""

import functools
import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console

from ..api.kind import known_language
from ..errors import ZashikiError
from ..text.error_text import error_text
from ..text.speech import LANGUAGES
from .words import environment_language, words

BAD_INPUT = 2

Command = TypeVar("Command", bound=Callable[..., Any])

OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-O", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
EditionFile = Annotated[
    Path | None,
    typer.Option("--edition", metavar="FILE", help="A components file of your own, with the values you own."),
]

Language = Annotated[
    str | None,
    typer.Option(
        "--lang", metavar="TAG", help=f"The language: {', '.join(LANGUAGES)}.", show_default="that of the environment"
    ),
]


class FileError(ZashikiError):
    """A file that cannot be read or written."""


def console() -> Console:
    """Where a command writes."""
    return Console(highlight=False)


def polite(command: Command) -> Command:
    """Let a command tell what is wrong with its input, and leave with 2."""

    @functools.wraps(command)
    def told(*args: Any, **kwargs: Any) -> Any:
        try:
            return command(*args, **kwargs)
        except ZashikiError as error:
            typer.echo(error_text(error, words(_wanted(kwargs.get("lang")))), err=True)
            raise typer.Exit(BAD_INPUT) from error

    return told  # type: ignore[return-value]  # typer reads the wrapped signature


def read_options(given: list[str] | None) -> dict[str, str]:
    """`["mode=maiko"]` as `{"mode": "maiko"}`."""
    found = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise ZashikiError(f"option '{text}' is not of the form name=value").worded("option-form", text=text)
        found[name.strip()] = value.strip()
    return found


def read_language(given: str | None) -> str:
    """The language meant by a tag, or that of the environment."""
    if given is None:
        return environment_language()
    tag = given.lower().split("-")[0]
    if tag not in LANGUAGES:
        spoken = ", ".join(LANGUAGES)
        error = ZashikiError(f"there is no language '{given}'; there are {spoken}")
        raise error.worded("language", language=given, languages=spoken)
    return tag


def _wanted(given: str | None) -> str:
    """The language to tell an error in, which may be that there is no such language."""
    return known_language(given) if given else environment_language()


def read_file(path: Path) -> str:
    """A file's text; what is wrong with it is told with its name."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        wrong = FileError(f"{path}: cannot be read: {error.strerror}")
        raise wrong.worded("file-read", path=str(path)) from error
    except UnicodeDecodeError as error:
        raise FileError(f"{path}: is not UTF-8 text").worded("file-text", path=str(path)) from error


def write_file(path: Path, text: str) -> None:
    """Write a file in one step: whoever reads it finds the old text or the new one, never half of it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            draft.write_text(text, encoding="utf-8")
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        wrong = FileError(f"{path}: cannot be written: {error.strerror}")
        raise wrong.worded("file-write", path=str(path)) from error


def seat_number(given: str, seats: tuple[str, ...]) -> int:
    """The seat meant by its name or its number."""
    if given.lower() in seats:
        return seats.index(given.lower())
    if given.isdecimal() and int(given) < len(seats):
        return int(given)
    names = ", ".join(f"{k} {name}" for k, name in enumerate(seats))
    raise ZashikiError(f"there is no seat '{given}'; seats: {names}").worded("seat", seat=given, seats=names)
