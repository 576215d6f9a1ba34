"""The rules of the stone towers, as numbered in RULES.md: set-up, whose turn it is, the moves."""

from yurt.core.chance import first_seat, random_below
from yurt.core.events import Log
from yurt.core.moves import list_range

from .bonus import lay_out_bonuses
from .building import buy, can_buy, can_pay, pay, place, spill, stop_buying
from .day import choose, end_turn, ring_size, seats_without_choice, start_day
from .fog import count_stones, take_stone
from .hidden import conceal, guess
from .pieces import copies_in_game
from .position import check
from .refusals import refusal
from .scoring import score
from .state import (
    BUILD,
    BUY,
    BUYING,
    CHOOSE,
    CLOCKWISE,
    COLLECT,
    COLLECTING,
    COLOURS,
    DONE,
    FEW_SPACES,
    FOG_BLOCKS,
    FOOD_KINDS,
    KEEP,
    KEEPING,
    KINDS,
    LOAD,
    LOADING,
    MARKET,
    MARKET_FOOD,
    OVER,
    PAY,
    PAYING,
    PLACE,
    PLACE_COUNT,
    PLACING,
    REFUSED_FOOD,
    RESTOCKING,
    SPILL,
    SPILLING,
    START_FOOD,
    START_STONES,
    SUNRISE,
    TAKE,
    TowersState,
)
from .supply import (
    can_collect,
    collect,
    draw_at_market,
    has_room,
    keep,
    load,
    restock,
)
from .tower import refusal_of_place

__all__ = [
    "apply",
    "check",
    "conceal",
    "guess",
    "legal",
    "refusal",
    "score",
    "setup",
    "to_act",
]


def setup(state: TowersState) -> None:
    """Put carts, food, stones and fog on the table, and choose the start player."""
    if state.seats < 4:
        state.removed = 1 + random_below(state, COLOURS)  # 2.4
    for stone in range(1, KINDS + 1):
        state.bag[stone] = copies_in_game(state, stone)
    for food in range(1, FOOD_KINDS + 1):
        state.market[food] = MARKET_FOOD  # 2.3
        for seat in range(state.seats):
            state.yurts[seat][food] = 1  # 2.1
    place_carts(state)
    state.bag_fog = FOG_BLOCKS  # 2.5: only after the carts have their stones
    state.track_spaces = FEW_SPACES
    lay_out_bonuses(state)
    state.direction = CLOCKWISE  # 2.6
    state.baby_yak = first_seat(state)
    start_day(state)


def place_carts(state: TowersState) -> None:
    """2.2, 2.3, 2.5: the carts in random order, with their food and three stones each."""
    for i in range(ring_size(state)):
        other = random_below(state, i + 1)
        state.ring[i] = state.ring[other]
        state.ring[other] = i + 1
    for cart in range(1, ring_size(state) + 1):
        for food in range(1, FOOD_KINDS + 1):
            if REFUSED_FOOD[cart] != food:
                state.cart_food[cart][food] = START_FOOD
        for _ in range(START_STONES):
            stone = take_stone(state, random_below(state, count_stones(state.bag)))
            state.cart_stones[cart][stone] += 1


def to_act(state: TowersState) -> int:
    """All who have not chosen at sunrise, one seat at noon."""
    if state.phase == OVER:
        return 0
    return seats_without_choice(state) if state.phase == SUNRISE else 1 << state.active


def legal(state: TowersState, seat: int, moves: list[int]) -> int:
    """Fill in the legal moves."""
    if to_act(state) >> seat & 1 == 0:
        return 0
    phase = state.phase
    if phase == SUNRISE:
        return list_range(moves, CHOOSE + BUILD, CHOOSE + MARKET)
    if phase == PLACING:
        return list_places(state, seat, moves)
    if phase == RESTOCKING:
        return list_range(moves, TAKE + 1, TAKE + FOOD_KINDS)  # 5.1
    if phase == BUYING:
        return list_stones_to_buy(state, seat, moves)
    if phase == KEEPING:
        return list_drawn(state, moves)
    if phase == LOADING:
        return list_open_carts(state, moves)
    return list_food(state, seat, moves)


def list_stones_to_buy(state: TowersState, seat: int, moves: list[int]) -> int:
    """4.1, 4.6: every kind of stone that can be paid, or no more."""
    count = 0
    for stone in range(1, KINDS + 1):
        if can_buy(state, seat, stone):
            moves[count] = BUY + stone
            count += 1
    moves[count] = DONE
    return count + 1


def list_food(state: TowersState, seat: int, moves: list[int]) -> int:
    """The food that can be paid (4.2), spilled (4.3) or collected (5.3)."""
    count = 0
    phase = state.phase
    for food in range(1, FOOD_KINDS + 1):
        if phase == PAYING and can_pay(state, seat, food):
            moves[count] = PAY + food
            count += 1
        elif phase == SPILLING and state.paid[food] > 0:
            moves[count] = SPILL + food
            count += 1
        elif phase == COLLECTING and can_collect(state, seat, food):
            moves[count] = COLLECT + food
            count += 1
    if phase == COLLECTING:
        moves[count] = DONE
        count += 1
    return count


def list_places(state: TowersState, seat: int, moves: list[int]) -> int:
    """4.4: every kind of stone bought at every place where it may lie (7.2, 7.3)."""
    tower = state.towers[seat]
    places = 0
    for where in range(1, PLACE_COUNT + 1):
        if refusal_of_place(tower, where) == 0:
            moves[places] = where
            places += 1
    kinds = 0
    for stone in range(KINDS, 0, -1):
        if state.bought[stone] > 0:
            kinds += 1
    last = kinds * places
    for stone in range(KINDS, 0, -1):
        if state.bought[stone] > 0:
            last -= places
            for i in range(places):
                moves[last + i] = PLACE + (stone - 1) * PLACE_COUNT + moves[i]
    return kinds * places


def list_drawn(state: TowersState, moves: list[int]) -> int:
    """5.4: every kind of stone drawn."""
    count = 0
    for stone in range(1, KINDS + 1):
        if state.drawn[stone] > 0:
            moves[count] = KEEP + stone
            count += 1
    return count


def list_open_carts(state: TowersState, moves: list[int]) -> int:
    """5.4: every cart with room."""
    count = 0
    for cart in range(1, ring_size(state) + 1):
        if has_room(state, cart):
            moves[count] = LOAD + cart
            count += 1
    return count


def apply(state: TowersState, seat: int, move: int, log: Log) -> None:
    """The move happens."""
    if move <= BUY:
        choose(state, seat, move - CHOOSE, log)
    elif take_step(state, seat, move, log):
        end_turn(state, seat, log)


def take_step(state: TowersState, seat: int, move: int, log: Log) -> bool:
    """A step of a turn; whether the turn is over."""
    if move < DONE:
        return build(state, seat, move, log)
    if move > DONE:
        return take_supplies(state, seat, move, log)
    if state.phase == BUYING:
        return stop_buying(state, seat, log)
    return draw_at_market(state, seat, log)


def build(state: TowersState, seat: int, move: int, log: Log) -> bool:
    """A step of a build; whether the turn is over."""
    if move <= PAY:
        buy(state, seat, move - BUY, log)
    elif move <= SPILL:
        pay(state, seat, move - PAY, log)
    elif move <= PLACE:
        spill(state, seat, move - SPILL, log)
    else:
        number = move - PLACE - 1
        return place(state, seat, number // PLACE_COUNT + 1, number % PLACE_COUNT + 1, log)
    return False


def take_supplies(state: TowersState, seat: int, move: int, log: Log) -> bool:
    """A restock, or a step at the market; whether the turn is over."""
    if move <= COLLECT:
        restock(state, seat, move - TAKE, log)
        return True
    if move <= KEEP:
        collect(state, seat, move - COLLECT, log)
    elif move <= LOAD:
        keep(state, seat, move - KEEP, log)
    else:
        load(state, seat, move - LOAD, log)
        return True
    return False
