"""What a view of PUSH tells, and positions that cannot be."""

from collections import Counter
from typing import Any

import pytest

import yurt
from yurt.bots.player import BotPlayer
from yurt.games.push.tests.tables import collection, columns_of, table, total


def test_the_order_of_the_deck_is_hidden_and_its_cards_can_be_counted() -> None:
    match = table(deck="red1 red1 switch")
    view = match.view(0)
    assert view["deck"] == ["?", "?", "?"]
    assert {card: count for card, count in view["left"].items() if count} == {
        "red1": 2,
        "switch": 1,
    }
    assert match.view(0) == match.view(1) == match.view()


def test_a_view_is_filled_with_the_cards_that_are_left() -> None:
    match = table(["red1"], "red2 blue3 roll switch", seats=4)
    seen = set()
    for seed in range(200):
        again = yurt.position("push", match.view(), seed=seed)
        deck = again.state.deck[: again.state.deck_size]
        assert sorted(deck) == sorted(match.state.deck[:4])
        seen.add(tuple(deck))
    assert len(seen) == 24


def test_blanks_are_filled_with_cards_that_fit() -> None:
    for seed in range(20):
        match = table(["red1 ? ?", "? roll"], "? ? switch", seed=seed)
        assert total(match) == 120
        assert match.view()["left"]["switch"] >= 1
        waiting = table(["red1", "blue1"], "? ?", phase="place", turned="?", seed=seed)
        assert len(waiting.moves(0)) > 1


def test_what_a_position_does_not_mention_is_discarded() -> None:
    match = table(["red1"], "red2", ["red3"], ["blue4"])
    assert total(match) == 120
    assert sum(match.view()["discards"].values()) == 116


@pytest.mark.parametrize(
    ("rule", "columns", "fields"),
    [
        ("1.1", ["red1"], {"deck": "red1 red1 red1"}),
        ("1.1", ["red1"], {"left": Counter(["red6"])}),
        ("1.1", ["red1"], {"discards": Counter(["red6"])}),
        ("1.1", ["red1"], {"collections": [{"red2": -1}]}),
        ("1.1", ["red1"], {"banks": [{}, {}, {}, {"red2": 1}]}),
        ("1.1", [], {"deck": "? " * 120, "collections": [{"red2": 1}]}),
        ("1.3", ["red1"], {"switches": 13}),
        ("2.1", ["red1"], {"active": 1}),
        ("2.1", ["red1"], {"pusher": -1, "active": -1}),
        ("2.1", ["red1"], {"phase": None}),
        ("2.1", ["red1"], {"phase": "?"}),
        ("2.3", ["red1 red2"], {}),
        ("2.3", ["red1 blue1"], {}),
        ("2.3", ["red1", "", "red2"], {}),
        ("2.3", ["red1"], {"turned": "red2"}),
        ("2.3", ["red1"], {"phase": "place"}),
        ("2.3", ["red1", "red2", "blue1"], {"phase": "place", "turned": "blue2"}),
        ("2.3", ["red1"], {"columns": [["red1", None]]}),
        ("2.4", ["roll roll"], {}),
        ("2.5", ["red1"], {"phase": "place", "turned": "switch"}),
        ("2.6", [], {"phase": "decide"}),
        ("2.6", [], {"phase": "push"}),
        ("2.6", ["red1"], {"phase": "push", "switches": 1}),
        ("3.1", [], {"phase": "take"}),
        ("3.1", ["red1", "", "red2"], {"phase": "take"}),
        ("3.1", ["red1", "red2", "red3"], {"phase": "take", "active": 2}),
        ("3.3", ["red1"], {"phase": "begin"}),
        ("3.3", ["red1"], {"phase": "over", "deck": ""}),
        ("3.5", [], {"phase": "begin", "switches": 1}),
        ("6.1", [], {"phase": "push", "switches": 1, "deck": ""}),
    ],
)
def test_a_position_that_cannot_be_is_refused(
    rule: str, columns: list[str], fields: dict[str, Any]
) -> None:
    view: dict[str, Any] = {
        "columns": [column.split() for column in columns],
        "phase": "decide" if columns else "begin",
        "deck": ["red5", "red6"],
    }
    deck = {"deck": fields["deck"].split()} if "deck" in fields else {}
    with pytest.raises(yurt.InputError, match=f"rule {rule.replace('.', '[.]')}"):
        yurt.position("push", {**view, **fields, **deck}, seats=3)


@pytest.mark.parametrize(
    ("field", "value", "part"),
    [
        ("deck", ["dragon1"], "'dragon1'"),
        ("deck", ["red1"] * 121, "121 entries"),
        ("columns", [["red1"] * 7], "7 entries"),
        ("columns", "red1", "a list is needed"),
        ("collections", [{"roll": 1}], "roll"),
        ("switches", "one", "switches"),
        ("column", [], "no field 'column'"),
    ],
)
def test_a_field_that_makes_no_sense_is_named(field: str, value: Any, part: str) -> None:
    with pytest.raises(yurt.InputError, match=part):
        yurt.position("push", {field: value}, seats=3)


def test_columns_may_be_left_to_those_who_come_after_a_bust() -> None:
    match = table(["red1", "red2", "red3"], phase="take", active=1)
    match.play(1, "take 3")
    match.play(2, "take 1")
    assert (collection(match, 1), collection(match, 2)) == ("red3", "red1")
    assert columns_of(match) == ["", "", ""]


def test_the_easy_bot_beats_random_play() -> None:
    wins = 0
    for seed in range(10):
        match = yurt.Match("push", seats=2, seed=seed)
        players = [BotPlayer(match, 0, "easy", seed), BotPlayer(match, 1, "random", seed)]
        while match.to_act:
            seat = match.to_act[0]
            match.play(seat, players[seat].choose())
        assert match.outcome is not None
        wins += match.outcome.winners == (0,)
    assert wins >= 7
