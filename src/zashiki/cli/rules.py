"""`zashiki rules`: the rulebook, whole or by a search."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, RenderableType
from rich.panel import Panel

from ..api.edition import load_components
from ..errors import ZashikiError
from ..registry import kind
from ..text.rulebook import Paragraph, Rulebook
from .common import EditionFile, Language, console, polite, read_language


@polite
def rules(
    game: Annotated[str, typer.Argument(help="The game's name.")],
    words: Annotated[list[str] | None, typer.Argument(help="What to look for; nothing: the whole book.")] = None,
    *,
    id_: Annotated[str | None, typer.Option("--id", metavar="ID", help="One paragraph by its id.")] = None,
    lang: Language = None,
    edition: EditionFile = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Which code, tests and examples stand behind each paragraph.")
    ] = False,
) -> None:
    """Read a rulebook, or search in it."""
    if coverage:
        _print_coverage(game)
        return
    book, out = _book(game, read_language(lang), edition), console()
    if id_ is not None:
        if id_ not in book.ids[1:]:
            raise ZashikiError(f"the rulebook of {game} has no paragraph '{id_}'").worded("rule-id", rule=id_)
        out.print(panel(book[id_]))
    elif words:
        found = search(book, " ".join(words))
        if not found:
            wanted = " ".join(words)
            raise ZashikiError(f"the rulebook of {game} says nothing about '{wanted}'").worded("rule-none", text=wanted)
        show(out, found)
    else:
        _print_book(out, book)


def _book(game: str, language: str, edition: Path | None) -> Rulebook:
    named = kind(game)
    own = load_components(named.components, named.shape, named.cross_check, edition) if edition else None
    return named.book(language, own)


def search(book: Rulebook, words: str) -> list[Paragraph]:
    """The paragraph with that id, or those that hold all the words, titles first."""
    wanted = words.lower().split()
    if len(wanted) == 1 and wanted[0] in book.ids[1:]:
        return [book[wanted[0]]]
    found = [p for p in book if all(word in f"{p.id} {p.title} {p.whole}".lower() for word in wanted)]
    return sorted(found, key=lambda p: -sum(word in f"{p.id} {p.title}".lower() for word in wanted))


def panel(paragraph: Paragraph) -> RenderableType:
    """One paragraph with its title and id."""
    return Panel(
        markdown(paragraph.whole),
        title=f"{paragraph.title} [dim]{paragraph.id}[/dim]",
        title_align="left",
        border_style="dim",
    )


def markdown(text: str) -> RenderableType:
    """Markdown as something to print."""
    from rich.markdown import Markdown

    return Markdown(text)


def show(out: Console, paragraphs: Iterable[Paragraph]) -> None:
    """Print paragraphs."""
    for paragraph in paragraphs:
        out.print(panel(paragraph))


def _print_coverage(game: str) -> None:
    from . import coverage

    if not coverage.TESTS.is_dir():
        raise ZashikiError("the tests are not here: this needs the source of Zashiki, not an installed copy")
    kind(game)
    print(coverage.page(game), end="")


def _print_book(out: Console, book: Rulebook) -> None:
    out.print(markdown(book.source))
