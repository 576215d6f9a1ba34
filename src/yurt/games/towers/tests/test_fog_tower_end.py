"""The rules of fog, tower and end, one by one, by their numbers in RULES.md."""

import pytest

import yurt
from yurt.games.towers.state import PLACES
from yurt.games.towers.tests.tables import (
    any_tower,
    drawn,
    first_seed,
    fog,
    happened,
    held,
    late,
    noon,
    refused,
    stones,
    table,
    tower,
)


def market_draw(bag: str, blocks: list[int], **fields: object) -> yurt.Match:
    """Three stones were drawn at the market, with so many fog blocks in each draw that had any."""

    def make(seed: int) -> yurt.Match:
        match = late(bag, seed=seed, **fields)
        match.play(0, "done")
        return match

    return first_seed(make, lambda match: fog(match) == blocks)


def end_turn(match: yurt.Match) -> None:
    """Keep the first stone that may be kept, in the first cart."""
    match.play(0, match.moves(0)[0])
    match.play(0, match.moves(0)[0])


def placing(text: str) -> yurt.Match:
    """Seat 0 has this tower and a red stone to place."""
    match = noon("build", "milk", towers=[tower(text), {}, {}])
    match.play(0, "buy red, done, pay milk")
    return match


def open_places(match: yurt.Match) -> list[str]:
    return [move.split()[-1] for move in match.moves(0)]


@pytest.mark.parametrize("blocks", [[], [1], [3], [2, 1], [1, 1, 1]])
def test_6_1_carts_turn_round_once_for_each_draw_with_fog(blocks: list[int]) -> None:
    match = market_draw("red red yellow", blocks)
    assert sorted(drawn(match)) == ["red", "red", "yellow"]
    assert len(happened(match, "turned")) == len(blocks)
    expected = "anticlockwise" if len(blocks) % 2 else "clockwise"
    assert match.view()["direction"] == expected
    assert match.view()["set_aside"] == sum(blocks)
    assert match.view()["bag_fog"] == 5 - sum(blocks)


def test_6_1_example_of_a_market_draw() -> None:
    def make(seed: int) -> yurt.Match:
        match = late("red red yellow", seed=seed)
        match.play(0, "done")
        return match

    def told(match: yurt.Match) -> list[object]:
        events = [event for event in match.events() if event["event"] != "turned"]
        return [event.get("stone", event.get("number")) for event in events]

    match = first_seed(make, lambda match: told(match) == ["red", 2, "red", 1, "yellow"])
    assert len(happened(match, "turned")) == 2
    match.play(0, "keep yellow, load 1")
    assert [event["stone"] for event in happened(match, "put_back")] == ["red", "red"]
    assert happened(match, "marker_removed")[0]["number"] == 3
    view = match.view()
    assert (view["track"], view["track_spaces"], view["bag_fog"]) == (0, 4, 5)
    assert view["bag"]["red"] == 2


def test_6_2_blocks_wait_on_the_track_until_the_third() -> None:
    match = market_draw("red red yellow", [2])
    assert match.view()["track"] == 0
    end_turn(match)
    view = match.view()
    assert (view["track"], view["track_spaces"], view["set_aside"], view["bag_fog"]) == (2, 3, 0, 3)


def test_6_2_example_the_third_block_removes_the_marker() -> None:
    match = market_draw("red red yellow", [2], bag_fog=3, track=2)
    end_turn(match)
    view = match.view()
    assert happened(match, "marker_removed")[0]["number"] == 3 + 1
    assert (view["track"], view["track_spaces"], view["bag_fog"]) == (0, 4, 5)
    with pytest.raises(yurt.InputError, match=r"rule 6\.2"):
        late("red red yellow", bag_fog=2, track=3)


def test_6_2_fog_of_a_restock_goes_onto_the_track_at_once() -> None:
    def make(seed: int) -> yurt.Match:
        match = late("red red yellow", "restock", seed=seed)
        match.play(0, "restock milk")
        return match

    match = first_seed(make, lambda match: fog(match) == [1])
    assert match.view()["track"] == 1


def test_6_3_example_the_fourth_block_stays() -> None:
    match = market_draw("red red yellow", [1], bag_fog=2, track=3, track_spaces=4)
    end_turn(match)
    view = match.view()
    assert (view["track"], view["bag_fog"]) == (4, 1)
    assert happened(match, "track_full")


def test_6_3_a_block_left_over_goes_back() -> None:
    match = market_draw("red red yellow", [2], bag_fog=2, track=3, track_spaces=4)
    end_turn(match)
    assert (match.view()["track"], match.view()["bag_fog"]) == (4, 1)
    assert happened(match, "fog_returned")[0]["number"] == 1


def test_6_3_the_last_block_goes_round() -> None:
    match = market_draw("red red yellow", [1], bag_fog=1, track=4, track_spaces=4)
    assert match.view()["direction"] == "anticlockwise"
    end_turn(match)
    assert (match.view()["track"], match.view()["bag_fog"]) == (4, 1)
    assert not happened(match, "fog_placed")


def test_6_4_a_bag_that_is_too_short_leaves_the_game() -> None:
    match = late("red blue")
    match.play(0, "done")
    assert sorted(drawn(match)) == ["blue", "red"]
    assert fog(match) == []
    assert len(happened(match, "turned")) == 1
    assert match.view()["bag_gone"] is True
    assert match.view()["bag_fog"] == 0
    match.play(0, "keep red, load 1")
    assert match.view()["lost"] == "blue"
    assert held(match.view()["bag"]) == ""
    assert held(match.view()["cart_stones"]["1"]) == "red red red red"


def test_6_4_the_last_stones_fill_an_empty_cart() -> None:
    match = late("red blue", "build", yurt_food="milk", carts="grey")
    match.play(0, "buy grey, done, pay milk, place grey 7.1")
    assert held(match.view()["cart_stones"]["1"]) == "red blue"
    assert match.view()["bag_gone"] is True
    assert match.view()["lost"] is None


def test_6_4_later_draws_are_left_out() -> None:
    match = late("", "restock", choices=["restock", "market", "restock"], carts="red red red")
    match.play(0, "restock milk")
    assert drawn(match) == []
    assert match.view()["bag_gone"] is True
    assert match.view()["direction"] == "anticlockwise"
    assert match.moves(1)[-1] == "done"
    match.play(1, "done")
    assert match.to_act == [2]
    match.play(2, "restock bread")
    assert drawn(match) == []
    assert len(happened(match, "turned")) == 1
    with pytest.raises(yurt.InputError, match=r"rule 6\.4"):
        table(bag_gone=True)


def test_6_4_at_the_market_an_empty_bag_gives_nothing_to_choose() -> None:
    match = late("")
    match.play(0, "done")
    assert drawn(match) == []
    assert match.view()["bag_gone"] is True
    assert len(happened(match, "turned")) == 1
    assert match.to_act == [1]


def test_7_1_each_place_rests_on_two_neighbours() -> None:
    match = placing("grey grey grey grey grey / black yellow green blue / blue")
    assert open_places(match) == ["3.2", "3.3"]
    match = placing("grey grey - - - / black")
    assert open_places(match) == ["1.3"]
    assert len(PLACES) == 15 + 4


def test_7_2_the_first_stone_anywhere_on_level_1() -> None:
    match = placing("")
    assert open_places(match) == ["1.1", "1.2", "1.3", "1.4", "1.5"]
    assert refused(match, 0, "place red 2.1") == "7.2"


def test_7_2_later_ones_next_to_a_stone_or_on_two() -> None:
    match = placing("- grey grey - -")
    assert open_places(match) == ["1.1", "1.4", "2.2"]
    assert refused(match, 0, "place red 1.5") == "7.2"
    assert refused(match, 0, "place red 2.1") == "7.2"
    assert refused(match, 0, "place red 3.1") == "7.2"


def test_7_3_on_the_whole_pyramid_a_column() -> None:
    assert refused(placing("grey grey"), 0, "place red 6.1") == "7.3"
    match = late("red red yellow", "build", yurt_food="milk milk milk milk milk")
    match.play(0, "buy red, buy red, buy red, done")
    match.play(0, "pay milk, pay milk, pay milk, pay milk, pay milk, spill milk, spill milk")
    assert match.moves(0) == ["place red 7.1"]
    assert refused(match, 0, "place red 9.1") == "7.3"
    match.play(0, "place red 7.1, place red 8.1, place red 9.1")
    assert [match.view()["towers"][0][f"{level}.1"] for level in (7, 8, 9)] == ["red"] * 3
    assert match.to_act == [1]


def test_7_4_stones_never_move_again() -> None:
    match = placing("- grey grey - -")
    assert refused(match, 0, "place red 1.2") == "7.4"


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("red red", 2),
        ("red black / red", 2),
        ("black red / red", 2),
        ("red black red / black red", 2),
        ("red black red / black black / red", 0),
    ],
)
def test_7_4_stones_that_touch_are_connected(text: str, size: int) -> None:
    groups = yurt.judge("towers", tower=text)["groups"]
    assert sum(group["size"] for group in groups if group["colour"] == "red") == size


def test_8_1_example_the_stupa_and_the_last_day() -> None:
    match = noon(
        "build",
        yurts=[stones("milk milk milk milk milk bread bread bread"), {}, {}],
        others="build",
        towers=[any_tower(13), {}, {}],
    )
    match.play(0, "buy red, buy red, done, pay milk, pay milk, pay milk, place red 4.2")
    assert match.view()["stupa"] == [1, 0, 0]
    match.play(0, "place red 5.1")
    assert match.view()["is_last_day"] is False
    match.play(1, "done")
    match.play(2, "done")
    assert match.view()["is_last_day"] is True
    for seat in range(3):
        match.play(seat, "choose build")
    match.play(1, "done")
    match.play(2, "done")
    match.play(0, "buy orange, buy orange, buy orange, done")
    match.play(0, "pay milk, pay milk, pay bread, pay bread, pay bread, spill milk, spill bread")
    match.play(0, "place orange 6.1, place orange 7.1, place orange 8.1")
    assert sum(stone is not None for stone in match.view()["towers"][0].values()) == 18
    assert match.to_act == []
    assert match.outcome is not None
    assert match.refusal(0, "done").rule == "8.1"


def test_8_1_whoever_comes_second_gets_no_stupa() -> None:
    match = noon(
        "build",
        yurts=[stones("milk"), stones("meat"), {}],
        others="build",
        towers=[any_tower(13), any_tower(13), {}],
    )
    match.play(0, "buy red, done, pay milk, place red 4.2")
    match.play(1, "buy black, done, pay meat, place black 4.2")
    assert match.view()["stupa"] == [1, 0, 0]
    assert len(happened(match, "stupa_taken")) == 1


def test_8_2_most_points_then_fewer_stones_then_a_shared_place() -> None:
    three_singles, pair = tower("red black orange"), tower("yellow yellow")
    match = table(towers=[three_singles, pair, tower("green")])
    assert match.standing.points == (3 + 2, 3 + 2, 1 + 2)
    assert match.standing.places == (2, 1, 3)
    match = table(towers=[tower("red"), tower("blue"), {}])
    assert match.standing.places == (1, 1, 3)
