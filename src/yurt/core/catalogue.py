"""The catalogue: every folder in `yurt.games` is a game, and so are those on YURT_GAMES."""

import copyreg
import importlib
import os
import pkgutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from pickle import PicklingError

import yurt.games
from yurt.core.errors import InputError
from yurt.core.game import Game

GAMES_VARIABLE = "YURT_GAMES"


def add_folder(folder: Path) -> None:
    """Let every game inside a folder be found."""
    if str(folder) not in yurt.games.__path__:
        yurt.games.__path__.append(str(folder))


def game_names() -> list[str]:
    """The names of all games."""
    for folder in os.environ.get(GAMES_VARIABLE, "").split(os.pathsep):
        if folder:
            add_folder(Path(folder).resolve())
    modules = pkgutil.iter_modules(yurt.games.__path__)
    return sorted(module.name for module in modules if module.ispkg)


def environment() -> dict[str, str]:
    """The variables with which another process finds the same games."""
    return {**os.environ, GAMES_VARIABLE: os.pathsep.join(yurt.games.__path__)}


def find_game(name: str | Game) -> Game:
    """The card of a game."""
    if isinstance(name, Game):
        return name
    if name not in game_names():
        raise InputError(f"there is no game {name!r}; there are {', '.join(game_names())}")
    return load(name)


def is_listed(game: Game) -> bool:
    """Whether a game can be found by its name, and is no changed copy of that one."""
    return game.name in game_names() and load(game.name) is game


@cache
def load(name: str) -> Game:
    """Import the folder of a game."""
    try:
        game = importlib.import_module(f"yurt.games.{name}").GAME
    except (ImportError, AttributeError, SyntaxError) as error:
        raise InputError(f"the game {name!r} cannot be loaded: {error}") from error
    if not isinstance(game, Game) or game.name != name:
        raise InputError(f"the game in the folder {name!r} must have a card GAME of that name")
    return game


def _by_name(game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    """How a game goes to another process: its rules cannot be pickled."""
    if not is_listed(game):
        raise PicklingError(f"another process could not find this game {game.name!r}")
    return load, (game.name,)


copyreg.pickle(Game, _by_name)
