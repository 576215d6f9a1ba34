"""What lies in front of a seat of PUSH: cards face up that can be lost, and a bank."""

from yurt.core.chance import random_below
from yurt.core.events import EVERYONE, Log, emit

from .state import (
    CARD_BANKED,
    CARDS_LOST,
    COLOUR_COUNT,
    COLOUR_OF,
    COLOUR_PROTECTED,
    HIGHEST,
    NOTHING_LOST,
    NUMBER_KINDS,
    ROLLED,
    STAR,
    VALUE_OF,
    PushState,
)


def first_card(colour: int) -> int:
    """The card with the number 1 of a colour; the higher ones follow it."""
    return (colour - 1) * HIGHEST + 1


def has_colour(counts: list[int], colour: int) -> bool:
    """Whether there is a card of the colour in a collection or in a bank."""
    first = first_card(colour)
    for card in range(first, first + HIGHEST):
        if counts[card] > 0:
            return True
    return False


def goes_to_bank(state: PushState, seat: int, card: int) -> bool:
    """5.2: whether a card is safe as soon as a seat takes it: what is in a bank stays there."""
    if state.protection != COLOUR_PROTECTED:
        return False
    return has_colour(state.banks[seat], COLOUR_OF[card])


def collect(state: PushState, seat: int, card: int, log: Log) -> None:
    """3.4, 5.2: a card goes face up before a seat, or into its bank."""
    if goes_to_bank(state, seat, card):
        state.banks[seat][card] += 1
        emit(log, CARD_BANKED, seat, EVERYONE, card)
    else:
        state.collections[seat][card] += 1


def roll(state: PushState, seat: int, log: Log) -> None:
    """3.4, 4.1: the die names the colour that a seat loses."""
    face = random_below(state, STAR) + 1
    emit(log, ROLLED, seat, EVERYONE, face)
    lost = 0
    if face != STAR:
        lost = lose(state, seat, face, log)
    elif state.risk:
        for colour in range(1, COLOUR_COUNT + 1):  # 7.1
            lost += lose(state, seat, colour, log)
    if lost == 0:
        emit(log, NOTHING_LOST, seat, EVERYONE)


def lose(state: PushState, seat: int, colour: int, log: Log) -> int:
    """All unprotected cards of a colour are discarded; how many they are."""
    collection = state.collections[seat]
    first = first_card(colour)
    lost = 0
    for card in range(first, first + HIGHEST):
        lost += collection[card]
        state.discards[card] += collection[card]
        collection[card] = 0
    if lost > 0:
        emit(log, CARDS_LOST, seat, EVERYONE, colour, lost)
    return lost


def protect(state: PushState, seat: int, colour: int) -> int:
    """5.1: all unprotected cards of a colour go into the bank; how many they are."""
    collection = state.collections[seat]
    first = first_card(colour)
    moved = 0
    for card in range(first, first + HIGHEST):
        moved += collection[card]
        state.banks[seat][card] += collection[card]
        collection[card] = 0
    return moved


def count_points(state: PushState, seat: int) -> int:
    """The sum of the numbers on all cards of a seat, protected or not."""
    total = 0
    for card in range(1, NUMBER_KINDS + 1):
        total += VALUE_OF[card] * (state.collections[seat][card] + state.banks[seat][card])
    return total


def count_cards(state: PushState, seat: int) -> int:
    """How many cards a seat has, protected or not."""
    total = 0
    for card in range(1, NUMBER_KINDS + 1):
        total += state.collections[seat][card] + state.banks[seat][card]
    return total
