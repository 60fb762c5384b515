"""A private PostgreSQL cluster in a folder: started, restarted and stopped without touching any other."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from pathlib import Path

from .processes import ProcessError, free_port

PLACES = "/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt/postgresql", "/usr/pgsql"
"""Folders where a PostgreSQL keeps its programs, by version or not."""
ACCOUNT = "postgres"
"""PostgreSQL does not run as root: this account runs it then."""
CONFIGURATION = """
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_wal_size = 64MB
min_wal_size = 32MB
shared_buffers = 32MB
"""


def programs() -> Path:
    """The folder of initdb and pg_ctl, of the newest version there is."""
    on_path = shutil.which("initdb")
    found = [Path(on_path).parent] if on_path else []
    found += sorted((file.parent for place in PLACES for file in Path(place).glob("**/bin/initdb")), reverse=True)
    if not found:
        raise ProcessError("there is no initdb in the PATH or in /usr/lib/postgresql; Debian has it in `postgresql`")
    return found[0]


class PgCluster:
    """A cluster with one database, for the superuser `zashiki`."""

    def __init__(self, folder: Path) -> None:
        self._bin, self._data, self._log = programs(), folder / "data", folder / "postgresql.log"
        self._account = _account()
        self.port = free_port()
        self.url = f"postgresql://zashiki@127.0.0.1:{self.port}/postgres"
        if self._account:
            shutil.chown(folder, self._account)
        self._call("initdb", "--pgdata", str(self._data), "--username", "zashiki", "--auth", "trust", "--no-sync")
        with (self._data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write(f"{CONFIGURATION}port = {self.port}\n")
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._control("start", "--log", str(self._log))

    def restart(self, mode: str) -> None:
        """Restart it, `fast` (connections are cut) or `immediate` (as if the machine had lost its power)."""
        self._control("restart", "--mode", mode, "--log", str(self._log))

    def stop(self) -> None:
        """Stop it at once."""
        if self.running:
            self._control("stop", "--mode", "immediate")

    @property
    def running(self) -> bool:
        """Is there a server process?"""
        return not self._run("pg_ctl", "status", "--pgdata", str(self._data)).returncode

    def _control(self, verb: str, *options: str) -> None:
        self._call("pg_ctl", verb, "--pgdata", str(self._data), "--wait", "--timeout", "60", "--silent", *options)

    def _call(self, program: str, *arguments: str) -> None:
        done = self._run(program, *arguments)
        if done.returncode:
            raise ProcessError(f"{program} failed: {done.stdout.strip()}; see {self._log}")

    def _run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(self._bin / program), *arguments]
        # A file and no pipe: the server that pg_ctl leaves behind would keep a pipe open.
        said = self._data.with_name(f"{program}.log")
        with said.open("w", encoding="utf-8") as out:
            done = subprocess.run(
                command, check=False, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT,
                user=self._account, group=_group(self._account), cwd="/", start_new_session=True,
            )  # fmt: skip
        return subprocess.CompletedProcess(command, done.returncode, said.read_text(encoding="utf-8"))


def _account() -> str | None:
    """Who runs the cluster: nobody else, but for root, whom PostgreSQL refuses."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam(ACCOUNT).pw_name
    except KeyError:
        raise ProcessError(f"PostgreSQL does not run as root, and there is no account '{ACCOUNT}'") from None


def _group(account: str | None) -> int | None:
    return pwd.getpwnam(account).pw_gid if account else None
