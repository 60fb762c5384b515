"""Handlers about games: what can be played, options, rulebooks, lessons, examples."""

from __future__ import annotations

from functools import cache

from starlette.requests import Request

from ...bots import LEVELS
from ...errors import OptionError, UnknownRules
from ...registry import games as all_games
from .. import protocol
from ..app import App
from ..refusals import Refused
from ..scenes import lessons, scenes
from .http_io import action_in, client_of, language_of, number_in, shape_of


async def games(app: App, request: Request) -> protocol.Games:
    """What can be played, and against which bots."""
    return games_info(app.settings.games or tuple(all_games()), language_of(request))


@cache
def games_info(names: tuple[str, ...], language: str) -> protocol.Games:
    """The games and the bots in words."""
    bots = [protocol.BotInfo(name, level.help) for name, level in LEVELS.items()]
    return protocol.Games([scenes.game_info(name, language) for name in names], bots)


async def options(_app: App, request: Request) -> protocol.Fitting:
    """The choices that still go with those in the query."""
    given = {name: value for name, value in request.query_params.items() if name != "lang"}
    try:
        return scenes.fitting(_game(request), given)
    except OptionError as error:
        raise Refused("bad-options", str(error)) from error


async def rules(_app: App, request: Request) -> protocol.Rules:
    """The rulebook of a game, of a version of its rules that the query names or else of the newest."""
    try:
        return scenes.rules(_game(request), language_of(request), number_in(request, "rules"))
    except UnknownRules as error:
        raise Refused("bad-request", str(error)) from error


async def lesson(_app: App, request: Request) -> protocol.Lesson:
    """The steps of the guided first game."""
    return lessons.lesson(_game(request), language_of(request))


async def lesson_scene(app: App, request: Request) -> protocol.Scene:
    """A position of the lesson."""
    app.asking.demand(client_of(request), "questions")
    at = number_in(request, "at") or 0
    return lessons.lesson_scene(_game(request), at, language_of(request), shape_of(request))


async def lesson_why_not(app: App, request: Request) -> protocol.WhyNot:
    """Why an action is forbidden at a position of the lesson."""
    app.asking.demand(client_of(request), "questions")
    at = number_in(request, "at") or 0
    return lessons.lesson_why_not(_game(request), at, action_in(request), language_of(request))


async def examples(_app: App, request: Request) -> protocol.Examples:
    """The examples of a rulebook."""
    return lessons.examples(_game(request), language_of(request))


async def example(app: App, request: Request) -> protocol.Example:
    """One example with its pictures and its record."""
    app.asking.demand(client_of(request), "questions")
    id_ = request.path_params["example"]
    return lessons.example(_game(request), id_, language_of(request), shape_of(request))


def _game(request: Request) -> str:
    name: str = request.path_params["game"]
    if name not in all_games():
        raise Refused("unknown-game", f"There is no game '{name[:60]}'; there are {', '.join(all_games())}.")
    return name
