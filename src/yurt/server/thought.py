"""What happens inside a process in which bots think."""

import os
import signal
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait

from yurt.bots.player import Bot, find_bot
from yurt.bots.suggest import Suggestion, suggest_by
from yurt.core.catalogue import find_game, game_names
from yurt.core.chance import seed_chance
from yurt.core.state import State

Thought = tuple[int, list[int]]

READY_SECONDS = 1
"""So long a worker waits for a bot that is being compiled; the table goes on with a simpler one."""


class NotReady(Exception):
    """The bot is still being compiled, in a thread of its worker."""


def think(
    game: str, level: str, view: State, seat: int, legal: list[int], memory: list[int], seed: int
) -> Thought:
    """The move that a bot chooses, and its memory afterwards."""
    dice = State()
    seed_chance(dice, seed, seat)
    bot = ready_bot(game, level)
    try:
        return bot(view, seat, legal, memory, dice), memory
    except Exception as error:  # by name only: the error itself may not travel, or tell too much
        raise RuntimeError(type(error).__name__) from None


def ready_bot(game: str, level: str) -> Bot:
    """A bot that can answer now."""
    bot = find_bot(find_game(game), level)
    if not bot.is_ready(READY_SECONDS):
        raise NotReady(level)
    return bot


def advise(game: str, level: str, view: State, seat: int, legal: list[int]) -> Suggestion:
    """What a bot would suggest to a person."""
    ready_bot(game, level)
    try:
        return suggest_by(find_game(game), level, view, seat, legal)
    except Exception as error:  # by name only, as above
        raise RuntimeError(type(error).__name__) from None


def prepare() -> None:
    """A worker leaves Ctrl-C to the server, and ends with it even if the server is killed."""
    game_names()  # from now on a view of any game can be unpickled
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(1)
