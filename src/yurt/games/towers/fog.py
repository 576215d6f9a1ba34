"""Rules 2.5 and 6: the bag, drawing from it, and the rising fog, as numbered in RULES.md."""

from yurt.core.chance import random_below
from yurt.core.events import EVERYONE, Log, emit

from .state import (
    ALL_SPACES,
    ANTICLOCKWISE,
    BAG_GONE,
    CLOCKWISE,
    FEW_SPACES,
    FOG_DRAWN,
    FOG_PLACED,
    FOG_RETURNED,
    KINDS,
    LOADED,
    MARKER_REMOVED,
    STONE_DRAWN,
    TRACK_FULL,
    TURNED,
    TowersState,
)


def count_stones(stones: list[int]) -> int:
    """How many stones there are of all kinds together."""
    total = 0
    for stone in range(1, KINDS + 1):
        total += stones[stone]
    return total


def take_stone(state: TowersState, number: int) -> int:
    """Take the stone with this number, from 0, out of the bag."""
    stone = 1
    while number >= state.bag[stone]:
        number -= state.bag[stone]
        stone += 1
    state.bag[stone] -= 1
    return stone


def draw(state: TowersState, seat: int, wanted: int, log: Log) -> None:
    """Draw stones from the bag onto the table; fog is set aside and replaced."""
    stones = count_stones(state.bag)
    if stones < wanted:
        empty_bag(state, seat, log)
        return
    while wanted > 0:
        blocks = 0
        for _ in range(wanted):
            number = random_below(state, stones + state.bag_fog)
            if number >= stones:
                state.bag_fog -= 1
                blocks += 1
            else:
                show_stone(state, seat, take_stone(state, number), log)
                stones -= 1
        if blocks > 0:  # 6.1
            state.set_aside += blocks
            emit(log, FOG_DRAWN, seat, EVERYONE, blocks)
            turn_round(state, seat, log)
        wanted = blocks


def show_stone(state: TowersState, seat: int, stone: int, log: Log) -> None:
    """A drawn stone lies on the table."""
    state.drawn[stone] += 1
    emit(log, STONE_DRAWN, seat, EVERYONE, stone)


def empty_bag(state: TowersState, seat: int, log: Log) -> None:
    """6.4: the last stones come out, the carts turn round, and bag and fog leave the game."""
    for stone in range(1, KINDS + 1):
        while state.bag[stone] > 0:
            state.bag[stone] -= 1
            show_stone(state, seat, stone, log)
    turn_round(state, seat, log)
    state.bag_fog = 0
    state.bag_gone = 1
    emit(log, BAG_GONE, seat, EVERYONE)


def turn_round(state: TowersState, seat: int, log: Log) -> None:
    """All carts face the other way."""
    state.direction = ANTICLOCKWISE if state.direction == CLOCKWISE else CLOCKWISE
    emit(log, TURNED, seat, EVERYONE, state.direction)


def draw_into_cart(state: TowersState, seat: int, wanted: int, log: Log) -> None:
    """Draw stones into the cart in front of a seat, if there still is a bag."""
    if state.bag_gone:
        return
    draw(state, seat, wanted, log)
    cart = state.ring[seat]
    for stone in range(1, KINDS + 1):
        while state.drawn[stone] > 0:
            state.drawn[stone] -= 1
            state.cart_stones[cart][stone] += 1
            emit(log, LOADED, seat, EVERYONE, stone, cart)


def place_fog(state: TowersState, seat: int, log: Log) -> None:
    """6.2, 6.3: at the end of the turn the blocks set aside go onto the mountain track."""
    while state.set_aside > 0 and state.track < state.track_spaces:
        state.set_aside -= 1
        state.track += 1
        emit(log, FOG_PLACED, seat, EVERYONE, state.track)
        if state.track == FEW_SPACES and state.track_spaces == FEW_SPACES:  # 6.2
            blocks = state.track + state.set_aside
            state.track_spaces = ALL_SPACES
            state.track = 0
            state.set_aside = 0
            state.bag_fog += blocks
            emit(log, MARKER_REMOVED, seat, EVERYONE, blocks)
        elif state.track == ALL_SPACES:  # 6.3
            emit(log, TRACK_FULL, seat, EVERYONE)
    if state.set_aside > 0:
        emit(log, FOG_RETURNED, seat, EVERYONE, state.set_aside)
        state.bag_fog += state.set_aside
        state.set_aside = 0
