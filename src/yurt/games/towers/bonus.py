"""Rule 10: the bonus cards, as numbered in RULES.md.

What the printed cards say is not known to us: this set is our own (10.3), and all of it is here.
"""

from yurt.core.chance import random_below

from .state import BONUSES, PLACE_COUNT, STONES, TowersState

BONUS_COUNT = len(BONUSES)
MAJORITY, ON_PLACES, MISSING = 1, 2, 3

# Of each card in the order of BONUSES: its kind, its colour, its points, those for the second, and
# the places that it shows, as bits.
KIND_OF = (0, MAJORITY, MAJORITY, ON_PLACES, ON_PLACES, MISSING, MISSING, ON_PLACES, ON_PLACES)
COLOUR_OF = (
    0,
    STONES.number("red"),
    STONES.number("blue"),
    STONES.number("orange"),
    STONES.number("green"),
    STONES.number("yellow"),
    STONES.number("grey"),
    STONES.number("black"),
    STONES.number("purple"),
)
POINTS_OF = (0, 4, 4, 1, 1, -3, -3, 2, 2)
SECOND_OF = (0, 2, 2, 0, 0, 0, 0, 0, 0)
SLOPES = 1 << 1 | 1 << 5 | 1 << 6 | 1 << 9 | 1 << 10 | 1 << 12 | 1 << 13 | 1 << 14 | 1 << 15
LEVEL_ONE = 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4 | 1 << 5
MIDDLES = 1 << 3 | 1 << 11 | 1 << 15  # of levels 1, 3 and 5
DOUBLE_MIDDLES = 1 << 7 | 1 << 8 | 1 << 13 | 1 << 14  # of levels 2 and 4
SHOWN_BY = (0, 0, 0, SLOPES, LEVEL_ONE, 0, 0, MIDDLES, DOUBLE_MIDDLES)


def lay_out_bonuses(state: TowersState) -> None:
    """10.1: as many cards as agreed, at random, without that of the removed colour."""
    left = BONUS_COUNT if state.removed == 0 else BONUS_COUNT - 1
    size = 0
    for card in range(1, BONUS_COUNT + 1):
        if COLOUR_OF[card] != state.removed:
            if random_below(state, left) < state.bonus - size:
                state.bonus_cards[size] = card
                size += 1
            left -= 1


def bonus_points(state: TowersState, seat: int) -> int:
    """What the bonus cards bring a seat."""
    points = 0
    for i in range(state.bonus):
        points += points_of_bonus(state, seat, state.bonus_cards[i])
    return points


def points_of_bonus(state: TowersState, seat: int, card: int) -> int:
    """10.2: what one bonus card brings a seat."""
    kind = KIND_OF[card]
    if kind == MAJORITY:
        return points_of_majority(state, seat, card)
    tower = state.towers[seat]
    if kind == MISSING:
        return POINTS_OF[card] if stones_of(tower, COLOUR_OF[card]) == 0 else 0
    points = 0
    for place in range(1, PLACE_COUNT + 1):
        if tower[place] == COLOUR_OF[card] and SHOWN_BY[card] >> place & 1:
            points += POINTS_OF[card]
    return points


def points_of_majority(state: TowersState, seat: int, card: int) -> int:
    """10.2 (a): most stones of a colour, and second most."""
    own = stones_of(state.towers[seat], COLOUR_OF[card])
    if own == 0:
        return 0
    more = 0
    equal = 0
    for other in range(state.seats):
        if other != seat:
            stones = stones_of(state.towers[other], COLOUR_OF[card])
            if stones > own:
                more += 1
            elif stones == own:
                equal += 1
    if more == 0:
        return POINTS_OF[card] if equal == 0 else SECOND_OF[card]
    return SECOND_OF[card] if more == 1 and equal == 0 else 0


def stones_of(tower: list[int], stone: int) -> int:
    """How many stones of one kind a tower has; crystals are a kind of their own."""
    found = 0
    for place in range(1, PLACE_COUNT + 1):
        if tower[place] == stone:
            found += 1
    return found
