"""Rules 3 and 8.1: sunrise, noon and sunset, as numbered in RULES.md."""

from yurt.core.events import EVERYONE, Log, emit, only
from yurt.core.state import count_turn, next_seat

from .fog import count_stones, draw_into_cart, place_fog
from .state import (
    BUILD,
    CARTS_MOVED,
    CHOSEN,
    CLOCKWISE,
    DAY_BEGUN,
    FINISHED,
    FIRST_PHASE,
    LAST_DAY_BEGUN,
    OVER,
    REVEALED,
    START_STONES,
    SUNRISE,
    TowersState,
)


def start_day(state: TowersState) -> None:
    """3.1: everybody is to choose a card."""
    state.phase = SUNRISE
    state.active = state.baby_yak
    count_turn(state)


def choose(state: TowersState, seat: int, action: int, log: Log) -> None:
    """3.1: a card lies face down; when all lie there, it is noon."""
    state.choices[seat] = action
    emit(log, CHOSEN, seat, only(seat), action)
    if seats_without_choice(state) == 0:
        start_turn(state, state.baby_yak, log)


def seats_without_choice(state: TowersState) -> int:
    """The seats that have not chosen a card, as bits."""
    bits = 0
    for seat in range(state.seats):
        if state.choices[seat] == 0:
            bits |= 1 << seat
    return bits


def start_turn(state: TowersState, seat: int, log: Log) -> None:
    """3.2: a seat reveals its card and is to carry it out."""
    state.active = seat
    state.phase = FIRST_PHASE[state.choices[seat]]
    count_turn(state)
    emit(log, REVEALED, seat, EVERYONE, state.choices[seat])


def end_turn(state: TowersState, seat: int, log: Log) -> None:
    """Cart and fog are put in order; then it is the next seat's turn, or the sun sets."""
    cart = state.ring[seat]
    if state.choices[seat] == BUILD and count_stones(state.cart_stones[cart]) == 0:  # 4.5
        draw_into_cart(state, seat, START_STONES, log)
    place_fog(state, seat, log)  # 6.2
    following = next_seat(state, seat)
    if following != state.baby_yak:
        start_turn(state, following, log)
    else:
        set_sun(state, log)


def set_sun(state: TowersState, log: Log) -> None:
    """3.3: cards back into hand, then baby yak and carts move on; after the last day it is over."""
    for seat in range(state.seats):
        state.choices[seat] = 0
    if state.is_last_day:
        state.phase = OVER
        emit(log, FINISHED, state.active, EVERYONE)
        return
    state.baby_yak = next_seat(state, state.baby_yak)
    move_carts(state)
    emit(log, CARTS_MOVED, state.baby_yak, EVERYONE, state.direction)
    if is_stupa_taken(state):  # 8.1
        state.is_last_day = 1
        emit(log, LAST_DAY_BEGUN, state.baby_yak, EVERYONE)
    else:
        emit(log, DAY_BEGUN, state.baby_yak, EVERYONE)
    start_day(state)


def ring_size(state: TowersState) -> int:
    """2.6: the places of the ring; with two players the market path is the third."""
    return max(state.seats, 3)


def move_carts(state: TowersState) -> None:
    """3.3: every cart goes to the next place in the direction of the carts."""
    ring = state.ring
    last = ring_size(state) - 1
    if state.direction == CLOCKWISE:
        moving = ring[last]
        for place in range(last, 0, -1):
            ring[place] = ring[place - 1]
        ring[0] = moving
    else:
        moving = ring[0]
        for place in range(last):
            ring[place] = ring[place + 1]
        ring[last] = moving


def is_stupa_taken(state: TowersState) -> bool:
    """Whether somebody has the stupa."""
    for seat in range(state.seats):
        if state.stupa[seat] != 0:
            return True
    return False


def order_of(state: TowersState, seat: int) -> int:
    """How many seats are on turn before this one today."""
    order = seat - state.baby_yak
    return order if order >= 0 else order + state.seats
