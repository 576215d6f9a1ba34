"""Why a move is not allowed now: the number of the rule in RULES.md."""

from .building import can_buy, can_pay, count_food, price_with
from .fog import count_stones
from .state import (
    BUILD,
    BUY,
    BUYING,
    COLLECT,
    COLLECTING,
    DONE,
    KEEP,
    KEEPING,
    LOAD,
    LOADING,
    MARKET,
    MOST_BOUGHT,
    OVER,
    PAY,
    PAYING,
    PLACE,
    PLACE_COUNT,
    PLACING,
    REFUSED_FOOD,
    RESTOCK,
    SPILL,
    SPILLING,
    SUNRISE,
    TowersState,
)
from .supply import can_collect, has_room, is_in_play
from .tower import refusal_of_place


def refusal(state: TowersState, seat: int, move: int) -> int:
    """The rule that forbids a move, or 0."""
    if state.phase == OVER:
        return 801
    if not 0 <= seat < state.seats:
        return 302
    if move <= BUY:
        return 0 if state.phase == SUNRISE and state.choices[seat] == 0 else 301
    is_on_turn = state.phase != SUNRISE and seat == state.active
    if move == DONE:
        return refusal_to_stop(state) if is_on_turn else 302
    if not is_on_turn or state.choices[seat] != action_of_move(move):
        return rule_of_move(state, seat, move)
    if move < DONE:
        return refusal_to_build(state, seat, move)
    if move <= COLLECT:
        return 0
    return refusal_at_market(state, seat, move)


def action_of_move(move: int) -> int:
    """The action card that a move belongs to."""
    if move < DONE:
        return BUILD
    return RESTOCK if move <= COLLECT else MARKET


def rule_of_move(state: TowersState, seat: int, move: int) -> int:
    """The rule that says when such a move is made: it answers what somebody wished for."""
    if move <= SPILL:
        is_refused = move > PAY and REFUSED_FOOD[state.ring[seat]] == move - PAY
        return 402 if is_refused else 401
    if move < DONE:
        return 403 if move <= PLACE else 404
    if move <= COLLECT:
        return 501
    return 503 if move <= KEEP else 504


def refusal_to_stop(state: TowersState) -> int:
    """Only buying and collecting are over when the player says so."""
    phase = state.phase
    if phase in (BUYING, COLLECTING):
        return 0
    if phase == PAYING:
        return 401
    if phase == SPILLING:
        return 403
    if phase == PLACING:
        return 404
    return 504 if phase in (KEEPING, LOADING) else 501


def refusal_to_build(state: TowersState, seat: int, move: int) -> int:
    """Buy, then pay, spill what is too much, and place the stones."""
    if move <= PAY:
        return refusal_to_buy(state, seat, move - BUY)
    if move <= SPILL:
        return refusal_to_pay(state, seat, move - PAY)
    if move <= PLACE:
        is_possible = state.phase == SPILLING and state.paid[move - SPILL] > 0
        return 0 if is_possible else 403
    number = move - PLACE - 1
    if state.phase != PLACING or state.bought[number // PLACE_COUNT + 1] == 0:
        return 404
    return refusal_of_place(state.towers[seat], number % PLACE_COUNT + 1)


def refusal_to_buy(state: TowersState, seat: int, stone: int) -> int:
    """A stone of the own cart, at most three, and the food must be there and be taken."""
    if state.phase != BUYING:
        return 401
    if can_buy(state, seat, stone):
        return 0
    if state.cart_stones[state.ring[seat]][stone] == 0:
        return 401
    if count_stones(state.bought) == MOST_BOUGHT:
        return 401
    return 402 if count_food(state.yurts[seat]) >= price_with(state, stone) else 401


def refusal_to_pay(state: TowersState, seat: int, food: int) -> int:
    """Food of the own yurt that the cart takes, as long as something is owed."""
    if state.phase != PAYING:
        return rule_of_move(state, seat, PAY + food)
    return 0 if can_pay(state, seat, food) else 402


def refusal_at_market(state: TowersState, seat: int, move: int) -> int:
    """First food, then one of the stones drawn, then a cart for it."""
    if move <= KEEP:
        is_possible = state.phase == COLLECTING and can_collect(state, seat, move - COLLECT)
        return 0 if is_possible else 503
    if move <= LOAD:
        is_possible = state.phase == KEEPING and state.drawn[move - KEEP] > 0
        return 0 if is_possible else 504
    if state.phase != LOADING or not is_in_play(state, move - LOAD):
        return 504
    return 0 if has_room(state, move - LOAD) else 504
