"""Trying swaps and knocks of Life is Life in imagined worlds, to the end of the round.

All plans are tried in the same worlds, and the worse half of them is dropped again and again.
"""

from yurt.core.chance import random_below, seed_chance
from yurt.core.events import Log
from yurt.core.halving import drop_worse_half, halvings
from yurt.core.state import State

from .habits import COLUMNS, fill_worths, swap_or_knock
from .haste import draw_hasty, knocks_at_once, watch_rivals
from .plans import FIRST_GIFT, MOST_PLANS, PLAN, TURN, choose_gifts, follow_plan, list_plans
from .rules import apply, guess, legal
from .state import GIVING, KINDS, KNOCK, LIVES, OVER, ROW, ROWS, WIDTH, LifeState

MOST_MOVES = KINDS + ROWS + 1
SEEDS = 1 << 30
WORLD, SEEN = 0, 1

# Of so many players left, by their lives: the chances to win are as these numbers, nearly, if the
# rounds go by chance and one in four ends with Sudden Death.
LIFE_WORTH = (
    (0, 0, 0, 0, 0, 0),
    (0, 100, 100, 100, 100, 100),
    (0, 100, 133, 309, 413, 702),
    (0, 100, 241, 498, 883, 1472),
    (0, 100, 310, 701, 1398, 2512),
    (0, 100, 367, 929, 2025, 3902),
)


def make_plan(
    states: list[LifeState],
    logs: list[Log],
    seat: int,
    moves: list[int],
    memory: list[int],
    rng: State,
    variants: int,
    trials: int,
) -> int:
    """The first move of the best plan; its gifts are remembered."""
    plans = [0] * (MOST_PLANS * PLAN)
    count = list_plans(states[SEEN], seat, variants, plans)
    if moves[len(moves) - 1] == KNOCK:
        count += 1  # the numbers of a knock are all 0
    watch_rivals(states[SEEN], seat, memory)
    best = best_plan(states, logs, seat, plans, count, memory, rng, trials)
    memory[TURN] = states[SEEN].turn
    for i in range(ROWS):
        memory[FIRST_GIFT + i] = plans[best * PLAN + 1 + i]
    if states[SEEN].phase == GIVING:
        return follow_plan(states[SEEN], seat, moves, memory, rng)
    return ROW + plans[best * PLAN] if plans[best * PLAN] > 0 else KNOCK


def best_plan(
    states: list[LifeState],
    logs: list[Log],
    seat: int,
    plans: list[int],
    count: int,
    memory: list[int],
    rng: State,
    trials: int,
) -> int:
    """The plan that does best, with most trials for the good ones."""
    order = [0] * MOST_PLANS
    values = [0.0] * MOST_PLANS
    for plan in range(count):
        order[plan] = plan
    seed = random_below(rng, SEEDS)
    world = 0
    share = trials // halvings(count)
    while count > 1:
        for _ in range(max(share // count, 1)):
            for i in range(count):
                values[order[i]] += value_of_plan(
                    states, logs, seat, plans, order[i], memory, seed, world
                )
            world += 1
        count = drop_worse_half(order, count, values)
    return order[0]


def value_of_plan(
    states: list[LifeState],
    logs: list[Log],
    seat: int,
    plans: list[int],
    plan: int,
    memory: list[int],
    seed: int,
    world: int,
) -> float:
    """What a plan leads to in one world, when everybody goes on by habit, or in haste."""
    listed = [0] * MOST_MOVES
    swap = [0] * PLAN
    for i in range(PLAN):
        swap[i] = plans[plan * PLAN + i]
    states[WORLD] = states[SEEN]
    seed_chance(states[WORLD], seed, world)
    guess(states[WORLD], seat)
    hasty = draw_hasty(states[WORLD], seat, memory)
    move = ROW + swap[0] if swap[0] > 0 else KNOCK
    swap[TURN] = states[WORLD].turn
    if states[WORLD].phase != GIVING:
        take(states, logs, seat, move)
    while states[WORLD].round == states[SEEN].round and states[WORLD].phase != OVER:
        mover = states[WORLD].active
        count = legal(states[WORLD], mover, listed)
        if states[WORLD].phase == GIVING:
            move = follow_plan(states[WORLD], mover, listed[:count], swap, states[WORLD])
        elif hasty >> mover & 1 and knocks_at_once(states[WORLD], listed[count - 1]):
            move = KNOCK
        else:
            move = plan_by_habit(states[WORLD], mover, listed, count, swap)
        take(states, logs, mover, move)
    return value_of_lives(states[WORLD], seat)


def take(states: list[LifeState], logs: list[Log], seat: int, move: int) -> None:
    """Let a seat make a move in the imagined world."""
    logs[0].size = 0
    apply(states[WORLD], seat, move, logs[0])


def plan_by_habit(
    state: LifeState, seat: int, moves: list[int], count: int, swap: list[int]
) -> int:
    """The first move of what habit says; the gifts are written down."""
    worths = [0] * (WIDTH * COLUMNS)
    fill_worths(state, seat, worths)
    move = swap_or_knock(state, seat, moves, count, worths, state)
    if move != KNOCK:
        k = move - ROW
        choose_gifts(state, state.hands[seat], k, k, 0, worths, swap, 0)
        swap[TURN] = state.turn
    return move


def value_of_lives(state: LifeState, seat: int) -> float:
    """The chance to win with the lives that everybody has left."""
    left = 0
    for other in range(state.seats):
        if state.lives[other] > 0:
            left += 1
    total = 0
    for other in range(state.seats):
        total += worth_of_lives(left, state.lives[other])
    return worth_of_lives(left, state.lives[seat]) / total


def worth_of_lives(left: int, lives: int) -> int:
    """By what the chance to win is shared; only experts can have more lives than all began with."""
    return LIFE_WORTH[left][min(lives, LIVES)] * max(lives, LIVES) // LIVES
