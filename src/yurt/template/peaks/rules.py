"""The rules of Peaks, as numbered in RULES.md."""

from yurt.core.cards import copies, insert_sorted, remove_card, sort_cards
from yurt.core.chance import random_below, shuffle
from yurt.core.events import EVERYONE, Log, emit, only
from yurt.core.names import NOTHING, UNKNOWN
from yurt.core.scoring import rank
from yurt.core.state import count_turn

from .state import (
    CARD_SHOWN,
    CHOOSE,
    CHOOSING,
    CHOSEN,
    COPIES,
    DECK,
    FINISHED,
    HAND,
    NOBODY_SCORED,
    OVER,
    PEAKS,
    POINT_SCORED,
    PeaksState,
)


def setup(state: PeaksState) -> None:
    """Shuffle and deal three cards to everybody."""
    for i in range(DECK):
        state.rest[i] = i // COPIES + 1  # 1.1
    state.rest_size = DECK
    shuffle(state, state.rest, DECK)
    for seat in range(state.seats):
        for _ in range(HAND):  # 1.2
            state.rest_size -= 1
            insert_sorted(state.hands[seat], state.hand_sizes[seat], state.rest[state.rest_size])
            state.rest[state.rest_size] = NOTHING
            state.hand_sizes[seat] += 1
    start_round(state)


def start_round(state: PeaksState) -> None:
    """Everybody may choose."""
    state.phase = CHOOSING
    count_turn(state)


def to_act(state: PeaksState) -> int:
    """2.1: everybody who has not chosen yet."""
    bits = 0
    for seat in range(state.seats):
        if state.phase == CHOOSING and state.choices[seat] == NOTHING:
            bits |= 1 << seat
    return bits


def legal(state: PeaksState, seat: int, moves: list[int]) -> int:
    """Every different card of the hand."""
    if state.phase == OVER or state.choices[seat] != NOTHING:
        return 0
    count = 0
    for card in range(1, PEAKS + 1):
        if copies(state.hands[seat], state.hand_sizes[seat], card) > 0:
            moves[count] = CHOOSE + card
            count += 1
    return count


def refusal(state: PeaksState, seat: int, move: int) -> int:
    """The rule that forbids a move, or 0."""
    if state.phase == OVER:
        return 301
    if state.choices[seat] != NOTHING:
        return 201
    return 0 if copies(state.hands[seat], state.hand_sizes[seat], move - CHOOSE) > 0 else 201


def apply(state: PeaksState, seat: int, move: int, log: Log) -> None:
    """A card is chosen; the last choice ends the round."""
    card = move - CHOOSE
    remove_card(state.hands[seat], state.hand_sizes[seat], card)
    state.hand_sizes[seat] -= 1
    state.choices[seat] = card
    emit(log, CHOSEN, seat, only(seat), card)
    if to_act(state) == 0:
        show(state, log)


def show(state: PeaksState, log: Log) -> None:
    """2.2: the cards are shown, and the best one that stands alone scores."""
    for seat in range(state.seats):
        emit(log, CARD_SHOWN, seat, EVERYONE, state.choices[seat])
    winner = best_alone(state)
    if winner < state.seats:
        state.points[winner] += 1
        emit(log, POINT_SCORED, winner, EVERYONE)
    else:
        emit(log, NOBODY_SCORED, 0, EVERYONE)
    for seat in range(state.seats):
        state.shown[state.choices[seat]] += 1
        state.choices[seat] = NOTHING
    if state.hand_sizes[0] > 0:
        start_round(state)
    else:
        state.phase = OVER  # 3.1
        emit(log, FINISHED, 0, EVERYONE)


def best_alone(state: PeaksState) -> int:
    """The seat with the best card that nobody else shows; the number of seats if there is none."""
    winner = state.seats
    for seat in range(state.seats):
        card = state.choices[seat]
        is_alone = copies(state.choices, state.seats, card) == 1
        if is_alone and (winner == state.seats or beats(state, card, state.choices[winner])):
            winner = seat
    return winner


def beats(state: PeaksState, card: int, other: int) -> bool:
    """The higher card is better; with `valley` the lower one."""
    return card < other if state.valley else card > other  # 4.1


def conceal(state: PeaksState, viewer: int) -> None:
    """Blank the rest, the other hands and the choices of this round."""
    for i in range(state.rest_size):
        state.rest[i] = UNKNOWN
    for seat in range(state.seats):
        if seat != viewer:
            for i in range(state.hand_sizes[seat]):
                state.hands[seat][i] = UNKNOWN
            if state.choices[seat] != NOTHING:
                state.choices[seat] = UNKNOWN


def guess(state: PeaksState, viewer: int) -> None:
    """Deal the unseen cards to the unseen places."""
    unseen = [0] * (PEAKS + 1)
    count_unseen(state, unseen)
    for i in range(state.rest_size):
        if state.rest[i] == UNKNOWN:
            state.rest[i] = pick_unseen(state, unseen)
    for seat in range(state.seats):
        if state.choices[seat] == UNKNOWN:
            state.choices[seat] = pick_unseen(state, unseen)
        for i in range(state.hand_sizes[seat]):
            if state.hands[seat][i] == UNKNOWN:
                state.hands[seat][i] = pick_unseen(state, unseen)
        sort_cards(state.hands[seat], state.hand_sizes[seat])


def count_unseen(state: PeaksState, unseen: list[int]) -> None:
    """Fill in how many copies of each card are at places unknown."""
    for card in range(1, PEAKS + 1):
        unseen[card] = COPIES - state.shown[card]
        unseen[card] -= copies(state.rest, state.rest_size, card)
        unseen[card] -= copies(state.choices, state.seats, card)
        for seat in range(state.seats):
            unseen[card] -= copies(state.hands[seat], state.hand_sizes[seat], card)


def pick_unseen(state: PeaksState, unseen: list[int]) -> int:
    """Take one of the unseen cards at random."""
    total = 0
    for card in range(1, PEAKS + 1):
        total += unseen[card]
    rest = random_below(state, total)
    card = 1
    while card < PEAKS and rest >= unseen[card]:
        rest -= unseen[card]
        card += 1
    unseen[card] -= 1
    return card


def score(state: PeaksState, points: list[int], places: list[int]) -> None:
    """3.1: most points win."""
    for seat in range(state.seats):
        points[seat] = state.points[seat]
    rank(points, places, state.seats)


def check(state: PeaksState) -> int:
    """Every card is somewhere exactly once, and everybody has played as many cards."""
    unseen = [0] * (PEAKS + 1)
    count_unseen(state, unseen)
    for card in range(1, PEAKS + 1):
        if unseen[card] != 0 or state.shown[card] < 0:
            return 101
    if not CHOOSING <= state.phase <= OVER:
        return 201
    cards = state.hand_sizes[0] + (1 if state.choices[0] != NOTHING else 0)
    for seat in range(state.seats):
        held = state.hand_sizes[seat] + (1 if state.choices[seat] != NOTHING else 0)
        if held != cards or not 0 <= state.points[seat] <= HAND - cards:
            return 102
    return 301 if (cards == 0) != (state.phase == OVER) else 0
