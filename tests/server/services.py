"""Databases and brokers that the tests start for themselves and end again."""

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self

WAIT_SECONDS = 60
"""Generous: the machine may be busy. What is measured is printed, not asserted."""

INSTALL_SECONDS = 300


def wait_until(is_true: Callable[[], bool], what: str, seconds: float = WAIT_SECONDS) -> float:
    """Wait for a condition; how long it took."""
    start = time.monotonic()
    while not is_true():
        if time.monotonic() > start + seconds:
            raise AssertionError(f"waited {seconds} s in vain: {what}")
        time.sleep(0.01)
    return time.monotonic() - start


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def is_listening(port: int) -> bool:
    """Whether somebody listens at a port."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def program(name: str, package: str, folders: str = "") -> str:
    """Where a program is; if it is missing, its Debian package is installed."""
    path = os.pathsep.join(filter(None, [os.environ.get("PATH", ""), folders]))
    found = shutil.which(name, path=path)
    if found is None:
        _install(package)
        found = shutil.which(name, path=path)
    if found is None:
        raise RuntimeError(f"These tests need {name}: install the package {package}.")
    return found


def _install(package: str) -> None:
    if shutil.which("apt-get") is None:
        raise RuntimeError(f"These tests need {package}; install it, there is no apt-get here.")
    sudo = [] if os.getuid() == 0 else ["sudo", "-n"]
    waiting = ["-o", f"DPkg::Lock::Timeout={INSTALL_SECONDS}"]  # until another worker has installed
    answer = subprocess.run(
        [*sudo, "apt-get", *waiting, "install", "-y", "--no-install-recommends", package],
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        capture_output=True,
        text=True,
        check=False,
    )
    if answer.returncode:
        raise RuntimeError(f"These tests need {package}, and apt-get failed:\n{answer.stderr}")


class Postgres:
    """A PostgreSQL of our own in a temporary folder."""

    def __init__(self) -> None:
        places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
        initdb = Path(program("initdb", "postgresql", os.pathsep.join(map(str, places))))
        self._bin = initdb.resolve().parent
        # Not in the folder of the test: the user of PostgreSQL could not walk there.
        self._temporary = TemporaryDirectory(prefix="yurt-postgres-")
        self._folder = self._temporary.name
        if os.getuid() == 0:  # it refuses to run as root
            shutil.chown(self._folder, "postgres", "postgres")
        self.port = free_port()
        self.url = f"postgresql://yurt@127.0.0.1:{self.port}/postgres"
        self._process: subprocess.Popen[bytes] | None = None
        self._run("initdb", "-U", "yurt", "-A", "trust", "--no-sync", "-D", self._folder)

    def start(self) -> Self:
        """Start it and wait until it answers."""
        options = ["-p", str(self.port), "-k", self._folder, "-h", "127.0.0.1"]
        self._process = subprocess.Popen(
            [str(self._bin / "postgres"), "-D", self._folder, *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **self._user(),
        )
        ready = [str(self._bin / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        wait_until(lambda: subprocess.call(ready) == 0, "PostgreSQL answers")
        return self

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT at once but in order, SIGQUIT like a crash."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(WAIT_SECONDS)
            self._process = None

    def close(self) -> None:
        """Stop it and remove its folder."""
        self.stop()
        self._temporary.cleanup()

    def _run(self, tool: str, *arguments: str) -> None:
        command = [str(self._bin / tool), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, **self._user())

    def _user(self) -> dict[str, Any]:
        return {"user": "postgres", "cwd": "/"} if os.getuid() == 0 else {"cwd": "/"}


class Redis:
    """A Redis of our own that keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self._program = program("redis-server", "redis-server")
        self._folder = folder
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Self:
        """Start it and wait until it answers."""
        options = {"port": self.port, "bind": "127.0.0.1", "save": "", "dir": self._folder}
        words = [word for name, value in options.items() for word in (f"--{name}", str(value))]
        self._process = subprocess.Popen([self._program, *words], stdout=subprocess.DEVNULL)
        wait_until(lambda: is_listening(self.port), "Redis answers")
        return self

    def stop(self) -> None:
        """Kill it."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(WAIT_SECONDS)
            self._process = None

    def close(self) -> None:
        """Stop it; it leaves nothing."""
        self.stop()


@contextmanager
def running(*services: Postgres | Redis) -> Iterator[None]:
    """Run services while a test needs them."""
    try:
        for service in services:
            service.start()
        yield
    finally:
        for service in services:
            service.close()
