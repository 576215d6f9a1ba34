"""Random rollouts from the start, one stream of chance for all of them."""

from collections.abc import Sequence

from yurt.core.chance import random_below
from yurt.core.contract import apply, legal, score, setup, to_act
from yurt.core.events import Log
from yurt.core.loops import LOWEST_SEAT, MATCH, TABLE
from yurt.core.state import State


def rollouts(
    states: list[State],
    logs: Sequence[Log],
    moves: list[int],
    points: list[int],
    places: list[int],
    count: int,
) -> int:
    """Play that many matches at random and score them; the number of moves in all of them."""
    match = states[MATCH]
    log = logs[0]
    length = 0
    for _ in range(count):
        stream = match.chance[0]
        states[MATCH] = states[TABLE]
        match.chance[0] = stream
        setup(match)
        bits = to_act(match)
        while bits != 0:
            seat = LOWEST_SEAT[bits]
            move = moves[random_below(match, legal(match, seat, moves))]
            log.size = 0
            apply(match, seat, move, log)
            length += 1
            bits = to_act(match)
        score(match, points, places)
    return length

