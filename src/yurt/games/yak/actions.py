"""The decisions of YAK that a network chooses among: challenge, a card, or one of some raises."""

from math import exp

from .features import CANDIDATES, PUBLIC_ODDS, RAISES, raised_claim
from .manners import note_challenge, note_claim
from .rules import last_claim, species_of_claim
from .state import CHALLENGE, CLAIM, CLAIMING, KINDS, PLAY, YakState

TO_CHALLENGE = 0
TO_PLAY = 0  # + card
TO_CLAIM = KINDS + 1
ACTIONS = TO_CLAIM + CANDIDATES


def fill_allowed(view: YakState, moves: list[int], count: int, allowed: list[int]) -> None:
    """Fill in 1 for the decisions that are legal moves, else 0."""
    for i in range(ACTIONS):
        allowed[i] = 0
    if view.phase == CLAIMING:
        said = last_claim(view)
        highest = moves[count - 1] - CLAIM
        for species in range(1, species_of_claim(highest) + 1):
            for i in range(RAISES):
                if raised_claim(said, species, i) <= highest:
                    allowed[TO_CLAIM + (species - 1) * RAISES + i] = 1
        return
    for i in range(count):
        if moves[i] == CHALLENGE:
            allowed[TO_CHALLENGE] = 1
        else:
            allowed[TO_PLAY + moves[i] - PLAY] = 1


def move_of(view: YakState, action: int) -> int:
    """The move that a decision means."""
    if action == TO_CHALLENGE:
        return CHALLENGE
    if action < TO_CLAIM:
        return PLAY + action - TO_PLAY
    raising = action - TO_CLAIM
    return CLAIM + raised_claim(last_claim(view), raising // RAISES + 1, raising % RAISES)


def action_of(view: YakState, move: int) -> int:
    """The decision that means a move, or else a claim of the same species not far below it."""
    if move == CHALLENGE:
        return TO_CHALLENGE
    if move <= CLAIM:  # claims are counted from 1
        return TO_PLAY + move - PLAY
    said = last_claim(view)
    species = species_of_claim(move - CLAIM)
    raising = 0
    while raising + 1 < RAISES and raised_claim(said, species, raising + 1) <= move - CLAIM:
        raising += 1
    return TO_CLAIM + (species - 1) * RAISES + raising


def fill_chances(
    logits: list[float], allowed: list[int], sharpness: float, chances: list[float]
) -> None:
    """Fill in how likely each decision is; the sharper, the likelier the best one."""
    most = -1e30
    for action in range(ACTIONS):
        if allowed[action] == 1 and logits[action] > most:
            most = logits[action]
    total = 0.0
    for action in range(ACTIONS):
        chances[action] = 0.0
        if allowed[action] == 1:
            chances[action] = exp((logits[action] - most) * sharpness)
            total += chances[action]
    for action in range(ACTIONS):
        chances[action] /= total


def pick(chances: list[float], die: float) -> int:
    """One of the decisions, by a number from 0 to 1."""
    chosen = -1
    for action in range(ACTIONS):
        if chances[action] > 0.0 and (chosen < 0 or die >= 0.0):
            chosen = action
            die -= chances[action]
    return chosen


def note_decision(view: YakState, action: int, row: list[float], memory: list[int]) -> None:
    """Remember what one does."""
    if action == TO_CHALLENGE:
        note_challenge(memory)
    elif action >= TO_CLAIM:
        note_claim(view, row[PUBLIC_ODDS + 1 + action - TO_CLAIM], memory)
