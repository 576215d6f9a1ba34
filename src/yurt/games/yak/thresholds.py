"""Simple challengers to measure others by: doubt what is unlikely, else raise."""

from types import FunctionType

from yurt.core.chance import random_below
from yurt.core.state import State
from yurt.core.twins import Function

from .exact import chance_among, chance_of
from .habits import card_for, lowest_claim
from .odds import CASES, WIDTH, count_own, likely, reckon
from .rules import last_claim, number_of_claim, species_of_claim
from .state import CHALLENGE, CLAIM, CLAIMING, DECK, KINDS, SPECIES_COUNT, YakState

NEVER = 2.0  # no chance is so high
ROUGHLY = -1  # so many hidden cards are reckoned exactly: none
UNCLEAR = 0.1  # what is reckoned roughly is not so far off


def challenger(
    view: YakState,
    seat: int,
    moves: list[int],
    memory: list[int],
    rng: State,
    doubt: float = 0.2,
    daring: float = NEVER,
) -> int:
    """A yardstick: challenge below a chance, claim the highest above another or else the least."""
    return by_thresholds(view, seat, moves, len(moves), doubt, daring, True, rng)


def challenger_with(doubt: float, daring: float) -> Function:
    """The challenger with other thresholds."""
    code, space = challenger.__code__, challenger.__globals__
    return FunctionType(code, space, challenger.__name__, (doubt, daring))


def by_thresholds(
    view: YakState,
    seat: int,
    moves: list[int],
    count: int,
    doubt: float,
    daring: float,
    is_exact: bool,
    rng: State,
) -> int:
    """The move of a challenger, by exact chances or, faster, by roughly those."""
    unseen = [0] * (KINDS + 1)
    own = [0] * (KINDS + 1)
    hidden = count_own(view, seat, unseen, own)
    exactly = DECK if is_exact else ROUGHLY
    if view.phase == CLAIMING:
        lowest = moves[0] - CLAIM
        if daring == NEVER:
            return CLAIM + lowest
        highest = moves[count - 1] - CLAIM
        return CLAIM + daring_claim(unseen, own, hidden, lowest, highest, daring, exactly)
    if moves[count - 1] != CHALLENGE:
        return moves[random_below(rng, count)]
    said = last_claim(view)
    if count == 1 or chance_of(unseen, own, hidden, said, exactly) < doubt:
        return CHALLENGE
    return card_for(moves, count - 1, species_of_claim(said), rng)


def daring_claim(
    unseen: list[int],
    own: list[int],
    hidden: int,
    lowest: int,
    highest: int,
    daring: float,
    exactly: int,
) -> int:
    """The highest claim with a chance that is at least so high, or else the least."""
    weights = [0.0] * CASES
    means = [0.0] * (CASES * WIDTH)
    spreads = [0.0] * (CASES * WIDTH)
    reckon(unseen, own, hidden, weights, means, spreads)
    best = lowest
    for species in range(1, species_of_claim(highest) + 1):
        said = lowest_claim(lowest, species)
        chance = 1.0
        while said <= highest and chance >= daring:
            chance = likely(weights, means, spreads, species, number_of_claim(said))
            if hidden <= exactly and abs(chance - daring) < UNCLEAR:
                chance = chance_among(unseen, own, hidden, said)
            if chance >= daring:
                best = max(best, said)
            said += SPECIES_COUNT
    return best


DARING = 0.6  # of those who jump; with two players 0.5 to 0.8 is nearly the same
YARDSTICKS = {f"doubt{t}": challenger_with(t / 100, NEVER) for t in (10, 20, 30, 50)}
YARDSTICKS |= {f"jump{t}": challenger_with(t / 100, DARING) for t in (10, 20, 30)}
