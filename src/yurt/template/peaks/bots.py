"""Playing Peaks well."""

from yurt.core.chance import random_below
from yurt.core.state import State

from .state import PeaksState


def easy(view: PeaksState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """Mostly the best card, sometimes another one."""
    if random_below(rng, 4) == 0:
        return moves[random_below(rng, len(moves))]
    return moves[0] if view.valley else moves[len(moves) - 1]
