"""For all tests: the template game counts as a game, and each game is tested by one process."""

from pathlib import Path

import pytest

from yurt.core.catalogue import add_folder

add_folder(Path(__file__).parent / "src" / "yurt" / "template")


def pytest_itemcollected(item: pytest.Item) -> None:
    """Tests of one bot, or else of one game, share a process, which compiles it only once."""
    values = getattr(getattr(item, "callspec", None), "params", {})
    game = getattr(values.get("case"), "game", values.get("game"))
    if game is not None:
        names = [getattr(game, "name", str(game)), *([values["name"]] if "name" in values else [])]
        item.add_marker(pytest.mark.xdist_group("-".join(names)))
