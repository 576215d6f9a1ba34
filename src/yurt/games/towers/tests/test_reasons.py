"""What is said for a move of the stone towers is true."""

from typing import Any

import yurt
from yurt.games.towers.reasons import reason
from yurt.games.towers.state import KEEPING, LOADING, MOVES
from yurt.games.towers.tests.tables import noon, table, tower

EMPTY = [tower(""), tower("")]


def why(match: yurt.Match, text: str, seat: int = 0, **found: float) -> tuple[str, Any]:
    """The name of the reason for a move, and the one value it has, if any."""
    told = reason(match.view_state(seat), seat, MOVES.parse(text), found)
    return told.name, next(iter(told.values.values()), None)


def test_an_action_card_brings_stones_or_food() -> None:
    match = table()
    assert why(match, "choose build") == ("build", None)
    assert why(match, "choose restock") == ("restock", 3)
    assert why(match, "choose market", turn_market=0.1) == ("market", 2)
    assert why(match, "choose market") == ("market-food", 2)


def test_nothing_can_be_bought_without_food_that_the_cart_takes() -> None:
    match = table(yurts=[{"bread": 1}, {}, {}])
    assert why(match, "choose build") == ("idle", None)


def test_a_stone_is_bought_for_the_points_it_can_bring() -> None:
    """Beside the red stone another one makes a group: 3 points in the place of 1."""
    match = noon("build", carts={"1": "red black black"}, towers=[tower("red"), *EMPTY])
    assert why(match, "buy red") == ("buy-best", 2)
    assert why(match, "buy black") == ("buy", 1)


def test_a_price_or_the_food_is_what_ends_a_purchase() -> None:
    match = noon("build", "milk milk milk meat")
    assert why(match, "done") == ("buy-nothing", 4)
    match.play(0, "buy red")
    assert why(match, "done") == ("buy-enough", 2)
    match = noon("build", "milk")
    match.play(0, "buy red")
    assert why(match, "done") == ("buy-no-more", None)


def test_what_is_plenty_is_paid_or_what_is_no_use_tomorrow() -> None:
    """Cart 3, which takes no meat, comes next."""
    match = noon("build", "milk milk meat")
    match.play(0, "buy red")
    match.play(0, "done")
    assert why(match, "pay milk") == ("pay-plenty", 2)
    assert why(match, "pay meat") == ("pay-useless", None)
    match = noon("build", "milk meat meat")
    match.play(0, "buy red")
    match.play(0, "done")
    assert why(match, "pay milk") == ("pay", 0)


def test_what_one_lacks_is_spilled() -> None:
    match = noon("build", "milk milk meat", food={"1": "milk milk milk milk meat meat meat meat"})
    match.play(0, "buy red")
    match.play(0, "buy red")
    match.play(0, "done")
    match.play(0, "pay milk")
    match.play(0, "pay meat")
    match.play(0, "pay milk")
    assert why(match, "spill milk") == ("spill-rare", None)


def test_a_place_is_chosen_for_points_or_for_room() -> None:
    match = noon("build", "milk", towers=[tower("red black"), *EMPTY])
    match.play(0, "buy red")
    match.play(0, "done")
    match.play(0, "pay milk")
    assert why(match, "place red 2.1") == ("place-best", 2)
    assert why(match, "place red 1.3") == ("place-room", 3)


def test_the_stupa_is_a_reason_of_its_own() -> None:
    rows = "black green grey blue yellow / black green grey blue / black green grey / black"
    match = noon("build", "milk", towers=[tower(rows), *EMPTY])
    match.play(0, "buy red")
    match.play(0, "done")
    match.play(0, "pay milk")
    assert why(match, "place red 4.2") == ("stupa", None)


def test_food_is_restocked_by_its_number() -> None:
    match = noon("restock", food={"1": "milk milk meat"})
    assert why(match, "restock milk") == ("restock-most", 2)
    assert why(match, "restock meat") == ("restock-some", 1)
    assert why(match, "restock bread") == ("restock-some", 0)


def test_rare_food_is_collected() -> None:
    match = noon("market", "milk milk meat")
    assert why(match, "collect bread") == ("collect-rare", 1)
    assert why(match, "collect milk") == ("collect", 3)
    assert why(match, "done") == ("collect-done", 3)


def test_a_stone_is_kept_for_the_own_tower_or_because_it_helps_nobody() -> None:
    match = noon("market", towers=[tower("red"), tower("black"), tower("")])
    view = match.view_state(0)
    view.phase = KEEPING
    for stone in (1, 2, 3):  # red, black, orange
        view.drawn[stone] = 1
    told = [reason(view, 0, MOVES.parse(f"keep {stone}"), {}) for stone in ("red", "black")]
    assert [(one.name, one.values["points"]) for one in told] == [("keep-best", 2), ("keep", 2)]


def test_a_cart_is_loaded_for_where_it_stands_tomorrow() -> None:
    """Clockwise: cart 3 comes from seat 2 to seat 0."""
    match = noon("market")
    view = match.view_state(0)
    view.phase = LOADING
    names = [reason(view, 0, MOVES.parse(f"load {cart}"), {}).name for cart in (1, 2, 3)]
    assert names == ["load-away", "load-away", "load-next"]
    view.is_last_day = 1
    assert reason(view, 0, MOVES.parse("load 3"), {}).name == "load-last"
