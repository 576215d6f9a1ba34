"""One lap of YAK in an imagined world, in which all others only reckon.

What they have laid is guessed as it fits what they have said.
"""

from yurt.core.chance import random_below, seed_chance
from yurt.core.events import Log
from yurt.core.names import UNKNOWN
from yurt.core.space import MOST_MOVES

from .editions import copies_in_deck
from .exact import chance_of
from .habits import card_for, worth
from .hidden import count_unseen, guess, pick_unseen
from .odds import count_own
from .reckoners import FEW
from .rules import apply, last_claim, legal, species_of_claim, total_taken
from .state import CHALLENGE, CLAIM, CLAIMING, HAND, KINDS, OVER, SPECIES_COUNT, YakState
from .thresholds import DARING, ROUGHLY, daring_claim

WORLD, SEEN, DEALT = 0, 1, 2
NO_CARD = -1
ATTEMPTS = 20  # to find a card that fits a claim
RECENT = 9  # claims that cards must fit
VERY_FEW = 4  # hidden cards: what is said of more is reckoned roughly


def deal_world(states: list[YakState], seat: int, jumps: bool, seed: int, world: int) -> None:
    """Guess all that a seat has not seen."""
    states[DEALT] = states[SEEN]
    seed_chance(states[DEALT], seed, world)
    guess_pile(states[DEALT], jumps)
    guess(states[DEALT], seat)


def guess_pile(state: YakState, jumps: bool) -> None:
    """Guess what the others have laid; of those who jump something that fits their own claim."""
    unseen = [0] * (KINDS + 1)
    total = count_unseen(state, unseen)
    size = state.pile_size
    for i in range(size):
        if state.pile[i] == UNKNOWN and (jumps or i > 0):
            state.pile_size = i + 1
            state.pile[i] = guess_card(state, unseen, total)
            attempts = 1
            while jumps and i >= size - RECENT and attempts < ATTEMPTS and not fits_claim(state):
                state.pile[i] = guess_card(state, unseen, total)
                attempts += 1
            unseen[state.pile[i]] -= 1
            total -= 1
    state.pile_size = size


def guess_card(state: YakState, unseen: list[int], total: int) -> int:
    """Guess the last card of the pile: half of the time the best of five for the claim before."""
    card = pick_unseen(state, unseen, total)
    unseen[card] += 1
    if state.pile_size > 1 and random_below(state, 2) == 0:
        species = species_of_claim(state.claims[state.pile_size - 2])
        for _ in range(HAND - 1):
            other = pick_unseen(state, unseen, total)
            unseen[other] += 1
            if worth(other, species) > worth(card, species):
                card = other
    return card


def fits_claim(state: YakState) -> bool:
    """Whether somebody who jumps says what was said with the last card, whatever is in hand."""
    last = state.pile_size - 1
    said = state.claims[last]
    lowest = state.claims[last - 1] + 1 if last > 0 else 1
    highest = said + SPECIES_COUNT if last > 0 else SPECIES_COUNT  # 3.4
    unseen = [0] * (KINDS + 1)
    own = [0] * (KINDS + 1)
    for card in range(1, KINDS + 1):
        unseen[card] = copies_in_deck(state, card) - state.taken[card]
    hidden = state.pile_size
    for i in range(state.pile_size):
        if state.layers[i] == state.layers[last]:
            own[state.pile[i]] += 1
            unseen[state.pile[i]] -= 1
            hidden -= 1
    return daring_claim(unseen, own, hidden, lowest, highest, DARING, VERY_FEW) == said


def play_lap(
    states: list[YakState],
    logs: list[Log],
    seat: int,
    card: int,
    claim: int,
    doubt: float,
    jumps: bool,
) -> None:
    """Let a challenge, or a card with a claim, happen in a world, until the turn comes back."""
    listed = [0] * MOST_MOVES
    states[WORLD] = states[DEALT]
    logs[0].size = 0
    if card != NO_CARD:
        apply(states[WORLD], seat, card, logs[0])
    if card != CHALLENGE:
        apply(states[WORLD], seat, CLAIM + claim, logs[0])
    while is_going_on(states) and states[WORLD].active != seat:
        mover = states[WORLD].active
        listing = legal(states[WORLD], mover, listed)
        move = reckoned_move(states[WORLD], mover, listed, listing, doubt, jumps)
        logs[0].size = 0
        apply(states[WORLD], mover, move, logs[0])


def reckoned_move(
    state: YakState, seat: int, moves: list[int], count: int, doubt: float, jumps: bool
) -> int:
    """What somebody does who reckons: exactly where it may be doubted, roughly in claims."""
    if state.phase == CLAIMING and not jumps:
        return moves[0]
    unseen = [0] * (KINDS + 1)
    own = [0] * (KINDS + 1)
    hidden = count_own(state, seat, unseen, own)
    if state.phase == CLAIMING:
        lowest = moves[0] - CLAIM
        highest = moves[count - 1] - CLAIM
        return CLAIM + daring_claim(unseen, own, hidden, lowest, highest, DARING, ROUGHLY)
    said = last_claim(state)
    if count == 1 or chance_of(unseen, own, hidden, said, FEW) < doubt:
        return CHALLENGE
    return card_for(moves, count - 1, species_of_claim(said), state)


def is_going_on(states: list[YakState]) -> bool:
    """Whether nobody was caught in the world, and nothing is over."""
    return states[WORLD].phase != OVER and total_taken(states[WORLD]) == total_taken(states[SEEN])


def is_waiting(states: list[YakState], seat: int) -> bool:
    """Whether the turn came back."""
    return is_going_on(states) and states[WORLD].active == seat
