"""Trying moves of the stone towers in imagined worlds, for some days.

All moves are tried in the same worlds, and the worse half of them is dropped again and again.
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
# What a point of the best rival counts, compared with an own one, by the number of seats.
RIVALRY = (0.0, 0.0, 1.0, 0.5, 0.5)


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
    leads = [0.0] * MOST_SEATS
    for i in range(count):
        order[i] = i
    seed = random_below(rng, SEEDS)
    world = 0
    share = trials // halvings(count)
    while count > 1:
        for _ in range(max(share // count, 1)):
            for i in range(count):
                imagine(states, seat, seed, world)
                take(states, logs, seat, moves[order[i]])
                play_on(states, logs, ahead, leads)
                values[order[i]] += leads[seat]
            world += 1
        count = drop_worse_half(order, count, values)
    return moves[order[0]]


def imagine(states: list[TowersState], seat: int, seed: int, world: int) -> None:
    """Make one of the worlds that can be."""
    states[WORLD] = states[SEEN]
    seed_chance(states[WORLD], seed, world)
    guess(states[WORLD], seat)


def take(states: list[TowersState], logs: list[Log], seat: int, move: int) -> None:
    """Let a seat make a move in the imagined world."""
    logs[0].size = 0
    apply(states[WORLD], seat, move, logs[0])


def play_on(states: list[TowersState], logs: list[Log], ahead: int, leads: list[float]) -> None:
    """Everybody goes on by habit until some sunrise; fill in how far ahead each seat is then."""
    listed = [0] * MOST_MOVES
    points = [0] * MOST_SEATS
    places = [0] * MOST_SEATS
    made = 0
    bits = to_act(states[WORLD])
    while bits != 0 and (made < ahead or states[WORLD].phase != SUNRISE):
        mover = LOWEST_SEAT[bits]
        count = legal(states[WORLD], mover, listed)
        take(states, logs, mover, habit(states[WORLD], mover, listed, count, states[WORLD]))
        made += 1
        bits = to_act(states[WORLD])
    score(states[WORLD], points, places)
    for seat in range(states[WORLD].seats):
        best = -1
        for other in range(states[WORLD].seats):
            if other != seat:
                best = max(best, points[other])
        leads[seat] = points[seat] - RIVALRY[states[WORLD].seats] * best
