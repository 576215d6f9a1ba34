"""The chance to win a match after a move: from imagined worlds, everybody plays on by habit."""

from functools import cache
from threading import Thread
from typing import Any

import numpy as np

from yurt.core import loops, twins
from yurt.core.events import Log
from yurt.core.game import Game
from yurt.core.state import State

from .loops import WIN, count_wins
from .player import RANDOM, twin_of
from .slots import MEMORY

HABIT = "medium"
WORLDS = 200
READY_SECONDS = 1.0  # so long a hint waits where this is still being compiled


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
        if not twins.numba_or_note():
            return
        habit = HABIT if HABIT in self._game.bots else next(iter(self._game.bots), RANDOM)
        entries = {"count_wins": count_wins}
        twin = twin_of(self._game, (habit,), entries, is_compiled=True)
        self._count(twin, self._game.state(), 0, 0, 0)  # so that all is compiled
        self._twin = twin

    def win_chance(self, view: State, seat: int, move: int) -> float | None:
        """How often a seat wins after a move; None where that cannot be said, or not yet."""
        self._preparing.join(READY_SECONDS)
        if self._twin is None:
            return None
        won = self._count(self._twin, view, seat, move, WORLDS) / WIN
        return (won + 0.5) / (WORLDS + 1)  # some worlds alone make nothing certain

    def _count(self, twin: twins.Twin, view: State, seat: int, move: int, worlds: int) -> int:
        states: Any = self._game.state.records(loops.WORKING_STATES)
        view.pack(states, loops.TABLE)
        seats = self._game.max_seats
        memories = np.zeros((seats, MEMORY), np.int64)
        moves = np.zeros(len(self._game.moves), np.int16)
        bots, failures = np.ones(seats, np.int64), np.zeros(seats, np.int64)
        simpler = np.zeros(2, np.int64)  # there is only the random bot
        work = (states, Log.records(1), moves, bots, simpler, memories, failures)
        return int(twin.count_wins(*work, seat, move, worlds))
