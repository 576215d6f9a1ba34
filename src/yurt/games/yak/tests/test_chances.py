"""The chance of a claim in YAK is that of the cards one has not seen."""

import random
from itertools import permutations

import pytest

from yurt import Match
from yurt.core.names import UNKNOWN
from yurt.games.yak.chances import chances, reason
from yurt.games.yak.exact import exact_chance
from yurt.games.yak.hidden import count_unseen
from yurt.games.yak.rules import count, last_claim, number_of_claim, species_of_claim
from yurt.games.yak.state import CHALLENGE, CLAIM_COUNT, KINDS, PLAY, YakState

SAMPLES = 1500


def piles(length: int, wanted: int) -> list[tuple[Match, int]]:
    """Random piles of some length, each with the seat that may challenge."""
    dice = random.Random(length)
    found = []
    for seed in range(wanted):
        match = Match("yak", 3, seed=seed, edition="jak" if seed % 2 else "zoch")
        for _ in range(length):
            seat = match.to_act[0]
            match.play(seat, dice.choice([m for m in match.moves(seat) if m != "challenge"]))
            claims = match.moves(seat)
            match.play(seat, claims[min(len(claims) - 1, dice.randrange(8))])
        found.append((match, match.to_act[0]))
    return found


def holds(view: YakState, said: int) -> bool:
    return count(view, species_of_claim(said)) >= number_of_claim(said)


@pytest.mark.parametrize("length", [1, 2, 3])
def test_a_short_pile_is_counted_card_by_card(length: int) -> None:
    """All ways to lay the unseen cards, one by one."""
    for match, seat in piles(length, 4):
        view = match.view_state(seat)
        unseen = [0] * (KINDS + 1)
        count_unseen(view, unseen)
        hidden = [i for i in range(length) if view.pile[i] == UNKNOWN]
        if len(hidden) > 2:
            continue
        cards = [card for card in range(1, KINDS + 1) for _ in range(unseen[card])]
        true = total = 0
        for picked in permutations(cards, len(hidden)):
            for i, card in zip(hidden, picked, strict=True):
                view.pile[i] = card
            total += 1
            true += holds(view, last_claim(view))
        assert chances(match.view_state(seat), seat) == {"claim_true": pytest.approx(true / total)}


@pytest.mark.parametrize("length", [5, 9])
def test_a_long_pile_agrees_with_guesses(length: int) -> None:
    for match, seat in piles(length, 4):
        said = last_claim(match.state)
        exact = exact_chance(match.view_state(seat), seat, said)
        true = 0
        for seed in range(SAMPLES):
            world = match.view_state(seat)
            match.game.plain.imagine([world], 0, seat, seed)
            true += holds(world, said)
        spread = (exact * (1 - exact) / SAMPLES) ** 0.5
        assert abs(true / SAMPLES - exact) <= 5 * spread + 1e-9


def test_what_cannot_be_and_what_must_be_are_certain() -> None:
    match, seat = piles(3, 1)[0]
    view = match.view_state(seat)
    assert exact_chance(view, seat, CLAIM_COUNT) == 0
    view.claims[2] = 1
    for i in range(3):
        view.pile[i] = 3  # yeti3
        view.layers[i] = seat
    assert chances(view, seat) == {"claim_true": 1}


def test_there_is_a_chance_only_where_one_can_challenge() -> None:
    match = Match("yak", 2, seed=1)
    seat = match.to_act[0]
    assert chances(match.view_state(seat), seat) == {}
    match.play(seat, match.moves(seat)[0])
    assert chances(match.view_state(seat), seat) == {}
    match.play(seat, match.moves(seat)[0])
    assert chances(match.view_state(seat), seat) == {}
    assert chances(match.view_state(1 - seat), 1 - seat)


def test_reasons_fit_the_chance() -> None:
    assert reason(CHALLENGE, {"claim_true": 0.2}) == "doubt"
    assert reason(CHALLENGE, {"claim_true": 0.6}) == "trap"
    assert reason(PLAY + 1, {"claim_true": 0.6}) == "believe"
    assert reason(PLAY + 1, {"claim_true": 0.2}) == "dare"
    assert reason(PLAY + 1, {}) == ""
