"""Eight slots that a twin fills with the bots of a game, so that loops can call any of them."""

from collections.abc import Sequence

from yurt.core.chance import random_below
from yurt.core.contract import Unbound
from yurt.core.loops import DICE, VIEW
from yurt.core.state import State

MEMORY = 64  # the numbers that a bot may keep from one decision to the next


def random_bot(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """Any legal move, each with the same chance."""
    return moves[random_below(rng, len(moves))]


def bot_1(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """The bot in slot 1."""
    raise Unbound


def bot_2(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """The bot in slot 2."""
    raise Unbound


def bot_3(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """The bot in slot 3."""
    raise Unbound


def bot_4(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """The bot in slot 4."""
    raise Unbound


def bot_5(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """The bot in slot 5."""
    raise Unbound


def bot_6(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """The bot in slot 6."""
    raise Unbound


def bot_7(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """The bot in slot 7."""
    raise Unbound


def bot_8(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """The bot in slot 8."""
    raise Unbound


SLOTS = (bot_1, bot_2, bot_3, bot_4, bot_5, bot_6, bot_7, bot_8)


def choose(
    bot: int, view: State, seat: int, moves: list[int], memory: list[int], rng: State
) -> int:
    """The move that the bot in a slot chooses; slot 0 is the random bot."""
    if bot == 1:
        return bot_1(view, seat, moves, memory, rng)
    if bot == 2:
        return bot_2(view, seat, moves, memory, rng)
    if bot == 3:
        return bot_3(view, seat, moves, memory, rng)
    if bot == 4:
        return bot_4(view, seat, moves, memory, rng)
    if bot == 5:
        return bot_5(view, seat, moves, memory, rng)
    if bot == 6:
        return bot_6(view, seat, moves, memory, rng)
    if bot == 7:
        return bot_7(view, seat, moves, memory, rng)
    if bot == 8:
        return bot_8(view, seat, moves, memory, rng)
    return random_bot(view, seat, moves, memory, rng)


def decide(
    states: Sequence[State],
    moves: list[int],
    count: int,
    bot: int,
    memories: list[list[int]],
    seat: int,
) -> int:
    """The move that a bot chooses by the view, out of so many legal moves; an entry of a twin."""
    listed = moves[:count].copy()  # whatever a bot does with its list, ours stays as it is
    return choose(bot, states[VIEW], seat, listed, memories[seat], states[DICE])
