"""The arena: bots against each other, every deal from every seat.

A pairing sets one bot, the challenger, against a table full of another. Each deal is played as
often as there are seats, and the challenger sits at each of them once.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Any, NamedTuple

import numpy as np

from yurt.core.catalogue import find_game
from yurt.core.errors import InputError
from yurt.core.game import Game
from yurt.core.loops import LOWEST_SEAT, MATCH
from yurt.core.twins import Twin
from yurt.lab.intervals import spread_of_mean, wilson
from yurt.lab.plan import Plan, blaming_bots, make_plan, twin_for
from yurt.lab.simulate import Array, Desk, Part, Result, log_failures, play_parts
from yurt.lab.workers import Pace, aside, check_workers

DEALS_IN_TURN = 4  # at a table, then it is the turn of the next one
LEAST_TIMED_MOVES = 200  # so that the 99th percentile is more than the slowest move
TIMED_MOVES = 1000
TIMED_SECONDS = 5.0


@dataclass(frozen=True)
class Pairing:
    """One bot against a table of another: how it fared in each deal."""

    challenger: str
    rival: str
    wins: Array  # the share of wins in each deal, over all seats
    leads: Array  # how many points better than the rivals' mean in each deal, over all seats
    failures: Counter[str] = field(default_factory=Counter)  # of each of the two

    @property
    def share(self) -> float:
        """The share of matches that the challenger won; a shared win counts in part."""
        return float(self.wins.mean())

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share; the matches of one deal count as one."""
        if self.wins.std() == 0:  # deals that are all the same tell no spread
            return wilson(self.share, len(self.wins))
        spread = spread_of_mean(self.wins)
        return max(0.0, self.share - spread), min(1.0, self.share + spread)

    @property
    def lead(self) -> float:
        """How many points better than its rivals the challenger was, on average."""
        return float(self.leads.mean())

    def add(self, plan: Plan, first: int, result: Result) -> None:
        """Count some matches with the challenger at one seat."""
        points, places, _, failures = result
        seat = plan.bots.index(self.challenger)
        winners = places == 1
        rows = slice(first, first + len(points))
        others = (points.sum(axis=1) - points[:, seat]) / (plan.seats - 1)
        self.wins[rows] += winners[:, seat] / winners.sum(axis=1) / plan.seats
        self.leads[rows] += better_way(points, places) * (points[:, seat] - others) / plan.seats
        for bot, number in zip(plan.bots, failures.tolist(), strict=True):
            self.failures[bot] += number


def better_way(points: Array, places: Array) -> Array:
    """Of each match 1, or -1 if fewer points are better: if the winner has fewer than the mean."""
    best = np.take_along_axis(points, places.argmin(axis=1)[:, None], axis=1)[:, 0]
    return np.where(best < points.mean(axis=1), -1, 1)


class Table(NamedTuple):
    """A pairing with the challenger at one of the seats."""

    pairing: Pairing
    plan: Plan

    @property
    def deals(self) -> int:
        """How many matches are played at it."""
        return len(self.pairing.wins)


@dataclass(frozen=True)
class Clock:
    """How long a bot takes for a move, in seconds of one core."""

    moves: int
    median: float
    p99: float


@dataclass(frozen=True)
class Arena:
    """What came of it."""

    game: Game
    plan: Plan
    bots: tuple[str, ...]
    pairings: list[Pairing]
    standings: list[tuple[tuple[str, ...], Array]]  # of each part: the bots at the seats, places

    @property
    def matches(self) -> int:
        """How many matches there were in each pairing."""
        return len(self.pairings[0].wins) * self.plan.seats

    @property
    def failures(self) -> dict[str, int]:
        """How often each bot failed, so that a simpler one had to move."""
        return {bot: sum(p.failures[bot] for p in self.pairings) for bot in self.bots}


def run_arena(
    game: str | Game,
    bots: Sequence[str],
    matches: int = 1000,
    seats: int | None = None,
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[int], None] = lambda done: None,
    pairs: Sequence[tuple[str, str]] = (),
    **options: Any,
) -> Arena:
    """Let the bots challenge each other, or just some of them, so many matches in each pairing."""
    game = find_game(game)
    tables = make_tables(game, bots, matches, seats, seed, workers, options, pairs)
    pace = Pace(DEALS_IN_TURN)
    standings = []
    for part, result in play_parts(game, _parts(tables, pace), workers, pace):
        tables[part.table].pairing.add(part.plan, part.first, result)
        standings.append((part.plan.bots, result[1]))
        progress(part.matches)
    plan = tables[0].plan
    pairings = [table.pairing for table in tables[:: plan.seats]]
    arena = Arena(game, plan, tuple(bots), pairings, standings)
    log_failures(game, arena.failures)
    return arena


def make_tables(
    game: Game,
    bots: Sequence[str],
    matches: int,
    seats: int | None,
    seed: int,
    workers: int,
    options: dict[str, Any],
    pairs: Sequence[tuple[str, str]] = (),
) -> list[Table]:
    """Check everything, and make the twin once; the tables of a pairing stand side by side."""
    seats = game.min_seats if seats is None else seats
    names = pairs or pairing_names(bots, seats)
    check_workers(workers)
    if matches < 2 * seats:
        raise InputError(f"{matches} matches are too few: two deals take {2 * seats}, or more")
    deals = -(-matches // seats)
    tables = [
        Table(pairing, make_plan(game, seats, _seated(pairing, seats, seat), seed, options, bots))
        for pairing in (Pairing(*pair, np.zeros(deals), np.zeros(deals)) for pair in names)
        for seat in range(seats)
    ]
    twin_for(game, tables[0].plan.slots, game.fastest.is_compiled)
    return tables


def _parts(tables: Sequence[Table], pace: Pace) -> Iterator[Part]:
    """The tables in turn, some deals at each: so the ratings see all pairings mixed."""
    deals = tables[0].deals
    for begin in range(0, deals, DEALS_IN_TURN):
        for number, table in enumerate(tables):
            for first, count in pace.spans(begin, min(begin + DEALS_IN_TURN, deals)):
                yield Part(table.plan, first, count, number)


def take_times(
    game: str | Game,
    bots: Sequence[str],
    seats: int,
    seed: int = 0,
    progress: Callable[[str], None] = lambda bot: None,
    **options: Any,
) -> dict[str, Clock]:
    """How long each bot takes for a move among its like, on a machine that does nothing else."""
    game = find_game(game)
    plans = {bot: make_plan(game, seats, [bot], seed, options, bots) for bot in bots}
    clocks = {}
    for bot, plan in plans.items():
        progress(bot)
        clocks[bot] = take_time(plan, bot)
    return clocks


def pairing_names(bots: Sequence[str], seats: int) -> list[tuple[str, str]]:
    """Everybody challenges everybody; with two seats a challenge counts for both."""
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise InputError("an arena needs two bots or more, each named once")
    if seats == 2:
        return [(later, earlier) for earlier, later in combinations(bots, 2)]
    return list(permutations(bots, 2))


def _seated(pairing: Pairing, seats: int, seat: int) -> list[str]:
    return [pairing.challenger if i == seat else pairing.rival for i in range(seats)]


def take_time(plan: Plan, bot: str) -> Clock:
    """How long one of the bots of a plan takes for its moves."""
    twin = twin_for(plan.game, plan.slots, plan.game.fastest.is_compiled)
    with blaming_bots(plan.game, plan.slots, twin):
        seconds = aside(_time_moves, plan, twin, bot)
    return Clock(len(seconds), float(np.median(seconds)), float(np.quantile(seconds, 0.99)))


def _time_moves(plan: Plan, twin: Twin, bot: str) -> list[float]:
    """The seconds of some moves of a bot."""
    rules = plan.game.fastest
    desk = Desk(plan, twin)
    twin.begin(desk.states, desk.memories, plan.seed, 0)
    twin.play_on(*desk.work, 1)  # compiled before the first move is timed
    seconds: list[float] = []
    end = time.perf_counter() + TIMED_SECONDS
    match = 0
    while len(seconds) < LEAST_TIMED_MOVES or (
        len(seconds) < TIMED_MOVES and time.perf_counter() < end
    ):
        bits = rules.acting(desk.states, MATCH)
        start = time.thread_time()  # other programs do not count
        if not twin.play_on(*desk.work, 1):
            match += 1
            twin.begin(desk.states, desk.memories, plan.seed, match)
        elif plan.bots[LOWEST_SEAT[bits]] == bot:
            seconds.append(time.thread_time() - start)
    return seconds
