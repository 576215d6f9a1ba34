"""For all tests: the template game counts as a game, and each game is tested by one process."""

from pathlib import Path

import pytest

from yurt.core.catalogue import add_folder

add_folder(Path(__file__).parent / "src" / "yurt" / "template")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of one game share a process, so that its rules are compiled only once."""
    for item in items:
        values = getattr(getattr(item, "callspec", None), "params", {})
        game = getattr(values.get("case"), "game", values.get("game"))
        if game is not None:
            item.add_marker(pytest.mark.xdist_group(getattr(game, "name", str(game))))
