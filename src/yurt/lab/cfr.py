"""Solving a game between two exactly: CFR+, best replies, and what a policy is worth.

The game is in its sequence form. An information set is all that a seat knows when it decides. A
choice is one move at one information set, so it stands for everything that its seat has done up to
there; the first choices are no moves but the hands that a seat may be dealt. An end pairs the last
choices of both seats. A policy gives every choice a probability at its information set.

CFR+ after Tammelin (2014), "Solving large imperfect information games using CFR+".
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from yurt.core import twins
from yurt.core.twins import Twin

Array = npt.NDArray[Any]


def no_choices() -> Array:
    """Of no end the last choice."""
    return np.zeros(0, np.int32)


@dataclass(frozen=True)
class Form:
    """A game between two in its sequence form; sets and choices come after those they follow."""

    dealt: tuple[int, int]  # how many hands each seat may be dealt: the choices 0, 1, ...
    chance: float  # of each deal, all being equally likely
    owners: Array  # of each information set: the seat that decides
    before: Array  # of each information set: the choice of that seat it follows
    first: Array  # of each information set: its first choice; one entry more for the end
    rows: Array  # of each end: the last choice of seat 0
    columns: Array  # of each end: the last choice of seat 1
    gains: Array  # of each end: what seat 0 gains, times the chance of the deal
    idle_rows: Array = field(default_factory=no_choices)  # the same of ends that gain nothing
    idle_columns: Array = field(default_factory=no_choices)

    @property
    def choices(self) -> int:
        """How many choices there are."""
        return int(self.first[-1])

    def uniform(self) -> Array:
        """The policy that plays anything."""
        policy = np.ones(self.choices)
        sizes = np.diff(self.first)
        policy[self.first[0] :] = np.repeat(1 / sizes, sizes)
        return policy


def spread(before: Array, first: Array, policy: Array, reach: Array) -> None:
    """Fill in how likely each choice is made, as far as it depends on its own seat."""
    for choice in range(first[0]):
        reach[choice] = 1.0
    for k in range(len(before)):
        for choice in range(first[k], first[k + 1]):
            reach[choice] = reach[before[k]] * policy[choice]


def collect(
    seat: int, rows: Array, columns: Array, gains: Array, reach: Array, values: Array
) -> None:
    """Fill in what each choice of a seat gains at the ends that follow it at once."""
    for choice in range(len(values)):
        values[choice] = 0.0
    for end in range(len(gains)):
        if seat == 0:
            values[rows[end]] += gains[end] * reach[columns[end]]
        else:
            values[columns[end]] -= gains[end] * reach[rows[end]]


def roll_back(
    seat: int, owners: Array, before: Array, first: Array, policy: Array, values: Array
) -> None:
    """Add to each choice of a seat what follows it if that seat goes on by a policy."""
    for k in range(len(before) - 1, -1, -1):
        if owners[k] == seat:
            for choice in range(first[k], first[k + 1]):
                values[before[k]] += policy[choice] * values[choice]


def reply(
    seat: int, owners: Array, before: Array, first: Array, values: Array, policy: Array
) -> None:
    """Fill in the best policy of a seat, and add to each choice what follows it."""
    for k in range(len(before) - 1, -1, -1):
        if owners[k] == seat:
            best = first[k]
            for choice in range(first[k], first[k + 1]):
                policy[choice] = 0.0
                if values[choice] > values[best]:
                    best = choice
            policy[best] = 1.0
            values[before[k]] += values[best]


def improve(
    seat: int,
    owners: Array,
    before: Array,
    first: Array,
    reach: Array,
    values: Array,
    regrets: Array,
    policy: Array,
    sums: Array,
    weight: float,
) -> None:
    """One step of CFR+: count the regrets of a seat, then play by those above 0."""
    for k in range(len(before) - 1, -1, -1):
        if owners[k] != seat:
            continue
        mean = 0.0
        for choice in range(first[k], first[k + 1]):
            mean += policy[choice] * values[choice]
            sums[choice] += weight * reach[choice]
        values[before[k]] += mean
        total = 0.0
        for choice in range(first[k], first[k + 1]):
            regrets[choice] = max(regrets[choice] + values[choice] - mean, 0.0)
            total += regrets[choice]
        for choice in range(first[k], first[k + 1]):
            equal = 1.0 / (first[k + 1] - first[k])
            policy[choice] = regrets[choice] / total if total > 0 else equal


def normalise(first: Array, sums: Array) -> None:
    """Make a policy of sums; uniform where there are none."""
    for k in range(len(first) - 1):
        total = 0.0
        for choice in range(first[k], first[k + 1]):
            total += sums[choice]
        for choice in range(first[k], first[k + 1]):
            equal = 1.0 / (first[k + 1] - first[k])
            sums[choice] = sums[choice] / total if total > 0 else equal


@cache
def machine() -> Twin:
    """The functions above, compiled."""
    functions = (spread, collect, roll_back, reply, improve, normalise)
    return twins.compiled({function.__name__: function for function in functions}, {}, "cfr")


def solve(form: Form, rounds: int, progress: Callable[[int], None] = lambda done: None) -> Array:
    """The average policy of so many rounds, which comes ever nearer to an equilibrium."""
    policy, regrets, sums = form.uniform(), np.zeros(form.choices), np.zeros(form.choices)
    reach, values = np.zeros(form.choices), np.zeros(form.choices)
    sets = (form.owners, form.before, form.first)
    for done in range(1, rounds + 1):
        for seat in (0, 1):
            machine().spread(form.before, form.first, policy, reach)
            machine().collect(seat, form.rows, form.columns, form.gains, reach, values)
            machine().improve(
                seat, *sets, reach, values, regrets, policy, sums, float(done)
            )  # late rounds count more
        progress(done)
    sums[: form.first[0]] = 1.0
    machine().normalise(form.first, sums)
    return sums


def choice_values(form: Form, seat: int, policy: Array, rival: Array) -> Array:
    """What each choice of a seat gains, by how likely the rival and the deal lead to it."""
    values = _against(form, seat, rival)
    machine().roll_back(seat, form.owners, form.before, form.first, policy, values)
    return values


def best_reply(form: Form, seat: int, rival: Array) -> tuple[float, Array]:
    """What a seat gains at most against a policy, and how: its choices in a copy of the policy."""
    values, policy = _against(form, seat, rival), rival.copy()
    machine().reply(seat, form.owners, form.before, form.first, values, policy)
    return _at_start(form, seat, values), policy


def worth(form: Form, seat: int, policy: Array, rival: Array) -> float:
    """What a seat gains by a policy against a rival's."""
    return _at_start(form, seat, choice_values(form, seat, policy, rival))


def exploitability(form: Form, policy: Array) -> float:
    """What the best reply gains on average if both sit at each seat once; 0 at an equilibrium."""
    return (best_reply(form, 0, policy)[0] + best_reply(form, 1, policy)[0]) / 2


def loss(form: Form, policy: Array, rival: Array) -> float:
    """What a policy loses to a rival's on average if both sit at each seat once."""
    return -(worth(form, 0, policy, rival) + worth(form, 1, policy, rival)) / 2


def choice_regrets(form: Form, policy: Array) -> Array:
    """By how much each choice gains less than the policy, once a match against it has come there.

    What somebody loses to the policy is the sum of these over the choices made, on average.
    """
    starts, sizes = form.first[0], np.diff(form.first)
    sets = form.first[:-1] - starts
    found = np.zeros(form.choices)
    whole = with_idle_ends(form)
    for seat in (0, 1):
        values = choice_values(form, seat, policy, policy)[starts:]
        means = np.add.reduceat(values * policy[starts:], sets)
        # The chance to come to a set is what each of its choices would gain if every end gained 1.
        sign = 1 - 2 * seat
        chances = replace(whole, gains=np.full(len(whole.rows), sign * form.chance))
        arrivals = _against(chances, seat, policy)
        machine().reply(seat, form.owners, form.before, form.first, arrivals, policy.copy())
        chance = arrivals[form.first[:-1]]
        is_met = np.repeat((form.owners == seat) & (chance > 0), sizes)
        lost = np.repeat(means, sizes) - values
        found[starts:][is_met] = lost[is_met] / np.repeat(chance, sizes)[is_met]
    return found


def with_idle_ends(form: Form) -> Form:
    """The same form with all ends, also those that gain nothing."""
    rows = np.concatenate([form.rows, form.idle_rows])
    columns = np.concatenate([form.columns, form.idle_columns])
    gains = np.concatenate([form.gains, np.zeros(len(form.idle_rows), form.gains.dtype)])
    return replace(form, rows=rows, columns=columns, gains=gains)


def _against(form: Form, seat: int, rival: Array) -> Array:
    """What each choice of a seat gains at the ends that follow at once."""
    reach, values = np.zeros(form.choices), np.zeros(form.choices)
    machine().spread(form.before, form.first, rival, reach)
    machine().collect(seat, form.rows, form.columns, form.gains, reach, values)
    return values


def _at_start(form: Form, seat: int, values: Array) -> float:
    """The sum over the hands of a seat."""
    start = seat * form.dealt[0]
    return float(values[start : start + form.dealt[seat]].sum())
