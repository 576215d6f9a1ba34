"""Compiling in a process of its own: the hundreds of megabytes that it takes go with it."""

import importlib
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Lock, Thread

from yurt.core.catalogue import environment, find_game, is_listed
from yurt.core.game import Game
from yurt.core.twins import Twin

_one_at_a_time = Lock()


def fill_cache(twin: Twin, make: Callable[..., Twin], game: Game, *names: str) -> None:
    """Let another process make a twin, if it is not in the cache; should that fail, it is not."""
    if twin.has_empty_cache() and is_listed(game):
        command = [sys.executable, "-m", __name__, make.__module__, make.__name__, game.name]
        with _one_at_a_time, suppress(OSError):
            run_until_we_end([*command, *names])


def run_until_we_end(command: list[str]) -> None:
    """Run a command; it is told by the end of its input if this process ends before."""
    quiet = subprocess.DEVNULL
    with subprocess.Popen(
        command, env=environment(), stdin=subprocess.PIPE, stdout=quiet, stderr=quiet
    ) as child:
        child.wait()


def main(module: str, make: str, game: str, *names: str) -> None:
    """Make a twin, so that it is in the cache."""
    Thread(target=_end_with_the_parent, daemon=True).start()
    getattr(importlib.import_module(module), make)(find_game(game), *names)


def _end_with_the_parent() -> None:
    os.read(sys.stdin.fileno(), 1)
    os._exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
