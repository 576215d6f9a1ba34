"""Exact chances in PUSH between two with few cards left: every card and every roll is tried."""

from yurt.core import chance, contract, twins
from yurt.core.events import Log

from . import rules
from .state import MOVES, PUSH, STAR, PushState

_DIE = {"face": 0, "rolls": 0}  # what is being tried, and how often somebody had to roll


def scripted_below(state: PushState, bound: int) -> int:
    """In place of chance: the face that is being tried."""
    _DIE["rolls"] += 1
    return _DIE["face"]


_TWIN = twins.plain(
    {"apply": contract.apply},
    {contract.apply: rules.apply, chance.random_below: scripted_below},
)

Memory = dict[bytes, float]


def chances_of_moves(state: PushState, memory: Memory | None = None) -> dict[int, float]:
    """Of each legal move, the chance of the seat on turn to win with best play; half for a tie."""
    memory = {} if memory is None else memory
    seat = state.active
    found = {}
    moves = [0] * len(MOVES)
    for move in moves[: rules.legal(state, seat, moves)]:
        value = _value_after(state, move, memory)
        found[move] = value if seat == 0 else 1 - value
    return found


def _value(state: PushState, memory: Memory) -> float:
    """The chance of seat 0."""
    if rules.to_act(state) == 0:
        places = [0] * 6
        rules.score(state, [0] * 6, places)
        return 0.5 if places[0] == places[1] else float(places[0] == 1)
    key = _key(state)
    if key not in memory:
        best = max(chances_of_moves(state, memory).values())
        memory[key] = best if state.active == 0 else 1 - best
    return memory[key]


def _key(state: PushState) -> bytes:
    """What matters of a state: not the order of the deck, nor chance, nor how long it took."""
    plain = state.copy()
    plain.deck[: plain.deck_size] = sorted(plain.deck[: plain.deck_size])
    plain.chance[:] = [0] * len(plain.chance)
    plain.turn = 0
    return plain.to_bytes()


def _value_after(state: PushState, move: int, memory: Memory) -> float:
    """The chance of seat 0 after a move, over all cards and rolls."""
    if move != PUSH:
        return _value_of_rolls(state, move, memory)
    total = 0.0
    for card, count in enumerate(state.left):
        if count > 0:
            world = state.copy()
            place, top = world.deck.index(card), world.deck_size - 1
            world.deck[place], world.deck[top] = world.deck[top], card
            total += count * _value_of_rolls(world, move, memory)
    return total / state.deck_size


def _value_of_rolls(state: PushState, move: int, memory: Memory) -> float:
    """The mean over the faces of the die; one of them stands for all if nobody has to roll."""
    total = 0.0
    for face in range(STAR):
        world = state.copy()
        _DIE.update(face=face, rolls=0)
        _TWIN.apply(world, world.active, move, Log())
        if _DIE["rolls"] == 0:
            return _value(world, memory)
        total += _value(world, memory)
    return total / STAR
