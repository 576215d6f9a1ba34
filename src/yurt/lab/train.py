"""Learning again what the bots of a game have learned: `training.py` in the folder of a game."""

import importlib
import importlib.util
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from yurt.core import twins
from yurt.core.errors import InputError
from yurt.core.game import Game


def run(game: Game, seed: int, effort: float, into: Path | None) -> None:
    """Train, and write the learned files into the game's folder or into another one."""
    name = f"{game.rules.__package__}.training"
    if importlib.util.find_spec(name) is None:
        raise InputError(f"the bots of {game.name} have nothing to learn")
    if not twins.has_numba():
        raise InputError("training needs Numba, which is not installed")
    folder = game.folder if into is None else into
    if not folder.is_dir():
        raise InputError(f"there is no folder {str(folder)!r}")
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{game.name}: training", total=1.0)
        files = importlib.import_module(name).train(
            game, seed, effort, lambda done: bar.update(task, completed=done)
        )
    for file, text in files.items():
        (folder / file).write_text(text, encoding="utf-8")
        print(f"Wrote {folder / file}.")
