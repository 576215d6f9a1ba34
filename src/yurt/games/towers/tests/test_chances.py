"""The chances in the stone towers are those of the bag, which everyone can count."""

import random

import pytest

import yurt
from yurt.games.towers.chances import chance_of_fit, chance_of_turn, chances, fitting_stones
from yurt.games.towers.state import DONE, STONES, TURNED
from yurt.games.towers.tests.hidden import another_world
from yurt.games.towers.tests.tables import noon, table, tower

SEEDS = 600


def reckon(match: yurt.Match, seat: int = 0) -> dict[str, float]:
    return chances(match.view_state(seat), seat, DONE)


def stone_names(match: yurt.Match, seat: int = 0) -> set[str | None]:
    return {STONES.format(stone) for stone in fitting_stones(match.state.towers[seat])}


def test_a_draw_of_one_turns_the_carts_after_an_odd_number_of_blocks() -> None:
    """One stone and two blocks: fog comes first in two of three cases, twice in one of three."""
    assert chance_of_turn(1, 2, 1) == pytest.approx(2 / 3 * 1 / 2)
    assert chance_of_turn(9, 1, 1) == pytest.approx(1 / 10)
    assert chance_of_turn(9, 0, 3) == 0


def test_several_blocks_at_once_turn_the_carts_once() -> None:
    """Two of two stones and a block: without it in 1 of 3 cases, otherwise it turns them once."""
    assert chance_of_turn(2, 1, 2) == pytest.approx(2 / 3)


def test_the_end_of_the_bag_turns_the_carts() -> None:
    assert chance_of_turn(2, 0, 3) == 1


@pytest.mark.parametrize(("action", "move"), [("restock", "restock milk"), ("market", "done")])
def test_the_carts_turn_as_often_as_reckoned(action: str, move: str) -> None:
    turned = 0
    for seed in range(SEEDS):
        match = noon(action, seed=seed)
        expected = reckon(match)[f"turn_{action}"]
        match.play(0, move)
        turned += sum(row[0] == TURNED for row in match.history[-1].events) % 2
    assert turned / SEEDS == pytest.approx(expected, abs=0.05)


def test_stones_fit_beside_their_own_colour_where_they_may_lie() -> None:
    match = table(towers=[tower("red black"), tower(""), tower("red black green grey blue / red")])
    assert stone_names(match) == {"red", "black", "crystal"}
    assert stone_names(match, 1) == set()
    assert stone_names(match, 2) == {"red", "black", "green", "grey", "blue", "crystal"}


def test_a_fit_is_as_likely_as_the_stones_in_the_bag() -> None:
    """Of 46 stones in the bag 3 are red and 7 crystals."""
    match = table(towers=[tower("red"), tower(""), tower("")])
    view = match.view_state(0)
    assert [view.bag[STONES.number(name)] for name in ("red", "crystal")] == [3, 7]
    assert sum(view.bag[1:]) == 46
    assert chance_of_fit(view, 0, 1) == pytest.approx(10 / 46)
    none = 36 * 35 * 34 / (46 * 45 * 44)
    assert reckon(match)["fit_market"] == pytest.approx(1 - none)


def test_nothing_has_to_fit_an_empty_tower() -> None:
    assert list(reckon(table())) == ["turn_restock", "turn_market"]


def test_a_full_cart_gets_no_stone() -> None:
    match = table(carts={"1": "red red red black"})
    assert "turn_restock" not in reckon(match)
    assert "turn_restock" in reckon(match, 1)


def test_who_can_empty_the_cart_learns_what_that_would_do() -> None:
    assert "turn_emptied" in reckon(noon("build"))
    assert "turn_emptied" not in reckon(noon("build", carts={"1": "red red red black"}))


def test_there_is_nothing_to_reckon_without_a_bag_or_a_decision() -> None:
    match = noon("restock")
    assert reckon(match, 1) == {}
    view = match.view_state(0)
    view.bag_gone = 1
    assert chances(view, 0, DONE) == {}


def test_hidden_cards_do_not_change_the_chances() -> None:
    dice = random.Random(6)
    match = yurt.Match("towers", 4, seed=3)
    match.play(1, "choose build")
    other = match.fork()
    another_world(other.state, 0, dice)
    assert reckon(other) == reckon(match)
