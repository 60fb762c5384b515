"""A server for the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .servers import Inside

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try a test of the server twice: on a busy machine a process may be late. Second tries are listed at the end."""
    for item in items:
        if item.path.parent == HERE:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    path = tmp_path_factory.mktemp("server") / "tables.db"
    with Inside(f"sqlite:///{path}") as running:
        yield running
