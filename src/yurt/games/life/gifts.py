"""What a gift costs in Life is Life: the chance to have the most of its species."""

from yurt.core.game import Reason

from .majorities import chance_of_majority
from .state import KINDS, SETS, SPECIES, VALUE, LifeState
from .swap import forbidden_gift
from .table import sets_in_use


def chances_after_gift(view: LifeState, seat: int, species: int) -> dict[str, float]:
    """The majority that a gift may cost, as likely as it is with the row and without the gift."""
    chance = chance_of_majority(without(with_row(view, seat), seat, species), seat, species)
    return {f"majority_{SPECIES.format(species)}": chance} if chance > 0 else {}


def reason_to_give(view: LifeState, seat: int, species: int) -> Reason:
    """By what the gift costs, compared with the others."""
    hand = with_row(view, seat)
    if completes(view, without(hand, seat, species).hands[seat]):
        return Reason("keep-set")
    before, after = around_gift(hand, seat, species)
    values = {"before": round(before * 100), "after": round(after * 100)}
    if values["before"] == 0:
        return Reason("hopeless")
    if values["before"] == values["after"]:
        return Reason("spare", values)
    costs = {gift: cost_of(hand, seat, gift) for gift in possible_gifts(view, seat)}
    return Reason("cheapest" if costs[species] == min(costs.values()) else "costs", values)


def with_row(view: LifeState, seat: int) -> LifeState:
    """The view as though the row of the swap were in the hand already."""
    after = view.copy()
    for species in range(1, KINDS + 1):
        after.hands[seat][species] += view.rows[view.row - 1][species]
        after.rows[view.row - 1][species] = 0
    return after


def without(hand: LifeState, seat: int, species: int) -> LifeState:
    """A view after one more card was put down."""
    after = hand.copy()
    after.hands[seat][species] -= 1
    after.given[species] += 1
    return after


def around_gift(hand: LifeState, seat: int, species: int) -> tuple[float, float]:
    """The chance to have the most of a species with a card of it and without."""
    after = without(hand, seat, species)
    return chance_of_majority(hand, seat, species), chance_of_majority(after, seat, species)


def cost_of(hand: LifeState, seat: int, species: int) -> float:
    """The points that a gift costs on average."""
    before, after = around_gift(hand, seat, species)
    return VALUE[species] * (before - after)


def possible_gifts(view: LifeState, seat: int) -> list[int]:
    """3.1, 3.2: the species that can be given now."""
    forbidden = forbidden_gift(view, seat)
    kinds = range(1, KINDS + 1)
    return [gift for gift in kinds if view.hands[seat][gift] > 0 and gift != forbidden]


def completes(view: LifeState, hand: list[int]) -> bool:
    """5.1: whether a hand holds one of the sets that make Sudden Death."""
    return any(hand[species] == VALUE[species] for species in SETS[: sets_in_use(view)])
