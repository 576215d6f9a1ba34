"""What the editions of 1.3 and 1.4 differ in; everything else is the same for all of them."""

from .state import (
    COPIES,
    HAND,
    HIGHEST,
    JAK,
    JAK_STOPS,
    MINI,
    MINI_COPIES,
    MINI_DECK,
    MINI_HIGHEST,
    MINI_SPECIES,
    SPECIES_COUNT,
    STOP,
    YakState,
)


def copies_in_deck(state: YakState, card: int) -> int:
    """How many copies of a card the edition has."""
    if state.edition == MINI:  # 1.4
        return MINI_COPIES[card]
    if card == STOP and state.edition == JAK:  # 1.3
        return JAK_STOPS
    return COPIES[card]


def cards_dealt(state: YakState) -> int:
    """How many cards everybody begins with."""
    return MINI_DECK // state.seats if state.edition == MINI else HAND


def cards_to_draw(state: YakState) -> int:
    """How many cards can still be drawn; those of the mini edition only lie aside."""
    return 0 if state.edition == MINI else state.draw_size


def species_in_play(state: YakState) -> int:
    """How many species there are, from the smallest on."""
    return MINI_SPECIES if state.edition == MINI else SPECIES_COUNT


def top_claim(state: YakState) -> int:
    """3.6: the claim that nothing outranks."""
    highest = MINI_HIGHEST if state.edition == MINI else HIGHEST
    return (highest - 1) * SPECIES_COUNT + species_in_play(state)


def is_in_play(state: YakState, claim: int) -> bool:
    """Whether a claim is about a species of the edition, with a number that its deck can reach."""
    species = (claim - 1) % SPECIES_COUNT + 1
    return claim <= top_claim(state) and species <= species_in_play(state)
