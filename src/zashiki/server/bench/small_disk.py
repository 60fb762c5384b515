"""A disk that can be filled: a small file system of its own, or else a limit of what a process may write."""

from __future__ import annotations

import contextlib
import resource
import subprocess
from pathlib import Path

from .processes import ProcessError, ServerProcess

LIMIT_HINT = "a disk for PostgreSQL can be filled only where this process may mount one: run it as root"


class MountedDisk:
    """A file system in memory, mounted on a folder."""

    def __init__(self, folder: Path, megabytes: int) -> None:
        self.folder, self._filler = folder, folder / "filler"
        folder.mkdir()
        options = f"size={megabytes}m,mode=0711"
        command = ["mount", "-t", "tmpfs", "-o", options, "zashiki-bench", str(folder)]
        try:
            subprocess.run(command, check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError) as error:
            folder.rmdir()
            raise ProcessError("no file system could be mounted") from error

    def fill(self) -> None:
        """Leave no room."""
        with self._filler.open("ab", buffering=0) as file:
            for size in (1 << 20, 1 << 9):
                with contextlib.suppress(OSError):
                    while True:
                        file.write(bytes(size))

    def empty(self) -> None:
        """Make room again."""
        self._filler.unlink(missing_ok=True)

    def close(self) -> None:
        """Unmount it, however busy it is."""
        subprocess.run(["umount", "--lazy", str(self.folder)], check=False, capture_output=True)


class LimitedDisk:
    """No file system of its own: the server processes may write no file beyond the size that it has now."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.folder = folder
        self.servers: list[ServerProcess] = []

    def fill(self) -> None:
        """Let no file grow any further. (Python ignores the signal that would come with it.)"""
        self._limit(max((file.stat().st_size for file in self.folder.iterdir()), default=0))

    def empty(self) -> None:
        """Let them grow again."""
        self._limit(resource.RLIM_INFINITY)

    def _limit(self, size: int) -> None:
        for server in self.servers:
            _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, most))

    def close(self) -> None:
        """There is nothing to unmount."""


Disk = MountedDisk | LimitedDisk


def small_disk(folder: Path, megabytes: int, only_mounted: bool) -> Disk:
    """A disk to fill, mounted if that is possible."""
    try:
        return MountedDisk(folder, megabytes)
    except ProcessError:
        if only_mounted or not hasattr(resource, "prlimit"):
            raise ProcessError(LIMIT_HINT) from None
        return LimitedDisk(folder)
