"""What a seat remembers of creepers: players of YAK who always claim the least.

They challenge only what is unlikely, below a threshold. Everything that they believe or doubt
tells something of it.
"""

from math import exp

from yurt.core.chance import random_below

from .editions import copies_in_deck
from .exact import chance_among
from .manners import ASKED, DID_CLAIM, DONE, LAID, REMEMBERED, TAKEN
from .manners import PARTS as ODDS_PARTS
from .odds import CASES, WIDTH, likely, reckon
from .rules import number_of_claim, species_of_claim, total_taken
from .state import CLAIMING, KINDS, YakState

# Places in the memory of a bot
CREPT, JUMPED = REMEMBERED, REMEMBERED + 1  # claims of the others: the least, and more than that
TRUST = REMEMBERED + 2  # how likely each of the thresholds is
FOLLOWING = TRUST + 3  # how likely the own claim was, and the ones that creepers make after it

DOUBTS = (0.1, 0.2, 0.3)  # thresholds below which somebody may doubt
PRIOR = (950_000, 40_000, 10_000)  # creepers are taken for the best ones at first
PARTS = 1_000_000
FAINT, BLURRED = 0.012, 0.03  # so much a chance differs by one's hand, and by own cards in a pile
ENOUGH = 3  # claims that were the least at least, until the others count as creepers
FEW = 9  # cards of a pile that are reckoned exactly


def are_creepers(view: YakState, seat: int, memory: list[int]) -> bool:
    """Take in what the others have claimed; whether all of them have always claimed the least."""
    if view.phase != CLAIMING and memory[ASKED] != view.turn * 4 + view.phase:
        if memory[DONE] == DID_CLAIM and memory[FOLLOWING] > 0:
            learn_from_challenge(view, total_taken(view) - memory[TAKEN] - memory[LAID], memory)
        unseen = [0] * (KINDS + 1)
        own = [0] * (KINDS + 1)
        for card in range(1, KINDS + 1):
            unseen[card] = copies_in_deck(view, card) - view.taken[card]
        i = view.pile_size - 1
        while i >= 0 and view.layers[i] != seat:
            before = view.claims[i - 1] if i > 0 else 0
            memory[CREPT if view.claims[i] == before + 1 else JUMPED] += 1
            if before > 0:
                blur = BLURRED if has_laid(view, view.layers[i], i) else FAINT
                learn(chance_of(unseen, own, i, before), blur, True, memory)
            i -= 1
    return memory[JUMPED] == 0 and memory[CREPT] >= max(ENOUGH, view.seats - 1)


def learn_from_challenge(view: YakState, steps: int, memory: list[int]) -> None:
    """Somebody challenged so many steps after the own claim, if it is so few; others believed.

    If two piles came to their end since then, the second one counts as steps.
    """
    if 0 <= steps < view.seats - 1:
        for k in range(steps + 1):
            learn(memory[FOLLOWING + k] / ODDS_PARTS, BLURRED, k < steps, memory)


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
    """Remember how likely an own claim is, and what the others will claim if they creep."""
    for k in range(view.seats - 1):
        memory[FOLLOWING + k] = int(public_chance(view, k, said + k) * ODDS_PARTS)


def public_chance(view: YakState, more: int, said: int) -> float:
    """The chance of a claim about the pile and so many cards more, for somebody without cards."""
    unseen = [0] * (KINDS + 1)
    own = [0] * (KINDS + 1)
    for card in range(1, KINDS + 1):
        unseen[card] = copies_in_deck(view, card) - view.taken[card]
    return chance_of(unseen, own, view.pile_size + more, said)


def chance_of(unseen: list[int], own: list[int], hidden: int, said: int) -> float:
    """The chance of a claim, exactly if the pile is small, else roughly."""
    if hidden <= FEW:
        return chance_among(unseen, own, hidden, said)
    weights = [0.0] * CASES
    means = [0.0] * (CASES * WIDTH)
    spreads = [0.0] * (CASES * WIDTH)
    reckon(unseen, own, hidden, weights, means, spreads)
    return likely(weights, means, spreads, species_of_claim(said), number_of_claim(said))
