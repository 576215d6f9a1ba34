"""A real server in its own process, with a database of its own and a log that is read."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

import yurt

TEMPLATE = Path(yurt.__file__).parent / "template"
"""A fifth game, which the server finds in its own folder."""

START_SECONDS = 60
STOP_SECONDS = 20
PLENTY = {
    "tables_per_hour": 1_000_000,
    "requests_per_minute": 1_000_000,
    "connections_per_address": 10_000,
    "messages_per_second": 1_000_000,
    "messages_per_address": 10_000_000,
}


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A running `yurt serve`."""

    def __init__(self, folder: Path, database: Path | None = None, **settings: Any) -> None:
        self.port = free_port()
        self.database = database or folder / "yurt.sqlite"
        self.log = folder / "server.log"
        values = {**PLENTY, **settings, "port": self.port, "database": f"sqlite:///{self.database}"}
        self._environment = {"YURT_GAMES": str(TEMPLATE)}
        self._environment |= {f"YURT_{name.upper()}": str(value) for name, value in values.items()}
        self.process = self._start()

    @property
    def url(self) -> str:
        """Where it answers over HTTP."""
        return f"http://127.0.0.1:{self.port}"

    def socket_url(self, table: str) -> str:
        """Where the WebSocket of a table is."""
        return f"ws://127.0.0.1:{self.port}/ws/{table}"

    def _start(self) -> subprocess.Popen[bytes]:
        with self.log.open("ab") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", "yurt", "serve"],
                env={**os.environ, **self._environment},
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        self.process = process
        self._await_health()
        return process

    def _await_health(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"{self.url}/healthz", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log.read_text()}")

    def kill(self) -> None:
        """Let it die without a word."""
        self.process.kill()
        self.process.wait(STOP_SECONDS)

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(STOP_SECONDS)

    def restart(self) -> None:
        """Start it again on the same database and port."""
        self.process = self._start()

    def memory(self) -> int:
        """The bytes that it holds in memory."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def lines(self) -> list[dict[str, Any]]:
        """Its log; a line that is no JSON is an error in itself."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def errors(self) -> list[dict[str, Any]]:
        """What went wrong in it."""
        return [line for line in self.lines() if line["level"] in ("error", "critical")]


@contextmanager
def serving(folder: Path, database: Path | None = None, **settings: Any) -> Iterator[Server]:
    """A server for a while; it must stop cleanly and log no error."""
    server = Server(folder, database, **settings)
    try:
        yield server
        server.stop()
        assert server.errors() == []
    finally:
        if server.process.poll() is None:
            server.kill()
