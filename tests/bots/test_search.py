"""The search for any game: what an end is worth to it, and that it finds good moves."""

from dataclasses import replace

import pytest

import yurt
from yurt.bots.search import explore, reward
from yurt.core.space import new_logs, worlds
from yurt.core.state import State
from yurt.lab.plan import make_plan
from yurt.lab.simulate import play_part

FEW_ROUNDS = 40


def quick_search(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    return explore(worlds(view, 2), new_logs(), seat, moves, rng, FEW_ROUNDS)


def test_the_search_beats_random_play() -> None:
    """In mini-YAK those win who took the fewest cards."""
    game = replace(yurt.find_game("yak"), bots={"own": quick_search})
    won = []
    for seat, bots in enumerate([["own", "random"], ["random", "own"]]):
        plan = make_plan(game, 2, bots, 1, {"edition": "mini"})
        _, places, _, failures = play_part(plan, 0, 100, is_compiled=False)
        assert failures.tolist() == [0, 0]
        won += (places[:, seat] == 1).tolist()
    assert sum(won) / len(won) > 0.7


@pytest.mark.parametrize(
    ("points", "places", "order"),
    [
        ([5, 9], [2, 1], [0, 1]),
        ([5, 9], [1, 2], [1, 0]),
        ([7, 2, 4], [1, 3, 2], [1, 2, 0]),
        ([7, 2, 4], [3, 1, 2], [0, 2, 1]),
    ],
)
def test_better_places_are_worth_more_whether_many_points_win_or_few(
    points: list[int], places: list[int], order: list[int]
) -> None:
    found = rewards_of(points, places)
    assert sorted(range(len(points)), key=lambda seat: found[seat]) == order
    assert all(0 < each < 1 for each in found)


def test_equals_get_the_same_and_a_lead_counts_within_a_place() -> None:
    assert rewards_of([4, 4], [1, 1]) == [0.5, 0.5]
    near, far = rewards_of([6, 5], [1, 2]), rewards_of([9, 2], [1, 2])
    assert far[0] > near[0] > 0.5
    assert far[1] < near[1] < 0.5


def rewards_of(points: list[int], places: list[int]) -> list[float]:
    """What an end is worth to each seat."""
    rewards = [0.0] * len(points)
    reward(len(points), points, places, 3.0, rewards)
    return rewards
