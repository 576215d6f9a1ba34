"""How a sensible player of Life is Life plays: by what cards may be worth at the end."""

from yurt.core.chance import random_below
from yurt.core.state import State

from .scoring import needed_for_majority
from .state import (
    GIVE,
    GIVING,
    KINDS,
    KNOCK,
    ROW,
    ROWS,
    SETS,
    VALUE,
    WIDTH,
    LifeState,
)
from .table import hand_size, is_in, sets_in_use, total

COLUMNS = max(VALUE) + 1  # a table of worths has a row for each species, by the number of cards
PART = 60  # cards and points are reckoned in sixtieths
# Found by play against each other: the chance of a majority with as many cards as the strongest
# rival, in sixtieths, and what each card more adds to it, in hundredths of a card.
EVEN, SLOPE = 14, 38
SUDDEN_DEATH = 100 * PART
ALMOST_A_SET = 2 * PART
ENOUGH = 66 * PART  # what all players together need to have before one of them knocks
PATIENCE = 12  # turns in a round


def habit(view: LifeState, seat: int, moves: list[int], count: int, rng: State) -> int:
    """Go for the species where the rivals seem weak, give what is worth least, knock when ahead."""
    worths = [0] * (WIDTH * COLUMNS)
    hand = [0] * WIDTH
    fill_worths(view, seat, worths)
    if view.phase == GIVING:
        for species in range(1, KINDS + 1):
            hand[species] = view.hands[seat][species] + view.rows[view.row - 1][species]
        return cheapest_gift(moves, count, hand, worths, rng)
    return swap_or_knock(view, seat, moves, count, worths, rng)


def swap_or_knock(
    view: LifeState, seat: int, moves: list[int], count: int, worths: list[int], rng: State
) -> int:
    """The row that makes the hand worth most, or a knock."""
    now = 0
    for species in range(1, KINDS + 1):
        now += worths[species * COLUMNS + view.hands[seat][species]]
    best = moves[0]
    most = -1
    for k in range(1, ROWS + 1):
        value = worth_after_swap(view, seat, k, worths) + random_below(rng, PART // 2)
        if value > most:
            most = value
            best = ROW + k
    if moves[count - 1] == KNOCK and should_knock(view, seat, now, most):
        return KNOCK
    return best


def should_knock(view: LifeState, seat: int, now: int, after: int) -> bool:
    """Decline a swap that makes nothing better; announce the last lap when ahead, or bored."""
    if view.last_lap:
        return after <= now
    if after >= SUDDEN_DEATH:
        return False
    return now * view.players >= ENOUGH or view.turns[seat] >= PATIENCE


def cheapest_gift(
    moves: list[int], count: int, hand: list[int], worths: list[int], rng: State
) -> int:
    """The card that costs least to give, of the hand as it will be."""
    best = moves[0]
    least = 2 * SUDDEN_DEATH
    for i in range(count):
        species = moves[i] - GIVE
        loss = loss_of(species, hand[species], worths) + random_below(rng, 4)
        if loss < least:
            least = loss
            best = moves[i]
    return best


def worth_after_swap(view: LifeState, seat: int, k: int, worths: list[int]) -> int:
    """What the hand is worth after taking row k and giving the cheapest cards for it."""
    own = [0] * WIDTH
    hand = [0] * WIDTH
    points = 0
    for species in range(1, KINDS + 1):
        own[species] = view.hands[seat][species]
        hand[species] = own[species] + view.rows[k - 1][species]
        points += worths[species * COLUMNS + hand[species]]
    for _ in range(k):
        gift = 0
        least = 2 * SUDDEN_DEATH
        for species in range(1, KINDS + 1):
            if own[species] > 0:
                loss = loss_of(species, hand[species], worths)
                if loss < least:
                    least = loss
                    gift = species
        own[gift] -= 1
        hand[gift] -= 1
        points -= least
    return points


def loss_of(species: int, count: int, worths: list[int]) -> int:
    """What a hand loses with one of its cards of a species."""
    return worths[species * COLUMNS + count] - worths[species * COLUMNS + count - 1]


def fill_worths(view: LifeState, seat: int, worths: list[int]) -> None:
    """Fill in the points that a number of cards of a species may expect, in sixtieths."""
    rivals = [0] * WIDTH
    expect_rivals(view, seat, rivals)
    needed = needed_for_majority(view)
    for species in range(1, KINDS + 1):
        for count in range(1, VALUE[species] + 1):
            worth = count  # a card is better than none
            if count >= needed:
                chance = EVEN + (count * PART - rivals[species]) * SLOPE // 100
                worth += VALUE[species] * min(max(chance, 0), PART)
            worths[species * COLUMNS + count] = worth
    for i in range(sets_in_use(view)):
        last = SETS[i] * COLUMNS + VALUE[SETS[i]]
        worths[last] = SUDDEN_DEATH
        worths[last - 1] += ALMOST_A_SET


def expect_rivals(view: LifeState, seat: int, rivals: list[int]) -> None:
    """Fill in how many of each species the strongest rival may hold, in sixtieths of a card."""
    unseen = [0] * WIDTH
    cards = count_unseen(view, seat, unseen)
    for other in range(view.seats):
        if other == seat or not is_in(view, other):
            continue
        hidden = hand_size(view, other) - total(view.known[other])
        for species in range(1, KINDS + 1):
            held = view.known[other][species] * PART
            if cards > 0:
                held += hidden * unseen[species] * PART // cards
            rivals[species] = max(rivals[species], held)


def count_unseen(view: LifeState, seat: int, unseen: list[int]) -> int:
    """Fill in how many cards of each species a seat has not seen; their number."""
    cards = 0
    for species in range(1, KINDS + 1):
        unseen[species] = VALUE[species] - view.hands[seat][species] - view.given[species]
        for k in range(ROWS):
            unseen[species] -= view.rows[k][species]
        for other in range(view.seats):
            if other != seat:
                unseen[species] -= view.known[other][species]
        cards += unseen[species]
    return cards
