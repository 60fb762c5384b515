"""A server for the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .servers import Inside


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    path = tmp_path_factory.mktemp("server") / "tables.db"
    with Inside(f"sqlite:///{path}") as running:
        yield running
