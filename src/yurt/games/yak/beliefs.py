"""What the other players of YAK have laid, guessed by what they have said with it."""

from yurt.core.chance import random_below
from yurt.core.names import UNKNOWN

from .habits import worth
from .hidden import count_unseen, pick_unseen
from .rules import species_of_claim
from .state import HAND, KINDS, YakState

FRANK, OF = 2, 3  # so many of so many cards fit what is said with them, if there is one in a hand


def guess_laid(state: YakState) -> None:
    """Fill the blanks of the pile: mostly with something that fits the claim made with it."""
    unseen = [0] * (KINDS + 1)
    total = count_unseen(state, unseen)
    for i in range(state.pile_size):
        if state.pile[i] == UNKNOWN:
            state.pile[i] = guess_card(state, state.claims[i], unseen, total)
            total -= 1


def guess_card(state: YakState, said: int, unseen: list[int], total: int) -> int:
    """One of the unseen cards; who is frank takes one that fits, if there is one among a few."""
    card = pick_unseen(state, unseen, total)
    if said > 0 and random_below(state, OF) < FRANK:
        for _ in range(HAND - 1):
            if worth(card, species_of_claim(said)) == 0:
                unseen[card] += 1
                card = pick_unseen(state, unseen, total)
    return card
