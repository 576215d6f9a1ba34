"""A round of Life is Life: the deal, and its two ends."""

from yurt.core.chance import random_below
from yurt.core.events import EVERYONE, Log, emit
from yurt.core.state import NOBODY, count_turn

from .scoring import add_up, lives_lost, majority
from .state import (
    CARDS_LAID,
    CARDS_SHOWN,
    CHOOSING,
    DECK,
    FINISHED,
    HAND,
    HAND_DEALT,
    KINDS,
    LIFE_GAINED,
    LIVES_LOST,
    MAJORITY_FOUND,
    MAJORITY_MISSED,
    MAX_SEATS,
    MOST_COUNTED,
    OVER,
    ROUND_STARTED,
    ROWS,
    SET_SHOWN,
    SETS,
    SUDDEN_DEATH,
    TOTALLED,
    VALUE,
    WENT_OUT,
    WIDTH,
    LifeState,
)
from .table import is_in, next_in, sets_in_use


def start_round(state: LifeState, seat: int) -> None:
    """A new deal; this seat starts."""
    clear_table(state)
    deal(state)
    state.starter = seat
    if state.round < MOST_COUNTED:
        state.round += 1
    start_turn(state, seat)


def clear_table(state: LifeState) -> None:
    """Take all cards back, and forget the last lap."""
    for seat in range(state.seats):
        clear(state.hands[seat])
        clear(state.known[seat])
        state.turns[seat] = 0
    for k in range(ROWS):
        clear(state.rows[k])
    clear(state.aside)
    state.last_lap = 0
    state.knocker = NOBODY


def clear(counts: list[int]) -> None:
    """Leave no card here."""
    for species in range(1, KINDS + 1):
        counts[species] = 0


def deal(state: LifeState) -> None:
    """2.1: ten cards to each player in, four rows, the rest aside."""
    deck = [0] * DECK
    size = 0
    for species in range(1, KINDS + 1):
        for _ in range(VALUE[species]):
            deck[size] = species
            size += 1
    for seat in range(state.seats):
        if is_in(state, seat):
            for _ in range(HAND):
                state.hands[seat][draw(state, deck, size)] += 1
                size -= 1
    for k in range(ROWS):
        for _ in range(k + 1):
            state.rows[k][draw(state, deck, size)] += 1
            size -= 1
    for i in range(size):
        state.aside[deck[i]] += 1


def draw(state: LifeState, deck: list[int], size: int) -> int:
    """Take a random one of the first `size` cards; the last of them takes its place."""
    place = random_below(state, size)
    card = deck[place]
    deck[place] = deck[size - 1]
    return card


def start_turn(state: LifeState, seat: int) -> None:
    """It is this seat's turn."""
    state.active = seat
    state.phase = CHOOSING
    count_turn(state)


def announce_round(state: LifeState, log: Log) -> None:
    """Tell of a new deal."""
    emit(log, ROUND_STARTED, state.starter, EVERYONE, state.round)
    for seat in range(state.seats):
        if is_in(state, seat):
            emit(log, HAND_DEALT, seat, EVERYONE, HAND)
    for k in range(ROWS):
        for species in range(1, KINDS + 1):
            if state.rows[k][species] > 0:
                emit(log, CARDS_LAID, NOBODY, EVERYONE, species, state.rows[k][species], k + 1)


def score_round(state: LifeState, log: Log) -> None:
    """6: hands are shown, majorities give totals, and totals cost lives."""
    totals = [0] * MAX_SEATS
    losses = [0] * MAX_SEATS
    holders = [0] * WIDTH
    show_hands(state, log)
    for species in range(1, KINDS + 1):
        holder = majority(state, species)
        holders[species] = holder
        if holder == NOBODY:
            emit(log, MAJORITY_MISSED, holder, EVERYONE, species)
        else:
            number = state.hands[holder][species]
            emit(log, MAJORITY_FOUND, holder, EVERYONE, species, number, VALUE[species])
    add_up(holders, totals)
    for seat in range(state.seats):
        if is_in(state, seat):
            losses[seat] = lives_lost(state, totals, seat)
            emit(log, TOTALLED, seat, EVERYONE, totals[seat])
    for seat in range(state.seats):
        if losses[seat] > 0:
            lose_lives(state, seat, losses[seat], log)
    end_round(state, totals, log)


def show_hands(state: LifeState, log: Log) -> None:
    """6.1: everybody sees every hand."""
    for seat in range(state.seats):
        for species in range(1, KINDS + 1):
            count = state.hands[seat][species]
            state.known[seat][species] = count
            if count > 0:
                emit(log, CARDS_SHOWN, seat, EVERYONE, species, count)


def sudden_death(state: LifeState, seat: int, log: Log) -> None:
    """5.1: all others lose a life, without scoring; 5.4: once, even for two sets."""
    totals = [0] * MAX_SEATS
    state.turns[seat] += 1
    for i in range(sets_in_use(state)):
        species = SETS[i]
        if state.hands[seat][species] == VALUE[species]:
            state.known[seat][species] = VALUE[species]
            emit(log, SET_SHOWN, seat, EVERYONE, species)
    emit(log, SUDDEN_DEATH, seat, EVERYONE)
    if state.expert:  # 8.1
        state.lives[seat] += 1
        emit(log, LIFE_GAINED, seat, EVERYONE, state.lives[seat])
    for other in range(state.seats):
        if other != seat and is_in(state, other):
            lose_lives(state, other, 1, log)
    end_round(state, totals, log)


def lose_lives(state: LifeState, seat: int, number: int, log: Log) -> None:
    """7.1: lives never go below 0."""
    lost = min(number, state.lives[seat])
    state.lives[seat] -= lost
    emit(log, LIVES_LOST, seat, EVERYONE, lost, state.lives[seat])


def end_round(state: LifeState, totals: list[int], log: Log) -> None:
    """Whoever has no life left is out; the last one in has won, or the next round starts."""
    left = put_out(state, totals, log)
    if left == 1:
        state.phase = OVER
        emit(log, FINISHED, next_in(state, state.active), EVERYONE)
    else:
        state.players = left
        start_round(state, next_in(state, state.starter))  # 2.2
        announce_round(state, log)


def put_out(state: LifeState, totals: list[int], log: Log) -> int:
    """7.2: give a place to everybody who just went out; how many are left."""
    left = 0
    for seat in range(state.seats):
        if is_in(state, seat):
            left += 1
    for seat in range(state.seats):
        if not is_in(state, seat) and state.places[seat] == 0:
            place = left + 1
            for other in range(state.seats):
                if not is_in(state, other) and totals[other] > totals[seat]:
                    place += 1
            state.places[seat] = place
            emit(log, WENT_OUT, seat, EVERYONE, place)
    return left
