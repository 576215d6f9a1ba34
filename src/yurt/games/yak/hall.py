"""A hall with many tables of YAK, at which networks play side by side."""

from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from yurt.core import twins
from yurt.core.events import Log
from yurt.core.game import Game

from . import school
from .actions import ACTIONS
from .features import FEATURES, LEADS, OF_NEIGHBOURS
from .manners import CLAIMS_SHOWN, REMEMBERED
from .network import Array, Network, forward
from .policy import ENOUGH, SURE, TO_SPARE
from .school import INSIGHT, RIVAL
from .state import SEATS
from .thresholds import NEVER

LENGTH = 64  # decisions at each table between two lessons
PILE, MATCH = 1, 2  # what comes to its end
MOST_RIVALS = 32  # more than there are ever hunters or selves

Shares = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Table:
    """Who sits at a table."""

    drivers: list[int]  # of each seat: LEARNER, a simple bot, RIVAL or one of the next
    options: dict[str, Any] = field(default_factory=dict)
    win: float = 2.0  # what a win counts besides cards, in tens of them
    doubts: tuple[float, float] = (0.1, 0.5)  # the thresholds of challengers lie between
    is_shy: bool = False  # whether challengers open every pile with the least claim


@dataclass(frozen=True)
class Switch:
    """How rivals play against those who only reckon, and the watcher by whom they notice them."""

    network: list[Array]
    watcher: list[Array]

    def is_on(self, rows: Array) -> npt.NDArray[np.bool_]:
        """In which rows the rival of whoever decides seems to reckon only, and is far behind."""
        manners = rows[:, OF_NEIGHBOURS:]
        said = forward(manners, self.watcher)[-1][:, 0]
        has_to_spare = rows[:, LEADS] >= np.float32(TO_SPARE / 10)
        return has_heard(manners) & has_to_spare & (said > SURE)


def has_heard(manners: Array) -> npt.NDArray[np.bool_]:
    """Where enough claims were heard to tell who made them."""
    return manners[:, 0] >= np.float32(ENOUGH / CLAIMS_SHOWN)


@cache
def compiled_school(game: Game) -> Any:
    """The loops, compiled once for all halls."""
    functions = (school.open_all, school.step_all, school.judge_all, school.slopes)
    entries: dict[str, Any] = {function.__name__: function for function in functions}
    return twins.compiled(entries, game.bindings, f"{game.name}-training", inline=False)


class Hall:
    """Many tables, and what happened at them since the last lesson: by decision, then by table."""

    def __init__(self, game: Game, tables: list[Table], seed: int, tremble: float = 0.0) -> None:
        self.twin = compiled_school(game)
        size = len(tables)
        self._dice = np.random.default_rng([seed, 1])
        states: Any = game.state.records(size)
        begins: Any = game.state.records(size)
        self.drivers = np.zeros((size, SEATS), np.int64)
        for i, table in enumerate(tables):
            game.table(len(table.drivers), table.options).pack(begins, i)
            self.drivers[i, : len(table.drivers)] = table.drivers
        self.seen = np.zeros((LENGTH + 1, size, FEATURES + INSIGHT), np.float32)  # by the critic
        self.rows = self.seen[:, :, :FEATURES]
        self.insights = self.seen[:, :, FEATURES:]
        self.allowed = np.zeros((LENGTH + 1, size, ACTIONS), np.int8)
        self.actions = np.zeros((LENGTH, size), np.int64)
        self.chances = np.zeros((LENGTH, size))
        self.seats = np.zeros((LENGTH, size), np.int64)
        self.rewards = np.zeros((LENGTH, size, SEATS))
        self.ends = np.zeros((LENGTH, size), np.int64)
        self.wins = np.zeros((size, SEATS))
        self.matches = np.zeros(size, np.int64)
        self._draws = np.random.default_rng([seed, 4])
        self._counted = self.wins.copy()
        self.results = np.zeros((MOST_RIVALS, 2))  # of rivals drawn for matches: wins and matches
        self._states = states
        self._seed = seed
        self._tremble = tremble  # how often the first rival does just anything
        logs, moves = Log.records(1), np.zeros(len(game.moves), np.int16)
        self._work = (
            states,
            begins,
            np.arange(size),
            logs,
            moves,
            self.drivers,
            self._settings(tables),
            np.zeros((size, SEATS, REMEMBERED), np.int64),
        )
        start = (self.rows[LENGTH], self.insights[LENGTH], self.allowed[LENGTH])
        self.twin.open_all(*self._work, *start, seed)

    def _settings(self, tables: list[Table]) -> Any:
        """What a win counts, and the thresholds of the challengers: some jump, some never do."""
        wins = [table.win for table in tables]
        lowest, highest = np.array([table.doubts for table in tables]).T
        doubts = self._dice.uniform(lowest, highest)
        darings = self._dice.uniform(0.4, 0.75, len(tables))
        darings[self._dice.random(len(tables)) < 0.5] = NEVER
        openings = np.where([table.is_shy for table in tables], NEVER, darings)
        return np.stack([wins, doubts, darings, openings], axis=1)

    def play(
        self,
        network: Network,
        rivals: list[list[Array]],
        shares: Shares | None = None,
        until: int = MATCH,
        switch: Switch | None = None,
    ) -> None:
        """Some decisions at each table, those of the rivals by other weights.

        With shares, a rival plays until the end of its match or pile; then one is drawn by them.
        The first of them begins everywhere.
        """
        for kept in (self.seen, self.allowed):
            kept[0] = kept[LENGTH]
        everywhere = np.arange(len(self.drivers))
        for t in range(LENGTH):
            logits = forward(self.rows[t], network.parts)[-1]
            drivers = self.drivers[everywhere, self._states["active"]]
            for k, rival in enumerate(rivals):
                theirs = np.nonzero(drivers == RIVAL + k)[0]
                if len(theirs) > 0:
                    logits[theirs] = forward(self.rows[t][theirs], rival)[-1]
                    tremble = self._tremble if k == 0 else 0.0
                    logits[theirs[self._dice.random(len(theirs)) < tremble]] = 0.0
            if switch is not None:
                theirs = np.nonzero((drivers >= RIVAL) & switch.is_on(self.rows[t]))[0]
                logits[theirs] = forward(self.rows[t][theirs], switch.network)[-1]
            dice = self._dice.random(len(self.drivers))
            chosen = (self.actions[t], self.chances[t], self.seats[t])
            came = (self.rewards[t], self.ends[t], self.wins, self.matches)
            following = (self.rows[t + 1], self.insights[t + 1], self.allowed[t + 1])
            choice = (self.rows[t], logits, self.allowed[t], dice)
            self.twin.step_all(*self._work, *choice, *chosen, *came, *following, self._seed)
            if shares is not None:
                self._draw_rivals(self.ends[t] >= until, shares)

    def _draw_rivals(self, over: npt.NDArray[np.bool_], shares: Shares) -> None:
        """Let others of the rivals play where something is over, and count what those have won."""
        tables, seats = np.nonzero(over[:, None] & (self.drivers >= RIVAL))
        were = self.drivers[tables, seats] - RIVAL
        won = self.wins[tables, seats] - self._counted[tables, seats]
        self._counted[tables, seats] = self.wins[tables, seats]
        np.add.at(self.results, were, np.stack([won, np.ones(len(were))], axis=1))
        drawn = self._draws.choice(len(shares), len(were), p=shares)
        self.drivers[tables, seats] = RIVAL + drawn
