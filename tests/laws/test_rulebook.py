"""Every paragraph of a rulebook is cited by the code of its game and by a test, and nothing cites what is not there."""

from __future__ import annotations

import ast

import pytest

import zashiki
from zashiki.cli.coverage import TESTS, code_citing, marks, trees
from zashiki.registry import kind

EVERY_GAME = pytest.mark.parametrize("game", zashiki.games())


def paragraphs(game: str) -> set[str]:
    """The ids of a game's rulebook."""
    return {paragraph.id for paragraph in kind(game).rulebook}


@EVERY_GAME
def test_every_paragraph_is_cited_by_code(game):
    assert sorted(id_ for id_ in paragraphs(game) if not code_citing(game, id_)) == []


@EVERY_GAME
def test_every_paragraph_is_cited_by_a_test(game):
    assert sorted(paragraphs(game) - set(marks(game))) == []


@EVERY_GAME
def test_no_test_cites_a_paragraph_that_is_not_there(game):
    assert sorted(set(marks(game)) - paragraphs(game)) == []


@EVERY_GAME
def test_every_mark_is_read_by_this_law(game):
    """A mark built from anything but plain texts would be overlooked."""
    for _path, tree in trees(TESTS / "games" / game.replace("-", "_")):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                assert node.args
                assert all(isinstance(arg, ast.Constant) and isinstance(arg.value, str) for arg in node.args)


@EVERY_GAME
def test_paragraphs_have_a_title_and_a_text(game):
    for paragraph in kind(game).rulebook:
        assert paragraph.title.strip(), paragraph.id
        assert paragraph.text.strip(), paragraph.id
