"""The columns of PUSH: where a card fits, and who takes one after whom."""

from yurt.core.state import next_seat, previous_seat

from .state import COLOUR_OF, COLUMN_COUNT, VALUE_OF, PushState


def fits(state: PushState, column: int, card: int) -> bool:
    """2.3, 2.4: no card of the column clashes; in a position a card of it may be blank."""
    cards = state.columns[column]
    for i in range(state.column_sizes[column]):
        if cards[i] > 0 and clashes(cards[i], card):
            return False
    return True


def clashes(card: int, other: int) -> bool:
    """Whether two cards share number or colour; roll cards share the lack of both."""
    return COLOUR_OF[card] == COLOUR_OF[other] or VALUE_OF[card] == VALUE_OF[other]


def is_place(state: PushState, column: int, card: int) -> bool:
    """Whether a card may go into a column, or begin it: the lowest empty one is the new one."""
    if state.column_sizes[column] == 0:
        return column == 0 or state.column_sizes[column - 1] > 0
    return fits(state, column, card)


def count_places(state: PushState, card: int) -> int:
    """In how many places a card may go."""
    places = 0
    for column in range(COLUMN_COUNT):
        if is_place(state, column, card):
            places += 1
    return places


def count_columns(state: PushState) -> int:
    """How many columns lie on the table."""
    columns = 0
    for column in range(COLUMN_COUNT):
        if state.column_sizes[column] > 0:
            columns += 1
    return columns


def taker_after(state: PushState, seat: int) -> int:
    """3.2: to the left, or to the right after an odd number of switch cards."""
    if state.switches % 2 == 0:
        return next_seat(state, seat)
    return previous_seat(state, seat)
