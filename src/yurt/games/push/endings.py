"""Positions at the end of a match of PUSH: which are alike, and which are decided."""

from .holdings import first_card
from .state import (
    COLOUR_COUNT,
    COLOUR_OF,
    COLUMN_COUNT,
    COPIES,
    DECK,
    HIGHEST,
    ROLL,
    SWITCH,
    VALUE_OF,
    PushState,
)

BITS = 31
LOW = (1 << BITS) - 1
PRIMES = (2147483647, 2147483629)  # below 2 ** 31, so that products fit into 63 bits
FACTORS = (1103515245, 1220703125)
RANKS = tuple(DECK * value + (value > 0) for value in VALUE_OF)  # 6.2: points first, then cards


def mix(key: int, word: int) -> int:
    """A key of 62 bits that depends on another one and on a word of 31 bits."""
    high = ((key >> BITS) * FACTORS[0] + word) % PRIMES[0]
    low = ((key & LOW) * FACTORS[1] + (word ^ word >> 7)) % PRIMES[1]
    return high << BITS | low


def key_of(state: PushState) -> int:
    """The same number for positions that are worth the same; never 0.

    What counts is who leads by how much, what a roll could cost, which colours go to a bank, the
    cards left and the columns, in any order.
    """
    key = mix(1, ((state.phase * 8 + state.pusher) * 8 + state.active) * 2 + state.switches % 2)
    key = mix(key, state.turned)
    colours = 0  # those that can still be taken, as bits
    if state.turned > 0:
        colours |= 1 << COLOUR_OF[state.turned]
    for card in range(1, SWITCH + 1):
        if state.left[card] > 0:
            key = mix(key, card * max(COPIES) + state.left[card])
            colours |= 1 << COLOUR_OF[card]
    sets = [0] * COLUMN_COUNT  # of each column, its cards as bits
    for column in range(COLUMN_COUNT):
        for i in range(state.column_sizes[column]):
            sets[column] |= 1 << state.columns[column][i] - 1
            colours |= 1 << COLOUR_OF[state.columns[column][i]]
    highest = max(sets[0], sets[1], sets[2])
    lowest = min(sets[0], sets[1], sets[2])
    key = mix(mix(mix(key, highest), lowest), sets[0] ^ sets[1] ^ sets[2] ^ highest ^ lowest)
    first = rank_of(state, 0)
    for seat in range(state.seats):
        key = mix(key, rank_of(state, seat) - first + (1 << 20))
        for colour in range(1, COLOUR_COUNT + 1):
            key = mix(key, stakes(state, seat, colour, colours >> colour & 1))
    return key | 1 << 2 * BITS


def rank_of(state: PushState, seat: int) -> int:
    """6.2: the higher one wins."""
    rank = 0
    for card in range(1, ROLL):
        rank += (state.collections[seat][card] + state.banks[seat][card]) * RANKS[card]
    return rank


def stakes(state: PushState, seat: int, colour: int, can_be_taken: int) -> int:
    """What a seat could lose of a colour, and whether the next cards of it go to the bank."""
    loose = 0
    banked = 0
    for card in range(first_card(colour), first_card(colour) + HIGHEST):
        loose += state.collections[seat][card] * RANKS[card]
        banked += state.banks[seat][card]
    return loose * 2 + (1 if banked > 0 and can_be_taken == 1 else 0)


def sure_winner(state: PushState) -> int:
    """The seat that wins even if it loses all it can and another gets every card; or -1."""
    winner = 0
    most = -1
    for seat in range(state.seats):
        if rank_of_bank(state, seat) > most:
            most = rank_of_bank(state, seat)
            winner = seat
    open_cards = RANKS[state.turned]
    for card in range(1, ROLL):
        open_cards += state.left[card] * RANKS[card]
    for column in range(COLUMN_COUNT):
        for i in range(state.column_sizes[column]):
            open_cards += RANKS[state.columns[column][i]]
    for seat in range(state.seats):
        if seat != winner and rank_of(state, seat) + open_cards >= most:
            return -1
    return winner


def rank_of_bank(state: PushState, seat: int) -> int:
    """What no roll can take from the rank of a seat."""
    rank = 0
    for card in range(1, ROLL):
        rank += state.banks[seat][card] * RANKS[card]
    return rank
