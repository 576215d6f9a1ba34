"""What bots of PUSH do only in the course of certain matches: the tests of bots lead them there."""

from typing import Any

from conformance.played import Situation

from yurt.games.push.bots import is_near_end
from yurt.games.push.endings import sure_winner

LAST_CARDS = 6  # with more plain Python takes long


def solves_the_end(situation: Situation) -> bool:
    """Whether the master reckons with the last cards, and nobody has won yet."""
    state: Any = situation.match.state
    is_open = 0 < state.deck_size <= LAST_CARDS and sure_winner(state) < 0
    return is_open and is_near_end(state)


# Against weaker rivals the end is decided too early
PATHS = {"master": [(2, "greedy", solves_the_end)]}
