"""What bots need is compiled in a process of its own, and loaded from the cache."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import yurt
from yurt.bots import apart
from yurt.bots.apart import fill_cache
from yurt.bots.player import Bot, bot_twin, compiled_bot
from yurt.bots.prospect import Prospect
from yurt.core.catalogue import environment
from yurt.core.twins import Twin

PEAKS = yurt.find_game("peaks")


@pytest.fixture(autouse=True)
def cold_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing has been compiled yet."""
    monkeypatch.setenv("YURT_CACHE", str(tmp_path))


def is_loaded(entry: Any) -> bool:
    """Whether machine code came from the cache: this process has compiled nothing."""
    return bool(entry.stats.cache_hits) and not entry.stats.cache_misses


def compiled_easy() -> Twin:
    """The twin of a bot that is quickly compiled."""
    return bot_twin(PEAKS, "easy", is_compiled=True)


def test_another_process_compiles_a_bot_and_this_one_loads_it() -> None:
    bot = Bot(yurt.find_game("push"), "medium")
    assert bot.is_ready(None)
    assert is_loaded(bot._twin.decide)


def test_another_process_compiles_what_reckons_the_chance_to_win() -> None:
    prospect = Prospect(PEAKS)
    prospect._preparing.join()
    assert prospect._twin is not None
    assert is_loaded(prospect._twin.count_wins)


def test_what_is_in_the_cache_needs_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled_bot(PEAKS, "easy")
    monkeypatch.setattr(apart, "run_until_we_end", lambda command: pytest.fail("not needed"))
    fill_cache(compiled_easy(), compiled_bot, PEAKS, "easy")


def test_if_there_can_be_no_other_process_this_one_compiles(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "executable", "/no/such/program")
    prospect = Prospect(PEAKS)
    prospect._preparing.join()
    assert prospect._twin is not None
    assert not is_loaded(prospect._twin.count_wins)


def test_a_process_that_fails_leaves_the_cache_empty() -> None:
    twin = compiled_easy()
    fill_cache(twin, compiled_bot, PEAKS, "no such bot")
    assert twin.has_empty_cache()


def test_without_a_folder_for_the_cache_this_process_compiles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("YURT_CACHE", str(tmp_path / "file" / "cache"))
    assert not compiled_easy().has_empty_cache()


def test_a_changed_copy_of_a_game_is_compiled_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "run_until_we_end", lambda command: pytest.fail("cannot be found"))
    monkeypatch.setattr(apart, "is_listed", lambda game: False)
    fill_cache(compiled_easy(), compiled_bot, PEAKS, "easy")


def test_the_other_process_ends_with_the_one_that_started_it() -> None:
    work = [compiled_bot.__module__, compiled_bot.__name__, "push", "master"]
    command = [sys.executable, "-m", apart.__name__, *work]
    with subprocess.Popen(command, env=environment(), stdin=subprocess.PIPE) as child:
        with pytest.raises(subprocess.TimeoutExpired):
            child.wait(1)
        assert child.stdin is not None
        child.stdin.close()
        assert child.wait() == 1, "it has not finished"
