"""Plans for a turn of Life is Life: a row and the cards to be given for it, or row 0 for a knock.

In the middle of a swap a plan is its row and the cards still to be given.
"""

from yurt.core.state import State

from .habits import COLUMNS, SUDDEN_DEATH, fill_worths, habit, loss_of
from .state import GIVE, GIVING, KINDS, ROWS, WIDTH, LifeState
from .swap import forbidden_gift

PLAN = 1 + ROWS  # numbers of a plan: the row, and as many gifts as a row can cost
VARIANTS = 3  # plans for each row: the cheapest gifts, and those without one of them
MOST_PLANS = ROWS * VARIANTS + 1

# What a bot remembers of its plan: the turn, then the gifts
TURN, FIRST_GIFT = 0, 1


def has_plan(view: LifeState, memory: list[int]) -> bool:
    """Whether a bot remembers gifts for the swap that is under way."""
    if memory[TURN] != view.turn:
        return False
    for i in range(view.row):
        if memory[FIRST_GIFT + i] > 0:
            return True
    return False


def follow_plan(view: LifeState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """The next gift of the plan; without one, what habit says."""
    if memory[TURN] == view.turn:
        for i in range(view.row):
            gift = GIVE + memory[FIRST_GIFT + i]
            for j in range(len(moves)):
                if moves[j] == gift:
                    memory[FIRST_GIFT + i] = 0
                    return gift
    return habit(view, seat, moves, len(moves), rng)


def list_plans(view: LifeState, seat: int, variants: int, plans: list[int]) -> int:
    """Fill in the plans that are worth a try; their number."""
    worths = [0] * (WIDTH * COLUMNS)
    hand = [0] * WIDTH
    fill_worths(view, seat, worths)
    for species in range(1, KINDS + 1):
        hand[species] = view.hands[seat][species] + view.given[species]
    if view.phase == GIVING:
        return list_rests(view, seat, hand, variants, worths, plans)
    count = 0
    for k in range(1, ROWS + 1):
        count = list_swaps(view, hand, k, k, variants, worths, plans, count)
    return count


def list_rests(
    view: LifeState, seat: int, hand: list[int], variants: int, worths: list[int], plans: list[int]
) -> int:
    """In the middle of a swap: what is left of the plans for its row; if none fits, new ones."""
    listed = list_swaps(view, hand, view.row, view.row, variants, worths, plans, 0)
    forbidden = forbidden_gift(view, seat)  # 3.2
    count = 0
    for plan in range(listed):
        if keep_rest(view, plans, plan * PLAN, count * PLAN, forbidden):
            count += 1
    if count == 0:
        for species in range(1, KINDS + 1):
            hand[species] -= view.given[species]
        hand[forbidden] = 0
        count = list_swaps(view, hand, view.row, view.owed, variants, worths, plans, 0)
    return count


def keep_rest(view: LifeState, plans: list[int], plan: int, rest: int, forbidden: int) -> bool:
    """Write down a plan without the cards given; whether they belong to it and the rest may be."""
    given = [0] * WIDTH
    for species in range(1, KINDS + 1):
        given[species] = view.given[species]
    plans[rest] = view.row
    owed = 0
    for i in range(ROWS):
        gift = plans[plan + 1 + i]
        if gift > 0 and given[gift] > 0:
            given[gift] -= 1
            gift = 0
        if gift > 0 and gift == forbidden:
            return False
        plans[rest + 1 + i] = gift
        if gift > 0:
            owed += 1
    return owed == view.owed


def list_swaps(
    view: LifeState,
    hand: list[int],
    k: int,
    owed: int,
    variants: int,
    worths: list[int],
    plans: list[int],
    count: int,
) -> int:
    """Add the plans for row k: the cheapest gifts, then those without one of them; their number."""
    cheapest = count * PLAN
    choose_gifts(view, hand, k, owed, 0, worths, plans, cheapest)
    count += 1
    for i in range(1, min(variants, owed + 1)):
        kept = plans[cheapest + i]
        if choose_gifts(view, hand, k, owed, kept, worths, plans, count * PLAN):
            count += 1
    return count


def choose_gifts(
    view: LifeState,
    hand: list[int],
    k: int,
    owed: int,
    kept: int,
    worths: list[int],
    plans: list[int],
    first: int,
) -> bool:
    """Write down the cheapest gifts for row k without one species; whether there are enough."""
    own = [0] * WIDTH
    after = [0] * WIDTH
    for species in range(1, KINDS + 1):
        own[species] = hand[species]
        after[species] = own[species] + view.rows[k - 1][species]
    own[kept] = 0
    plans[first] = k
    for i in range(ROWS):
        gift = 0
        least = 2 * SUDDEN_DEATH
        for species in range(1, KINDS + 1):
            if i < owed and own[species] > 0:
                loss = loss_of(species, after[species], worths)
                if loss < least:
                    least = loss
                    gift = species
        plans[first + 1 + i] = gift
        if i < owed and gift == 0:
            plans[first] = 0
            return False
        own[gift] -= 1
        after[gift] -= 1
    return True
