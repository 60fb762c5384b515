"""What stands behind each paragraph of a rulebook: the code that cites it, the tests that do, and its examples."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from ..registry import kind
from ..teaching.examples import examples_of

REPOSITORY = Path(__file__).parents[3]
TESTS = REPOSITORY / "tests"
MARK = "pytest.mark.rule"


def trees(folder: Path) -> Iterator[tuple[Path, ast.AST]]:
    """The parsed Python files of a folder."""
    for path in sorted(folder.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


@cache
def texts(game: str) -> dict[str, tuple[str, ...]]:
    """Every text that stands in the code of a game, with the files it stands in."""
    found: dict[str, dict[str, None]] = defaultdict(dict)
    for path, tree in trees(kind(game).folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found[node.value][path.name] = None
    return {text: tuple(files) for text, files in found.items()}


def code_citing(game: str, id_: str) -> tuple[str, ...]:
    """The files in which the id stands, whole or built from a prefix and a name ('feat.' and 'full_sweep')."""
    prefix, _, name = id_.partition(".")
    found = texts(game)
    if id_ in found or name.replace("-", "_") not in found:
        return found.get(id_, ())
    return found.get(f"{prefix}.", ())


@cache
def marks(game: str, tests: Path = TESTS) -> dict[str, tuple[str, ...]]:
    """By id, the tests whose rule marks cite it, as `file::test`."""
    found: dict[str, dict[str, None]] = defaultdict(dict)
    for path, tree in trees(tests / "games" / game.replace("-", "_")):
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef | ast.ClassDef | ast.Module):
                for id_ in _cited(function):
                    place = f"{path.name}::{function.name}" if hasattr(function, "name") else path.name
                    found[id_][place] = None
    return {id_: tuple(places) for id_, places in found.items()}


def _cited(node: ast.FunctionDef | ast.ClassDef | ast.Module) -> Iterator[str]:
    """The ids in the marks of a test, or in a file outside its tests (`pytestmark`, marks of parameters)."""
    inside = node.decorator_list if not isinstance(node, ast.Module) else [_bare(each) for each in node.body]
    for part in inside:
        for call in ast.walk(part):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == MARK:
                yield from (str(arg.value) for arg in call.args if isinstance(arg, ast.Constant))


def _bare(node: ast.stmt) -> ast.AST:
    return ast.Pass() if isinstance(node, ast.FunctionDef | ast.ClassDef) else node


def page(game: str) -> str:
    """The whole account as Markdown."""
    book, tested = kind(game).book(), marks(game)
    shown = defaultdict(list)
    for example in examples_of(game).values():
        shown[example.rule].append(f"`{example.id}`")
    lines = [f"# {book.title}: what stands behind the rulebook", ""]
    lines += [f"Made by `zashiki rules {game} --coverage`; not to be edited. {len(book)} paragraphs.", ""]
    for section in book.sections:
        paragraphs = [paragraph for paragraph in book if paragraph.section == section]
        if not paragraphs:
            continue
        lines += [f"## {section}", "", "| paragraph | code | tests | examples |", "|---|---|---|---|"]
        for paragraph in paragraphs:
            code = ", ".join(f"`{file}`" for file in code_citing(game, paragraph.id))
            tests = ", ".join(f"`{place}`" for place in tested.get(paragraph.id, ()))
            examples = ", ".join(shown[paragraph.id])
            lines.append(f"| `{paragraph.id}` {paragraph.title} | {code} | {tests} | {examples} |")
        lines.append("")
    return "\n".join(lines)
