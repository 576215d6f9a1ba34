"""Playing YAK well."""

from yurt.core.chance import random_below
from yurt.core.names import UNKNOWN
from yurt.core.space import HINT, new_logs, worlds
from yurt.core.state import State

from .habits import DOUBT, NERVE, habit, worth
from .hidden import count_unseen
from .policy import ROUND, by_network, league_of, likeliest
from .reckoners import are_reckoners, hear_claims
from .rules import last_claim, number_of_claim, species_of_claim
from .squeeze import among_reckoners
from .state import (
    CHALLENGE,
    CLAIM,
    CLAIM_COUNT,
    CLAIMING,
    KINDS,
    SPECIES_COUNT,
    YakState,
)
from .trials import best_by_trials

TRIALS_OF_TWO, TRIALS_OF_MORE = 300, 1000  # with more players more is left to chance
TRIALS_AMONG_RECKONERS = 8000
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


def sceptic(view: YakState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """Believe little."""
    return habit(view, seat, moves, len(moves), DOUBT / 2, NERVE, rng)


def bluffer(view: YakState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """Claim more than can be expected."""
    return habit(view, seat, moves, len(moves), DOUBT, -NERVE, rng)


def medium(view: YakState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """Challenge what is unlikely, and jump to the highest claim that may well hold."""
    return habit(view, seat, moves, len(moves), DOUBT, NERVE, rng)


def hard(view: YakState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """Try moves in worlds that fit what was said, to the end of the pile."""
    if len(moves) == 1:
        return moves[0]
    trials = TRIALS_OF_TWO if view.seats == 2 else TRIALS_OF_MORE
    return best_by_trials(worlds(view, 2), new_logs(), seat, moves, rng, trials)


def master(
    view: YakState,
    seat: int,
    moves: list[int],
    memory: list[int],
    rng: State,
    trials: int = TRIALS_AMONG_RECKONERS,
) -> int:
    """As networks have learned it by themselves and from hunters; reckoners are met otherwise."""
    if memory[HINT] == 1:
        return likeliest(view, seat, moves, memory)
    if league_of(view) == ROUND:
        hear_claims(view, seat, memory)
        if are_reckoners(memory):
            return among_reckoners(worlds(view, 3), new_logs(), seat, moves, memory, rng, trials)
    return by_network(view, seat, moves, memory, rng)


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
