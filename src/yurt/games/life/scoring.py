"""What a round is worth: majorities, totals and lives."""

from yurt.core.state import NOBODY

from .state import KINDS, VALUE, LifeState
from .table import is_in


def needed_for_majority(state: LifeState) -> int:
    """6.2: one card is enough, but not between two."""
    return 2 if state.players == 2 else 1


def majority(state: LifeState, species: int) -> int:
    """6.1: the seat with strictly the most cards of a species, or NOBODY."""
    most = 0
    holder = NOBODY
    for seat in range(state.seats):
        count = state.hands[seat][species]
        if count > most:
            most = count
            holder = seat
        elif count == most:
            holder = NOBODY
    return holder if most >= needed_for_majority(state) else NOBODY


def add_up(holders: list[int], totals: list[int]) -> None:
    """6.1: give each holder of a majority the value of its species."""
    for species in range(1, KINDS + 1):
        if holders[species] != NOBODY:
            totals[holders[species]] += VALUE[species]


def lives_lost(state: LifeState, totals: list[int], seat: int) -> int:
    """6.3: the highest lose nothing, otherwise the lowest 2, all others 1."""
    highest = totals[seat]
    lowest = totals[seat]
    for other in range(state.seats):
        if is_in(state, other):
            highest = max(highest, totals[other])
            lowest = min(lowest, totals[other])
    if totals[seat] == highest:
        return 0
    return 2 if totals[seat] == lowest else 1
