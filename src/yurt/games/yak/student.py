"""A network that learns to play YAK from what its seats have done.

Every decision is judged by what came of it up to the end of the pile, against what a critic had
expected who sees all cards (PPO). Disorder is worth something by itself, and the policy is held
near a slow average of itself, so that it does not run after its own mistakes (mirror descent with a
moving magnet). The average is what is kept.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from .actions import ACTIONS
from .features import FEATURES
from .hall import LENGTH, Hall
from .network import Array, Network, forward
from .policy import HIDDEN
from .school import INSIGHT, LEARNER

CRITIC_HIDDEN = 64
BATCH = 512
CLIP = 0.2
YOUNG = 10  # after n lessons the magnet keeps at most n / (n + this) of itself


@dataclass(frozen=True)
class Plan:
    """How long a network learns, and how."""

    steps: int  # decisions
    entropy: float
    last_entropy: float
    pull: float
    slow: float = 1.0  # what the magnet keeps of itself at a lesson at most; 1: ever more
    trace: float = 1.0
    rate: float = 8e-4
    last_rate: float = 2e-5


class Student:
    """A policy, its critic and the magnet."""

    def __init__(self, seed: int) -> None:
        self._dice = np.random.default_rng([seed, 2])
        self.policy = Network((FEATURES, HIDDEN, HIDDEN, ACTIONS), self._dice)
        sizes = (FEATURES + INSIGHT, CRITIC_HIDDEN, CRITIC_HIDDEN, 1)
        self._critic = Network(sizes, self._dice)
        self._magnet = self.policy.numbers.copy()
        self._lessons = 0

    @property
    def average(self) -> list[Array]:
        """What is kept of all that was learned."""
        return self.policy.split(self._magnet.copy())

    def become(self, parts: list[Array]) -> None:
        """Begin as a copy of another network."""
        for own, other in zip(self.policy.parts, parts, strict=True):
            own[:] = other
        self._magnet[:] = self.policy.numbers

    def settle(self) -> None:
        """Play by the average from now on."""
        self.policy.numbers[:] = self._magnet

    def study(self, hall: Hall, plan: Plan, done: float) -> None:
        """Learn from what has been played; the later, the smaller the steps."""
        seen = hall.seen[:LENGTH].reshape(-1, FEATURES + INSIGHT)
        useful, gains, targets = self._judge(hall, seen, plan.trace)
        magnets = forward(seen[:, :FEATURES], self.policy.split(self._magnet))[-1]
        allowed = hall.allowed[:LENGTH].reshape(-1, ACTIONS)
        actions, chances = hall.actions.ravel(), hall.chances.ravel()
        rate = plan.rate + (plan.last_rate - plan.rate) * done
        entropy = plan.entropy * (plan.last_entropy / plan.entropy) ** done
        order = self._dice.permutation(useful)
        for first in range(0, len(order), BATCH):
            some = order[first : first + BATCH]
            told = seen[some]
            layers = forward(told[:, :FEATURES], self.policy.parts)
            slopes = np.zeros_like(layers[-1])
            made = (layers[-1], allowed[some], actions[some], chances[some], gains[some])
            hall.twin.slopes(*made, magnets[some], CLIP, entropy, plan.pull, slopes)
            self.policy.learn(layers, slopes, rate)
            layers = forward(told, self._critic.parts)
            slopes = (layers[-1] - targets[some, None]) * np.float32(2.0 / len(some))
            self._critic.learn(layers, slopes, rate)
        self._lessons += 1
        keep = np.float32(min(plan.slow, self._lessons / (self._lessons + YOUNG)))
        self._magnet *= keep
        self._magnet += (1 - keep) * self.policy.numbers

    def _judge(self, hall: Hall, seen: Array, trace: float) -> tuple[Any, Any, Array]:
        """The decisions to learn from, how good each one was, what the critic should say."""
        seats = hall.seats
        shape = seats.shape
        values = forward(seen, self._critic.parts)[-1].astype(np.float64).reshape(shape)
        gains, targets, known = np.zeros(shape), np.zeros(shape), np.zeros(shape, np.int64)
        came = (seats, hall.rewards, hall.ends)
        hall.twin.judge_all(values, *came, trace, gains, targets, known)
        drivers = np.take_along_axis(hall.drivers, seats.T, axis=1).T
        useful = np.nonzero(((known == 1) & (drivers == LEARNER)).ravel())[0]
        gains = gains.ravel() / gains.ravel()[useful].std()
        return useful, gains, targets.astype(np.float32).ravel()
