"""The chances in Life is Life are those of the cards one has not seen."""

import random
from typing import Any

import pytest

import yurt
from yurt.core.game import Reason
from yurt.games.life.chances import chances, imagine, reason
from yurt.games.life.majorities import chance_of_majority
from yurt.games.life.scoring import majority
from yurt.games.life.state import KINDS, KNOCK, MOVES, SPECIES
from yurt.games.life.tests.hidden import another_world
from yurt.games.life.tests.tables import cards, table

OPEN = [
    "giraffe*6 bear*4",
    "bear*4 mole*6",
    "goat*5 sheep*5",
]
"""Hands of which everything is known: giraffes 9, moles 7 and goats 7, sheep 6, no bears."""


def reckon(match: yurt.Match, seat: int = 0) -> dict[str, float]:
    return chances(match.view_state(seat), seat, KNOCK)


def known(hands: list[str], rows: str = "? / ? / ? / ?", **fields: Any) -> yurt.Match:
    """A table at which everybody knows all hands."""
    return table(hands, rows, known=[cards(hand) for hand in hands], **fields)


def situations(count: int) -> list[yurt.Match]:
    """Random situations in which somebody is to choose."""
    dice = random.Random(71)
    found: list[yurt.Match] = []
    for seed in range(3 * count):
        match = yurt.Match("life", 3 + seed % 3, seed=seed)
        for _ in range(dice.randrange(80)):
            if match.to_act:
                match.play(match.to_act[0], dice.choice(match.moves(match.to_act[0])))
        if match.to_act and match.view()["phase"] == "choose":
            found.append(match)
    return found[:count]


@pytest.mark.parametrize(("seat", "safe", "worst"), [(0, 0, 0), (1, 0, 1), (2, 1, 0)])
def test_nothing_is_left_to_chance_when_all_hands_are_known(
    seat: int, safe: int, worst: int
) -> None:
    """9, 7 and 13 points: they cost 1, 2 and no lives."""
    found = reckon(known(OPEN, active=seat), seat)
    assert (found["safe"], found["worst"]) == (safe, worst)
    assert not any(name.startswith("majority") for name in found)


def test_a_majority_is_as_likely_as_the_unseen_cards_make_it() -> None:
    """Of the three mice seat 0 has one; the others are among 29 cards, of which 20 lie aside."""
    rest = ["?", "bear*8 mole*2"]
    rows = "cat / cat*2 / goat*3 / sheep*4"
    seen = [cards(""), cards("mole"), cards("bear*8 mole*2")]
    mouse = SPECIES.number("mouse")
    one = table(["mouse dog giraffe*8", *rest], rows, known=seen).view_state(0)
    assert chance_of_majority(one, 0, mouse) == pytest.approx(20 / 29 * 19 / 28)
    two = table(["mouse*2 giraffe*8", *rest], rows, known=seen).view_state(0)
    assert chance_of_majority(two, 0, mouse) == 1
    assert chance_of_majority(two, 0, SPECIES.number("bear")) == 0


def test_exact_majorities_agree_with_imagined_worlds() -> None:
    for match in situations(12):
        seat = match.to_act[0]
        view = match.view_state(seat)
        worlds = 0
        found = [0] * (KINDS + 1)
        for world in imagine(view, seat):
            worlds += 1
            for species in range(1, KINDS + 1):
                found[species] += majority(world, species) == seat
        for species in range(1, KINDS + 1):
            exact = chance_of_majority(view, seat, species)
            assert found[species] / worlds == pytest.approx(exact, abs=0.1)


def test_somebody_else_can_make_sudden_death_if_a_row_completes_a_set() -> None:
    hands = ["giraffe*8 bear*2", "hare*4 dog*6", "goat*7 sheep*3"]
    rows = "hare / bear*2 / mole*3 / mole*4"
    assert reckon(known(hands, rows))["sudden_death"] == 1
    assert "sudden_death" not in reckon(known(hands, "pig / bear*2 / mole*3 / mole*4"))


def test_nobody_is_dangerous_without_a_turn_to_come() -> None:
    hands = ["giraffe*8 bear*2", "hare*4 dog*6", "goat*7 sheep*3"]
    rows = "hare / bear*2 / mole*3 / mole*4"
    lap = {"last_lap": True, "turns": [2, 2, 1], "starter": 0, "active": 2}
    assert "sudden_death" not in reckon(known(hands, rows, knocker=0, **lap), 2)
    lap |= {"turns": [1, 1, 2], "starter": 2, "active": 0}
    assert reckon(known(hands, rows, knocker=2, **lap))["sudden_death"] == 1


def test_the_last_card_of_a_set_may_lie_aside() -> None:
    """Of 38 unseen cards 20 lie aside, and one of them all is the fifth pig."""
    rows = "cat / bear*2 / mole*3 / goat*4"
    shown = [cards(""), cards("dog"), cards("dog")]
    found = reckon(table(["pig*4 giraffe*6", "?", "?"], rows, known=shown))
    assert found["outs"] == pytest.approx(1 - 20 / 38)
    found = reckon(table(["pig*3 giraffe*7", "?", "?"], rows, known=shown))
    assert "outs" not in found


def test_hidden_cards_do_not_change_the_chances() -> None:
    dice = random.Random(5)
    for match in situations(6):
        seat = match.to_act[0]
        other = match.fork()
        another_world(other.state, seat, dice)
        assert reckon(other, seat) == reckon(match, seat)


def test_only_who_is_on_turn_gets_chances() -> None:
    match = table(OPEN)
    assert reckon(match, 1) == {}


def why(match: yurt.Match, text: str, **found: float) -> Reason:
    """The reason for a move of seat 0."""
    return reason(match.view_state(0), 0, MOVES.parse(text), found)


def test_reasons_to_knock_or_to_swap_fit_the_chances() -> None:
    match = known(OPEN)
    assert why(match, "knock", safe=0.7).name == "ahead"
    assert why(match, "knock", safe=0.2).name == "settle"
    assert why(match, "row 1", safe=0.7).name == "better"
    assert why(match, "row 1", safe=0.2).name == "behind"


def test_a_swap_in_the_last_lap_is_the_last_one() -> None:
    lap = {"last_lap": True, "turns": [1, 1, 2], "starter": 2, "knocker": 2}
    assert why(known(OPEN, **lap), "row 1", safe=0.2).name == "last"


def test_a_row_may_complete_a_set() -> None:
    match = known(["hare*4 dog*6", "giraffe*8 bear*2", "goat*7 sheep*3"], "hare / ? / ? / ?")
    assert why(match, "row 1", safe=0.2).name == "set"
    assert why(match, "row 2", safe=0.2).name == "behind"
    match.play(0, "row 1")
    assert why(match, "give dog").name == "keep-set"
    assert why(match, "give hare").name != "keep-set"


def test_a_gift_costs_the_chance_to_have_the_most() -> None:
    """The hands are known: six giraffes are the most, with or without one; two bears never are."""
    hands = ["giraffe*6 bear*2 goat*2", "bear*5 goat mole*4", "mole*3 sheep*5 dog*2"]
    match = known(hands, "mouse / cat*2 / ? / ?")
    match.play(0, "row 1")
    view = match.view_state(0)
    assert chances(view, 0, MOVES.parse("give giraffe")) == {"majority_giraffe": 1}
    assert chances(view, 0, MOVES.parse("give bear")) == {}
    assert why(match, "give giraffe") == Reason("spare", {"before": 100, "after": 100})
    assert why(match, "give bear") == Reason("hopeless")
    assert why(match, "give goat") == Reason("costs", {"before": 100, "after": 0})


def test_the_cheapest_gift_is_called_so() -> None:
    """Both animals are the most by one card; goats are worth 7 and giraffes 9."""
    hands = ["giraffe*5 goat*4 dog", "giraffe*4 goat*3 mole*3", "bear*8 sheep*2"]
    match = known(hands, "mouse / cat*2 / ? / ?")
    match.play(0, "row 2")
    match.play(0, "give dog")
    assert why(match, "give giraffe") == Reason("costs", {"before": 100, "after": 0})
    assert why(match, "give goat") == Reason("cheapest", {"before": 100, "after": 0})
