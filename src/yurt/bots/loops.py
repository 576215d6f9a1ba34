"""How bots play a match on; entries of a twin, as those of `core.loops`."""

from collections.abc import Sequence

from yurt.core.chance import random_below, seed_chance
from yurt.core.contract import apply, guess, legal, score, to_act
from yurt.core.events import Log
from yurt.core.loops import DICE, LOWEST_SEAT, MATCH, MOST_SEATS, TABLE, VIEW, look
from yurt.core.state import State

from .slots import decide

LONGEST = 1 << 40  # moves: no match has so many
RAISED = -1  # in the place of a move: no move has this number
WIN = 60  # a win is 60 parts, so that up to six winners share it in whole numbers


def forget(memories: list[list[int]], seat: int) -> None:
    """Empty the memory of a seat."""
    for i in range(len(memories[seat])):
        memories[seat][i] = 0


def forget_all(memories: list[list[int]]) -> None:
    """Empty the memory of every seat."""
    for seat in range(len(memories)):
        forget(memories, seat)


def play_on(
    states: list[State],
    logs: Sequence[Log],
    moves: list[int],
    bots: list[int],
    simpler: list[int],
    memories: list[list[int]],
    failures: list[int],
    most: int,
) -> int:
    """Play so many moves or to the end, each seat by the bot of its slot; the number of moves."""
    length = 0
    bits = to_act(states[MATCH])
    while bits != 0 and length < most:
        seat = LOWEST_SEAT[bits]
        count = legal(states[MATCH], seat, moves)
        move = choose_move(states, moves, count, bots[seat], simpler, memories, failures, seat)
        logs[0].size = 0
        apply(states[MATCH], seat, move, logs[0])
        length += 1
        bits = to_act(states[MATCH])
    return length


def choose_move(
    states: list[State],
    moves: list[int],
    count: int,
    bot: int,
    simpler: list[int],
    memories: list[list[int]],
    failures: list[int],
    seat: int,
) -> int:
    """The move of a bot or, if it fails, of the first simpler one that does not.

    Whoever fails forgets everything: a simpler bot would not understand that memory.
    """
    has_failed = False
    while bot != 0:
        look(states, VIEW, MATCH, seat)
        move = ask(states, moves, count, bot, memories, seat)
        if is_listed(move, moves, count):
            if has_failed:
                forget(memories, seat)
            return move
        if not has_failed:  # those who stand in are not counted
            failures[seat] += 1
        has_failed = True
        forget(memories, seat)
        bot = simpler[bot]
    return moves[random_below(states[DICE], count)]


def ask(
    states: list[State],
    moves: list[int],
    count: int,
    bot: int,
    memories: list[list[int]],
    seat: int,
) -> int:
    """What a bot answers, which may be no move at all."""
    try:
        return decide(states, moves, count, bot, memories, seat)
    except Exception:  # whatever happens in a bot, the match goes on
        return RAISED


def is_listed(move: int, moves: list[int], count: int) -> bool:
    """Whether a move is one of the first so many."""
    for i in range(count):
        if moves[i] == move:
            return True
    return False


def count_wins(
    states: list[State],
    logs: Sequence[Log],
    moves: list[int],
    bots: list[int],
    simpler: list[int],
    memories: list[list[int]],
    failures: list[int],
    seat: int,
    move: int,
    worlds: int,
) -> int:
    """What a seat wins after a move, in so many worlds that look like the one in row TABLE."""
    points = [0] * MOST_SEATS
    places = [0] * MOST_SEATS
    won = 0
    for world in range(worlds):
        states[MATCH] = states[TABLE]
        seed_chance(states[MATCH], 0, world)
        seed_chance(states[DICE], 1, world)
        forget_all(memories)
        guess(states[MATCH], seat)
        logs[0].size = 0
        apply(states[MATCH], seat, move, logs[0])
        play_on(states, logs, moves, bots, simpler, memories, failures, LONGEST)
        score(states[MATCH], points, places)
        won += share_of_win(places, states[MATCH].seats, seat)
    return won


def share_of_win(places: list[int], seats: int, seat: int) -> int:
    """A win, or a part of one that is shared."""
    if places[seat] != 1:
        return 0
    winners = 0
    for other in range(seats):
        if places[other] == 1:
            winners += 1
    return WIN // winners
