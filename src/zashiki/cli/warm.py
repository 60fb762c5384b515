"""`zashiki warm`: compile every game now, so that nobody waits at the table."""

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from ..api.kind import Kind
from ..registry import games, kind
from .common import console, polite


@polite
def warm() -> None:
    """Compile the rules of all games; quick when that is done already."""
    out = console()
    for name in games():
        found = kind(name)
        if found.kernels.is_warm:
            out.print(f"{found.title}: ready")
        else:
            _compile(found)


def _compile(found: Kind) -> None:
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console()) as bar:
        task = bar.add_task(f"{found.title}: compiling the rules once")

        def progress(entry: str, k: int, n: int) -> None:
            bar.update(task, description=f"{found.title}: compiling {entry}", completed=k, total=n)

        found.kernels.warm(progress)
        bar.update(task, description=f"{found.title}: compiled", completed=bar.tasks[task].total)
