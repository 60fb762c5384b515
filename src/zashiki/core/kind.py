"""What a game folder gives to the rest: everything the public API needs to know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .actions import ActionTable
from .edition import Check, Components
from .entry import Kernels
from .events import Event, EventTable
from .options import Option
from .rulebook import Rulebook
from .schema import Schema


@dataclass(frozen=True)
class Kind:
    """A kind of game, before options are chosen."""

    name: str
    title: str
    rules_version: int
    options: tuple[Option, ...]
    settle: Callable[[dict[str, Any]], dict[str, Any]]
    """Checks that the options go together and fills those left open; raises OptionError."""
    variants: tuple[dict[str, Any], ...]
    """Choices of options that together use every rule: what the laws are tested on."""
    components: Path
    shape: Mapping[str, Check]
    agree: Callable[[Components], tuple[str, str] | None]
    tables: Callable[[Components, dict[str, Any]], Any]
    schema: type[Schema]
    seen: type[Schema]
    actions: ActionTable
    events: EventTable
    rulebook: Rulebook
    kernels: Kernels
    seats: tuple[str, ...]
    prompt: Callable[[dict[str, Any], int | None, dict[str, Any]], str]
    """A sentence from a view: what is asked of whom, said to the seat that reads it."""
    outcome: Callable[[dict[str, Any], dict[str, Any]], tuple[tuple[int, ...], str, dict[str, Any]]]
    """Winners, reason and notes, from the view of a finished game."""
    sources: tuple[str, ...]
    points_field: str
    svg: Callable[[dict[str, Any], int | None, dict[str, Any]], str]
    board: Callable[[dict[str, Any], int | None, dict[str, Any]], Any]
    """The table as something `rich` can print."""
    tell: Callable[[Event, int | None, dict[str, Any]], str | None]
    """An event as a sentence for the reader in that seat, or None if it is not worth one."""
    rewrite: Callable[[Any, int, Any, int | str], Any] | None = None
    """For games with secrets: the state of a re-dealt world with a past that leads to it."""
