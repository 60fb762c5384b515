"""`zashiki warm`: compile every game now, so that nobody waits at the table."""

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from ..api.kind import Kind
from ..registry import games, kind
from ..releases.loader import released
from .common import console, polite


@polite
def warm() -> None:
    """Compile the rules of all games, older releases too; quick when that is done already."""
    for name in games():
        newest = kind(name)
        _warm(newest, newest.title)
        for version in released(name):
            if version != newest.rules_version:
                _warm(kind(name, version), f"{newest.title}, version {version} of the rules")


def _warm(found: Kind, title: str) -> None:
    if found.kernels.is_warm:
        console().print(f"{title}: ready")
    else:
        _compile(found, title)


def _compile(found: Kind, title: str) -> None:
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console()) as bar:
        task = bar.add_task(f"{title}: compiling the rules once")

        def progress(entry: str, k: int, n: int) -> None:
            bar.update(task, description=f"{title}: compiling {entry}", completed=k, total=n)

        found.kernels.warm(progress)
        bar.update(task, description=f"{title}: compiled", completed=bar.tasks[task].total)
