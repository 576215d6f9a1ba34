"""For all tests: the template game counts as a game."""

from pathlib import Path

from yurt.core.catalogue import add_folder

add_folder(Path(__file__).parent / "src" / "yurt" / "template")
