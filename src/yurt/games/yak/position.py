"""What a state of YAK must keep to."""

from yurt.core.state import next_seat, previous_seat

from .editions import cards_dealt, cards_to_draw, is_in_play, top_claim
from .hidden import count_unseen
from .state import (
    CLAIMING,
    KINDS,
    MINI,
    OVER,
    PLAYING,
    SPECIES_COUNT,
    STOP,
    ZOCH,
    YakState,
)


def check(state: YakState) -> int:
    """Every card is somewhere exactly once, claims rise, and hands are as 6.4 says."""
    if not ZOCH <= state.edition <= MINI:
        return 103
    counts = [0] * (KINDS + 1)
    count_unseen(state, counts)
    for card in range(1, KINDS + 1):
        if counts[card] != 0 or state.taken[card] < 0:
            return 103 if card == STOP and state.edition != MINI else 101
    if not 0 <= state.active < state.seats or not PLAYING <= state.phase <= OVER:
        return 202
    if not are_penalties_right(state):
        return 501
    if state.phase == CLAIMING and state.pile_size == 0:
        return 302
    if not is_laid_in_turn(state):
        return 202
    if not are_claims_rising(state):
        return 305
    if state.phase == OVER:
        return 0 if is_end_right(state) else 601
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


def is_laid_in_turn(state: YakState) -> bool:
    """Whether the pile was laid seat by seat, up to the one on turn."""
    on_turn = state.active
    if state.phase != PLAYING:  # the last card is of the active seat itself
        on_turn = next_seat(state, on_turn)
    for i in range(state.pile_size - 1, -1, -1):
        on_turn = previous_seat(state, on_turn)
        if state.layers[i] != on_turn:
            return False
    return True


def are_claims_rising(state: YakState) -> bool:
    """Whether each claim outranks the one before, beginning with a 1."""
    said = state.pile_size - 1 if state.phase == CLAIMING else state.pile_size
    last = 0
    for i in range(said):
        highest = SPECIES_COUNT if i == 0 else top_claim(state)
        if not last < state.claims[i] <= highest or not is_in_play(state, state.claims[i]):
            return False
        last = state.claims[i]
    is_owed = said < state.pile_size
    return not is_owed or (state.claims[said] == 0 and last < top_claim(state))


def are_hands_right(state: YakState) -> bool:
    """Whether hands are full while cards can be drawn, and afterwards shrink seat by seat."""
    whole = state.hand_sizes[state.active]
    if state.phase == CLAIMING:
        whole += 1
    if cards_to_draw(state) > 0:
        whole = cards_dealt(state)
    if whole == 0:
        return False
    is_one_less = False
    for step in range(state.seats):
        seat = (state.active + step) % state.seats
        size = state.hand_sizes[seat]
        if state.phase == CLAIMING and step == 0:
            size += 1
        if size == whole - 1 and cards_to_draw(state) == 0:
            is_one_less = True  # those who have played since the draw pile ran out
        elif size != whole or is_one_less:
            return False
    return True


def is_end_right(state: YakState) -> bool:
    """6.1, 6.2: nothing is left to draw, and either the pile was taken or all hands are empty."""
    held = 0
    for seat in range(state.seats):
        held += state.hand_sizes[seat]
    return cards_to_draw(state) == 0 and (state.pile_size == 0 or held == 0)
