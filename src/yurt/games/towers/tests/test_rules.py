"""The rules of pieces, set-up and day, one by one, by their numbers in RULES.md."""

import random
from itertools import permutations

import pytest

import yurt
from yurt.games.towers.state import COPIES, FOG_BLOCKS, FOODS, STONES
from yurt.games.towers.tests.tables import (
    noon,
    refused,
    stones,
    table,
)

SEATS = [2, 3, 4]


def pieces(view: dict[str, object], food: bool) -> int:
    """All stones, or all food, on the table."""
    fields = ["yurts", "market", "cart_food"] if food else ["bag", "cart_stones"]

    def total(value: object) -> int:
        if isinstance(value, dict):
            return sum(map(total, value.values()))
        return sum(map(total, value)) if isinstance(value, list) else int(str(value))

    return sum(total(view[field]) for field in fields)


def test_1_1_eight_stones_of_each_colour_and_crystals() -> None:
    assert len(STONES) == 9
    assert COPIES * len(STONES) == 64 + 8
    assert yurt.Match("towers", seats=4, seed=1).view()["bag_fog"] == FOG_BLOCKS == 5
    with pytest.raises(yurt.InputError, match=r"rule 1\.1"):
        table(seats=4, carts={"1": "red red red red", "2": "red red red", "3": "red red"})


@pytest.mark.parametrize(("seats", "tokens"), [(2, 30), (3, 33), (4, 45)])
def test_1_2_food_only_moves_between_yurts_carts_and_market(seats: int, tokens: int) -> None:
    match = yurt.Match("towers", seats=seats, seed=3)
    dice = random.Random(3)
    while match.to_act:
        assert pieces(match.view(), food=True) == tokens
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(match.moves(seat)))
    with pytest.raises(yurt.InputError, match=r"rule 1\.2"):
        table(market=stones("milk"))


@pytest.mark.parametrize(("cart", "missing"), [("1", "bread"), ("2", "milk"), ("3", "meat")])
def test_1_3_three_carts_refuse_one_kind(cart: str, missing: str) -> None:
    ring = [cart] + [name for name in "123" if name != cart]
    match = noon("build", "milk meat bread", ring=ring)
    match.play(0, f"{match.moves(0)[0]}, done")
    assert match.moves(0) == [f"pay {food}" for food in FOODS if food != missing]
    assert refused(match, 0, f"pay {missing}") == "4.2"


def test_1_3_the_fourth_takes_two_kinds_in_one_exchange() -> None:
    match = noon("build", "milk milk meat bread bread", seats=4, ring=["4", "1", "2", "3"])
    match.play(0, "buy grey, buy grey, done")
    match.play(0, "pay milk, pay bread")
    assert match.moves(0) == ["pay milk", "pay bread"]
    assert refused(match, 0, "pay meat") == "4.2"


def test_1_3_no_payment_to_the_fourth_leads_nowhere() -> None:
    match = noon("build", "milk milk meat meat bread", seats=4, ring=["4", "1", "2", "3"])
    match.play(0, "buy grey, buy grey, done")
    assert match.moves(0) == ["pay milk", "pay meat", "pay bread"]
    match = noon(
        "build",
        "milk milk meat meat bread",
        seats=4,
        ring=["4", "1", "2", "3"],
        carts={"4": "crystal grey"},
    )
    match.play(0, "buy crystal, buy grey, done")
    assert match.view()["owed"] == 4
    assert match.moves(0) == ["pay milk", "pay meat"]
    assert refused(match, 0, "pay bread") == "4.2"


def test_1_4_a_yurt_holds_eight() -> None:
    table(yurts=[stones("milk milk milk meat meat meat bread bread"), {}, {}])
    with pytest.raises(yurt.InputError, match=r"rule 1\.4"):
        table(yurts=[stones("milk milk milk meat meat meat bread bread bread"), {}, {}])


@pytest.mark.parametrize("seats", SEATS)
def test_2_1_one_of_each_food(seats: int) -> None:
    view = yurt.Match("towers", seats=seats, seed=1).view()
    assert view["yurts"] == [dict.fromkeys(FOODS, 1)] * seats


@pytest.mark.parametrize(("seats", "carts"), [(2, "123"), (3, "123"), (4, "1234")])
def test_2_2_the_carts_in_use_stand_in_any_order(seats: int, carts: str) -> None:
    rings = [yurt.Match("towers", seats=seats, seed=seed).view()["ring"] for seed in range(150)]
    orders = {tuple(cart for cart in ring if cart) for ring in rings}
    assert orders == set(permutations(carts))
    with pytest.raises(yurt.InputError, match=r"rule 2\.2"):
        table(ring=["1", "2", "4"])


@pytest.mark.parametrize("seats", SEATS)
def test_2_3_food_in_carts_and_market(seats: int) -> None:
    view = yurt.Match("towers", seats=seats, seed=1).view()
    assert view["market"] == dict.fromkeys(FOODS, 2)
    assert view["cart_food"]["1"] == {"milk": 3, "meat": 3, "bread": 0}
    assert view["cart_food"]["2"] == {"milk": 0, "meat": 3, "bread": 3}
    assert view["cart_food"]["3"] == {"milk": 3, "meat": 0, "bread": 3}
    assert view["cart_food"]["4"] == dict.fromkeys(FOODS, 3 if seats == 4 else 0)


def test_2_4_with_four_all_stones_and_with_fewer_one_colour_less() -> None:
    assert pieces(yurt.Match("towers", seats=4, seed=1).view(), food=False) == 72
    removed = set()
    for seed in range(60):
        view = yurt.Match("towers", seats=2 + seed % 2, seed=seed).view()
        removed.add(view["removed"])
        assert pieces(view, food=False) == 56
        for stone in STONES:
            found = view["bag"][stone] + sum(cart[stone] for cart in view["cart_stones"].values())
            assert found == (0 if stone == view["removed"] else 7)
    assert removed == set(STONES) - {"crystal"}
    with pytest.raises(yurt.InputError, match=r"rule 2\.4"):
        table(removed="crystal")
    with pytest.raises(yurt.InputError, match=r"rule 2\.4"):
        table(seats=4, removed="red")


@pytest.mark.parametrize("seats", SEATS)
def test_2_5_three_stones_in_each_cart_and_only_then_the_fog(seats: int) -> None:
    for seed in range(20):
        view = yurt.Match("towers", seats=seats, seed=seed).view()
        loads = [sum(load.values()) for load in view["cart_stones"].values()]
        assert loads == [3, 3, 3, 3 if seats == 4 else 0]
        assert (view["bag_fog"], view["track"], view["set_aside"]) == (5, 0, 0)
        assert view["direction"] == "clockwise"


def test_2_6_anybody_may_get_the_baby_yak() -> None:
    yaks = {yurt.Match("towers", seats=4, seed=seed).view()["baby_yak"] for seed in range(60)}
    assert yaks == {0, 1, 2, 3}
    assert yurt.Match("towers", seats=4, seed=1, start=2).view()["baby_yak"] == 2


def test_2_6_two_players_have_the_market_path_as_third_place() -> None:
    match = noon("build", seats=2, others="build")
    match.play(0, "done")
    match.play(1, "done")
    assert match.view()["ring"] == ["3", "1", "2", None]


def test_3_1_all_choose_at_once_and_nobody_sees_what() -> None:
    match = table()
    assert match.to_act == [0, 1, 2]
    assert match.moves(1) == ["choose build", "choose restock", "choose market"]
    match.play(1, "choose restock")
    assert match.to_act == [0, 2]
    assert refused(match, 1, "choose build") == "3.1"
    assert refused(match, 0, "done") == "3.2"
    assert match.view(1)["choices"] == [None, "restock", None]
    assert match.view(0)["choices"] == match.view()["choices"] == [None, "?", None]
    assert match.events(0)[-1] == {"version": 1, "event": "chosen", "seat": 1, "action": "?"}


def test_3_1_the_order_of_choosing_does_not_matter() -> None:
    moves = {0: "choose build", 1: "choose market", 2: "choose restock"}
    states = set()
    for order in permutations(moves):
        match = table(baby_yak=1, active=1)
        for seat in order:
            match.play(seat, moves[seat])
        states.add(match.state.to_bytes())
    assert len(states) == 1


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("buy red", "4.1"),
        ("pay milk", "4.1"),
        ("pay bread", "4.2"),  # which the cart in front of the seat never takes
        ("spill milk", "4.3"),
        ("place red 1.1", "4.4"),
        ("restock milk", "5.1"),
        ("collect milk", "5.3"),
        ("keep red", "5.4"),
        ("load 1", "5.4"),
    ],
)
def test_3_2_what_is_wished_at_the_wrong_time_is_answered_by_its_own_rule(
    move: str, rule: str
) -> None:
    other_card = "market" if rule < "5.2" and rule != "5.1" else "build"
    assert refused(table(), 0, move) == rule  # at sunrise
    assert refused(noon("restock", ring=["2", "1", "3"]), 1, move) == rule  # on another's turn
    assert refused(noon(other_card), 0, move) == rule  # with another card


def test_3_2_from_the_baby_yak_on_each_reveals_and_does_it() -> None:
    match = table(baby_yak=2, active=2)
    for seat, action in enumerate(("restock", "market", "build")):
        match.play(seat, f"choose {action}")
    assert match.to_act == [2]
    assert match.view(None)["choices"] == ["?", "?", "build"]
    assert refused(match, 0, "done") == "3.2"
    assert refused(match, 2, "choose build") == "3.1"
    match.play(2, "done")
    assert match.to_act == [0]
    assert match.view(None)["choices"] == ["restock", "?", "build"]
    before = match.view()["ring"]
    match.play(0, "restock milk")
    assert match.to_act == [1]
    assert match.view()["ring"] == before


@pytest.mark.parametrize(
    ("direction", "ring"), [("clockwise", ["3", "1", "2"]), ("anticlockwise", ["2", "3", "1"])]
)
def test_3_3_at_sunset_cards_baby_yak_and_carts_move(direction: str, ring: list[str]) -> None:
    match = noon("build", others="build", direction=direction)
    for seat in range(3):
        match.play(seat, "done")
    view = match.view()
    assert view["phase"] == "sunrise"
    assert view["choices"] == [None] * 3
    assert view["baby_yak"] == 1
    assert view["ring"][:3] == ring
    assert match.to_act == [0, 1, 2]
