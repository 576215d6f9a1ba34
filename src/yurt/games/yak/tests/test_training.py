"""Training for YAK: slopes are slopes, decisions are judged by their ends, a seed gives a file."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import yurt
from yurt.core.game import Game
from yurt.games.yak import hall as halls
from yurt.games.yak import (
    imitation,
    network,
    policy,
    reckoning,
    school,
    stages,
    student,
    training,
)
from yurt.games.yak.actions import ACTIONS, TO_CHALLENGE
from yurt.games.yak.features import LEADS, OF_NEIGHBOURS
from yurt.games.yak.hall import MATCH, PILE, Hall, Switch, Table
from yurt.games.yak.network import Array, Network, forward, use_one_thread
from yurt.games.yak.school import LEARNER, RIVAL, THRESHOLDS
from yurt.lab import train as lab

GAME = yurt.find_game("yak")


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A training that takes seconds."""
    for module in (reckoning, stages, training):
        monkeypatch.setattr(module, "TABLES", 32)
    for module in (stages, training):
        monkeypatch.setattr(module, "STAGES", 2)
    monkeypatch.setattr(student, "BATCH", 256)
    steps = 4 * 32 * halls.LENGTH
    short = {league: replace(plan, steps=steps) for league, plan in training.PLANS.items()}
    monkeypatch.setattr(training, "PLANS", short)
    plans = [(training, "EXPLOITING"), (training, "EXPLOITING_COPY")]
    plans += [(stages, name) for name in ("HUNTING", "COPYING", "STAGE")]
    plans += [(reckoning, "MEETING")]
    for module, name in plans:
        monkeypatch.setattr(module, name, replace(getattr(module, name), steps=steps))
    monkeypatch.setattr(reckoning, "WATCHED", steps)
    monkeypatch.setattr(imitation, "ANSWERS", 40)
    use_one_thread()
    monkeypatch.setattr(training, "MATCHES", 32)


def test_a_network_learns_down_the_slopes_of_its_answer() -> None:
    dice = np.random.default_rng(1)
    network = Network((5, 8, 8, 3), dice)
    network.numbers[:] = network.numbers.astype(np.float32)
    rows = dice.standard_normal((6, 5)).astype(np.float32)
    aims = dice.standard_normal((6, 3)).astype(np.float32)

    def loss(numbers: np.ndarray) -> float:
        answer = forward(rows, network.split(numbers))[-1]
        return float(((answer - aims) ** 2).sum())

    layers = forward(rows, network.parts)
    before = network.numbers.copy()
    network.learn(layers, 2 * (layers[-1] - aims), rate=0.0)
    length = np.linalg.norm(network._slopes)
    assert length == pytest.approx(0.5, rel=1e-3)  # longer slopes are cut
    for place in dice.integers(len(before), size=20):
        step = np.zeros_like(before)
        step[place] = 1e-2
        slope = (loss(before + step) - loss(before - step)) / 2e-2
        if abs(slope) > 0.5:
            found = network._slopes[place]
            assert np.sign(found) == np.sign(slope)
    for _ in range(300):
        layers = forward(rows, network.parts)
        network.learn(layers, 2 * (layers[-1] - aims), rate=0.02)
    assert loss(network.numbers) < 0.1 * loss(before)


def test_the_slopes_of_the_loss_are_those_of_differences() -> None:
    dice = np.random.default_rng(2)
    logits, magnets = dice.standard_normal((2, 1, ACTIONS))
    allowed = (dice.random((1, ACTIONS)) < 0.3).astype(np.int8)
    action = int(np.nonzero(allowed[0])[0][2])

    def chances(numbers: np.ndarray) -> np.ndarray:
        found = np.exp(numbers[0]) * allowed[0]
        return found / found.sum()

    old = float(np.log(chances(logits)[action])) - 0.05
    entropy, pull, gain = 0.3, 0.2, 1.5

    def loss(numbers: np.ndarray) -> float:
        here = allowed[0] == 1
        mine, aim = chances(numbers)[here], chances(magnets)[here]
        gained = gain * chances(numbers)[action] / np.exp(old)
        order = (mine * np.log(mine)).sum()
        return float(-gained + entropy * order + pull * (mine * np.log(mine / aim)).sum())

    result = np.zeros((1, ACTIONS))
    made = (logits, allowed, np.array([action]), np.array([old]), np.array([gain]))
    school.slopes(*made, magnets, 0.2, entropy, pull, result)
    for k in range(ACTIONS):
        step = np.zeros((1, ACTIONS))
        step[0, k] = 1e-5
        slope = (loss(logits + step) - loss(logits - step)) / 2e-5
        assert result[0, k] == pytest.approx(slope, abs=1e-6)


def test_a_decision_is_judged_up_to_the_end_of_the_pile() -> None:
    """Two seats in turn; seat 1 takes a pile at the third decision, and the match goes on."""
    values = np.array([[0.1], [0.2], [0.3], [0.4], [0.5], [0.6]])
    seats = np.array([[0], [1], [0], [1], [0], [1]])
    rewards = np.zeros((6, 1, 6))
    rewards[2, 0, :2] = 1.0, -1.0
    ends = np.array([[0], [0], [1], [0], [0], [0]])
    gains, targets = np.zeros((2, 6, 1))
    known = np.zeros((6, 1), np.int64)
    school.judge_all(values, seats, rewards, ends, 0.5, gains, targets, known)
    assert known.ravel().tolist() == [1, 1, 1, 1, 0, 0]
    third = 1.0 + 0.5 - 0.3
    assert gains[2, 0] == pytest.approx(third)
    assert gains[1, 0] == pytest.approx(-1.0 + 0.4 - 0.2)  # nothing of the next pile counts
    assert gains[0, 0] == pytest.approx(0.3 - 0.1 + 0.5 * third)
    assert targets == pytest.approx(gains + values)


def test_a_match_that_ends_leaves_nothing_to_expect() -> None:
    values = np.array([[0.1], [0.2]])
    rewards = np.zeros((2, 1, 6))
    rewards[1, 0, :2] = -1.0, 1.0
    ends = np.array([[0], [2]])
    gains, targets = np.zeros((2, 2, 1))
    known = np.zeros((2, 1), np.int64)
    school.judge_all(values, np.array([[0], [1]]), rewards, ends, 1.0, gains, targets, known)
    assert known.ravel().tolist() == [1, 1]
    assert gains.ravel() == pytest.approx([-1.1, 0.8])


def test_a_hall_plays_on_and_rewards_add_up_to_nothing() -> None:
    tables = [
        Table([LEARNER, LEARNER]),
        Table([LEARNER, RIVAL, RIVAL], {"edition": "jak"}),
        Table([THRESHOLDS, LEARNER, THRESHOLDS, THRESHOLDS]),
        Table([LEARNER, LEARNER], {"edition": "mini"}),
    ]
    hall, learner = Hall(GAME, tables, seed=3), student.Student(3)
    for _ in range(20):
        hall.play(learner.policy, [learner.policy.parts])
        assert hall.rewards.sum(axis=2) == pytest.approx(0)
        assert set(hall.seats[:, 2]) == {1}
    assert hall.matches.min() > 0
    assert hall.wins.sum(axis=1) == pytest.approx(hall.matches)


@pytest.mark.parametrize("is_shy", [True, False])
def test_shy_challengers_open_with_the_least_claim_alone(is_shy: bool) -> None:
    drivers = [LEARNER, THRESHOLDS, THRESHOLDS, THRESHOLDS]
    hall = Hall(GAME, [Table(drivers, is_shy=is_shy)] * 128, 8)
    states = hall._states
    opened = (states["pile_size"] > 0) & (states["layers"][:, 0] != 0)
    jumped = (states["pile_size"] > 1) & (states["claims"][:, 1] > states["claims"][:, 0] + 1)
    assert opened.sum() > 50
    assert jumped.any()
    assert (states["claims"][opened, 0] == 1).all() == is_shy


def test_each_rival_plays_by_its_own_weights() -> None:
    hall = Hall(GAME, [Table([LEARNER, RIVAL]), Table([LEARNER, RIVAL + 1])], seed=4)
    learner, doubter = student.Student(4), student.Student(5)
    doubter.policy.numbers[:] = 0
    doubter.policy.parts[-1][TO_CHALLENGE] = 50
    challenges: list[set[bool]] = [set(), set()]
    for _ in range(10):
        hall.play(learner.policy, [learner.policy.parts, doubter.policy.parts])
        for table in (0, 1):
            free = hall.allowed[: halls.LENGTH, table, TO_CHALLENGE] == 1
            decided = hall.actions[free & (hall.seats[:, table] == 1), table]
            challenges[table] |= set((decided == TO_CHALLENGE).tolist())
    assert challenges == [{True, False}, {True}]


def test_rivals_play_otherwise_where_the_switch_is_on() -> None:
    """A watcher without weights who is always sure, and one who never is."""
    learner, doubter = student.Student(4), student.Student(5)
    doubter.policy.numbers[:] = 0
    doubter.policy.parts[-1][TO_CHALLENGE] = 50
    for answer, seen in ((policy.SURE + 1, {True}), (policy.SURE - 1, {True, False})):
        hall = Hall(GAME, [Table([LEARNER, RIVAL])], seed=4)
        watcher = [np.zeros(table.load().shape, np.float32) for table in policy.TABLES_OF_WATCHER]
        watcher[-1][:] = answer
        switch = Switch(doubter.policy.parts, watcher)
        challenges = set()
        for _ in range(10):
            hall.play(learner.policy, [learner.policy.parts], switch=switch)
            rows = hall.rows[: halls.LENGTH, 0]
            mine = (hall.seats[:, 0] == 1) & (hall.allowed[: halls.LENGTH, 0, TO_CHALLENGE] == 1)
            heard = mine & halls.has_heard(rows[:, OF_NEIGHBOURS:])
            heard &= rows[:, LEADS] >= np.float32(policy.TO_SPARE / 10)
            challenges |= set((hall.actions[heard, 0] == TO_CHALLENGE).tolist())
        assert challenges == seen


@pytest.mark.parametrize(("driver", "least", "most"), [(THRESHOLDS, 0.8, 1.0), (RIVAL, 0.0, 0.35)])
def test_the_watcher_notices_those_who_only_reckon(driver: int, least: float, most: float) -> None:
    networks = training.unpacked([table.load() for table in policy.TABLES_OF_FILE])
    selves = [stages.sharpened(each, policy.SHARPNESS[policy.DUEL]) for each in networks]
    watcher = [table.load() for table in policy.TABLES_OF_WATCHER]
    switch = Switch(selves[policy.RECKONERS], watcher)
    player, on = student.Student(6), []
    hall = Hall(GAME, 64 * [Table([LEARNER, driver])], seed=6)
    for number in range(16):
        player.become(selves[policy.DUEL + number % policy.SELVES])
        hall.play(player.policy, selves[policy.DUEL :], np.full(policy.SELVES, 1 / 8), PILE)
        rows = hall.rows[: halls.LENGTH][hall.seats == 0]
        rows = rows[rows[:, OF_NEIGHBOURS] > 2]
        rows[:, LEADS] = policy.TO_SPARE / 10
        on += switch.is_on(rows).tolist()
    assert len(on) > 1000
    assert least <= np.mean(on) <= most


@pytest.mark.parametrize("until", [PILE, MATCH])
def test_rivals_are_drawn_when_a_pile_or_a_match_is_over(until: int) -> None:
    hall = Hall(GAME, [Table([LEARNER, RIVAL]), Table([RIVAL, LEARNER])], seed=6)
    learner = student.Student(7)
    shares = np.array([0.5, 0.0, 0.5])
    drawn = set()
    ended = 0
    for _ in range(40):
        before = hall.drivers.copy()
        hall.play(learner.policy, 3 * [learner.policy.parts], shares, until)
        if (hall.ends < until).all():
            assert (hall.drivers == before).all()
        ended += int((hall.ends >= until).sum())
        assert (hall.drivers[[0, 1], [0, 1]] == LEARNER).all()
        drawn |= set(hall.drivers[[0, 1], [1, 0]].tolist())
    assert drawn == {RIVAL, RIVAL + 2}
    assert hall.results[:, 1].sum() == ended


def test_what_each_rival_wins_is_counted() -> None:
    hall = Hall(GAME, 8 * [Table([LEARNER, RIVAL])], seed=6)
    learner, doubter = student.Student(7), student.Student(7)
    doubter.policy.numbers[:] = 0
    doubter.policy.parts[-1][TO_CHALLENGE] = 50  # right, as nobody has learned to claim
    for _ in range(40):
        hall.play(learner.policy, [learner.policy.parts, doubter.policy.parts], np.full(2, 0.5))
    won, met = hall.results.T
    assert met.sum() == hall.matches.sum()
    assert won.sum() == pytest.approx(hall.wins[:, 1].sum())
    assert met[0] > 10
    assert met[1] > 10
    assert won[1] / met[1] > 0.2 + won[0] / met[0]
    assert not met[2:].any()


def test_the_average_is_what_is_kept() -> None:
    hall, learner = Hall(GAME, [Table([LEARNER, LEARNER])], seed=8), student.Student(8)
    hall.play(learner.policy, [])
    learner.study(hall, stages.STAGE, 0.0)
    kept = np.concatenate([part.ravel() for part in learner.average])
    assert (kept != learner.policy.numbers).any()
    learner.settle()
    assert (kept == learner.policy.numbers).all()


def test_a_hunter_may_begin_as_a_copy() -> None:
    prey, hunter = student.Student(9), student.Student(10)
    assert (hunter.policy.numbers != prey.policy.numbers).any()
    hunter.become(prey.policy.parts)
    assert (hunter.policy.numbers == prey.policy.numbers).all()
    assert all((a == b).all() for a, b in zip(hunter.average, prey.policy.parts, strict=True))


def test_hunters_hunt_all_selves_as_copies_and_from_nothing_in_turn(
    small: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    hunts, hunt = [], stages.hunt

    def watched(game: Game, preys: list[list[Array]], *rest: Any, is_copy: bool) -> Any:
        hunts.append((len(preys), is_copy))
        return hunt(game, preys, *rest, is_copy=is_copy)

    monkeypatch.setattr(stages, "hunt", watched)
    selves = stages.learn_in_stages(GAME, student.Student(11), 3, 1.0, lambda done: None)
    assert hunts == [(1, True), (2, False)]
    assert len({stage[0].tobytes() for stage in selves}) == 2


def test_the_same_seed_gives_the_same_file(small: None) -> None:
    one, same, other = (training.train(GAME, seed, 1, lambda done: None) for seed in (5, 5, 6))
    assert one == same
    assert one != other
    assert list(one) == ["policy.npz"]


def test_an_exploiter_tells_how_often_it_wins(
    small: None, capsys: pytest.CaptureFixture[str]
) -> None:
    lab.run_exploit(GAME, seed=1, effort=1)
    said = capsys.readouterr().out
    assert "an exploiter that began from nothing wins" in said
    assert "an exploiter that began as a copy wins" in said
    with pytest.raises(yurt.InputError, match="the training of push cannot exploit"):
        lab.run_exploit(yurt.find_game("push"), seed=1, effort=1)


def test_one_thread_multiplies() -> None:
    libraries = network.multipliers()
    assert libraries
    for library in libraries:
        library.scipy_openblas_set_num_threads64_(2)
    use_one_thread()
    assert [library.scipy_openblas_get_num_threads64_() for library in libraries] == [1]


def test_where_the_threads_cannot_be_chosen_it_is_said_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(network, "multipliers", list)
    network.note_any_threads.cache_clear()
    use_one_thread()
    assert "the same seed may give another file" in capsys.readouterr().err
    use_one_thread()
    assert capsys.readouterr().err == ""
