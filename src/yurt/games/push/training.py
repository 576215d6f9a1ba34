"""Learning the weights of PUSH: candidates play against the best so far, and the good ones breed.

This is the cross-entropy method: each generation is drawn around the mean of the last one's elite.
"""

import io
from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt

from yurt.core import twins
from yurt.core.chance import seed_chance
from yurt.core.contract import apply, legal, score, setup
from yurt.core.events import Log
from yurt.core.game import Game
from yurt.core.space import compiled_space

from .odds import decide_by_odds
from .outlook import ANYHOW, SPREAD, WEIGHTS
from .state import OVER, PushState

Array = npt.NDArray[np.float64]
TABLES = (2, 3, 4)  # numbers of seats; larger tables use the weights of four
GENERATIONS = 8
CANDIDATES = 24
ELITE = 6
MATCHES = 120  # of each candidate in each generation
WIN = 20.0  # points that a win counts beside the lead
NARROWING = 0.5  # the share of its width that a generation keeps at least

# Where the search begins, and how far it looks: fits of points to matches of earlier bots
START = {
    2: (-0.8, 0.5, 9.0, 16.0, 0.0, 0.2, -1.3, -7.0, -17.0, 0.0, 3000.0),
    3: (-1.4, 0.4, -0.9, 11.5, 0.0, 1.3, -1.2, 5.0, -10.5, 0.0, 2000.0),
    4: (-1.4, 0.4, -0.9, 11.5, 0.0, 1.3, -1.2, 5.0, -10.5, 0.0, 2000.0),
}
WIDTH = (0.4, 0.3, 4.0, 3.0, 0.0, 0.5, 0.5, 4.0, 4.0, 0.0, 500.0)


def contest(
    states: list[PushState],
    logs: list[Log],
    moves: list[int],
    challenger: Sequence[float],
    champion: Sequence[float],
    points: list[int],
    places: list[int],
    seed: int,
    matches: int,
) -> float:
    """What one challenger gains at tables full of champions: its leads, and extra for wins."""
    gained = 0.0
    seats = states[1].seats
    for match in range(matches):
        states[0] = states[1]
        seed_chance(states[0], seed, match // seats)
        setup(states[0])
        own = match % seats
        while states[0].phase != OVER:
            seat = states[0].active
            count = legal(states[0], seat, moves)
            if seat == own:
                move = decide_by_odds(states[0], seat, moves[:count], challenger)
            else:
                move = decide_by_odds(states[0], seat, moves[:count], champion)
            logs[0].size = 0
            apply(states[0], seat, move, logs[0])
        score(states[0], points, places)
        for seat in range(seats):
            gained += (points[own] - points[seat]) / (seats - 1)
        if places[own] == 1:
            gained += WIN
    return gained / matches


class School:
    """The candidates for tables of one size."""

    def __init__(self, game: Game, seats: int) -> None:
        replace = game.bindings | compiled_space(game.state)
        self._twin = twins.compiled({"contest": contest}, replace, "push-training", inline=False)
        self._states = game.state.records(2)
        game.table(seats, {}).pack(self._states, 1)
        self._logs, self._moves = Log.records(1), np.zeros(len(game.moves), np.int16)
        self._scores = [np.zeros(game.max_seats, np.int64) for _ in range(2)]

    def gain(self, challenger: Array, champion: Array, seed: int, matches: int) -> float:
        """How much better a challenger is."""
        weights = (challenger, champion)
        work = (self._states, self._logs, self._moves, *weights, *self._scores)
        return float(self._twin.contest(*work, seed, matches))


def train(
    game: Game, seed: int, effort: float, progress: Callable[[float], None]
) -> dict[str, bytes]:
    """The learned files by name."""
    learned = []
    for number, seats in enumerate(TABLES):
        school = School(game, seats)
        dice = np.random.default_rng([seed, seats])
        champion, width = np.array(START[seats]), np.array(WIDTH)
        for generation in range(GENERATIONS):
            candidates = champion + width * dice.standard_normal((CANDIDATES, WEIGHTS))
            candidates[:, SPREAD] = np.maximum(candidates[:, SPREAD], WIDTH[SPREAD])
            deals = seed * GENERATIONS + generation
            gains = [
                school.gain(one, champion, deals, matches_of(effort)) for one in candidates
            ]
            elite = candidates[np.argsort(gains)[-ELITE:]]
            champion = elite.mean(axis=0)
            width = np.maximum(elite.std(axis=0), NARROWING * width)
            progress((number + (generation + 1) / GENERATIONS) / len(TABLES))
        learned.append(champion)
    return {"values.npz": pack_values(learned)}


def matches_of(effort: float) -> int:
    """How many matches a candidate plays; every deal is played from every seat."""
    return max(1, round(MATCHES * effort / 12)) * 12


def pack_values(learned: list[Array]) -> bytes:
    """A file with the weights, to three places."""
    assert all(weights[ANYHOW] == 0 for weights in learned)  # the same for all: it decides nothing
    file = io.BytesIO()
    np.savez(file, values=np.round(learned, 3))
    return file.getvalue()
