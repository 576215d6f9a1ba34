"""A likeness of `hard`: a network that answers as it does, thousands of times as quickly.

Nobody could wait for `hard` at the tables of a training, so it is asked beforehand. At its tables
sometimes another habit decides, so that it is asked about more than it would come to itself.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from yurt.core import twins
from yurt.core.chance import hide_chance, random_below, seed_chance
from yurt.core.events import Log
from yurt.core.game import Game

from .actions import ACTIONS, action_of, fill_allowed, note_decision
from .features import FEATURES, fill_features
from .habits import DOUBT, NERVE, habit
from .hidden import conceal
from .manners import REMEMBERED
from .network import Array, Network, forward
from .policy import HIDDEN
from .rules import apply, legal, setup
from .stages import Progress
from .state import OVER, SEATS, YakState
from .student import BATCH
from .trials import SEEN, best_by_trials

ANSWERS = 80_000
TRIALS = 300  # fewer than `hard` itself makes: more of them take long
STRAYING = 4  # one of so many moves is made by habit
LAPS = 8  # so often all answers are gone through
RATE = 2e-3
PART = 1000  # answers that are asked for at once
TABLE, MATCH = 2, 3  # working states; the first ones are those of the trials


def imitate(
    game: Game, seats: Sequence[int], seed: int, effort: float, progress: Progress
) -> list[Array]:
    """A network that has learned what `hard` answers at tables of so many seats in turn."""
    count = max(1, round(ANSWERS * effort))
    rows, allowed, answers = ask_hard(game, seats, seed, count, progress)
    dice = np.random.default_rng([seed, 7])
    network = Network((FEATURES, HIDDEN, HIDDEN, ACTIONS), dice)
    for lap in range(LAPS):
        order = dice.permutation(len(rows))
        for first in range(0, len(order), BATCH):
            some = order[first : first + BATCH]
            rate = RATE * (1 - (lap + first / len(order)) / LAPS)
            layers = forward(rows[some], network.parts)
            slopes = slopes_of_answers(layers[-1], allowed[some], answers[some])
            network.learn(layers, slopes, rate)
    return network.parts


def slopes_of_answers(logits: Array, allowed: Any, answers: Any) -> Array:
    """How the surprise at the answers changes with each logit."""
    chances = np.where(allowed == 1, np.exp(logits - logits.max(axis=1, keepdims=True)), 0)
    chances /= chances.sum(axis=1, keepdims=True)
    chances[np.arange(len(answers)), answers] -= 1
    slopes: Array = (chances / len(answers)).astype(np.float32)
    return slopes


def ask_hard(
    game: Game, seats: Sequence[int], seed: int, count: int, progress: Progress
) -> tuple[Array, Any, Any]:
    """What `hard` was told, what it might have done, and what it did, so many times."""
    label = f"{game.name}-imitation"
    twin: Any = twins.compiled({"ask_on": ask_on}, game.bindings, label, inline=False)
    rows = np.zeros((count, FEATURES), np.float32)
    allowed = np.zeros((count, ACTIONS), np.int8)
    answers = np.zeros(count, np.int64)
    states: Any = game.state.records(MATCH + 1)
    logs, moves = Log.records(1), np.zeros(len(game.moves), np.int16)
    memories = np.zeros((SEATS, REMEMBERED), np.int64)
    for number, first in enumerate(range(0, count, PART)):
        part = slice(first, first + PART)
        game.table(seats[number % len(seats)], {}).pack(states, TABLE)
        work = (states, logs, moves, memories)
        twin.ask_on(*work, seed, first, rows[part], allowed[part], answers[part])
        progress(min(1.0, (first + PART) / count))
    return rows, allowed, answers


def ask_on(
    states: list[YakState],
    logs: list[Log],
    moves: list[int],
    memories: list[list[int]],
    seed: int,
    match: int,
    rows: list[list[float]],
    allowed: list[list[int]],
    answers: list[int],
) -> None:
    """Let `hard` play from match to match until it has answered often enough."""
    known = 0  # never fewer than the matches before this one, so no two parts deal the same
    while known < len(answers):
        states[MATCH] = states[TABLE]
        seed_chance(states[MATCH], seed, match)
        setup(states[MATCH])
        match += 1
        for seat in range(len(memories)):
            for i in range(len(memories[seat])):
                memories[seat][i] = 0
        while known < len(answers) and states[MATCH].phase != OVER:
            seat = states[MATCH].active
            count = legal(states[MATCH], seat, moves)
            fill_allowed(states[MATCH], moves, count, allowed[known])
            fill_features(states[MATCH], seat, memories[seat], rows[known])
            if random_below(states[MATCH], STRAYING) == 0:
                move = habit(states[MATCH], seat, moves, count, DOUBT, NERVE, states[MATCH])
                note_decision(
                    states[MATCH], action_of(states[MATCH], move), rows[known], memories[seat]
                )
            else:
                states[SEEN] = states[MATCH]
                conceal(states[SEEN], seat)
                hide_chance(states[SEEN])
                listed = moves[:count]
                move = best_by_trials(states, logs, seat, listed, states[MATCH], TRIALS)
                action = action_of(states[MATCH], move)
                note_decision(states[MATCH], action, rows[known], memories[seat])
                if count > 1:
                    answers[known] = action
                    known += 1
            logs[0].size = 0
            apply(states[MATCH], seat, move, logs[0])
