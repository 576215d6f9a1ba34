"""Learning to play YAK by playing against oneself.

At some tables every seat learns, at others sit simple bots, past selves and, with many players, a
likeness of `hard`. The student of two players learns only from itself at first, and then in stages
from hunters, too.
"""

import io
from dataclasses import replace
from typing import Any

import numpy as np

from yurt.core.game import Game

from .hall import PILE, Hall, Switch, Table
from .imitation import ANSWERS, imitate
from .network import Array, use_one_thread
from .policy import (
    DUEL,
    FILE,
    HALF,
    RECKONERS,
    ROUND,
    SHARPNESS,
    SMALL,
    TABLES_OF_FILE,
    TABLES_OF_WATCHER,
)
from .reckoning import MEETING, WATCHED, meet_reckoners, watch
from .school import HABIT, LEARNER, RIVAL, THRESHOLDS
from .stages import (
    HUNTING,
    STAGE,
    STAGES,
    TABLES,
    Progress,
    duels,
    even,
    hunt,
    learn_in_stages,
    lessons_of,
    parts_of,
    sharpened,
)
from .student import Plan, Student

LIKENESS = RIVAL + 1
SHARPNESS_OF_LIKENESS = 2.0
ANSWERED_LIKE = 200  # decisions of a training take as long as one answer of `hard`
PAST_SELVES = 12
TREMBLE = 0.1  # so often a past self does just anything
WIN_OF_MANY = 6.0  # a match of many is often shared: cards that only one has taken say little
DOUBTS_OF_MANY = (0.05, 0.35)
MATCHES = 4000  # that tell how good an exploiter is

PLANS = {
    SMALL: Plan(20_000_000, 0.04, 0.002, 0.02, trace=0.95),
    ROUND: Plan(30_000_000, 0.04, 0.004, 0.1, slow=0.97),
    DUEL: Plan(48_000_000, 0.05, 0.01, 1.0, trace=0.85),
}
STUDENT = 3  # the seed of the student for two: of four, its stages were hard to exploit
FAR_SEED = 100  # from here on count the seeds of the stages
EXPLOITING = Plan(10_000_000, 0.04, 0.004, 0.05)  # its own decisions
EXPLOITING_COPY = replace(EXPLOITING, rate=4e-4)  # of one that can play already
NEW_DEALS = 1_000_000  # so far from the seed of an exploiter is that of the matches that count

# Who sits at the tables of a hall in turn, and how many
COMPANY = {
    SMALL: 2 * (LEARNER, LEARNER, LEARNER, RIVAL),
    ROUND: (HABIT, LIKENESS, LEARNER, LIKENESS, THRESHOLDS, RIVAL, LIKENESS, LEARNER),
    DUEL: (LEARNER,),
}
SEATS = (4, 4, 3, 4, 4, 5, 4, 6)


def train(game: Game, seed: int, effort: float, progress: Progress) -> dict[str, bytes]:
    """The learned file by name: one network after another."""
    use_one_thread()
    lengths = [PLANS[SMALL].steps, ANSWERED_LIKE * ANSWERS, PLANS[ROUND].steps, PLANS[DUEL].steps]
    lengths += [STAGES * (2 * HUNTING.steps + STAGE.steps), MEETING.steps, WATCHED]
    parts = parts_of(progress, lengths)
    small = train_league(game, SMALL, seed, effort, next(parts))
    likeness = sharpened(imitate(game, SEATS, seed, effort, next(parts)), SHARPNESS_OF_LIKENESS)
    many = train_league(game, ROUND, seed, effort, next(parts), likeness)
    duel = train_league(game, DUEL, seed + STUDENT, effort, next(parts))
    selves = learn_in_stages(game, duel, seed + FAR_SEED, effort, next(parts))
    reckoners = meet_reckoners(game, selves, seed + FAR_SEED, effort, next(parts))
    watcher = watch(game, selves, reckoners, seed + FAR_SEED, effort, next(parts))
    networks = [small.average, many.average, reckoners, *selves]
    return {FILE.name: packed(networks, watcher)}


def train_league(
    game: Game, league: int, seed: int, effort: float, progress: Progress, *others: list[Array]
) -> Student:
    """A network that has played against itself, past selves, bots and other networks."""
    plan = PLANS[league]
    hall, student = Hall(game, tables_of(league), seed, TREMBLE), Student(seed)
    dice = np.random.default_rng([seed, 3])
    lessons = lessons_of(plan, effort)
    past = [student.average]
    for lesson in range(lessons):
        hall.play(student.policy, [past[dice.integers(len(past))], *others])
        student.study(hall, plan, lesson / lessons)
        if lesson % (lessons // (2 * PAST_SELVES) + 1) == 0:
            past = [*past, student.average][-PAST_SELVES:]
        progress((lesson + 1) / lessons)
    return student


def tables_of(league: int) -> list[Table]:
    """Some are full of learners; at the others one sits with rivals or bots."""
    company = COMPANY[league]
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
            tables.append(Table(drivers, options, WIN_OF_MANY, DOUBTS_OF_MANY, is_shy=True))
    return tables


def exploit(
    game: Game, seed: int, effort: float, progress: Progress
) -> dict[str, tuple[int, float, int]]:
    """Train networks only to beat the master; of each its decisions, share of wins, matches."""
    use_one_thread()
    networks = unpacked([table.load() for table in TABLES_OF_FILE])
    reckoners, *master = [sharpened(each, SHARPNESS[DUEL]) for each in networks[RECKONERS:]]
    switch = Switch(reckoners, [table.load() for table in TABLES_OF_WATCHER])
    parts = parts_of(progress, [1, 1])
    found = {}
    begins = (("from nothing", EXPLOITING, False), ("as a copy", EXPLOITING_COPY, True))
    for begin, plan, is_copy in begins:
        work = (game, master, plan, seed, effort, next(parts))
        hunter, steps = hunt(*work, is_copy=is_copy, switch=switch)
        hunter.settle()
        found[begin] = (steps, *share_of_wins(game, hunter, master, switch, seed + NEW_DEALS))
    return found


def share_of_wins(
    game: Game, student: Student, master: list[list[Array]], switch: Switch, seed: int
) -> tuple[float, int]:
    """How often a student wins against the master in new matches, and how many they were."""
    hall = Hall(game, duels(), seed)
    while hall.matches.min() < MATCHES / TABLES:
        hall.play(student.policy, master, even(len(master)), PILE, switch)
    wins = hall.wins[hall.drivers == LEARNER].sum()
    return float(wins / hall.matches.sum()), int(hall.matches.sum())


def packed(networks: list[list[Array]], watcher: list[Array]) -> bytes:
    """The content of the learned file: the first weights of each network in two tables."""
    file = io.BytesIO()
    names = [table.name for table in TABLES_OF_FILE]
    parts = zip(*([first[:HALF], first[HALF:], *rest] for first, *rest in networks), strict=True)
    named: Any = {name: np.stack(part) for name, part in zip(names, parts, strict=True)}
    named |= dict(zip((table.name for table in TABLES_OF_WATCHER), watcher, strict=True))
    np.savez(file, **named)
    return file.getvalue()


def unpacked(tables: list[Array]) -> list[list[Array]]:
    """The networks in the tables of the learned file."""
    first, more, *rest = tables
    whole = np.concatenate([first, more], axis=1)
    return [list(parts) for parts in zip(whole, *rest, strict=True)]
