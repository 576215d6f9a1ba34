"""Mini-YAK: the tree is the game, and its solution is one. Hands of one or two cards are enough."""

import json
import logging
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import yurt
from yurt.cli import app
from yurt.core import twins
from yurt.core.events import Log
from yurt.core.layout import PlainRecords
from yurt.core.loops import MATCH, VIEW
from yurt.core.state import State
from yurt.core.twins import Function
from yurt.games.yak.small import all_deals
from yurt.lab import exact
from yurt.lab.cfr import Array, Form, best_reply, exploitability, loss, solve, worth
from yurt.lab.exact import Solved, losses, mean_and_spread, policy_of, solve_small

YAK = yurt.find_game("yak")


@cache
def solved(size: int) -> Solved:
    return solve_small(YAK, rounds=400, size=size)


def pure_policy(found: Solved, seed: int) -> Array:
    """One choice in each information set, drawn at random."""
    dice = np.random.default_rng(seed)
    form = found.form
    policy = np.zeros(form.choices)
    policy[: form.first[0]] = 1
    policy[dice.integers(form.first[:-1], form.first[1:])] = 1
    return policy


def play_out(found: Solved, policy: Array, deal: int) -> int:
    """The lead of seat 0 in cards if both play by a pure policy, by the plain rules."""
    states = PlainRecords([YAK.state.unpack(found.deals, deal) for _ in range(3)])
    records = YAK.state.records(1)
    moves = [0] * len(YAK.moves)
    while bits := YAK.plain.acting(states, MATCH):
        seat = bits.bit_length() - 1
        YAK.plain.look(states, VIEW, MATCH, seat)
        states[VIEW].pack(records, 0)
        choices = found.index.choices(records)
        legal = moves[: YAK.plain.list_moves(states, MATCH, seat, moves)]
        move = legal[0]
        if choices.stop:
            assert found.index.moves[choices].tolist() == legal
            move = legal[int(policy[choices].argmax())]
        YAK.plain.step(states, MATCH, seat, move, [Log()])
    penalties: list[int] = states[MATCH].penalties
    return penalties[1] - penalties[0]


def test_all_deals_are_there_once_and_sound() -> None:
    deals = all_deals()
    assert len(deals) == 140
    assert len({deal.tobytes() for deal in deals}) == 140
    for i in range(len(deals)):
        assert YAK.rules.check(YAK.state.unpack(deals, i)) == 0
    dealt = yurt.Match("yak", 2, seed=3, start=0, edition="mini").state
    dealt.chance = [0] * len(dealt.chance)
    deals["chance"] = 0
    assert dealt.to_bytes() in {deal.tobytes() for deal in deals}


@pytest.mark.parametrize("seed", range(4))
def test_the_tree_is_the_game(seed: int) -> None:
    """What the form says of two pure policies is what comes of playing every deal."""
    found = solved(2)
    policy = pure_policy(found, seed)
    leads = [play_out(found, policy, deal) for deal in range(len(found.deals))]
    assert worth(found.form, 0, policy, policy) == pytest.approx(np.mean(leads))


def test_a_best_reply_is_the_best_of_all_policies() -> None:
    found = solved(1)
    form, rival = found.form, pure_policy(found, 1)
    sets = [k for k in range(len(form.before)) if form.owners[k] == 0]
    claims = [k for k in sets if form.first[k + 1] - form.first[k] > 1]
    best = -9.0
    for chosen in product((0, 1), repeat=len(claims)):
        policy = form.uniform()
        for k, place in zip(claims, chosen, strict=True):
            policy[form.first[k] : form.first[k + 1]] = np.arange(2) == place
        best = max(best, worth(form, 0, policy, rival))
    assert len(claims) == 7
    assert best_reply(form, 0, rival)[0] == pytest.approx(best)


def test_the_solution_is_nearly_an_equilibrium() -> None:
    found = solved(2)
    assert 0 <= exploitability(found.form, found.policy) < 0.001
    assert exploitability(found.form, found.form.uniform()) == pytest.approx(1.6357, abs=1e-4)
    assert loss(found.form, found.form.uniform(), found.policy) > 0.1


def test_a_solution_is_kept_and_a_damaged_one_is_solved_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rounds = []

    def count_and_solve(form: Form, number: int, progress: Callable[[int], None]) -> Array:
        rounds.append(number)
        return solve(form, number, progress)

    monkeypatch.setenv("YURT_CACHE", str(tmp_path))
    monkeypatch.setattr(exact, "solve", count_and_solve)
    first = solve_small(YAK, rounds=20, size=1).policy.tolist()
    (kept,) = (tmp_path / "solved").iterdir()
    whole = kept.read_bytes()
    assert solve_small(YAK, rounds=20, size=1).policy.tolist() == first
    assert rounds == [20]
    for damaged in (b"half", b"", whole[:-8], whole[:8] + b"\x01" + whole[9:]):
        kept.write_bytes(damaged)
        assert solve_small(YAK, rounds=20, size=1).policy.tolist() == first
        assert kept.read_bytes() == whole
    assert rounds == [20] * 5


def test_what_a_bot_loses_is_the_same_by_asking_it_everywhere_and_by_matches() -> None:
    found = solved(2)
    everywhere = loss(found.form, policy_of(found, "easy", draws=64), found.policy)
    mean, spread = mean_and_spread(losses(found, "easy", matches=2000))
    assert mean - spread <= everywhere <= mean + spread
    assert spread < 0.05


def test_a_policy_from_few_draws_seems_easier_to_exploit() -> None:
    found = solved(2)
    by_draws = [
        exploitability(found.form, policy_of(found, "easy", draws=draws)) for draws in (1, 8, 64)
    ]
    assert by_draws == sorted(by_draws, reverse=True)


def test_everything_follows_from_the_seed() -> None:
    found = solved(1)
    assert losses(found, "easy", 50, seed=3).tolist() == losses(found, "easy", 50, seed=3).tolist()
    assert losses(found, "easy", 50, seed=3).tolist() != losses(found, "easy", 50, seed=4).tolist()


def test_solving_on_the_command_line() -> None:
    words = ["solve", "yak", "--size", "1", "--rounds", "50", "--bots", "random,easy"]
    told = CliRunner().invoke(app, [*words, "--games", "40"])
    assert told.exit_code == 0
    assert "28 information sets" in told.output
    told = CliRunner().invoke(app, [*words, "--draws", "4", "--json"])
    result = json.loads(told.stdout)
    assert [row["bot"] for row in result["bots"]] == ["random", "easy"]
    assert result["bots"][0]["exploitability"] == pytest.approx(0.178571, abs=1e-5)


def test_what_cannot_be_solved_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(yurt.InputError, match="push cannot be solved"):
        CliRunner().invoke(app, ["solve", "push"], catch_exceptions=False)
    with pytest.raises(yurt.InputError, match="the size goes from 1 to 3, so not 4"):
        solve_small(YAK, size=4)
    monkeypatch.setattr(twins, "has_numba", lambda: False)
    with pytest.raises(yurt.InputError, match="needs Numba"):
        solve_small(YAK, size=1)


def cheat(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    return 9999


def complain(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    raise ValueError


@pytest.mark.parametrize("bot", [cheat, complain])
def test_where_a_bot_fails_a_random_move_is_measured_and_the_log_says_so(
    bot: Function, caplog: pytest.LogCaptureFixture
) -> None:
    found = solved(1)
    failing = replace(found, game=replace(YAK, bots={"own": bot}))
    with caplog.at_level(logging.WARNING):
        policy = policy_of(failing, "own", draws=64)
        lost = losses(failing, "own", matches=200)
    rows = np.add.reduceat(policy, found.form.first[:-1])
    assert rows == pytest.approx(np.ones(len(rows)))
    uniform = loss(found.form, found.form.uniform(), found.policy)
    assert loss(found.form, policy, found.policy) == pytest.approx(uniform, abs=0.1)
    mean, spread = mean_and_spread(lost)
    assert mean - spread <= uniform <= mean + spread
    asked, met = caplog.messages
    assert asked.startswith("yak/own failed (")
    assert met.startswith("yak/own failed (")


def mistype(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    return view.colour  # type: ignore[attr-defined]


def test_a_bot_that_cannot_be_compiled_is_named() -> None:
    failing = replace(solved(1), game=replace(YAK, bots={"own": mistype}))
    with pytest.raises(yurt.InputError, match="Numba cannot compile the bot 'own'"):
        losses(failing, "own", matches=2)
