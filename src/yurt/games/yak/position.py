"""What a state of YAK must keep to."""

from yurt.core.state import previous_seat

from .hidden import count_unseen
from .state import (
    CLAIM_COUNT,
    CLAIMING,
    HAND,
    KINDS,
    OVER,
    PLAYING,
    SPECIES_COUNT,
    STOP,
    YakState,
)


def check(state: YakState) -> int:
    """Every card is somewhere exactly once, the claims rise, and the hands are as 6.4 says."""
    counts = [0] * (KINDS + 1)
    count_unseen(state, counts)
    for card in range(1, KINDS + 1):
        if counts[card] != 0 or state.taken[card] < 0:
            return 103 if card == STOP else 101
    if not 0 <= state.active < state.seats or not PLAYING <= state.phase <= OVER:
        return 202
    if not are_penalties_right(state):
        return 501
    if state.phase == CLAIMING and state.pile_size == 0:
        return 302
    if not is_claim_chain_right(state):
        return 305
    return 0 if are_hands_right(state) else 604


def are_penalties_right(state: YakState) -> bool:
    """Whether the cards taken are as many as the penalties."""
    rest = 0
    for card in range(1, KINDS + 1):
        rest += state.taken[card]
    for seat in range(state.seats):
        if state.penalties[seat] < 0:
            return False
        rest -= state.penalties[seat]
    return rest == 0


def is_claim_chain_right(state: YakState) -> bool:
    """Whether the pile was laid seat by seat, each claim outranking the one before."""
    said = state.pile_size - 1 if state.phase == CLAIMING else state.pile_size
    on_turn = state.active
    for i in range(state.pile_size - 1, -1, -1):
        layer = state.layers[i]
        if not 0 <= layer < state.seats:
            return False
        if state.phase != OVER or i < state.pile_size - 1:
            expected = on_turn if i == said else previous_seat(state, on_turn)
            if layer != expected:
                return False
        on_turn = layer
        lowest = state.claims[i - 1] + 1 if i > 0 else 1
        highest = SPECIES_COUNT if i == 0 else CLAIM_COUNT
        if i < said and not lowest <= state.claims[i] <= highest:
            return False
    return True


def are_hands_right(state: YakState) -> bool:
    """Whether every hand is full while cards can be drawn, and afterwards they shrink together."""
    most = 0
    least = HAND
    for seat in range(state.seats):
        owes = 1 if state.phase == CLAIMING and seat == state.active else 0
        size = state.hand_sizes[seat] + owes
        most = max(most, size)
        least = min(least, size)
    if state.draw_size > 0:
        return least == HAND and most == HAND
    return most - least <= 1
