"""How the master for two learns to beat players who only reckon, and to notice them.

Who doubts below a chance and claims what can be expected is easily beaten by those who know it,
and those are easily beaten by anybody else. So this takes a network of its own, and a watcher who
tells by the manners of a rival when to play by it.
"""

import numpy as np

from yurt.core.game import Game

from .features import FEATURES, OF_NEIGHBOURS
from .hall import LENGTH, PILE, Hall, Table, has_heard
from .manners import MANNERS
from .network import Array, Network, forward
from .policy import DUEL, SHARPNESS, WATCHING
from .school import LEARNER, RIVAL, THRESHOLDS
from .stages import TABLES, Progress, even, lessons_of, sharpened
from .student import BATCH, Plan, Student

DOUBTS = (0.05, 0.5)
MEETING = Plan(12_000_000, 0.04, 0.004, 0.05)
WATCHED = 4_000_000  # decisions
RATE = 3e-3


def meet_reckoners(
    game: Game, selves: list[list[Array]], seed: int, effort: float, progress: Progress
) -> list[Array]:
    """A network that has learned from those who only reckon and, at one of four tables, others."""
    hall, student = Hall(game, tables(3), seed), Student(seed)
    rivals = [sharpened(network, SHARPNESS[DUEL]) for network in selves]
    lessons = lessons_of(MEETING, effort)
    for lesson in range(lessons):
        hall.play(student.policy, rivals, even(len(rivals)), PILE)
        student.study(hall, MEETING, lesson / lessons)
        progress((lesson + 1) / lessons)
    return student.average


def watch(
    game: Game,
    selves: list[list[Array]],
    reckoners: list[Array],
    seed: int,
    effort: float,
    progress: Progress,
) -> list[Array]:
    """A watcher who has seen how those who only reckon and others meet the networks in turn."""
    hall, player = Hall(game, tables(2), seed), Student(seed)
    watcher = Network((MANNERS, WATCHING, 1), np.random.default_rng([seed, 5]))
    rivals = [sharpened(network, SHARPNESS[DUEL]) for network in selves]
    players = [sharpened(reckoners, SHARPNESS[DUEL]), *rivals]
    only_reckons = (hall.drivers == THRESHOLDS).any(axis=1)
    dice = np.random.default_rng([seed, 6])
    lessons = max(1, round(WATCHED * effort / (TABLES * LENGTH)))
    for lesson in range(lessons):
        player.become(players[0 if lesson % 2 else 1 + lesson // 2 % len(rivals)])
        hall.play(player.policy, rivals, even(len(rivals)), PILE)
        is_learner = np.take_along_axis(hall.drivers, hall.seats.T, axis=1).T == LEARNER
        rows = hall.rows[:LENGTH].reshape(-1, FEATURES)[:, OF_NEIGHBOURS:]
        answers = np.broadcast_to(only_reckons, hall.seats.shape).ravel()
        useful = np.nonzero(is_learner.ravel() & has_heard(rows))[0]
        order = dice.permutation(useful)
        rate = RATE * (1 - lesson / lessons)
        for first in range(0, len(order), BATCH):
            some = order[first : first + BATCH]
            layers = forward(rows[some], watcher.parts)
            slopes = 1 / (1 + np.exp(-layers[-1])) - answers[some, None]
            watcher.learn(layers, slopes.astype(np.float32) / len(some), rate)
        progress((lesson + 1) / lessons)
    return watcher.parts


def tables(reckoners: int) -> list[Table]:
    """Tables of two with a learner at either seat; at so many of four the other only reckons."""
    found = []
    for i in range(TABLES):
        other = THRESHOLDS if i // 2 % 4 < reckoners else RIVAL
        found.append(Table([LEARNER, other] if i % 2 else [other, LEARNER], doubts=DOUBTS))
    return found
