"""How the learned network of YAK decides: by chance, as often as it finds each decision good."""

from math import exp
from pathlib import Path
from typing import Any

from yurt.core.chance import random_below
from yurt.core.learned import Learned
from yurt.core.state import State

from .actions import ACTIONS, fill_allowed, move_of
from .features import FEATURES, fill_features
from .odds import chance_of_last_claim
from .state import CHALLENGE, YakState

FILE = Path(__file__).parent / "policy.npz"
HIDDEN = 128
WEIGHTS_1: Any = Learned(FILE, "weights_1", (FEATURES, HIDDEN))
OFFSETS_1: Any = Learned(FILE, "offsets_1", (HIDDEN,))
WEIGHTS_2: Any = Learned(FILE, "weights_2", (HIDDEN, HIDDEN))
OFFSETS_2: Any = Learned(FILE, "offsets_2", (HIDDEN,))
WEIGHTS_3: Any = Learned(FILE, "weights_3", (HIDDEN, ACTIONS))
OFFSETS_3: Any = Learned(FILE, "offsets_3", (ACTIONS,))
TABLES_OF_FILE = (WEIGHTS_1, OFFSETS_1, WEIGHTS_2, OFFSETS_2, WEIGHTS_3, OFFSETS_3)
FINENESS = 1 << 30  # of the dice
SHARPNESS = 2.0  # of the master
WARY = 0.15  # with two the network trusts too much: what is less likely is challenged anyway


def by_network(view: YakState, seat: int, moves: list[int], sharpness: float, rng: State) -> int:
    """One of the decisions by its chance; the sharper, the more often the best one."""
    can_challenge = moves[len(moves) - 1] == CHALLENGE
    if view.seats == 2 and can_challenge and chance_of_last_claim(view, seat) < WARY:
        return CHALLENGE
    chances = [0.0] * ACTIONS
    fill_chances(view, seat, moves, len(moves), sharpness, chances)
    rest = random_below(rng, FINENESS) / FINENESS
    chosen = -1
    for action in range(ACTIONS):
        if chances[action] > 0.0 and (chosen < 0 or rest >= 0.0):
            chosen = action
            rest -= chances[action]
    return move_of(view, chosen)


def fill_chances(
    view: YakState, seat: int, moves: list[int], count: int, sharpness: float, chances: list[float]
) -> None:
    """Fill in how likely each decision is."""
    row = [0.0] * FEATURES
    first = [0.0] * HIDDEN
    second = [0.0] * HIDDEN
    logits = [0.0] * ACTIONS
    allowed = [0] * ACTIONS
    fill_features(view, seat, row)
    fill_allowed(view, moves, count, allowed)
    fill_layer(row, FEATURES, WEIGHTS_1, OFFSETS_1, HIDDEN, first)
    cut_off(first)
    fill_layer(first, HIDDEN, WEIGHTS_2, OFFSETS_2, HIDDEN, second)
    cut_off(second)
    fill_layer(second, HIDDEN, WEIGHTS_3, OFFSETS_3, ACTIONS, logits)
    most = -1e30
    for action in range(ACTIONS):
        if allowed[action] == 1 and logits[action] > most:
            most = logits[action]
    total = 0.0
    for action in range(ACTIONS):
        if allowed[action] == 1:
            chances[action] = exp((logits[action] - most) * sharpness)
            total += chances[action]
    for action in range(ACTIONS):
        chances[action] /= total


def fill_layer(
    inner: list[float],
    inner_size: int,
    weights: list[list[float]],
    offsets: list[float],
    outer_size: int,
    outer: list[float],
) -> None:
    """What a layer makes of the one before."""
    for k in range(outer_size):
        outer[k] = offsets[k]
    for i in range(inner_size):
        value = inner[i]
        if value != 0.0:
            line = weights[i]
            for k in range(outer_size):
                outer[k] += value * line[k]


def cut_off(layer: list[float]) -> None:
    """What is below 0 counts nothing."""
    for k in range(HIDDEN):
        layer[k] = max(layer[k], 0.0)
