"""Who is right about a pile on a real table."""

from typing import Any

from yurt.core.errors import InputError

from .hidden import copies_in_deck
from .rules import count, number_of_claim, species_of_claim
from .state import (
    BANG,
    CARDS,
    CLAIMS,
    EDITIONS,
    FIRST_JOKER,
    ONE,
    SPECIES,
    SPECIES_OF,
    STOP,
    VALUE_OF,
    YakState,
)


def judge(pile: str, claim: str, edition: str = "zoch") -> dict[str, Any]:
    """Count a pile, such as "yak2 joker1 stop", for a claim, such as "7 vulture"."""
    state = _pile_on_table(pile, edition)
    said = _parse_claim(claim)
    species, number = species_of_claim(said), number_of_claim(said)
    found = count(state, species)
    holds = found >= number
    return {
        "game": "yak",
        "claim": CLAIMS.format(said),
        "count": found,
        "claim_holds": holds,
        "takes": "challenger" if holds else "claimant",
        "penalty_cards": state.pile_size,
        "explanation": _explain(state, species, number, found),
    }


def _pile_on_table(pile: str, edition: str) -> YakState:
    state = YakState()
    state.edition = EDITIONS.number(edition)
    words = pile.split()
    if not words:
        raise InputError("the pile is empty: there is nothing to challenge")
    cards = [_parse_card(word) for word in words]
    for card in sorted(set(cards)):
        room = copies_in_deck(state, card)
        if cards.count(card) > room:
            have = f"{cards.count(card)} cards {CARDS.format(card)!r}"
            raise InputError(f"the pile has {have}: the deck has {room}")
    state.pile[: len(cards)] = cards
    state.pile_size = len(cards)
    return state


def _parse_card(word: str) -> int:
    try:
        return CARDS.number(word)
    except InputError as error:
        raise InputError(f"the pile: {error}") from None


def _parse_claim(claim: str) -> int:
    parts = claim.lower().split()
    if len(parts) != 2 or not parts[0].isdecimal():
        raise InputError(f"the claim {claim!r} must be a number and a species, as in '7 vulture'")
    SPECIES.number(parts[1])
    try:
        return CLAIMS.number(f"{int(parts[0])} {parts[1]}")
    except InputError:
        raise InputError(f"the claim {claim!r}: the number goes from 1 to 168") from None


def _explain(state: YakState, species: int, number: int, found: int) -> list[str]:
    """The count step by step, each with its rule."""
    cards = state.pile[: state.pile_size]
    name = SPECIES.words[species - 1]
    stops = cards.count(STOP)
    work = stops % 2 == 0
    bang, one = work and BANG in cards, work and ONE in cards
    steps = []
    if stops:
        even = "even number: every '!' and '1' works"
        effect = even if work else "odd number: every '!' and '1' is void"
        steps.append(f"{_many(stops, 'stop card')}, an {effect} (4.1).")
    if bang:
        steps.append(f"A valid '!': every species card counts as {name} (4.4).")
    if one:
        steps.append("A valid '1': every counting card, jokers too, counts 1 (4.5).")
    for card in cards:
        steps.append(_explain_card(card, species, bang, one))
    verdict = "is true: the challenger takes" if found >= number else "is false: the claimant takes"
    return [
        *steps,
        f"Together {found}.",
        f"The claim '{number} {name}' {verdict} {_many(len(cards), 'card')} (4.7, 5.1).",
    ]


def _explain_card(card: int, species: int, bang: bool, one: bool) -> str:
    name, value = CARDS.format(card), 1 if one else VALUE_OF[card]
    if card in (STOP, BANG, ONE):
        return f"{name}: counts 0 itself (4.6)."
    if card in (FIRST_JOKER, FIRST_JOKER + 1):
        return f"{name}: counts {value} as the claimed species (4.3)."
    if SPECIES_OF[card] == species:
        return f"{name}: counts {value} (4.2)."
    return f"{name}: counts {value} (4.4)." if bang else f"{name}: another species, counts 0 (4.2)."


def _many(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
