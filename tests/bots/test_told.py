"""What the log tells of a bot that fails, and that one that hangs is asked no more."""

import dataclasses
import logging
import threading

import pytest

import yurt
from yurt.bots import player
from yurt.bots.player import BotPlayer, ask_bot, told
from yurt.bots.prospect import Prospect
from yurt.core.game import Game
from yurt.core.state import State
from yurt.core.twins import Function

PEAKS = yurt.find_game("peaks")


def misspelt(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    return moves[0] + view.fase  # type: ignore[attr-defined]


def mixed_up(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    return moves[0] + "a"  # type: ignore[operator]


def with_bot(name: str, bot: Function) -> Game:
    """The template of a game with one more bot."""
    return dataclasses.replace(PEAKS, bots={**PEAKS.bots, name: bot})


def failure(bot: Function) -> int | str:
    """What comes of asking a bot that cannot be compiled."""
    match = yurt.Match(with_bot("own", bot), 2, seed=1)
    seat = match.to_act[0]
    view, legal = match.view_state(seat), match.legal(seat)
    return ask_bot(match.game, "own", view, seat, legal, [0] * player.MEMORY, State())


def test_an_error_is_told_in_a_line() -> None:
    assert told(ValueError()) == "ValueError"
    assert told(ValueError("no idea\nat all")) == "ValueError: no idea"


def test_what_numba_cannot_compile_is_told_with_its_place() -> None:
    line = str(failure(mixed_up))
    assert line.startswith("TypingError: No implementation of function")
    place = mixed_up.__code__.co_firstlineno + 1
    assert line.endswith(f"typing of intrinsic-call at {__file__} ({place})")
    assert failure(misspelt) == "KeyError: 'fase'"


def test_a_habit_that_cannot_be_compiled_costs_only_the_chance_to_win(
    caplog: pytest.LogCaptureFixture,
) -> None:
    game = with_bot("medium", misspelt)
    with caplog.at_level(logging.WARNING):
        prospect = Prospect(game)
        prospect._preparing.join()
    assert prospect.win_chance(game.state(), 0, 0) is None
    assert caplog.messages == ["peaks: no chance to win is told (KeyError: 'fase')"]


def test_a_bot_that_ran_out_of_time_is_not_asked_again_in_this_match(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []
    never = threading.Event()

    def hangs(*_: object) -> int:
        asked.append("hangs")
        never.wait()
        return 0

    def answers(view: State, seat: int, moves: list[int], *_: object) -> int:
        asked.append("answers")
        return moves[0]

    bots = {"medium": hangs, "easy": answers}
    for bot in bots.values():
        vars(bot)["is_ready"] = lambda seconds: True
    monkeypatch.setattr(player, "find_bot", lambda game, name: bots[name])
    monkeypatch.setattr(player, "MOVE_SECONDS", 0.2)
    match = yurt.Match("push", 2, seed=1)
    seat = match.to_act[0]
    with caplog.at_level(logging.WARNING):
        bot_player = BotPlayer(match, seat, "medium", seed=1)
        assert [bot_player.choose() for _ in range(3)] == 3 * [match.moves(seat)[0]]
    assert asked == ["hangs", "answers", "answers", "answers"]
    assert len(caplog.messages) == 1
    BotPlayer(match, seat, "medium", seed=2).choose()
    assert asked[-2:] == ["hangs", "answers"], "in another match it may do better"
