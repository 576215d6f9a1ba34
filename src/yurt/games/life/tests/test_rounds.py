"""The rules of Life is Life, by their numbers in RULES.md: how rounds and matches end."""

import pytest

import yurt
from yurt.games.life.tests.tables import (
    cards,
    impossible,
    last_turn,
    named,
    refused,
    scored,
    table,
    told,
    totals,
)

# The totals of the example: 15, 13, 10, 7 and 7.
FIVE = [
    "giraffe*4 sheep*4 mouse bear",
    "bear*4 pig*4 mouse sheep",
    "dog*5 cat*3 giraffe bear",
    "goat*6 hare*2 mole dog",
    "mole*6 hare*2 goat giraffe",
]
SETS = [("cat*3", "cat"), ("hare*4", "hare"), ("pig*4", "pig")]


def lives(match: yurt.Match) -> list[int]:
    found: list[int] = match.view()["lives"]
    return found


@pytest.mark.parametrize(("almost", "missing"), SETS)
def test_5_1_a_complete_set_after_a_swap_ends_the_round(almost: str, missing: str) -> None:
    match = table([f"{almost} giraffe*5 ?", "?", "?"], f"{missing} / ? / ? / ?", active=0)
    match.play(0, "row 1, give giraffe")
    assert lives(match) == [5, 4, 4]
    assert [row["species"] for row in told(match, "set_shown")] == [missing]
    assert len(told(match, "sudden_death")) == 1
    assert totals(match) == []
    assert match.view()["round"] == 10


def test_5_1_three_cats_or_four_hares_are_not_enough() -> None:
    match = table(["cat*2 hare*3 giraffe*5", "?", "?"], "? / cat hare / ? / ?")
    match.play(0, "row 2, give giraffe, give giraffe")
    assert lives(match) == [5, 5, 5]
    assert match.to_act == [1]


def test_5_1_who_has_swapped_cannot_hold_a_set_without_it() -> None:
    with impossible("5.1"):
        table(["cat*4 giraffe*6", "?", "?"])


def test_5_2_it_works_in_the_last_lap_and_the_knocker_loses_too() -> None:
    hands = ["?", "hare*4 giraffe*6", "?", "?"]
    match = table(
        hands,
        "hare / ? / ? / ?",
        last_lap=True,
        knocker=0,
        starter=0,
        active=1,
        turns=[2, 1, 1, 1],
    )
    match.play(1, "row 1, give giraffe")
    assert lives(match) == [4, 5, 4, 4]
    assert match.view()["round"] == 10


def test_5_3_a_set_that_was_dealt_works_after_the_first_swap() -> None:
    match = table(["pig*5 giraffe*5", "?", "?"], "bear / ? / ? / ?", turns=[0, 0, 0])
    assert lives(match) == [5, 5, 5]
    match.play(0, "row 1, give giraffe")
    assert lives(match) == [5, 4, 4]


def test_5_3_unless_that_swap_breaks_it() -> None:
    match = table(["pig*5 giraffe*5", "?", "?"], "bear / ? / ? / ?", turns=[0, 0, 0])
    match.play(0, "row 1, give pig")
    assert lives(match) == [5, 5, 5]
    assert match.to_act == [1]


def test_5_4_two_sets_count_as_one() -> None:
    match = table(["pig*4 hare*4 giraffe*2", "?", "?"], "? / pig hare / ? / ?")
    match.play(0, "row 2, give giraffe, give giraffe")
    assert [row["species"] for row in told(match, "set_shown")] == ["hare", "pig"]
    assert lives(match) == [5, 4, 4]


def test_6_1_strictly_the_most_cards_score() -> None:
    hands = ["giraffe*4 bear*3 mole*3", "giraffe*3 bear*3 goat*4", "giraffe bear sheep*4 dog*4"]
    match = scored(hands)
    found = {row["species"]: row["seat"] for row in told(match, "majority_found")}
    assert found["giraffe"] == 0
    assert "bear" in [row["species"] for row in told(match, "majority_missed")]
    assert totals(match) == [9 + 7, 7, 6 + 6]


def test_6_1_all_hands_are_shown() -> None:
    match = scored(["giraffe*4 bear*3 mole*3", "?", "?"], lives=[5, 1, 1])
    shown = [row for row in told(match, "cards_shown") if row["seat"] == 0]
    assert [(row["species"], row["number"]) for row in shown] == [
        ("giraffe", 4),
        ("bear", 3),
        ("mole", 3),
    ]
    seen = [row["number"] for row in told(match, "cards_shown")]
    assert sum(seen) == 30


def test_6_1_hands_shown_at_the_end_of_a_match_stay_open() -> None:
    hands = ["giraffe*5 bear*5", "mole*5 dog*5", "goat*5 giraffe*2 bear*3"]
    match = scored(hands, lives=[5, 1, 1])
    assert match.outcome is not None
    assert [named(hand) for hand in match.view()["hands"]] == [named(cards(hand)) for hand in hands]


def test_6_2_one_card_can_be_a_majority_among_three() -> None:
    match = scored(["mouse giraffe*9", "bear*5 mole*5", "goat*5 sheep*5"])
    assert totals(match)[0] == 9 + 3


def test_6_2_between_two_it_takes_two_cards() -> None:
    fields = {"lives": [5, 5, 0], "places": [0, 0, 3]}
    assert totals(scored(["mouse giraffe*9", "bear*5 mole*5", ""], **fields)) == [9, 8 + 7]
    match = scored(["mouse*2 giraffe*8", "mouse bear*5 mole*4", ""], **fields)
    assert totals(match) == [9 + 3, 8 + 7]


def test_6_3_lives_for_totals() -> None:
    match = scored(FIVE)
    assert totals(match) == [15, 13, 10, 7, 7]
    assert lives(match) == [5, 4, 4, 3, 3]


def test_6_3_who_shares_the_highest_total_loses_nothing() -> None:
    hands = ["mole*5 giraffe*3 bear*2", "goat*5 giraffe*3 bear*2", "cat*3 giraffe*3 bear*2 mouse*2"]
    match = scored(hands)
    assert totals(match) == [7, 7, 7]
    assert lives(match) == [5, 5, 5]
    match = scored([hands[0], hands[1], "cat*3 giraffe*3 bear*2 mole goat"])
    assert totals(match) == [7, 7, 4]
    assert lives(match) == [5, 5, 3]


def test_6_3_nobody_loses_more_than_two_lives_a_round() -> None:
    with impossible("6.3"):
        table(["?"] * 3, lives=[5, 5, 2], round=2)


def test_7_1_lives_stop_at_zero_and_then_you_are_out() -> None:
    match = scored(FIVE, lives=[5, 5, 5, 1, 5])
    assert lives(match) == [5, 4, 4, 0, 3]
    assert [(row["seat"], row["place"]) for row in told(match, "went_out")] == [(3, 5)]
    assert match.view()["players"] == 4
    assert sum(match.state.hands[3]) == 0
    assert refused(match, 3, "row 1") == "7.1"


def test_7_2_the_last_one_in_wins() -> None:
    match = scored(FIVE, lives=[1, 1, 1, 1, 1])
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.outcome.points == (1, 0, 0, 0, 0)
    assert match.outcome.places == (1, 2, 3, 4, 4)
    assert refused(match, 0, "row 1") == "7.2"


def test_7_2_the_later_out_the_better() -> None:
    hands = [FIVE[0], FIVE[1], "", FIVE[2], ""]
    match = scored(hands, lives=[2, 1, 0, 1, 0], places=[0, 0, 4, 0, 5])
    assert match.outcome is not None
    assert match.outcome.places == (1, 2, 4, 3, 5)


def test_7_2_in_one_round_the_higher_total_has_the_better_place() -> None:
    hands = [
        "bear*4 mole*4 pig*2",
        "goat*5 hare*3 sheep*2",
        "giraffe*8 sheep*2",
        "dog*5 mouse*3 bear mole",
    ]
    match = scored(hands, lives=[2, 1, 1, 2])
    assert totals(match) == [20, 12, 9, 9]
    assert match.outcome == yurt.Outcome(places=(1, 2, 3, 3), points=(2, 0, 0, 0))


def test_7_2_in_sudden_death_they_share_the_place() -> None:
    match = table(
        ["pig*4 giraffe*6", "?", "?", "?"],
        "pig / ? / ? / ?",
        lives=[1, 1, 2, 1],
    )
    match.play(0, "row 1, give giraffe")
    assert match.view()["places"] == [0, 3, 0, 3]
    assert match.standing.places == (1, 3, 1, 3)


def test_7_2_who_is_in_stands_before_who_is_out() -> None:
    match = table(["?", "", "?", "?"], lives=[2, 0, 5, 2], places=[0, 4, 0, 0])
    assert match.standing.places == (2, 4, 1, 2)
    with impossible("7.2"):
        table(["?", "", "?", "?"], lives=[2, 0, 5, 2], places=[0, 3, 0, 0])
    with impossible("7.2"):
        table(["?", "", ""], lives=[2, 0, 0], places=[0, 2, 2])


@pytest.mark.parametrize(("almost", "missing"), SETS[1:])
def test_8_1_experts_gain_a_life(almost: str, missing: str) -> None:
    match = table([f"{almost} giraffe*5 ?", "?", "?"], f"{missing} / ? / ? / ?", expert=True)
    match.play(0, "row 1, give giraffe")
    assert lives(match) == [6, 4, 4]


def test_8_1_cats_do_nothing_for_experts() -> None:
    match = table(["cat*3 giraffe*7", "?", "?"], "cat / ? / ? / ?", expert=True)
    match.play(0, "row 1, give giraffe")
    assert lives(match) == [5, 5, 5]
    assert match.to_act == [1]


def test_8_1_lives_have_no_upper_limit() -> None:
    hands = ["hare*4 giraffe*6", "?", "?"]
    match = table(hands, "hare / ? / ? / ?", expert=True, lives=[8, 2, 2])
    match.play(0, "row 1, give giraffe")
    assert lives(match) == [9, 1, 1]


def test_8_1_in_the_last_lap_too() -> None:
    hands = ["?", "?", "hare*4 giraffe*6"]
    match = last_turn(hands, "hare / ? / ? / ?", expert=True)
    match.play(2, "row 1, give giraffe")
    assert lives(match) == [4, 4, 6]
