"""Playing YAK among those who only reckon, with three players or more.

Left alone they take little from each other. But a claim that they just believe leaves the next
ones a claim that they do not believe any more, and whoever must make it is caught. So claims are
tried in imagined worlds in which the others reckon, each world with a threshold that fits what
they have believed so far. Who has the fewest cards alone has nothing to do but to creep along.
"""

from math import exp

from yurt.core.chance import random_below
from yurt.core.events import Log
from yurt.core.halving import drop_worse_half, halvings
from yurt.core.state import State, next_seat

from .editions import top_claim
from .features import remember_view
from .habits import lowest_claim
from .laps import DEALT, NO_CARD, SEEN, WORLD, deal_world, is_waiting, play_lap
from .manners import note_challenge, note_claim
from .reckoners import JUMPED, note_following, public_chance, some_doubt
from .rules import count, last_claim, number_of_claim, species_of_claim
from .state import CHALLENGE, CLAIM, CLAIMING, OVER, SPECIES_COUNT, YakState

SEEDS = 1 << 30
MOST = 256  # candidates
HIGHEST_TRIED, LOWEST_TRIED, FINER = 0.4, 0.05, 0.75  # chances of the claims that are tried

HOPE = 0.65  # the chance to leave one more rival behind
FAR, PACE = 20.0, 0.7  # so many cards fewer of rivals, or so many for each to draw, are far ahead
LITTLE = 0.1
LATE = 10.0  # cards to draw, below which there is ever less time


def among_reckoners(
    states: list[YakState],
    logs: list[Log],
    seat: int,
    moves: list[int],
    memory: list[int],
    rng: State,
    trials: int,
) -> int:
    """The move that promises most; what is decided is remembered."""
    remember_view(states[SEEN], seat, memory)
    move = (
        moves[0] if len(moves) == 1 else best_move(states, logs, seat, moves, memory, rng, trials)
    )
    if move == CHALLENGE:
        note_challenge(memory)
    elif states[SEEN].phase == CLAIMING:
        note_claim(states[SEEN], public_chance(states[SEEN], 0, move - CLAIM), memory)
        note_following(states[SEEN], move - CLAIM, memory)
    return move


def best_move(
    states: list[YakState],
    logs: list[Log],
    seat: int,
    moves: list[int],
    memory: list[int],
    rng: State,
    trials: int,
) -> int:
    """Try cards together with claims, with most trials for the good ones."""
    cards = [0] * MOST
    claims = [0] * MOST
    order = [0] * MOST
    values = [0.0] * MOST
    settled = [0.0] * MOST  # the hope in worlds where somebody was caught
    waiting = [0.0] * MOST  # in those where the turn came back, and one goes on
    doubting = [0.0] * MOST  # in the same ones, and one challenges
    left = fill_candidates(states[SEEN], seat, moves, cards, claims)
    for i in range(left):
        order[i] = i
    seed = random_below(rng, SEEDS)
    world = 0
    share = trials // halvings(left)
    jumps = memory[JUMPED] > 0
    while left > 1:
        for _ in range(max(share // left, 1)):
            deal_world(states, seat, jumps, seed, world)
            doubt = some_doubt(states[DEALT], memory)
            for i in range(left):
                k = order[i]
                play_lap(states, logs, seat, cards[k], claims[k], doubt, jumps)
                hope = hope_of(states[WORLD], seat)
                if is_waiting(states, seat):
                    waiting[k] += hope
                    doubting[k] += hope_of_challenge(states[WORLD], seat)
                else:
                    settled[k] += hope
                values[k] = settled[k] + max(waiting[k], doubting[k])
            world += 1
        left = drop_worse_half(order, left, values)
    best = order[0]
    return cards[best] if cards[best] != NO_CARD else CLAIM + claims[best]


def fill_candidates(
    view: YakState, seat: int, moves: list[int], cards: list[int], claims: list[int]
) -> int:
    """Fill in what is worth a trial: a challenge, cards with claims, or claims alone."""
    lowest = last_claim(view) + 1
    highest = SPECIES_COUNT if lowest == 1 else top_claim(view)
    if view.phase == CLAIMING:
        return add_claims(view, seat, NO_CARD, lowest, highest, cards, claims, 0)
    added = 0
    for i in range(len(moves)):
        if moves[i] == CHALLENGE:
            cards[added] = CHALLENGE
            added += 1
        else:
            added = add_claims(view, seat, moves[i], lowest, highest, cards, claims, added)
    return added


def add_claims(
    view: YakState,
    seat: int,
    card: int,
    lowest: int,
    highest: int,
    cards: list[int],
    claims: list[int],
    added: int,
) -> int:
    """Add a card with the least claim and, if there is anything to win, with unlikely ones."""
    cards[added] = card
    claims[added] = lowest
    added += 1
    if hope_of(view, seat) == 1.0:
        return added
    more = 0 if card == NO_CARD else 1
    for species in range(1, SPECIES_COUNT + 1):
        said = lowest_claim(lowest, species)
        if said == lowest:
            said += SPECIES_COUNT
        chance = 1.0
        goal = HIGHEST_TRIED
        while said <= highest and chance >= LOWEST_TRIED and added < MOST - 1:
            chance = public_chance(view, more, said)
            if chance < goal:
                cards[added] = card
                claims[added] = said
                added += 1
                goal = chance * FINER
            said += SPECIES_COUNT
    return added


def hope_of(state: YakState, seat: int) -> float:
    """The share of the match that a seat may hope for: it must leave everybody behind."""
    level = 0
    ahead = 0
    short = 0
    other = next_seat(state, seat)
    while other != seat:
        lead = state.penalties[other] - state.penalties[seat]
        level += 1 if lead == 0 else 0
        if lead < 0:
            ahead += 1
            short -= lead
        other = next_seat(state, other)
    sure = 1.0 / (level + 1) if ahead == 0 else 0.0
    if state.phase == OVER or level + ahead == 0:
        return sure
    hope = 1.0
    for _ in range(level + ahead):
        hope *= HOPE
    if short > 0:
        hope *= exp(-short / min(FAR, PACE * state.draw_size + LITTLE))
    return sure + max(0.0, hope - sure) * min(1.0, state.draw_size / LATE)


def hope_of_challenge(state: YakState, seat: int) -> float:
    """What a seat may hope for after a challenge."""
    said = last_claim(state)
    size = state.pile_size
    is_true = count(state, species_of_claim(said)) >= number_of_claim(said)
    taker = seat if is_true else state.layers[size - 1]
    state.penalties[taker] += size
    hope = hope_of(state, seat)
    state.penalties[taker] -= size
    return hope
