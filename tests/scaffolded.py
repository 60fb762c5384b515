"""A copy of the project with a game in it that `zashiki new-game` has just written."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
NAME = "high-card"


class Copy:
    """The package, its tests and its settings in another folder, where nothing that is written does harm."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        leave = shutil.ignore_patterns("__pycache__", "node_modules", ".*_cache")
        for name in ("src", "tests"):
            shutil.copytree(ROOT / name, folder / name, ignore=leave)
        for name in ("pyproject.toml", "README.md", "run"):
            shutil.copy(ROOT / name, folder / name)
        self.environment = os.environ | {
            "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}",
            "ZASHIKI_CACHE": str(folder / "cache"),
            "PYTEST_ADDOPTS": "",
        }
        for name in ("PYTEST_XDIST_WORKER", "PYTEST_XDIST_WORKER_COUNT", "PYTEST_CURRENT_TEST"):
            self.environment.pop(name, None)

    def python(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run Python in the copy."""
        command = [sys.executable, *arguments]
        return subprocess.run(
            command, cwd=self.folder, env=self.environment, capture_output=True, text=True, timeout=230, check=False
        )
