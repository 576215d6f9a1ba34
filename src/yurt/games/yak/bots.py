"""Playing YAK well."""

from yurt.core.chance import random_below
from yurt.core.names import UNKNOWN
from yurt.core.state import State

from .hidden import count_unseen
from .rules import last_claim, number_of_claim, species_of_claim
from .state import (
    CHALLENGE,
    CLAIM,
    CLAIM_COUNT,
    CLAIMING,
    FIRST_JOKER,
    KINDS,
    SPECIES_COUNT,
    SPECIES_OF,
    VALUE_OF,
    YakState,
)

SHARE = 60  # everything expected is counted in sixtieths of a creature


def easy(view: YakState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """Believe what can be expected, claim a little more than that, and forget the specials."""
    if view.phase == CLAIMING:
        return claim_by_expectation(view, moves, rng)
    said = last_claim(view)
    if moves[len(moves) - 1] == CHALLENGE:
        doubt = number_of_claim(said) * SHARE - expected(view, species_of_claim(said))
        courage = SHARE // 2 + random_below(rng, 2 * SHARE)
        if doubt > courage or said == CLAIM_COUNT:
            return CHALLENGE
        return moves[random_below(rng, len(moves) - 1)]
    return moves[random_below(rng, len(moves))]


def claim_by_expectation(view: YakState, moves: list[int], rng: State) -> int:
    """The first claims that can be expected to hold, or the smallest lie."""
    best = moves[0]
    margin = -KINDS * SHARE
    for i in range(min(len(moves), 3 * SPECIES_COUNT)):
        said = moves[i] - CLAIM
        surplus = expected(view, species_of_claim(said)) - number_of_claim(said) * SHARE
        surplus += random_below(rng, SHARE // 2)
        if surplus > margin:
            margin = surplus
            best = moves[i]
    return best


def expected(view: YakState, species: int) -> int:
    """How many of a species the pile holds on average, in sixtieths, specials left aside."""
    unseen = [0] * (KINDS + 1)
    count_unseen(view, unseen)
    total = 0
    weight = 0
    for card in range(1, KINDS + 1):
        total += unseen[card]
        weight += unseen[card] * worth(card, species)
    known = 0
    hidden = 0
    for i in range(view.pile_size):
        if view.pile[i] == UNKNOWN:
            hidden += 1
        else:
            known += worth(view.pile[i], species)
    if total == 0:
        return known * SHARE
    return known * SHARE + hidden * weight * SHARE // total


def worth(card: int, species: int) -> int:
    """What a card counts for a species if no special works."""
    if SPECIES_OF[card] == species or FIRST_JOKER <= card <= FIRST_JOKER + 1:
        return VALUE_OF[card]
    return 0
