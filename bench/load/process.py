"""A server in a process of its own: started on the loopback, watched, and ended for certain."""

import os
import signal
import socket
import subprocess
import tempfile
import time
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Self

START_SECONDS = 60
STOP_SECONDS = 10


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def busy_seconds() -> float:
    """The processor time that the whole machine has used so far, whoever used it."""
    fields = Path("/proc/stat").read_text(encoding="ascii").split("\n", maxsplit=1)[0].split()[1:]
    user, nice, system, _, _, interrupts, soft_interrupts = map(int, fields[:7])
    return (user + nice + system + interrupts + soft_interrupts) / os.sysconf("SC_CLK_TCK")


class ServerProcess:
    """A process with its children; leaving the context ends all of them."""

    def __init__(self, command: list[str], environment: dict[str, str], port: int) -> None:
        self.port = port
        self._log = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 - see close
        self._process = subprocess.Popen(
            command,
            env=os.environ | environment,
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # Ctrl-C reaches us alone, and we end it in order
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def wait_for(self, path: str) -> None:
        """Wait until it answers."""
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline and self._process.poll() is None:
            if self._answers(path):
                return
            time.sleep(0.05)
        raise RuntimeError(f"the server does not start: {self._words()[-2000:]}")

    def _answers(self, path: str) -> bool:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=2)
        try:
            connection.request("GET", path)
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def memory(self) -> float:
        """The megabytes that it and its children have in memory now."""
        pages = [_resident(pid) for pid in (self._process.pid, *self._children())]
        return sum(pages) / 1e6

    def processor_seconds(self) -> float:
        """The processor time that it has used so far."""
        text = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii")
        user, system = text.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def complaints(self) -> list[str]:
        """The lines of its log that tell of errors."""
        return [line for line in self._words().splitlines() if "rror" in line]

    def close(self) -> None:
        """Ask it to end, and make it end."""
        children = self._children()
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        for pid in children:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self._log.close()

    def _children(self) -> list[int]:
        """Only its own: they are in the session that it leads."""
        leader = self._process.pid
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            pid = int(folder.name)
            try:
                if pid != leader and os.getsid(pid) == leader:
                    found.append(pid)
            except ProcessLookupError:
                continue
        return found

    def _words(self) -> str:
        self._log.seek(0)
        return self._log.read()


def _resident(pid: int) -> int:
    try:
        text = Path(f"/proc/{pid}/statm").read_text(encoding="ascii")
    except OSError:
        return 0
    return int(text.split()[1]) * os.sysconf("SC_PAGE_SIZE")
