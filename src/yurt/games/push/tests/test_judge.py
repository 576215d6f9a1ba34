"""The judge of PUSH: what it says, and what it says about bad input."""

from typing import Any

import pytest

import yurt


def test_points_cards_and_winners_are_told() -> None:
    verdict = yurt.judge("push", cards=["red6 blue3", "Red6 red6", ""])
    del verdict["explanation"]
    assert verdict == {
        "game": "push",
        "points": [9, 12, 0],
        "cards": [2, 2, 0],
        "places": [2, 1, 3],
        "winners": [1],
    }


def test_the_explanation_goes_step_by_step() -> None:
    assert yurt.judge("push", cards=["red6 blue3", "", "red1"])["explanation"] == [
        "Seat 0: 2 cards, 6 + 3 = 9 points (6.2).",
        "Seat 1: no cards, 0 points (6.2).",
        "Seat 2: 1 card, 1 = 1 point (6.2).",
        "Most points: seat 0 wins (6.2).",
    ]


def test_a_tie_is_explained() -> None:
    by_cards = yurt.judge("push", cards=["red6", "blue1 blue5"])["explanation"]
    assert by_cards[-2:] == [
        "Seats 0 and 1 are level at 6 points: more cards decide (6.2).",
        "With 2 cards seat 1 wins (6.2).",
    ]
    shared = yurt.judge("push", cards=["red6", "blue6", "green6", "red5"])
    assert shared["winners"] == [0, 1, 2]
    assert shared["explanation"][-1] == (
        "Seats 0 and 1 and 2 have 1 card each and share the win (6.2)."
    )


@pytest.mark.parametrize(
    ("cards", "part"),
    [
        (["red6"], "2 to 6 players"),
        (["red6"] * 7, "2 to 6 players"),
        ([], "2 to 6 players"),
        (["red6", "dragon1"], "seat 1.*'dragon1'"),
        (["red7", ""], "seat 0.*'red7'"),
        (["?", ""], "seat 0.*'\\?' names no card"),
        (["roll", ""], "seat 0: roll cards are never kept"),
        (["", "switch"], "seat 1: switch cards are never kept"),
        (["red6 red6", "red6 red6"], "4 cards 'red6': the deck has 3"),
        ("red6 red5", "a list with one text"),
        (["red6", 5], "a list with one text"),
        (None, "a list with one text"),
    ],
)
def test_a_clear_error_names_the_part(cards: Any, part: str) -> None:
    with pytest.raises(yurt.InputError, match=part):
        yurt.judge("push", cards=cards)


def test_unknown_facts_are_refused() -> None:
    with pytest.raises(yurt.InputError, match="to judge push give cards"):
        yurt.judge("push")
    with pytest.raises(yurt.InputError, match="hands"):
        yurt.judge("push", cards=["red1", "red2"], hands=[])
