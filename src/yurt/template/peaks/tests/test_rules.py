"""The rules of Peaks, one by one."""

from typing import Any

import pytest

import yurt


def round_of(hands: list[list[str]], **options: Any) -> yurt.Match:
    """A match in which everybody holds the given cards."""
    seats = len(hands)
    shown = {"1": 0}
    rest = ["?"] * (18 - 3 * seats)
    view = {"hands": hands, "rest": rest, "shown": shown, "phase": "choose", **options}
    return yurt.position("peaks", view, seats=seats)


def test_1_1_there_are_two_of_each_peak() -> None:
    with pytest.raises(yurt.InputError, match=r"rule 1\.1"):
        round_of([["9", "9", "9"], ["1", "2", "3"]])


def test_1_2_everybody_gets_three_cards() -> None:
    view = yurt.Match("peaks", seats=4, seed=1).view(0)
    assert view["hand_sizes"] == [3, 3, 3, 3]
    assert view["rest"] == ["?"] * 6


def test_2_1_all_choose_at_the_same_time() -> None:
    match = round_of([["1", "2", "3"], ["4", "5", "6"]])
    match.play(1, "choose 5")
    assert match.to_act == [0]
    assert match.view(0)["choices"] == [None, "?"]
    with pytest.raises(yurt.Refused, match=r"rule 2\.1"):
        match.play(1, "choose 4")


def test_2_2_the_highest_card_that_stands_alone_scores() -> None:
    match = round_of([["1", "2", "9"], ["3", "5", "9"], ["4", "6", "7"]])
    for seat, card in enumerate(("9", "9", "4")):
        match.play(seat, f"choose {card}")
    assert match.view()["points"] == [0, 0, 1]


def test_3_1_three_rounds_are_played() -> None:
    match = round_of([["1", "2", "3"], ["4", "5", "6"]])
    for first, second in (("1", "4"), ("2", "5"), ("3", "6")):
        match.play(0, f"choose {first}")
        match.play(1, f"choose {second}")
    assert match.outcome == yurt.Outcome(places=(2, 1), points=(0, 3))


def test_4_1_in_the_valley_the_lowest_card_scores() -> None:
    match = round_of([["1", "2", "3"], ["4", "5", "6"]], valley=True)
    match.play(0, "choose 3")
    match.play(1, "choose 6")
    assert match.view()["points"] == [1, 0]
