"""Trying moves of the stone towers in imagined worlds, for some days.

All moves are tried in the same worlds, and the worse half of them is dropped again and again. What
the others choose at sunrise they choose by habit, without knowing what the bot has chosen.
"""

from yurt.core.chance import random_below, seed_chance
from yurt.core.events import Log
from yurt.core.halving import drop_worse_half, halvings
from yurt.core.loops import LOWEST_SEAT
from yurt.core.state import State

from .habits import habit
from .hidden import guess
from .rules import apply, legal, to_act
from .scoring import score
from .state import MOST_SEATS, SUNRISE, TowersState

MOST_MOVES = 256
SEEDS = 1 << 30
WORLD, SEEN = 0, 1


def best_by_trials(
    states: list[TowersState],
    logs: list[Log],
    seat: int,
    moves: list[int],
    rng: State,
    trials: int,
    ahead: int,
) -> int:
    """The move that does best, with most trials for the good ones."""
    count = len(moves)
    order = [0] * MOST_MOVES
    values = [0.0] * MOST_MOVES
    for i in range(count):
        order[i] = i
    seed = random_below(rng, SEEDS)
    world = 0
    share = trials // halvings(count)
    while count > 1:
        for _ in range(max(share // count, 1)):
            for i in range(count):
                move = moves[order[i]]
                values[order[i]] += value_of_move(states, logs, seat, move, seed, world, ahead)
            world += 1
        count = drop_worse_half(order, count, values)
    return moves[order[0]]


def value_of_move(
    states: list[TowersState],
    logs: list[Log],
    seat: int,
    move: int,
    seed: int,
    world: int,
    ahead: int,
) -> float:
    """The lead after a move in one world, when everybody goes on by habit until some sunrise."""
    listed = [0] * MOST_MOVES
    points = [0] * MOST_SEATS
    places = [0] * MOST_SEATS
    states[WORLD] = states[SEEN]
    seed_chance(states[WORLD], seed, world)
    guess(states[WORLD], seat)
    made = 0
    mover = seat
    bits = to_act(states[WORLD])
    while bits != 0 and (made < ahead or states[WORLD].phase != SUNRISE):
        if made > 0:
            mover = LOWEST_SEAT[bits]
            count = legal(states[WORLD], mover, listed)
            move = habit(states[WORLD], mover, listed, count, states[WORLD])
        logs[0].size = 0
        apply(states[WORLD], mover, move, logs[0])
        made += 1
        bits = to_act(states[WORLD])
    score(states[WORLD], points, places)
    best = -1
    for other in range(states[WORLD].seats):
        if other != seat:
            best = max(best, points[other])
    return points[seat] - 0.5 * best
