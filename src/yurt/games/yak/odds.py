"""How likely a claim is true, if every card that a seat has not seen may lie in the pile.

Specials make four cases: they do not matter, “!” works, “1” works, both work. In each of them the
count of a species is taken as normal, which is near enough to think with; `exact.py` counts.
"""

from math import exp, sqrt

import numpy as np

from .habits import count_unknown
from .rules import worth
from .state import BANG, KINDS, ONE, SPECIES_COUNT, STOP, YakState

CASES = 4
PLAIN, ALL_COUNT, ALL_ARE_ONE, BOTH = 0, 1, 2, 3
WIDTH = SPECIES_COUNT + 1
LEAST_SPREAD = 0.04
LOGISTIC = 1.702  # makes the logistic curve as wide as the normal one
WORTH = np.array(
    [
        [
            [worth(card, species, case in (1, 3), case in (2, 3)) for card in range(KINDS + 1)]
            for species in range(WIDTH)
        ]
        for case in range(CASES)
    ]
)


def count_own(view: YakState, seat: int, unseen: list[int], own: list[int]) -> int:
    """Fill in the cards a seat has not seen and those it has laid; how many others have laid."""
    for i in range(view.pile_size):
        if view.layers[i] == seat:
            own[view.pile[i]] += 1
    return count_unknown(view, seat, unseen)


def reckon(
    unseen: list[int],
    own: list[int],
    hidden: int,
    weights: list[float],
    means: list[float],
    spreads: list[float],
) -> None:
    """Fill in how likely each case is, and what each species may count in it."""
    total = 0
    for card in range(1, KINDS + 1):
        total += unseen[card]
    weigh_cases(unseen, own, hidden / max(total, 1), weights)
    shrinking = max(total - hidden, 0) / max(total - 1, 1)  # the cards of the pile are not put back
    for case in range(CASES):
        for species in range(1, WIDTH):
            known = 0.0
            first = 0.0
            second = 0.0
            for card in range(1, BANG):
                value = WORTH[case][species][card]
                if value > 0:
                    known += own[card] * value
                    first += unseen[card] * value
                    second += unseen[card] * value * value
            first /= max(total, 1)
            second /= max(total, 1)
            place = case * WIDTH + species
            means[place] = known + hidden * first
            variance = hidden * max(second - first * first, 0.0) * shrinking
            spreads[place] = LOGISTIC / sqrt(variance + LEAST_SPREAD)


def weigh_cases(unseen: list[int], own: list[int], share: float, weights: list[float]) -> None:
    """How likely the specials work and are there; each unseen one may lie in the pile by itself."""
    even = 1.0
    for _ in range(unseen[STOP]):
        even *= 1.0 - 2.0 * share
    if own[STOP] % 2 == 1:
        even = -even
    works = (1.0 + even) / 2.0  # 4.1
    no_bang = 0.0 if own[BANG] > 0 else 1.0
    for _ in range(unseen[BANG]):
        no_bang *= 1.0 - share
    no_one = 0.0 if own[ONE] > 0 else 1.0
    for _ in range(unseen[ONE]):
        no_one *= 1.0 - share
    weights[PLAIN] = 1.0 - works + works * no_bang * no_one
    weights[ALL_COUNT] = works * (1.0 - no_bang) * no_one
    weights[ALL_ARE_ONE] = works * no_bang * (1.0 - no_one)
    weights[BOTH] = works * (1.0 - no_bang) * (1.0 - no_one)


def likely(
    weights: list[float], means: list[float], spreads: list[float], species: int, number: int
) -> float:
    """The chance that the pile holds so many of a species."""
    chance = 0.0
    for case in range(CASES):
        place = case * WIDTH + species
        far = (number - 0.5 - means[place]) * spreads[place]
        if far < 30.0:
            chance += weights[case] / (1.0 + exp(far))
    return chance
