"""Whether a position of PUSH can exist."""

from .columns import clashes, count_columns, count_places, taker_after
from .hidden import count_unseen
from .state import (
    BEGINNING,
    CARDS_PROTECTED,
    COLOUR_COUNT,
    COLOUR_OF,
    COLOUR_PROTECTED,
    COLUMN_COUNT,
    DECIDING,
    DECK,
    KINDS,
    NUMBER_KINDS,
    OVER,
    PLACING,
    PUSHING,
    ROLL,
    SWITCH,
    TAKING,
    TALLEST,
    PushState,
)


def check(state: PushState) -> int:
    """Every card is somewhere exactly once, and the table fits the phase."""
    code = check_table(state)
    if code == 0:
        code = check_columns(state)
    if code == 0:
        code = check_deck(state)
    if code == 0:
        code = check_counts(state)
    if code == 0:
        code = check_protection(state)
    if code == 0:
        code = check_phase(state)
    return code


def check_table(state: PushState) -> int:
    """Options, seats and the phase are among those that there are."""
    if not COLOUR_PROTECTED <= state.protection <= CARDS_PROTECTED:
        return 502
    if not 0 <= state.risk <= 1:
        return 701
    if not 2 <= state.seats <= len(state.collections) or state.turn < 0:
        return 201
    if not 0 <= state.pusher < state.seats or not 0 <= state.active < state.seats:
        return 201
    if not BEGINNING <= state.phase <= OVER:
        return 201
    return 0


def check_columns(state: PushState) -> int:
    """2.3-2.5: no column holds a number, a colour or a roll card twice, none a switch card."""
    for column in range(COLUMN_COUNT):
        size = state.column_sizes[column]
        if not 0 <= size <= TALLEST:
            return 203
        for i in range(TALLEST):
            card = state.columns[column][i]
            if i >= size and card != 0:
                return 203
            if i < size:
                code = check_column_card(state, column, i, card)
                if code != 0:
                    return code
    if state.turned == SWITCH:
        return 205
    return 0 if 0 <= state.turned <= ROLL else 203


def check_column_card(state: PushState, column: int, place: int, card: int) -> int:
    """A card of a column agrees with those laid before it."""
    if card == SWITCH:
        return 205
    if not 1 <= card <= ROLL:
        return 203
    for i in range(place):
        if clashes(state.columns[column][i], card):
            return 204 if card == ROLL else 203
    return 0


def check_deck(state: PushState) -> int:
    """1.1: the deck holds cards, and exactly those that are counted as left."""
    if not 0 <= state.deck_size <= DECK:
        return 101
    counts = [0] * (KINDS + 1)
    for i in range(DECK):
        card = state.deck[i]
        if i >= state.deck_size and card != 0:
            return 101
        if i < state.deck_size:
            if not 1 <= card <= KINDS:
                return 101
            counts[card] += 1
    for card in range(KINDS + 1):
        if counts[card] != state.left[card]:
            return 101
    return 0


def check_counts(state: PushState) -> int:
    """1.1, 1.3: every card is somewhere, exactly as often as there are copies of it."""
    if state.switches < 0 or state.discards[0] != 0:
        return 101
    for seat in range(len(state.collections)):
        for card in range(NUMBER_KINDS + 1):
            open_cards = state.collections[seat][card]
            safe_cards = state.banks[seat][card]
            if open_cards < 0 or safe_cards < 0:
                return 101
            if (seat >= state.seats or card == 0) and open_cards + safe_cards > 0:
                return 101
    missing = [0] * (KINDS + 1)
    count_unseen(state, missing, True)
    for card in range(1, KINDS + 1):
        if missing[card] != 0 or state.discards[card] < 0:
            return 103 if card == SWITCH else 101
    return 0


def check_protection(state: PushState) -> int:
    """5.2: where a colour is protected, none of its cards lies open."""
    if state.protection == CARDS_PROTECTED:
        return 0
    for seat in range(state.seats):
        open_cards = [0] * (COLOUR_COUNT + 1)
        safe_cards = [0] * (COLOUR_COUNT + 1)
        for card in range(1, NUMBER_KINDS + 1):
            open_cards[COLOUR_OF[card]] += state.collections[seat][card]
            safe_cards[COLOUR_OF[card]] += state.banks[seat][card]
        for colour in range(1, COLOUR_COUNT + 1):
            if open_cards[colour] > 0 and safe_cards[colour] > 0:
                return 502
    return 0


def check_phase(state: PushState) -> int:
    """The deck, the columns and the switch cards are such that the phase can be."""
    columns = count_columns(state)
    if (state.phase == PLACING) != (state.turned > 0):
        return 203
    if state.phase == TAKING:
        return check_taking(state, columns)
    if state.active != state.pusher:
        return 201
    if state.phase in (BEGINNING, OVER):
        return check_between_turns(state, columns)
    if state.phase == PUSHING:
        if columns > 0 or state.switches == 0:
            return 206
        return 0 if state.deck_size > 0 else 601
    return check_pushing(state, columns)


def check_between_turns(state: PushState, columns: int) -> int:
    """3.3, 3.5, 6.1: the table is clear, and the match is over exactly if the deck is used up."""
    if columns > 0:
        return 303
    if state.switches > 0:
        return 305
    return 0 if (state.phase == OVER) == (state.deck_size == 0) else 601


def check_pushing(state: PushState, columns: int) -> int:
    """2.3, 2.6: columns are begun one after another, and a card that waits has several places."""
    if highest_column(state) >= columns:
        return 203
    if state.phase == DECIDING:
        return 0 if columns > 0 else 206
    return 0 if count_places(state, state.turned) > 1 else 203


def check_taking(state: PushState, columns: int) -> int:
    """3.1, 3.2: those who have taken, and the columns left, were at most three at the start."""
    steps = 0
    seat = state.pusher
    while seat != state.active:
        seat = taker_after(state, seat)
        steps += 1
    before = columns + steps  # after a bust one less, because the pusher took none
    most = COLUMN_COUNT if steps == 0 else COLUMN_COUNT + 1
    if columns == 0 or before > most or highest_column(state) >= before:
        return 301
    return 0


def highest_column(state: PushState) -> int:
    """The highest column on the table, counted from 0; -1 if there is none."""
    highest = COLUMN_COUNT - 1
    while highest >= 0 and state.column_sizes[highest] == 0:
        highest -= 1
    return highest
