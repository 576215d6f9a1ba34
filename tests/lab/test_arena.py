"""The arena: every deal from every seat, the same for any number of workers."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from openskill.models import PlackettLuce
from typer.testing import CliRunner

import yurt
from yurt.cli import app
from yurt.core import twins
from yurt.core.state import State
from yurt.lab import arena as arena_module
from yurt.lab import ratings
from yurt.lab.arena import LEAST_TIMED_MOVES, Clock, Pairing, pairing_names, run_arena, take_time
from yurt.lab.arena_report import as_dict, format_seconds, pairing_rows, print_tables
from yurt.lab.intervals import student, wilson
from yurt.lab.plan import make_plan
from yurt.lab.ratings import rate
from yurt.lab.simulate import Array


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
    """One bot by two names: the dice go with the deal, so its rotations are the same match."""
    peaks = yurt.find_game("peaks")
    game = replace(peaks, bots={**peaks.bots, "double": peaks.bots["easy"]})
    arena = run_arena(game, ["easy", "double"], 40, seats=4, seed=1)
    assert arena.matches == 40
    assert len(arena.pairings) == 2
    for pairing in arena.pairings:
        assert pairing.wins == pytest.approx(np.full(10, 1 / 4))
        assert pairing.leads == pytest.approx(np.zeros(10))


def test_shares_and_intervals_are_counted_by_deal() -> None:
    pairing = Pairing("a", "b", np.array([0.5, 1.0, 0.0, 0.5]), np.array([1.0, 2.0, -1.0, 0.0]))
    assert pairing.share == 0.5
    assert pairing.lead == 0.5
    low, high = pairing.interval
    assert round(high - low, 3) == 1  # 3.182 deviations of 0.204 to both sides, but within 0 to 1
    small = Pairing("a", "b", np.array([0.4, 0.5, 0.6, 0.5]), np.zeros(4))
    deviation = np.std([0.4, 0.5, 0.6, 0.5], ddof=1) / 4**0.5
    assert np.diff(small.interval) == pytest.approx(2 * 3.182 * deviation, rel=0.002)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (9, 2.262), (29, 2.045), (10**6, 1.96)],
)
def test_few_deals_widen_an_interval_after_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.0015)


def test_where_all_deals_went_the_same_way_the_interval_has_a_width() -> None:
    assert Pairing("a", "b", np.ones(50), np.zeros(50)).interval == wilson(1.0, 50)
    assert Pairing("a", "b", np.zeros(50), np.zeros(50)).interval[1] > 0.05


def test_the_lead_of_a_winner_is_positive_where_the_fewest_points_win() -> None:
    game = yurt.find_game("yak")
    plan = make_plan(game, 2, ["easy", "random"], 1, {})
    pairing = Pairing("easy", "random", np.zeros(3), np.zeros(3))
    points = np.array([[3, 10], [5, 4], [6, 6]])
    lengths, failures = np.zeros(3), np.array([2, 0])
    pairing.add(plan, 0, (points, np.array([[1, 2], [2, 1], [1, 1]]), lengths, failures))
    assert (2 * pairing.leads).tolist() == [7, -1, 0]
    assert pairing.failures == Counter(easy=2)
    more_is_better = Pairing("easy", "random", np.zeros(1), np.zeros(1))
    more_is_better.add(plan, 0, (points[:1], np.array([[2, 1]]), lengths, failures))
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
    places = np.array(([[1, 2]] * 6 + [[2, 1]]) * 30)
    ratings = rate(["good", "bad"], [(("good", "bad"), places)])
    assert ratings["good"].mu > ratings["bad"].mu
    assert ratings["good"].interval[0] > 25 > ratings["bad"].interval[1]


def league(
    dice: np.random.Generator, truth: dict[str, float], deals: int
) -> list[tuple[tuple[str, ...], Array]]:
    """Matches of two after Plackett and Luce; the luck of a seat is the same at all tables."""
    luck = dice.gumbel(size=(deals, 2))
    tables = [pair[::way] for pair in pairing_names(list(truth), 2) for way in (1, -1)]
    strengths = {bot: rating / (2**0.5 * PlackettLuce().beta) for bot, rating in truth.items()}
    return [
        (table, places_of(luck[first : first + 4] + [strengths[bot] for bot in table]))
        for first in range(0, deals, 4)
        for table in tables
    ]


def places_of(results: Array) -> Array:
    return (results[:, ::-1] > results).astype(int) + 1


def width(standings: Sequence[tuple[tuple[str, ...], Array]]) -> float:
    """Of the widest interval of three bots."""
    return float(max(np.ptp(found.interval) for found in rate("abc", standings).values()))


def test_four_times_the_matches_halve_the_interval_of_a_rating() -> None:
    truth = {"a": 21.0, "b": 25.0, "c": 29.0}
    widths = [width(league(np.random.default_rng(3), truth, deals)) for deals in (40, 160, 640)]
    assert widths[1] < 0.6 * widths[0]
    assert widths[2] < 0.6 * widths[1]


def test_the_intervals_of_ratings_cover_the_truth() -> None:
    dice = np.random.default_rng(5)
    covered = []
    for deals in [20] * 15 + [80] * 15:
        ratings = dice.normal(25, 3, 3)
        truth = dict(zip("abc", ratings - ratings.mean() + 25, strict=True))
        found = rate("abc", league(dice, truth, deals))
        covered += [found[b].interval[0] <= truth[b] <= found[b].interval[1] for b in truth]
    assert np.mean(covered) >= 0.9


def test_ratings_do_not_depend_on_how_the_matches_were_cut(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ratings, "MOST_RATED", 4)
    bots, places = ("easy", "hard"), np.array([[1, 2], [2, 1], [2, 1], [2, 1], [1, 2]])
    whole = rate(bots, [(bots, places)])
    assert rate(bots, [(bots, places[:3]), (bots, places[3:])]) == whole
    assert rate(bots, [(bots, places[:4])]) == whole


def test_the_failures_of_bots_are_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(twins, "has_numba", lambda: False)
    monkeypatch.setattr(twins, "numba_or_note", lambda: False)
    peaks = yurt.find_game("peaks")
    game = replace(peaks, bots={**peaks.bots, "own": cheat})
    arena = run_arena(game, ["random", "own"], 8, seats=2)
    own_moves = 8 * 3
    assert arena.failures == {"random": 0, "own": own_moves}
    row = pairing_rows(arena)[0]
    assert (row["failures"], row["rival_failures"]) == (own_moves, 0)
    told = as_dict(arena, rate(arena.bots, arena.standings), {})
    assert told["failures"] == arena.failures
    clocks = dict.fromkeys(arena.bots, Clock(1, 0.5, 0.5))
    print_tables(arena, rate(arena.bots, arena.standings), clocks)
    printed = capsys.readouterr().out
    assert "failures" in printed
    assert "24" in printed


def cheat(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    return 10_000


def test_the_command_writes_files(tmp_path: Path) -> None:
    files = {kind: tmp_path / f"arena.{kind}" for kind in ("csv", "json", "png")}
    command = ["arena", "push", "--bots", "random, easy", "--games", "20", "--workers", "1"]
    command += ["--csv", str(files["csv"]), "--json", str(files["json"])]
    done = CliRunner().invoke(app, [*command, "--plot", str(files["png"])])
    assert done.exit_code == 0, done.output
    assert "win share" in done.output
    assert "sigma" in done.output
    assert "failed" not in done.output
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
        ({"matches": 1}, "1 matches are too few: two deals take 4"),
        ({"workers": 0}, "0 workers are too few"),
        ({"seats": 7}, "2 to 6 seats"),
    ],
)
def test_bad_input_is_said_clearly(arguments: dict[str, object], part: str) -> None:
    with pytest.raises(yurt.InputError, match=part):
        run_arena("yak", **{"bots": ["random", "easy"], **arguments})  # type: ignore[arg-type]


def test_every_file_of_the_arena_needs_a_name_of_its_own(tmp_path: Path) -> None:
    same = str(tmp_path / "x")
    asked = ["arena", "yak", "--bots", "random,easy", "--csv", same, "--json", same]
    with pytest.raises(yurt.InputError, match="need a file each"):
        CliRunner().invoke(app, asked, catch_exceptions=False)


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0.0, "0.0 µs"), (2.14e-6, "2.1 µs"), (0.0005, "500 µs"), (0.00123, "1.2 ms"), (12.3, "12 s")],
)
def test_times_are_told_in_a_unit_that_suits_them(seconds: float, text: str) -> None:
    assert format_seconds(seconds) == text
