"""Rule 5: restocking and going to the market, as numbered in RULES.md."""

from yurt.core.events import EVERYONE, Log, emit

from .building import count_food
from .day import ring_size
from .fog import count_stones, draw, draw_into_cart
from .state import (
    CART_STONES,
    COLLECTED,
    KEEPING,
    KEPT,
    KINDS,
    LOADED,
    LOADING,
    MARKET_DRAW,
    MOST_COLLECTED,
    PUT_BACK,
    PUT_OUT,
    RESTOCKED,
    YURT_FOOD,
    TowersState,
)


def has_room(state: TowersState, cart: int) -> bool:
    """5.2: whether a cart can take one more stone."""
    return count_stones(state.cart_stones[cart]) < CART_STONES


def is_in_play(state: TowersState, cart: int) -> bool:
    """2.2: with two or three players one cart stays in the box."""
    return cart <= ring_size(state)


def restock(state: TowersState, seat: int, food: int, log: Log) -> None:
    """5.1, 5.2: all food of one kind that fits into the yurt, then a stone into the cart."""
    cart = state.ring[seat]
    room = YURT_FOOD - count_food(state.yurts[seat])
    number = min(state.cart_food[cart][food], room)
    state.cart_food[cart][food] -= number
    state.yurts[seat][food] += number
    emit(log, RESTOCKED, seat, EVERYONE, number, food)
    if has_room(state, cart):
        draw_into_cart(state, seat, 1, log)


def can_collect(state: TowersState, seat: int, food: int) -> bool:
    """5.3: whether one more token may be taken, it is there, and the yurt has room for it."""
    if state.collected == MOST_COLLECTED or state.market[food] == 0:
        return False
    return count_food(state.yurts[seat]) < YURT_FOOD


def collect(state: TowersState, seat: int, food: int, log: Log) -> None:
    """5.3: a token from the market; stones are drawn when the player is done."""
    state.market[food] -= 1
    state.yurts[seat][food] += 1
    state.collected += 1
    emit(log, COLLECTED, seat, EVERYONE, food)


def is_any_cart_open(state: TowersState) -> bool:
    """5.4: whether a cart in play has room."""
    for cart in range(1, ring_size(state) + 1):
        if has_room(state, cart):
            return True
    return False


def draw_at_market(state: TowersState, seat: int, log: Log) -> bool:
    """5.4: three stones to choose from, unless every cart is full; whether there are none."""
    state.collected = 0
    if not state.bag_gone and is_any_cart_open(state):
        draw(state, seat, MARKET_DRAW, log)
    if count_stones(state.drawn) == 0:
        return True
    state.phase = KEEPING
    return False


def keep(state: TowersState, seat: int, stone: int, log: Log) -> None:
    """5.4: one stone is kept, the others go back into the bag, or out with it (6.4)."""
    state.drawn[stone] -= 1
    state.kept = stone
    state.phase = LOADING
    emit(log, KEPT, seat, EVERYONE, stone)
    for other in range(1, KINDS + 1):
        while state.drawn[other] > 0:
            state.drawn[other] -= 1
            if state.bag_gone:
                state.lost = other
                emit(log, PUT_OUT, seat, EVERYONE, other)
            else:
                state.bag[other] += 1
                emit(log, PUT_BACK, seat, EVERYONE, other)


def load(state: TowersState, seat: int, cart: int, log: Log) -> None:
    """5.4: the stone that was kept goes into any cart with room."""
    state.cart_stones[cart][state.kept] += 1
    emit(log, LOADED, seat, EVERYONE, state.kept, cart)
    state.kept = 0
