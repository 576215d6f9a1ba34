"""The fields that the state of every game has."""

from yurt.core.layout import Layout, int8, int16, int64

SPECTATOR = -1
"""The viewer who sits at no seat."""

NOBODY = -1
"""Stands in a field of seats for none of them."""

CHANCE_WORDS = 5


class State(Layout):
    """The truth about a match; a game's own class adds its fields."""

    chance = int64(CHANCE_WORDS, secret=True)  # the stream that random_below advances
    seats = int8()  # how many play
    start = int8(seat=True)  # the seat that starts; NOBODY until it is chosen
    turn = int16()  # how many turns have begun


MOST_TURNS = 32_000
"""The turn counter stops here, for a match that will not end."""


def count_turn(state: State) -> None:
    """One more turn begins."""
    if state.turn < MOST_TURNS:
        state.turn += 1


def next_seat(state: State, seat: int) -> int:
    """The seat to the left, clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0


def previous_seat(state: State, seat: int) -> int:
    """The seat to the right."""
    return seat - 1 if seat > 0 else state.seats - 1

