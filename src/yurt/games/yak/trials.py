"""Trying moves of YAK in imagined worlds, to the end of the pile.

All moves are tried in the same worlds, in which the others have mostly laid what fits their claims,
and the worse half of the moves is dropped again and again.
"""

from yurt.core.chance import random_below, seed_chance
from yurt.core.events import Log
from yurt.core.halving import drop_worse_half, halvings
from yurt.core.space import MOST_MOVES
from yurt.core.state import State

from .beliefs import guess_laid
from .editions import species_in_play
from .habits import DOUBT, NERVE, WIDTH, estimate, habit, lowest_claim
from .hidden import guess
from .rules import apply, legal, total_taken
from .state import CLAIM, CLAIMING, HAND, OVER, SPECIES_COUNT, YakState

CANDIDATES = 3 * SPECIES_COUNT + HAND
SEEDS = 1 << 30
WORLD, SEEN = 0, 1


def best_by_trials(
    states: list[YakState],
    logs: list[Log],
    seat: int,
    moves: list[int],
    rng: State,
    trials: int,
) -> int:
    """The move that does best, with most trials for the good ones."""
    chosen = [0] * CANDIDATES
    order = [0] * CANDIDATES
    values = [0.0] * CANDIDATES
    count = choose_candidates(states[SEEN], seat, moves, chosen)
    for i in range(count):
        order[i] = i
    seed = random_below(rng, SEEDS)
    world = 0
    share = trials // halvings(count)
    while count > 1:
        for _ in range(max(share // count, 1)):
            for i in range(count):
                move = chosen[order[i]]
                values[order[i]] += value_of_move(states, logs, seat, move, seed, world)
            world += 1
        count = drop_worse_half(order, count, values)
    return chosen[order[0]]


def choose_candidates(view: YakState, seat: int, moves: list[int], chosen: list[int]) -> int:
    """All cards and the challenge; of the claims the lowest of each species and likely ones."""
    if view.phase != CLAIMING:
        for i in range(len(moves)):
            chosen[i] = moves[i]
        return len(moves)
    means = [0.0] * WIDTH
    deviations = [0.0] * WIDTH
    estimate(view, seat, means, deviations)
    lowest = moves[0] - CLAIM
    highest = moves[len(moves) - 1] - CLAIM
    count = 0
    for species in range(1, species_in_play(view) + 1):
        said = lowest_claim(lowest, species)
        for step in range(3):
            if step > 0:  # near the mean, and one deviation above
                number = int(means[species] + (step - 1) * deviations[species] + 0.5)
                further = (number - 1) * SPECIES_COUNT + species
                if further <= said:
                    continue
                said = further
            if said <= highest:
                chosen[count] = CLAIM + said
                count += 1
    return count


def value_of_move(
    states: list[YakState],
    logs: list[Log],
    seat: int,
    move: int,
    seed: int,
    world: int,
) -> float:
    """How many cards fewer than the others a seat takes in one world."""
    listed = [0] * MOST_MOVES
    states[WORLD] = states[SEEN]
    seed_chance(states[WORLD], seed, world)
    guess_laid(states[WORLD])
    guess(states[WORLD], seat)
    taken = total_taken(states[WORLD])
    mover = seat
    is_first = True
    while states[WORLD].phase != OVER and total_taken(states[WORLD]) == taken:
        if not is_first:
            mover = states[WORLD].active
            count = legal(states[WORLD], mover, listed)
            move = habit(states[WORLD], mover, listed, count, DOUBT, NERVE, states[WORLD])
        is_first = False
        logs[0].size = 0
        apply(states[WORLD], mover, move, logs[0])
    mine = states[WORLD].penalties[seat] - states[SEEN].penalties[seat]
    others = total_taken(states[WORLD]) - taken - mine
    return others / (states[WORLD].seats - 1) - mine
