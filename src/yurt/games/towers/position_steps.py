"""Whether the towers and the steps of a turn can be as a state says: a part of `check`."""

from .building import (
    can_pay,
    count_food,
    price_of,
    usable_food,
)
from .day import is_stupa_taken, order_of
from .fog import count_stones
from .state import (
    BEFORE_STUPA,
    BUILD,
    BUYING,
    CART_FOOD,
    COLLECTING,
    FOOD_KINDS,
    KEEPING,
    KINDS,
    LOADING,
    MARKET_DRAW,
    MOST_BOUGHT,
    MOST_COLLECTED,
    OVER,
    PAYING,
    PLACE_COUNT,
    PLACING,
    SPILLING,
    STUPA_STONES,
    SUNRISE,
    TowersState,
)
from .supply import is_any_cart_open
from .tower import refusal_to_stand, stones_in


def check_towers(state: TowersState) -> int:
    """7.2, 7.3, 8.1: towers that stand and are not higher than the days allow."""
    for seat in range(state.seats):
        for place in range(1, PLACE_COUNT + 1):
            if not 0 <= state.towers[seat][place] <= KINDS:
                return 101
        code = refusal_to_stand(state.towers[seat])
        if code != 0:
            return code
    if not is_stupa_right(state):
        return 801
    for seat in range(state.seats):
        if stones_in(state.towers[seat]) > most_stones(state, seat):
            return 801
    return 0


def is_stupa_right(state: TowersState) -> bool:
    """8.1: one stupa at most, for 14 stones, and the last day comes after the day it was taken."""
    owners = 0
    for seat in range(state.seats):
        if not 0 <= state.stupa[seat] <= 1:
            return False
        if state.stupa[seat] == 1:
            owners += 1
            if stones_in(state.towers[seat]) < STUPA_STONES:
                return False
    if not 0 <= state.is_last_day <= 1:
        return False
    if owners == 0:
        return state.is_last_day == 0 and state.phase != OVER
    if state.phase in (SUNRISE, OVER) and state.is_last_day == 0:
        return False
    return owners == 1


def most_stones(state: TowersState, seat: int) -> int:
    """8.1: how many stones a seat can have by now: until the stupa is taken at most 13."""
    if not is_stupa_taken(state):
        return BEFORE_STUPA
    most = BEFORE_STUPA
    if state.is_last_day:
        yesterday = order_of(state, seat) + 1  # the baby yak was one seat further right
        if yesterday % state.seats >= (order_of(state, stupa_owner(state)) + 1) % state.seats:
            most += MOST_BOUGHT
        return most + built_today(state, seat)
    if order_of(state, seat) >= order_of(state, stupa_owner(state)):
        most += built_today(state, seat)
    return most


def stupa_owner(state: TowersState) -> int:
    """The seat that has the stupa."""
    for seat in range(state.seats):
        if state.stupa[seat] != 0:
            return seat
    return 0


def built_today(state: TowersState, seat: int) -> int:
    """How many stones a seat can have placed today."""
    if state.phase == OVER:
        return MOST_BOUGHT
    if state.phase == SUNRISE or state.choices[seat] != BUILD:
        return 0
    if seat == state.active:
        return MOST_BOUGHT - count_stones(state.bought) if state.phase == PLACING else 0
    return MOST_BOUGHT if order_of(state, seat) < order_of(state, state.active) else 0


def check_build(state: TowersState) -> int:
    """4.1 to 4.4: what is bought, owed and paid belongs to the step of the build."""
    stones = count_stones(state.bought)
    tokens = count_food(state.paid)
    phase = state.phase
    if stones > MOST_BOUGHT or (stones > 0 and not BUYING <= phase <= PLACING):
        return 401
    if phase in (BUYING, PAYING):
        if state.owed != price_of(state.bought) - tokens:
            return 401
    elif state.owed != 0:
        return 401
    if tokens > 0 and phase not in (PAYING, SPILLING):
        return 402
    if phase == BUYING:
        return 0 if state.owed <= usable_food(state, state.active) else 401
    if phase == PAYING:
        return 0 if state.owed > 0 and can_pay_any(state, state.active) else 401
    if phase == SPILLING:
        return check_spill(state)
    return 404 if phase == PLACING and stones == 0 else 0


def can_pay_any(state: TowersState, seat: int) -> bool:
    """Whether what is owed can be paid."""
    for food in range(1, FOOD_KINDS + 1):
        if can_pay(state, seat, food):
            return True
    return False


def check_spill(state: TowersState) -> int:
    """4.3: there is too much in the cart, and it was paid just now."""
    if count_stones(state.bought) == 0:
        return 404
    if state.paid[1] > 0 and state.paid[2] > 0 and state.paid[3] > 0:
        return 402
    is_too_much = count_food(state.cart_food[state.ring[state.active]]) > CART_FOOD
    return 0 if is_too_much and count_food(state.paid) <= price_of(state.bought) else 403


def check_market(state: TowersState) -> int:
    """5.3, 5.4: what is collected, drawn and kept belongs to the step at the market."""
    drawn = count_stones(state.drawn)
    if state.phase == COLLECTING:
        owned = count_food(state.yurts[state.active])
        if not 0 <= state.collected <= min(MOST_COLLECTED, owned):
            return 503
    elif state.collected != 0:
        return 503
    if state.phase == KEEPING:
        wanted = drawn < MARKET_DRAW if state.bag_gone else drawn == MARKET_DRAW
        if drawn == 0 or not wanted:
            return 504
        if state.lost != 0:
            return 604
    elif drawn > 0:
        return 504
    if (state.kept != 0) != (state.phase == LOADING):
        return 504
    if state.phase in (KEEPING, LOADING):
        return 0 if is_any_cart_open(state) else 504
    return 0
