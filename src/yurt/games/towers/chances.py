"""What a player of the stone towers can reckon: whether a draw turns the carts, and brings a fit.

Everyone can count what is in the bag, so all of it is exact.
"""

from math import comb

from .fog import count_stones
from .state import (
    BUYING,
    COLLECTING,
    CRYSTAL,
    LEFT_BELOW,
    LEFT_OF,
    MARKET_DRAW,
    MOST_BOUGHT,
    PLACE_COUNT,
    RESTOCKING,
    RIGHT_BELOW,
    START_STONES,
    SUNRISE,
    TowersState,
)
from .supply import has_room, is_any_cart_open
from .tower import is_begun, refusal_of_place


def chances(view: TowersState, seat: int, move: int) -> dict[str, float]:
    """For the draws that a decision leads to: do the carts turn, does a stone fit one's tower?"""
    is_choosing = view.phase == SUNRISE and view.choices[seat] == 0
    if view.bag_gone or not (is_choosing or (view.phase != SUNRISE and seat == view.active)):
        return {}
    found: dict[str, float] = {}
    cart = view.ring[seat]
    if (is_choosing or view.phase == RESTOCKING) and has_room(view, cart):
        found["turn_restock"] = chance_of_turn(count_stones(view.bag), view.bag_fog, 1)
        found["fit_restock"] = chance_of_fit(view, seat, 1)
    if (is_choosing or view.phase == COLLECTING) and is_any_cart_open(view):
        found["turn_market"] = chance_of_turn(count_stones(view.bag), view.bag_fog, MARKET_DRAW)
        found["fit_market"] = chance_of_fit(view, seat, MARKET_DRAW)
    more = MOST_BOUGHT - count_stones(view.bought)
    if view.phase == BUYING and count_stones(view.cart_stones[cart]) <= more:  # 4.5
        found["turn_emptied"] = chance_of_turn(count_stones(view.bag), view.bag_fog, START_STONES)
    if not is_begun(view.towers[seat]):  # where any stone is as good as any other
        found = {name: chance for name, chance in found.items() if name.startswith("turn")}
    return found


def chance_of_turn(stones: int, fog: int, wanted: int) -> float:
    """6.1, 6.4: how likely the carts face the other way after so many stones are drawn."""
    if stones < wanted:
        return 1
    found = 0.0
    for blocks in range(1, min(fog, wanted) + 1):
        ways = comb(fog, blocks) * comb(stones, wanted - blocks)
        again = chance_of_turn(stones - wanted + blocks, fog - blocks, blocks)
        found += ways / comb(stones + fog, wanted) * (1 - again)
    return found


def chance_of_fit(view: TowersState, seat: int, wanted: int) -> float:
    """How likely one of so many stones drawn could lie beside a stone of its colour."""
    stones = count_stones(view.bag)
    fitting = sum(view.bag[stone] for stone in fitting_stones(view.towers[seat]))
    drawn = min(wanted, stones)  # 6.4
    return 1 - comb(stones - fitting, drawn) / comb(stones, drawn)


def fitting_stones(tower: list[int]) -> set[int]:
    """The stones that would touch one of their colour in a tower; a crystal takes any colour."""
    found: set[int] = set()
    for place in range(1, PLACE_COUNT + 1):
        if refusal_of_place(tower, place) == 0:
            found |= {tower[other] for other in neighbours(place)}
    found.discard(0)
    return found | {CRYSTAL} if found else found


def neighbours(place: int) -> set[int]:
    """7.4: the places that a free place touches; those above it are free as well."""
    found = {LEFT_OF[place], LEFT_BELOW[place], RIGHT_BELOW[place]}
    if place < PLACE_COUNT and LEFT_OF[place + 1] == place:
        found.add(place + 1)
    return found - {0}
