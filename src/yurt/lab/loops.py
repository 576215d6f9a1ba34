"""The loop that lets bots play many matches; an entry of a twin, as those of `core.loops`."""

from collections.abc import Sequence

from yurt.bots.slots import choose
from yurt.core.chance import random_below, seed_chance
from yurt.core.contract import apply, legal, score, to_act
from yurt.core.events import Log
from yurt.core.loops import DICE, LOWEST_SEAT, MATCH, TABLE, VIEW, deal, look
from yurt.core.state import State


def play_with_bots(
    states: list[State],
    logs: Sequence[Log],
    moves: list[int],
    bots: list[int],
    memories: list[list[int]],
) -> int:
    """Play the match to its end, each seat by the bot of its slot; the number of moves."""
    length = 0
    bits = to_act(states[MATCH])
    while bits != 0:
        seat = LOWEST_SEAT[bits]
        count = legal(states[MATCH], seat, moves)
        if bots[seat] == 0:
            move = moves[random_below(states[DICE], count)]
        else:
            look(states, VIEW, MATCH, seat)
            listed = moves[:count]
            move = choose(bots[seat], states[VIEW], seat, listed, memories[seat], states[DICE])
        logs[0].size = 0
        apply(states[MATCH], seat, move, logs[0])
        length += 1
        bits = to_act(states[MATCH])
    return length


def run_bots(
    states: list[State],
    logs: Sequence[Log],
    moves: list[int],
    points: list[list[int]],
    places: list[list[int]],
    lengths: list[int],
    bots: list[int],
    memories: list[list[int]],
    seed: int,
    first: int,
) -> None:
    """Play the matches `first`, `first + 1` and so on of a seed with the bots at their seats."""
    for k in range(len(lengths)):
        states[MATCH] = states[TABLE]
        deal(states, MATCH, seed, first + k)
        seed_chance(states[DICE], ~seed, first + k)
        for seat in range(len(memories)):
            for i in range(len(memories[seat])):
                memories[seat][i] = 0
        lengths[k] = play_with_bots(states, logs, moves, bots, memories)
        score(states[MATCH], points[k], places[k])
