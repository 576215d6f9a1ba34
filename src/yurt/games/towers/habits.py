"""How a sensible builder of stone towers plays: by the groups that a stone makes."""

from yurt.core.chance import random_below
from yurt.core.state import State

from .building import count_food, usable_food
from .day import ring_size
from .fog import count_stones
from .groups import extra_groups, extra_points, find_groups, joined_stones
from .state import (
    BUILD,
    BUY,
    BUYING,
    CHOOSE,
    CLOCKWISE,
    COLLECT,
    COLLECTING,
    COLOURS,
    CRYSTAL,
    DONE,
    FOOD_KINDS,
    KEEP,
    KEEPING,
    LEFT_BELOW,
    LEFT_OF,
    LOAD,
    MARKET,
    MOST_COLLECTED,
    PAY,
    PAYING,
    PLACE,
    PLACE_COUNT,
    PLACING,
    PRICES,
    RESTOCK,
    RESTOCKING,
    RIGHT_BELOW,
    SUNRISE,
    TAKE,
    YURT_FOOD,
    TowersState,
)
from .tower import refusal_of_place

GROUP_WORTH = 2  # of a new group, beside its size: some 4 points, but only from the third on


def habit(view: TowersState, seat: int, moves: list[int], count: int, rng: State) -> int:
    """Build when two stones can be had, otherwise fetch food; take stones that fit the tower."""
    if view.phase == SUNRISE:
        return CHOOSE + choose_action(view, seat)
    best = moves[0]
    most = worth_of_move(view, seat, best)
    ties = 1
    for i in range(1, count):
        worth = worth_of_move(view, seat, moves[i])
        if worth > most:
            most = worth
            best = moves[i]
            ties = 1
        elif worth == most:
            ties += 1
            if random_below(rng, ties) == 0:
                best = moves[i]
    return best


def choose_action(view: TowersState, seat: int) -> int:
    """The card for today."""
    stones = count_stones(view.cart_stones[view.ring[seat]])
    wanted = min(stones, 1 if view.is_last_day else 2)
    room = YURT_FOOD - count_food(view.yurts[seat])
    if stones > 0 and (usable_food(view, seat) >= PRICES[wanted] or room == 0):
        return BUILD
    restocked = 0
    for food in range(1, FOOD_KINDS + 1):
        restocked = max(restocked, min(view.cart_food[view.ring[seat]][food], room))
    collected = min(count_food(view.market), room, MOST_COLLECTED)
    return RESTOCK if restocked >= collected else MARKET


def worth_of_move(view: TowersState, seat: int, move: int) -> int:
    """How much a bot likes a move, compared with the others of the same moment."""
    phase = view.phase
    if move == DONE:
        return -YURT_FOOD
    if phase == BUYING:
        return liking(view, seat, move - BUY) - (1 if move - BUY == CRYSTAL else 0)
    if phase == PLACING:
        number = move - PLACE - 1
        stone = number // PLACE_COUNT + 1
        return worth_of_place(view.towers[seat], stone, number % PLACE_COUNT + 1)
    if phase == KEEPING:
        return liking(view, seat, move - KEEP)
    return worth_of_supply(view, seat, move)


def worth_of_supply(view: TowersState, seat: int, move: int) -> int:
    """Pay what is plenty, restock much, collect what is rare, load the cart that comes next."""
    phase = view.phase
    if phase == PAYING:
        return view.yurts[seat][move - PAY]
    if phase == RESTOCKING:
        return view.cart_food[view.ring[seat]][move - TAKE]
    if phase == COLLECTING:
        return -view.yurts[seat][move - COLLECT]
    return 1 if move - LOAD == next_cart(view, seat) else 0


def next_cart(view: TowersState, seat: int) -> int:
    """The cart that will be in front of a seat tomorrow, if nothing turns it round."""
    size = ring_size(view)
    step = size - 1 if view.direction == CLOCKWISE else 1
    return view.ring[(seat + step) % size]


def liking(view: TowersState, seat: int, stone: int) -> int:
    """What a stone is worth at its best place in the own tower."""
    tower = view.towers[seat]
    most = 0
    for place in range(1, PLACE_COUNT + 1):
        if refusal_of_place(tower, place) == 0:
            most = max(most, worth_of_place(tower, stone, place))
    return most


def worth_of_place(tower: list[int], stone: int, place: int) -> int:
    """What a stone adds at a place, by the groups that it would enlarge or found."""
    group = [0] * (PLACE_COUNT + 1)
    sizes = [0] * (PLACE_COUNT + 1)
    find_groups(tower, group, sizes)
    if stone != CRYSTAL:
        return worth_of_touch(sizes, touched_groups(tower, group, stone, place))
    most = 0
    for colour in range(1, COLOURS + 1):
        groups = touched_groups(tower, group, colour, place)
        if joined_stones(sizes, groups) > 0:
            most = max(most, worth_of_touch(sizes, groups))
    return most


def worth_of_touch(sizes: list[int], groups: int) -> int:
    """What one more stone adds that joins these groups."""
    if groups == 0:
        return 0
    return extra_points(sizes, groups) + GROUP_WORTH * extra_groups(sizes, groups)


def touched_groups(tower: list[int], group: list[int], colour: int, place: int) -> int:
    """The groups of a colour that touch an open place, as bits; nothing can lie above it."""
    groups = 0
    if place < PLACE_COUNT and LEFT_OF[place + 1] == place and tower[place + 1] == colour:
        groups |= 1 << group[place + 1]
    if tower[LEFT_OF[place]] == colour:
        groups |= 1 << group[LEFT_OF[place]]
    if tower[LEFT_BELOW[place]] == colour:
        groups |= 1 << group[LEFT_BELOW[place]]
    if tower[RIGHT_BELOW[place]] == colour:
        groups |= 1 << group[RIGHT_BELOW[place]]
    return groups
