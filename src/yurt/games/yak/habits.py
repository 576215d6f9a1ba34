"""How a sensible player of YAK plays: by how many creatures the pile can be expected to hold.

Everything is reckoned from what the seat itself knows: its hand, its own cards in the pile, and the
cards that were taken. So it may be asked about a view and about an imagined world alike.
"""

from math import sqrt

from yurt.core.chance import random_below
from yurt.core.state import State

from .editions import copies_in_deck, species_in_play
from .rules import last_claim, number_of_claim, species_of_claim
from .state import (
    CHALLENGE,
    CLAIM,
    CLAIM_COUNT,
    CLAIMING,
    FIRST_JOKER,
    KINDS,
    PLAY,
    SPECIES_COUNT,
    SPECIES_OF,
    VALUE_OF,
    YakState,
)

WIDTH = SPECIES_COUNT + 1
DOUBT, NERVE = 1.4, -0.7  # near the best of a few pairs tried against the easy bot


def habit(
    view: YakState,
    seat: int,
    moves: list[int],
    count: int,
    doubt: float,
    nerve: float,
    rng: State,
) -> int:
    """Challenge what lies so many deviations above the mean, and claim up to others above it."""
    means = [0.0] * WIDTH
    deviations = [0.0] * WIDTH
    estimate(view, seat, means, deviations)
    if view.phase == CLAIMING:
        species_count = species_in_play(view)
        return CLAIM + highest_claim(moves, count, species_count, means, deviations, nerve, rng)
    if moves[count - 1] != CHALLENGE:
        return moves[random_below(rng, count)]
    said = last_claim(view)
    species = species_of_claim(said)
    limit = means[species] + doubt * deviations[species]
    if count == 1 or number_of_claim(said) > limit or said == CLAIM_COUNT:
        return CHALLENGE
    return card_for(moves, count - 1, species, rng)


def estimate(view: YakState, seat: int, means: list[float], deviations: list[float]) -> None:
    """Fill in how many of each species the pile may hold, specials left aside."""
    unseen = [0] * (KINDS + 1)
    hidden = count_unknown(view, seat, unseen)
    total = 0
    for card in range(1, KINDS + 1):
        total += unseen[card]
    for species in range(1, WIDTH):
        first = 0.0
        second = 0.0
        for card in range(1, KINDS + 1):
            value = worth(card, species)
            first += unseen[card] * value
            second += unseen[card] * value * value
        known = 0
        for i in range(view.pile_size):
            if view.layers[i] == seat:
                known += worth(view.pile[i], species)
        first /= max(total, 1)
        second /= max(total, 1)
        means[species] = known + hidden * first
        deviations[species] = sqrt(hidden * max(second - first * first, 0.0))


def count_unknown(view: YakState, seat: int, unseen: list[int]) -> int:
    """Fill in how many copies of each card a seat has not seen; how many of the pile it has not."""
    for card in range(1, KINDS + 1):
        unseen[card] = copies_in_deck(view, card) - view.taken[card]
    for i in range(view.hand_sizes[seat]):
        unseen[view.hands[seat][i]] -= 1
    hidden = 0
    for i in range(view.pile_size):
        if view.layers[i] == seat:
            unseen[view.pile[i]] -= 1
        else:
            hidden += 1
    return hidden


def worth(card: int, species: int) -> int:
    """What a card counts for a species if no special works."""
    if SPECIES_OF[card] == species or FIRST_JOKER <= card <= FIRST_JOKER + 1:
        return VALUE_OF[card]
    return 0


def highest_claim(
    moves: list[int],
    count: int,
    species_count: int,
    means: list[float],
    deviations: list[float],
    nerve: float,
    rng: State,
) -> int:
    """The highest claim that may well hold, or else the lie that is nearest to the truth."""
    lowest = moves[0] - CLAIM
    highest = moves[count - 1] - CLAIM
    best = 0
    lie = lowest
    least = 1000.0
    for species in range(1, species_count + 1):
        likely = means[species] + nerve * deviations[species] + random_below(rng, 8) / 16
        number = min(int(likely), number_of_claim(highest))
        said = (number - 1) * SPECIES_COUNT + species
        if number > 0 and lowest <= said <= highest:
            best = max(best, said)
        said = lowest_claim(lowest, species)
        if said <= highest and number_of_claim(said) - likely < least:
            least = number_of_claim(said) - likely
            lie = said
    return best if best > 0 else lie


def lowest_claim(lowest: int, species: int) -> int:
    """The lowest claim about a species that is not below another claim."""
    said = (number_of_claim(lowest) - 1) * SPECIES_COUNT + species
    return said if said >= lowest else said + SPECIES_COUNT


def card_for(moves: list[int], count: int, species: int, rng: State) -> int:
    """A card that makes the claim truer, or any card."""
    best = moves[random_below(rng, count)]
    most = 0
    if random_below(rng, 2) == 0:
        for i in range(count):
            value = worth(moves[i] - PLAY, species)
            if value > most:
                most = value
                best = moves[i]
    return best
