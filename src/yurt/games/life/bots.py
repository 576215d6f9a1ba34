"""Playing Life is Life well."""

from yurt.core.chance import random_below
from yurt.core.space import new_logs, worlds
from yurt.core.state import State

from .habits import habit
from .plans import VARIANTS, follow_plan, has_plan
from .state import KNOCK, LifeState
from .trials import make_plan

BLUNDERS = 2  # one move in so many is left to chance
FEW_TRIALS, MANY_TRIALS = 60, 4000


def easy(view: LifeState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """Play by habit, but now and then just something; nobody knocks by mistake."""
    if random_below(rng, BLUNDERS) > 0:
        return habit(view, seat, moves, len(moves), rng)
    move = moves[random_below(rng, len(moves))]
    return moves[0] if move == KNOCK else move


def medium(view: LifeState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """Play by habit."""
    return habit(view, seat, moves, len(moves), rng)


def hard(view: LifeState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """Try the obvious swaps in some imagined worlds."""
    if has_plan(view, memory):
        return follow_plan(view, seat, moves, memory, rng)
    return make_plan(worlds(view, 2), new_logs(), seat, moves, memory, rng, 1, FEW_TRIALS)


def master(view: LifeState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """Try several swaps of each row in many imagined worlds."""
    if has_plan(view, memory):
        return follow_plan(view, seat, moves, memory, rng)
    return make_plan(worlds(view, 2), new_logs(), seat, moves, memory, rng, VARIANTS, MANY_TRIALS)
