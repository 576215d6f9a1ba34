"""Learning to play YAK by playing against oneself.

Every decision is judged by what came of it up to the end of the pile, against what a critic had
expected who sees all cards (PPO). Disorder is worth something by itself, and the policy is held
near a slow average of itself, so that it does not run after its own mistakes (mirror descent with a
moving magnet). The average is what is kept. Some tables seat past selves or simple bots.
"""

import io
from collections.abc import Callable
from typing import Any

import numpy as np

from yurt.core.game import Game

from .actions import ACTIONS
from .features import FEATURES
from .hall import LENGTH, Hall, Table
from .network import Array, Network, use_one_thread
from .policy import FILE, HIDDEN, SHARPNESS, TABLES_OF_FILE, WARY
from .school import HABIT, INSIGHT, LEARNER, RIVAL, THRESHOLDS

CRITIC_HIDDEN = 64
TABLES = 512
STEPS = 15_000_000  # decisions of a whole training
EXPLOITING_STEPS = 10_000_000
BATCH = 2048
RATE = 8e-4
LAST_RATE = 2e-5
CLIP = 0.2
TRACE = 0.95
ENTROPY, LAST_ENTROPY = 0.04, 0.004
PULL = 0.05
SLOW = 0.985  # what the magnet keeps of itself at each lesson
YOUNG = 10  # lessons after which it begins to be slow
PAST_SELVES = 12
MATCHES = 4000  # that tell how good an exploiter is

# The tables of the hall in turn: numbers of seats, and who sits at them
SEATS = (2, 2, 2, 2, 3, 4, 4, 4, 2, 2, 3, 4, 5, 4, 2, 6)
COMPANY = (LEARNER, LEARNER, LEARNER, LEARNER, LEARNER, RIVAL, THRESHOLDS, THRESHOLDS)
LARGE = (HABIT, THRESHOLDS, LEARNER, LEARNER, THRESHOLDS, RIVAL, THRESHOLDS, LEARNER)
"""The same for more than two seats, where simple bots are harder to beat together."""


class Student:
    """A policy, its critic and the magnet."""

    def __init__(self, seed: int) -> None:
        self._dice = np.random.default_rng([seed, 2])
        self.policy = Network((FEATURES, HIDDEN, HIDDEN, ACTIONS), self._dice)
        sizes = (FEATURES + INSIGHT, CRITIC_HIDDEN, CRITIC_HIDDEN, 1)
        self._critic = Network(sizes, self._dice)
        self.magnet = self.policy.numbers.copy()
        self._lessons = 0

    def study(self, hall: Hall, done: float) -> None:
        """Learn from what has been played; the later, the smaller the steps."""
        seen = hall.seen[:LENGTH].reshape(-1, FEATURES + INSIGHT)
        useful, gains, targets = self._judge(hall, seen)
        magnets = self.policy.forward(seen[:, :FEATURES], self.policy.split(self.magnet))[-1]
        allowed = hall.allowed[:LENGTH].reshape(-1, ACTIONS)
        actions, chances = hall.actions.ravel(), hall.chances.ravel()
        rate = RATE + (LAST_RATE - RATE) * done
        entropy = ENTROPY * (LAST_ENTROPY / ENTROPY) ** done
        order = self._dice.permutation(useful)
        for first in range(0, len(order), BATCH):
            some = order[first : first + BATCH]
            told = seen[some]
            layers = self.policy.forward(told[:, :FEATURES])
            slopes = np.zeros_like(layers[-1])
            made = (layers[-1], allowed[some], actions[some], chances[some], gains[some])
            hall.twin.slopes(*made, magnets[some], CLIP, entropy, PULL, slopes)
            self.policy.learn(layers, slopes, rate)
            layers = self._critic.forward(told)
            slopes = (layers[-1] - targets[some, None]) * np.float32(2.0 / len(some))
            self._critic.learn(layers, slopes, rate)
        self._lessons += 1
        keep = np.float32(min(SLOW, self._lessons / (self._lessons + YOUNG)))
        self.magnet *= keep
        self.magnet += (1 - keep) * self.policy.numbers

    def _judge(self, hall: Hall, seen: Array) -> tuple[Any, Any, Array]:
        """The decisions to learn from, how good each one was, what the critic should say."""
        shape = hall.actions.shape
        values = self._critic.forward(seen)[-1].astype(np.float64).reshape(shape)
        gains, targets, known = np.zeros(shape), np.zeros(shape), np.zeros(shape, np.int64)
        came = (hall.seats, hall.rewards, hall.ends)
        hall.twin.judge_all(values, *came, TRACE, gains, targets, known)
        drivers = np.take_along_axis(hall.drivers, hall.seats.T, axis=1).T
        useful = np.nonzero(((known == 1) & (drivers == LEARNER)).ravel())[0]
        gains = gains.ravel() / gains.ravel()[useful].std()
        return useful, gains, targets.astype(np.float32).ravel()


def train(
    game: Game, seed: int, effort: float, progress: Callable[[float], None]
) -> dict[str, bytes]:
    """The learned file by name."""
    use_one_thread()
    hall, student = Hall(game, tables_of_training(), seed), Student(seed)
    dice = np.random.default_rng([seed, 3])
    lessons = max(1, round(STEPS * effort / (TABLES * LENGTH)))
    past = [student.magnet.copy()]
    for lesson in range(lessons):
        hall.play(student.policy, student.policy.split(past[dice.integers(len(past))]))
        student.study(hall, lesson / lessons)
        if lesson % (lessons // (2 * PAST_SELVES) + 1) == 0:
            past = [*past, student.magnet.copy()][-PAST_SELVES:]
        progress((lesson + 1) / lessons)
    return {FILE.name: packed(student.policy.split(student.magnet))}


def tables_of_training() -> list[Table]:
    """Most are full of learners; at the others one learner sits with past selves or simple bots."""
    tables = []
    for i in range(TABLES):
        turn, place = divmod(i, len(SEATS))
        seats, options = SEATS[place], {}
        if place % 8 == 5:
            options = {"edition": "jak"}
        if place == 9:
            options = {"edition": "mini"}
        company = (COMPANY if seats == 2 else LARGE)[turn % len(COMPANY)]
        if company == THRESHOLDS and turn % 5 == 0:
            company = HABIT
        drivers = [company] * seats
        drivers[turn // len(COMPANY) % seats] = LEARNER
        tables.append(Table(drivers, options))
    return tables


def exploit(
    game: Game, seed: int, effort: float, progress: Callable[[float], None]
) -> tuple[int, float, int]:
    """Train a network only to beat the master; its decisions, its share of wins, the matches."""
    use_one_thread()
    hall, student = Hall(game, duels(), seed, WARY), Student(seed)
    master = [table.load() for table in TABLES_OF_FILE]
    master[-2:] = [part * np.float32(SHARPNESS) for part in master[-2:]]
    steps = 0
    wanted = EXPLOITING_STEPS * effort
    while steps < wanted:
        hall.play(student.policy, master)
        student.study(hall, steps / wanted)
        steps += int((hall.drivers[np.arange(TABLES), hall.seats] == LEARNER).sum())
        progress(min(1.0, steps / wanted))
    return steps, *share_of_wins(game, student, master, seed + 1)


def share_of_wins(
    game: Game, student: Student, master: list[Array], seed: int
) -> tuple[float, int]:
    """How often a student wins against the master in new matches, and how many they were."""
    hall = Hall(game, duels(), seed, WARY)
    student.policy.numbers[:] = student.magnet
    while hall.matches.min() < MATCHES / TABLES:
        hall.play(student.policy, master)
    wins = hall.wins[hall.drivers == LEARNER].sum()
    return float(wins / hall.matches.sum()), int(hall.matches.sum())


def duels() -> list[Table]:
    """Tables of two, at which the learner has either seat."""
    return [Table([LEARNER, RIVAL] if i % 2 else [RIVAL, LEARNER]) for i in range(TABLES)]


def packed(parts: list[Array]) -> bytes:
    """The content of the learned file."""
    file = io.BytesIO()
    named: Any = {table.name: part for table, part in zip(TABLES_OF_FILE, parts, strict=True)}
    np.savez(file, **named)
    return file.getvalue()
