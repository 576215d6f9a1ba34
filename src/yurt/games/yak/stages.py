"""How networks for two players of YAK learn of which the master draws one for each pile.

Stage by stage a hunter learns only to beat all that a student has been so far, one of them drawn
for each pile, and then the student goes on learning, at half of the tables from itself, at half
from the hunters as they were. No stage is safe, but each has other weak spots: little works
against all of them.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

import numpy as np

from yurt.core.game import Game

from .hall import LENGTH, MATCH, PILE, Hall, Shares, Switch, Table
from .network import Array
from .policy import SELVES
from .school import LEARNER, RIVAL
from .student import Plan, Student

TABLES = 512
STAGES = SELVES
HUNTING = Plan(4_000_000, 0.04, 0.004, 0.05)  # its own decisions
COPYING = replace(HUNTING, rate=6e-4)  # of a hunter that can play already
HUNTED_SHARPNESS = 1.25  # that of the master was chosen afterwards
STAGE = Plan(8_000_000, 0.03, 0.03, 0.3, slow=0.97, rate=2e-4, last_rate=2e-4)
FORGET = 0.95  # what counts of earlier results of the hunters at the next lesson
FIERCE = 1.5  # the larger, the more a student meets those hunters who beat it
Progress = Callable[[float], None]


def parts_of(progress: Progress, lengths: Sequence[int]) -> Iterator[Progress]:
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


def duels() -> list[Table]:
    """Tables of two, at which the learner has either seat."""
    return [Table([LEARNER, RIVAL] if i % 2 else [RIVAL, LEARNER]) for i in range(TABLES)]


def even(count: int) -> Shares:
    """Equal shares."""
    return np.full(count, 1 / count)


def sharpened(network: list[Array], sharpness: float) -> list[Array]:
    """A network that draws its best decisions more often."""
    return [*network[:-2], *(part * np.float32(sharpness) for part in network[-2:])]


def learn_in_stages(
    game: Game, student: Student, seed: int, effort: float, progress: Progress
) -> list[list[Array]]:
    """What the student has been after each stage."""
    student.settle()
    selves, hunters = [student.average], []
    parts = parts_of(progress, STAGES * [2 * HUNTING.steps, STAGE.steps])
    for stage in range(STAGES):
        preys = [sharpened(network, HUNTED_SHARPNESS) for network in selves]
        number = seed + 1 + stage
        is_copy = stage % 2 == 0
        plan = COPYING if is_copy else HUNTING
        hunter, _ = hunt(game, preys, plan, number, effort, next(parts), is_copy=is_copy)
        hunters.append(hunter.average)
        learn_from_hunters(game, student, hunters, number, effort, next(parts))
        selves.append(student.average)
    return selves[1:]


def hunt(
    game: Game,
    preys: list[list[Array]],
    plan: Plan,
    seed: int,
    effort: float,
    progress: Progress,
    *,
    is_copy: bool,
    switch: Switch | None = None,
) -> tuple[Student, int]:
    """A network that has learned only to beat others, from nothing or as a copy of the last one."""
    hall, hunter = Hall(game, duels(), seed), Student(seed)
    if is_copy:
        hunter.become(preys[-1])
    steps = 0
    wanted = plan.steps * effort
    while steps < wanted:
        hall.play(hunter.policy, preys, even(len(preys)), PILE, switch)
        hunter.study(hall, plan, steps / wanted)
        steps += int((hall.drivers[np.arange(TABLES), hall.seats] == LEARNER).sum())
        progress(min(1.0, steps / wanted))
    return hunter, steps


def learn_from_hunters(
    game: Game,
    student: Student,
    hunters: list[list[Array]],
    seed: int,
    effort: float,
    progress: Progress,
) -> None:
    """Let a student go on learning, from itself and from hunters, mostly from those who win."""
    pairs = ([LEARNER, LEARNER], [LEARNER, RIVAL], [LEARNER, LEARNER], [RIVAL, LEARNER])
    hall = Hall(game, [Table(pairs[i % len(pairs)]) for i in range(TABLES)], seed)
    lessons = lessons_of(STAGE, effort)
    for lesson in range(lessons):
        won, met = hall.results[: len(hunters)].T
        dangers = ((won + 1) / (met + 2)) ** FIERCE
        hall.play(student.policy, hunters, dangers / dangers.sum(), MATCH)
        hall.results *= FORGET
        student.study(hall, STAGE, lesson / lessons)
        progress((lesson + 1) / lessons)
