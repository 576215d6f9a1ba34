"""How a match of PUSH may end: the points to expect, and the chance to win with them.

A seat may expect its points, changed by what is still to come: loose cards can be lost, a protected
colour saves later cards too, and whoever begins the next turn has the first choice. The weights say
how much that is, in proportion to the share of the deck that is left and to the square of it.
"""

from collections.abc import Sequence
from math import sqrt

from .columns import is_place
from .holdings import first_card, has_colour
from .state import (
    COLOUR_COUNT,
    COLOUR_OF,
    COLOUR_PROTECTED,
    COLUMN_COUNT,
    DECK,
    HIGHEST,
    NUMBER_KINDS,
    ROLL,
    STAR,
    SWITCH,
    VALUE_OF,
    PushState,
)

# The weights of one kind of match: for the share of the deck, then for its square
LOOSE, SQUARES, BANKS, BEGINS, ANYHOW = 0, 1, 2, 3, 4
TERMS = 5
SPREAD = 2 * TERMS  # the variance of a lead that is still to come, with the whole deck left
WEIGHTS = SPREAD + 1

SEATS = 6
LAST_VARIANCE = 0.5  # when the deck is used up, so that nothing is divided by zero
CARDS = NUMBER_KINDS + 1
COLOURS = COLOUR_COUNT + 1

# The table on which a decision is thought through is one list of numbers, in these parts:
EXPECTED = 0  # of each seat, the points to expect if it takes nothing
LOSABLE = EXPECTED + SEATS  # of each seat, how much of that can be lost
PROTECTED = LOSABLE + SEATS  # of each seat and colour, 1 if its cards go to the bank
WORTH = PROTECTED + SEATS * COLOURS  # of each seat and card, what it would be worth to take it
SAFE = WORTH + SEATS * CARDS  # of each seat and column, what its protected cards are worth
OPEN = SAFE + SEATS * COLUMN_COUNT  # and what the others are worth
ROLLS = OPEN + SEATS * COLUMN_COUNT  # of each column, how many roll cards it has
LOST = ROLLS + COLUMN_COUNT  # the share of what can be lost that a roll costs on average
VARIANCE = LOST + 1
SCRATCH = VARIANCE + 1  # of each seat, the points to expect in the end that is looked at
TABLE = SCRATCH + SEATS


def kind_of_match(view: PushState) -> int:
    """The row of learned weights: two, three, or more seats."""
    return min(view.seats, 4) - 2


def term(weights: Sequence[float], kind: int, share: float) -> float:
    """What a weight makes when such a share of the deck is left."""
    return share * (weights[kind] + share * weights[TERMS + kind])


def prepare(view: PushState, beginner: int, weights: Sequence[float], table: list[float]) -> None:
    """Fill in the table; the beginner has the next turn."""
    share = view.deck_size / DECK
    for i in range(TABLE):
        table[i] = 0.0
    table[LOST] = (2 if view.risk else 1) / STAR
    table[VARIANCE] = LAST_VARIANCE + share * weights[SPREAD]
    for seat in range(view.seats):
        expect_points(view, seat, weights, table)
        if seat == beginner:
            table[EXPECTED + seat] += term(weights, BEGINS, share)
    for column in range(COLUMN_COUNT):
        for i in range(view.column_sizes[column]):
            lay(view.seats, column, view.columns[column][i], 1, table)


def expect_points(view: PushState, seat: int, weights: Sequence[float], table: list[float]) -> None:
    """Fill in what a seat may expect, and what each card would add to it."""
    share = view.deck_size / DECK
    line = 1.0 + term(weights, LOOSE, share)
    square = term(weights, SQUARES, share) / 10
    expected = term(weights, ANYHOW, share)
    losable = 0.0
    for colour in range(1, COLOUR_COUNT + 1):
        first = first_card(colour)
        loose = 0
        for card in range(first, first + HIGHEST):
            expected += VALUE_OF[card] * view.banks[seat][card]
            loose += VALUE_OF[card] * view.collections[seat][card]
        losable += loose * (line + loose * square)
        if view.protection == COLOUR_PROTECTED and has_colour(view.banks[seat], colour):
            expected += term(weights, BANKS, share)
            table[PROTECTED + seat * COLOURS + colour] = 1.0
            for card in range(first, first + HIGHEST):
                table[WORTH + seat * CARDS + card] = VALUE_OF[card]
        else:
            for card in range(first, first + HIGHEST):
                value = VALUE_OF[card]
                worth = value * (line + (2 * loose + value) * square)
                table[WORTH + seat * CARDS + card] = worth
    table[EXPECTED + seat] = expected + losable
    table[LOSABLE + seat] = losable


def lay(seats: int, column: int, card: int, number: int, table: list[float]) -> None:
    """Put a card into a column of the table, or with -1 take it off again."""
    if card == ROLL:
        table[ROLLS + column] += number
        return
    for seat in range(seats):
        is_safe = table[PROTECTED + seat * COLOURS + COLOUR_OF[card]] > 0
        part = SAFE if is_safe else OPEN
        worth = table[WORTH + seat * CARDS + card]
        table[part + seat * COLUMN_COUNT + column] += number * worth


def gain(seat: int, column: int, table: list[float]) -> float:
    """By how much a seat's expectation grows with a column."""
    place = seat * COLUMN_COUNT + column
    gained = table[SAFE + place] + table[OPEN + place]
    if table[ROLLS + column] > 0:
        gained -= table[LOST] * (table[LOSABLE + seat] + table[OPEN + place])
    return gained


def columns_on(view: PushState) -> int:
    """The columns that lie on the table, as bits."""
    bits = 0
    for column in range(COLUMN_COUNT):
        if view.column_sizes[column] > 0:
            bits |= 1 << column
    return bits


def chance_of(seats: int, me: int, table: list[float]) -> float:
    """The chance to have more points in the end than each of the others."""
    chance = 1.0
    for seat in range(seats):
        if seat != me:
            lead = table[SCRATCH + me] - table[SCRATCH + seat]
            chance *= 0.5 + 0.5 * lead / sqrt(lead * lead + table[VARIANCE])
    return chance


def step(seats: int, seat: int, is_left: bool) -> int:
    """The next one to take a column."""
    if is_left:
        return seat + 1 if seat + 1 < seats else 0
    return seat - 1 if seat > 0 else seats - 1


def chance_after_takes(
    view: PushState, me: int, taker: int, columns: int, is_left: bool, table: list[float]
) -> float:
    """The chance when all others take the best of the columns left, one after another."""
    while columns != 0 and taker != view.pusher:
        best = -1
        most = 0.0
        for column in range(COLUMN_COUNT):
            if columns >> column & 1:
                gained = gain(taker, column, table)
                if best < 0 or gained > most:
                    most = gained
                    best = column
        table[SCRATCH + taker] += most
        columns &= ~(1 << best)
        taker = step(view.seats, taker, is_left)
    return chance_of(view.seats, me, table)


def expect_nothing(seats: int, table: list[float]) -> None:
    """Begin to look at an end: nobody has taken a column yet."""
    for seat in range(seats):
        table[SCRATCH + seat] = table[EXPECTED + seat]


def chance_with(
    view: PushState, me: int, column: int, columns: int, is_left: bool, table: list[float]
) -> float:
    """The chance to win after taking one of the columns."""
    expect_nothing(view.seats, table)
    table[SCRATCH + me] += gain(me, column, table)
    others = columns & ~(1 << column)
    return chance_after_takes(view, me, step(view.seats, me, is_left), others, is_left, table)


def chance_of_stop(
    view: PushState, me: int, columns: int, is_left: bool, table: list[float]
) -> float:
    """The chance to win with the best of the columns."""
    most = 0.0
    for column in range(COLUMN_COUNT):
        if columns >> column & 1:
            most = max(most, chance_with(view, me, column, columns, is_left, table))
    return most


def chance_of_bust(
    view: PushState, me: int, columns: int, is_left: bool, table: list[float]
) -> float:
    """The chance to win after a bust: a roll, and the columns for the others."""
    expect_nothing(view.seats, table)
    table[SCRATCH + me] -= table[LOST] * table[LOSABLE + me]
    return chance_after_takes(view, me, step(view.seats, me, is_left), columns, is_left, table)


def chance_of_push(view: PushState, me: int, columns: int, table: list[float]) -> float:
    """The chance to win with one more card, and then a stop."""
    is_left = view.switches % 2 == 0
    bust = chance_of_bust(view, me, columns, is_left, table)
    total = 0.0
    for card in range(1, ROLL + 1):
        if view.left[card] > 0:
            most = -1.0
            for column in range(COLUMN_COUNT):
                if is_place(view, column, card):
                    chance = chance_of_place(view, me, column, card, columns, is_left, table)
                    most = max(most, chance)
            total += view.left[card] * (most if most >= 0 else bust)
    if view.left[SWITCH] > 0:
        total += view.left[SWITCH] * chance_of_stop(view, me, columns, not is_left, table)
    return total / view.deck_size


def chance_of_place(
    view: PushState,
    me: int,
    column: int,
    card: int,
    columns: int,
    is_left: bool,
    table: list[float],
) -> float:
    """The chance to win with a card in a column, and then a stop."""
    lay(view.seats, column, card, 1, table)
    chance = chance_of_stop(view, me, columns | 1 << column, is_left, table)
    lay(view.seats, column, card, -1, table)
    return chance
