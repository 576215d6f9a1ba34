"""Whether a state can exist: every piece is somewhere exactly once, and all fits together."""

from yurt.core.state import next_seat

from .bonus import BONUS_COUNT, COLOUR_OF
from .building import count_food
from .day import ring_size, seats_without_choice
from .fog import count_stones
from .hidden import copies_unseen, tokens_unseen
from .position_steps import check_build, check_market, check_towers
from .state import (
    ACTION_OF,
    ALL_SPACES,
    ANTICLOCKWISE,
    AT_MOST_TWO,
    CART_COUNT,
    CART_FOOD,
    CART_STONES,
    CLOCKWISE,
    COLOURS,
    FEW_SPACES,
    FOG_BLOCKS,
    FOOD_KINDS,
    KEEPING,
    KINDS,
    LOADING,
    MARKET,
    MOST_BONUSES,
    MOST_SEATS,
    OVER,
    REFUSED_FOOD,
    SUNRISE,
    YURT_FOOD,
    TowersState,
)
from .tower import stones_in


def check(state: TowersState) -> int:
    """0, or the rule that the state breaks; each part may rely on those before it."""
    code = check_table(state)
    if code == 0:
        code = check_pieces(state)
    if code == 0:
        code = check_fog(state)
    if code == 0:
        code = check_towers(state)
    if code == 0:
        code = check_build(state)
    if code == 0:
        code = check_market(state)
    return code


def check_pieces(state: TowersState) -> int:
    """Cards, stones and food."""
    code = check_empty_seats(state)
    if code == 0:
        code = check_choices(state)
    if code == 0:
        code = check_stones(state)
    if code == 0:
        code = check_loads(state)
    if code == 0:
        code = check_food(state)
    if code == 0:
        code = check_carts(state)
    return code


def check_table(state: TowersState) -> int:
    """Whose turn it is, the carts around the table, the removed colour, the bonus cards."""
    if not SUNRISE <= state.phase <= OVER or state.turn < 0:
        return 302
    if not 0 <= state.active < state.seats or not 0 <= state.baby_yak < state.seats:
        return 302
    if not 0 <= state.start < state.seats:
        return 206
    if not is_ring_right(state):
        return 202
    if state.direction not in (CLOCKWISE, ANTICLOCKWISE):
        return 206
    if state.seats == 4 and state.removed != 0:
        return 204
    if state.seats < 4 and not 1 <= state.removed <= COLOURS:
        return 204
    return 0 if are_bonuses_right(state) else 1001


def is_ring_right(state: TowersState) -> bool:
    """2.2: every cart in play is at one place."""
    seen = 0
    for place in range(ring_size(state)):
        if not 1 <= state.ring[place] <= ring_size(state):
            return False
        seen |= 1 << state.ring[place]
    for place in range(ring_size(state), CART_COUNT):
        if state.ring[place] != 0:
            return False
    return seen == (1 << (ring_size(state) + 1)) - 2


def are_bonuses_right(state: TowersState) -> bool:
    """10.1: different cards, sorted, none of the removed colour."""
    if not 0 <= state.bonus <= MOST_BONUSES:
        return False
    before = 0
    for i in range(MOST_BONUSES):
        card = state.bonus_cards[i]
        if i >= state.bonus:
            if card != 0:
                return False
        elif not before < card <= BONUS_COUNT or COLOUR_OF[card] == state.removed:
            return False
        else:
            before = card
    return True


def check_empty_seats(state: TowersState) -> int:
    """1.4: only the players have a yurt, a tower and cards."""
    for seat in range(state.seats, MOST_SEATS):
        rest = (
            state.choices[seat] != 0 or state.stupa[seat] != 0 or stones_in(state.towers[seat]) > 0
        )
        for food in range(1, FOOD_KINDS + 1):
            if state.yurts[seat][food] != 0:
                rest = True
        if rest:
            return 104
    return 0


def check_choices(state: TowersState) -> int:
    """3.1, 3.2: at sunrise some cards, at noon all, and the active seat does what its card says."""
    for seat in range(state.seats):
        if not 0 <= state.choices[seat] <= MARKET:
            return 301
        if state.phase == OVER and state.choices[seat] != 0:
            return 303
    waiting = seats_without_choice(state)
    if state.phase == SUNRISE:
        if state.active != state.baby_yak:
            return 302
        return 301 if waiting == 0 else 0
    if state.phase == OVER:
        return 302 if next_seat(state, state.active) != state.baby_yak else 0
    if waiting != 0:
        return 301
    return 0 if state.choices[state.active] == ACTION_OF[state.phase] else 302


def check_stones(state: TowersState) -> int:
    """1.1, 2.4: every stone is somewhere exactly once."""
    if not 0 <= state.kept <= KINDS or not 0 <= state.lost <= KINDS:
        return 101
    for stone in range(1, KINDS + 1):
        if state.bag[stone] < 0 or state.bought[stone] < 0 or state.drawn[stone] < 0:
            return 101
        for cart in range(1, CART_COUNT + 1):
            if state.cart_stones[cart][stone] < 0:
                return 101
        if copies_unseen(state, stone) != 0:
            return 101
    return 0


def check_loads(state: TowersState) -> int:
    """2.2, 4.5, 5.2: the stones in carts are neither too many nor none."""
    for cart in range(1, CART_COUNT + 1):
        stones = count_stones(state.cart_stones[cart])
        if cart > ring_size(state):
            if stones > 0:
                return 202
            continue
        if stones == 0 and not may_be_empty(state, cart):
            return 405
        if state.ring[state.active] == cart:
            stones += count_stones(state.bought)
        if stones > CART_STONES:
            return 502
    return 0


def may_be_empty(state: TowersState, cart: int) -> bool:
    """4.5: a cart is empty only during the build that takes its last stone, or without a bag."""
    if state.bag_gone:
        return True
    return state.ring[state.active] == cart and count_stones(state.bought) > 0


def check_food(state: TowersState) -> int:
    """1.2: every token is somewhere exactly once."""
    for food in range(1, FOOD_KINDS + 1):
        if state.market[food] < 0 or state.paid[food] < 0:
            return 102
        for seat in range(state.seats):
            if state.yurts[seat][food] < 0:
                return 102
        for cart in range(1, CART_COUNT + 1):
            if state.cart_food[cart][food] < 0:
                return 102
        if tokens_unseen(state, food) != 0:
            return 102
    for seat in range(state.seats):
        if count_food(state.yurts[seat]) > YURT_FOOD:
            return 104
    return 0


def check_carts(state: TowersState) -> int:
    """2.2, 4.2, 4.3: the food in carts is neither too much nor of a kind that a cart refuses."""
    for cart in range(1, CART_COUNT + 1):
        tokens = count_food(state.cart_food[cart])
        if cart > ring_size(state) and tokens > 0:
            return 202
        if cart != AT_MOST_TWO and state.cart_food[cart][REFUSED_FOOD[cart]] > 0:
            return 402
        if state.ring[state.active] == cart:
            tokens -= count_food(state.paid)
            for food in range(1, FOOD_KINDS + 1):
                if state.paid[food] > state.cart_food[cart][food]:
                    return 402
        if tokens > CART_FOOD:
            return 403
    return 0


def check_fog(state: TowersState) -> int:
    """6.1 to 6.4: every fog block once, and the track as full as it can be."""
    if not 0 <= state.bag_gone <= 1:
        return 604
    if state.bag_fog < 0 or state.set_aside < 0 or state.track < 0:
        return 601
    if state.set_aside > 0 and state.phase not in (KEEPING, LOADING):
        return 601
    if state.track_spaces not in (FEW_SPACES, ALL_SPACES):
        return 602
    if state.track > ALL_SPACES or (state.track_spaces == FEW_SPACES and state.track == FEW_SPACES):
        return 602
    blocks = state.bag_fog + state.set_aside + state.track
    if not state.bag_gone:
        if state.lost != 0:
            return 604
        return 0 if blocks == FOG_BLOCKS else 601
    is_empty = count_stones(state.bag) == 0 and state.bag_fog == 0 and state.set_aside == 0
    return 0 if is_empty else 604
