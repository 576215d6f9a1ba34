"""Loops over any game, written against the placeholders of `core.contract`.

Each is an entry of a twin: at the border to Python it takes arrays and an index, never a record.
"""

from collections.abc import Sequence

from yurt.core.chance import hide_chance, random_below, seed_chance
from yurt.core.contract import (
    apply,
    check,
    conceal,
    guess,
    legal,
    refusal,
    score,
    setup,
    to_act,
)
from yurt.core.events import Log
from yurt.core.state import SPECTATOR, State

MATCH, TABLE, VIEW, DICE = 0, 1, 2, 3
"""The working states: the match, the empty table, a bot's view, the bots' own chance."""

WORKING_STATES = 4

MOST_SEATS = 6
LOWEST_SEAT = tuple((bits & -bits).bit_length() - 1 for bits in range(1 << MOST_SEATS))
"""The lowest seat among bits, as a table; -1 for none."""


def deal(states: Sequence[State], i: int, seed: int, match: int) -> None:
    """Seed an empty table and set the game up on it."""
    seed_chance(states[i], seed, match)
    setup(states[i])


def set_up(states: Sequence[State], i: int) -> None:
    """Set the game up on a table whose chance is ready."""
    setup(states[i])


def complete(states: Sequence[State], i: int) -> int:
    """Fill the blanks of a position; the rule that the result breaks, or 0."""
    guess(states[i], SPECTATOR)
    return check(states[i])


def acting(states: Sequence[State], i: int) -> int:
    """The seats that owe a decision, as bits."""
    return to_act(states[i])


def list_moves(states: Sequence[State], i: int, seat: int, moves: list[int]) -> int:
    """Fill in the legal moves and return how many they are."""
    return legal(states[i], seat, moves)


def refuse(states: Sequence[State], i: int, seat: int, move: int) -> int:
    """The rule that forbids a move, or 0."""
    return refusal(states[i], seat, move)


def step(states: Sequence[State], i: int, seat: int, move: int, logs: Sequence[Log]) -> None:
    """Carry out a legal move; the log holds its events."""
    logs[0].size = 0
    apply(states[i], seat, move, logs[0])


def look(states: list[State], to: int, i: int, viewer: int) -> None:
    """Make row `to` the view that a viewer has of row `i`."""
    states[to] = states[i]
    conceal(states[to], viewer)
    hide_chance(states[to])


def imagine(states: Sequence[State], i: int, viewer: int, seed: int) -> None:
    """Fill the blanks of a view with something possible, by a chance of its own."""
    seed_chance(states[i], seed, 0)
    guess(states[i], viewer)


def rate(states: Sequence[State], i: int, points: list[int], places: list[int]) -> None:
    """Fill in points and places."""
    score(states[i], points, places)


def verify(states: Sequence[State], i: int) -> int:
    """The rule that the state breaks, or 0."""
    return check(states[i])


def clone_many(states: list[State], to: int, i: int, count: int) -> None:
    """Copy a state again and again, into a ring of 64 rows: for measuring."""
    for k in range(count):
        states[to + (k & 63)] = states[i]


def play_out(states: list[State], logs: Sequence[Log], moves: list[int]) -> int:
    """Play the match to its end with uniformly random moves; the number of moves."""
    match = states[MATCH]
    log = logs[0]
    length = 0
    bits = to_act(match)
    while bits != 0:
        seat = LOWEST_SEAT[bits]
        count = legal(match, seat, moves)
        move = moves[random_below(states[DICE], count)]
        log.size = 0
        apply(match, seat, move, log)
        length += 1
        bits = to_act(match)
    return length


def run_random(
    states: list[State],
    logs: Sequence[Log],
    moves: list[int],
    points: list[list[int]],
    places: list[list[int]],
    lengths: list[int],
    seed: int,
    first: int,
) -> None:
    """Play the matches `first`, `first + 1` and so on of a seed with random moves."""
    for k in range(len(lengths)):
        states[MATCH] = states[TABLE]
        deal(states, MATCH, seed, first + k)
        seed_chance(states[DICE], ~seed, first + k)
        lengths[k] = play_out(states, logs, moves)
        score(states[MATCH], points[k], places[k])
