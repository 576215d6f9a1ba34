"""Playing the stone towers well."""

from yurt.core.chance import random_below
from yurt.core.space import new_logs, worlds
from yurt.core.state import State

from .habits import habit
from .state import PAYING, SPILLING, SUNRISE, TowersState
from .sunrise import choose_together
from .trials import best_by_trials

BLUNDERS, SLIPS = 4, 12  # one move in so many is left to chance
FEW_TRIALS, MANY_TRIALS = 25, 1000  # the few for each seat
FEW_MOVES, MANY_MOVES = 10, 30  # of each seat that are looked ahead


def easy(view: TowersState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """Play by habit, but often just something."""
    return habit_with_slips(view, seat, moves, BLUNDERS, rng)


def medium(view: TowersState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """Build when two stones can be had, otherwise fetch food; take stones that fit the tower."""
    return habit_with_slips(view, seat, moves, SLIPS, rng)


def hard(view: TowersState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """Try each move in some imagined worlds."""
    if is_small(view, moves):
        return habit(view, seat, moves, len(moves), rng)
    trials = FEW_TRIALS * view.seats
    ahead = FEW_MOVES * view.seats
    return best_by_trials(worlds(view, 2), new_logs(), seat, moves, rng, trials, ahead)


def master(view: TowersState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """Try each move in many imagined worlds, look further ahead, and reckon with any choice."""
    if is_small(view, moves):
        return habit(view, seat, moves, len(moves), rng)
    ahead = MANY_MOVES * view.seats
    if view.phase == SUNRISE:
        return choose_together(worlds(view, 2), new_logs(), seat, rng, MANY_TRIALS, ahead)
    return best_by_trials(worlds(view, 2), new_logs(), seat, moves, rng, MANY_TRIALS, ahead)


def habit_with_slips(view: TowersState, seat: int, moves: list[int], slips: int, rng: State) -> int:
    """What habit says, but for one move in so many."""
    if random_below(rng, slips) == 0:
        return moves[random_below(rng, len(moves))]
    return habit(view, seat, moves, len(moves), rng)


def is_small(view: TowersState, moves: list[int]) -> bool:
    """Whether a decision is not worth much thought: with which food to pay, or no choice at all."""
    return len(moves) == 1 or view.phase in (PAYING, SPILLING)
