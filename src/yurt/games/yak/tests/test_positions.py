"""Positions of YAK that cannot be, each refused with its rule."""

from typing import Any

import pytest

import yurt

VIEW = yurt.Match("yak", seats=3, seed=2).view()


@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"draw_pile": ["?"] * 91, "draw_size": 91}, "1.1"),
        ({"penalties": [1, 0, 0]}, "5.1"),
        ({"penalties": [1, -1, 0]}, "5.1"),
        ({"phase": "claim"}, "3.2"),
        ({"phase": "over"}, "6.1"),
        ({"phase": None}, "2.2"),
        ({"active": -1}, "2.2"),
    ],
)
def test_a_table_that_cannot_be(changes: dict[str, Any], rule: str) -> None:
    with pytest.raises(yurt.InputError, match=rf"\(rule {rule}\)"):
        yurt.position("yak", {**VIEW, **changes})


@pytest.mark.parametrize(
    ("claims", "layers", "rule"),
    [
        (["2 yak", "3 yak"], [1, 2], "3.5"),
        (["1 yak", "1 ibex"], [1, 2], "3.5"),
        (["1 yak", "1 yak"], [1, 2], "3.5"),
        (["1 yak", None], [1, 2], "3.5"),
        (["1 yak", "2 yak"], [0, 2], "2.2"),
        (["1 yak", "2 yak"], [2, 1], "2.2"),
        (["1 yak", "2 yak"], [1, -1], "2.2"),
    ],
)
def test_a_pile_that_cannot_be(claims: list[str], layers: list[int], rule: str) -> None:
    pile = {"pile": ["?", "?"], "pile_size": 2, "claims": claims, "layers": layers}
    draw = {"draw_pile": ["?"] * 90, "draw_size": 90}
    with pytest.raises(yurt.InputError, match=rf"\(rule {rule}\)"):
        yurt.position("yak", {**VIEW, **pile, **draw, "active": 0})


def test_an_edition_that_cannot_be() -> None:
    with pytest.raises(yurt.InputError, match="rule 1"):
        yurt.position("yak", {**VIEW, "edition": "jak"})
