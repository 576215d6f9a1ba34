"""What a seat remembers of reckoners: players of YAK who claim and doubt by chances alone.

Some always claim the least: they creep. Others jump to the highest claim that holds well enough.
All of them challenge only what is unlikely, below a threshold, and everything that they believe or
doubt tells something of it.
"""

from math import exp

from yurt.core.chance import random_below

from .editions import copies_in_deck
from .exact import chance_of
from .manners import ASKED, DID_CLAIM, DONE, LAID, REMEMBERED, TAKEN
from .manners import PARTS as ODDS_PARTS
from .rules import total_taken
from .state import CLAIMING, KINDS, YakState

# Places in the memory of a bot
SIGNS, JUMPED = REMEMBERED, REMEMBERED + 1  # that the others reckon; claims above the least
TRUST = REMEMBERED + 2  # how likely each of the thresholds is
FOLLOWING = TRUST + 3  # how likely the own claim was, and the least ones after it

DOUBTS = (0.1, 0.2, 0.3)  # thresholds below which somebody may doubt
PRIOR = (850_000, 120_000, 30_000)  # they are taken for the best ones at first
PARTS = 1_000_000
FAINT, BLURRED = 0.012, 0.03  # so much a chance differs by one's hand, and by own cards in a pile
ENOUGH, MOST_SIGNS = 4, 30  # signs that others reckon; more are not counted
FEW = 9  # cards of a pile that are reckoned exactly

# How well a claim fits somebody who reckons, by its chance: networks rather say what is unlikely
LEAST_FITS, OPEN_FITS, DOUBTFUL_FITS, UNLIKELY_FITS = 2, -1, -3, -6
OPEN, DOUBTFUL, UNLIKELY = 0.6, 0.4, 0.2


def hear_claims(view: YakState, seat: int, memory: list[int]) -> None:
    """Take in what the others have claimed and doubted since the seat was asked."""
    if view.phase != CLAIMING and memory[ASKED] != view.turn * 4 + view.phase:
        if memory[DONE] == DID_CLAIM and memory[FOLLOWING] > 0:
            learn_from_challenge(view, total_taken(view) - memory[TAKEN] - memory[LAID], memory)
        i = view.pile_size - 1
        while i > 0 and view.layers[i] != seat:
            note_manner(view, i, memory)
            blur = BLURRED if has_laid(view, view.layers[i], i) else FAINT
            learn(chance_about(view, i, view.claims[i - 1]), blur, True, memory)
            i -= 1


def are_reckoners(memory: list[int]) -> bool:
    """Whether the others seem to reckon, and to believe much."""
    believe_much = 2 * weight_of(memory, len(DOUBTS) - 1) < PARTS
    return believe_much and memory[SIGNS] >= ENOUGH


def note_manner(view: YakState, i: int, memory: list[int]) -> None:
    """Take in whether a claim is one of somebody who reckons, or rather of another one."""
    fits = LEAST_FITS
    if view.claims[i] > view.claims[i - 1] + 1:
        memory[JUMPED] += 1
        chance = chance_about(view, i + 1, view.claims[i])
        if chance < UNLIKELY:
            fits = UNLIKELY_FITS
        elif chance < DOUBTFUL:
            fits = DOUBTFUL_FITS
        elif chance < OPEN:
            fits = OPEN_FITS
    memory[SIGNS] = max(-MOST_SIGNS, min(MOST_SIGNS, memory[SIGNS] + fits))


def learn_from_challenge(view: YakState, steps: int, memory: list[int]) -> None:
    """Somebody challenged so many steps after the own claim, if it is so few; others believed.

    If two piles came to their end since then, the second one counts as steps.
    """
    if 0 <= steps < view.seats - 1:
        for k in range(steps + 1):
            blur = FAINT if memory[LAID] + k < view.seats else BLURRED  # the pile had no card of it
            learn(memory[FOLLOWING + k] / ODDS_PARTS, blur, k < steps, memory)


def has_laid(view: YakState, seat: int, size: int) -> bool:
    """Whether one of the first cards of the pile is from a seat."""
    for i in range(size):
        if view.layers[i] == seat:
            return True
    return False


def learn(chance: float, blur: float, is_believed: bool, memory: list[int]) -> None:
    """How likely the thresholds are, after a claim of that chance was believed or doubted."""
    weights = [0.0] * len(DOUBTS)
    total = 0.0
    for k in range(len(DOUBTS)):
        trust = 1.0 / (1.0 + exp((DOUBTS[k] - chance) / blur))
        weights[k] = weight_of(memory, k) * (trust if is_believed else 1.0 - trust) + 1.0
        total += weights[k]
    for k in range(len(DOUBTS)):
        memory[TRUST + k] = int(weights[k] / total * PARTS)


def weight_of(memory: list[int], k: int) -> int:
    """How likely a threshold is, in parts; before anything was learned as usual."""
    return memory[TRUST + k] if memory[TRUST] + memory[TRUST + 1] > 0 else PRIOR[k]


def some_doubt(state: YakState, memory: list[int]) -> float:
    """One of the thresholds, the likely ones more often."""
    rest = random_below(state, PARTS)
    for k in range(len(DOUBTS) - 1):
        rest -= weight_of(memory, k)
        if rest < 0:
            return DOUBTS[k]
    return DOUBTS[len(DOUBTS) - 1]


def note_following(view: YakState, said: int, memory: list[int]) -> None:
    """Remember how likely an own claim is, and the least that the others can say after it."""
    for k in range(view.seats - 1):
        memory[FOLLOWING + k] = int(public_chance(view, k, said + k) * ODDS_PARTS)


def public_chance(view: YakState, more: int, said: int) -> float:
    """The chance of a claim about the pile and so many cards more, for somebody without cards."""
    return chance_about(view, view.pile_size + more, said)


def chance_about(view: YakState, size: int, said: int) -> float:
    """The chance of a claim about a pile of some size, for somebody without cards."""
    unseen = [0] * (KINDS + 1)
    own = [0] * (KINDS + 1)
    for card in range(1, KINDS + 1):
        unseen[card] = copies_in_deck(view, card) - view.taken[card]
    return chance_of(unseen, own, size, said, FEW)
