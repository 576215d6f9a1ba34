"""Outside a server, too, a bot that raises, hangs or cheats loses the move to a simpler one."""

import logging
import threading
from collections.abc import Callable
from dataclasses import replace

import pytest

import yurt
from yurt.bots import player
from yurt.bots.player import BotPlayer, simpler_bots
from yurt.core.game import Game
from yurt.core.state import State
from yurt.core.twins import Function
from yurt.lab.arena import run_arena
from yurt.lab.arena_report import as_dict
from yurt.lab.plan import make_plan
from yurt.lab.ratings import rate
from yurt.lab.simulate import play_part, simulate

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


def leave(moves: list[int]) -> int:
    raise SystemExit


def hang(moves: list[int]) -> int:
    never.wait()
    return moves[0]


def cheat(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    return 10_000


def scribble(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    moves[0] = 999
    return 999


def complain(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    raise ValueError


def complain_sometimes(
    view: State, seat: int, moves: list[int], memory: list[int], rng: State
) -> int:
    memory[0] += 1
    if memory[0] == 3:
        raise ValueError
    return moves[0]


FAILURES: dict[str, Choice] = {
    "ZeroDivisionError": lambda moves: 1 // 0,
    "SystemExit": leave,
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
    (message,) = caplog.messages
    assert message.startswith(f"push/hard failed ({failure}")
    assert message.endswith("); a simpler bot answers in its place")


def test_where_all_fail_the_match_still_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "find_bot", lambda *_: FakeBot(lambda moves: -1))
    match = yurt.Match("yak", 2, seed=1)
    seat = match.to_act[0]
    assert BotPlayer(match, seat, "easy", seed=1).choose() == match.moves(seat)[0]


def test_the_simpler_ones_end_with_the_random_bot() -> None:
    push = yurt.find_game("push")
    assert simpler_bots(push, "medium") == ["medium", "easy", "random"]
    assert simpler_bots(push, "random") == ["random"]
    assert simpler_bots(push, "greedy") == ["greedy", "easy", "random"]
    assert simpler_bots(push, "search") == ["search", "easy", "random"]
    assert simpler_bots(replace(push, bots={}), "search") == ["search", "random"]


def with_bot(bot: Function) -> Game:
    """The template of a game with one more bot."""
    peaks = yurt.find_game("peaks")
    return replace(peaks, bots={**peaks.bots, "own": bot})


@pytest.mark.parametrize("is_compiled", [True, False])
@pytest.mark.parametrize("bot", [cheat, scribble, complain])
def test_a_simulation_goes_on_with_a_simpler_bot_and_says_so(
    bot: Function, is_compiled: bool, caplog: pytest.LogCaptureFixture
) -> None:
    game = with_bot(bot)
    own = play_part(make_plan(game, 2, ["own", "random"], 1, {}), 0, 3, is_compiled)
    easy = play_part(make_plan(game, 2, ["easy", "random"], 1, {}), 0, 3, is_compiled)
    for one, other in zip(own[:3], easy[:3], strict=True):
        assert one.tolist() == other.tolist(), "the easy bot made all moves"
    assert own[3].tolist() == [sum(own[2]) // 2, 0]


@pytest.mark.parametrize("bots", [["own", "random"], ["own", "own"]])
def test_the_log_is_told_once_how_often_a_bot_failed(
    bots: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        found = simulate(with_bot(cheat), 2, 300, bots, 1)
    (message,) = caplog.messages
    assert message.startswith("peaks/own failed (")
    assert f" {sum(found.failures)} times; simpler bots moved" in message


def test_only_the_bot_that_was_asked_first_is_counted() -> None:
    game = with_bot(complain)
    twice = replace(game, bots={**game.bots, "own": cheat, "other": complain})
    alone = simulate(game, 2, 20, ["own", "random"], 1).failures.tolist()
    assert simulate(twice, 2, 20, ["other", "random"], 1).failures.tolist() == alone != [0, 0]


def test_failures_do_not_depend_on_the_number_of_workers() -> None:
    game = with_bot(complain_sometimes)
    found = [simulate(game, 2, 200, ["own", "random"], 1, workers) for workers in (1, 2)]
    assert found[0].rows() == found[1].rows()
    assert found[0].failures.tolist() == found[1].failures.tolist() != [0, 0]
    told = []
    for workers in (1, 2):
        arena = run_arena(game, ["random", "own"], 60, seed=1, workers=workers)
        told.append(as_dict(arena, rate(arena.bots, arena.standings), {}))
    assert told[0] == told[1]
    assert told[0]["failures"]["own"] > 0


def complain_once(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    memory[0] += 1
    if memory[0] == 1:
        raise ValueError
    return moves[0]


def scribble_in_memory(
    view: State, seat: int, moves: list[int], memory: list[int], rng: State
) -> int:
    memory[0] = 7
    return moves[0]


@pytest.mark.parametrize("is_compiled", [True, False])
def test_a_bot_that_failed_has_forgotten_everything(is_compiled: bool) -> None:
    """Who remembered the first turn would not fail again."""
    plan = make_plan(with_bot(complain_once), 2, ["own", "random"], 1, {})
    _, _, lengths, failures = play_part(plan, 0, 5, is_compiled)
    assert failures.tolist() == [sum(lengths) // 2, 0]


@pytest.mark.parametrize("is_compiled", [True, False])
def test_who_stands_in_leaves_nothing_to_remember(is_compiled: bool) -> None:
    bots = {"easy": scribble_in_memory, "own": complain_once}
    game = replace(yurt.find_game("peaks"), bots=bots)
    plan = make_plan(game, 2, ["own", "random"], 1, {})
    _, _, lengths, failures = play_part(plan, 0, 5, is_compiled)
    assert failures.tolist() == [sum(lengths) // 2, 0]
