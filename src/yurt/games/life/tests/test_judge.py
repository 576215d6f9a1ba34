"""The judge of Life is Life: what it says, and what it says about bad input."""

from typing import Any

import pytest

import yurt

# The totals of the example: 15, 13, 10, 7 and 7.
FIVE = [
    "giraffe giraffe giraffe giraffe sheep sheep sheep sheep mouse bear",
    "bear bear bear bear pig pig pig pig mouse sheep",
    "dog dog dog dog dog cat cat cat giraffe bear",
    "goat goat goat goat goat goat hare hare mole dog",
    "mole mole mole mole mole mole hare hare goat giraffe",
]


def judge(*hands: str) -> dict[str, Any]:
    return yurt.judge("life", hands=list(hands))


def test_five_hands_are_scored() -> None:
    verdict = judge(*FIVE)
    assert verdict["game"] == "life"
    assert verdict["totals"] == [15, 13, 10, 7, 7]
    assert verdict["lives_lost"] == [0, 1, 1, 2, 2]
    assert verdict["majorities"] == {
        "giraffe": 0,
        "bear": 1,
        "mole": 4,
        "goat": 3,
        "sheep": 0,
        "dog": 2,
        "hare": None,
        "pig": 1,
        "cat": 2,
        "mouse": None,
    }


def test_the_most_must_not_be_shared() -> None:
    verdict = judge("giraffe " * 4 + "bear " * 3, "giraffe " * 3 + "bear " * 3, "giraffe bear")
    assert verdict["majorities"]["giraffe"] == 0
    assert verdict["majorities"]["bear"] is None
    assert verdict["totals"] == [9, 0, 0]
    assert verdict["lives_lost"] == [0, 2, 2]


def test_two_hands_use_the_rule_for_two() -> None:
    assert judge("mouse", "")["majorities"]["mouse"] is None
    assert judge("mouse", "")["lives_lost"] == [0, 0]
    assert judge("mouse mouse", "mouse")["majorities"]["mouse"] == 0
    assert judge("mouse", "", "")["majorities"]["mouse"] == 0


def test_the_explanation_goes_step_by_step() -> None:
    verdict = judge("giraffe " * 6 + "bear bear mouse cat", "giraffe mole mole bear bear")
    assert verdict["explanation"] == [
        "Hand 1 has only 5 cards: judged as it is.",
        "Two players: a majority needs at least 2 cards (6.2).",
        "giraffe 6 / 1: seat 0 has most and scores 9 (6.1).",
        "bear 2 / 2: the most is shared, nobody scores (6.1).",
        "mole 0 / 2: seat 1 has most and scores 7 (6.1).",
        "goat 0 / 0: nobody has one (6.1).",
        "sheep 0 / 0: nobody has one (6.1).",
        "dog 0 / 0: nobody has one (6.1).",
        "hare 0 / 0: nobody has one (6.1).",
        "pig 0 / 0: nobody has one (6.1).",
        "cat 1 / 0: 1 card where 2 are needed, nobody scores (6.2).",
        "mouse 1 / 0: 1 card where 2 are needed, nobody scores (6.2).",
        "Seat 0: 9 points, the highest total, loses no life (6.3).",
        "Seat 1: 7 points, the lowest total, loses 2 lives (6.3).",
    ]
    assert (
        "Seat 1: 13 points, neither highest nor lowest, loses 1 life (6.3)."
        in (judge(*FIVE)["explanation"])
    )


@pytest.mark.parametrize(
    ("hands", "part"),
    [
        ([], "not 0"),
        (["giraffe"], "not 1"),
        (["giraffe"] * 6, "not 6"),
        (["giraffe", "dragon"], "hand 1: there is no species 'dragon'"),
        (["?", "giraffe"], "hand 0: '\\?' names no species"),
        (["mole " * 11, "giraffe"], "hand 0 has 11 cards"),
        (["mouse mouse", "mouse mouse"], "4 cards 'mouse': there are 3"),
        (["mouse", 7], "hand 1: a text is needed"),
        ("giraffe bear", "a list with one text for each player"),
    ],
)
def test_a_clear_error_names_the_part(hands: Any, part: str) -> None:
    with pytest.raises(yurt.InputError, match=part):
        yurt.judge("life", hands=hands)


def test_unknown_facts_are_refused() -> None:
    with pytest.raises(yurt.InputError, match="to judge life give hands"):
        yurt.judge("life")
    with pytest.raises(yurt.InputError, match="rows"):
        yurt.judge("life", hands=["cat", "dog"], rows=["cat"])
