"""Room for bots to think in: copies of a view in which moves can be tried.

Compiled code frees an array after its last use, even while a record of it is still in use. So a
bot makes its room in the call that uses it, and the functions below it keep to `states[i]`:

    return explore(worlds(view, 2), new_logs(), seat, moves, rng)
"""

from types import FunctionType
from typing import Any

import numpy as np

from yurt.core.events import Log
from yurt.core.layout import Layout, PlainRecords
from yurt.core.state import State

MOST_MOVES = 1024
"""No game has more moves: the length of a list that any of its legal moves fit into."""

HINT = 63
"""This number of a bot's memory is 1 where a person asks for a hint: better no dice then."""


def worlds(view: State, count: int) -> list[Any]:
    """That many copies of a view."""
    return PlainRecords([view.copy() for _ in range(count)])


def new_logs() -> list[Log]:
    """A log for the moves that are tried."""
    return PlainRecords([Log()])


def compiled_space(layout: type[State]) -> dict[Any, Any]:
    """What stands in the place of the functions above in a compiled twin."""
    return {
        worlds: _with_globals(_worlds, layout),
        new_logs: _with_globals(_new_logs, Log),
    }


def _with_globals(function: Any, layout: type[Layout]) -> Any:
    return FunctionType(function.__code__, {"np": np, "DTYPE": layout.dtype()}, function.__name__)


DTYPE: Any = None  # each copy of the functions below has its own


def _worlds(view: Any, count: int) -> Any:
    states = np.zeros(count, DTYPE)
    for i in range(count):
        states[i] = view
    return states


def _new_logs() -> Any:
    return np.zeros(1, DTYPE)
