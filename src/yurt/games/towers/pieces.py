"""Rules 1 and 2.4: how many pieces of each kind are in a match, as numbered in RULES.md."""

from .state import (
    COPIES,
    FEWER_COPIES,
    MARKET_FOOD,
    START_FOOD,
    TowersState,
)


def copies_in_game(state: TowersState, stone: int) -> int:
    """2.4: with two or three players one colour is missing, and one of every other kind."""
    if state.seats == 4:
        return COPIES
    return 0 if stone == state.removed else FEWER_COPIES


def tokens_in_game(state: TowersState) -> int:
    """1.2, 2.3: how many tokens of each kind of food there are; their number never changes."""
    carts = 3 if state.seats == 4 else 2  # that begin with a given kind
    return carts * START_FOOD + MARKET_FOOD + state.seats
