"""How likely somebody has the most of a species, by the cards that are not seen."""

from math import comb

from .habits import count_unseen
from .scoring import needed_for_majority
from .state import WIDTH, LifeState
from .table import aside_size, hand_size, has_cards, total


def chance_of_majority(view: LifeState, seat: int, species: int) -> float:
    """6.1, exactly, if every unseen card could lie in any unseen place as well as in another."""
    own = view.hands[seat][species]
    if own < needed_for_majority(view):
        return 0
    unseen = [0] * WIDTH
    cards = count_unseen(view, seat, unseen)
    ways = [1]  # by number of copies: in how many ways the hands so far can hold them, below own
    for other in range(view.seats):
        if other == seat or not has_cards(view, other):
            continue
        hidden = hand_size(view, other) - total(view.known[other])
        most = own - 1 - view.known[other][species]
        ways = convolve(ways, [comb(hidden, copies) for copies in range(most + 1)])
    aside = aside_size(view)
    copies = unseen[species]
    all_ways = convolve(ways, [comb(aside, some) for some in range(copies + 1)])
    return (all_ways[copies] if copies < len(all_ways) else 0) / comb(cards, copies)


def convolve(some: list[int], others: list[int]) -> list[int]:
    """The ways to have a number of copies together, from the ways to have them here and there."""
    if not some or not others:
        return []
    found = [0] * (len(some) + len(others) - 1)
    for i, here in enumerate(some):
        for j, there in enumerate(others):
            found[i + j] += here * there
    return found
