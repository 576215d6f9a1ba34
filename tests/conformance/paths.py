"""Tables at which bots are watched, and what they do only in the course of certain matches."""

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from conformance.cases import Case
from conformance.played import Situation, decisions, some_of
from yurt.bots.player import RANDOM
from yurt.core.game import Game

ATTEMPTS = 10  # matches in which a path must be reached; mostly the first one does


@dataclass(frozen=True)
class Table:
    """A bot sits at it among rivals; a path is something that it must come to do there."""

    case: Case
    rivals: str
    path: Callable[[Situation], bool] | None = None


def declared(game: Game, what: str) -> dict[str, Any]:
    """What a game's tests declare for its bots, by their names.

    PATHS are seat counts, rivals and what a bot does there; QUICK are bots with fewer trials.
    """
    name = f"yurt.games.{game.name}.tests.paths"
    if importlib.util.find_spec(name) is None:
        return {}
    return getattr(importlib.import_module(name), what, {})


def tables_of(game: Game, name: str) -> list[Table]:
    """The fewest seats among medium rivals, and others who lead a bot to its paths."""
    usual = "medium" if "medium" in game.bots else RANDOM
    paths = declared(game, "PATHS").get(name, [])
    return [
        Table(Case(game, game.min_seats, ()), usual),
        *(Table(Case(game, seats, ()), rivals, path) for seats, rivals, path in paths),
    ]


def watched(table: Table, name: str, anywhere: int, on_path: int) -> list[Situation]:
    """Some decisions of a bot anywhere in a match, and some on its path or with a memory."""
    for seed in range(ATTEMPTS):
        found = decisions(table.case, name, table.rivals, seed)
        reached = [situation for situation in found if (table.path or has_memory)(situation)]
        if reached or table.path is None:
            return [*some_of(found, anywhere), *some_of(reached, on_path)]
    raise AssertionError(f"{name} never {table.path.__name__} among {table.rivals}")


def has_memory(situation: Situation) -> bool:
    """Whether a bot has kept anything."""
    return any(situation.memory)


@cache
def with_few_trials(game: Game, name: str) -> Game:
    """The game with a bot that also plain Python can play, which differs only in its trials."""
    quick = declared(game, "QUICK").get(name)
    return game if quick is None else replace(game, bots={**game.bots, name: quick})
