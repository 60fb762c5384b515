"""Server processes to measure: ours, and the Node baselines."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import msgspec

from ...errors import ZashikiError

BASELINE = Path(__file__).parents[4] / "bench" / "baseline"
UNLIMITED = {
    **dict.fromkeys(("CREATE_RATE", "COMMAND_RATE", "CHAT_RATE", "CONNECT_RATE", "HINT_RATE"), "1e9/1e9"),
    **dict.fromkeys(("WORK_RATE", "SEAT_WORK_RATE", "PLAYERS_WORK_RATE"), "1e9/1e9"),
    **dict.fromkeys(("SOCKETS_PER_CLIENT", "REVIEWS_WAITING", "BOT_TABLES"), "1000000"),
}
"""The limits by address, for many players at one."""
START_SECONDS = 180.0
ADVICE = (
    "`./run bench server` installs it, or `npm install` in bench/baseline (where a compiled better-sqlite3 cannot be "
    "downloaded, `npm install --nodedir=/usr` compiles it against the system's Node.js)"
)


class ProcessError(ZashikiError):
    """A server process did not start."""


class ServerProcess:
    """A server process that can be started and killed."""

    def __init__(self, command: list[str], port: int, log: Path, environment: dict[str, str] | None = None) -> None:
        self._command, self._log = command, log
        self._environment = {**os.environ, **(environment or {})}
        self.url = f"http://127.0.0.1:{port}"
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        with self._log.open("ab") as log:
            # A session of its own: an interrupt in the terminal is for the measurement, which then stops its servers.
            self.process = subprocess.Popen(
                self._command, stdout=log, stderr=log, env=self._environment, start_new_session=True
            )
        end = time.monotonic() + START_SECONDS
        while True:
            try:
                with urllib.request.urlopen(f"{self.url}/readyz", timeout=5):
                    return
            except (urllib.error.URLError, OSError):
                if self.process.poll() is not None or time.monotonic() > end:
                    raise ProcessError(f"the server did not start; see {self._log}") from None
                time.sleep(0.05)

    def kill(self) -> None:
        """Kill it with SIGKILL."""
        self.process.kill()
        self.process.wait()

    def processor_seconds(self) -> float:
        """Processor time it has used: more reliable than the clock on a shared machine."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes of memory it holds."""
        text = Path(f"/proc/{self.process.pid}/statm").read_text()
        return int(text.split()[1]) * os.sysconf("SC_PAGE_SIZE")


def our_server(db: str, folder: Path, game: str, limited: bool = False) -> ServerProcess:
    """Our server on a database, with the usual limits or none."""
    port = free_port()
    limits = {} if limited else {f"ZASHIKI_{name}": value for name, value in UNLIMITED.items()}
    command = [sys.executable, "-m", "zashiki", "serve", "--db", db, "--port", str(port)]
    return ServerProcess(command, port, folder / f"server-{port}.log", {**limits, "ZASHIKI_GAMES": game})


def baseline_server(folder: Path, variant: str) -> ServerProcess:
    """The baseline: Node with ws and better-sqlite3, `usual` or `bare` (without rules and stored states)."""
    node = shutil.which("node")
    if not node:
        raise ProcessError("it needs Node.js, and there is no `node` in the PATH")
    if not BASELINE.is_dir():
        raise ProcessError("it is in bench/baseline of the repository, and not in an installed package")
    needed = "require('ws'); new (require('better-sqlite3'))(':memory:')"
    tried = subprocess.run([node, "-e", needed], cwd=BASELINE, capture_output=True, text=True, check=False)
    if tried.returncode:
        reason = next((line for line in tried.stderr.splitlines() if "Error" in line), "node failed")
        raise ProcessError(f"{reason}; {ADVICE}")
    port = free_port()
    command = [node, str(BASELINE / "server.js"), str(port), str(folder / f"{variant}-{port}.db"), variant]
    return ServerProcess(command, port, folder / f"{variant}-{port}.log")


def new_table(url: str, game: str, options: dict[str, object]) -> tuple[str, list[str | None]]:
    """A table and the keys of its seats."""
    body = msgspec.json.encode({"game": game, "options": options})
    request = urllib.request.Request(f"{url}/api/tables", body, {"Content-Type": "application/json"})
    made = msgspec.json.decode(urllib.request.urlopen(request, timeout=60).read())
    return made["table"], [seat["key"] for seat in made["seats"]]


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
