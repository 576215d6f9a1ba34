"""What a player of Life is Life can reckon: majorities, the lives at stake, Sudden Death."""

from collections.abc import Iterator, Mapping

from yurt.core.chance import seed_chance, shuffle
from yurt.core.game import Reason

from .gifts import chances_after_gift, completes, reason_to_give
from .habits import count_unseen
from .majorities import chance_of_majority
from .position import could_be_now
from .scoring import add_up, lives_lost, majority
from .state import GIVE, GIVING, KINDS, KNOCK, ROW, ROWS, SETS, SPECIES, VALUE, WIDTH, LifeState
from .table import aside_size, hand_size, has_cards, next_in, sets_in_use, total

WORLDS = 300  # deals that are imagined; the same for every view, so that the answer is too
MOST_SHOWN = 3  # majorities
UNLIKELY = 0.02  # a danger that is not worth a line


def chances(view: LifeState, seat: int, move: int) -> dict[str, float]:
    """What a round scored now would cost, the contested majorities, and Sudden Death."""
    if seat != view.active:
        return {}
    if view.phase == GIVING:
        return chances_after_gift(view, seat, move - GIVE)
    worlds = safe = worst = dangerous = 0
    rivals = seats_to_come(view, seat)
    for world in imagine(view, seat):
        lost = lost_if_scored(world, seat)
        worlds += 1
        safe += lost == 0
        worst += lost == 2  # 6.3
        dangerous += any(can_make_set(world, rival) for rival in rivals)
    found = {"safe": safe / worlds, "worst": worst / worlds}
    found |= contested_majorities(view, seat)
    if dangerous / worlds > UNLIKELY:
        found["sudden_death"] = dangerous / worlds
    return found | missing_card(view, seat)


def reason(view: LifeState, seat: int, move: int, found: Mapping[str, float]) -> Reason:
    """Why to keep the hand, to swap, or to give a card for that."""
    if view.phase == GIVING:
        return reason_to_give(view, seat, move - GIVE)
    is_ahead = found["safe"] >= 0.5
    if move == KNOCK:
        return Reason("ahead" if is_ahead else "settle")
    row = view.rows[move - ROW - 1]
    if completes(view, [own + more for own, more in zip(view.hands[seat], row, strict=True)]):
        return Reason("set")
    if view.last_lap:
        return Reason("last")
    return Reason("better" if is_ahead else "behind")


def seats_to_come(view: LifeState, seat: int) -> list[int]:
    """The other seats that will have a turn: all, but in the last lap only those before its end."""
    found = []
    other = next_in(view, seat)
    while other not in (seat, view.knocker if view.last_lap else seat):
        found.append(other)
        other = next_in(view, other)
    return found


def imagine(view: LifeState, seat: int) -> Iterator[LifeState]:
    """Worlds that look the same to a seat; each is gone when the next one comes."""
    unseen = [0] * WIDTH
    count_unseen(view, seat, unseen)
    cards = [species for species in range(1, KINDS + 1) for _ in range(unseen[species])]
    others = [other for other in range(view.seats) if other != seat and has_cards(view, other)]
    world = view.copy()
    for number in range(WORLDS):
        seed_chance(world, 0, number)
        shuffle(world, cards, len(cards))
        first = 0
        for other in others:
            hand = list(view.known[other])
            last = first + hand_size(view, other) - total(hand)
            for card in cards[first:last]:
                hand[card] += 1
            world.hands[other] = hand
            first = last
        if could_be_now(world):
            yield world


def lost_if_scored(world: LifeState, seat: int) -> int:
    """6: how many lives the hands would cost a seat as they are."""
    holders = [0, *(majority(world, species) for species in range(1, KINDS + 1))]
    totals = [0] * world.seats
    add_up(holders, totals)
    return lives_lost(world, totals, seat)


def can_make_set(world: LifeState, seat: int) -> bool:
    """5.1: whether one of the rows completes a set."""
    for species in SETS[: sets_in_use(world)]:
        for k in range(ROWS):
            if world.hands[seat][species] + world.rows[k][species] == VALUE[species]:
                return True
    return False


def contested_majorities(view: LifeState, seat: int) -> dict[str, float]:
    """The majorities that one may have and may not: those with the most points in the balance."""
    kinds = range(1, KINDS + 1)
    found = {species: chance_of_majority(view, seat, species) for species in kinds}
    balance = {species: VALUE[species] * found[species] * (1 - found[species]) for species in kinds}
    first = sorted(kinds, key=lambda species: -balance[species])[:MOST_SHOWN]
    return {f"majority_{SPECIES.format(i)}": found[i] for i in first if balance[i] > 0}


def missing_card(view: LifeState, seat: int) -> dict[str, float]:
    """5.1: if one card is missing from a set, the chance that it does not lie aside."""
    unseen = [0] * WIDTH
    cards = count_unseen(view, seat, unseen)
    best = -1.0
    for species in SETS[: sets_in_use(view)]:
        if view.hands[seat][species] == VALUE[species] - 1:
            best = max(best, 1 - unseen[species] * aside_size(view) / max(cards, 1))
    return {} if best < 0 else {"outs": best}
