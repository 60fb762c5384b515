"""`zashiki types`: the messages of the table server as TypeScript."""

from pathlib import Path
from typing import Annotated

import typer

from .common import console, polite


@polite
def types(
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write to this file instead of printing.")] = None,
) -> None:
    """Print the messages of the table server as TypeScript types."""
    from ..server.http.typescript import source

    if out is None:
        print(source(), end="")
        return
    out.write_text(source(), encoding="utf-8")
    console().print(f"Written: {out}", soft_wrap=True, markup=False)
