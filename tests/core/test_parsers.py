"""What reads text from people never falls over."""

import json
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import yurt
from yurt.core.moves import expand_move
from yurt.games.yak.state import CARDS, CLAIMS, MOVES

words = st.sampled_from(["play", "claim", "challenge", "yak1", "4", "yak", "stop", "!", ",", "x"])
lines = st.one_of(st.text(), st.lists(words).map(" ".join))
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | lines,
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(lines, inner, max_size=4),
    max_leaves=10,
)
fields = st.sampled_from(sorted(yurt.Match("yak", seed=1).view()))


@given(st.integers(0, len(MOVES) - 1))
def test_a_move_reads_as_it_is_written(move: int) -> None:
    assert MOVES.parse(MOVES.format(move)) == move


@pytest.mark.parametrize("names", [CARDS, CLAIMS], ids=lambda names: names.kind)
def test_a_name_reads_as_it_is_written(names: yurt.core.names.Names) -> None:
    for number in range(-1, len(names) + 1):
        assert names.parse(names.format(number)) == number


@settings(deadline=None)
@given(lines)
def test_any_line_is_a_move_or_refused(line: str) -> None:
    match = yurt.Match("yak", seed=1)
    with suppress(yurt.InputError, yurt.Refused):
        match.play(match.to_act[0], line)
    expanded = expand_move(line, match.moves(match.to_act[0]))
    assert isinstance(expanded, str)


@settings(deadline=None)
@given(lines, lines)
def test_any_pile_and_claim_is_judged_or_refused(pile: str, claim: str) -> None:
    with suppress(yurt.InputError):
        verdict = yurt.judge("yak", pile=pile, claim=claim)
        assert verdict["takes"] in ("challenger", "claimant")


@settings(deadline=None, max_examples=300)
@given(st.dictionaries(fields, json_values, max_size=5))
def test_any_position_is_possible_or_refused(changes: dict[str, object]) -> None:
    view = {**yurt.Match("yak", seats=2, seed=1).view(0), **changes}
    with suppress(yurt.InputError):
        match = yurt.position("yak", json.loads(json.dumps(view)), seats=2)
        assert match.view(0)["seats"] == 2


def test_a_short_move_is_expanded_if_only_one_fits() -> None:
    legal = ["play yak1", "play 1", "claim 4 yak", "claim 4 yeti", "challenge"]
    assert expand_move("4 YAK", legal) == "claim 4 yak"
    assert expand_move("yak1", legal) == "play yak1"
    assert expand_move("ch", legal) == "challenge"
    assert expand_move("claim 4", legal) == "claim 4"
    assert expand_move("nonsense", legal) == "nonsense"
