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
    KINDS,
    LEFT_BELOW,
    LEFT_OF,
    LOAD,
    MARKET,
    MOST_COLLECTED,
    MOST_NEAR,
    NEAR,
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

PART = 4  # likings are reckoned in quarters of a point
# Found by play against each other:
GROUP_WORTH = 16  # of a new group, beside its size: only from the third on it brings points
DEARNESS = 19  # of a crystal, which costs more food
FITTING = 9  # how much the best stone of a cart has to be liked before one builds with it
ROOM, SHUT_IN = 1, 2  # an empty place beside a stone, and another colour there
UNTHINKABLE = -1000


def habit(view: TowersState, seat: int, moves: list[int], count: int, rng: State) -> int:
    """Build when two stones can be had, otherwise fetch food; take stones that fit the tower."""
    group = [0] * (PLACE_COUNT + 1)
    sizes = [0] * (PLACE_COUNT + 1)
    if view.phase in (SUNRISE, BUYING, PLACING, KEEPING):
        find_groups(view.towers[seat], group, sizes)
    if view.phase == SUNRISE:
        return CHOOSE + choose_action(view, seat, group, sizes)
    best = moves[0]
    most = worth_of_move(view, seat, best, group, sizes)
    ties = 1
    for i in range(1, count):
        worth = worth_of_move(view, seat, moves[i], group, sizes)
        if worth > most:
            most = worth
            best = moves[i]
            ties = 1
        elif worth == most:
            ties += 1
            if random_below(rng, ties) == 0:
                best = moves[i]
    return best


def choose_action(view: TowersState, seat: int, group: list[int], sizes: list[int]) -> int:
    """The card for today."""
    room = YURT_FOOD - count_food(view.yurts[seat])
    if wants_to_build(view, seat, room, group, sizes):
        return BUILD
    restocked = 0
    for food in range(1, FOOD_KINDS + 1):
        restocked = max(restocked, min(view.cart_food[view.ring[seat]][food], room))
    collected = min(count_food(view.market), room, MOST_COLLECTED)
    return RESTOCK if restocked > collected else MARKET


def wants_to_build(
    view: TowersState, seat: int, room: int, group: list[int], sizes: list[int]
) -> bool:
    """Whether enough stones can be had, and one of them fits; with a full yurt any will do."""
    cart = view.cart_stones[view.ring[seat]]
    stones = count_stones(cart)
    if stones == 0:
        return False
    if not view.is_last_day and room > MOST_COLLECTED:
        most = UNTHINKABLE
        for stone in range(1, KINDS + 1):
            if cart[stone] > 0:
                most = max(most, liking(view.towers[seat], group, sizes, stone))
            if cart[stone] > 1 and stone != CRYSTAL:
                most = max(most, FITTING)  # two of a colour fit each other
        if most < FITTING:
            return False
    wanted = min(stones, 1 if view.is_last_day else 2)
    return usable_food(view, seat) >= PRICES[wanted] or room == 0


def worth_of_move(
    view: TowersState, seat: int, move: int, group: list[int], sizes: list[int]
) -> int:
    """How much a bot likes a move, compared with the others of the same moment."""
    phase = view.phase
    tower = view.towers[seat]
    if move == DONE:
        return UNTHINKABLE
    if phase == BUYING:
        dearness = DEARNESS if move - BUY == CRYSTAL else 0
        return liking(tower, group, sizes, move - BUY) - dearness
    if phase == PLACING:
        number = move - PLACE - 1
        stone = number // PLACE_COUNT + 1
        return worth_of_place(tower, group, sizes, stone, number % PLACE_COUNT + 1)
    if phase == KEEPING:
        return liking(tower, group, sizes, move - KEEP)
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


def liking(tower: list[int], group: list[int], sizes: list[int], stone: int) -> int:
    """What a stone is worth at its best place in a tower."""
    most = UNTHINKABLE
    for place in range(1, PLACE_COUNT + 1):
        if refusal_of_place(tower, place) == 0:
            most = max(most, worth_of_place(tower, group, sizes, stone, place))
    return most


def worth_of_place(
    tower: list[int], group: list[int], sizes: list[int], stone: int, place: int
) -> int:
    """What a stone adds at a place, by the groups that it would enlarge or found."""
    if stone != CRYSTAL:
        worth = worth_of_touch(sizes, touched_groups(tower, group, stone, place))
        return worth + outlook(tower, stone, place)
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
    return PART * extra_points(sizes, groups) + GROUP_WORTH * extra_groups(sizes, groups)


def outlook(tower: list[int], stone: int, place: int) -> int:
    """What the neighbours of a place promise: room to grow, and other colours that are shut in."""
    worth = 0
    for i in range(MOST_NEAR):
        near = NEAR[place][i]
        if near > 0 and tower[near] == 0:
            worth += ROOM
        elif near > 0 and tower[near] != stone:
            worth -= SHUT_IN
    return worth


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
