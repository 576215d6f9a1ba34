"""Both twins of every game are the same game."""

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import pytest

from conformance.cases import Case, all_cases, every_case, walk
from yurt.core import twins
from yurt.core.chance import random_below
from yurt.core.events import Log
from yurt.core.game import Game
from yurt.core.loops import (
    LOWEST_SEAT,
    acting,
    deal,
    imagine,
    list_moves,
    look,
    rate,
    refuse,
    step,
    verify,
)
from yurt.core.state import SPECTATOR, State
from yurt.lab.plan import make_plan
from yurt.lab.simulate import play_part


@cache
def checked(game: Game) -> twins.Twin:
    """The compiled twin with bounds checks, of the one entry that plays whole matches."""
    return twins.compiled({"examine": examine}, game.bindings, game.name, boundscheck=True)


def examine(
    states: list[State],
    logs: Sequence[Log],
    moves: list[int],
    points: list[int],
    places: list[int],
    viewer: int,
    seed: int,
) -> int:
    """A random match in which everything that a game provides is used after every move."""
    deal(states, 0, seed, 0)
    faults = 0
    while acting(states, 0) != 0:
        seat = LOWEST_SEAT[acting(states, 0)]
        move = moves[random_below(states[3], list_moves(states, 0, seat, moves))]
        faults += refuse(states, 0, seat, move) + verify(states, 0)
        step(states, 0, seat, move, logs)
        look(states, 1, 0, viewer)
        imagine(states, 1, viewer, seed)
        faults += verify(states, 1)
        rate(states, 0, points, places)
    return faults


class Compiled:
    """A match in the compiled twin, to be played in lockstep."""

    def __init__(self, case: Case, seed: int, twin: Any) -> None:
        self.twin = twin
        self.states = case.game.state.records(3)
        self.logs = Log.records(1)
        case.game.table(case.seats, dict(case.options)).pack(self.states, 0)
        self.moves = np.zeros(len(case.game.moves), np.int16)
        twin.deal(self.states, 0, seed, 0)

    def packed(self, row: int = 0) -> bytes:
        return self.states[row].tobytes()

    def legal(self, seat: int) -> list[int]:
        count = self.twin.list_moves(self.states, 0, seat, self.moves)
        return self.moves[:count].tolist()

    def play(self, seat: int, move: int) -> list[tuple[int, ...]]:
        self.twin.step(self.states, 0, seat, move, self.logs)
        rows = self.logs["rows"][0][: self.logs["size"][0]]
        return [tuple(row) for row in rows.tolist()]

    def view(self, viewer: int) -> bytes:
        self.twin.look(self.states, 1, 0, viewer)
        return self.packed(1)

    def imagined(self, viewer: int, seed: int) -> bytes:
        self.twin.look(self.states, 2, 0, viewer)
        self.twin.imagine(self.states, 2, viewer, seed)
        return self.packed(2)

    def standing(self) -> tuple[list[int], list[int]]:
        points, places = np.zeros(6, np.int64), np.zeros(6, np.int64)
        self.twin.rate(self.states, 0, points, places)
        return points.tolist(), places.tolist()


@every_case
def test_no_index_is_out_of_bounds(case: Case) -> None:
    states = case.game.state.records(4)
    moves = np.zeros(len(case.game.moves), np.int16)
    scores = [np.zeros(case.game.max_seats, np.int64) for _ in range(2)]
    for seed in range(3):
        case.game.table(case.seats, dict(case.options)).pack(states, 0)
        states["chance"][3][0] = 1 + seed
        viewer = seed - 1
        twin = checked(case.game)
        assert twin.examine(states, Log.records(1), moves, *scores, viewer, seed) == 0


@every_case
def test_both_twins_agree_in_lockstep(case: Case) -> None:
    seed = 20
    dice = random.Random(seed)
    compiled = Compiled(case, seed, case.game.compiled)
    for match in walk(case, seed):
        if match.history:
            last = match.history[-1]
            assert compiled.play(last.seat, last.move) == list(last.events)
        assert compiled.packed() == match.state.to_bytes()
        assert compiled.twin.acting(compiled.states, 0) == sum(1 << seat for seat in match.to_act)
        assert compiled.twin.verify(compiled.states, 0) == 0
        for seat in range(case.seats):
            texts = [case.game.moves.format(move) for move in compiled.legal(seat)]
            assert texts == match.moves(seat)
            move = dice.randrange(len(case.game.moves))
            assert compiled.twin.refuse(compiled.states, 0, seat, move) == match._twin.refuse(
                match._states, 0, seat, move
            )
        if len(match.history) % 7 == 0:
            viewer = dice.choice([*range(case.seats), SPECTATOR])
            view = match.view_state(None if viewer == SPECTATOR else viewer)
            assert compiled.view(viewer) == view.to_bytes()
            match._twin.imagine([view], 0, viewer, 5)
            assert compiled.imagined(viewer, 5) == view.to_bytes()
    points, places = compiled.standing()
    assert points[: case.seats] == list(match.standing.points)
    assert places[: case.seats] == list(match.standing.places)


SOME_CASES = all_cases()[:: len(all_cases()) // 12 or 1]


@pytest.mark.parametrize("case", SOME_CASES, ids=str)
@pytest.mark.parametrize("bots", ["random", "easy"])
def test_simulated_matches_are_the_same_in_both_twins(case: Case, bots: str) -> None:
    """The loops of the laboratory, bots and their chance included."""
    plan = make_plan(case.game, case.seats, [bots], 9, dict(case.options))
    compiled = play_part(plan, 100, 4, is_compiled=True)
    plain = play_part(plan, 100, 4, is_compiled=False)
    for one, other in zip(compiled, plain, strict=True):
        assert one.tolist() == other.tolist()
