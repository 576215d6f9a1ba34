"""What the benchmark of the bots says about its figures."""

import importlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from yurt.lab.arena import Pairing

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCH))
    return importlib.import_module("bots")


def pairing(challenger: str, rival: str, *wins: float) -> Pairing:
    return Pairing(challenger, rival, np.array(wins), np.zeros(len(wins)))


@pytest.mark.parametrize(
    ("goal", "word"),
    [
        (0.1, "reached"),
        (0.5, "reached, by chance perhaps"),
        (0.55, "not reached, perhaps"),
        (0.9, "not reached"),
    ],
)
def test_the_word_for_a_goal_minds_the_interval(bench: Any, goal: float, word: str) -> None:
    assert bench.word_for(pairing("a", "b", *[0.25, 0.75] * 10), goal) == word


def test_the_mean_share_counts_both_sides_of_a_pairing(bench: Any) -> None:
    pairings = [pairing("a", "b", 0.4, 0.4), pairing("b", "a", 0.1, 0.1)]
    means = bench.mean_shares(pairings, seats=4)
    assert means == {"a": pytest.approx(0.35), "b": pytest.approx(0.15)}
