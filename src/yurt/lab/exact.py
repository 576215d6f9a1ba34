"""A small game solved: an exact yardstick for any bot.

A game that can be solved has a file `small.py` with all deals of a small form of it between two.
What bots lose is the mean of both seats.
"""

import hashlib
import importlib
import importlib.util
import logging
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from yurt.bots.loops import choose_move, forget
from yurt.bots.player import RANDOM, twin_of
from yurt.bots.slots import MEMORY, decide
from yurt.core import twins
from yurt.core.chance import seed_chance
from yurt.core.errors import InputError
from yurt.core.events import Log
from yurt.core.game import Game
from yurt.core.loops import DICE, MATCH, VIEW, WORKING_STATES
from yurt.core.state import State
from yurt.core.twins import Function, Twin
from yurt.lab.cfr import Array, Form, choice_regrets, solve
from yurt.lab.game_tree import Index, Tree, make_form
from yurt.lab.intervals import spread_of_mean
from yurt.lab.plan import blaming_bots
from yurt.lab.simulate import log_failures

ROUNDS = 500  # of CFR+: about a minute
DRAWS = 16  # how often a bot is asked at each information set
MATCHES = 2000
SEAL_BYTES = hashlib.sha256().digest_size

Progress = Callable[[int], None]

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Solved:
    """A small game with the policy of its equilibrium, or very nearly so."""

    game: Game
    deals: Array
    tree: Tree
    form: Form
    index: Index
    policy: Array


def find_small(game: Game) -> Any:
    """The small form of a game, if it has one."""
    name = f"{game.rules.__package__}.small"
    if importlib.util.find_spec(name) is None:
        raise InputError(f"{game.name} cannot be solved: it has no small form")
    return importlib.import_module(name)


def solve_small(
    game: Game,
    rounds: int = ROUNDS,
    size: int | None = None,
    progress: Progress = lambda done: None,
) -> Solved:
    """Build the tree, then take the policy from the cache or find it."""
    small = find_small(game)
    size = small.LARGEST if size is None else size
    if rounds < 1:
        raise InputError(f"{rounds} rounds are too few: it takes one or more")
    if not 1 <= size <= small.LARGEST:
        raise InputError(f"the size goes from 1 to {small.LARGEST}, so not {size}")
    if not twins.has_numba():
        raise InputError("solving a game needs Numba, which is not installed")
    deals = small.all_deals(size)
    tree = Tree(game, deals, fewest_win=small.FEWEST_WIN)
    form, index = make_form(tree)
    kept = _kept_file(game, form, index, rounds)
    policy = _read(kept)
    if policy is None:
        policy = solve(form, rounds, progress)
        _write(kept, policy)
    return Solved(game, deals, tree, form, index, policy)


def _kept_file(game: Game, form: Form, index: Index, rounds: int) -> Path | None:
    """The file for this very game: another rule makes another name."""
    digest = hashlib.sha256()
    for part in (index.keys, index.moves, form.before, form.rows, form.columns, form.gains):
        digest.update(part.tobytes())
    root = twins.cache_root()
    name = f"{game.name}-{digest.hexdigest()[:20]}-{rounds}.policy"
    return None if root is None else root / "solved" / name


def _read(file: Path | None) -> Array | None:
    """A policy that was kept, if it is whole: the hash of its bytes stands behind them."""
    if file is None or not file.is_file():
        return None
    kept = file.read_bytes()
    numbers, seal = kept[:-SEAL_BYTES], kept[-SEAL_BYTES:]
    return np.frombuffer(numbers).copy() if _seal(numbers) == seal else None


def _write(file: Path | None, policy: Array) -> None:
    """Keep a policy; nobody ever sees half a file."""
    if file is None:
        return
    part = file.with_suffix(f".{os.getpid()}")
    numbers = policy.tobytes()
    try:
        file.parent.mkdir(exist_ok=True)
        part.write_bytes(numbers + _seal(numbers))
        part.replace(file)
    except OSError as error:
        log.warning("the solution is not kept for the next time: %s", error)


def _seal(numbers: bytes) -> bytes:
    return hashlib.sha256(numbers).digest()


class Mind:
    """One bot that can be asked, with its memory, and how often it failed.

    Then a random move is made in its place: no level stands in, as the bot alone is measured.
    """

    def __init__(self, game: Game, bot: str, entries: dict[str, Function]) -> None:
        entries = {"decide": decide, **entries}
        self.game, self.bot = game, bot
        self.twin: Twin = twin_of(game, (bot,), entries, is_compiled=True)
        self.states = game.state.records(WORKING_STATES)
        self.simpler = np.zeros(2, np.int64)
        self.memories = np.zeros((game.max_seats, MEMORY), np.int64)
        self.failures = np.zeros(game.max_seats, np.int64)

    @property
    def work(self) -> tuple[Any, ...]:
        """What the loops take of it."""
        return self.simpler, self.memories, self.failures

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """While it is asked: tell who cannot be compiled, and in the end how often it failed."""
        with blaming_bots(self.game, [self.bot], self.twin):
            yield
        log_failures(self.game, {self.bot: int(self.failures.sum())})


def ask(
    views: list[State],
    seat: int,
    moves: list[list[int]],
    counts: list[int],
    states: list[State],
    simpler: list[int],
    memories: list[list[int]],
    failures: list[int],
    seed: int,
    number: int,
    draws: int,
    answers: list[list[int]],
) -> None:
    """Ask the bot in slot 1 at some information sets again and again, each time anew."""
    for k in range(len(views)):
        for draw in range(draws):
            states[MATCH] = views[k]
            seed_chance(states[DICE], seed, (number + k) * draws + draw)
            forget(memories, seat)
            move = choose_move(states, moves[k], counts[k], 1, simpler, memories, failures, seat)
            for i in range(counts[k]):
                if moves[k][i] == move:
                    answers[k][i] += 1


def policy_of(
    solved: Solved,
    bot: str,
    draws: int = DRAWS,
    seed: int = 0,
    progress: Progress = lambda done: None,
) -> Array:
    """How often a bot makes each choice: asked so many times at every information set.

    The choices at different sets are drawn apart, so what the result loses to another policy is
    right on average, and its exploitability is too high on average, never too low. A bot begins
    each time with an empty memory.
    """
    game = solved.game
    if bot == RANDOM:
        return solved.form.uniform()
    mind = Mind(game, bot, {"ask": ask})
    policy = [np.ones(sum(solved.tree.dealt))]
    number = 0
    with mind.at_work():
        for spot in solved.tree.spots():
            moves = np.ascontiguousarray(spot.moves)
            answers = np.zeros(moves.shape, np.int32)
            asked = (spot.views, spot.seat, moves, spot.counts)
            mind.twin.ask(*asked, mind.states, *mind.work, seed, number, draws, answers)
            policy.append(answers[spot.is_move] / draws)
            number += len(spot.counts)
            progress(number)
    return np.concatenate(policy)


def losses(
    solved: Solved,
    bot: str,
    matches: int = MATCHES,
    seed: int = 0,
    progress: Progress = lambda done: None,
) -> Array:
    """What a bot loses to the equilibrium in each of many matches, at both seats in turn.

    Not the points, which depend on luck most of all, but the exact regret of each choice that the
    bot made on the way: on average that is the same, and it takes far fewer matches.
    """
    lost = choice_regrets(solved.form, solved.policy)
    mind = Mind(solved.game, bot, {"choose_move": choose_move})
    results = np.zeros(matches)
    with mind.at_work():
        for match in range(matches):
            results[match] = _lost_in(match, solved, lost, mind, seed)
            progress(match + 1)
    return results


def _lost_in(match: int, solved: Solved, lost: Array, mind: Mind, seed: int) -> float:
    """What all choices of a bot in one match cost it."""
    rules, states, logs = solved.game.compiled, mind.states, Log.records(1)
    chance = np.random.default_rng([seed, match])
    dice = State()
    seed_chance(dice, ~seed, match)
    states["chance"][DICE] = dice.chance
    mind.memories[:] = 0
    states[MATCH] = solved.deals[chance.integers(len(solved.deals))]
    result = 0.0
    while bits := rules.acting(states, MATCH):
        seat = bits.bit_length() - 1
        rules.look(states, VIEW, MATCH, seat)
        choices = solved.index.choices(states[VIEW : VIEW + 1])
        moves = solved.index.moves[choices]
        if not len(moves):
            break
        if seat == match % 2:
            move = mind.twin.choose_move(states, moves, len(moves), 1, *mind.work, seat)
            result += lost[choices][list(moves).index(move)]
        else:
            move = chance.choice(moves, p=solved.policy[choices])
        rules.step(states, MATCH, seat, move, logs)
    return result


def lost_to_equilibrium(
    game: Game, bot: str, matches: int = MATCHES, seed: int = 0
) -> tuple[float, float]:
    """What a bot loses to perfect play on average, and how far the 95 % interval reaches."""
    return mean_and_spread(losses(solve_small(game), bot, matches, seed))


def mean_and_spread(results: Array) -> tuple[float, float]:
    """The mean, and how far the 95 % interval reaches to both sides of it."""
    return float(results.mean()), spread_of_mean(results)
