"""Who has lost how many lives with the hands shown on a real table."""

from typing import Any

from yurt.core.errors import InputError
from yurt.core.state import NOBODY

from .scoring import add_up, lives_lost, majority, needed_for_majority
from .state import (
    HAND,
    LIVES,
    MAX_SEATS,
    SPECIES,
    VALUE,
    LifeState,
)


def judge(hands: list[str]) -> dict[str, Any]:
    """Score the hands of everybody in the round, each such as "giraffe giraffe bear mouse"."""
    state = _hands_on_table(hands)
    majorities = {word: majority(state, SPECIES.number(word)) for word in SPECIES}
    totals = [0] * state.seats
    add_up([NOBODY, *majorities.values()], totals)
    lost = [lives_lost(state, totals, seat) for seat in range(state.seats)]
    return {
        "game": "life",
        "majorities": {word: None if seat == NOBODY else seat for word, seat in majorities.items()},
        "totals": totals,
        "lives_lost": lost,
        "explanation": _explain(state, majorities, totals, lost),
    }


def _hands_on_table(hands: list[str]) -> LifeState:
    if not isinstance(hands, list | tuple):
        raise InputError(f"hands: a list with one text for each player is needed, not {hands!r}")
    if not 2 <= len(hands) <= MAX_SEATS:
        raise InputError(f"hands: 2 to {MAX_SEATS} players can be in a round, not {len(hands)}")
    state = LifeState()
    state.seats = state.players = len(hands)
    for seat, hand in enumerate(hands):
        state.lives[seat] = LIVES
        for species in _parse_hand(seat, hand):
            state.hands[seat][species] += 1
    for species, word in enumerate(SPECIES, start=1):
        found = sum(hand[species] for hand in state.hands)
        if found > VALUE[species]:
            raise InputError(f"the hands have {found} cards {word!r}: there are {VALUE[species]}")
    return state


def _parse_hand(seat: int, hand: str) -> list[int]:
    if not isinstance(hand, str):
        raise InputError(f"hand {seat}: a text is needed, not {hand!r}")
    words = hand.replace(",", " ").split()
    if len(words) > HAND:
        raise InputError(f"hand {seat} has {len(words)} cards: a hand has {HAND}")
    try:
        return [SPECIES.number(word) for word in words]
    except InputError as error:
        raise InputError(f"hand {seat}: {error}") from None


def _explain(
    state: LifeState, majorities: dict[str, int], totals: list[int], lost: list[int]
) -> list[str]:
    """The scoring step by step, each with its rule."""
    steps = []
    for seat in range(state.seats):
        cards = sum(state.hands[seat])
        if cards < HAND:
            steps.append(f"Hand {seat} has only {_many(cards, 'card')}: judged as it is.")
    if state.players == 2:
        steps.append("Two players: a majority needs at least 2 cards (6.2).")
    for word, seat in majorities.items():
        steps.append(_explain_species(state, word, seat))
    for seat in range(state.seats):
        steps.append(f"Seat {seat}: {_many(totals[seat], 'point')}, {_reason(totals, lost, seat)}.")
    return steps


def _explain_species(state: LifeState, word: str, holder: int) -> str:
    species = SPECIES.number(word)
    counts = [state.hands[seat][species] for seat in range(state.seats)]
    shown = f"{word} {' / '.join(map(str, counts))}"
    most = max(counts)
    if holder != NOBODY:
        return f"{shown}: seat {holder} has most and scores {VALUE[species]} (6.1)."
    if most == 0:
        return f"{shown}: nobody has one (6.1)."
    if counts.count(most) > 1:
        return f"{shown}: the most is shared, nobody scores (6.1)."
    needed = needed_for_majority(state)
    return f"{shown}: {_many(most, 'card')} where {needed} are needed, nobody scores (6.2)."


def _reason(totals: list[int], lost: list[int], seat: int) -> str:
    if totals[seat] == max(totals):
        return "the highest total, loses no life (6.3)"
    if lost[seat] == 2:
        return "the lowest total, loses 2 lives (6.3)"
    return "neither highest nor lowest, loses 1 life (6.3)"


def _many(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
