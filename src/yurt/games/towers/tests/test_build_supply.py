"""The rules of build, restock and market, one by one, by their numbers in RULES.md."""

import pytest

import yurt
from yurt.games.towers.state import STONES
from yurt.games.towers.tests.tables import (
    any_tower,
    drawn,
    happened,
    held,
    noon,
    refused,
    stones,
    table,
    tower,
)


def test_4_1_the_price_of_one_two_and_three_stones() -> None:
    match = noon("build", "milk milk milk milk meat", carts={"1": "red black yellow grey"})
    match.play(0, "buy red")
    assert match.view()["owed"] == 1
    match.play(0, "buy black")
    assert match.view()["owed"] == 3
    match.play(0, "buy grey")
    assert match.view()["owed"] == 5
    assert match.moves(0) == ["done"]
    assert refused(match, 0, "buy yellow") == "4.1"
    assert refused(match, 0, "pay milk") == "4.1"
    match.play(0, "done")
    assert refused(match, 0, "buy yellow") == "4.1"
    assert refused(match, 0, "done") == "4.1"


def test_4_1_only_stones_of_the_own_cart_and_with_food_that_is_there() -> None:
    match = noon("build", "milk meat")
    assert refused(match, 0, "buy black") == "4.1"
    match.play(0, "buy red")
    assert refused(match, 0, "buy red") == "4.1"


def test_4_1_example_one_red_and_two_crystals_cost_seven() -> None:
    match = noon("build", "milk milk milk milk meat meat meat", carts={"1": "red crystal crystal"})
    match.play(0, "buy red, buy crystal, buy crystal")
    assert match.view()["owed"] == 7
    match = noon("build", "milk milk milk milk meat meat", carts={"1": "red crystal crystal"})
    match.play(0, "buy red, buy crystal")
    assert match.view()["owed"] == 4
    assert refused(match, 0, "buy crystal") == "4.1"


def test_4_2_example_a_cart_without_bread() -> None:
    match = noon("build", "milk milk milk bread bread meat")
    match.play(0, "buy red")
    assert match.view()["owed"] == 1
    assert match.moves(0) == ["buy red", "done"]
    match.play(0, "buy red")
    assert match.view()["owed"] == 3
    assert match.moves(0) == ["done"]
    assert refused(match, 0, "buy red") == "4.2"
    match = noon("build", "bread bread bread bread")
    assert match.moves(0) == ["done"]
    assert refused(match, 0, "buy red") == "4.2"


def test_4_2_the_food_goes_into_the_cart() -> None:
    match = noon("build", "milk milk meat bread", carts={"1": "crystal red"})
    match.play(0, "buy crystal, done, pay milk, pay meat, place crystal 1.1")
    assert held(match.view()["yurts"][0]) == "milk bread"
    assert held(match.view()["cart_food"]["1"]) == "milk milk milk milk meat meat meat meat"


def test_4_3_a_cart_holds_nine_and_the_payer_chooses_what_is_spilled() -> None:
    pantry = {"1": "milk milk milk milk meat meat meat meat"}
    match = noon("build", "milk milk meat", food=pantry)
    market = match.view()["market"]
    match.play(0, "buy red, buy red, done, pay milk, pay milk, pay meat")
    assert match.view()["phase"] == "spill"
    assert match.moves(0) == ["spill milk", "spill meat"]
    assert refused(match, 0, "spill bread") == "4.3"
    assert refused(match, 0, "done") == "4.3"
    match.play(0, "spill meat")
    assert match.moves(0) == ["spill milk"]
    assert refused(match, 0, "spill meat") == "4.3"
    match.play(0, "spill milk")
    view = match.view()
    assert view["phase"] == "place"
    assert sum(view["cart_food"]["1"].values()) == 9
    assert view["market"]["milk"] == market["milk"] + 1
    assert view["market"]["meat"] == market["meat"] + 1


def test_4_4_stones_are_placed_one_by_one_in_any_order() -> None:
    match = noon("build", "milk milk milk", carts={"1": "red black grey"})
    match.play(0, "buy red, buy black, done, pay milk, pay milk, pay milk")
    assert refused(match, 0, "place grey 1.1") == "4.4"
    assert refused(match, 0, "done") == "4.4"
    assert "place black 1.5" in match.moves(0)
    match.play(0, "place black 1.3")
    assert refused(match, 0, "place black 1.2") == "4.4"
    match.play(0, "place red 1.4")
    assert match.view()["towers"][0] | {"1.3": None, "1.4": None} == dict.fromkeys(tower_places())
    assert match.to_act == [1]


def tower_places() -> list[str]:
    return list(table().view()["towers"][0])


def test_4_5_an_empty_cart_gets_three_stones_at_the_end_of_the_turn() -> None:
    match = noon("build", "milk", carts={"1": "grey"})
    match.play(0, "buy grey, done, pay milk")
    assert drawn(match) == []
    match.play(0, "place grey 1.2")
    assert len(drawn(match)) == 3
    assert sorted(held(match.view()["cart_stones"]["1"]).split()) == sorted(drawn(match))
    with pytest.raises(yurt.InputError, match=r"rule 4\.5"):
        table(carts={"1": ""})


def test_4_5_a_cart_with_a_stone_left_gets_none() -> None:
    match = noon("build", "milk milk")
    match.play(0, "buy red, done, pay milk, place red 1.1")
    assert held(match.view()["cart_stones"]["1"]) == "red red"


def test_4_6_who_cannot_or_will_not_buy_does_nothing() -> None:
    match = noon("build", "")
    assert match.moves(0) == ["done"]
    match.play(0, "done")
    assert happened(match, "built_nothing")
    assert match.to_act == [1]
    match = noon("build", "milk milk milk")
    match.play(0, "done")
    assert held(match.view()["yurts"][0]) == "milk milk milk"
    assert match.view()["towers"][0]["1.1"] is None


def test_4_6_an_empty_cart_stays_empty_without_a_bag() -> None:
    match = noon(
        "build",
        "milk",
        carts={"1": ""},
        bag=dict.fromkeys(STONES, 0),
        bag_fog=0,
        bag_gone=True,
        is_last_day=True,
        stupa=[0, 1, 0],
        towers=[any_tower(13), any_tower(18), any_tower(19)],
        baby_yak=1,
        choices=["build", "build", "build"],
    )
    match.play(0, "done")
    assert held(match.view()["cart_stones"]["1"]) == ""


def test_5_1_restock_takes_all_of_one_kind() -> None:
    match = noon("restock", "milk")
    assert match.moves(0) == ["restock milk", "restock meat", "restock bread"]
    match.play(0, "restock meat")
    assert held(match.view()["yurts"][0]) == "milk meat meat meat"
    assert held(match.view()["cart_food"]["1"]) == "milk milk milk"


def test_5_1_what_does_not_fit_stays_in_the_cart() -> None:
    match = noon("restock", "milk milk milk meat meat bread bread")
    match.play(0, "restock meat")
    assert match.view()["yurts"][0] == {"milk": 3, "meat": 3, "bread": 2}
    assert match.view()["cart_food"]["1"]["meat"] == 2


def test_5_1_a_kind_that_is_not_there_may_be_chosen() -> None:
    match = noon("restock", "milk")
    assert refused(match, 0, "done") == "5.1"
    match.play(0, "restock bread")
    assert held(match.view()["yurts"][0]) == "milk"
    assert happened(match, "restocked")[0]["number"] == 0


def test_5_2_then_a_stone_comes_into_the_cart() -> None:
    match = noon("restock")
    match.play(0, "restock milk")
    assert len(drawn(match)) == 1
    assert sum(match.view()["cart_stones"]["1"].values()) == 4


def test_5_2_but_not_a_fifth() -> None:
    match = noon("restock", carts={"1": "red red red black"})
    match.play(0, "restock milk")
    assert drawn(match) == []
    with pytest.raises(yurt.InputError, match=r"rule 5\.2"):
        table(carts={"1": "red red red red red"})


def test_5_3_up_to_two_tokens_of_any_kinds() -> None:
    match = noon("market", "milk")
    assert match.moves(0) == ["collect milk", "collect meat", "collect bread", "done"]
    match.play(0, "collect bread, collect milk")
    assert held(match.view()["yurts"][0]) == "milk milk bread"
    assert match.moves(0) == ["done"]
    assert refused(match, 0, "collect milk") == "5.3"
    match.play(0, "done")
    assert match.view()["phase"] == "keep"
    assert refused(match, 0, "collect milk") == "5.3"
    match = noon("market", "milk")
    match.play(0, "done")
    assert held(match.view()["yurts"][0]) == "milk"


def test_5_3_only_what_is_there_and_fits() -> None:
    mine, theirs = stones("milk milk milk meat meat meat bread"), stones("milk milk meat meat")
    match = noon("market", yurts=[mine, theirs, {}])
    assert match.view()["market"] == {"milk": 0, "meat": 0, "bread": 4}
    assert match.moves(0) == ["collect bread", "done"]
    assert refused(match, 0, "collect milk") == "5.3"
    match.play(0, "collect bread")
    assert match.moves(0) == ["done"]
    match = noon("market", "milk milk milk meat meat meat bread bread")
    assert match.moves(0) == ["done"]
    assert refused(match, 0, "collect bread") == "5.3"


def test_5_4_of_three_stones_one_goes_into_any_cart() -> None:
    match = noon("market", seats=2, carts={"2": "black black black grey"})
    bag = sum(match.view()["bag"].values())
    match.play(0, "done")
    three = drawn(match)
    assert len(three) == 3
    assert match.moves(0) == [f"keep {stone}" for stone in STONES if stone in three]
    assert refused(match, 0, "load 1") == refused(match, 0, "done") == "5.4"
    match.play(0, f"keep {three[0]}")
    assert match.moves(0) == ["load 1", "load 3"]
    assert refused(match, 0, "load 2") == refused(match, 0, "load 4") == "5.4"
    assert sum(match.view()["bag"].values()) == bag - 1
    match.play(0, "load 3")
    loaded = held(match.view()["cart_stones"]["3"])
    assert sorted(loaded.split()) == sorted(["orange"] * 3 + three[:1])
    assert match.to_act == [1]


def test_5_4_nothing_is_drawn_when_all_carts_are_full() -> None:
    full = {"1": "red red red red", "2": "black black black black", "3": "grey grey grey grey"}
    match = noon("market", carts=full, towers=[tower("red"), {}, {}])
    match.play(0, "done")
    assert drawn(match) == []
    assert match.to_act == [1]
