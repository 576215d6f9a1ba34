"""The loops that let bots play many matches; entries of a twin, as those of `core.loops`."""

from collections.abc import Sequence

from yurt.bots.slots import decide
from yurt.core.chance import random_below, seed_chance
from yurt.core.contract import apply, legal, score, to_act
from yurt.core.events import Log
from yurt.core.loops import DICE, LOWEST_SEAT, MATCH, TABLE, VIEW, deal, look
from yurt.core.state import State

LONGEST = 1 << 40  # moves: no match has so many


def begin(states: list[State], memories: list[list[int]], seed: int, match: int) -> None:
    """Deal one of the matches of a seed; the bots forget the one before."""
    states[MATCH] = states[TABLE]
    deal(states, MATCH, seed, match)
    seed_chance(states[DICE], ~seed, match)
    for seat in range(len(memories)):
        for i in range(len(memories[seat])):
            memories[seat][i] = 0


def play_on(
    states: list[State],
    logs: Sequence[Log],
    moves: list[int],
    bots: list[int],
    memories: list[list[int]],
    illegal: list[int],
    most: int,
) -> int:
    """Play so many moves or to the end, each seat by the bot of its slot; the number of moves.

    In the place of an illegal move a random one is made, and counted.
    """
    length = 0
    bits = to_act(states[MATCH])
    while bits != 0 and length < most:
        seat = LOWEST_SEAT[bits]
        count = legal(states[MATCH], seat, moves)
        if bots[seat] == 0:
            move = moves[random_below(states[DICE], count)]
        else:
            look(states, VIEW, MATCH, seat)
            move = decide(states, moves, count, bots[seat], memories, seat)
            if not is_listed(move, moves, count):
                illegal[seat] += 1
                move = moves[random_below(states[DICE], count)]
        logs[0].size = 0
        apply(states[MATCH], seat, move, logs[0])
        length += 1
        bits = to_act(states[MATCH])
    return length


def is_listed(move: int, moves: list[int], count: int) -> bool:
    """Whether a move is one of the first so many."""
    for i in range(count):
        if moves[i] == move:
            return True
    return False


def run_bots(
    states: list[State],
    logs: Sequence[Log],
    moves: list[int],
    bots: list[int],
    memories: list[list[int]],
    illegal: list[int],
    points: list[list[int]],
    places: list[list[int]],
    lengths: list[int],
    seed: int,
    first: int,
) -> None:
    """Play the matches `first`, `first + 1` and so on of a seed with the bots at their seats."""
    for k in range(len(lengths)):
        begin(states, memories, seed, first + k)
        lengths[k] = play_on(states, logs, moves, bots, memories, illegal, LONGEST)
        score(states[MATCH], points[k], places[k])
