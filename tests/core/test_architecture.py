"""Dependencies point one way: core <- games <- bots, lab <- server, terminal <- cli."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import yurt

PACKAGE = Path(yurt.__file__).parent
ALLOWED = {
    "core": {"core"},
    "games": {"core"},
    "template": {"core"},
    "bots": {"core", "bots"},
    "lab": {"core", "bots", "lab"},
    "server": {"core", "bots", "lab", "server"},
    "terminal": {"core", "bots", "lab", "terminal"},
}
LOOKED_UP = {"core/catalogue.py", "core/template.py"}
"""These search the folder of games; they name no game."""


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = path.relative_to(PACKAGE.parent).parts[: -node.level] if node.level else ()
            module = ".".join([*parts, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def sources(part: str) -> list[Path]:
    return [path for path in (PACKAGE / part).rglob("*.py") if "tests" not in path.parts]


@pytest.mark.parametrize("part", ALLOWED)
def test_a_part_imports_only_what_lies_below(part: str) -> None:
    for path in sources(part):
        for name in imports(path):
            if name.startswith("yurt."):
                imported = name.split(".")[1]
                if imported == "games" and str(path.relative_to(PACKAGE)) in LOOKED_UP:
                    continue
                own = f"yurt.{part}.{path.relative_to(PACKAGE / part).parts[0]}."
                allowed = imported in ALLOWED[part] or name.startswith(own)
                assert allowed, f"{path.relative_to(PACKAGE)} imports {name}"


def test_no_file_outside_its_folder_names_a_game() -> None:
    """But the tour, which shows one."""
    games = {folder.name for folder in (PACKAGE / "games").iterdir() if folder.is_dir()}
    games.discard("__pycache__")
    for path in PACKAGE.rglob("*.py"):
        parts = path.relative_to(PACKAGE).parts
        if parts[0] in ("games", "template") or path.name in ("tour.py", "__init__.py"):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        words = {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant)}
        assert not games & {word for word in words if isinstance(word, str)}, path


def test_words_that_say_nothing_are_not_module_names() -> None:
    empty = {"utils", "helpers", "manager", "common", "data", "info"}
    assert not {path.stem for path in PACKAGE.rglob("*.py")} & empty
