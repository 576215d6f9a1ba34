"""What is hidden: blanking it for a viewer, and filling the blanks with something possible."""

from yurt.core.chance import random_below
from yurt.core.names import UNKNOWN
from yurt.core.state import NOBODY

from .position import could_be_now
from .state import KINDS, MAX_SEATS, ROWS, VALUE, WIDTH, LifeState
from .table import aside_size, hand_size, total

# The places where cards can be: the hands, then what lies aside, then the rows.
ASIDE = MAX_SEATS
FIRST_ROW = ASIDE + 1
PLACES = FIRST_ROW + ROWS

TRIES = 200  # how often a deal is thrown away that could not be; in a real view few are


def conceal(state: LifeState, viewer: int) -> None:
    """Blank the cards aside and the other hands, except a hand that everybody knows in full."""
    for seat in range(state.seats):
        if seat != viewer and total(state.known[seat]) < hand_size(state, seat):
            blank(state.hands[seat])
    if aside_size(state) > 0:
        blank(state.aside)


def blank(counts: list[int]) -> None:
    """Make every count unknown."""
    for species in range(1, KINDS + 1):
        counts[species] = UNKNOWN


def guess(state: LifeState, viewer: int) -> None:
    """Deal the cards that the viewer has not seen to the places the viewer cannot see."""
    if state.last_lap == 0:
        state.knocker = NOBODY  # a position need not say so
    blanks = [0] * (PLACES * WIDTH)
    if find_blanks(state, blanks) == 0:
        return
    unseen = [0] * WIDTH
    room = [0] * PLACES
    for _ in range(TRIES):
        lay_known(state, blanks, unseen, room)
        for place in range(PLACES):
            deal_into(state, place, blanks, unseen, room)
        for place in range(PLACES):
            while room[place] > 0 and can_pass_on(state, place, blanks, unseen):
                room[place] -= 1
        if could_be_now(state):
            return


def count_at(state: LifeState, place: int, species: int) -> int:
    """How many cards of a species are at a place, or UNKNOWN."""
    if place < ASIDE:
        return state.hands[place][species]
    if place == ASIDE:
        return state.aside[species]
    return state.rows[place - FIRST_ROW][species]


def put(state: LifeState, place: int, species: int, count: int) -> None:
    """Let so many cards of a species be at a place."""
    if place < ASIDE:
        state.hands[place][species] = count
    elif place == ASIDE:
        state.aside[species] = count
    else:
        state.rows[place - FIRST_ROW][species] = count


def size_of(state: LifeState, place: int) -> int:
    """How many cards belong to a place."""
    if place < state.seats:
        return hand_size(state, place)
    if place == ASIDE:
        return aside_size(state)
    return place - FIRST_ROW + 1 if place >= FIRST_ROW else 0


def least(state: LifeState, place: int, species: int) -> int:
    """How many cards of a species are known to be at a place where the count is blank."""
    return state.known[place][species] if place < ASIDE else 0


def find_blanks(state: LifeState, blanks: list[int]) -> int:
    """Mark every count that is unknown, and say how many they are."""
    found = 0
    for place in range(PLACES):
        if state.seats <= place < ASIDE:
            continue  # nobody sits there
        for species in range(1, KINDS + 1):
            if place < ASIDE and state.known[place][species] == UNKNOWN:
                state.known[place][species] = 0
            if count_at(state, place, species) == UNKNOWN:
                blanks[place * WIDTH + species] = 1
                found += 1
    return found


def lay_known(state: LifeState, blanks: list[int], unseen: list[int], room: list[int]) -> None:
    """Put the known cards in the place of blanks; fill in what is unseen, and the room left."""
    for species in range(1, KINDS + 1):
        unseen[species] = VALUE[species] - state.given[species]
    for place in range(PLACES):
        room[place] = size_of(state, place)
        for species in range(1, KINDS + 1):
            if blanks[place * WIDTH + species]:
                put(state, place, species, least(state, place, species))
            count = count_at(state, place, species)
            unseen[species] -= count
            room[place] -= count


def deal_into(
    state: LifeState, place: int, blanks: list[int], unseen: list[int], room: list[int]
) -> None:
    """Deal random unseen cards to a place until it is full."""
    fitting = 0
    for species in range(1, KINDS + 1):
        if blanks[place * WIDTH + species] and unseen[species] > 0:
            fitting += unseen[species]
    while room[place] > 0 and fitting > 0:
        rest = random_below(state, fitting)
        species = 0
        while rest >= 0:
            species += 1
            if blanks[place * WIDTH + species] and unseen[species] > 0:
                rest -= unseen[species]
        put(state, place, species, count_at(state, place, species) + 1)
        unseen[species] -= 1
        room[place] -= 1
        fitting -= 1


def can_pass_on(state: LifeState, needy: int, blanks: list[int], unseen: list[int]) -> bool:
    """Give a place one more card although no unseen one fits: others pass on what they were dealt.

    Only a position with single counts left open needs it. The search goes from place to place over
    the cards that one could get from the other, to one that an unseen card fits.
    """
    receiver = [0] * PLACES  # of each place reached, the place that gets its card, + 1
    passed = [0] * PLACES  # of each place reached, the card that it gives away
    reached = [0] * PLACES
    reached[0] = needy
    receiver[needy] = needy + 1
    size = 1
    done = 0
    while done < size:
        place = reached[done]
        done += 1
        for species in range(1, KINDS + 1):
            if not blanks[place * WIDTH + species]:
                continue
            if unseen[species] > 0:
                unseen[species] -= 1
                pass_on(state, place, species, receiver, passed)
                return True
            for other in range(PLACES):
                is_new = receiver[other] == 0 and blanks[other * WIDTH + species] > 0
                if is_new and count_at(state, other, species) > least(state, other, species):
                    receiver[other] = place + 1
                    passed[other] = species
                    reached[size] = other
                    size += 1
    return False


def pass_on(
    state: LifeState, place: int, species: int, receiver: list[int], passed: list[int]
) -> None:
    """Put a card to a place, and let each place give one to the next as far as the chain goes."""
    put(state, place, species, count_at(state, place, species) + 1)
    while passed[place] > 0:
        species = passed[place]
        put(state, place, species, count_at(state, place, species) - 1)
        place = receiver[place] - 1
        put(state, place, species, count_at(state, place, species) + 1)
