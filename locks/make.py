"""Write the lock files anew from pyproject.toml, with the newest versions it allows: `python locks/make.py`."""

from __future__ import annotations

import re
import subprocess
import tempfile
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
PROJECT = HERE.parent / "pyproject.toml"
EXTRAS = {"base": [], "dev": ["dev"], "cluster": ["cluster"]}
BUILD = "build"
"""The lock of what the package itself is built with; hatchling asks for `editables` to install it editable."""
OPTIONS = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate", "--quiet"]


def compile_lock(extras: list[str], target: Path, *more: str) -> None:
    """Let uv choose versions for the package with these extras."""
    chosen = [part for extra in extras for part in ("--extra", extra)]
    subprocess.run(["uv", "pip", "compile", str(PROJECT), *chosen, *OPTIONS, *more, "-o", str(target)], check=True)


def build_requirements(folder: str) -> Path:
    """Write what building the package needs as a file of requirements."""
    asked = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["build-system"]["requires"]
    file = Path(folder, "build.txt")
    file.write_text("\n".join([*asked, "editables"]), encoding="utf-8")
    return file


def main() -> None:
    """Choose versions for everything together, then write a lock for each use from the same choice."""
    with tempfile.TemporaryDirectory() as folder:
        everything, pins = Path(folder, "all.lock"), Path(folder, "pins.txt")
        build = build_requirements(folder)
        compile_lock(sorted({extra for extras in EXTRAS.values() for extra in extras}), everything, str(build))
        lines = [line for line in everything.read_text(encoding="utf-8").splitlines() if "--hash" not in line]
        pins.write_text("\n".join(re.sub(r" *\\$", "", line) for line in lines), encoding="utf-8")
        for name, extras in EXTRAS.items():
            compile_lock(extras, HERE / f"{name}.lock", "--constraint", str(pins))
        command = ["uv", "pip", "compile", str(build), *OPTIONS, "--constraint", str(pins)]
        subprocess.run([*command, "-o", str(HERE / f"{BUILD}.lock")], check=True)


if __name__ == "__main__":
    main()
