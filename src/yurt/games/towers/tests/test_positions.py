"""Positions that cannot be are refused with the rule they break; blanks are filled."""

import random
from typing import Any

import pytest

import yurt
from yurt.core.view import format_view
from yurt.games.towers.state import STONES
from yurt.games.towers.tests.tables import any_tower, late, noon, stones, table, tower

NOTHING = dict.fromkeys(STONES, 0)
LAST_DAY = {"is_last_day": True, "stupa": [1, 0, 0]}


def rule_broken(make: Any, *args: Any, **fields: Any) -> str:
    with pytest.raises(yurt.InputError, match="this position cannot be") as error:
        make(*args, **fields)
    return str(error.value).rsplit("rule ", 1)[1].rstrip(")")


@pytest.mark.parametrize(
    ("rule", "fields"),
    [
        ("1.1", {"bag": NOTHING}),
        ("1.1", {"carts": {"1": "purple"}}),
        ("1.1", {"bag": NOTHING | {"red": -5}}),
        ("1.1", {"towers": [tower("?"), {}, {}], "bag": NOTHING}),
        ("1.2", {"market": {"milk": 9, "meat": 9, "bread": 9}}),
        ("1.2", {"yurts": [{"milk": -2}, {}, {}]}),
        ("1.4", {"yurts": [stones("milk"), {}, {}, stones("milk")]}),
        ("1.4", {"towers": [{}, {}, {}, tower("red")]}),
        ("1.4", {"stupa": [0, 0, 0, 1]}),
        ("2.2", {"ring": ["1", "1", "2"]}),
        ("2.2", {"ring": ["1", "2"]}),
        ("2.2", {"ring": ["1", "2", "3", "4"]}),
        ("2.2", {"ring": ["1", "2", "?"]}),
        ("2.2", {"carts": {"4": "red"}}),
        ("2.2", {"food": {"4": "milk"}}),
        ("2.4", {"removed": None}),
        ("2.4", {"removed": "?"}),
        ("2.6", {"start": -1}),
        ("2.6", {"direction": None}),
        ("2.6", {"direction": "?"}),
        ("3.1", {"choices": ["build", "build", "build"]}),
        ("3.2", {"active": 1}),
        ("3.2", {"baby_yak": -1}),
        ("3.2", {"phase": None}),
        ("3.2", {"phase": "?"}),
        ("4.1", {"bought": {"red": 1}, "carts": {"1": "red red"}}),
        ("4.1", {"owed": 1}),
        ("4.2", {"food": {"1": "milk bread"}}),
        ("4.2", {"paid": {"milk": 1}}),
        ("4.3", {"food": {"1": "milk milk milk milk milk meat meat meat meat meat"}}),
        ("4.5", {"carts": {"2": ""}}),
        ("5.2", {"carts": {"2": "black black black grey grey"}}),
        ("5.3", {"collected": 1}),
        ("5.4", {"drawn": {"red": 1}}),
        ("5.4", {"kept": "red"}),
        ("6.1", {"bag_fog": 4}),
        ("6.1", {"bag_fog": 6}),
        ("6.1", {"bag_fog": 4, "set_aside": 1}),
        ("6.1", {"bag_fog": 6, "track": -1}),
        ("6.2", {"bag_fog": 2, "track": 3}),
        ("6.2", {"track_spaces": 0}),
        ("6.2", {"bag_fog": 0, "track": 5, "track_spaces": 4}),
        ("6.4", {"bag_gone": True}),
        ("6.4", {"bag_gone": 2}),
        ("6.4", {"lost": "red"}),
        ("7.2", {"towers": [tower("red - red"), {}, {}]}),
        ("7.2", {"towers": [{"2.1": "red"}, {}, {}]}),
        ("7.3", {"towers": [{"1.1": "red", "6.1": "red"}, {}, {}]}),
        ("8.1", {"towers": [any_tower(14), {}, {}]}),
        ("8.1", {"towers": [any_tower(14), {}, {}], "stupa": [1, 0, 0]}),
        ("8.1", {"towers": [any_tower(14), any_tower(14), {}], **LAST_DAY, "stupa": [1, 1, 0]}),
        ("8.1", {"towers": [any_tower(13), {}, {}], **LAST_DAY}),
        ("8.1", {"towers": [any_tower(14), {}, {}], **LAST_DAY, "stupa": [2, 0, 0]}),
        ("8.1", {"towers": [any_tower(17), {}, {}], **LAST_DAY}),
        ("8.1", {"towers": [any_tower(14), {}, any_tower(14)], **LAST_DAY}),
        ("8.1", {"is_last_day": True}),
        ("8.1", {"phase": "over", "active": 2}),
        ("10.1", {"bonus": 1}),
        ("10.1", {"bonus": 2, "bonus_cards": ["most-blue", "most-red"]}),
    ],
)
def test_a_position_that_cannot_be_is_refused(rule: str, fields: dict[str, Any]) -> None:
    assert rule_broken(table, **fields) == rule


@pytest.mark.parametrize(
    ("rule", "action", "fields"),
    [
        ("3.1", "build", {"choices": ["build", None, "build"]}),
        ("3.2", "build", {"choices": ["market", "build", "build"]}),
        ("4.1", "build", {"bought": {"red": 1}, "carts": {"1": "red red"}, "owed": 2}),
        ("4.1", "build", {"bought": {"red": 3}, "carts": {"1": "grey"}, "owed": 5}),
        ("4.1", "build", {"bought": {"red": 4}, "carts": {"1": ""}, "owed": 7}),
        ("4.1", "build", {"phase": "pay"}),
        ("4.2", "build", {"paid": {"bread": 1}}),
        ("4.3", "build", {"phase": "spill", "bought": {"red": 1}, "carts": {"1": "red"}}),
        ("4.4", "build", {"phase": "spill"}),
        ("4.4", "build", {"phase": "place"}),
        ("5.3", "market", {"collected": 3}),
        ("5.4", "market", {"phase": "keep"}),
        ("5.4", "market", {"phase": "keep", "drawn": {"red": 2}}),
        ("5.4", "market", {"phase": "load"}),
        ("3.3", "build", {"phase": "over", "active": 2}),
    ],
)
def test_a_step_that_cannot_be_is_refused(rule: str, action: str, fields: dict[str, Any]) -> None:
    assert rule_broken(noon, action, "milk bread", **fields) == rule


def test_a_tower_grows_by_three_a_day() -> None:
    towers = [any_tower(16), any_tower(16), any_tower(12)]
    assert late("red", towers=towers).view()["stupa"] == [1, 0, 0]
    towers = [any_tower(17), any_tower(16), any_tower(11)]
    assert rule_broken(late, "red", towers=towers) == "8.1"
    towers = [any_tower(16), any_tower(14), any_tower(14)]  # the third was on turn before the stupa
    assert rule_broken(late, "red", towers=towers) == "8.1"


def test_blanks_are_filled_with_what_is_left() -> None:
    match = table(towers=[any_tower(9), any_tower(5), {}])
    view = match.view()
    built = [stone for one in view["towers"] for stone in one.values() if stone]
    assert len(built) == 14
    assert sum(view["bag"].values()) == 56 - 9 - 14
    assert view["market"] == {"milk": 2, "meat": 2, "bread": 2}


def test_the_active_seat_is_known_to_do_what_the_phase_says() -> None:
    match = noon("market", choices=["?", "?", "?"])
    assert match.view(1)["choices"][0] == "market"


def test_anything_else_is_refused_without_a_crash() -> None:
    """Random changes of single numbers, blanks among them, in positions of real matches."""
    dice = random.Random(2)
    refused = 0
    for seed in range(3):
        match = yurt.Match("towers", seats=2 + seed, seed=seed, bonus=seed)
        while match.to_act:
            seat = dice.choice(match.to_act)
            match.play(seat, dice.choice(match.moves(seat)))
            view = format_view(match.state)
            name = dice.choice(sorted(set(view) - {"seats"}))
            view[name] = changed(view[name], dice)
            try:
                other = yurt.position("towers", view, seats=match.seats)
            except yurt.InputError:
                refused += 1
            else:
                assert other._twin.verify(other._states, 0) == 0
                for acting in other.to_act[:1]:
                    other.play(acting, dice.choice(other.moves(acting)))
                assert other._twin.verify(other._states, 0) == 0
    assert refused > 100


def changed(value: Any, dice: random.Random) -> Any:
    """The same with one number or word replaced."""
    if isinstance(value, dict):
        key = dice.choice(sorted(value))
        return {**value, key: changed(value[key], dice)}
    if isinstance(value, list):
        if not value:
            return value
        i = dice.randrange(len(value))
        return [*value[:i], changed(value[i], dice), *value[i + 1 :]]
    if isinstance(value, str) or value is None:
        return dice.choice(["?", None])
    return dice.choice([-1, 0, 1, 3, 9, 100, -100, int(value) + 1])
