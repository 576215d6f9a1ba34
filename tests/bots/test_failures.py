"""Outside a server, too, a bot that raises, hangs or cheats loses the move to a simpler one."""

import logging
import threading
from collections.abc import Callable
from typing import cast

import pytest
from conformance.cases import all_games

import yurt
from yurt.bots import player
from yurt.bots.player import BotPlayer, simpler_bots, twin_of
from yurt.core.state import State
from yurt.core.twins import Function
from yurt.lab.simulate import ENTRIES, make_plan, play_part

Choice = Callable[[list[int]], int]
never = threading.Event()


class FakeBot:
    """A bot that answers what a function says."""

    def __init__(self, choice: Choice) -> None:
        self._choice = choice

    def is_ready(self, seconds: float | None) -> bool:
        return True

    def __call__(
        self, view: State, seat: int, moves: list[int], memory: list[int], rng: State
    ) -> int:
        memory[0] += 1
        return self._choice(moves)


def hang(moves: list[int]) -> int:
    never.wait()
    return moves[0]


def cheat(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    return 10_000


FAILURES: dict[str, Choice] = {
    "ZeroDivisionError": lambda moves: 1 // 0,
    "an illegal move": lambda moves: 10_000,
    "out of time": hang,
}


@pytest.mark.parametrize("failure", FAILURES)
def test_a_simpler_bot_makes_the_move_and_the_log_says_so(
    failure: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bots = {"hard": FakeBot(FAILURES[failure]), "medium": FakeBot(lambda moves: moves[-1])}
    monkeypatch.setattr(player, "find_bot", lambda game, name: bots[name])
    monkeypatch.setattr(player, "MOVE_SECONDS", 0.2 if failure == "out of time" else None)
    match = yurt.Match("push", 2, seed=1)
    seat = match.to_act[0]
    with caplog.at_level(logging.WARNING):
        chosen = BotPlayer(match, seat, "hard", seed=1).choose()
    assert chosen == match.moves(seat)[-1]
    assert caplog.messages == [f"push/hard failed ({failure}); a simpler bot moves in its place"]


def test_where_all_fail_the_match_still_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "find_bot", lambda *_: FakeBot(lambda moves: -1))
    match = yurt.Match("yak", 2, seed=1)
    seat = match.to_act[0]
    assert BotPlayer(match, seat, "easy", seed=1).choose() == match.moves(seat)[0]


def test_the_simpler_ones_end_with_the_random_bot() -> None:
    push = yurt.find_game("push")
    assert simpler_bots(push, "medium") == ["medium", "easy", "random"]
    assert simpler_bots(push, "random") == ["random"]
    assert simpler_bots(push, "greedy") == ["greedy", "random"]


def test_a_simulation_goes_on_with_random_moves_and_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    peaks = next(game for game in all_games() if game.name == "peaks")
    monkeypatch.setitem(cast("dict[str, Function]", peaks.bots), "easy", cheat)
    plan = make_plan(peaks, 2, ["easy", "random"], 1, {})
    twin = twin_of(peaks, plan.slots, ENTRIES, is_compiled=False)
    with caplog.at_level(logging.WARNING):
        points, _, lengths = play_part(plan, 0, 3, twin)
    assert points.shape == (3, 2)
    assert caplog.messages == [
        f"peaks/easy: {sum(lengths) // 2} illegal moves, random ones instead"
    ]
