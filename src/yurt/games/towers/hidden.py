"""What a viewer cannot know: the action cards that lie face down (3.1)."""

from yurt.core.chance import random_below
from yurt.core.names import UNKNOWN

from .day import order_of
from .pieces import copies_in_game, tokens_in_game
from .state import (
    ACTION_OF,
    CART_COUNT,
    FOOD_KINDS,
    KINDS,
    MARKET,
    PLACE_COUNT,
    SUNRISE,
    TowersState,
)


def conceal(state: TowersState, viewer: int) -> None:
    """Blank the cards of others that are not revealed; that a card lies there can be seen."""
    for seat in range(state.seats):
        if seat != viewer and state.choices[seat] != 0 and not is_revealed(state, seat):
            state.choices[seat] = UNKNOWN


def is_revealed(state: TowersState, seat: int) -> bool:
    """3.2: whether a seat has been on turn today, or is."""
    return state.phase != SUNRISE and order_of(state, seat) <= order_of(state, state.active)


def guess(state: TowersState, viewer: int) -> None:
    """Any card can lie face down; in a position stones, bag and market may be left open too."""
    for seat in range(state.seats):
        if state.choices[seat] == UNKNOWN:
            if state.phase != SUNRISE and seat == state.active:
                state.choices[seat] = ACTION_OF[state.phase]
            else:
                state.choices[seat] = 1 + random_below(state, MARKET)
    guess_stones(state)
    guess_market(state)


def guess_stones(state: TowersState) -> None:
    """Fill the open places of towers with any stones left over, the open counts of the bag too."""
    unseen = [0] * (KINDS + 1)
    total = 0
    for stone in range(1, KINDS + 1):
        unseen[stone] = max(copies_unseen(state, stone), 0)
        total += unseen[stone]
    for seat in range(state.seats):
        for place in range(1, PLACE_COUNT + 1):
            if state.towers[seat][place] == UNKNOWN and total > 0:
                state.towers[seat][place] = pick_unseen(state, unseen, total)
                total -= 1
    for stone in range(1, KINDS + 1):
        if state.bag[stone] == UNKNOWN:
            state.bag[stone] = unseen[stone]


def copies_unseen(state: TowersState, stone: int) -> int:
    """How many stones of a kind are at no known place; with no mistake, none when all are known."""
    rest = copies_in_game(state, stone)
    rest -= max(state.bag[stone], 0) + state.bought[stone] + state.drawn[stone]
    for cart in range(1, CART_COUNT + 1):
        rest -= state.cart_stones[cart][stone]
    if state.kept == stone:
        rest -= 1
    if state.lost == stone:
        rest -= 1
    for seat in range(state.seats):
        for place in range(1, PLACE_COUNT + 1):
            if state.towers[seat][place] == stone:
                rest -= 1
    return rest


def pick_unseen(state: TowersState, unseen: list[int], total: int) -> int:
    """Take one of the unseen stones at random."""
    rest = random_below(state, total)
    stone = 1
    while rest >= unseen[stone]:
        rest -= unseen[stone]
        stone += 1
    unseen[stone] -= 1
    return stone


def guess_market(state: TowersState) -> None:
    """Let the open counts of the market be the food that is nowhere else."""
    for food in range(1, FOOD_KINDS + 1):
        if state.market[food] == UNKNOWN:
            state.market[food] = max(tokens_unseen(state, food), 0)


def tokens_unseen(state: TowersState, food: int) -> int:
    """How many tokens of a kind are at no known place."""
    rest = tokens_in_game(state) - max(state.market[food], 0)
    for cart in range(1, CART_COUNT + 1):
        rest -= state.cart_food[cart][food]
    for seat in range(state.seats):
        rest -= state.yurts[seat][food]
    return rest
