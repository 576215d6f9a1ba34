"""Simulation: the same rules, a great many times, with a summary."""

import logging
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from yurt.bots.loops import WIN
from yurt.bots.player import RANDOM, simpler_bots
from yurt.bots.slots import MEMORY
from yurt.core import loops, twins
from yurt.core.catalogue import find_game, is_listed
from yurt.core.errors import InputError
from yurt.core.events import Log
from yurt.core.game import Game
from yurt.core.layout import PlainRecords, zeros
from yurt.core.twins import Twin
from yurt.lab.intervals import wilson
from yurt.lab.plan import Plan, blaming_bots, make_plan, twin_for, with_simpler_bots
from yurt.lab.workers import Pace, check_workers, in_order, process_pool, thread_pool

log = logging.getLogger(__name__)

Array = npt.NDArray[Any]
MOST_MATCHES = 10**12


class Part(NamedTuple):
    """Some matches of a plan in a row; the arena knows its tables by their numbers."""

    plan: Plan
    first: int
    matches: int
    table: int = 0


Result = tuple[Array, Array, Array, Array]
"""Of each match the points and the places of the seats, and the number of moves; of all matches
how often bots failed at each seat."""


@dataclass
class Summary:
    """What came of it; sums only, so that the order of the parts does not matter."""

    plan: Plan
    matches: int = 0
    wins: Array = field(default_factory=lambda: np.zeros(0, np.int64))
    points: Array = field(default_factory=lambda: np.zeros(0, np.int64))
    failures: Array = field(default_factory=lambda: np.zeros(0, np.int64))
    length_counts: dict[int, int] = field(default_factory=dict)
    point_counts: list[dict[int, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins = np.zeros(self.plan.seats, np.int64)
        self.points = np.zeros(self.plan.seats, np.int64)
        self.failures = np.zeros(self.plan.seats, np.int64)
        self.point_counts = [{} for _ in range(self.plan.seats)]

    def add(self, points: Array, places: Array, lengths: Array, failures: Array) -> None:
        """Count the matches of one part."""
        winners = places == 1
        self.matches += len(lengths)
        self.wins += (winners * (WIN // winners.sum(axis=1))[:, None]).sum(axis=0)
        self.points += points.sum(axis=0)
        self.failures += failures
        _tally(self.length_counts, lengths)
        for seat in range(self.plan.seats):
            _tally(self.point_counts[seat], points[:, seat])

    @property
    def bot_failures(self) -> dict[str, int]:
        """How often each bot failed, over all its seats."""
        counts = dict.fromkeys(self.plan.bots, 0)
        for bot, number in zip(self.plan.bots, self.failures.tolist(), strict=True):
            counts[bot] += number
        return counts

    @property
    def mean_length(self) -> float:
        """Moves in a match, on average."""
        return sum(length * count for length, count in self.length_counts.items()) / self.matches

    def win_share(self, seat: int) -> float:
        """The share of matches that a seat has won; a shared win counts in part."""
        return float(self.wins[seat]) / WIN / self.matches

    def interval(self, seat: int) -> tuple[float, float]:
        """The 95 % interval of the win share, after Wilson."""
        return wilson(self.win_share(seat), self.matches)

    def mean_points(self, seat: int) -> float:
        """The points of a seat, on average."""
        return float(self.points[seat]) / self.matches

    def rows(self) -> list[dict[str, Any]]:
        """One row a seat, ready for a table, CSV or JSON."""
        return [
            {
                "seat": seat,
                "bot": self.plan.bots[seat],
                "win_share": round(self.win_share(seat), 6),
                "win_share_low": round(self.interval(seat)[0], 6),
                "win_share_high": round(self.interval(seat)[1], 6),
                "mean_points": round(self.mean_points(seat), 6),
                "failures": int(self.failures[seat]),
            }
            for seat in range(self.plan.seats)
        ]


def _tally(counts: dict[int, int], values: Array) -> None:
    for value, count in zip(*np.unique(values, return_counts=True), strict=True):
        counts[int(value)] = counts.get(int(value), 0) + int(count)


def simulate(
    game: str | Game,
    seats: int | None = None,
    matches: int = 1000,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[int], None] = lambda done: None,
    **options: Any,
) -> Summary:
    """Play many matches; the result depends on the seed, never on the number of workers."""
    plan = plan_matches(find_game(game), seats, matches, bots, seed, workers, options)
    summary = Summary(plan)
    is_random = plan.game.fastest.is_compiled and not plan.slots
    pace = Pace(4096 if is_random else 64)
    parts = (Part(plan, *span) for span in pace.spans(0, matches))
    for part, result in play_parts(plan.game, parts, workers, pace):
        summary.add(*result)
        progress(part.matches)
    log_failures(plan.game, summary.bot_failures)
    return summary


def plan_matches(
    game: Game,
    seats: int | None,
    matches: int,
    bots: Sequence[str],
    seed: int,
    workers: int,
    options: dict[str, Any],
) -> Plan:
    """Check everything, and make the twin once, before the workers start."""
    plan = make_plan(game, seats, bots, seed, options)
    check_workers(workers)
    if not 1 <= matches <= MOST_MATCHES:
        raise InputError(f"from one match to {MOST_MATCHES:,} can be played, not {matches:,}")
    twin_for(game, plan.slots, game.fastest.is_compiled)
    return plan


def play_parts(
    game: Game, parts: Iterator[Part], workers: int, pace: Pace
) -> Iterator[tuple[Part, Result]]:
    """The results of all parts in their order, a few in flight for each worker."""
    if twins.has_numba():  # one worker is a thread, too: compiled code would not hear Ctrl-C
        pool = thread_pool(workers)
    # Other processes would find a game of one's own by its name only, without its own bots.
    elif workers > 1 and is_listed(game):
        pool = process_pool(workers)
    else:
        pool = None
    for part, (result, seconds) in in_order(pool, _timed_part, parts, 2 * workers):
        pace.note(part.matches, seconds)
        yield part, result


def _timed_part(part: Part) -> tuple[Result, float]:
    """What came of a part, and how long it took."""
    start = time.perf_counter()
    return play_part(part.plan, part.first, part.matches), time.perf_counter() - start


def log_failures(game: Game, failures: Mapping[str, int]) -> None:
    """Tell the log once of each bot that failed, and how often."""
    for bot, number in failures.items():
        if number > 0:
            log.warning(
                "%s/%s failed (it raised something or made an illegal move) %d times;"
                " simpler bots moved in its place",
                game.name,
                bot,
                number,
            )


class Desk:
    """What the loops of a twin work on."""

    def __init__(self, plan: Plan, twin: Twin) -> None:
        game = plan.game
        table = game.table(plan.seats, dict(plan.options))
        names = (RANDOM, *plan.slots)
        simpler = [simpler_slot(game, names, name) for name in names]
        slots = [names.index(bot) for bot in plan.bots] + [0] * (game.max_seats - plan.seats)
        self.states: Any
        self.logs: Any
        self.moves: Any
        self.bots: Any
        self.simpler: Any  # of each slot, that of the bot that stands in
        self.memories: Any
        self.failures: Any  # how often bots have failed at each seat
        if twin.is_compiled:
            self.states = game.state.records(loops.WORKING_STATES)
            table.pack(self.states, loops.TABLE)
            self.logs = Log.records(1)
            self.moves = np.zeros(len(game.moves), np.int16)
            self.bots, self.simpler = np.array(slots), np.array(simpler)
            self.memories = np.zeros((game.max_seats, MEMORY), np.int64)
            self.failures = np.zeros(game.max_seats, np.int64)
        else:
            self.states = PlainRecords([table.copy() for _ in range(loops.WORKING_STATES)])
            self.logs, self.moves = [Log()], [0] * len(game.moves)
            self.bots, self.simpler = slots, simpler
            self.memories = zeros((game.max_seats, MEMORY))
            self.failures = [0] * game.max_seats

    @property
    def work(self) -> tuple[Any, ...]:
        """What the loops take first."""
        bots = (self.bots, self.simpler, self.memories, self.failures)
        return (self.states, self.logs, self.moves, *bots)


def simpler_slot(game: Game, names: tuple[str, ...], bot: str) -> int:
    """The slot of the bot that stands in for another: the next simpler one that is there."""
    present = [name for name in simpler_bots(game, bot)[1:] if name in names]
    return names.index(present[0]) if present else 0


def play_part(plan: Plan, first: int, count: int, is_compiled: bool | None = None) -> Result:
    """What came of some matches in a row; where a bot fails a simpler one moves.

    The simpler ones are compiled and the matches are played again only if a bot has failed.
    """
    is_compiled = plan.game.fastest.is_compiled if is_compiled is None else is_compiled
    result = _play(plan, first, count, is_compiled)
    safe = with_simpler_bots(plan)
    if any(result[3]) and safe.slots != plan.slots:
        return _play(safe, first, count, is_compiled)
    return result


def _play(plan: Plan, first: int, count: int, is_compiled: bool) -> Result:
    """What came of some matches, with the bots of the plan alone."""
    twin = twin_for(plan.game, plan.slots, is_compiled)
    desk = Desk(plan, twin)
    most = plan.game.max_seats
    shapes = ((count, most), (count, most), (count,))
    results: list[Any]
    if twin.is_compiled:
        results = [np.zeros(shape, np.int32) for shape in shapes]
    else:
        results = [zeros(shape) for shape in shapes]
    if plan.slots:
        with blaming_bots(plan.game, plan.slots, twin):
            twin.run_bots(*desk.work, *results, plan.seed, first)
    else:
        twin.run_random(desk.states, desk.logs, desk.moves, *results, plan.seed, first)
    points, places, lengths = (np.asarray(result) for result in results)
    failures = np.asarray(desk.failures)[: plan.seats]
    return points[:, : plan.seats], places[:, : plan.seats], lengths, failures
