"""Learning to play YAK by playing against oneself.

At some tables every seat learns, at others sit simple bots and past selves. The student of two
players first learns only from itself. Then hunters learn from nothing to beat it as it is, and
after that it goes on learning while they go on hunting: what it learns against somebody who knows
its weaknesses makes it hard to beat for whoever learns it from nothing.
"""

import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from yurt.core.game import Game

from .hall import LENGTH, Hall, Table
from .network import Array, use_one_thread
from .policy import DUEL, FILE, ROUND, SHARPNESS, SMALL, TABLES_OF_FILE
from .school import HABIT, LEARNER, RIVAL, THRESHOLDS
from .student import Plan, Student

TABLES = 512
PAST_SELVES = 12
TREMBLE = 0.1  # so often a past self does just anything
WIN_OF_MANY = 6.0  # a match of many is often shared: cards that only one has taken say little
DOUBTS_OF_MANY = (0.05, 0.35)
MATCHES = 4000  # that tell how good an exploiter is

PLANS = {
    SMALL: Plan(10_000_000, 0.04, 0.002, 0.02, trace=0.95),
    DUEL: Plan(16_000_000, 0.05, 0.02, 1.0),
    ROUND: Plan(30_000_000, 0.04, 0.004, 0.1, slow=0.97),
}
EXPLOITING = Plan(10_000_000, 0.04, 0.004, 0.05)  # its own decisions
COPYING = replace(EXPLOITING, rate=4e-4)  # of an exploiter that can play already
HUNTERS = 2
HUNTING = Plan(5_000_000, 0.04, 0.004, 0.05)  # their own decisions
HUNTED = Plan(20_000_000, 0.03, 0.03, 0.3, slow=0.97, rate=1e-4, last_rate=1e-5)
CHASING = Plan(0, 0.01, 0.01, 0.05, slow=0.97, rate=4e-4, last_rate=4e-4)  # as long as HUNTED

# Who sits at the tables of a hall in turn, and how many
COMPANY = {
    SMALL: 2 * (LEARNER, LEARNER, LEARNER, RIVAL),
    DUEL: (LEARNER,),
    ROUND: (HABIT, THRESHOLDS, LEARNER, LEARNER, THRESHOLDS, RIVAL, THRESHOLDS, LEARNER),
}
HUNTED_COMPANY = 2 * (LEARNER, RIVAL, THRESHOLDS, RIVAL + 1)
SEATS = (4, 4, 3, 4, 4, 5, 4, 6)
Progress = Callable[[float], None]


def train(game: Game, seed: int, effort: float, progress: Progress) -> dict[str, bytes]:
    """The learned file by name: one network after another."""
    use_one_thread()
    lengths = [plan.steps for plan in PLANS.values()]
    parts = parts_of(progress, [*lengths, *HUNTERS * [2 * HUNTING.steps], HUNTED.steps])
    small, duel, many = (train_league(game, league, seed, effort, next(parts)) for league in PLANS)
    duel.settle()
    hunters = [
        hunt(game, duel.average, HUNTING, seed + 1 + k, effort, next(parts))[0]
        for k in range(HUNTERS)
    ]
    harden(game, duel, hunters, seed, effort, next(parts))
    return {FILE.name: packed([student.average for student in (small, duel, many)])}


def parts_of(progress: Progress, lengths: list[int]) -> Iterator[Progress]:
    """For one part of a work after another: what tells the progress of the whole."""
    whole = sum(lengths)
    for i, length in enumerate(lengths):
        yield partial(tell, progress, sum(lengths[:i]) / whole, length / whole)


def tell(progress: Progress, before: float, share: float, done: float) -> None:
    """The progress of the whole, if so much of a part is done."""
    progress(before + share * done)


def lessons_of(plan: Plan, effort: float) -> int:
    """How many lessons a plan has."""
    return max(1, round(plan.steps * effort / (TABLES * LENGTH)))


def train_league(game: Game, league: int, seed: int, effort: float, progress: Progress) -> Student:
    """A network that has played against itself, past selves and bots."""
    plan = PLANS[league]
    hall, student = Hall(game, tables_of(league, COMPANY[league]), seed, TREMBLE), Student(seed)
    dice = np.random.default_rng([seed, 3])
    lessons = lessons_of(plan, effort)
    past = [student.average]
    for lesson in range(lessons):
        hall.play(student.policy, [past[dice.integers(len(past))]])
        student.study(hall, plan, lesson / lessons)
        if lesson % (lessons // (2 * PAST_SELVES) + 1) == 0:
            past = [*past, student.average][-PAST_SELVES:]
        progress((lesson + 1) / lessons)
    return student


def hunt(
    game: Game,
    prey: list[Array],
    plan: Plan,
    seed: int,
    effort: float,
    progress: Progress,
    *,
    is_copy: bool = False,
) -> tuple[Student, int]:
    """A network that has learned only to beat another one, from nothing or as a copy of it."""
    hall, hunter = Hall(game, duels(), seed), Student(seed)
    if is_copy:
        hunter.become(prey)
    steps = 0
    wanted = plan.steps * effort
    while steps < wanted:
        hall.play(hunter.policy, [prey])
        hunter.study(hall, plan, steps / wanted)
        steps += int((hall.drivers[np.arange(TABLES), hall.seats] == LEARNER).sum())
        progress(min(1.0, steps / wanted))
    return hunter, steps


def harden(
    game: Game,
    student: Student,
    hunters: list[Student],
    seed: int,
    effort: float,
    progress: Progress,
) -> None:
    """Let a student go on learning, against itself, bots, and hunters who go on hunting it."""
    hall = Hall(game, tables_of(DUEL, HUNTED_COMPANY), seed + HUNTERS)
    for k, hunter in enumerate(hunters):
        hunter.driver = RIVAL + k
    lessons = lessons_of(HUNTED, effort)
    for lesson in range(lessons):
        hall.play(student.policy, [hunter.policy.parts for hunter in hunters])
        for hunter in hunters:
            hunter.study(hall, CHASING, lesson / lessons)
        student.study(hall, HUNTED, lesson / lessons)
        progress((lesson + 1) / lessons)


def tables_of(league: int, company: Sequence[int]) -> list[Table]:
    """Some are full of learners; at the others one sits with rivals or bots."""
    tables = []
    for i in range(TABLES):
        turn, place = divmod(i, len(company))
        seats = SEATS[turn % len(SEATS)] if league == ROUND else 2
        other = company[place]
        if other == THRESHOLDS and turn % 5 == 0:
            other = HABIT
        drivers = [other] * seats
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
    game: Game, seed: int, effort: float, progress: Progress
) -> dict[str, tuple[int, float, int]]:
    """Train networks only to beat the master; of each its decisions, share of wins, matches."""
    use_one_thread()
    master = [table.load()[DUEL] for table in TABLES_OF_FILE]
    master[-2:] = [part * np.float32(SHARPNESS[DUEL]) for part in master[-2:]]
    parts = parts_of(progress, [EXPLOITING.steps, COPYING.steps])
    found = {}
    for begin, plan in {"from nothing": EXPLOITING, "as a copy": COPYING}.items():
        is_copy = plan is COPYING
        hunter, steps = hunt(game, master, plan, seed, effort, next(parts), is_copy=is_copy)
        hunter.settle()
        found[begin] = (steps, *share_of_wins(game, hunter, master, seed + 1))
    return found


def share_of_wins(
    game: Game, student: Student, master: list[Array], seed: int
) -> tuple[float, int]:
    """How often a student wins against the master in new matches, and how many they were."""
    hall = Hall(game, duels(), seed)
    while hall.matches.min() < MATCHES / TABLES:
        hall.play(student.policy, [master])
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
