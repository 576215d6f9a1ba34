"""What a state of Life is Life must keep to."""

from yurt.core.state import NOBODY

from .state import (
    CHOOSING,
    GIVING,
    KINDS,
    LIVES,
    MAX_SEATS,
    MOST_TURNS,
    OVER,
    ROWS,
    VALUE,
    LifeState,
)
from .swap import forbidden_gift
from .table import aside_size, hand_size, has_set, is_in, next_in, total


def check(state: LifeState) -> int:
    """The rule that the state breaks, or 0."""
    if not 0 <= state.expert <= 1:
        return 801
    if not are_other_seats_empty(state):
        return 201
    code = check_players(state)
    if code == 0:
        code = check_swap(state)
    if code == 0:
        code = check_turns(state)
    if code == 0:
        code = check_cards(state)
    if code == 0 and not could_be_now(state):
        code = 302 if is_stuck(state) else 501
    return code


def are_other_seats_empty(state: LifeState) -> bool:
    """Whether there is nothing at the seats where nobody sits."""
    for seat in range(state.seats, MAX_SEATS):
        if state.lives[seat] != 0 or state.places[seat] != 0 or state.turns[seat] != 0:
            return False
        for species in range(1, KINDS + 1):
            if state.hands[seat][species] != 0 or state.known[seat][species] != 0:
                return False
    return True


def check_players(state: LifeState) -> int:
    """Lives, who is out with which place, and who started."""
    if not CHOOSING <= state.phase <= OVER or state.turn < 0:
        return 203
    ended = state.round if state.phase == OVER else state.round - 1
    if ended < 0:
        return 201
    lives = 0
    left = 0
    for seat in range(state.seats):
        lives += state.lives[seat]
        most = LIVES + ended if state.expert else LIVES  # 8.1
        if not 0 <= state.lives[seat] <= most:
            return 102
        if state.lives[seat] < LIVES - 2 * ended:  # 6.3
            return 603
        if is_in(state, seat):
            left += 1
    if lives > LIVES * state.seats:  # whoever gains a life takes one from somebody else
        return 102
    if not is_end_right(state, left) or not are_places_right(state, left):
        return 702
    if not 0 <= state.starter < state.seats:
        return 202
    return 0


def is_end_right(state: LifeState, left: int) -> bool:
    """7.2: whether the match is over with the last player in, and not before."""
    if state.phase == OVER:
        return left == 1 and 2 <= state.players <= state.seats
    return left > 1 and state.players == left


def are_places_right(state: LifeState, left: int) -> bool:
    """7.2: whether the places of those out fit together and to the players of the round."""
    last_round = 0
    for seat in range(state.seats):
        place = state.places[seat]
        if is_in(state, seat):
            if place != 0:
                return False
            last_round += 1
            continue
        before = left + 1
        for other in range(state.seats):
            if not is_in(state, other) and state.places[other] < place:
                before += 1
        if place != before:
            return False
        if place <= state.players:
            last_round += 1
    return last_round == state.players


def check_turns(state: LifeState) -> int:
    """Who is on turn, how many turns everybody has had, and the last lap."""
    if not 0 <= state.active < state.seats or not NOBODY <= state.knocker < state.seats:
        return 203
    if not 0 <= state.last_lap <= 1 or (state.last_lap == 1) != (state.knocker >= 0):
        return 402
    for seat in range(state.seats):
        most = MOST_TURNS if hand_size(state, seat) > 0 else 0
        if not 0 <= state.turns[seat] <= most:
            return 404
    if state.phase == OVER:
        return 0
    if not is_in(state, state.starter):
        return 202
    if not is_in(state, state.active) or not are_turns_in_order(state):
        return 203
    if state.turns[state.active] == MOST_TURNS:
        return 404
    return check_last_lap(state) if state.last_lap else 0


def check_last_lap(state: LifeState) -> int:
    """4.1, 4.2: the knocker is in, has swapped before, and gets no further turn."""
    if not is_in(state, state.knocker) or state.knocker == state.active:
        return 402
    return 0 if state.turns[state.knocker] > 1 else 401


def are_turns_in_order(state: LifeState) -> bool:
    """2.3: whether the seats from the starter to the active one have had one turn more."""
    seat = state.starter
    turns = state.turns[state.active]
    more = 1
    for _ in range(state.players):
        if seat == state.active:
            more = 0
        if state.turns[seat] != turns + more:
            return False
        seat = next_in(state, seat)
    return True


def check_swap(state: LifeState) -> int:
    """3.1: a swap that has begun has a row and cards put down, and still owes some."""
    if state.phase != GIVING:
        if state.row != 0 or state.owed != 0 or total(state.given) != 0:
            return 301
    elif not 1 <= state.row <= ROWS or not 1 <= state.owed <= state.row:
        return 301
    for species in range(1, KINDS + 1):
        if not 0 <= state.given[species] <= VALUE[species]:
            return 301
    return 0 if total(state.given) == state.row - state.owed else 301


def check_cards(state: LifeState) -> int:
    """Every card is somewhere exactly once, and every place has the cards that belong to it."""
    missing = 0
    for species in range(1, KINDS + 1):
        found = state.given[species] + state.aside[species]
        fewest = state.aside[species]
        for k in range(ROWS):
            found += state.rows[k][species]
            fewest = min(fewest, state.rows[k][species])
        for seat in range(state.seats):
            found += state.hands[seat][species]
            fewest = min(fewest, state.hands[seat][species])
        if found > VALUE[species] or fewest < 0:
            return 101
        missing += VALUE[species] - found
    if not are_sizes_right(state):
        return 201
    if missing > 0:
        return 101
    return 0 if is_knowledge_right(state) else 303


def are_sizes_right(state: LifeState) -> bool:
    """2.1: whether hands, rows and what lies aside have as many cards as they should."""
    for k in range(ROWS):
        if total(state.rows[k]) != k + 1:
            return False
    for seat in range(state.seats):
        if total(state.hands[seat]) != hand_size(state, seat):
            return False
    return total(state.aside) == aside_size(state)


def is_knowledge_right(state: LifeState) -> bool:
    """3.3: whether nobody knows of cards that are not there or were never seen."""
    for seat in range(state.seats):
        for species in range(1, KINDS + 1):
            if not 0 <= state.known[seat][species] <= state.hands[seat][species]:
                return False
        if state.phase != OVER and state.turns[seat] == 0 and total(state.known[seat]) > 0:
            return False
    return True


def could_be_now(state: LifeState) -> bool:
    """Whether the hands can be as they are at this moment; everything else is right."""
    if state.phase == OVER:
        return True
    for seat in range(state.seats):
        if state.turns[seat] > 0 and has_set(state, seat):
            return False  # 5.1: its last swap would have ended the round
    return not is_stuck(state)


def is_stuck(state: LifeState) -> bool:
    """3.2: whether the swap that has begun can only be finished with the cards of the row."""
    if state.phase != GIVING or not 1 <= state.row <= ROWS:
        return False
    if not 0 <= state.active < state.seats:
        return False
    forbidden = forbidden_gift(state, state.active)
    for species in range(1, KINDS + 1):
        if species != forbidden and state.hands[state.active][species] > 0:
            return False
    return True
