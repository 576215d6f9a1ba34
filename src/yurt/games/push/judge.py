"""Who has won a match on a real table."""

from typing import Any

from yurt.core.errors import InputError

from .holdings import count_cards, count_points
from .rules import score
from .state import CARDS, COPIES, NUMBER_KINDS, SEATS, VALUE_OF, PushState


def judge(cards: list[str]) -> dict[str, Any]:
    """Count the cards of each player, such as "red6 blue3", protected or not."""
    state = _cards_on_table(cards)
    points, places = [0] * SEATS, [0] * SEATS
    score(state, points, places)
    numbers = [count_cards(state, seat) for seat in range(state.seats)]
    winners = [seat for seat in range(state.seats) if places[seat] == 1]
    return {
        "game": "push",
        "points": points[: state.seats],
        "cards": numbers,
        "places": places[: state.seats],
        "winners": winners,
        "explanation": _explain(state, winners),
    }


def _cards_on_table(cards: list[str]) -> PushState:
    if not isinstance(cards, list | tuple) or not all(isinstance(text, str) for text in cards):
        raise InputError("the cards must be a list with one text for each player")
    if not 2 <= len(cards) <= SEATS:
        raise InputError(f"the cards of 2 to {int(SEATS)} players are needed, not of {len(cards)}")
    state = PushState()
    state.seats = len(cards)
    for seat, text in enumerate(cards):
        for word in text.split():
            state.collections[seat][_parse_card(seat, word)] += 1
    for card in range(1, NUMBER_KINDS + 1):
        found = sum(state.collections[seat][card] for seat in range(state.seats))
        if found > COPIES[card]:
            name = CARDS.format(card)
            raise InputError(f"there are {found} cards {name!r}: the deck has {COPIES[card]}")
    return state


def _parse_card(seat: int, word: str) -> int:
    try:
        card = CARDS.number(word)
    except InputError as error:
        raise InputError(f"the cards of seat {seat}: {error}") from None
    if card > NUMBER_KINDS:
        raise InputError(f"the cards of seat {seat}: {word.lower()} cards are never kept")
    return card


def _explain(state: PushState, winners: list[int]) -> list[str]:
    """The count step by step, each with its rule."""
    steps = [_explain_seat(state, seat) for seat in range(state.seats)]
    most = count_points(state, winners[0])
    level = [seat for seat in range(state.seats) if count_points(state, seat) == most]
    if len(level) == 1:
        return [*steps, f"Most points: seat {winners[0]} wins (6.2)."]
    steps.append(f"Seats {_listed(level)} are level at {most} points: more cards decide (6.2).")
    number = _many(count_cards(state, winners[0]), "card")
    if len(winners) == 1:
        return [*steps, f"With {number} seat {winners[0]} wins (6.2)."]
    return [*steps, f"Seats {_listed(winners)} have {number} each and share the win (6.2)."]


def _explain_seat(state: PushState, seat: int) -> str:
    values = [
        VALUE_OF[card]
        for card in range(1, NUMBER_KINDS + 1)
        for _ in range(state.collections[seat][card])
    ]
    if not values:
        return f"Seat {seat}: no cards, 0 points (6.2)."
    points = _many(count_points(state, seat), "point")
    sum_of_values = " + ".join(str(value) for value in values)
    return f"Seat {seat}: {_many(len(values), 'card')}, {sum_of_values} = {points} (6.2)."


def _listed(seats: list[int]) -> str:
    return " and ".join(str(seat) for seat in seats)


def _many(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
