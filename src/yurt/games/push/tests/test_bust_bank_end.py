"""The rules of PUSH about busting, banking and the end, by their numbers in RULES.md."""

import pytest

import yurt
from yurt.games.push.tests.tables import (
    bank,
    collection,
    columns_of,
    faces,
    happened,
    refused,
    roll,
    table,
)

FULL = ["red1", "red2", "red3"]
CARDS_ONLY = {"protection": "cards"}
RISK = {"risk": True}


def test_4_1_a_card_that_fits_nowhere_busts() -> None:
    match = roll(
        "blue",
        lambda seed: table(FULL, "red4 red5", ["blue1 blue2 green1"], seed=seed),
        (0, "push"),
    )
    assert happened(match) == ["card_turned", "busted", "rolled", "cards_lost"]
    assert collection(match, 0) == "green1"
    assert match.view()["discards"]["red4"] == 3
    assert columns_of(match) == FULL
    assert match.to_act == [1]


def test_4_1_the_star_costs_nothing_and_protected_cards_stay() -> None:
    def make(seed: int) -> yurt.Match:
        return table(FULL, "red4 red5", ["green1"], ["blue1"], seed=seed)

    for face in ("star", "blue"):
        match = roll(face, make, (0, "push"))
        assert (collection(match, 0), bank(match, 0)) == ("green1", "blue1")
        assert happened(match)[-1] == "nothing_lost"


def test_4_1_a_roll_card_that_busts_is_one_roll_only() -> None:
    match = table(["red1 roll", "roll", "roll blue2"], "roll red5")
    match.play(0, "push")
    assert happened(match)[:3] == ["card_turned", "busted", "rolled"]
    assert len(faces(match)) == 1


def test_4_1_with_fewer_than_three_columns_nobody_busts() -> None:
    match = table(["red1", "red2"], "red3 red4")
    match.play(0, "push")
    assert columns_of(match) == FULL


@pytest.mark.parametrize(("switches", "order"), [(0, [1, 2, 3]), (1, [3, 2, 1]), (2, [1, 2, 3])])
def test_4_2_after_a_bust_the_others_take_the_columns(switches: int, order: list[int]) -> None:
    match = table(FULL, "red4 red5", seats=4, switches=switches)
    match.play(0, "push")
    for place, seat in enumerate(order, start=1):
        assert match.to_act == [seat]
        match.play(seat, f"take {place}")
        assert collection(match, seat) == f"red{place}"
    assert collection(match, 0) == ""
    assert (match.to_act, match.view()["phase"]) == ([1], "begin")


@pytest.mark.parametrize(("seats", "left"), [(2, 2), (3, 1)])
def test_4_2_what_is_left_after_a_bust_is_discarded(seats: int, left: int) -> None:
    match = table(FULL, "red4 red5", seats=seats)
    match.play(0, "push")
    for seat in range(1, seats):
        match.play(seat, match.moves(seat)[0])
    assert happened(match).count("column_discarded") == left
    assert (match.to_act, match.view()["phase"]) == ([1], "begin")


def test_5_1_banking_protects_all_cards_of_a_colour_and_is_the_whole_turn() -> None:
    match = table(collections=["red1 red1 red6 blue2"])
    match.play(0, "bank red")
    assert (bank(match, 0), collection(match, 0)) == ("red1 red1 red6", "blue2")
    assert match.to_act == [1]
    assert match.events()[0] == {
        "version": 1,
        "event": "colour_banked",
        "seat": 0,
        "colour": "red",
        "cards": 3,
    }


def test_5_1_there_must_be_an_unprotected_card_and_nothing_pushed() -> None:
    match = table(collections=["red1", "blue2"], banks=["green3"])
    assert refused(match, 0, "bank blue") == "5.1"
    assert refused(match, 0, "bank green") == "5.1"
    match.play(0, "push")
    assert refused(match, 0, "bank red") == "5.1"


def test_5_2_a_protected_colour_takes_later_cards_before_any_roll() -> None:
    match = roll(
        "red",
        lambda seed: table(["red5 roll blue2"], collections=["green1"], banks=["red1"], seed=seed),
        (0, "stop, take 1"),
    )
    assert (bank(match, 0), collection(match, 0)) == ("red1 red5", "blue2 green1")
    assert happened(match) == ["stopped", "column_taken", "card_banked", "rolled", "nothing_lost"]
    with pytest.raises(yurt.InputError, match=r"rule 5\.2"):
        table(collections=["red2"], banks=["red1"])


def test_5_2_with_cards_later_cards_need_a_new_bank_turn() -> None:
    def make(seed: int) -> yurt.Match:
        deck = "red2 red3 red4 red6"
        return table(["red5 roll"], deck, banks=["red1"], seed=seed, options=CARDS_ONLY)

    match = roll("red", make, (0, "stop, take 1"))
    assert (bank(match, 0), collection(match, 0)) == ("red1", "")
    match = roll("star", make, (0, "stop, take 1"))
    assert (bank(match, 0), collection(match, 0)) == ("red1", "red5")
    for seat in (1, 2):
        match.play(seat, "push, stop, take 1")
    match.play(0, "bank red")
    assert (bank(match, 0), collection(match, 0)) == ("red1 red5", "")


def test_5_2_colour_is_the_default() -> None:
    assert yurt.Match("push", seats=2, seed=1).view()["protection"] == "colour"
    with pytest.raises(yurt.InputError, match="protection"):
        yurt.Match("push", seats=2, seed=1, protection="none")


def test_5_3_any_number_of_colours_one_in_each_turn() -> None:
    colours = ["red", "blue", "green", "yellow", "purple"]
    match = table(collections=[" ".join(f"{c}1" for c in colours)] * 2, seats=2)
    for colour in colours:
        match.play(0, f"bank {colour}")
        match.play(1, f"bank {colour}")
    assert bank(match, 0) == bank(match, 1) == "red1 blue1 green1 yellow1 purple1"
    assert match.moves(0) == ["push"]


def test_6_1_after_the_last_card_you_must_stop() -> None:
    match = table(["red1"], "red2")
    match.play(0, "push")
    assert match.moves(0) == ["stop"]
    assert refused(match, 0, "push") == "6.1"
    match.play(0, "stop, take 2")
    match.play(1, "take 1")
    assert match.to_act == []
    assert happened(match)[-1] == "finished"
    assert match.outcome is not None
    assert refused(match, 1, "push") == "6.1"


def test_6_1_the_last_card_is_placed_by_choice_too() -> None:
    match = table(["red1"], "blue2")
    match.play(0, "push")
    assert match.moves(0) == ["place 1", "place 2"]
    match.play(0, "place 1")
    assert match.moves(0) == ["stop"]
    match.play(0, "stop, take 1")
    assert match.to_act == []


def test_6_1_the_last_card_may_be_the_only_one() -> None:
    match = table(deck="roll")
    match.play(0, "push, stop, take 1")
    assert len(faces(match)) == 1
    assert match.to_act == []


def test_6_1_the_last_card_may_bust() -> None:
    match = table(FULL, "red4", seats=4)
    match.play(0, "push")
    assert faces(match)
    for seat in (1, 2, 3):
        match.play(seat, match.moves(seat)[0])
    assert match.to_act == []
    assert match.standing.points == (0, 1, 2, 3)


def test_6_1_the_last_card_may_switch_the_order() -> None:
    match = table(["red1", "red2"], "switch")
    match.play(0, "push")
    assert match.moves(0) == ["stop"]
    match.play(0, "stop, take 1")
    match.play(2, "take 2")
    assert match.to_act == []
    assert match.view()["discards"]["switch"] == 12


def test_6_1_with_only_switch_cards_it_ends_at_once() -> None:
    match = table(deck="switch switch")
    match.play(0, "push, push")
    assert match.to_act == []
    assert match.view()["switches"] == 0
    assert happened(match)[-2:] == ["switches_discarded", "finished"]


def test_6_1_two_players_discard_what_is_left_at_the_end() -> None:
    match = table(["red1", "red2"], "red3", seats=2)
    match.play(0, "push, stop, take 3")
    match.play(1, "take 2")
    assert happened(match)[-2:] == ["column_discarded", "finished"]
    assert match.standing.points == (3, 2)


def test_6_1_there_is_no_turn_without_a_deck() -> None:
    with pytest.raises(yurt.InputError, match=r"rule 6\.1"):
        table(deck="")
    with pytest.raises(yurt.InputError, match=r"rule 6\.1"):
        table(deck="red1", phase="over")


def test_6_2_points_are_the_sum_of_all_numbers() -> None:
    match = table(collections=["red6 red6 blue1", "green5"], banks=["green2", "purple6"])
    assert match.standing.points == (15, 11, 0)
    assert match.standing.places == (1, 2, 3)


def test_6_2_more_cards_win_a_tie_and_equal_ones_share() -> None:
    more = table(deck="", collections=["red6", "blue1 blue5", "green2 green4"], phase="over")
    assert more.outcome is not None
    assert more.outcome.places == (3, 1, 1)
    assert more.outcome.winners == (1, 2)


def test_6_2_the_example_of_forty_points() -> None:
    eleven = "red6 red6 blue6 blue6 green6 green2 green2 yellow2 yellow2 purple1 purple1"
    twelve = "red5 red5 blue5 blue5 green5 green5 yellow3 yellow3 purple1 blue1 green1 red1"
    match = table(deck="", collections=[eleven, twelve], phase="over", seats=2)
    assert match.outcome is not None
    assert match.outcome.points == (40, 40)
    assert match.outcome.winners == (1,)
    verdict = yurt.judge("push", cards=[eleven, twelve])
    assert (verdict["points"], verdict["cards"]) == ([40, 40], [11, 12])
    assert verdict["winners"] == [1]


def test_7_1_the_star_costs_all_unprotected_cards() -> None:
    def make(seed: int) -> yurt.Match:
        cards, banks = ["red1 red2 blue3"], ["yellow4"]
        return table(["green6 roll"], collections=cards, banks=banks, seed=seed, options=RISK)

    match = roll("star", make, (0, "stop, take 1"))
    assert (collection(match, 0), bank(match, 0)) == ("", "yellow4")
    assert happened(match)[2:] == ["rolled", "cards_lost", "cards_lost", "cards_lost"]
    match = roll("red", make, (0, "stop, take 1"))
    assert collection(match, 0) == "blue3 green6"


def test_7_1_after_a_bust_too() -> None:
    def make(seed: int) -> yurt.Match:
        return table(FULL, "red4 red5", ["green1 blue2"], seed=seed, options=RISK)

    assert collection(roll("star", make, (0, "push")), 0) == ""


def test_7_1_is_off_by_default() -> None:
    assert yurt.Match("push", seats=2, seed=1).view()["risk"] is False
    assert yurt.Match("push", seats=2, seed=1, risk=True).view()["risk"] is True
