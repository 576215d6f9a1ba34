"""Choosing a card at sunrise, when all seats choose at the same time: regret matching.

In each imagined world all seats draw a card by what they have missed so far, the rest of some days
is played by habit, and each seat takes note of how its card did. Rivals are believed to follow
their habit half of the time, because then fewer worlds are enough.
"""

from yurt.core.chance import random_below
from yurt.core.events import Log
from yurt.core.state import State

from .habits import habit
from .state import CHOOSE, MARKET, MOST_SEATS, TowersState
from .trials import SEEDS, WORLD, imagine, play_on, take

CARDS = MARKET  # the action cards are numbered from 1 to the last, the market
CURIOSITY = 0.3  # the share of learned choices that are left to chance
FAITH = 0.5  # the share of choices that rivals make by habit
PARTS = 1024  # chances are drawn in such small parts


def choose_together(
    states: list[TowersState], logs: list[Log], seat: int, rng: State, trials: int, ahead: int
) -> int:
    """The card that a seat comes to play most."""
    regrets = [0.0] * (MOST_SEATS * CARDS)
    played = [0.0] * (MOST_SEATS * CARDS)
    chances = [0.0] * CARDS
    means = [0.0] * MOST_SEATS
    leads = [0.0] * MOST_SEATS
    chosen = [0] * MOST_SEATS
    weights = [0.0] * MOST_SEATS
    seed = random_below(rng, SEEDS)
    for world in range(trials):
        imagine(states, seat, seed, world)
        seats = states[WORLD].seats
        for other in range(seats):
            states[WORLD].choices[other] = 0  # those who have chosen already choose anew
        for other in range(seats):
            match_regrets(regrets, other, chances)
            for card in range(CARDS):
                played[other * CARDS + card] += chances[card]
            if other != seat:
                usual = habit(states[WORLD], other, chosen, 0, rng) - CHOOSE - 1
                believe(usual, chances)
            chosen[other] = draw_card(chances, rng)
            weights[other] = chances[chosen[other]]
        for other in range(seats):
            take(states, logs, other, CHOOSE + 1 + chosen[other])
        play_on(states, logs, ahead, leads)
        for other in range(seats):
            means[other] += (leads[other] - means[other]) / (world + 1)
            gain = leads[other] - means[other]
            regrets[other * CARDS + chosen[other]] += gain / weights[other]
    best = 0
    for card in range(1, CARDS):
        if played[seat * CARDS + card] > played[seat * CARDS + best]:
            best = card
    return CHOOSE + 1 + best


def match_regrets(regrets: list[float], seat: int, chances: list[float]) -> None:
    """Fill in the chances of a seat's cards: by how much each was missed, and a little for all."""
    total = 0.0
    for card in range(CARDS):
        chances[card] = max(regrets[seat * CARDS + card], 0.0)
        total += chances[card]
    for card in range(CARDS):
        share = chances[card] / total if total > 0.0 else 1.0 / CARDS
        chances[card] = (1.0 - CURIOSITY) * share + CURIOSITY / CARDS


def believe(usual: int, chances: list[float]) -> None:
    """Let a card have the better chances that it is played by habit."""
    for card in range(CARDS):
        chances[card] *= 1.0 - FAITH
    chances[usual] += FAITH


def draw_card(chances: list[float], rng: State) -> int:
    """A card by these chances."""
    rest = float(random_below(rng, PARTS))
    card = 0
    while card < CARDS - 1 and rest >= chances[card] * PARTS:
        rest -= chances[card] * PARTS
        card += 1
    return card
