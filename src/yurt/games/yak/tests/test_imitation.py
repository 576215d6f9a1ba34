"""A likeness of `hard` learns from what `hard` answers."""

from typing import Any

import numpy as np
import pytest

import yurt
from yurt.games.yak import imitation
from yurt.games.yak.actions import ACTIONS, TO_CHALLENGE
from yurt.games.yak.imitation import ask_hard, imitate, slopes_of_answers
from yurt.games.yak.network import forward, use_one_thread

GAME = yurt.find_game("yak")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers that take seconds."""
    monkeypatch.setattr(imitation, "PART", 100)
    monkeypatch.setattr(imitation, "ANSWERS", 500)
    use_one_thread()


def ask(seed: int, count: int = 300) -> Any:
    return ask_hard(GAME, (3, 6), seed, count, lambda done: None)


def test_hard_answers_with_something_allowed_where_it_has_a_choice() -> None:
    rows, allowed, answers = ask(1)
    assert (allowed[np.arange(len(answers)), answers] == 1).all()
    assert (allowed.sum(axis=1) > 1).all()
    assert (answers == TO_CHALLENGE).any()
    assert len(np.unique(rows, axis=0)) == len(rows)


def test_the_same_seed_gives_the_same_answers_in_parts_of_their_own() -> None:
    one, same, other = ask(1), ask(1), ask(2)
    assert all((a == b).all() for a, b in zip(one, same, strict=True))
    assert (one[0] != other[0]).any()
    parts = [{row.tobytes() for row in one[0][first : first + 100]} for first in (0, 100, 200)]
    assert not parts[0] & parts[2]


def test_the_slopes_of_an_answer_are_those_of_differences() -> None:
    dice = np.random.default_rng(3)
    logits = dice.standard_normal((2, ACTIONS))
    allowed = (dice.random((2, ACTIONS)) < 0.3).astype(np.int8)
    answers = np.array([int(np.nonzero(row)[0][1]) for row in allowed])

    def surprise(numbers: Any) -> float:
        chances = np.exp(numbers) * allowed
        chances /= chances.sum(axis=1, keepdims=True)
        return float(-np.log(chances[[0, 1], answers]).mean())

    slopes = slopes_of_answers(logits, allowed, answers)
    for place in range(2 * ACTIONS):
        step = np.zeros(2 * ACTIONS)
        step[place] = 1e-5
        step = step.reshape(2, ACTIONS)
        slope = (surprise(logits + step) - surprise(logits - step)) / 2e-5
        assert slopes.ravel()[place] == pytest.approx(slope, abs=1e-5)


def test_a_likeness_answers_more_like_hard_than_by_chance() -> None:
    likeness = imitate(GAME, (4,), 4, 1.0, lambda done: None)
    rows, allowed, answers = ask(5)
    logits = np.where(allowed == 1, forward(rows, likeness)[-1], -np.inf)
    by_chance = (1 / allowed.sum(axis=1)).mean()
    assert (logits.argmax(axis=1) == answers).mean() > 1.5 * by_chance
