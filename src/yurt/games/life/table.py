"""Questions about the table: who is in, and how many cards lie where."""

from yurt.core.state import next_seat

from .state import (
    DECK,
    EXPERT_SETS,
    GIVING,
    HAND,
    KINDS,
    ROW_CARDS,
    SETS,
    VALUE,
    LifeState,
)


def is_in(state: LifeState, seat: int) -> bool:
    """7.1: whether a seat still has lives."""
    return state.lives[seat] > 0


def has_cards(state: LifeState, seat: int) -> bool:
    """Whether a seat was dealt cards in this round; it may have lost its last life since."""
    return is_in(state, seat) or 0 < state.places[seat] <= state.players


def next_in(state: LifeState, seat: int) -> int:
    """The next seat to the left that is still in."""
    following = next_seat(state, seat)
    while not is_in(state, following) and following != seat:
        following = next_seat(state, following)
    return following


def hand_size(state: LifeState, seat: int) -> int:
    """How many cards a hand has."""
    if not has_cards(state, seat):
        return 0
    if state.phase == GIVING and seat == state.active:
        return HAND - state.row + state.owed
    return HAND


def aside_size(state: LifeState) -> int:
    """2.1: how many cards lie aside."""
    return DECK - ROW_CARDS - HAND * state.players


def total(counts: list[int]) -> int:
    """How many cards these are."""
    cards = 0
    for species in range(1, KINDS + 1):
        cards += counts[species]
    return cards


def sets_in_use(state: LifeState) -> int:
    """8.1: how many of the sets make Sudden Death."""
    return EXPERT_SETS if state.expert else len(SETS)


def has_set(state: LifeState, seat: int) -> bool:
    """5.1: whether a seat holds a complete set, with what it has put down for a swap under way."""
    for i in range(sets_in_use(state)):
        species = SETS[i]
        held = state.hands[seat][species]
        if state.phase == GIVING and seat == state.active:
            held += state.given[species]
        if held == VALUE[species]:
            return True
    return False
