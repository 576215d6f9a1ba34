"""What must hold for every file of the project."""

import ast
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOT_OURS = {".git", "__pycache__", "build", "dist", "node_modules", "page"}
LONGEST = 400

# In pieces, so that this file passes its own tests.
HOSTS = ["py" + "pi.org", "python" + "hosted.org", "npm" + "js.org", "npm" + "js.com"]
HOSTS += ["yarn" + "pkg.com", "conda." + "anaconda.org"]
REGISTRY = re.compile("|".join(map(re.escape, HOSTS)), re.IGNORECASE)
INDEX = re.compile(
    r"(^\s*(-i|-f|--(extra-)?index-url|--default-index|--find-links|--trusted-host)\b)"
    r'|(^\s*(\w+:)?registry\s*=)|("resolved":\s*"http)',
    re.MULTILINE,
)
MACHINE_PATH = re.compile(
    r"(?<![\w.~/})-])/(" + "wo" + "rk|ro" + r"ot|home/\w+|Users/\w+)/|\b[A-Z]:\\Users\\", re.ASCII
)


def files_known_to_git() -> list[Path] | None:
    """List the committed and soon committed files, or None where git cannot tell."""
    if not (ROOT / ".git").exists():
        return None
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        answer = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return [ROOT / os.fsdecode(name) for name in answer.stdout.split(b"\0") if name]


def files_found_by_walking() -> list[Path]:
    """List the files outside the folders that are never committed."""
    found = []
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [
            name
            for name in folders
            if name not in NOT_OURS and (name == ".ci" or not name.startswith("."))
        ]
        found += [Path(folder, name) for name in names]
    return found


@cache
def texts() -> dict[str, str]:
    """Read every text file of the project, by its path from the root."""
    listed = files_known_to_git()
    paths = files_found_by_walking() if listed is None else listed
    contents = {path: path.read_bytes() for path in paths if path.is_file()}
    return {
        path.relative_to(ROOT).as_posix(): content.decode("utf-8", "replace")
        for path, content in sorted(contents.items())
        if b"\0" not in content
    }


def places(pattern: re.Pattern[str], names: list[str]) -> list[str]:
    """List where the pattern occurs, as file:line."""
    return [
        f"{name}:{texts()[name].count(chr(10), 0, match.start()) + 1}"
        for name in names
        for match in pattern.finditer(texts()[name])
    ]


def locks() -> list[str]:
    """List the locked requirements of pip."""
    return [name for name in texts() if name.endswith(".lock")]


def requirements(text: str) -> list[str]:
    """Split a lock into its requirements, each with its options on one line."""
    joined = text.replace("\\\n", " ")
    lines = [line.strip() for line in joined.splitlines()]
    return [line for line in lines if line and not line.startswith("#")]


def test_the_tree_is_found() -> None:
    assert {"yurt", "pyproject.toml", "requirements/runtime.lock", ".ci/run"} <= set(texts())
    walked = {path.relative_to(ROOT).as_posix() for path in files_found_by_walking()}
    assert set(texts()) & {"yurt", "pyproject.toml", "tests/docs/test_tree.py"} <= walked


def test_no_file_names_a_registry() -> None:
    assert places(REGISTRY, list(texts())) == []


def test_no_lock_or_setting_names_an_index() -> None:
    settings = (".lock", ".in", ".npmrc", "package-lock.json", "pip.conf", "uv.toml")
    assert places(INDEX, [name for name in texts() if name.endswith(settings)]) == []
    assert places(re.compile("://"), locks()) == []


def test_no_file_holds_a_path_of_some_machine() -> None:
    assert places(MACHINE_PATH, list(texts())) == []


@pytest.mark.parametrize(
    "bad", ["wo" + "rk/x", "ro" + "ot/x", "home/" + "ann/x", "Users/" + "ann/x"]
)
def test_the_pattern_of_machine_paths_finds_one(bad: str) -> None:
    assert MACHINE_PATH.search(f'"/{bad}"')
    assert not MACHINE_PATH.search(f"docs/{bad} ./{bad} ../{bad} https://example.org/{bad}")


def test_every_locked_requirement_is_pinned_and_has_a_hash() -> None:
    assert locks()
    for name in locks():
        found = requirements(texts()[name])
        assert found, name
        for requirement in found:
            assert re.match(r"[\w.\[\]-]+==\S+ ", requirement), f"{name}: {requirement}"
            assert " --hash=sha256:" in requirement, f"{name}: {requirement}"


def test_no_lock_of_a_kind_that_names_hosts() -> None:
    banned = {"uv" + ".lock", "pylock" + ".toml", "poetry" + ".lock", "Pipfile" + ".lock"}
    assert [name for name in texts() if Path(name).name in banned] == []


def test_the_launcher_needs_only_the_standard_library() -> None:
    nodes = list(ast.walk(ast.parse(texts()["yurt"])))
    names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module or "." for node in nodes if isinstance(node, ast.ImportFrom)]
    assert names
    assert {name.split(".")[0] for name in names} <= sys.stdlib_module_names


def test_no_source_file_is_too_long() -> None:
    sources = [name for name in texts() if Path(name).suffix in {".py", ".svelte", ".ts"}]
    lengths = {name: texts()[name].count("\n") for name in ["yurt", *sources]}
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST} == {}
