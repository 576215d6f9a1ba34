"""The twins kit: what is cached where, and what happens without cache or without Numba."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import yurt

SIMULATE = """
import sys
import yurt
from yurt.lab.simulate import simulate
assert "numba" not in sys.modules
summary = simulate("yak", seats=3, matches=50, seed=5)
print(summary.wins.tolist(), summary.points.tolist(), yurt.find_game("yak").fastest.is_compiled)
"""

HIDE_NUMBA = """
import sys
class NoNumba:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == "numba":
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, NoNumba())
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == "numba" else found(name, *rest)
"""


def run(code: str, cache: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "error", "-c", code]
    environment = {**os.environ, "YURT_CACHE": str(cache)}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True)


def cached_files(cache: Path) -> set[Path]:
    return set(cache.rglob("*.nbi"))


@pytest.fixture(scope="module")
def warm(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A cache after one run, and what the run printed."""
    cache = tmp_path_factory.mktemp("twins") / "cache"
    return cache, run(SIMULATE, cache).stdout


def test_a_second_run_compiles_nothing(warm: tuple[Path, str]) -> None:
    cache, printed = warm
    before = {path: path.stat().st_mtime_ns for path in cached_files(cache)}
    assert before
    assert run(SIMULATE, cache).stdout == printed
    assert {path: path.stat().st_mtime_ns for path in cached_files(cache)} == before


def test_a_change_of_any_source_is_noticed(tmp_path: Path) -> None:
    """Also in a file whose functions are only called by others: Numba itself would not notice."""
    source, cache = tmp_path / "src", tmp_path / "cache"
    shutil.copytree(Path(yurt.__file__).parent, source / "yurt")
    code = f"import sys; sys.path.insert(0, {str(source)!r})\n{SIMULATE}"
    first = run(code, cache).stdout
    scoring = source / "yurt" / "core" / "scoring.py"
    text = scoring.read_text(encoding="utf-8")
    scoring.write_text(text.replace("keys[other] < keys", "keys[other] > keys"), encoding="utf-8")
    assert run(code, cache).stdout != first


def test_where_nothing_can_be_written_it_works_all_the_same(
    warm: tuple[Path, str], tmp_path: Path
) -> None:
    blocked = tmp_path / "a file"
    blocked.touch()
    assert run(SIMULATE, blocked / "cache").stdout == warm[1]


def test_without_numba_the_plain_twin_plays_and_says_so_once(
    warm: tuple[Path, str], tmp_path: Path
) -> None:
    _, printed = warm
    done = run(HIDE_NUMBA + SIMULATE, tmp_path / "cache")
    assert done.stdout == printed.replace("True", "False")
    assert done.stderr.count("Numba is not installed") == 1
    assert not (tmp_path / "cache").exists()


def test_importing_yurt_does_not_import_numba(tmp_path: Path) -> None:
    run("import sys, yurt; assert 'numba' not in sys.modules", tmp_path / "cache")


LADDERS = """
import sys
from yurt.core import twins

def climb(rungs):  # long enough not to be inlined
    found = 0
    for i in range(rungs):
        for j in range(i):
            if (i * j) % 7 == STEP % 7:
                found += STEP
            if (i + j) % 5 == 3:
                found += i * STEP
    for i in range(rungs):
        while found % 3 == 1:
            found += i + STEP
    return found

def entry(rungs):
    return climb(rungs) + 3 * climb(rungs + 1) + 5 * climb(rungs * 2) + climb(7) * climb(5)

for step in STEPS:
    STEP = step
    twin = twins.compiled({"entry": entry}, {}, "ladders", inline=False)
    print(twin.entry(30) == entry(30))
"""


def test_a_cached_twin_never_calls_functions_of_another(tmp_path: Path) -> None:
    source = tmp_path / "ladders.py"  # Numba caches only what is in a file
    source.write_text(LADDERS)
    for steps in ([1], [2, 1], [3, 1, 2]):
        code = f"import runpy; runpy.run_path({str(source)!r}, {{'STEPS': {steps}}})"
        assert run(code, tmp_path / "cache").stdout.split() == ["True"] * len(steps)
