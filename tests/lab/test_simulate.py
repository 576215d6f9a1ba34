"""Simulation: the seed decides, the number of workers does not."""

import pickle
from dataclasses import replace
from pathlib import Path

import pytest

import yurt
from yurt.core import twins
from yurt.core.game import Game
from yurt.core.state import State
from yurt.core.twins import Function
from yurt.lab.arena import run_arena
from yurt.lab.intervals import wilson
from yurt.lab.plan import make_plan
from yurt.lab.simulate import simulate


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    one = simulate("yak", seats=4, matches=9000, seed=3, workers=1)
    for workers in (2, 3):
        other = simulate("yak", seats=4, matches=9000, seed=3, workers=workers)
        assert other.rows() == one.rows()
        assert other.length_counts == one.length_counts
        assert other.point_counts == one.point_counts


def test_bots_too() -> None:
    bots = ["easy", "random", "random"]
    one = simulate("yak", seats=3, matches=300, bots=bots, seed=3, workers=1)
    two = simulate("yak", seats=3, matches=300, bots=bots, seed=3, workers=2)
    assert one.rows() == two.rows()
    assert [row["bot"] for row in one.rows()] == bots


def own_game() -> Game:
    """The template of a game, in which another bot of one's own is the easy one, too."""
    peaks = yurt.find_game("peaks")
    return replace(peaks, bots={**peaks.bots, "own": peaks.bots["easy"]})


def test_a_bot_of_ones_own_can_be_simulated() -> None:
    known = simulate("peaks", 2, 100, ["easy", "random"], workers=2)
    own = simulate(own_game(), 2, 100, ["own", "random"], workers=2)
    assert own.wins.tolist() == known.wins.tolist()


def test_a_game_goes_to_other_processes_by_its_name() -> None:
    plan = make_plan(yurt.find_game("peaks"), 2, ["easy"], 1, {})
    assert pickle.loads(pickle.dumps(plan)) == plan
    with pytest.raises(pickle.PicklingError, match="could not find this game"):
        pickle.dumps(make_plan(own_game(), 2, ["own"], 1, {}))


def test_without_numba_a_game_of_ones_own_stays_here(monkeypatch: pytest.MonkeyPatch) -> None:
    game = own_game()
    monkeypatch.setattr(twins, "has_numba", lambda: False)
    monkeypatch.setattr(twins, "numba_or_note", lambda: False)
    assert simulate(game, 2, 100, ["own", "random"], workers=2).matches == 100


def answer_text(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> str:
    return "up"


def answer_none(
    view: State, seat: int, moves: list[int], memory: list[int], rng: State
) -> int | None:
    return moves[0] if len(moves) == 1 else None


def answer_nothing(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> None:
    memory[0] += 1


def answer_all(
    view: State, seat: int, moves: list[int], memory: list[int], rng: State
) -> list[int]:
    return moves


def evaluate(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    return int(eval("moves[0]"))


def open_file(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    with Path("moves").open() as file:
        return int(file.read())


def mistype(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    return int(view.colour)  # type: ignore[attr-defined]


def forget_parameters(view: State, seat: int) -> int:
    return 0


BAD_BOTS: dict[Function, str] = {
    answer_text: r"cannot compile the bot 'own': .*Can't unify return type .* Literal\[str\]\(up\)",
    answer_none: "the bot 'own' answers None where it should answer a move",
    answer_nothing: "the bot 'own' answers None where it should answer a move",
    answer_all: "cannot compile the bot 'own': .*Can't unify return type",
    evaluate: "cannot compile the bot 'own': .*Untyped global name 'eval'",
    open_file: "cannot compile the bot 'own': .*'with .* construct is not supported",
    mistype: "cannot compile the bot 'own': .*colour",
    forget_parameters: "cannot compile the bot 'own': .*Cannot bind",
}


@pytest.mark.parametrize("bot", BAD_BOTS)
def test_a_bot_that_numba_cannot_use_is_named(bot: Function) -> None:
    peaks = yurt.find_game("peaks")
    game = replace(peaks, bots={**peaks.bots, "own": bot})
    with pytest.raises(yurt.InputError, match=BAD_BOTS[bot]) as said:
        simulate(game, 2, 100, ["easy", "own"], workers=2)
    assert len(str(said.value)) < 400
    with pytest.raises(yurt.InputError, match=BAD_BOTS[bot]):
        run_arena(game, ["easy", "own"], 8)


def answer_halves(
    view: State, seat: int, moves: list[int], memory: list[int], rng: State
) -> float:
    return moves[0] + 0.5 * (len(moves) % 2)


def test_a_number_with_a_point_is_a_move_if_it_is_whole_and_else_a_failure() -> None:
    peaks = yurt.find_game("peaks")
    game = replace(peaks, bots={**peaks.bots, "own": answer_halves})
    own_moves = 20 * 3
    assert 0 < simulate(game, 2, 20, ["own", "random"]).failures[0] < own_moves


def test_another_seed_gives_another_result() -> None:
    one = simulate("yak", seats=2, matches=100, seed=1)
    assert one.rows() != simulate("yak", seats=2, matches=100, seed=2).rows()


def test_every_match_has_its_winners_and_random_seats_are_equal() -> None:
    summary = simulate("yak", seats=5, matches=20_000, seed=1)
    assert sum(summary.wins) == summary.matches * 60
    assert sum(summary.length_counts.values()) == summary.matches
    for seat in range(5):
        low, high = summary.interval(seat)
        assert low - 0.01 < 0.2 < high + 0.01


def test_the_easy_bot_beats_the_random_one() -> None:
    for name in sorted(set(yurt.game_names()) - {"peaks"}):
        game = yurt.find_game(name)
        bots = ["easy"] + ["random"] * (game.min_seats - 1)
        summary = simulate(game, matches=300, bots=bots, seed=5, workers=2)
        assert summary.interval(0)[0] > 1 / game.min_seats, name


def test_progress_counts_every_match() -> None:
    seen: list[int] = []
    simulate("yak", matches=5000, progress=seen.append, workers=2)
    assert sum(seen) == 5000


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ({"bots": ["genius"]}, "no bot 'genius'; it has random, easy"),
        ({"seats": 4, "bots": ["easy", "random"]}, "2 bots for 4 seats"),
        ({"matches": 0}, "from one match to"),
        ({"matches": 10**20}, "from one match to"),
        ({"workers": 0}, "0 workers are too few"),
        ({"seed": -1}, "a seed is"),
        ({"seats": 9}, "2 to 6 seats"),
        ({"edition": "x"}, "edition cannot be"),
    ],
)
def test_bad_input_is_said_clearly(arguments: dict[str, object], part: str) -> None:
    with pytest.raises(yurt.InputError, match=part):
        simulate("yak", **arguments)  # type: ignore[arg-type]


def test_the_interval_of_a_share() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0.0, 10)[0] == 0
