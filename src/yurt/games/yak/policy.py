"""How the learned network of YAK decides: by chance, as often as it finds each decision good."""

from pathlib import Path
from typing import Any

from yurt.core.chance import random_below
from yurt.core.learned import Learned
from yurt.core.state import State

from .actions import ACTIONS, fill_allowed, fill_chances, move_of, note_decision, pick
from .features import FEATURES, fill_features
from .state import MINI, YakState

SMALL, DUEL, ROUND = 0, 1, 2  # who has a network of their own: mini-YAK, two players, more of them
LEAGUES = 3

FILE = Path(__file__).parent / "policy.npz"
HIDDEN = 128
WEIGHTS_1: Any = Learned(FILE, "weights_1", (LEAGUES, FEATURES, HIDDEN))
OFFSETS_1: Any = Learned(FILE, "offsets_1", (LEAGUES, HIDDEN))
WEIGHTS_2: Any = Learned(FILE, "weights_2", (LEAGUES, HIDDEN, HIDDEN))
OFFSETS_2: Any = Learned(FILE, "offsets_2", (LEAGUES, HIDDEN))
WEIGHTS_3: Any = Learned(FILE, "weights_3", (LEAGUES, HIDDEN, ACTIONS))
OFFSETS_3: Any = Learned(FILE, "offsets_3", (LEAGUES, ACTIONS))
TABLES_OF_FILE = (WEIGHTS_1, OFFSETS_1, WEIGHTS_2, OFFSETS_2, WEIGHTS_3, OFFSETS_3)
FINENESS = 1 << 30  # of the dice
SHARPNESS = (1.5, 1.5, 2.0)  # of the master in each league


def league_of(view: YakState) -> int:
    """The league that a match belongs to."""
    if view.edition == MINI:
        return SMALL
    return DUEL if view.seats == 2 else ROUND


def by_network(
    view: YakState, seat: int, moves: list[int], sharpness: float, memory: list[int], rng: State
) -> int:
    """One of the decisions by its chance; the sharper, the more often the best one."""
    row = [0.0] * FEATURES
    logits = [0.0] * ACTIONS
    allowed = [0] * ACTIONS
    chances = [0.0] * ACTIONS
    fill_features(view, seat, memory, row)
    fill_logits(row, league_of(view), logits)
    fill_allowed(view, moves, len(moves), allowed)
    fill_chances(logits, allowed, sharpness, chances)
    action = pick(chances, random_below(rng, FINENESS) / FINENESS)
    note_decision(view, action, row, memory)
    return move_of(view, action)


def fill_logits(row: list[float], league: int, logits: list[float]) -> None:
    """Fill in what the network of a league says of each decision."""
    first = [0.0] * HIDDEN
    second = [0.0] * HIDDEN
    fill_layer(row, FEATURES, WEIGHTS_1[league], OFFSETS_1[league], HIDDEN, first)
    cut_off(first)
    fill_layer(first, HIDDEN, WEIGHTS_2[league], OFFSETS_2[league], HIDDEN, second)
    cut_off(second)
    fill_layer(second, HIDDEN, WEIGHTS_3[league], OFFSETS_3[league], ACTIONS, logits)


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
