"""The arena: every deal from every seat, the same for any number of workers."""

import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import yurt
from yurt.cli import app
from yurt.lab import arena as arena_module
from yurt.lab.arena import LEAST_TIMED_MOVES, Pairing, pairing_names, run_arena, take_time
from yurt.lab.arena_report import as_dict
from yurt.lab.plan import make_plan
from yurt.lab.ratings import rate
from yurt.lab.simulate import wilson


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    told = []
    for workers in (1, 2):
        arena = run_arena("yak", ["random", "easy"], 60, seats=3, seed=4, workers=workers)
        told.append(as_dict(arena, rate(arena.bots, arena.standings), {}))
    assert told[0] == told[1]


def test_each_challenges_each_and_with_two_seats_once() -> None:
    assert pairing_names(["a", "b", "c"], 2) == [("b", "a"), ("c", "a"), ("c", "b")]
    assert len(pairing_names(["a", "b", "c"], 4)) == 6


def test_some_pairings_can_be_had_alone() -> None:
    pairs = [("easy", "random")]
    arena = run_arena("peaks", ["random", "easy"], 16, seats=4, seed=2, pairs=pairs)
    whole = run_arena("peaks", ["random", "easy"], 16, seats=4, seed=2)
    same = next(pairing for pairing in whole.pairings if pairing.challenger == "easy")
    assert [pairing.share for pairing in arena.pairings] == [same.share]


def test_a_bot_alone_against_its_like_has_a_fair_share_of_every_deal() -> None:
    """The same bot at all seats: rotated, each deal is won once in as many matches as seats."""
    arena = run_arena("peaks", ["easy", "random"], 40, seats=4, seed=1)
    assert {len(bots) for bots, _ in arena.standings} == {4}
    assert arena.matches == 40
    easy = next(p for p in arena.pairings if p.challenger == "easy")
    low, high = easy.interval
    assert low <= easy.share <= high


def test_shares_and_intervals_are_counted_by_deal() -> None:
    pairing = Pairing("a", "b", np.array([0.5, 1.0, 0.0, 0.5]), np.array([1.0, 2.0, -1.0, 0.0]))
    assert pairing.share == 0.5
    assert pairing.lead == 0.5
    low, high = pairing.interval
    assert round(high - low, 3) == round(2 * 1.959964 * np.std([0.5, 1, 0, 0.5], ddof=1) / 2, 3)


def test_where_all_deals_went_the_same_way_the_interval_has_a_width() -> None:
    assert Pairing("a", "b", np.ones(50), np.zeros(50)).interval == wilson(1.0, 50)
    assert Pairing("a", "b", np.zeros(50), np.zeros(50)).interval[1] > 0.05


def test_the_lead_of_a_winner_is_positive_where_the_fewest_points_win() -> None:
    game = yurt.find_game("yak")
    plan = make_plan(game, 2, ["easy", "random"], 1, {})
    pairing = Pairing("easy", "random", np.zeros(3), np.zeros(3))
    pairing.add(plan, 0, np.array([[3, 10], [5, 4], [6, 6]]), np.array([[1, 2], [2, 1], [1, 1]]))
    assert (2 * pairing.leads).tolist() == [7, -1, 0]
    more_is_better = Pairing("easy", "random", np.zeros(1), np.zeros(1))
    more_is_better.add(plan, 0, np.array([[3, 10]]), np.array([[2, 1]]))
    assert more_is_better.lead == -3.5


def test_a_bot_is_timed_by_its_own_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_module, "TIMED_SECONDS", 0.0)
    plan = make_plan(yurt.find_game("peaks"), 2, ["easy", "random"], 1, {})
    clock = take_time(plan, "easy")
    assert clock.moves == LEAST_TIMED_MOVES
    assert 0 < clock.median <= clock.p99


def test_the_mean_rating_is_25() -> None:
    dice = np.random.default_rng(1)
    tables = [("a", "b", "b", "b"), ("b", "a", "a", "a")]
    places = [(table, dice.permuted(np.tile([1, 2, 3, 4], (400, 1)), axis=1)) for table in tables]
    ratings = rate(["a", "b"], places)
    assert round(ratings["a"].mu + ratings["b"].mu, 6) == 50
    assert all(rating.interval[0] < 25 < rating.interval[1] for rating in ratings.values())


def test_the_better_bot_has_the_higher_rating() -> None:
    places = np.array([[1, 2]] * 30 + [[2, 1]] * 5)
    ratings = rate(["good", "bad"], [(("good", "bad"), places)])
    assert ratings["good"].mu > ratings["bad"].mu
    assert ratings["good"].interval[0] < ratings["good"].mu < ratings["good"].interval[1]


def test_the_command_writes_files(tmp_path: Path) -> None:
    files = {kind: tmp_path / f"arena.{kind}" for kind in ("csv", "json", "png")}
    command = ["arena", "push", "--bots", "random,easy", "--games", "20", "--workers", "1"]
    command += ["--csv", str(files["csv"]), "--json", str(files["json"])]
    done = CliRunner().invoke(app, [*command, "--plot", str(files["png"])])
    assert done.exit_code == 0, done.output
    assert "win share" in done.output
    assert files["csv"].read_text().startswith("game,bot,against,")
    told = json.loads(files["json"].read_text())
    assert told["pairings"][0]["matches"] == 20
    assert told["seconds"]["easy"]["p99"] > 0
    assert told["ratings"]["easy"]["low"] < told["ratings"]["easy"]["mu"]
    assert files["png"].read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ({"bots": ["easy"]}, "two bots or more"),
        ({"bots": ["easy", "easy"]}, "two bots or more"),
        ({"bots": ["easy", "genius"]}, "no bot 'genius'"),
        ({"matches": 1}, "two deals or more"),
        ({"workers": 0}, "two deals or more"),
        ({"seats": 7}, "2 to 6 seats"),
    ],
)
def test_bad_input_is_said_clearly(arguments: dict[str, object], part: str) -> None:
    with pytest.raises(yurt.InputError, match=part):
        run_arena("yak", **{"bots": ["random", "easy"], **arguments})  # type: ignore[arg-type]
