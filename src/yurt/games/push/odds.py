"""Decisions in PUSH by the exact odds of the next card."""

from collections.abc import Sequence

from yurt.core.space import worlds
from yurt.core.state import next_seat

from .holdings import protect
from .outlook import (
    TABLE,
    chance_of,
    chance_of_push,
    chance_of_stop,
    chance_with,
    columns_on,
    expect_nothing,
    prepare,
)
from .state import (
    BANK,
    BEGINNING,
    PLACE,
    PLACING,
    PUSH,
    STOP,
    TAKE,
    TAKING,
    PushState,
)


def decide_by_odds(view: PushState, seat: int, moves: list[int], weights: Sequence[float]) -> int:
    """The move with the best chance to win."""
    if len(moves) == 1:
        return moves[0]
    table = [0.0] * TABLE
    if view.phase == BEGINNING:
        return bank_or_push(worlds(view, 1), view, seat, moves, weights, table)
    if view.phase == PLACING:
        return best_place(worlds(view, 1), view, seat, moves, weights, table)
    prepare(view, next_seat(view, view.pusher), weights, table)
    columns = columns_on(view)
    is_left = view.switches % 2 == 0
    if view.phase == TAKING:
        return best_column(view, seat, moves, columns, table)
    stop = chance_of_stop(view, seat, columns, is_left, table)
    return PUSH if chance_of_push(view, seat, columns, table) > stop else STOP


def bank_or_push(
    states: list[PushState],
    view: PushState,
    seat: int,
    moves: list[int],
    weights: Sequence[float],
    table: list[float],
) -> int:
    """A whole turn is worth what it adds to the chance; protecting a colour must be worth more."""
    best = PUSH
    prepare(view, seat, weights, table)
    expect_nothing(view.seats, table)
    most = chance_of(view.seats, seat, table)
    for i in range(len(moves)):
        if moves[i] != PUSH:
            states[0] = view
            protect(states[0], seat, moves[i] - BANK)
            prepare(states[0], next_seat(view, seat), weights, table)
            expect_nothing(view.seats, table)
            chance = chance_of(view.seats, seat, table)
            if chance > most:
                most = chance
                best = moves[i]
    return best


def best_place(
    states: list[PushState],
    view: PushState,
    seat: int,
    moves: list[int],
    weights: Sequence[float],
    table: list[float],
) -> int:
    """The place from which both a stop and one more card are looked at."""
    best = moves[0]
    most = -1.0
    is_left = view.switches % 2 == 0
    for i in range(len(moves)):
        column = moves[i] - PLACE
        states[0] = view
        states[0].columns[column][states[0].column_sizes[column]] = view.turned
        states[0].column_sizes[column] += 1
        prepare(states[0], next_seat(view, view.pusher), weights, table)
        columns = columns_on(states[0])
        chance = chance_of_stop(states[0], seat, columns, is_left, table)
        if view.deck_size > 0:
            chance = max(chance, chance_of_push(states[0], seat, columns, table))
        if chance > most:
            most = chance
            best = moves[i]
    return best


def best_column(
    view: PushState, seat: int, moves: list[int], columns: int, table: list[float]
) -> int:
    """The column after which the chance is best, whatever the others take."""
    best = moves[0]
    most = -1.0
    for i in range(len(moves)):
        is_left = view.switches % 2 == 0
        chance = chance_with(view, seat, moves[i] - TAKE, columns, is_left, table)
        if chance > most:
            most = chance
            best = moves[i]
    return best
