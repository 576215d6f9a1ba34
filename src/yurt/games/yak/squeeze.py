"""Playing YAK among creepers: players who always claim the least and doubt only what is unlikely.

Left alone they take nothing from each other. But a claim that they just believe leaves the next
ones a claim that they do not believe any more, and whoever must make it is caught. So claims are
tried in imagined worlds in which the others creep, each world with a threshold that fits what they
have believed so far. Who has the fewest cards alone has nothing to do but to creep along.
"""

from yurt.core.chance import random_below, seed_chance
from yurt.core.events import Log
from yurt.core.halving import drop_worse_half, halvings
from yurt.core.names import UNKNOWN
from yurt.core.state import State, next_seat

from .creepers import chance_of, note_following, public_chance, some_doubt
from .editions import top_claim
from .features import FEATURES, fill_features
from .habits import card_for, lowest_claim, worth
from .hidden import count_unseen, guess, pick_unseen
from .manners import note_challenge, note_claim
from .odds import count_own
from .rules import apply, count, last_claim, legal, number_of_claim, species_of_claim, total_taken
from .state import CHALLENGE, CLAIM, CLAIMING, HAND, KINDS, OVER, SPECIES_COUNT, YakState

TRIALS = 3000
SEEDS = 1 << 30
WORLD, SEEN = 0, 1
MOST = 256  # candidates
MOST_MOVES = 1024
NO_CARD = -1
HIGHEST_TRIED, LOWEST_TRIED, FINER = 0.4, 0.05, 0.75  # chances of the claims that are tried

HOPE = 0.6  # the chance to leave one more rival behind
BEHIND, SHORT = 0.1, 0.97  # if it has fewer cards, and for each card fewer
LATE = 10.0  # cards to draw, below which there is ever less time


def among_creepers(
    states: list[YakState],
    logs: list[Log],
    seat: int,
    moves: list[int],
    memory: list[int],
    rng: State,
) -> int:
    """The move that promises most; what is decided is remembered."""
    row = [0.0] * FEATURES
    fill_features(states[SEEN], seat, memory, row)
    move = moves[0] if len(moves) == 1 else best_move(states, logs, seat, moves, memory, rng)
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
) -> int:
    """Try cards together with claims, with most trials for the good ones."""
    cards = [0] * MOST
    claims = [0] * MOST
    order = [0] * MOST
    values = [0.0] * MOST
    settled = [0.0] * MOST  # the hope in worlds where somebody was caught
    waiting = [0.0] * MOST  # in those where the turn came back, and one goes on
    doubting = [0.0] * MOST  # in the same ones, and one challenges
    count = fill_candidates(states[SEEN], seat, moves, cards, claims)
    for i in range(count):
        order[i] = i
    seed = random_below(rng, SEEDS)
    world = 0
    share = TRIALS // halvings(count)
    while count > 1:
        for _ in range(max(share // count, 1)):
            for i in range(count):
                k = order[i]
                play_out(states, logs, seat, cards[k], claims[k], memory, seed, world)
                hope = hope_of(states[WORLD], seat)
                if is_waiting(states, seat):
                    waiting[k] += hope
                    doubting[k] += hope_of_challenge(states[WORLD], seat)
                else:
                    settled[k] += hope
                values[k] = settled[k] + max(waiting[k], doubting[k])
            world += 1
        count = drop_worse_half(order, count, values)
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
    count = 0
    for i in range(len(moves)):
        if moves[i] == CHALLENGE:
            cards[count] = CHALLENGE
            count += 1
        else:
            count = add_claims(view, seat, moves[i], lowest, highest, cards, claims, count)
    return count


def add_claims(
    view: YakState,
    seat: int,
    card: int,
    lowest: int,
    highest: int,
    cards: list[int],
    claims: list[int],
    count: int,
) -> int:
    """Add a card with the least claim and, if there is anything to win, with unlikely ones."""
    cards[count] = card
    claims[count] = lowest
    count += 1
    if hope_of(view, seat) == 1.0:
        return count
    more = 0 if card == NO_CARD else 1
    for species in range(1, SPECIES_COUNT + 1):
        said = lowest_claim(lowest, species)
        if said == lowest:
            said += SPECIES_COUNT
        chance = 1.0
        goal = HIGHEST_TRIED
        while said <= highest and chance >= LOWEST_TRIED and count < MOST - 1:
            chance = public_chance(view, more, said)
            if chance < goal:
                cards[count] = card
                claims[count] = said
                count += 1
                goal = chance * FINER
            said += SPECIES_COUNT
    return count


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
    for _ in range(ahead):
        hope *= BEHIND
    for _ in range(short):
        hope *= SHORT
    return sure + max(0.0, hope - sure) * min(1.0, state.draw_size / LATE)


def play_out(
    states: list[YakState],
    logs: list[Log],
    seat: int,
    card: int,
    claim: int,
    memory: list[int],
    seed: int,
    world: int,
) -> None:
    """Let a challenge, or a card with a claim, happen in a world, until the turn comes back."""
    listed = [0] * MOST_MOVES
    states[WORLD] = states[SEEN]
    seed_chance(states[WORLD], seed, world)
    guess_pile(states[WORLD], seat)
    guess(states[WORLD], seat)
    doubt = some_doubt(states[WORLD], memory)
    logs[0].size = 0
    if card != NO_CARD:
        apply(states[WORLD], seat, card, logs[0])
    if card != CHALLENGE:
        apply(states[WORLD], seat, CLAIM + claim, logs[0])
    while is_going_on(states) and states[WORLD].active != seat:
        mover = states[WORLD].active
        listing = legal(states[WORLD], mover, listed)
        move = listed[0]
        if states[WORLD].phase != CLAIMING:
            said = last_claim(states[WORLD])
            if listing == 1 or chance_for(states[WORLD], mover, said) < doubt:
                move = CHALLENGE
            else:
                move = card_for(listed, listing - 1, species_of_claim(said), states[WORLD])
        logs[0].size = 0
        apply(states[WORLD], mover, move, logs[0])


def is_going_on(states: list[YakState]) -> bool:
    """Whether nobody was caught in the world, and nothing is over."""
    return states[WORLD].phase != OVER and total_taken(states[WORLD]) == total_taken(states[SEEN])


def is_waiting(states: list[YakState], seat: int) -> bool:
    """Whether the turn came back."""
    return is_going_on(states) and states[WORLD].active == seat


def guess_pile(state: YakState, seat: int) -> None:
    """Guess what the others have laid: half of the time the best of five for the last claim."""
    unseen = [0] * (KINDS + 1)
    total = count_unseen(state, unseen)
    for i in range(1, state.pile_size):
        if state.pile[i] == UNKNOWN and random_below(state, 2) == 0:
            species = species_of_claim(state.claims[i - 1])
            best = 0
            for _ in range(HAND):
                card = pick_unseen(state, unseen, total)
                unseen[card] += 1
                if best == 0 or worth(card, species) > worth(best, species):
                    best = card
            state.pile[i] = best
            unseen[best] -= 1
            total -= 1


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


def chance_for(state: YakState, seat: int, said: int) -> float:
    """The chance of a claim, as a seat reckons."""
    unseen = [0] * (KINDS + 1)
    own = [0] * (KINDS + 1)
    hidden = count_own(state, seat, unseen, own)
    return chance_of(unseen, own, hidden, said)
