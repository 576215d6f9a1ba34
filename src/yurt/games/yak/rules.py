"""The rules of YAK, as numbered in RULES.md."""

from yurt.core.cards import copies, insert_sorted, remove_card
from yurt.core.chance import first_seat, shuffle
from yurt.core.events import EVERYONE, Log, emit, only
from yurt.core.moves import list_range
from yurt.core.scoring import rank_low
from yurt.core.state import count_turn, next_seat

from .editions import (
    cards_dealt,
    cards_to_draw,
    copies_in_deck,
    is_in_play,
    species_in_play,
    top_claim,
)
from .hidden import conceal, guess
from .position import check
from .state import (
    BANG,
    CARD_DRAWN,
    CARD_PLAYED,
    CARD_SHOWN,
    CHALLENGE,
    CHALLENGED,
    CLAIM,
    CLAIMED,
    CLAIMING,
    COUNTED,
    FINISHED,
    FIRST_JOKER,
    KINDS,
    MINI,
    ONE,
    OVER,
    PILE_TAKEN,
    PLAY,
    PLAYING,
    SPECIES_COUNT,
    SPECIES_OF,
    STOP,
    VALUE_OF,
    YakState,
)

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


def setup(state: YakState) -> None:
    """Shuffle, deal to everyone, choose the start player."""
    size = 0
    for card in range(1, KINDS + 1):
        for _ in range(copies_in_deck(state, card)):
            state.draw_pile[size] = card
            size += 1
    state.draw_size = size
    shuffle(state, state.draw_pile, size)  # 2.1
    for seat in range(state.seats):
        for _ in range(cards_dealt(state)):
            take_into_hand(state, seat)
    start_turn(state, first_seat(state))  # 2.2


def take_into_hand(state: YakState, seat: int) -> int:
    """Move the top card of the draw pile into a hand, keeping the hand sorted."""
    state.draw_size -= 1
    card = state.draw_pile[state.draw_size]
    state.draw_pile[state.draw_size] = 0
    insert_sorted(state.hands[seat], state.hand_sizes[seat], card)
    state.hand_sizes[seat] += 1
    return card


def start_turn(state: YakState, seat: int) -> None:
    """It is this seat's turn."""
    state.active = seat
    state.phase = PLAYING
    count_turn(state)


def to_act(state: YakState) -> int:
    """Always one seat, until the end."""
    return 0 if state.phase == OVER else 1 << state.active


def last_claim(state: YakState) -> int:
    """The claim that stands, or 0 at the beginning of a pile."""
    size = state.pile_size - 1 if state.phase == CLAIMING else state.pile_size
    return state.claims[size - 1] if size > 0 else 0


def legal(state: YakState, seat: int, moves: list[int]) -> int:
    """Fill in the legal moves."""
    if state.phase == OVER or seat != state.active:
        return 0
    if state.phase == CLAIMING:
        first = last_claim(state) + 1  # 3.5
        last = top_claim(state) if state.pile_size > 1 else species_in_play(state)  # 3.4, 3.6
        if state.edition != MINI:
            return list_range(moves, CLAIM + first, CLAIM + last)
        count = 0
        for said in range(first, last + 1):
            if is_in_play(state, said):  # 1.4
                moves[count] = CLAIM + said
                count += 1
        return count
    count = 0
    if last_claim(state) < top_claim(state):  # 3.6
        hand = state.hands[seat]
        previous = 0
        for i in range(state.hand_sizes[seat]):
            if hand[i] != previous:
                previous = hand[i]
                moves[count] = PLAY + previous
                count += 1
    if state.pile_size > 0:  # 3.1
        moves[count] = CHALLENGE
        count += 1
    return count


def refusal(state: YakState, seat: int, move: int) -> int:
    """The rule that forbids a move, or 0."""
    if state.phase == OVER:
        return 601
    if seat != state.active:
        return 307 if move == CHALLENGE else 202
    if move == CHALLENGE:
        return refusal_to_challenge(state)
    if move > CLAIM:
        return refusal_of_claim(state, move - CLAIM)
    return refusal_of_card(state, seat, move - PLAY)


def refusal_to_challenge(state: YakState) -> int:
    """A challenge needs a claim of another player, and takes the place of playing."""
    if state.phase == CLAIMING:
        return 307
    return 0 if state.pile_size > 0 else 301


def refusal_of_claim(state: YakState, claim: int) -> int:
    """A claim goes with a card just played, and outranks the one before."""
    if state.phase != CLAIMING:
        return 302
    if not is_in_play(state, claim):
        return 104
    if state.pile_size == 1:
        return 0 if claim <= SPECIES_COUNT else 304
    return 0 if claim > last_claim(state) else 305


def refusal_of_card(state: YakState, seat: int, card: int) -> int:
    """One card of the hand, and a higher claim must be left to make."""
    if state.phase == CLAIMING:
        return 302
    if last_claim(state) == top_claim(state):
        return 306
    return 0 if copies(state.hands[seat], state.hand_sizes[seat], card) > 0 else 302


def apply(state: YakState, seat: int, move: int, log: Log) -> None:
    """The move happens."""
    if move == CHALLENGE:
        challenge(state, seat, log)
    elif move > CLAIM:
        claim(state, seat, move - CLAIM, log)
    else:
        play(state, seat, move - PLAY, log)


def play(state: YakState, seat: int, card: int, log: Log) -> None:
    """3.2: one card of the hand goes face down onto the pile."""
    remove_card(state.hands[seat], state.hand_sizes[seat], card)
    state.hand_sizes[seat] -= 1
    state.pile[state.pile_size] = card
    state.layers[state.pile_size] = seat
    state.pile_size += 1
    state.phase = CLAIMING
    emit(log, CARD_PLAYED, seat, only(seat), card)


def claim(state: YakState, seat: int, said: int, log: Log) -> None:
    """3.2: the claim is made, then a card drawn."""
    state.claims[state.pile_size - 1] = said
    emit(log, CLAIMED, seat, EVERYONE, number_of_claim(said), species_of_claim(said))
    if cards_to_draw(state) > 0:
        card = take_into_hand(state, seat)
        emit(log, CARD_DRAWN, seat, only(seat), card)
    following = next_seat(state, seat)
    if state.hand_sizes[following] > 0:
        start_turn(state, following)
    else:
        finish(state, log)  # 6.2, 6.4: the last card of all has been played


def challenge(state: YakState, seat: int, log: Log) -> None:
    """5.1, 5.2: the pile is shown and counted; one of the two takes it and starts the next."""
    size = state.pile_size
    said = last_claim(state)
    claimant = state.layers[size - 1]
    number = number_of_claim(said)
    species = species_of_claim(said)
    found = count(state, species)
    emit(log, CHALLENGED, seat, EVERYONE, claimant, number, species)
    for i in range(size):
        emit(log, CARD_SHOWN, state.layers[i], EVERYONE, state.pile[i])
    emit(log, COUNTED, claimant, EVERYONE, found, species)
    taker = seat if found >= number else claimant  # 4.7
    take_pile(state, taker)
    emit(log, PILE_TAKEN, taker, EVERYONE, size)
    if cards_to_draw(state) == 0:
        finish(state, log)  # 6.1
    else:
        start_turn(state, taker)  # 5.2


def take_pile(state: YakState, taker: int) -> None:
    """The pile becomes penalty cards, and everyone has seen them."""
    state.penalties[taker] += state.pile_size
    for i in range(state.pile_size):
        state.taken[state.pile[i]] += 1
        state.pile[i] = 0
        state.layers[i] = 0
        state.claims[i] = 0
    state.pile_size = 0


def finish(state: YakState, log: Log) -> None:
    """Nobody is on turn any more."""
    state.phase = OVER
    emit(log, FINISHED, state.active, EVERYONE)


def number_of_claim(said: int) -> int:
    """The N of the claim "N of species S"."""
    return (said - 1) // SPECIES_COUNT + 1


def species_of_claim(said: int) -> int:
    """The S of the claim "N of species S"."""
    return (said - 1) % SPECIES_COUNT + 1


def count(state: YakState, species: int) -> int:
    """How many of a species the pile really holds."""
    works = do_specials_work(state)
    all_count = works and copies(state.pile, state.pile_size, BANG) > 0  # 4.4
    all_are_one = works and copies(state.pile, state.pile_size, ONE) > 0  # 4.5
    found = 0
    for i in range(state.pile_size):
        found += worth(state.pile[i], species, all_count, all_are_one)
    return found


def do_specials_work(state: YakState) -> bool:
    """4.1: not with an odd number of STOP cards."""
    return copies(state.pile, state.pile_size, STOP) % 2 == 0


def worth(card: int, species: int, all_count: bool, all_are_one: bool) -> int:
    """What one card of the pile counts for a species."""
    is_joker = card in (FIRST_JOKER, FIRST_JOKER + 1)  # 4.3
    if is_joker or SPECIES_OF[card] == species or (all_count and SPECIES_OF[card] > 0):
        return 1 if all_are_one else VALUE_OF[card]  # 4.2, 4.5
    return 0  # 4.6


def score(state: YakState, points: list[int], places: list[int]) -> None:
    """6.3: points are penalty cards, and the fewest win."""
    for seat in range(state.seats):
        points[seat] = state.penalties[seat]
    rank_low(points, places, state.seats)


def total_taken(state: YakState) -> int:
    """How many cards all seats have taken."""
    total = 0
    for seat in range(state.seats):
        total += state.penalties[seat]
    return total
