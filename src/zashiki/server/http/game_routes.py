"""Handlers about games: what can be played, options, rulebooks, lessons, examples."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ...bots import LEVELS
from ...errors import OptionError, UnknownRules
from ...registry import games as all_games
from ...text.error_text import error_text
from ...text.speech import speech
from .. import protocol
from ..app import App
from ..refusals import Refused
from ..scenes import lessons, scenes
from .http_io import action_in, answer_constant, constant, language_of, number_in, shape_of


async def games(app: App, request: Request) -> Response:
    """What can be played, and against which bots."""
    names = app.settings.games or tuple(all_games())
    return answer_constant(request, constant(games_info, names, language_of(request)))


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
        raise Refused("bad-options", error_text(error, speech(language_of(request)))) from error


async def rules(_app: App, request: Request) -> Response:
    """The rulebook of a game, of a version of its rules that the query names or else of the newest."""
    version = number_in(request, "rules")
    try:
        return answer_constant(request, constant(scenes.rules, _game(request), language_of(request), version))
    except UnknownRules as error:
        raise Refused("bad-request", error_text(error, speech(language_of(request)))) from error


async def lesson(_app: App, request: Request) -> Response:
    """The steps of the guided first game."""
    return answer_constant(request, constant(lessons.lesson, _game(request), language_of(request)))


async def lesson_scene(_app: App, request: Request) -> Response:
    """A position of the lesson."""
    game = _game(request)
    at = lessons.within(game, number_in(request, "at") or 0)
    return answer_constant(request, constant(lessons.lesson_scene, game, at, language_of(request), shape_of(request)))


async def lesson_why_not(_app: App, request: Request) -> protocol.WhyNot:
    """Why an action is forbidden at a position of the lesson."""
    at = number_in(request, "at") or 0
    return lessons.lesson_why_not(_game(request), at, action_in(request), language_of(request))


async def examples(_app: App, request: Request) -> Response:
    """The examples of a rulebook."""
    return answer_constant(request, constant(lessons.examples, _game(request), language_of(request)))


async def example(_app: App, request: Request) -> Response:
    """One example with its pictures and its record."""
    id_ = request.path_params["example"]
    return answer_constant(
        request, constant(lessons.example, _game(request), id_, language_of(request), shape_of(request))
    )


def _game(request: Request) -> str:
    name: str = request.path_params["game"]
    if name not in all_games():
        raise Refused("unknown-game", f"There is no game '{name[:60]}'; there are {', '.join(all_games())}.")
    return name
