"""The rules of PUSH up to taking columns, one by one, by their numbers in RULES.md."""

import random

import pytest

import yurt
from yurt.core.words import words_of
from yurt.games.push.state import CARDS, COLOURS, COPIES, FACES
from yurt.games.push.tests.tables import (
    bank,
    collection,
    columns_of,
    faces,
    happened,
    refused,
    roll,
    table,
    total,
)

SHAPES = {"red": "▲", "blue": "■", "green": "◆", "yellow": "●", "purple": "⬢"}


def test_1_1_there_are_120_cards_and_a_die() -> None:
    by_name = dict(zip(CARDS, COPIES[1:], strict=True))
    assert sum(by_name.values()) == 120
    assert (by_name.pop("roll"), by_name.pop("switch")) == (18, 12)
    assert by_name == {f"{colour}{value}": 3 for colour in COLOURS for value in range(1, 7)}
    assert list(FACES) == ["red", "blue", "green", "yellow", "purple", "star"]


def test_1_1_every_face_of_the_die_comes_up() -> None:
    rolled = []
    for seed in range(60):
        match = table(["roll", "red1"], seed=seed)
        match.play(0, "stop, take 1")
        rolled += faces(match)
    assert set(rolled) == set(FACES)
    assert len(rolled) == 60


@pytest.mark.parametrize(("seats", "cards"), [(2, 108), (3, 120), (6, 120)])
def test_1_1_no_card_is_ever_lost_or_found(seats: int, cards: int) -> None:
    match, dice = yurt.Match("push", seats=seats, seed=4), random.Random(4)
    assert total(match) == cards
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, dice.choice(match.moves(seat)))
        assert total(match) == cards


def test_1_1_a_deck_holds_no_more_than_its_cards() -> None:
    with pytest.raises(yurt.InputError, match=r"rule 1\.1"):
        table(["red6"], "red6 red6 red6")


def test_1_2_every_colour_is_shown_with_its_shape() -> None:
    words = words_of(yurt.find_game("push"))
    assert len(set(SHAPES.values())) == 5
    for colour, shape in SHAPES.items():
        named = [f"colour-{colour}", f"face-{colour}"]
        named += [f"card-{colour}{value}" for value in range(1, 7)]
        assert all(words.say(name).endswith(shape) for name in named)


def test_1_3_two_players_have_no_switch_cards() -> None:
    view = yurt.Match("push", seats=2, seed=1).view()
    assert view["left"]["switch"] == 0
    assert view["deck_size"] == 108
    assert yurt.Match("push", seats=3, seed=1).view()["left"]["switch"] == 12
    with pytest.raises(yurt.InputError, match=r"rule 1\.3"):
        table(deck="red1 switch", seats=2)


def test_2_1_anybody_may_start() -> None:
    starts = {yurt.Match("push", seats=3, seed=seed).to_act[0] for seed in range(40)}
    assert starts == {0, 1, 2}


def test_2_1_turns_go_clockwise() -> None:
    match = table(collections=["red1"])
    match.play(0, "bank red")
    assert match.to_act == [1]
    assert refused(match, 0, "push") == "2.1"
    assert refused(match, 2, "take 1") == "2.1"
    assert match.view()["turn"] == 1


def test_2_1_the_last_seat_is_followed_by_the_first_even_after_a_switch() -> None:
    match = table(["red1"], "red2 red3", pusher=2, active=2, switches=1)
    match.play(2, "stop, take 1")
    assert match.to_act == [0]


def test_2_1_on_your_turn_push_or_bank() -> None:
    assert table(collections=["red1 red2 green6"]).moves(0) == ["push", "bank red", "bank green"]
    assert table().moves(0) == ["push"]


def test_2_2_cards_are_turned_over_one_at_a_time() -> None:
    match = table(deck="green4 blue2 red1")
    match.play(0, "push")
    assert columns_of(match) == ["green4", "", ""]
    assert match.view()["deck"] == ["?", "?"]
    assert match.view()["left"]["green4"] == 0
    assert match.view()["left"]["blue2"] == 1
    assert refused(match, 0, "place 2") == "2.2"


def test_2_3_where_several_places_are_legal_you_choose() -> None:
    match = table(["red1 blue2", "green3"], "yellow4 yellow5 red6 red1")
    match.play(0, "push")
    assert match.view()["turned"] == "yellow4"
    assert match.moves(0) == ["place 1", "place 2", "place 3"]
    match.play(0, "place 2, push")
    assert columns_of(match) == ["red1 blue2", "green3 yellow4", ""]
    assert match.view()["turned"] == "yellow5"
    assert match.moves(0) == ["place 1", "place 3"]
    assert refused(match, 0, "place 2") == "2.3"


def test_2_3_the_prompt_names_the_card() -> None:
    match = table(["red1 blue2", "green3"], "yellow4 red1")
    match.play(0, "push")
    words = words_of(match.game)
    for seat in range(2):
        prompt = words.prompt(match.view_state(seat), match.to_act, seat, match.names)
        assert words.say("card-yellow4") in prompt


def test_2_3_the_only_place_is_taken_at_once() -> None:
    match = table(["red1", "red2", "blue3"], "red4 purple1")
    match.play(0, "push")
    assert columns_of(match) == ["red1", "red2", "blue3 red4"]
    assert match.view()["phase"] == "decide"
    assert happened(match) == ["card_turned", "card_placed"]


def test_2_3_there_is_one_new_column_and_at_most_three() -> None:
    match = table(["red1"], "blue2 green3 red4 purple5")
    match.play(0, "push")
    assert match.moves(0) == ["place 1", "place 2"]
    assert refused(match, 0, "place 3") == "2.3"
    match.play(0, "place 2, push, place 3, push")
    assert match.moves(0) == ["place 2", "place 3"]


def test_2_3_a_card_that_can_be_placed_must_be_placed() -> None:
    match = table(["red1"], "blue2 red4", ["red6"])
    match.play(0, "push")
    for move in ("push", "stop", "take 1", "bank red"):
        assert refused(match, 0, move) == "2.3"


@pytest.mark.parametrize(("third", "fits"), [("red5", True), ("yellow5", False)])
def test_2_3_the_example_of_the_yellow_2(third: str, fits: bool) -> None:
    match = table(["red2 blue4", "yellow6", third], "yellow2 red1")
    match.play(0, "push")
    assert columns_of(match)[2] == (f"{third} yellow2" if fits else third)
    assert ("busted" in happened(match)) == (not fits)


def test_2_4_a_roll_card_goes_only_where_there_is_none() -> None:
    match = table(["red1 roll", "blue2"], "roll green1")
    match.play(0, "push")
    assert match.moves(0) == ["place 2", "place 3"]
    assert refused(match, 0, "place 1") == "2.4"
    match.play(0, "place 3")
    assert columns_of(match) == ["red1 roll", "blue2", "roll"]


def test_2_4_a_roll_card_agrees_with_every_number_card() -> None:
    match = table(["roll", "blue1", "blue2"], "blue3 red1")
    match.play(0, "push")
    assert columns_of(match)[0] == "roll blue3"
    full = "red1 blue2 green3 yellow4 purple5"
    match = table(["roll", full, "roll red1"], "roll red6")
    match.play(0, "push")
    assert columns_of(match)[1] == f"{full} roll"


def test_2_5_a_switch_card_goes_beside_the_discard_pile() -> None:
    match = table(["red1", "red2", "red3"], "switch red4")
    match.play(0, "push")
    assert columns_of(match) == ["red1", "red2", "red3"]
    assert match.view()["switches"] == 1
    assert happened(match) == ["card_turned", "switched"]
    assert match.moves(0) == ["push", "stop"]
    with pytest.raises(yurt.InputError, match=r"rule 2\.5"):
        table(["red1 switch"])


def test_2_6_after_each_card_you_may_stop_if_there_is_a_column() -> None:
    match = table(deck="switch switch red1 switch red2")
    assert refused(match, 0, "stop") == "2.6"
    for _ in range(2):
        match.play(0, "push")
        assert match.moves(0) == ["push"]
        assert refused(match, 0, "stop") == "2.6"
    for _ in range(2):
        match.play(0, "push")
        assert match.moves(0) == ["push", "stop"]


def test_3_1_you_take_first_and_must() -> None:
    match = table(["red1", "blue2 green3"])
    match.play(0, "stop")
    assert match.moves(0) == ["take 1", "take 2"]
    for move in ("push", "stop", "take 3", "place 1", "bank red"):
        assert refused(match, 0, move) == "3.1"
    match.play(0, "take 2")
    assert collection(match, 0) == "blue2 green3"
    assert match.to_act == [1]
    assert match.moves(1) == ["take 1"]


def test_3_1_columns_are_taken_only_after_a_stop_or_bust() -> None:
    assert refused(table(["red1"]), 0, "take 1") == "3.1"
    assert refused(table(), 0, "take 1") == "3.1"


def test_3_1_until_columns_or_players_run_out() -> None:
    match = table(["red1", "blue2"], seats=4)
    match.play(0, "stop, take 1")
    match.play(1, "take 2")
    assert (match.to_act, match.view()["phase"]) == ([1], "begin")
    match = table(["red1", "blue2", "green3"], seats=2)
    match.play(0, "stop, take 1")
    match.play(1, "take 3")
    assert (match.to_act, match.view()["phase"]) == ([1], "begin")
    assert columns_of(match) == ["", "", ""]


def takers(match: yurt.Match) -> list[int]:
    order = []
    while match.view()["phase"] == "take":
        seat = match.to_act[0]
        order.append(seat)
        match.play(seat, match.moves(seat)[-1])
    return order


@pytest.mark.parametrize(
    ("switches", "order"), [(0, [0, 1, 2]), (1, [0, 3, 2]), (2, [0, 1, 2]), (3, [0, 3, 2])]
)
def test_3_2_an_odd_number_of_switch_cards_turns_the_order(switches: int, order: list[int]) -> None:
    match = table(["red1", "blue2", "green3"], seats=4, switches=switches)
    match.play(0, "stop")
    assert takers(match) == order


def test_3_2_the_order_goes_round_the_table() -> None:
    match = table(["red1", "blue2", "green3"], seats=4, pusher=3, active=3)
    match.play(3, "stop, take 1")
    assert refused(match, 1, "take 2") == "3.2"
    assert refused(match, 1, "push") == "2.1"
    assert takers(match) == [0, 1]


def test_3_3_columns_left_over_are_discarded() -> None:
    match = table(["red1", "blue2", "green3 roll"], "red6", seats=2)
    match.play(0, "stop, take 1")
    match.play(1, "take 2")
    view = match.view()
    assert (collection(match, 0), collection(match, 1)) == ("red1", "blue2")
    assert (view["discards"]["green3"], view["discards"]["roll"]) == (3, 18)
    assert happened(match)[-1] == "column_discarded"


def test_3_4_cards_are_collected_then_the_die_is_rolled() -> None:
    match = roll(
        "red",
        lambda seed: table(["red6 roll blue2"], collections=["red1 red2"], seed=seed),
        (0, "stop, take 1"),
    )
    assert collection(match, 0) == "blue2"
    assert happened(match) == ["stopped", "column_taken", "rolled", "cards_lost"]
    assert match.events()[-1]["cards"] == 3
    assert match.view()["discards"]["roll"] == 18


@pytest.mark.parametrize("face", ["star", "green"])
def test_3_4_the_star_or_a_colour_you_lack_costs_nothing(face: str) -> None:
    match = roll(
        face,
        lambda seed: table(["red6 roll"], collections=["red1 blue5"], seed=seed),
        (0, "stop, take 1"),
    )
    assert collection(match, 0) == "red1 red6 blue5"
    assert happened(match)[-1] == "nothing_lost"


def test_3_4_protected_cards_and_other_players_lose_nothing() -> None:
    match = roll(
        "red",
        lambda seed: table(
            ["blue6 roll"], collections=["", "red5"], banks=["red1 red2"], seed=seed
        ),
        (0, "stop, take 1"),
    )
    assert (bank(match, 0), collection(match, 0), collection(match, 1)) == (
        "red1 red2",
        "blue6",
        "red5",
    )


def test_3_4_one_taking_is_finished_before_the_next() -> None:
    match = table(["red1 roll", "blue2 roll", "green3"])
    match.play(0, "stop, take 1")
    assert happened(match)[:3] == ["stopped", "column_taken", "rolled"]
    assert match.to_act == [1]
    assert match.moves(1) == ["take 2", "take 3"]
    match.play(1, "take 2")
    assert [event["seat"] for event in match.events() if event["event"] == "rolled"] == [0, 1]


def test_3_4_a_column_of_a_roll_card_alone_brings_only_the_roll() -> None:
    match = table(["roll", "red1"])
    match.play(0, "stop, take 1")
    assert collection(match, 0) == ""
    assert len(faces(match)) == 1


def test_3_5_the_switch_cards_of_the_turn_are_discarded_at_its_end() -> None:
    match = table(["red1"], "red2", switches=2)
    assert match.view()["discards"]["switch"] == 10
    match.play(0, "stop")
    assert match.view()["switches"] == 2
    match.play(0, "take 1")
    assert match.view()["switches"] == 0
    assert match.view()["discards"]["switch"] == 12
    assert happened(match)[-1] == "switches_discarded"
