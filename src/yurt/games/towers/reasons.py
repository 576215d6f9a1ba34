"""Why to make a move in the stone towers: what everybody at the table could reckon."""

from collections.abc import Mapping

from yurt.core.game import Reason

from .building import can_buy, can_pay, count_food, price_with
from .crystals import CRYSTALS
from .day import is_stupa_taken
from .fog import count_stones
from .habits import next_cart
from .scoring import score_tower
from .state import (
    BUILD,
    BUY,
    BUYING,
    CHOOSE,
    COLLECT,
    COLLECTING,
    DONE,
    FOOD_KINDS,
    KEEP,
    KEEPING,
    KINDS,
    LOAD,
    MOST_COLLECTED,
    NEAR,
    PAY,
    PAYING,
    PLACE,
    PLACE_COUNT,
    PLACING,
    REFUSED_FOOD,
    RESTOCK,
    RESTOCKING,
    SPILL,
    SPILLING,
    SUNRISE,
    TAKE,
    YURT_FOOD,
    TowersState,
)
from .supply import can_collect
from .tower import is_level_four_complete, refusal_of_place

FOODS = range(1, FOOD_KINDS + 1)
STONES = range(1, KINDS + 1)


def reason(view: TowersState, seat: int, move: int, found: Mapping[str, float]) -> Reason:
    """Why to make a move, by what is to be done now."""
    phase = view.phase
    if phase == SUNRISE:
        return reason_to_choose(view, seat, move - CHOOSE, found)
    if phase == BUYING:
        return reason_to_buy(view, seat, move)
    if phase == PAYING:
        return reason_to_pay(view, seat, move - PAY)
    if phase == SPILLING:
        return reason_to_spill(view, seat, move - SPILL)
    if phase == PLACING:
        number = move - PLACE - 1
        return reason_to_place(view, seat, number // PLACE_COUNT + 1, number % PLACE_COUNT + 1)
    if phase == RESTOCKING:
        return reason_to_restock(view, seat, move - TAKE)
    if phase == COLLECTING:
        return reason_to_collect(view, seat, move)
    if phase == KEEPING:
        return reason_to_keep(view, seat, move - KEEP)
    return reason_to_load(view, seat, move - LOAD)


def reason_to_choose(
    view: TowersState, seat: int, action: int, found: Mapping[str, float]
) -> Reason:
    """What the action card can bring."""
    if action == BUILD:
        if not any(can_buy(view, seat, stone) for stone in STONES):
            return Reason("idle")
        return Reason("build-last" if view.is_last_day else "build")
    if action == RESTOCK:
        return Reason("restock", {"number": max(food_to_restock(view, seat, k) for k in FOODS)})
    room = YURT_FOOD - count_food(view.yurts[seat])
    number = min(MOST_COLLECTED, count_food(view.market), room)
    return Reason("market" if "turn_market" in found else "market-food", {"number": number})


def reason_to_buy(view: TowersState, seat: int, move: int) -> Reason:
    """What a stone can bring in the tower, or what one more would cost."""
    offered = [stone for stone in STONES if can_buy(view, seat, stone)]
    if move == DONE:
        if not offered:
            return Reason("buy-no-more")
        if count_stones(view.bought) == 0:
            return Reason("buy-nothing", {"food": count_food(view.yurts[seat])})
        more = min(price_with(view, stone) for stone in offered) - view.owed
        return Reason("buy-enough", {"food": more})
    tower = view.towers[seat]
    gains = {stone: best_gain(tower, stone) for stone in offered}
    points = gains[move - BUY]
    is_best = min(gains.values()) < points == max(gains.values())
    return Reason("buy-best" if is_best else "buy", {"points": points})


def reason_to_pay(view: TowersState, seat: int, food: int) -> Reason:
    """Pay what is plenty, or of no use tomorrow."""
    held = view.yurts[seat]
    if held[food] == max(held[other] for other in FOODS if can_pay(view, seat, other)):
        return Reason("pay-plenty", {"number": held[food]})
    if not view.is_last_day and REFUSED_FOOD[next_cart(view, seat)] == food:
        return Reason("pay-useless")
    return Reason("pay", {"number": held[food] - 1})


def reason_to_spill(view: TowersState, seat: int, food: int) -> Reason:
    """What one lacks can be had at the market again."""
    held = view.yurts[seat]
    is_rare = held[food] == min(held[other] for other in FOODS if view.paid[other] > 0)
    return Reason("spill-rare" if is_rare and not view.is_last_day else "spill")


def reason_to_place(view: TowersState, seat: int, stone: int, place: int) -> Reason:
    """The stupa, the points, or room for more."""
    tower = view.towers[seat]
    after = with_stone(tower, stone, place)
    if is_level_four_complete(after) and not is_stupa_taken(view):
        return Reason("stupa")
    gains = {other: gain_of(tower, stone, other) for other in open_places(tower)}
    points = gains[place]
    if min(gains.values()) < points == max(gains.values()):
        return Reason("place-best", {"points": points})
    free = sum(near > 0 and after[near] == 0 for near in NEAR[place])
    if points <= 1 and free > 0:
        return Reason("place-room", {"number": free})
    return Reason("place", {"points": worth_of(after)})


def reason_to_restock(view: TowersState, seat: int, food: int) -> Reason:
    """How much food comes."""
    number = food_to_restock(view, seat, food)
    is_most = number > 0 and number == max(food_to_restock(view, seat, k) for k in FOODS)
    return Reason("restock-most" if is_most else "restock-some", {"number": number})


def reason_to_collect(view: TowersState, seat: int, move: int) -> Reason:
    """Take what is rare."""
    held = view.yurts[seat]
    if move == DONE:
        return Reason("collect-done", {"number": count_food(held)})
    own = held[move - COLLECT]
    is_rare = own == min(held[food] for food in FOODS if can_collect(view, seat, food))
    return Reason("collect-rare" if is_rare else "collect", {"number": own + 1})


def reason_to_keep(view: TowersState, seat: int, stone: int) -> Reason:
    """A stone for the own tower, or one that helps nobody much."""
    gains = [best_gain(view.towers[seat], k) for k in STONES if view.drawn[k] > 0]
    points = best_gain(view.towers[seat], stone)
    if points > 1 and points == max(gains):
        return Reason("keep-best", {"points": points})
    rivals = [view.towers[other] for other in range(view.seats) if other != seat]
    return Reason("keep", {"points": max(best_gain(tower, stone) for tower in rivals)})


def reason_to_load(view: TowersState, seat: int, cart: int) -> Reason:
    """Where the cart will be tomorrow."""
    if view.is_last_day:
        return Reason("load-last")
    return Reason("load-next" if cart == next_cart(view, seat) else "load-away")


def food_to_restock(view: TowersState, seat: int, food: int) -> int:
    """5.1: how much of a food comes from the cart into the yurt."""
    room = YURT_FOOD - count_food(view.yurts[seat])
    return min(view.cart_food[view.ring[seat]][food], room)


def open_places(tower: list[int]) -> list[int]:
    """7.2, 7.3: where the next stone may lie."""
    return [place for place in range(1, PLACE_COUNT + 1) if refusal_of_place(tower, place) == 0]


def with_stone(tower: list[int], stone: int, place: int) -> list[int]:
    """The tower with one stone more."""
    after = list(tower)
    after[place] = stone
    return after


def worth_of(tower: list[int]) -> int:
    """9.1 to 9.4: the points of the stones."""
    return score_tower(tower, [0] * CRYSTALS)


def gain_of(tower: list[int], stone: int, place: int) -> int:
    """The points that a stone adds at a place."""
    return worth_of(with_stone(tower, stone, place)) - worth_of(tower)


def best_gain(tower: list[int], stone: int) -> int:
    """The most points that a stone can add."""
    return max((gain_of(tower, stone, place) for place in open_places(tower)), default=0)
