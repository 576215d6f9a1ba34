"""The loops that let bots play many matches; entries of a twin, as those of `core.loops`."""

from collections.abc import Sequence

from yurt.bots.loops import LONGEST, forget_all, play_on
from yurt.core.chance import seed_chance
from yurt.core.contract import score
from yurt.core.events import Log
from yurt.core.loops import DICE, MATCH, TABLE, deal
from yurt.core.state import State


def begin(states: list[State], memories: list[list[int]], seed: int, match: int) -> None:
    """Deal one of the matches of a seed; the bots forget the one before."""
    states[MATCH] = states[TABLE]
    deal(states, MATCH, seed, match)
    seed_chance(states[DICE], ~seed, match)
    forget_all(memories)


def run_bots(
    states: list[State],
    logs: Sequence[Log],
    moves: list[int],
    bots: list[int],
    simpler: list[int],
    memories: list[list[int]],
    failures: list[int],
    points: list[list[int]],
    places: list[list[int]],
    lengths: list[int],
    seed: int,
    first: int,
) -> None:
    """Play the matches `first`, `first + 1` and so on of a seed with the bots at their seats."""
    for k in range(len(lengths)):
        begin(states, memories, seed, first + k)
        lengths[k] = play_on(states, logs, moves, bots, simpler, memories, failures, LONGEST)
        score(states[MATCH], points[k], places[k])
