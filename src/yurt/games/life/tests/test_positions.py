"""Positions of Life is Life that cannot be, and positions with blanks."""

import random
from typing import Any

import pytest

import yurt
from yurt.core.names import UNKNOWN
from yurt.games.life import rules
from yurt.games.life.state import SPECIES, LifeState
from yurt.games.life.tests.tables import cards, impossible, table

ANY = ["?", "?", "?"]
GIVING = {"phase": "give", "row": 3, "owed": 2, "given": cards("cat")}


@pytest.mark.parametrize(
    ("rule", "fields"),
    [
        ("1.1", {"hands": [cards("mole*8 dog*2"), cards("?"), cards("?")]}),
        ("1.1", {"hands": [cards("mole*7 dog*4"), cards("mole ?"), cards("?")]}),
        ("1.1", {"known": [cards("cat*5"), cards(""), cards("")]}),
        ("1.2", {"lives": [5, 5, 26], "expert": True}),
        ("1.2", {"lives": [11, 5, 5], "expert": True}),
        ("2.1", {"round": 0}),
        ("2.1", {"hands": [cards("?")] * 4}),
        ("2.1", {"hands": [cards("mole*4"), cards("?"), cards("?")]}),
        ("2.1", {"rows": [cards("cat dog"), cards("?"), cards("?"), cards("?")]}),
        ("2.1", {"aside": cards("")}),
        ("2.3", {"active": -1, "starter": 0}),
        ("2.3", {"phase": None}),
        ("2.3", {"turns": [1, 2, 1]}),
        ("2.3", {"turns": [2, 1, 1]}),
        ("2.3", {"starter": 1}),
        ("3.1", {"row": 1}),
        ("3.1", {"owed": 1}),
        ("3.1", {"given": cards("cat")}),
        ("3.1", {**GIVING, "row": 5}),
        ("3.1", {**GIVING, "owed": 0}),
        ("3.1", {**GIVING, "owed": 3}),
        ("3.1", {**GIVING, "given": cards("cat*3 dog*-2")}),
        ("4.1", {"last_lap": True, "knocker": 2, "starter": 2, "turns": [0, 0, 1]}),
        ("4.2", {"last_lap": 2}),
        ("4.4", {"turns": [61, 61, 61]}),
        ("6.3", {"lives": [5, 5, 1], "round": 2}),
        ("7.2", {"phase": "over"}),
        ("7.2", {"players": 2}),
        ("7.2", {"lives": [5, 5, 0], "players": 2}),
        ("7.2", {"lives": [5, 5, 5], "places": [0, 0, 3]}),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_rule(rule: str, fields: Any) -> None:
    with impossible(rule):
        table(ANY, **fields)


def test_a_swap_that_cannot_be_finished_cannot_be() -> None:
    with impossible("3.2"):
        table(
            ["bear*7", "?", "?"],
            "? / ? / ? / bear cat dog pig",
            phase="give",
            row=4,
            owed=1,
            given=cards("cat dog pig"),
        )


@pytest.mark.parametrize("hand", [{"dragon": 1}, ["cat"], {"cat": 1000}, {"cat": "many"}, 10])
def test_bad_input_is_named(hand: Any) -> None:
    with pytest.raises(yurt.InputError, match=r"hands|dragon"):
        table(ANY, hands=[hand, cards("?"), cards("?")])


def counts_of(state: Any) -> list[int]:
    """All counts of cards that can be blank, in a row."""
    places = [*state.hands[: state.seats], state.aside, *state.rows]
    return [count for counts in places for count in counts]


def test_single_blanks_are_filled_with_something_possible() -> None:
    """Counts blanked here and there need cards passed on from place to place."""
    dice = random.Random(5)
    match = yurt.Match("life", seats=4, seed=5)
    while match.to_act:
        blanked: Any = match.state.copy()
        for counts in [*blanked.hands[:4], blanked.aside, *blanked.rows]:
            share = dice.random()
            for species in range(1, len(SPECIES) + 1):
                if dice.random() < share:
                    counts[species] = UNKNOWN
        filled: LifeState = blanked.copy()
        rules.guess(filled, -1)
        assert rules.check(filled) == 0
        for given, found in zip(counts_of(blanked), counts_of(filled), strict=True):
            assert given in (UNKNOWN, found)
        seat = match.to_act[0]
        match.play(seat, dice.choice(match.moves(seat)))


def test_a_guess_of_nonsense_does_no_harm() -> None:
    dice = random.Random(6)
    names = [name for name in LifeState.fields() if name not in ("chance", "seats")]
    broken = 0
    for seed in range(100):
        state: Any = yurt.Match("life", seats=3, seed=seed).view_state(None)
        for name in dice.sample(names, 2):
            value = getattr(state, name)
            nonsense = dice.choice([-128, UNKNOWN, 7, 127])
            if isinstance(value, list):
                row = dice.choice(value) if isinstance(value[0], list) else value
                row[dice.randrange(len(row))] = nonsense
            else:
                setattr(state, name, nonsense)
        rules.guess(state, -1)
        broken += rules.check(state) > 0
    assert broken > 50


def test_the_guesses_of_a_view_are_even() -> None:
    """A hand of ten out of 40 unseen cards holds each of them with the same chance."""
    match = table(["giraffe*4 bear*6", "?", "?"], "bear / bear mole / ? / ?", turns=[0, 0, 0])
    view = match.view_state(0)
    unseen = [0, 9, 8, 7, 7, 6, 6, 5, 5, 4, 3]
    for counts in (*view.hands[:1], *view.rows):
        unseen = [a - b for a, b in zip(unseen, counts, strict=True)]
    deals = 2000
    sums = [0] * len(unseen)
    for seed in range(deals):
        world = view.copy()
        match.game.plain.imagine([world], 0, 0, seed)
        sums = [a + b for a, b in zip(sums, world.hands[1], strict=True)]
    for species in range(1, len(unseen)):
        expected = deals * 10 * unseen[species] / sum(unseen)
        assert abs(sums[species] - expected) < 0.12 * expected + 1
