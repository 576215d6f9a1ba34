"""The rules of liar's dice; refusals cite no rulebook: 1.1 turns, 1.2 calls, 1.3 bids."""

from yurt.core.chance import random_below
from yurt.core.events import EVERYONE, Log, emit
from yurt.core.moves import list_range
from yurt.core.names import NOTHING, UNKNOWN
from yurt.core.scoring import rank

from .state import (
    BID,
    BID_COUNT,
    BIDDING,
    CALLED,
    FACES,
    LIAR,
    OVER,
    SAID,
    SHOWN,
    WILD,
    LiarsDiceState,
)


def setup(state: LiarsDiceState) -> None:
    """Roll the dice."""
    for seat in range(2):
        state.dice[seat] = random_below(state, FACES) + 1
    state.phase = BIDDING
    state.turn = 1


def to_act(state: LiarsDiceState) -> int:
    """One seat, until somebody calls."""
    return 0 if state.phase == OVER else 1 << state.active


def legal(state: LiarsDiceState, seat: int, moves: list[int]) -> int:
    """Every higher bid, and the call once there is a bid."""
    if state.phase == OVER or seat != state.active:
        return 0
    count = list_range(moves, BID + state.bid + 1, BID + BID_COUNT)
    if state.bid != NOTHING:
        moves[count] = LIAR
        count += 1
    return count


def refusal(state: LiarsDiceState, seat: int, move: int) -> int:
    """The rule that forbids a move, or 0."""
    if state.phase == OVER or seat != state.active:
        return 101
    if move == LIAR:
        return 102 if state.bid == NOTHING else 0
    return 103 if move - BID <= state.bid else 0


def apply(state: LiarsDiceState, seat: int, move: int, log: Log) -> None:
    """A bid, or the call that ends it."""
    state.turn += 1
    if move == LIAR:
        emit(log, CALLED, seat, EVERYONE)
        for other in range(2):
            emit(log, SHOWN, other, EVERYONE, state.dice[other])
        state.phase = OVER
        return
    state.bid = move - BID
    state.bidder = seat
    state.active = 1 - seat
    emit(log, SAID, seat, EVERYONE, state.bid)


def conceal(state: LiarsDiceState, viewer: int) -> None:
    """Blank the other die, until it is shown."""
    if state.phase != OVER:
        for seat in range(2):
            if seat != viewer:
                state.dice[seat] = UNKNOWN


def guess(state: LiarsDiceState, viewer: int) -> None:
    """Any face."""
    for seat in range(2):
        if state.dice[seat] == UNKNOWN:
            state.dice[seat] = random_below(state, FACES) + 1


def score(state: LiarsDiceState, points: list[int], places: list[int]) -> None:
    """The bidder wins if the dice bear it out."""
    face = (state.bid - 1) % FACES + 1
    found = 0
    for seat in range(2):
        if state.dice[seat] in (face, WILD):
            found += 1
    is_true = found >= (state.bid - 1) // FACES + 1
    winner = state.bidder if is_true else 1 - state.bidder
    points[winner] = 1
    points[1 - winner] = -1
    rank(points, places, 2)


def check(state: LiarsDiceState) -> int:
    """Dice have six faces."""
    for seat in range(2):
        if not 1 <= state.dice[seat] <= FACES:
            return 101
    return 0
