"""Measuring side by side: interleaved rounds in one run, medians, and a file of results."""

import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "bench" / "results.md"

Work = Callable[[], float]
"""Does some work and says how much of it was done; the time is taken around it."""


def interleave(works: Mapping[str, Work], rounds: int) -> dict[str, list[float]]:
    """The rates of all works, round by round, so that a noisy moment hits all of them."""
    for work in works.values():
        work()
    rates: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            start = time.perf_counter()
            done = work()
            rates[name].append(done / (time.perf_counter() - start))
    return rates


def median_ratio(rates: dict[str, list[float]], name: str, other: str) -> float:
    """The median of the ratios of neighbouring rounds."""
    pairs = zip(rates[name], rates[other], strict=True)
    return statistics.median(one / two for one, two in pairs)


@dataclass
class Report:
    """The lines of a benchmark, printed as they come and kept at the end."""

    title: str
    lines: list[str] = field(default_factory=list)

    def rate(self, name: str, rates: list[float], unit: str) -> None:
        """A median rate with its quartiles."""
        low, middle, high = (
            statistics.quantiles(rates, n=4) if len(rates) > 1 else rates * 3
        )
        self.add(name, f"{middle:,.0f} {unit}", f"{low:,.0f} - {high:,.0f}")

    def add(self, name: str, value: str, note: str = "") -> None:
        """A line."""
        self.lines.append(f"| {name} | {value} | {note} |")
        print(f"{name:55} {value:>24}  {note}", flush=True)

    def target(self, name: str, value: float, goal: float, unit: str = "") -> None:
        """A figure with the goal it should reach."""
        word = "reached" if value >= goal else "not reached"
        self.add(name, f"{value:.2f}{unit}", f"at least {goal:g}: {word}")

    def limit(self, name: str, value: float, goal: float, unit: str) -> None:
        """A figure with the limit it should stay below."""
        word = "reached" if value < goal else "not reached"
        self.add(name, f"{value:,.2f} {unit}", f"below {goal:g}: {word}")

    def save(self) -> None:
        """Append everything to the file of results."""
        now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M")
        head = f"\n## {self.title}, {now} UTC\n\n{versions()}\n\n| what | result | |\n|---|---|---|"
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write("\n".join([head, *self.lines]) + "\n")


def versions() -> str:
    """What was measured with what on what."""
    packages = ", ".join(f"{name} {version(name)}" for name in ("yurt", "numba", "numpy"))
    return f"Python {platform.python_version()}, {packages}, {_processor()}"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.split(":")[1].strip() for line in lines if line.startswith("model name")]
    return f"{len(names)} x {names[0]}" if names else platform.machine()


class Peers:
    """The peers' own environment, in which rounds are asked for one at a time."""

    def __init__(self) -> None:
        venv = ROOT / ".venv-peers"
        self._python = venv / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
        self._stamp = venv / "installed"
        self._process: subprocess.Popen[str] | None = None

    def is_installed(self) -> bool:
        """Whether everything is there."""
        return self._stamp.is_file()

    def install(self) -> None:
        """Make the environment from its lock file."""
        print("Installing the peers into .venv-peers (once) ...", flush=True)
        venv = self._python.parents[1]
        lock = ROOT / "requirements" / "peers.lock"
        subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
        pip = [str(self._python), "-m", "pip", "install", "-q", "--require-hashes", "-r", str(lock)]
        subprocess.run(pip, check=True)
        self._stamp.touch()

    def versions(self) -> str:
        """The versions of the peers."""
        code = (
            "from importlib.metadata import version\n"
            "print(', '.join(f'{name} {version(name)}' for name in ('open_spiel', 'pgx', 'jax')))"
        )
        run = [str(self._python), "-c", code]
        return subprocess.run(run, capture_output=True, text=True, check=True).stdout.strip()

    def seconds(self, name: str, count: int) -> float:
        """How long a peer takes for that many matches."""
        if self._process is None:
            self._process = subprocess.Popen(
                [str(self._python), str(ROOT / "bench" / "peer.py")],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{name} {count}\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError(f"the peer {name} has failed; see its message above")
        return float(answer)

    def close(self) -> None:
        """Let the process end."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            self._process.wait()
