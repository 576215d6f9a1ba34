"""What the other players of YAK have laid, guessed by what they have said with it."""

from yurt.core.chance import random_below, seed_chance
from yurt.core.names import UNKNOWN

from .habits import worth
from .hidden import count_unseen, pick_unseen
from .rules import count, number_of_claim, species_of_claim
from .state import HAND, KINDS, YakState

FRANK, OF = 2, 3  # so many of so many cards fit what is said with them, if there is one in a hand

WORLDS = 300  # that tell a chance


def believed_chance(view: YakState, said: int) -> float:
    """How likely a claim is true, if the others have mostly laid what fits their claims."""
    true = 0
    for world in range(WORLDS):
        state: YakState = view.copy()
        seed_chance(state, 0, world)
        guess_laid(state)
        true += count(state, species_of_claim(said)) >= number_of_claim(said)
    return (true + 0.5) / (WORLDS + 1)  # some worlds alone make nothing certain


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
