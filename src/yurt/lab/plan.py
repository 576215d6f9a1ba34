"""What is to be simulated, checked, and the twin that can play it."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from yurt.bots.loops import play_on
from yurt.bots.player import (
    RANDOM,
    bot_text,
    compiled_bot,
    known_bots,
    simpler_bots,
    told,
    twin_of,
)
from yurt.bots.slots import SLOTS, decide
from yurt.core.errors import InputError
from yurt.core.game import Game
from yurt.core.match import checked_seed
from yurt.core.twins import Function, Twin
from yurt.lab.loops import begin, run_bots

ENTRIES: dict[str, Function] = {
    "decide": decide,
    "begin": begin,
    "play_on": play_on,
    "run_bots": run_bots,
}


LONGEST_FAULT = 300  # letters: Numba can quote the whole layout of a state


@dataclass(frozen=True)
class Plan:
    """What is to be simulated."""

    game: Game
    seats: int
    options: tuple[tuple[str, Any], ...]
    bots: tuple[str, ...]
    seed: int
    slots: tuple[str, ...]  # the bots that the twin must know


def make_plan(
    game: Game,
    seats: int | None,
    bots: Sequence[str],
    seed: int,
    options: dict[str, Any],
    known: Sequence[str] = (),
) -> Plan:
    """Check everything that is asked for; plans that know the same bots share a twin."""
    seats = game.min_seats if seats is None else seats
    game.table(seats, options)
    for bot in bots:
        bot_text(game, bot)
    if len(bots) not in (1, seats):
        raise InputError(f"{len(bots)} bots for {seats} seats: name one bot, or one for each seat")
    checked_seed(seed)
    chosen = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
    chosen_options = tuple(game.choose_options(options).items())
    return Plan(game, seats, chosen_options, chosen, seed, slots_of(game, known or bots))


def with_simpler_bots(plan: Plan) -> Plan:
    """A plan whose twin knows those too that stand in for its bots, if they all fit."""
    names = [name for bot in plan.bots for name in simpler_bots(plan.game, bot)]
    slots = slots_of(plan.game, names)
    return replace(plan, slots=slots) if len(slots) <= len(SLOTS) else plan


@cache
def twin_for(game: Game, slots: tuple[str, ...], is_compiled: bool) -> Twin:
    """The twin whose loops know these bots; random play alone needs none of them."""
    if not slots:
        return game.compiled if is_compiled else game.plain
    return twin_of(game, slots, ENTRIES, is_compiled=is_compiled)


@contextmanager
def blaming_bots(game: Game, bots: Sequence[str], twin: Twin) -> Iterator[None]:
    """While the loops of a twin run: say which bot it is that Numba can make nothing of."""
    try:
        yield
    except Exception:
        for name in bots if twin.is_compiled else ():
            check_compiled(game, name)
        raise


def check_compiled(game: Game, bot: str) -> None:
    """Compile one bot alone: whatever is wrong with it is said in a sentence."""
    from numba import types

    try:
        decides: Any = compiled_bot(game, bot).decide
    except Exception as error:
        fault = told(error)
        if len(fault) > LONGEST_FAULT:
            fault = f"{fault[: LONGEST_FAULT // 2]} ... {fault[-LONGEST_FAULT // 2 :]}"
        raise InputError(f"Numba cannot compile the bot {bot!r}: {fault}") from error
    if isinstance(decides.nopython_signatures[0].return_type, types.Optional):
        raise InputError(f"the bot {bot!r} answers None where it should answer a move")


def slots_of(game: Game, bots: Sequence[str]) -> tuple[str, ...]:
    """The bots that need a slot, each once and in the order of the game."""
    return tuple(name for name in known_bots(game) if name in bots and name != RANDOM)
