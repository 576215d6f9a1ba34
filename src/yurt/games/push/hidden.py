"""What everybody knows in PUSH: all but the order of the deck."""

from yurt.core.chance import random_below, shuffle
from yurt.core.names import UNKNOWN

from .columns import count_places, fits
from .state import (
    COLUMN_COUNT,
    COPIES,
    DECK,
    KINDS,
    NUMBER_KINDS,
    PLACING,
    ROLL,
    SWITCH,
    PushState,
)


def copies_in_deck(state: PushState, card: int) -> int:
    """How many copies of a card the match is played with."""
    if card == SWITCH and state.seats == 2:  # 1.3
        return 0
    return COPIES[card]


def conceal(state: PushState, viewer: int) -> None:
    """Blank the deck; what is in it can be counted."""
    for i in range(state.deck_size):
        state.deck[i] = UNKNOWN


def guess(state: PushState, viewer: int) -> None:
    """Shuffle the cards left into the deck.

    A position may leave more open: single cards of the columns, the counts of the deck, and the
    discard pile, which is then taken for everything that lies nowhere else.
    """
    unseen = [0] * (KINDS + 1)
    is_counted = not is_empty(state.left)
    count_unseen(state, unseen, is_counted)
    fill_columns(state, unseen)
    if is_counted:
        for card in range(1, KINDS + 1):
            unseen[card] = state.left[card]
        remove_known(state.deck, state.deck_size, unseen)
    fill_deck(state, unseen)
    if not is_counted:
        count_deck(state)
    if is_empty(state.discards):
        count_unseen(state, unseen, True)
        for card in range(1, KINDS + 1):
            state.discards[card] = max(unseen[card], 0)


def is_empty(counts: list[int]) -> bool:
    """Whether there is no card at all."""
    for card in range(1, KINDS + 1):
        if counts[card] != 0:
            return False
    return True


def count_unseen(state: PushState, unseen: list[int], is_counted: bool) -> None:
    """Fill in how many copies of each card are nowhere; the deck by its counts or by its cards."""
    for card in range(1, KINDS + 1):
        unseen[card] = copies_in_deck(state, card) - state.left[card] - state.discards[card]
    if not is_counted:
        remove_known(state.deck, state.deck_size, unseen)
    unseen[SWITCH] -= state.switches
    if state.turned > 0:
        unseen[state.turned] -= 1
    for column in range(COLUMN_COUNT):
        remove_known(state.columns[column], state.column_sizes[column], unseen)
    for seat in range(len(state.collections)):
        for card in range(1, NUMBER_KINDS + 1):
            unseen[card] -= state.collections[seat][card] + state.banks[seat][card]


def remove_known(cards: list[int], size: int, counts: list[int]) -> None:
    """Take the cards that are known off the counts."""
    for i in range(size):
        if cards[i] > 0:
            counts[cards[i]] -= 1


def fill_columns(state: PushState, unseen: list[int]) -> None:
    """Put unseen cards that fit into the blanks of the columns, and of the card turned over."""
    weights = [0] * (KINDS + 1)
    for column in range(COLUMN_COUNT):
        for i in range(state.column_sizes[column]):
            if state.columns[column][i] == UNKNOWN:
                for card in range(1, ROLL + 1):
                    weights[card] = unseen[card] if fits(state, column, card) else 0
                state.columns[column][i] = pick(state, unseen, weights)
    if state.turned == UNKNOWN and state.phase == PLACING:
        for card in range(1, ROLL + 1):
            weights[card] = unseen[card] if count_places(state, card) > 1 else 0
        state.turned = pick(state, unseen, weights)


def pick(state: PushState, unseen: list[int], weights: list[int]) -> int:
    """Take one of the unseen cards at random by weight; UNKNOWN if there is none."""
    total = 0
    for card in range(1, ROLL + 1):
        total += max(weights[card], 0)
    if total == 0:
        return UNKNOWN
    rest = random_below(state, total)
    card = 1
    while rest >= max(weights[card], 0):
        rest -= max(weights[card], 0)
        card += 1
    unseen[card] -= 1
    return card


def fill_deck(state: PushState, unseen: list[int]) -> None:
    """Shuffle the unseen cards and put them into the blanks of the deck."""
    cards = [0] * DECK
    size = 0
    for card in range(1, KINDS + 1):
        for _ in range(unseen[card]):
            if size < DECK:
                cards[size] = card
                size += 1
    shuffle(state, cards, size)
    for i in range(state.deck_size):
        if state.deck[i] == UNKNOWN and size > 0:
            size -= 1
            state.deck[i] = cards[size]


def count_deck(state: PushState) -> None:
    """Count the cards of the deck, so that everyone knows what is left."""
    for i in range(state.deck_size):
        if state.deck[i] > 0:
            state.left[state.deck[i]] += 1
