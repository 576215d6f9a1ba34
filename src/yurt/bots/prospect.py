"""The chance to win a match after a move: from imagined worlds, everybody plays on by habit."""

import logging
from functools import cache
from threading import Thread
from typing import Any

import numpy as np

from yurt.core import loops, twins
from yurt.core.events import Log
from yurt.core.game import Game
from yurt.core.state import State

from .apart import fill_cache
from .loops import WIN, count_wins
from .player import RANDOM, told, twin_of
from .slots import MEMORY

HABIT = "medium"
WORLDS = 200
READY_SECONDS = 1.0  # so long a hint waits where this is still being compiled

log = logging.getLogger(__name__)


@cache
def find_prospect(game: Game) -> "Prospect":
    """What reckons the chances to win in a game; from the first question on it gets ready."""
    return Prospect(game)


class Prospect:
    """Plays matches on in the compiled twin: the plain one would take far too long."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._twin: twins.Twin | None = None
        self._preparing = Thread(target=self._prepare, daemon=True)
        self._preparing.start()

    def _prepare(self) -> None:
        """Get ready; if that fails, the hints of this game go without."""
        try:
            if twins.numba_or_note():
                fill_cache(prospect_twin(self._game), compiled_prospect, self._game)
                self._twin = compiled_prospect(self._game)
        except Exception as error:  # whatever happens in a bot
            log.warning("%s: no chance to win is told (%s)", self._game.name, told(error))

    def win_chance(self, view: State, seat: int, move: int) -> float | None:
        """How often a seat wins after a move; None where that cannot be said, or not yet."""
        self._preparing.join(READY_SECONDS)
        if self._twin is None:
            return None
        won = count(self._twin, self._game, view, seat, move, WORLDS) / WIN
        return (won + 0.5) / (WORLDS + 1)  # some worlds alone make nothing certain


def prospect_twin(game: Game) -> twins.Twin:
    """The twin in which everybody plays on by habit."""
    habit = HABIT if HABIT in game.bots else next(iter(game.bots), RANDOM)
    return twin_of(game, (habit,), {"count_wins": count_wins}, is_compiled=True)


def compiled_prospect(game: Game) -> twins.Twin:
    """The same with its machine code."""
    twin = prospect_twin(game)
    count(twin, game, game.state(), 0, 0, 0)
    return twin


def count(twin: twins.Twin, game: Game, view: State, seat: int, move: int, worlds: int) -> int:
    """What a seat wins after a move in so many worlds, in parts of a win."""
    states: Any = game.state.records(loops.WORKING_STATES)
    view.pack(states, loops.TABLE)
    seats = game.max_seats
    memories = np.zeros((seats, MEMORY), np.int64)
    moves = np.zeros(len(game.moves), np.int16)
    bots, failures = np.ones(seats, np.int64), np.zeros(seats, np.int64)
    simpler = np.zeros(2, np.int64)  # there is only the random bot
    work = (states, Log.records(1), moves, bots, simpler, memories, failures)
    return int(twin.count_wins(*work, seat, move, worlds))
