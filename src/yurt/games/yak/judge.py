"""Who is right about a pile on a real table."""

from typing import Any

from yurt.core.errors import InputError

from .editions import copies_in_deck
from .rules import count, do_specials_work, number_of_claim, species_of_claim, worth
from .state import (
    BANG,
    CARDS,
    CLAIMS,
    EDITIONS,
    HIGHEST,
    ONE,
    SPECIES,
    SPECIES_OF,
    STOP,
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
    words = _text("pile", pile).split()
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
    parts = _text("claim", claim).lower().split()
    if len(parts) != 2 or not parts[0].isdecimal():
        raise InputError(f"the claim {claim!r} must be a number and a species, as in '7 vulture'")
    if len(parts[0]) > 6 or not 1 <= int(parts[0]) <= HIGHEST:
        limits = f"the number goes from 1 to {HIGHEST} (rule 3.6)"
        raise InputError(f"the claim {claim[:40]!r}: {limits}")
    try:
        return CLAIMS.number(f"{int(parts[0])} {SPECIES.words[SPECIES.number(parts[1]) - 1]}")
    except InputError as error:
        raise InputError(f"the claim {claim!r}: {error}") from None


def _text(part: str, value: Any) -> str:
    if not isinstance(value, str):
        raise InputError(f"the {part} must be a text, not {value!r}")
    return value


def _explain(state: YakState, species: int, number: int, found: int) -> list[str]:
    """The count step by step, each with its rule."""
    cards = state.pile[: state.pile_size]
    name = SPECIES.words[species - 1]
    works = do_specials_work(state)
    bang, one = works and BANG in cards, works and ONE in cards
    steps = []
    if STOP in cards:
        parity, effect = ("even", "works") if works else ("odd", "is void")
        stops = _many(cards.count(STOP), "stop card")
        steps.append(f"{stops}, an {parity} number: every '!' and '1' {effect} (4.1).")
    if bang:
        steps.append(f"A valid '!': every species card counts as {name} (4.4).")
    if one:
        steps.append("A valid '1': every counting card, jokers too, counts 1 (4.5).")
    steps += [_explain_card(card, species, worth(card, species, bang, one)) for card in cards]
    verdict = "is true: the challenger takes" if found >= number else "is false: the claimant takes"
    return [
        *steps,
        f"Together {found}.",
        f"The claim '{number} {name}' {verdict} {_many(len(cards), 'card')} (4.7, 5.1).",
    ]


def _explain_card(card: int, species: int, counts: int) -> str:
    name = CARDS.format(card)
    if card in (STOP, BANG, ONE):
        return f"{name}: counts {counts} itself (4.6)."
    if SPECIES_OF[card] == 0:
        return f"{name}: counts {counts} as the claimed species (4.3)."
    if SPECIES_OF[card] == species:
        return f"{name}: counts {counts} (4.2)."
    return f"{name}: counts {counts} (4.4)." if counts else f"{name}: another species (4.2)."


def _many(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
