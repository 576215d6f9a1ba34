"""Rule 4: buying stones, paying for them and placing them, as numbered in RULES.md."""

from yurt.core.events import EVERYONE, Log, emit

from .day import is_stupa_taken
from .fog import count_stones
from .state import (
    AT_MOST_TWO,
    BOUGHT,
    BUILT_NOTHING,
    CART_FOOD,
    CRYSTAL,
    FOOD_KINDS,
    MOST_BOUGHT,
    PAID,
    PAYING,
    PLACED,
    PLACING,
    PRICES,
    REFUSED_FOOD,
    SPILLED,
    SPILLING,
    STUPA_TAKEN,
    TowersState,
)
from .tower import is_level_four_complete


def count_food(food: list[int]) -> int:
    """How many tokens there are of all kinds together."""
    return food[1] + food[2] + food[3]


def price_of(stones: list[int]) -> int:
    """4.1: what these stones cost together, each crystal 1 more."""
    return PRICES[count_stones(stones)] + stones[CRYSTAL]


def is_refused_by(cart: int, food: int) -> bool:
    """1.3: whether this kind of food can be the one that a cart does not take."""
    return cart == AT_MOST_TWO or REFUSED_FOOD[cart] == food


def usable_food(state: TowersState, seat: int) -> int:
    """4.2: how many tokens of a yurt the cart in front of it would take in one exchange."""
    yurt = state.yurts[seat]
    cart = state.ring[seat]
    most = 0
    for food in range(1, FOOD_KINDS + 1):
        if is_refused_by(cart, food):
            most = max(most, count_food(yurt) - yurt[food])
    return most


def price_with(state: TowersState, stone: int) -> int:
    """What the stones bought and one more cost together."""
    extra = 1 if stone == CRYSTAL else 0
    return PRICES[count_stones(state.bought) + 1] + state.bought[CRYSTAL] + extra


def can_buy(state: TowersState, seat: int, stone: int) -> bool:
    """4.1, 4.2: whether the stone is in the cart and can be paid with the others."""
    if state.cart_stones[state.ring[seat]][stone] == 0:
        return False
    if count_stones(state.bought) == MOST_BOUGHT:
        return False
    return price_with(state, stone) <= usable_food(state, seat)


def buy(state: TowersState, seat: int, stone: int, log: Log) -> None:
    """4.1: a stone leaves the cart, to be paid for when the player is done."""
    state.owed = price_with(state, stone)
    state.cart_stones[state.ring[seat]][stone] -= 1
    state.bought[stone] += 1
    emit(log, BOUGHT, seat, EVERYONE, stone, state.owed)


def stop_buying(state: TowersState, seat: int, log: Log) -> bool:
    """4.6: pay for what was bought, or do nothing; whether the turn is over."""
    if state.owed > 0:
        state.phase = PAYING
        return False
    emit(log, BUILT_NOTHING, seat, EVERYONE)
    return True


def can_pay(state: TowersState, seat: int, food: int) -> bool:
    """4.2: whether the cart takes this food, and the rest can then be paid too."""
    yurt = state.yurts[seat]
    cart = state.ring[seat]
    if yurt[food] == 0:
        return False
    for other in range(1, FOOD_KINDS + 1):
        is_possible = other != food and is_refused_by(cart, other) and state.paid[other] == 0
        if is_possible and count_food(yurt) - yurt[other] >= state.owed:
            return True
    return False


def pay(state: TowersState, seat: int, food: int, log: Log) -> None:
    """4.2: one token goes from the yurt into the cart."""
    state.yurts[seat][food] -= 1
    state.cart_food[state.ring[seat]][food] += 1
    state.paid[food] += 1
    state.owed -= 1
    emit(log, PAID, seat, EVERYONE, food)
    if state.owed == 0:
        spill_or_place(state, seat)


def spill_or_place(state: TowersState, seat: int) -> None:
    """4.3: a cart with too much food must spill before the stones are placed."""
    if count_food(state.cart_food[state.ring[seat]]) > CART_FOOD:
        state.phase = SPILLING
        return
    state.phase = PLACING
    for food in range(1, FOOD_KINDS + 1):
        state.paid[food] = 0


def spill(state: TowersState, seat: int, food: int, log: Log) -> None:
    """4.3: one of the tokens just paid goes to the market."""
    state.cart_food[state.ring[seat]][food] -= 1
    state.paid[food] -= 1
    state.market[food] += 1
    emit(log, SPILLED, seat, EVERYONE, food)
    spill_or_place(state, seat)


def place(state: TowersState, seat: int, stone: int, where: int, log: Log) -> bool:
    """4.4: a stone goes into the tower; whether it was the last one."""
    state.bought[stone] -= 1
    state.towers[seat][where] = stone
    emit(log, PLACED, seat, EVERYONE, stone, where)
    if is_level_four_complete(state.towers[seat]) and not is_stupa_taken(state):  # 8.1
        state.stupa[seat] = 1
        emit(log, STUPA_TAKEN, seat, EVERYONE)
    return count_stones(state.bought) == 0
