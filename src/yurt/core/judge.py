"""Settling a dispute at a real table."""

import inspect
from typing import Any

from yurt.core.catalogue import find_game
from yurt.core.errors import InputError
from yurt.core.game import Game


def judge(game: str | Game, **facts: Any) -> dict[str, Any]:
    """What the rules say about cards lying on a real table, with an explanation in words."""
    game = find_game(game)
    if game.judge is None:
        raise InputError(f"{game.name} has nothing to judge")
    try:
        inspect.signature(game.judge).bind(**facts)
    except TypeError as error:
        wanted = ", ".join(inspect.signature(game.judge).parameters)
        raise InputError(f"{error}; to judge {game.name} give {wanted}") from None
    return game.judge(**facts)
