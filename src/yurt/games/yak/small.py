"""A YAK that is small enough to be solved: the mini edition (1.4) between two.

`yurt solve` finds this file. A match is one pile, and is worth the cards that the rival takes minus
one's own.
"""

from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt

from yurt.core.chance import seed_chance

from .rules import setup
from .state import MINI, MINI_DECK, YakState

LARGEST = MINI_DECK // 2  # the cards of a hand; fewer make a smaller game
FEWEST_WIN = True
UNIT = "cards a pile"


def all_deals(size: int = LARGEST) -> npt.NDArray[Any]:
    """Every deal with hands of this size and seat 0 to start; all are equally likely."""
    state = YakState()
    state.edition, state.seats, state.start = MINI, 2, 0
    seed_chance(state, 0, 0)
    setup(state)
    cards = {card for card in (*state.hands[0], *state.hands[1], *state.draw_pile) if card}
    pairs = [
        (mine, theirs)
        for mine in combinations(sorted(cards), size)
        for theirs in combinations(sorted(cards.difference(mine)), size)
    ]
    deals: npt.NDArray[np.void] = YakState.records(len(pairs))
    for i, hands in enumerate(pairs):
        state.pack(deals, i)
        aside = sorted(cards.difference(*hands))
        deals["hand_sizes"][i][:2] = size
        deals["hands"][i] = 0
        deals["hands"][i][:2, :size] = hands
        deals["draw_size"][i] = len(aside)
        deals["draw_pile"][i][: len(aside)] = aside
    return deals
