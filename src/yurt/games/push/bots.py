"""Playing PUSH well."""

from pathlib import Path
from typing import Any

import numpy as np

from yurt.core.chance import random_below
from yurt.core.learned import Learned
from yurt.core.space import new_logs, worlds
from yurt.core.state import State

from .columns import count_places, fits
from .exact import DEEPEST, solved_move
from .holdings import first_card, goes_to_bank
from .odds import decide_by_odds
from .outlook import WEIGHTS, kind_of_match
from .state import (
    BANK,
    BEGINNING,
    COLOUR_COUNT,
    DECIDING,
    HIGHEST,
    PLACE,
    PLACING,
    ROLL,
    STAR,
    STOP,
    TAKE,
    TAKING,
    VALUE_OF,
    PushState,
)

FILE = Path(__file__).parent / "values.npz"
VALUES: Any = Learned(FILE, "values", (3, WEIGHTS))  # for two, three, and four or more seats

# By hand: a loose point loses a third of its worth in the course of a match; what a turn is worth
# differs most between two, three, and more seats
BY_HAND = np.array(
    [
        [-0.35, -0.1, 4.0, 8.0, 30.0, 0.0, 0.0, 0.0, 0.0, 0.0, 400.0],
        [-0.35, -0.1, 4.0, 5.0, 30.0, 0.0, 0.0, 0.0, 0.0, 0.0, 400.0],
        [-0.35, -0.1, 4.0, 10.0, 30.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2000.0],
    ]
)

RISK = 8  # percent: a bust that is likelier is too likely
PROFIT = 5  # points that a turn is worth

# In points alone: the spread is so large that the chance to win grows evenly with the lead. The two
# weights, of a loose point and of a turn, did best against the master's learned ones.
POINTS = (-0.3, 0.0, 0.0, 0.3, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1e9)

FEW_CARDS = (8, 5, 4)  # left, from which on the end is solved: with two, three and more seats

LOWEST = -10000  # below everything that a column can be worth
ROLL_COST = 6  # points by which a roll card spoils a column, roughly


def easy(view: PushState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """Like a child: one more card if it feels like it, and any column now and then."""
    if len(moves) == 1:
        return moves[0]
    if view.phase == BEGINNING:
        return bank_or_push(view, seat, moves, PROFIT + random_below(rng, PROFIT))
    if view.phase == DECIDING:
        return STOP if bust_percent(view) > random_below(rng, 2 * RISK) else moves[0]
    if view.phase == PLACING and random_below(rng, 4) > 0:
        return choose_place(view, moves)
    if view.phase == TAKING and random_below(rng, 4) > 0:
        return choose_column(view, seat, moves)
    return moves[random_below(rng, len(moves))]


def medium(view: PushState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """Stop when a bust is too likely, mind roll cards, and bank what is worth a turn."""
    if len(moves) == 1:
        return moves[0]
    if view.phase == BEGINNING:
        return bank_or_push(view, seat, moves, PROFIT)
    if view.phase == PLACING:
        return choose_place(view, moves)
    if view.phase == TAKING:
        return choose_column(view, seat, moves)
    if view.phase == DECIDING and bust_percent(view) > RISK:
        return STOP
    return moves[0]


def greedy(view: PushState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """A yardstick: the most points at once with the exact odds of the next card, and no more."""
    return decide_by_odds(view, seat, moves, POINTS)


def hard(view: PushState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """Reckon with the exact odds of the next card and with weights made by hand."""
    return decide_by_odds(view, seat, moves, BY_HAND[kind_of_match(view)])


def master(view: PushState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """Reckon with the odds and with weights learned from many matches; solve the end exactly."""
    move = decide_by_odds(view, seat, moves, VALUES[kind_of_match(view)])
    if len(moves) == 1 or not is_near_end(view):
        return move
    return solved_move(worlds(view, DEEPEST), new_logs(), moves, move)


def is_near_end(view: PushState) -> bool:
    """Whether so few cards are left that the end is solved."""
    return view.deck_size <= FEW_CARDS[kind_of_match(view)]


def bank_or_push(view: PushState, seat: int, moves: list[int], profit: int) -> int:
    """Bank the colour with most points in danger, if they are worth a turn."""
    best = moves[0]
    most = profit
    for i in range(1, len(moves)):
        points = open_points(view, seat, moves[i] - BANK)
        if points > most:
            most = points
            best = moves[i]
    return best


def choose_place(view: PushState, moves: list[int]) -> int:
    """Numbers onto the best column, roll cards onto the worst; a new column only if it must be."""
    best = moves[0]
    most = LOWEST
    for i in range(len(moves)):
        column = moves[i] - PLACE
        points = column_points(view, column)
        if not fits(view, column, ROLL):
            points -= ROLL_COST
        if view.turned == ROLL:
            points = -points
        if view.column_sizes[column] == 0:
            points -= 2
        if points > most:
            most = points
            best = moves[i]
    return best


def choose_column(view: PushState, seat: int, moves: list[int]) -> int:
    """The column that is worth most."""
    best = moves[0]
    most = LOWEST
    for i in range(len(moves)):
        worth = column_worth(view, seat, moves[i] - TAKE)
        if worth > most:
            most = worth
            best = moves[i]
    return best


def bust_percent(view: PushState) -> int:
    """How likely the next card fits nowhere: the cards left can be counted."""
    fatal = 0
    for card in range(1, ROLL + 1):
        if view.left[card] > 0 and count_places(view, card) == 0:
            fatal += view.left[card]
    return fatal * 100 // view.deck_size


def column_worth(view: PushState, seat: int, column: int) -> int:
    """The points of a column less what its roll card costs on average, in sixths of a point."""
    points = column_points(view, column)
    if fits(view, column, ROLL):
        return points * STAR
    in_danger = 0
    for colour in range(1, COLOUR_COUNT + 1):
        in_danger += open_points(view, seat, colour)
    for i in range(view.column_sizes[column]):
        card = view.columns[column][i]
        if card != ROLL and not goes_to_bank(view, seat, card):
            in_danger += VALUE_OF[card]
    return points * STAR - in_danger * (2 if view.risk else 1)


def column_points(view: PushState, column: int) -> int:
    """The sum of the numbers in a column."""
    total = 0
    for i in range(view.column_sizes[column]):
        total += VALUE_OF[view.columns[column][i]]
    return total


def open_points(view: PushState, seat: int, colour: int) -> int:
    """The points of a colour that a roll could cost."""
    first = first_card(colour)
    total = 0
    for card in range(first, first + HIGHEST):
        total += VALUE_OF[card] * view.collections[seat][card]
    return total
