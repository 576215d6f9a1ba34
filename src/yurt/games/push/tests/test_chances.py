"""The odds of PUSH are those of the deck."""

import random

import pytest

from yurt import Match
from yurt.games.push.chances import chances, reason
from yurt.games.push.state import (
    BANK,
    BEGINNING,
    BUSTED,
    CARDS,
    COLOURS,
    DECIDING,
    PLACE,
    PLACING,
    PUSH,
    STOP,
    TAKE,
    TAKING,
    PushState,
)


def situations(count: int) -> list[Match]:
    """Random situations before a push."""
    dice = random.Random(70)
    found: list[Match] = []
    for seed in range(200):
        match = Match("push", 3, seed=seed)
        for _ in range(dice.randrange(60)):
            if match.to_act:
                seat = match.to_act[0]
                moves = match.moves(seat)
                match.play(seat, "push" if "push" in moves else dice.choice(moves))
        if match.to_act and "push" in match.moves(match.to_act[0]):
            found.append(match)
    return found[:count]


def busts(match: Match, card: int) -> bool:
    """Whether a card on top of the deck would be one too many."""
    fork = match.fork()
    fork.state.deck[fork.state.deck_size - 1] = card
    fork.play(fork.to_act[0], "push")
    return any(row[0] == BUSTED for row in fork.history[-1].events)


def test_a_bust_is_as_likely_as_the_cards_that_make_one() -> None:
    likely = 0
    for match in situations(60):
        state, seat = match.state, match.to_act[0]
        left = [card for card in range(1, len(CARDS) + 1) if state.left[card] > 0]
        fatal = [card for card in left if busts(match, card)]
        expected = sum(state.left[card] for card in fatal) / state.deck_size
        assert chances(match.view_state(seat), seat, PUSH) == {"bust": pytest.approx(expected)}
        likely += bool(fatal)
    assert likely > 5


def test_there_are_odds_only_for_who_may_push() -> None:
    match = situations(1)[0]
    other = (match.to_act[0] + 1) % 3
    assert chances(match.view_state(other), other, PUSH) == {}


def columns(*cards: str, phase: int = DECIDING, turned: str = "") -> PushState:
    """A view of seat 0 with these columns and a full deck."""
    view: PushState = Match("push", 3, seed=1).view_state(0)
    view.active, view.phase = 0, phase
    view.turned = CARDS.number(turned) if turned else 0
    for column, text in enumerate(cards):
        numbers = [CARDS.number(word) for word in text.split()]
        view.columns[column][: len(numbers)] = numbers
        view.column_sizes[column] = len(numbers)
    return view


def why(view: PushState, move: int, **found: float) -> tuple[str, int | str | None]:
    """The name of the reason and the points it speaks of."""
    told = reason(view, 0, move, found or chances(view, 0, move))
    return told.name, told.values.get("points")


def test_reasons_to_push_on_and_to_stop_fit_the_odds() -> None:
    view = columns("red5 blue6", "green1")
    assert why(view, PUSH, bust=0.0) == ("safe", None)
    assert why(view, PUSH, bust=0.1) == ("worth", 11)
    assert why(view, STOP, bust=0.3) == ("enough", 11)
    assert why(view, STOP, bust=0.0) == ("now", 11)


def test_a_bank_saves_the_points_of_its_colour() -> None:
    view = columns(phase=BEGINNING)
    view.collections[0][CARDS.number("red6")] = 2
    view.collections[0][CARDS.number("red1")] = 1
    view.collections[0][CARDS.number("blue5")] = 1
    assert why(view, BANK + COLOURS.number("red")) == ("bank", 13)


def test_a_place_is_the_safest_if_the_odds_say_so() -> None:
    """The second column takes little anyway."""
    view = columns("blue1", "green3 yellow5 purple6", "yellow2 blue4", phase=PLACING, turned="red4")
    odds = [chances(view, 0, PLACE + column)["bust"] for column in range(2)]
    assert odds[0] != odds[1]
    safest = PLACE + odds.index(min(odds))
    other = PLACE + odds.index(max(odds))
    assert why(view, safest)[0] == "safest"
    assert why(view, other)[0] == "grows"


def test_without_a_difference_the_points_of_the_column_count() -> None:
    view = columns("blue1", phase=PLACING, turned="red4")
    assert why(view, PLACE) == ("grows", 5)
    assert why(view, PLACE + 1) == ("grows", 4)
    assert why(columns("blue1", phase=PLACING, turned="roll"), PLACE)[0] == "roll"


def test_a_column_is_taken_for_its_points_and_the_die() -> None:
    view = columns("red6 blue5", "green6 red5 roll", "yellow2", phase=TAKING)
    assert why(view, TAKE) == ("take-most", 11)
    assert why(view, TAKE + 1) == ("take-roll", 11)
    assert why(view, TAKE + 2) == ("take", 2)
    view = columns("red6 roll", "yellow2", phase=TAKING)
    assert why(view, TAKE + 1) == ("take-calm", 2)
