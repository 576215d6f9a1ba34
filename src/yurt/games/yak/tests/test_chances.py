"""The chance of a claim in YAK is that of the cards one has not seen."""

import random
from itertools import permutations

import pytest

from yurt import Match
from yurt.core.game import Reason
from yurt.core.names import UNKNOWN
from yurt.games.yak.chances import chances, reason
from yurt.games.yak.exact import exact_chance
from yurt.games.yak.hidden import count_unseen
from yurt.games.yak.rules import count, last_claim, number_of_claim, species_of_claim
from yurt.games.yak.state import (
    CARDS,
    CHALLENGE,
    CLAIM,
    CLAIM_COUNT,
    CLAIMS,
    KINDS,
    PLAY,
    YakState,
)

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
        found = chances(match.view_state(seat), seat, CHALLENGE)
        assert found["claim_true"] == pytest.approx(true / total)


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
    assert chances(view, seat, CHALLENGE) == {"claim_true": 1}


def test_there_is_a_chance_where_one_can_challenge_or_claims() -> None:
    match = Match("yak", 2, seed=1)
    seat = match.to_act[0]
    assert reckon(match, seat, match.legal(seat)[0]) == {}
    match.play(seat, match.moves(seat)[0])
    assert list(reckon(match, seat, match.legal(seat)[0])) == ["own_claim_true"]
    match.play(seat, match.moves(seat)[0])
    assert reckon(match, seat, CHALLENGE) == {}
    assert list(reckon(match, 1 - seat, CHALLENGE)) == ["claim_true", "claim_believed"]


def reckon(match: Match, seat: int, move: int) -> dict[str, float]:
    return chances(match.view_state(seat), seat, move)


def test_the_chance_of_an_own_claim_is_that_of_the_pile_with_the_card() -> None:
    for match, seat in piles(3, 6):
        match.play(seat, next(move for move in match.moves(seat) if move != "challenge"))
        for move in match.legal(seat)[:12]:
            view = match.view_state(seat)
            assert chances(view, seat, move) == {
                "own_claim_true": exact_chance(view, seat, move - CLAIM)
            }


def why(match: Match, seat: int, move: int, **found: float) -> Reason:
    return reason(match.view_state(seat), seat, move, found)


def test_reasons_to_challenge_and_to_play_on_fit_the_chance() -> None:
    match, seat = piles(3, 1)[0]
    card = match.legal(seat)[0]
    assert why(match, seat, CHALLENGE, claim_true=0.2).name == "doubt"
    assert why(match, seat, CHALLENGE, claim_true=0.6).name == "trap"
    assert why(match, seat, card, claim_true=0.6).name == "believe"
    assert why(match, seat, card, claim_true=0.2).name == "dare"


@pytest.mark.parametrize(
    ("hand", "card", "kind"),
    [
        ("yak1 yak2", "yak1", "fits"),
        ("yak1 joker2", "joker2", "fits"),
        ("yak1 stop", "stop", "special"),
        ("yak1 yeti3", "yeti3", "spares"),
        ("ibex1 yeti3", "yeti3", "other"),
    ],
)
def test_a_card_is_called_what_it_is_for_the_last_claim(hand: str, card: str, kind: str) -> None:
    match, seat = piles(1, 1)[0]
    view = match.view_state(seat)
    view.claims[0] = CLAIMS.number("1 yak")
    cards = sorted(CARDS.number(word) for word in hand.split())
    view.hands[seat] = [*cards, 0, 0, 0]
    view.hand_sizes[seat] = len(cards)
    found = reason(view, seat, PLAY + CARDS.number(card), {"claim_true": 0.6})
    assert found.values == {"card": kind}


@pytest.mark.parametrize(
    ("card", "name"),
    [("yak1", "begin-creature"), ("joker1", "begin-joker"), ("stop", "begin-special")],
)
def test_the_first_card_of_a_pile_is_called_what_it_is(card: str, name: str) -> None:
    match = Match("yak", 2, seed=1)
    assert why(match, match.to_act[0], PLAY + CARDS.number(card)).name == name


def test_reasons_to_claim_fit_the_chance() -> None:
    match, seat = piles(3, 1)[0]
    match.play(seat, match.moves(seat)[0])
    least, more = match.legal(seat)[:2]
    assert why(match, seat, more, own_claim_true=1).name == "certain"
    assert why(match, seat, more, own_claim_true=0.6).name == "likely"
    assert why(match, seat, least, own_claim_true=0.2).name == "least"
    assert why(match, seat, more, own_claim_true=0.2).name == "bluff"


def test_nobody_doubts_the_last_claim_of_a_match() -> None:
    """6.2: it is the last card of all."""
    match, seat = piles(3, 1)[0]
    view = match.view_state(seat)
    view.draw_size = 0
    view.hand_sizes = [0] * 6
    assert reason(view, seat, match.legal(seat)[0], {"claim_true": 0.6}).name == "end"
    assert reason(view, seat, CHALLENGE, {"claim_true": 0.6}).name == "trap"
