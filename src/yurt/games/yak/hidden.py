"""What a viewer of YAK cannot know: blanked, counted, and guessed."""

from yurt.core.cards import sort_cards
from yurt.core.chance import random_below
from yurt.core.names import UNKNOWN

from .editions import copies_in_deck
from .state import KINDS, YakState


def conceal(state: YakState, viewer: int) -> None:
    """Blank the draw pile, the other hands and what others laid on the pile."""
    for i in range(state.draw_size):
        state.draw_pile[i] = UNKNOWN
    for seat in range(state.seats):
        if seat != viewer:
            for i in range(state.hand_sizes[seat]):
                state.hands[seat][i] = UNKNOWN
    for i in range(state.pile_size):
        if state.layers[i] != viewer:
            state.pile[i] = UNKNOWN


def guess(state: YakState, viewer: int) -> None:
    """Deal the cards that the viewer has not seen to the places the viewer cannot see."""
    unseen = [0] * (KINDS + 1)
    total = count_unseen(state, unseen)
    for i in range(state.draw_size):
        if state.draw_pile[i] == UNKNOWN:
            state.draw_pile[i] = pick_unseen(state, unseen, total)
            total -= 1
    for i in range(state.pile_size):
        if state.pile[i] == UNKNOWN:
            state.pile[i] = pick_unseen(state, unseen, total)
            total -= 1
    for seat in range(state.seats):
        for i in range(state.hand_sizes[seat]):
            if state.hands[seat][i] == UNKNOWN:
                state.hands[seat][i] = pick_unseen(state, unseen, total)
                total -= 1
        sort_cards(state.hands[seat], state.hand_sizes[seat])


def count_unseen(state: YakState, unseen: list[int]) -> int:
    """Fill in how many copies of each card are at places unknown; their sum."""
    for card in range(1, KINDS + 1):
        unseen[card] = copies_in_deck(state, card) - state.taken[card]
    remove_known(state.draw_pile, state.draw_size, unseen)
    remove_known(state.pile, state.pile_size, unseen)
    for seat in range(state.seats):
        remove_known(state.hands[seat], state.hand_sizes[seat], unseen)
    total = 0
    for card in range(1, KINDS + 1):
        total += unseen[card]
    return total


def remove_known(cards: list[int], size: int, unseen: list[int]) -> None:
    """Take the cards that are known off the numbers unseen."""
    for i in range(size):
        if cards[i] != UNKNOWN:
            unseen[cards[i]] -= 1


def pick_unseen(state: YakState, unseen: list[int], total: int) -> int:
    """Take one of the unseen cards at random."""
    rest = random_below(state, total)
    card = 1
    while card < KINDS and rest >= unseen[card]:
        rest -= unseen[card]
        card += 1
    unseen[card] -= 1
    return card
