"""The odds of PUSH are those of the deck."""

import random

import pytest

from yurt import Match
from yurt.games.push.chances import chances, reason
from yurt.games.push.state import BUSTED, CARDS, PLACE, PUSH, STOP


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
        assert chances(match.view_state(seat), seat) == {"bust": pytest.approx(expected)}
        likely += bool(fatal)
    assert likely > 5


def test_there_are_odds_only_for_who_may_push() -> None:
    match = situations(1)[0]
    other = (match.to_act[0] + 1) % 3
    assert chances(match.view_state(other), other) == {}


def test_reasons_fit_the_odds() -> None:
    assert reason(PUSH, {"bust": 0.0}) == "safe"
    assert reason(PUSH, {"bust": 0.1}) == "worth"
    assert reason(STOP, {"bust": 0.3}) == "enough"
    assert reason(STOP, {"bust": 0.0}) == ""
    assert reason(PLACE, {}) == ""
