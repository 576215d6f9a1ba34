"""The rules of Life is Life, as numbered in RULES.md."""

from yurt.core.chance import first_seat
from yurt.core.events import EVERYONE, Log, emit

from .hidden import conceal, guess
from .position import check
from .rounds import score_round, start_round, start_turn, sudden_death
from .state import (
    CARD_GIVEN,
    CARDS_TAKEN,
    CHOOSING,
    DECLINED,
    GIVE,
    GIVING,
    KINDS,
    KNOCK,
    KNOCKED,
    LIVES,
    MOST_TURNS,
    OVER,
    ROW,
    ROW_CHOSEN,
    ROWS,
    TURNS_USED_UP,
    LifeState,
)
from .swap import forbidden_gift
from .table import has_set, is_in, next_in

__all__ = [
    "apply",
    "check",
    "conceal",
    "guess",
    "legal",
    "refusal",
    "score",
    "setup",
    "to_act",
]


def setup(state: LifeState) -> None:
    """Five lives each, a random start player, and the first deal."""
    for seat in range(state.seats):
        state.lives[seat] = LIVES  # 1.2
    state.players = state.seats
    start_round(state, first_seat(state))  # 2.2


def to_act(state: LifeState) -> int:
    """Always one seat, until the end."""
    return 0 if state.phase == OVER else 1 << state.active


def legal(state: LifeState, seat: int, moves: list[int]) -> int:
    """Fill in the legal moves."""
    if state.phase == OVER or seat != state.active:
        return 0
    count = 0
    if state.phase == GIVING:
        forbidden = forbidden_gift(state, seat)  # 3.2
        for species in range(1, KINDS + 1):
            moves[count] = GIVE + species  # counted or written over: quicker than a branch
            if state.hands[seat][species] > 0 and species != forbidden:
                count += 1
        return count
    for k in range(1, ROWS + 1):  # a hand has two species or more, so every row can be swapped
        moves[count] = ROW + k
        count += 1
    if state.turns[seat] > 0:  # 4.1
        moves[count] = KNOCK
        count += 1
    return count


def refusal(state: LifeState, seat: int, move: int) -> int:
    """The rule that forbids a move, or 0."""
    if state.phase == OVER:
        return 702
    if seat != state.active:
        return 203 if is_in(state, seat) else 701
    if move == KNOCK:
        if state.phase == GIVING:
            return 301
        return 0 if state.turns[seat] > 0 else 401
    if move <= GIVE:
        return 0 if state.phase == CHOOSING else 301
    species = move - GIVE
    if state.phase == CHOOSING or state.hands[seat][species] <= 0:
        return 301
    return 302 if species == forbidden_gift(state, seat) else 0


def apply(state: LifeState, seat: int, move: int, log: Log) -> None:
    """The move happens."""
    if move == KNOCK:
        knock(state, seat, log)
    elif move <= GIVE:
        choose_row(state, seat, move - ROW, log)
    else:
        give(state, seat, move - GIVE, log)


def choose_row(state: LifeState, seat: int, k: int, log: Log) -> None:
    """3.1: the row to be swapped; as many cards are owed for it."""
    state.row = k
    state.owed = k
    state.phase = GIVING
    emit(log, ROW_CHOSEN, seat, EVERYONE, k)


def give(state: LifeState, seat: int, species: int, log: Log) -> None:
    """3.1: one card of the hand is put down; after the last one the row is taken."""
    state.hands[seat][species] -= 1
    if state.known[seat][species] > 0:  # 3.3
        state.known[seat][species] -= 1
    state.given[species] += 1
    state.owed -= 1
    emit(log, CARD_GIVEN, seat, EVERYONE, species, state.row)
    if state.owed == 0:
        take_row(state, seat, log)
        if has_set(state, seat):
            sudden_death(state, seat, log)  # 5.1, 5.2
        else:
            end_turn(state, seat, log)


def take_row(state: LifeState, seat: int, log: Log) -> None:
    """3.1: the row goes into the hand, and the cards given become the row."""
    row = state.rows[state.row - 1]
    for species in range(1, KINDS + 1):
        count = row[species]
        if count > 0:
            state.hands[seat][species] += count
            state.known[seat][species] += count  # 3.3
            emit(log, CARDS_TAKEN, seat, EVERYONE, species, count, state.row)
        row[species] = state.given[species]
        state.given[species] = 0
    state.row = 0


def knock(state: LifeState, seat: int, log: Log) -> None:
    """4.2: the first knock announces the last lap; in the last lap it declines a swap."""
    if state.last_lap:
        emit(log, DECLINED, seat, EVERYONE)
    else:
        state.last_lap = 1
        state.knocker = seat
        emit(log, KNOCKED, seat, EVERYONE)
    end_turn(state, seat, log)


def end_turn(state: LifeState, seat: int, log: Log) -> None:
    """The next player in is on turn, or the round is scored."""
    state.turns[seat] += 1
    following = next_in(state, seat)  # 2.3
    if state.last_lap and following == state.knocker:
        score_round(state, log)  # 4.2, 4.3
    elif state.turns[following] == MOST_TURNS:  # 4.4: the next player never has had more turns
        emit(log, TURNS_USED_UP, seat, EVERYONE, MOST_TURNS)
        score_round(state, log)
    else:
        start_turn(state, following)


def score(state: LifeState, points: list[int], places: list[int]) -> None:
    """7.2: points are lives left; who is in stands before who is out, with more lives first."""
    for seat in range(state.seats):
        points[seat] = state.lives[seat]
        place = state.places[seat]
        if place == 0:
            place = 1
            for other in range(state.seats):
                if state.lives[other] > state.lives[seat]:
                    place += 1
        places[seat] = place
