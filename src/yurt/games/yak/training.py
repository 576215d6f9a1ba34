"""Learning to play YAK by playing against oneself.

Every decision is judged by what came of it up to the end of the pile, against what a critic had
expected who sees all cards (PPO). Disorder is worth something by itself, and the policy is held
near a slow average of itself, so that it does not run after its own mistakes (mirror descent with a
moving magnet). The average is what is kept. Some tables seat simple bots, and past selves or, with
two players, an exploiter, which learns at the same time only to beat the student.
"""

import io
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from yurt.core.game import Game

from .actions import ACTIONS
from .features import FEATURES
from .hall import LENGTH, Hall, Table
from .network import Array, Network, use_one_thread
from .policy import DUEL, FILE, HIDDEN, ROUND, SHARPNESS, SMALL, TABLES_OF_FILE
from .school import HABIT, INSIGHT, LEARNER, RIVAL, THRESHOLDS

CRITIC_HIDDEN = 64
TABLES = 512
EXPLOITING_STEPS = 10_000_000
BATCH = 512
CLIP = 0.2
YOUNG = 10  # after n lessons the magnet keeps at most n / (n + this) of itself
PAST_SELVES = 12
TREMBLE = 0.1  # so often a past self does just anything
WIN_OF_MANY = 6.0  # a match of many is often shared: cards that only one has taken say little
DOUBTS_OF_MANY = (0.05, 0.35)
LAST_HUNT = 0.9  # of the training: then no new exploiter begins
MATCHES = 4000  # that tell how good an exploiter is


@dataclass(frozen=True)
class Plan:
    """How long a network learns, and how."""

    steps: int  # decisions
    entropy: float
    last_entropy: float
    pull: float
    hunts: int = 0  # lessons after which a new exploiter begins; without one past selves play
    slow: float = 1.0  # what the magnet keeps of itself at a lesson at most; 1: ever more
    trace: float = 1.0
    rate: float = 8e-4
    last_rate: float = 2e-5


PLANS = {
    SMALL: Plan(10_000_000, 0.04, 0.002, 0.02, trace=0.95),
    DUEL: Plan(16_000_000, 0.05, 0.03, 1.0, hunts=150),
    ROUND: Plan(30_000_000, 0.04, 0.004, 0.1, slow=0.97),
}
HUNTING = Plan(0, 0.02, 0.02, 0.05)
EXPLOITING = Plan(EXPLOITING_STEPS, 0.04, 0.004, 0.05)

# Who sits at the tables of a hall in turn, and how many
COMPANY = 2 * (LEARNER, RIVAL, THRESHOLDS, RIVAL)
LARGE = (HABIT, THRESHOLDS, LEARNER, LEARNER, THRESHOLDS, RIVAL, THRESHOLDS, LEARNER)
SEATS = (4, 4, 3, 4, 4, 5, 4, 6)


class Student:
    """A policy, its critic and the magnet; it learns from what its seats have done."""

    def __init__(self, seed: int, driver: int = LEARNER) -> None:
        self._driver = driver
        self._dice = np.random.default_rng([seed, 2])
        self.policy = Network((FEATURES, HIDDEN, HIDDEN, ACTIONS), self._dice)
        sizes = (FEATURES + INSIGHT, CRITIC_HIDDEN, CRITIC_HIDDEN, 1)
        self._critic = Network(sizes, self._dice)
        self.magnet = self.policy.numbers.copy()
        self._lessons = 0

    def study(self, hall: Hall, plan: Plan, done: float) -> None:
        """Learn from what has been played; the later, the smaller the steps."""
        seen = hall.seen[:LENGTH].reshape(-1, FEATURES + INSIGHT)
        useful, gains, targets = self._judge(hall, seen, plan.trace)
        magnets = self.policy.forward(seen[:, :FEATURES], self.policy.split(self.magnet))[-1]
        allowed = hall.allowed[:LENGTH].reshape(-1, ACTIONS)
        actions, chances = hall.actions.ravel(), hall.chances.ravel()
        rate = plan.rate + (plan.last_rate - plan.rate) * done
        entropy = plan.entropy * (plan.last_entropy / plan.entropy) ** done
        order = self._dice.permutation(useful)
        for first in range(0, len(order), BATCH):
            some = order[first : first + BATCH]
            told = seen[some]
            layers = self.policy.forward(told[:, :FEATURES])
            slopes = np.zeros_like(layers[-1])
            made = (layers[-1], allowed[some], actions[some], chances[some], gains[some])
            hall.twin.slopes(*made, magnets[some], CLIP, entropy, plan.pull, slopes)
            self.policy.learn(layers, slopes, rate)
            layers = self._critic.forward(told)
            slopes = (layers[-1] - targets[some, None]) * np.float32(2.0 / len(some))
            self._critic.learn(layers, slopes, rate)
        self._lessons += 1
        keep = np.float32(min(plan.slow, self._lessons / (self._lessons + YOUNG)))
        self.magnet *= keep
        self.magnet += (1 - keep) * self.policy.numbers

    def _judge(self, hall: Hall, seen: Array, trace: float) -> tuple[Any, Any, Array]:
        """The decisions to learn from, how good each one was, what the critic should say."""
        shape = hall.actions.shape
        values = self._critic.forward(seen)[-1].astype(np.float64).reshape(shape)
        gains, targets, known = np.zeros(shape), np.zeros(shape), np.zeros(shape, np.int64)
        came = (hall.seats, hall.rewards, hall.ends)
        hall.twin.judge_all(values, *came, trace, gains, targets, known)
        drivers = np.take_along_axis(hall.drivers, hall.seats.T, axis=1).T
        useful = np.nonzero(((known == 1) & (drivers == self._driver)).ravel())[0]
        gains = gains.ravel() / gains.ravel()[useful].std()
        return useful, gains, targets.astype(np.float32).ravel()


def train(
    game: Game, seed: int, effort: float, progress: Callable[[float], None]
) -> dict[str, bytes]:
    """The learned file by name: one network after another."""
    use_one_thread()
    whole = sum(plan.steps for plan in PLANS.values())
    before, made = 0, []
    for league, plan in PLANS.items():

        def advance(done: float, before: int = before, steps: int = plan.steps) -> None:
            progress((before + done * steps) / whole)

        made.append(train_league(game, league, plan, seed, effort, advance))
        before += plan.steps
    return {FILE.name: packed(made)}


def train_league(
    game: Game,
    league: int,
    plan: Plan,
    seed: int,
    effort: float,
    progress: Callable[[float], None],
) -> list[Array]:
    """The average of a network that has played against itself, others of its kind and bots."""
    tremble = 0.0 if plan.hunts else TREMBLE
    hall, student = Hall(game, tables_of(league), seed, tremble), Student(seed)
    hunter = Student(seed + 1, RIVAL)
    dice = np.random.default_rng([seed, 3])
    lessons = max(1, round(plan.steps * effort / (TABLES * LENGTH)))
    past = [student.magnet.copy()]
    for lesson in range(lessons):
        done = lesson / lessons
        if plan.hunts:
            hall.play(student.policy, hunter.policy.parts)
            hunter.study(hall, HUNTING, 0.0)
        else:
            hall.play(student.policy, student.policy.split(past[dice.integers(len(past))]))
        student.study(hall, plan, done)
        if plan.hunts and lesson % plan.hunts == plan.hunts - 1 and done < LAST_HUNT:
            hunter = Student(seed + 2 + lesson, RIVAL)
        if lesson % (lessons // (2 * PAST_SELVES) + 1) == 0:
            past = [*past, student.magnet.copy()][-PAST_SELVES:]
        progress((lesson + 1) / lessons)
    return student.policy.split(student.magnet)


def tables_of(league: int) -> list[Table]:
    """Some are full of learners; at the others one sits with exploiters, past selves or bots."""
    tables = []
    for i in range(TABLES):
        turn, place = divmod(i, len(COMPANY))
        if league == SMALL:
            company, seats = (RIVAL if place % 4 == 3 else LEARNER), 2
        elif league == DUEL:
            company, seats = COMPANY[place], 2
        else:
            company, seats = LARGE[place], SEATS[turn % len(SEATS)]
        if company == THRESHOLDS and turn % 5 == 0:
            company = HABIT
        drivers = [company] * seats
        drivers[turn % seats] = LEARNER
        options = {"edition": "jak"} if turn % 8 == 5 else {}
        if league == SMALL:
            tables.append(Table(drivers, {"edition": "mini"}, win=0.0))
        elif league == DUEL:
            tables.append(Table(drivers, options))
        else:
            tables.append(Table(drivers, options, win=WIN_OF_MANY, doubts=DOUBTS_OF_MANY))
    return tables


def exploit(
    game: Game, seed: int, effort: float, progress: Callable[[float], None]
) -> tuple[int, float, int]:
    """Train a network only to beat the master; its decisions, its share of wins, the matches."""
    use_one_thread()
    hall, student = Hall(game, duels(), seed), Student(seed)
    master = [table.load()[DUEL] for table in TABLES_OF_FILE]
    master[-2:] = [part * np.float32(SHARPNESS[DUEL]) for part in master[-2:]]
    steps = 0
    wanted = EXPLOITING_STEPS * effort
    while steps < wanted:
        hall.play(student.policy, master)
        student.study(hall, EXPLOITING, steps / wanted)
        steps += int((hall.drivers[np.arange(TABLES), hall.seats] == LEARNER).sum())
        progress(min(1.0, steps / wanted))
    return steps, *share_of_wins(game, student, master, seed + 1)


def share_of_wins(
    game: Game, student: Student, master: list[Array], seed: int
) -> tuple[float, int]:
    """How often a student wins against the master in new matches, and how many they were."""
    hall = Hall(game, duels(), seed)
    student.policy.numbers[:] = student.magnet
    while hall.matches.min() < MATCHES / TABLES:
        hall.play(student.policy, master)
    wins = hall.wins[hall.drivers == LEARNER].sum()
    return float(wins / hall.matches.sum()), int(hall.matches.sum())


def duels() -> list[Table]:
    """Tables of two, at which the learner has either seat."""
    return [Table([LEARNER, RIVAL] if i % 2 else [RIVAL, LEARNER]) for i in range(TABLES)]


def packed(networks: list[list[Array]]) -> bytes:
    """The content of the learned file."""
    file = io.BytesIO()
    names = [table.name for table in TABLES_OF_FILE]
    parts = zip(*networks, strict=True)
    named: Any = {name: np.stack(part) for name, part in zip(names, parts, strict=True)}
    np.savez(file, **named)
    return file.getvalue()
