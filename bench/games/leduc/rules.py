"""The rules of Leduc poker; refusals cite no rulebook: 1.1 turns, 1.2 folds, 1.3 raises."""

from yurt.core.chance import random_below
from yurt.core.events import EVERYONE, Log, emit
from yurt.core.names import NOTHING, UNKNOWN
from yurt.core.scoring import rank

from .state import (
    BET,
    CALL,
    DECK,
    FOLD,
    OVER,
    PRIVATE,
    PUBLIC,
    RAISE,
    RAISES,
    SHOWN,
    LeducState,
)


def setup(state: LeducState) -> None:
    """One private card and an ante of 1 each."""
    state.cards[0] = random_below(state, DECK) + 1
    state.cards[1] = random_other(state, state.cards[0], state.cards[0])
    state.paid[0] = 1
    state.paid[1] = 1
    state.phase = PRIVATE
    state.turn = 1


def random_other(state: LeducState, one: int, other: int) -> int:
    """A card that is neither of the two."""
    card = random_below(state, DECK) + 1
    while card in (one, other):
        card = random_below(state, DECK) + 1
    return card


def to_act(state: LeducState) -> int:
    """One seat, until the end."""
    return 0 if state.phase == OVER else 1 << state.active


def legal(state: LeducState, seat: int, moves: list[int]) -> int:
    """Fold under pressure, call always, raise twice a round."""
    if state.phase == OVER or seat != state.active:
        return 0
    count = 0
    if state.paid[seat] < state.paid[1 - seat]:
        moves[count] = FOLD
        count += 1
    moves[count] = CALL
    count += 1
    if state.raises < RAISES:
        moves[count] = RAISE
        count += 1
    return count


def refusal(state: LeducState, seat: int, move: int) -> int:
    """The rule that forbids a move, or 0."""
    if state.phase == OVER or seat != state.active:
        return 101
    if move == FOLD and state.paid[seat] >= state.paid[1 - seat]:
        return 102
    return 103 if move == RAISE and state.raises == RAISES else 0


def apply(state: LeducState, seat: int, move: int, log: Log) -> None:
    """Fold, call or raise; two calls in a row end a round."""
    emit(log, BET, seat, EVERYONE, move)
    state.turn += 1
    if move == FOLD:
        state.folded = seat + 1
        state.phase = OVER
        return
    state.paid[seat] = state.paid[1 - seat]
    state.active = 1 - seat
    if move == RAISE:
        state.paid[seat] += 2 * state.phase
        state.raises += 1
        state.calls = 1
        return
    state.calls += 1
    if state.calls == 2:
        next_round(state, log)


def next_round(state: LeducState, log: Log) -> None:
    """Show the public card, or finish."""
    state.phase += 1
    state.raises = 0
    state.calls = 0
    state.active = 0
    if state.phase == PUBLIC:
        state.public = random_other(state, state.cards[0], state.cards[1])
        emit(log, SHOWN, 0, EVERYONE, state.public)


def conceal(state: LeducState, viewer: int) -> None:
    """Blank the other private card."""
    for seat in range(2):
        if seat != viewer:
            state.cards[seat] = UNKNOWN


def guess(state: LeducState, viewer: int) -> None:
    """Any other card."""
    for seat in range(2):
        if state.cards[seat] == UNKNOWN:
            state.cards[seat] = random_other(state, state.cards[1 - seat], state.public)


def strength(state: LeducState, seat: int) -> int:
    """A pair with the public card beats every single rank."""
    value = (state.cards[seat] - 1) // 2
    return value + 10 if value == (state.public - 1) // 2 else value


def score(state: LeducState, points: list[int], places: list[int]) -> None:
    """What each has won or lost."""
    points[0] = 0
    if state.folded != NOTHING:
        points[0] = state.paid[1] if state.folded == 2 else -state.paid[0]
    elif strength(state, 0) > strength(state, 1):
        points[0] = state.paid[1]
    elif strength(state, 0) < strength(state, 1):
        points[0] = -state.paid[0]
    points[1] = -points[0]
    rank(points, places, 2)


def check(state: LeducState) -> int:
    """Three different cards."""
    if state.cards[0] == state.cards[1] or state.public == state.cards[0]:
        return 101
    return 101 if state.public == state.cards[1] else 0
