"""Every paragraph of a rulebook is cited by the code of its game and by a test, and nothing cites what is not there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import zashiki
from zashiki.core.registry import kind

TESTS = Path(__file__).parents[1]
EVERY_GAME = pytest.mark.parametrize("game", zashiki.games())


def paragraphs(game: str) -> set[str]:
    """The ids of a game's rulebook."""
    return {paragraph.id for paragraph in kind(game).rulebook}


def trees(folder: Path) -> Iterator[ast.AST]:
    """The parsed Python files of a folder."""
    for path in sorted(folder.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


@cache
def literals(game: str) -> set[str]:
    """Every text that stands in the code of a game."""
    folder = kind(game).components.parent
    nodes = (node for tree in trees(folder) for node in ast.walk(tree))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def cited_by_code(game: str, id_: str) -> bool:
    """Does the id stand in the code, whole or built from a prefix and a name ('feat.' and 'full_sweep')?"""
    prefix, _, name = id_.partition(".")
    found = literals(game)
    return id_ in found or (f"{prefix}." in found and name.replace("-", "_") in found)


@cache
def cited_by_tests(game: str) -> set[str]:
    """The ids in the rule marks of a game's tests."""
    found = set()
    for tree in trees(TESTS / "games" / game.replace("-", "_")):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    return found


@EVERY_GAME
def test_every_paragraph_is_cited_by_code(game):
    assert sorted(id_ for id_ in paragraphs(game) if not cited_by_code(game, id_)) == []


@EVERY_GAME
def test_every_paragraph_is_cited_by_a_test(game):
    assert sorted(paragraphs(game) - cited_by_tests(game)) == []


@EVERY_GAME
def test_no_test_cites_a_paragraph_that_is_not_there(game):
    assert sorted(cited_by_tests(game) - paragraphs(game)) == []


@EVERY_GAME
def test_every_mark_is_read_by_this_law(game):
    """A mark built from anything but plain texts would be overlooked."""
    for tree in trees(TESTS / "games" / game.replace("-", "_")):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                assert node.args
                assert all(isinstance(arg, ast.Constant) and isinstance(arg.value, str) for arg in node.args)


@EVERY_GAME
def test_paragraphs_have_a_title_and_a_text(game):
    for paragraph in kind(game).rulebook:
        assert paragraph.title.strip(), paragraph.id
        assert paragraph.text.strip(), paragraph.id
