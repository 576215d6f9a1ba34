"""Real servers in processes of their own, with a log that is read."""

import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import yurt
from server.services import WAIT_SECONDS, free_port, wait_until

TEMPLATE = Path(yurt.__file__).parent / "template"
"""A fifth game, which the server finds in its own folder."""

PLENTY = {
    "tables_per_hour": 1_000_000,
    "requests_per_minute": 1_000_000,
    "connections_per_address": 100_000,
    "messages_per_second": 1_000_000,
    "messages_per_address": 10_000_000,
}


class Server:
    """A process of `yurt serve`; without a database URL it has an SQLite file in its folder."""

    def __init__(self, folder: Path, name: str = "server", **settings: object) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"{name}.log"
        self.file = folder / "yurt.sqlite"
        self.database = str(settings.get("database", f"sqlite:///{self.file}"))
        chosen = {**PLENTY, **settings, "database": self.database, "port": self.port}
        own = {f"YURT_{key.upper()}": str(value) for key, value in chosen.items()}
        left = ("YURT_CACHE",)
        clean = {k: v for k, v in os.environ.items() if not k.startswith("YURT_") or k in left}
        self.environment = {**clean, "YURT_GAMES": str(TEMPLATE), **own}
        self.process: subprocess.Popen[bytes] | None = None

    def socket_url(self, table: str) -> str:
        """Where the WebSocket of a table is."""
        return f"ws://127.0.0.1:{self.port}/ws/{table}"

    def start(self) -> Self:
        """Start it; `wait` waits until it serves."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "yurt", "serve"],
                env=self.environment,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        return self

    def wait(self) -> float:
        """Wait until it serves; how long that took."""
        return wait_until(self._is_serving, f"{self.url} serves, see {self.log}")

    def _is_serving(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False

    def family(self) -> list[int]:
        """The server and all processes that it has started: they share its environment."""
        mark = f"YURT_PORT={self.port}\0".encode()
        folders = Path("/proc").glob("[0-9]*")
        return [int(folder.name) for folder in folders if mark in environment_of(folder)]

    def workers(self) -> list[int]:
        """The processes in which bots think: the children of the fork server."""
        assert self.process is not None
        parents = {pid: parent_of(pid) for pid in self.family()}
        return [pid for pid, one in parents.items() if parents.get(one) == self.process.pid]

    def restart(self) -> None:
        """Start it again on the same database and port."""
        self.start().wait()

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(WAIT_SECONDS)

    def stop(self) -> float:
        """Ask it to stop; how long that took."""
        assert self.process is not None
        start = time.monotonic()
        self.process.terminate()
        self.process.wait(WAIT_SECONDS)
        return time.monotonic() - start

    def memory(self) -> int:
        """The bytes that it holds in memory."""
        assert self.process is not None
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def lines(self) -> list[dict[str, Any]]:
        """The structured lines of its log; after a kill Python may add some of its own."""
        lines = self.log.read_text().splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]

    def errors(self) -> list[object]:
        """What went wrong in it: errors in the log, and failures that Python printed."""
        logged = [line for line in self.lines() if line["level"] in ("error", "critical")]
        return logged + [line for line in self.log.read_text().splitlines() if "Traceback" in line]


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Server]:
    """A server for a while; it must stop cleanly and log no error."""
    server = Server(folder, **settings)
    with all_serving(server):
        yield server
    assert server.errors() == []


@contextmanager
def all_serving(*servers: Server) -> Iterator[None]:
    """Run servers while a test needs them, and stop them in order."""
    try:
        for server in servers:
            server.start()
        for server in servers:
            server.wait()
        yield
    finally:
        for server in servers:
            if server.process is not None and server.process.poll() is None:
                server.stop()


def parent_of(pid: int) -> int:
    """The process that has started another; none, 0, if that has ended."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return 0
    return int(stat.rpartition(")")[2].split()[1])


def environment_of(folder: Path) -> bytes:
    """The environment of a process, by its folder in /proc; nothing if it has ended."""
    try:
        return (folder / "environ").read_bytes()
    except OSError:
        return b""
