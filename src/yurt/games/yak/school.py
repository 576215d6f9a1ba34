"""Many matches of YAK side by side, in which networks and simple bots play: loops for training."""

from math import exp, log

from yurt.core.chance import seed_chance
from yurt.core.events import Log

from .actions import ACTIONS, fill_allowed, fill_chances, move_of, note_decision, pick
from .features import fill_features
from .habits import DOUBT, NERVE, habit
from .rules import apply, count, last_claim, legal, number_of_claim, score, setup, species_of_claim
from .state import KINDS, OVER, SPECIES_COUNT, YakState
from .thresholds import by_thresholds

LEARNER, HABIT, THRESHOLDS, RIVAL = 0, 1, 2, 3  # who plays a seat; more rivals follow
WIN, DOUBTING, DARING = 0, 1, 2  # settings of a table: what a win counts, and two thresholds
OPENING = 3  # the second of these for those who open a pile
LEAST = 1e-30  # chance of which there is a logarithm
SCALE = 10.0  # cards that count as one
INSIGHT = 2 * KINDS + SPECIES_COUNT + 2  # what only the critic may know


def open_all(
    states: list[YakState],
    tables: list[YakState],
    numbers: list[int],
    logs: list[Log],
    moves: list[int],
    drivers: list[list[int]],
    settings: list[list[float]],
    memories: list[list[list[int]]],
    rows: list[list[float]],
    insights: list[list[float]],
    allowed: list[list[int]],
    seed: int,
) -> None:
    """Deal a match at each table and come to the first decision of a network."""
    for i in range(len(states)):
        deal(states, tables, numbers, i, seed)
        bots_play(states, i, logs, moves, drivers, settings)
        describe(states, i, moves, memories, rows, insights, allowed)


def deal(
    states: list[YakState], tables: list[YakState], numbers: list[int], i: int, seed: int
) -> None:
    """The next match at a table; every table has numbers of its own."""
    states[i] = tables[i]
    seed_chance(states[i], seed, numbers[i])
    numbers[i] += len(states)
    setup(states[i])


def describe(
    states: list[YakState],
    i: int,
    moves: list[int],
    memories: list[list[list[int]]],
    rows: list[list[float]],
    insights: list[list[float]],
    allowed: list[list[int]],
) -> None:
    """What the network and the critic are told of the decision at a table."""
    seat = states[i].active
    listed = legal(states[i], seat, moves)
    fill_allowed(states[i], moves, listed, allowed[i])
    fill_features(states[i], seat, memories[i][seat], rows[i])
    fill_insight(states[i], seat, insights[i])


def fill_insight(state: YakState, seat: int, row: list[float]) -> None:
    """The truth about the pile and the hands of the others."""
    for i in range(INSIGHT):
        row[i] = 0.0
    said = last_claim(state)
    number = number_of_claim(said) if said > 0 else 0
    for species in range(1, SPECIES_COUNT + 1):
        surplus = count(state, species) - number
        row[species + 1] = max(-10, min(10, surplus)) / 5.0
        if said > 0 and species == species_of_claim(said):
            row[0] = 1.0 if surplus >= 0 else -1.0
            row[1] = max(-4, min(4, surplus)) / 2.0
    place = SPECIES_COUNT + 2
    other = seat
    for step in range(state.seats - 1):
        other = other + 1 if other + 1 < state.seats else 0
        for i in range(state.hand_sizes[other]):
            row[place - 1 + state.hands[other][i] + min(step, 1) * KINDS] += 0.5


def bots_play(
    states: list[YakState],
    i: int,
    logs: list[Log],
    moves: list[int],
    drivers: list[list[int]],
    settings: list[list[float]],
) -> None:
    """Simple bots move until a network has to, or the match is over."""
    while states[i].phase != OVER:
        seat = states[i].active
        driver = drivers[i][seat]
        if driver == LEARNER or driver >= RIVAL:
            return
        listed = legal(states[i], seat, moves)
        if driver == HABIT:
            move = habit(states[i], seat, moves, listed, DOUBT, NERVE, states[i])
        else:
            doubt = settings[i][DOUBTING]
            daring = settings[i][DARING if states[i].pile_size > 1 else OPENING]
            move = by_thresholds(states[i], seat, moves, listed, doubt, daring, False, states[i])
        logs[0].size = 0
        apply(states[i], seat, move, logs[0])


def step_all(
    states: list[YakState],
    tables: list[YakState],
    numbers: list[int],
    logs: list[Log],
    moves: list[int],
    drivers: list[list[int]],
    settings: list[list[float]],
    memories: list[list[list[int]]],
    told: list[list[float]],
    logits: list[list[float]],
    options: list[list[int]],
    dice: list[float],
    actions: list[int],
    chances: list[float],
    seats: list[int],
    rewards: list[list[float]],
    ends: list[int],
    wins: list[list[float]],
    matches: list[int],
    rows: list[list[float]],
    insights: list[list[float]],
    allowed: list[list[int]],
    seed: int,
) -> None:
    """One decision at each table; 1 in `ends` where a pile came to its end, 2 where a match did."""
    shares = [0.0] * ACTIONS
    points = [0] * 6
    places = [0] * 6
    before = [0] * 6
    for i in range(len(states)):
        seat = states[i].active
        seats[i] = seat
        fill_chances(logits[i], options[i], 1.0, shares)
        actions[i] = pick(shares, dice[i])
        chances[i] = log(shares[actions[i]])
        note_decision(states[i], actions[i], told[i], memories[i][seat])
        taken = 0
        for other in range(states[i].seats):
            before[other] = states[i].penalties[other]
            taken += before[other]
        move = move_of(states[i], actions[i])
        logs[0].size = 0
        apply(states[i], seat, move, logs[0])
        bots_play(states, i, logs, moves, drivers, settings)
        after = 0
        for other in range(states[i].seats):
            after += states[i].penalties[other]
        rivals = states[i].seats - 1
        for other in range(states[i].seats):
            mine = states[i].penalties[other] - before[other]
            rewards[i][other] = ((after - taken - mine) / rivals - mine) / SCALE
        ends[i] = 1 if after > taken else 0
        if states[i].phase == OVER:
            ends[i] = 2
            score(states[i], points, places)
            winners = 0
            for other in range(states[i].seats):
                winners += 1 if places[other] == 1 else 0
            for other in range(states[i].seats):
                share = 1.0 / winners if places[other] == 1 else 0.0
                rewards[i][other] += settings[i][WIN] * (share - 1.0 / states[i].seats)
                wins[i][other] += share
            matches[i] += 1
            for other in range(states[i].seats):
                for k in range(len(memories[i][other])):
                    memories[i][other][k] = 0
            deal(states, tables, numbers, i, seed)
            bots_play(states, i, logs, moves, drivers, settings)
        describe(states, i, moves, memories, rows, insights, allowed)


def judge_all(
    values: list[list[float]],
    seats: list[list[int]],
    rewards: list[list[list[float]]],
    ends: list[list[int]],
    trace: float,
    gains: list[list[float]],
    targets: list[list[float]],
    known: list[list[int]],
) -> None:
    """How much better each decision was than expected; known where the seat decides once more."""
    for i in range(len(values[0])):
        pending = [0.0] * 6
        value = [0.0] * 6
        gain = [0.0] * 6
        is_known = [0] * 6
        is_cut = [0] * 6
        for t in range(len(values) - 1, -1, -1):
            if ends[t][i] == 2:
                for seat in range(6):
                    pending[seat] = 0.0
                    value[seat] = 0.0
                    is_known[seat] = 1
            for seat in range(6):
                pending[seat] += rewards[t][i][seat]
                if ends[t][i] > 0:
                    is_cut[seat] = 1
            seat = seats[t][i]
            known[t][i] = is_known[seat]
            more = 0.0 if is_cut[seat] == 1 else trace * gain[seat]
            gain[seat] = pending[seat] + value[seat] - values[t][i] + more
            gains[t][i] = gain[seat]
            targets[t][i] = gain[seat] + values[t][i]
            if is_known[seat] == 0:  # nothing follows that could be judged
                gain[seat] = 0.0
            is_known[seat] = 1
            is_cut[seat] = 0
            pending[seat] = 0.0
            value[seat] = values[t][i]


def slopes(
    logits: list[list[float]],
    allowed: list[list[int]],
    actions: list[int],
    chances: list[float],
    gains: list[float],
    magnets: list[list[float]],
    clip: float,
    entropy: float,
    pull: float,
    result: list[list[float]],
) -> float:
    """How the loss changes with each logit (PPO, entropy, pull of the magnet); the mean entropy."""
    chance = [0.0] * ACTIONS
    goal = [0.0] * ACTIONS
    logs = [0.0] * ACTIONS
    farther = [0.0] * ACTIONS  # than the magnet, as a logarithm
    mean = 0.0
    size = len(actions)
    for i in range(size):
        fill_chances(logits[i], allowed[i], 1.0, chance)
        fill_chances(magnets[i], allowed[i], 1.0, goal)
        disorder = 0.0
        apart = 0.0
        for k in range(ACTIONS):
            if allowed[i][k] == 1:
                logs[k] = log(max(chance[k], LEAST))
                farther[k] = logs[k] - log(max(goal[k], LEAST))
                disorder -= chance[k] * logs[k]
                apart += chance[k] * farther[k]
        mean += disorder
        ratio = exp(logs[actions[i]] - chances[i])
        is_far = ratio > 1.0 + clip if gains[i] > 0.0 else ratio < 1.0 - clip
        push = 0.0 if is_far else ratio * gains[i]
        for k in range(ACTIONS):
            if allowed[i][k] == 1:
                slope = push * chance[k] + entropy * chance[k] * (logs[k] + disorder)
                slope += pull * chance[k] * (farther[k] - apart)
                if k == actions[i]:
                    slope -= push
                result[i][k] = slope / size
            else:
                result[i][k] = 0.0
    return mean / size
