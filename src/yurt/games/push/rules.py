"""The rules of PUSH, as numbered in RULES.md."""

from yurt.core.chance import first_seat, shuffle
from yurt.core.events import EVERYONE, Log, emit
from yurt.core.scoring import rank
from yurt.core.state import count_turn, next_seat

from .columns import count_columns, count_places, fits, is_place, taker_after
from .hidden import conceal, copies_in_deck, guess
from .holdings import (
    collect,
    count_cards,
    count_points,
    has_colour,
    protect,
    roll,
)
from .position import check
from .state import (
    BANK,
    BEGINNING,
    BUSTED,
    CARD_PLACED,
    CARD_TURNED,
    COLOUR_BANKED,
    COLOUR_COUNT,
    COLUMN_COUNT,
    COLUMN_DISCARDED,
    COLUMN_TAKEN,
    DECIDING,
    DECK,
    FINISHED,
    KINDS,
    LEFT,
    OVER,
    PLACE,
    PLACING,
    PUSH,
    PUSHING,
    RIGHT,
    ROLL,
    STOP,
    STOPPED,
    SWITCH,
    SWITCHED,
    SWITCHES_DISCARDED,
    TAKE,
    TAKING,
    PushState,
)

__all__ = ["apply", "check", "conceal", "guess", "legal", "refusal", "score", "setup", "to_act"]


def setup(state: PushState) -> None:
    """Shuffle all cards and choose the start player."""
    size = 0
    for card in range(1, KINDS + 1):
        state.left[card] = copies_in_deck(state, card)  # 1.1, 1.3
        for _ in range(state.left[card]):
            state.deck[size] = card
            size += 1
    state.deck_size = size
    shuffle(state, state.deck, size)
    start_turn(state, first_seat(state))  # 2.1


def start_turn(state: PushState, seat: int) -> None:
    """It is this seat's turn."""
    state.pusher = seat
    state.active = seat
    state.phase = BEGINNING
    count_turn(state)


def to_act(state: PushState) -> int:
    """Always one seat, until the end."""
    return 0 if state.phase == OVER else 1 << state.active


def legal(state: PushState, seat: int, moves: list[int]) -> int:
    """Fill in the legal moves."""
    if state.phase == OVER or seat != state.active:
        return 0
    if state.phase == TAKING:
        return list_columns(state, moves)
    if state.phase == PLACING:
        return list_places(state, moves)
    count = 0
    if state.deck_size > 0:  # 6.1
        moves[count] = PUSH
        count += 1
    if state.phase == DECIDING:  # 2.6
        moves[count] = STOP
        count += 1
    if state.phase == BEGINNING:
        for colour in range(1, COLOUR_COUNT + 1):
            if has_colour(state.collections[seat], colour):  # 5.1
                moves[count] = BANK + colour
                count += 1
    return count


def list_columns(state: PushState, moves: list[int]) -> int:
    """3.1: any column that lies on the table may be taken."""
    count = 0
    for column in range(COLUMN_COUNT):
        if state.column_sizes[column] > 0:
            moves[count] = TAKE + column
            count += 1
    return count


def list_places(state: PushState, moves: list[int]) -> int:
    """2.3, 2.4: the card turned over may go wherever it fits."""
    count = 0
    for column in range(COLUMN_COUNT):
        if is_place(state, column, state.turned):
            moves[count] = PLACE + column
            count += 1
    return count


def refusal(state: PushState, seat: int, move: int) -> int:
    """The rule that forbids a move, or 0."""
    if state.phase == OVER:
        return 601
    is_take = TAKE <= move < TAKE + COLUMN_COUNT
    if seat != state.active:
        return 302 if is_take and state.phase == TAKING else 201
    if state.phase == TAKING:
        return 0 if is_take and state.column_sizes[move - TAKE] > 0 else 301
    if state.phase == PLACING:
        return refusal_of_place(state, move)
    if is_take:
        return 301
    if move == PUSH:
        return 0 if state.deck_size > 0 else 601
    if move == STOP:
        return 0 if state.phase == DECIDING else 206
    if PLACE <= move < PLACE + COLUMN_COUNT:
        return 202
    if state.phase == BEGINNING and has_colour(state.collections[seat], move - BANK):
        return 0
    return 501


def refusal_of_place(state: PushState, move: int) -> int:
    """The card turned over must go into a column where it fits, before anything else."""
    if not PLACE <= move < PLACE + COLUMN_COUNT:
        return 203
    if is_place(state, move - PLACE, state.turned):
        return 0
    return 204 if state.turned == ROLL else 203


def apply(state: PushState, seat: int, move: int, log: Log) -> None:
    """The move happens."""
    if move == PUSH:
        push(state, seat, log)
    elif move == STOP:
        stop(state, seat, log)
    elif move < PLACE + COLUMN_COUNT:
        place(state, seat, move - PLACE, state.turned, log)
    elif move < TAKE + COLUMN_COUNT:
        take(state, seat, move - TAKE, log)
    else:
        bank(state, seat, move - BANK, log)


def push(state: PushState, seat: int, log: Log) -> None:
    """2.2: a card is turned over; it goes where it must, or waits for the choice of its place."""
    state.deck_size -= 1
    card = state.deck[state.deck_size]
    state.deck[state.deck_size] = 0
    state.left[card] -= 1
    emit(log, CARD_TURNED, seat, EVERYONE, card)
    if card == SWITCH:
        lay_switch(state, seat, log)
        return
    places = count_places(state, card)
    if places == 0:
        bust(state, seat, card, log)
    elif places == 1:
        place(state, seat, only_place(state, card), card, log)
    else:
        state.turned = card
        state.phase = PLACING


def lay_switch(state: PushState, seat: int, log: Log) -> None:
    """2.5: the card lies beside the discard pile and turns the order of taking round."""
    state.switches += 1
    emit(log, SWITCHED, seat, EVERYONE, LEFT if state.switches % 2 == 0 else RIGHT)
    go_on(state, log)


def only_place(state: PushState, card: int) -> int:
    """The first place where a card may go."""
    column = 0
    while not is_place(state, column, card):
        column += 1
    return column


def place(state: PushState, seat: int, column: int, card: int, log: Log) -> None:
    """2.3, 2.4: the card goes into a column."""
    state.columns[column][state.column_sizes[column]] = card
    state.column_sizes[column] += 1
    state.turned = 0
    emit(log, CARD_PLACED, seat, EVERYONE, card, column + 1)
    go_on(state, log)


def go_on(state: PushState, log: Log) -> None:
    """2.6: after a card the pusher decides, but not before there is a column."""
    if state.column_sizes[0] > 0:
        state.phase = DECIDING
    elif state.deck_size > 0:
        state.phase = PUSHING
    else:
        end_turn(state, log)  # 6.1: only switch cards came


def stop(state: PushState, seat: int, log: Log) -> None:
    """3.1: the pusher takes a column first."""
    state.phase = TAKING
    emit(log, STOPPED, seat, EVERYONE)


def bust(state: PushState, seat: int, card: int, log: Log) -> None:
    """4.1, 4.2: one roll for the pusher, and the columns for the others."""
    state.discards[card] += 1
    emit(log, BUSTED, seat, EVERYONE, card)
    roll(state, seat, log)
    state.phase = TAKING
    state.active = taker_after(state, seat)


def take(state: PushState, seat: int, column: int, log: Log) -> None:
    """3.4: the cards are collected, the roll card is obeyed, and only then the next one chooses."""
    size = state.column_sizes[column]
    emit(log, COLUMN_TAKEN, seat, EVERYONE, column + 1, size)
    must_roll = not fits(state, column, ROLL)
    for i in range(size):
        card = state.columns[column][i]
        if card == ROLL:
            state.discards[ROLL] += 1
        else:
            collect(state, seat, card, log)
    clear_column(state, column)
    if must_roll:
        roll(state, seat, log)
    following = taker_after(state, seat)
    if following == state.pusher or count_columns(state) == 0:  # 3.1
        end_turn(state, log)
    else:
        state.active = following


def clear_column(state: PushState, column: int) -> None:
    """The column is no longer on the table."""
    for i in range(state.column_sizes[column]):
        state.columns[column][i] = 0
    state.column_sizes[column] = 0


def bank(state: PushState, seat: int, colour: int, log: Log) -> None:
    """5.1: a colour is protected, and that is the whole turn."""
    moved = protect(state, seat, colour)
    emit(log, COLOUR_BANKED, seat, EVERYONE, colour, moved)
    end_turn(state, log)


def end_turn(state: PushState, log: Log) -> None:
    """Clear the table; the next seat clockwise is on turn, unless the deck is used up."""
    for column in range(COLUMN_COUNT):
        if state.column_sizes[column] > 0:
            discard_column(state, column, log)  # 3.3
    if state.switches > 0:
        state.discards[SWITCH] += state.switches  # 3.5
        emit(log, SWITCHES_DISCARDED, state.pusher, EVERYONE, state.switches)
        state.switches = 0
    if state.deck_size > 0:
        start_turn(state, next_seat(state, state.pusher))  # 2.1
    else:
        state.active = state.pusher
        state.phase = OVER  # 6.1
        emit(log, FINISHED, state.pusher, EVERYONE)


def discard_column(state: PushState, column: int, log: Log) -> None:
    """A column that nobody takes."""
    size = state.column_sizes[column]
    for i in range(size):
        state.discards[state.columns[column][i]] += 1
    clear_column(state, column)
    emit(log, COLUMN_DISCARDED, state.pusher, EVERYONE, column + 1, size)


def score(state: PushState, points: list[int], places: list[int]) -> None:
    """6.2: the sum of the numbers; among equals the number of cards decides."""
    keys = [0] * len(state.collections)
    for seat in range(state.seats):
        points[seat] = count_points(state, seat)
        keys[seat] = points[seat] * DECK + count_cards(state, seat)
    rank(keys, places, state.seats)
