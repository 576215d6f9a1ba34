"""Learning again what the bots of a game have learned: `training.py` in the folder of a game."""

import importlib
import importlib.util
import math
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from yurt.core import twins
from yurt.core.errors import InputError, check_writable
from yurt.core.game import Game
from yurt.core.match import checked_seed
from yurt.lab.intervals import wilson

MULTIPLIER, COMMON = "OPENBLAS_CORETYPE", "Haswell"
"""By this variable NumPy multiplies on all PCs as on those of 2013, to the bit; it is read once."""


def begin_alike() -> None:
    """Begin this program anew, if sums could come out otherwise than on another PC."""
    if platform.machine() in {"x86_64", "AMD64"} and MULTIPLIER not in os.environ:
        command = [sys.executable, *sys.orig_argv[1:]]
        sys.exit(subprocess.call(command, env={**os.environ, MULTIPLIER: COMMON}))


def run(game: Game, seed: int, effort: float, into: Path | None) -> None:
    """Train, and write the learned files into the game's folder or into another one."""
    training = find_training(game, "train")
    if effort < 1 and into is None:
        raise InputError("bots that learn with less effort are weaker: say where to, with --into")
    folder = game.folder if into is None else into
    if not folder.is_dir():
        raise InputError(f"there is no folder {str(folder)!r}")
    new = folder / "learned.new"
    check_writable(new)
    for file, content in with_bar(game, training.train, seed, effort).items():
        new.write_bytes(content)
        new.replace(folder / file)  # at once: nobody reads half a file
        print(f"Wrote {folder / file}.")


def run_exploit(game: Game, seed: int, effort: float) -> None:
    """Train networks only to beat the strongest bot as it is, and say how often they win."""
    training = find_training(game, "exploit")
    for begin, found in with_bar(game, training.exploit, seed, effort).items():
        steps, share, matches = found
        low, high = wilson(share, matches)
        print(
            f"After {steps:,} decisions of its own an exploiter that began {begin} wins"
            f" {share:.1%} of {matches:,} matches of two against the master; 95 % interval"
            f" {low:.1%} to {high:.1%}."
        )


def find_training(game: Game, function: str) -> Any:
    """The training of a game, if it can do this."""
    name = f"{game.rules.__package__}.training"
    if importlib.util.find_spec(name) is None:
        raise InputError(f"the bots of {game.name} have nothing to learn")
    if not twins.has_numba():
        raise InputError("training needs Numba, which is not installed")
    training = importlib.import_module(name)
    if not hasattr(training, function):
        raise InputError(f"the training of {game.name} cannot {function}")
    return training


def with_bar(game: Game, train: Callable[..., Any], seed: int, effort: float) -> Any:
    """What comes of a training, with a bar in the meantime."""
    checked_seed(seed)
    if not 0 <= effort < math.inf:
        raise InputError(f"the effort is a number from 0 on, such as 0.1, not {effort}")
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{game.name}: training", total=1.0)
        return train(game, seed, effort, lambda done: bar.update(task, completed=done))
