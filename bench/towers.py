"""Scoring finished towers: the best colours of eight crystals are searched exactly."""

import random
from typing import Any

import numpy as np
from measure import Report, interleave

from yurt.core import twins
from yurt.games.towers.scoring import score_tower
from yurt.games.towers.state import CRYSTAL, PLACE_COUNT

CRYSTALS = 8
TOWERS = 2000


def score_all(towers: list[list[int]], colours: list[int]) -> int:
    """The points of all towers."""
    total = 0
    for i in range(len(towers)):
        total += score_tower(towers[i], colours)
    return total


def full_towers(seed: int) -> Any:
    """Towers of the greatest height with eight crystals at random places."""
    dice = random.Random(seed)
    towers = np.zeros((TOWERS, PLACE_COUNT + 1), np.int8)
    for tower in towers:
        crystals = dice.sample(range(1, PLACE_COUNT + 1), CRYSTALS)
        colours = dice.sample(range(1, CRYSTAL), dice.randint(3, CRYSTAL - 1))
        for place in range(1, PLACE_COUNT + 1):
            tower[place] = CRYSTAL if place in crystals else dice.choice(colours)
    return towers


def measure_scoring(report: Report, rounds: int) -> None:
    """Microseconds a tower, compiled."""
    twin = twins.compiled({"score_all": score_all}, {}, "towers-scoring")
    towers, colours = full_towers(1), np.zeros(CRYSTALS, np.int64)

    def work() -> float:
        twin.score_all(towers, colours)
        return float(TOWERS)

    rates = interleave({"scoring": work}, rounds)["scoring"]
    middle = sorted(rates)[len(rates) // 2]
    report.limit("scoring a tower with 8 crystals", 1e6 / middle, 50, "microseconds")
