"""`yurt start`, as a person uses it: an address, a browser, and Ctrl-C."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

import pytest

from yurt.server.start import address, has_screen

STOP_SECONDS = 30
fetch = build_opener(ProxyHandler({})).open


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Started:
    """A running `yurt start`, and what it has said."""

    def __init__(self, folder: Path, port: int, *flags: str, **environment: str) -> None:
        variables = {name: os.environ[name] for name in os.environ if "DISPLAY" not in name}
        variables |= {"XDG_DATA_HOME": str(folder), "PYTHONUNBUFFERED": "1", **environment}
        self.process = subprocess.Popen(
            [sys.executable, "-W", "error::DeprecationWarning:yurt", "-m", "yurt", "start",
             "--port", str(port), *flags],
            env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
        self.said = ""

    def hear(self, part: str) -> str:
        """Its output up to a line with this part, and that line."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said += line
            if part in line:
                return line
        raise AssertionError(f"it never said {part!r}: {self.said}")

    def interrupt(self) -> int:
        """Ctrl-C; its exit code."""
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(STOP_SECONDS)
        assert self.process.stdout is not None
        self.said += self.process.stdout.read()
        return code


@contextmanager
def started(folder: Path, port: int, *flags: str, **environment: str) -> Iterator[Started]:
    running = Started(folder, port, *flags, **environment)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.process.kill()
        running.process.wait(STOP_SECONDS)
        assert running.process.stdout is not None
        running.process.stdout.close()


def test_it_serves_until_ctrl_c_and_is_started_once(tmp_path: Path) -> None:
    port = free_port()
    with started(tmp_path, port) as first:
        assert f"http://127.0.0.1:{port}/" in first.hear("Yurt is running")
        with fetch(f"http://127.0.0.1:{port}/healthz") as answer:
            assert answer.status == 200
        with started(tmp_path, port) as second:
            assert f"http://127.0.0.1:{port}/" in second.hear("running already")
            assert second.process.wait(STOP_SECONDS) == 0
        assert first.interrupt() == 0
        assert "Your tables are kept" in first.said
        assert "Traceback" not in first.said
    assert (tmp_path / "yurt" / "yurt.sqlite").is_file()


def test_a_port_of_another_program_is_left_alone(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with started(tmp_path, port) as running:
            line = running.hear("Yurt is running:")
            assert f"Another program uses port {port}" in running.said
            assert f":{port}/" not in line
            url = line.split()[3]
            with fetch(f"{url}healthz") as answer:
                assert answer.status == 200
            assert running.interrupt() == 0


@pytest.mark.parametrize("flags", [(), ("--no-browser",)])
def test_the_browser_is_opened_where_there_is_a_screen(
    tmp_path: Path, flags: tuple[str, ...]
) -> None:
    seen, browser = tmp_path / "seen", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}.part\nmv {seen}.part {seen}\n')
    browser.chmod(0o755)
    port = free_port()
    with started(tmp_path, port, *flags, BROWSER=f"{browser} %s", DISPLAY=":7") as running:
        running.hear("Yurt is running")
        deadline = time.monotonic() + STOP_SECONDS
        while not flags and not seen.exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        assert running.interrupt() == 0
    assert seen.exists() != bool(flags)
    if not flags:
        assert seen.read_text().strip() == f"http://127.0.0.1:{port}/"


def test_a_folder_that_cannot_be_made_is_a_sentence() -> None:
    with started(Path("/dev/null"), free_port()) as running:
        running.hear("Not a directory")
        assert running.process.wait(STOP_SECONDS) == 1
        assert "Traceback" not in running.said


def test_addresses_are_for_this_machine() -> None:
    assert address("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address("::1", 80) == "http://[::1]:80/"
    assert address("localhost", 80) == "http://localhost:80/"


def test_a_screen_is_known_by_its_variable() -> None:
    assert has_screen({"WAYLAND_DISPLAY": "wayland-0"})
    assert not has_screen({"DISPLAY": ""})
