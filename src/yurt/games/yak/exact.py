"""How likely a claim is true, counted exactly: in how many of the possible piles it holds.

Every card that a seat has not seen may lie in the pile as well as any other.
"""

from math import comb

import numpy as np

from .odds import (
    ALL_ARE_ONE,
    ALL_COUNT,
    BOTH,
    CASES,
    PLAIN,
    WIDTH,
    WORTH,
    count_own,
    likely,
    reckon,
)
from .rules import number_of_claim, species_of_claim
from .state import BANG, DECK, KINDS, ONE, STOP, YakState

WAYS = np.array([[float(comb(n, k)) for k in range(DECK + 1)] for n in range(DECK + 1)])
MOST_VALUE = 3


def exact_chance(view: YakState, seat: int, said: int) -> float:
    """The chance of a claim."""
    unseen = [0] * (KINDS + 1)
    own = [0] * (KINDS + 1)
    hidden = count_own(view, seat, unseen, own)
    return chance_among(unseen, own, hidden, said)


def chance_of(unseen: list[int], own: list[int], hidden: int, said: int, exactly: int) -> float:
    """The chance of a claim, roughly if more cards than that are hidden."""
    if hidden <= exactly:
        return chance_among(unseen, own, hidden, said)
    weights = [0.0] * CASES
    means = [0.0] * (CASES * WIDTH)
    spreads = [0.0] * (CASES * WIDTH)
    reckon(unseen, own, hidden, weights, means, spreads)
    return likely(weights, means, spreads, species_of_claim(said), number_of_claim(said))


def chance_among(unseen: list[int], own: list[int], hidden: int, said: int) -> float:
    """The chance of a claim about some known cards and others, hidden, out of those unseen."""
    total = 0
    ordinary = 0
    for card in range(1, KINDS + 1):
        total += unseen[card]
        ordinary += unseen[card] if card < BANG else 0
    special_ways = [0.0] * (CASES * (DECK + 1))
    count_specials(unseen, own, hidden, special_ways)
    species = species_of_claim(said)
    found = 0.0
    for case in range(CASES):
        need = number_of_claim(said)
        sizes = [0] * (MOST_VALUE + 1)
        for card in range(1, BANG):
            value = WORTH[case][species][card]
            need -= own[card] * value
            sizes[value] += unseen[card]
        for cards in range(min(hidden, ordinary) + 1):
            special = special_ways[case * (DECK + 1) + cards]
            if special > 0.0:
                found += special * ways_to_reach(need, sizes, cards)
    return float(found / WAYS[total][hidden])


def count_specials(unseen: list[int], own: list[int], hidden: int, ways: list[float]) -> None:
    """Of each case and number of ordinary cards: the ways to choose the specials of the pile."""
    for stops in range(min(unseen[STOP], hidden) + 1):
        works = (stops + own[STOP]) % 2 == 0  # 4.1
        for bangs in range(min(unseen[BANG], hidden - stops) + 1):
            for ones in range(min(unseen[ONE], hidden - stops - bangs) + 1):
                all_count = works and bangs + own[BANG] > 0  # 4.4
                all_are_one = works and ones + own[ONE] > 0  # 4.5
                if all_count:
                    case = BOTH if all_are_one else ALL_COUNT
                else:
                    case = ALL_ARE_ONE if all_are_one else PLAIN
                found = WAYS[unseen[STOP]][stops] * WAYS[unseen[BANG]][bangs]
                place = case * (DECK + 1) + hidden - stops - bangs - ones
                ways[place] += found * WAYS[unseen[ONE]][ones]


def ways_to_reach(need: int, sizes: list[int], cards: int) -> float:
    """In how many ways so many ordinary cards, of which each value has a size, count enough."""
    found = 0.0
    for threes in range(min(sizes[3], cards) + 1):
        for twos in range(min(sizes[2], cards - threes) + 1):
            rest = cards - threes - twos
            ways = WAYS[sizes[3]][threes] * WAYS[sizes[2]][twos]
            least = max(need - 3 * threes - 2 * twos, rest - sizes[0], 0)
            for singles in range(least, min(sizes[1], rest) + 1):
                found += ways * WAYS[sizes[1]][singles] * WAYS[sizes[0]][rest - singles]
    return found
