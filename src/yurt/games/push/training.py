"""Learning the weights of PUSH: play, see how matches end, fit, and play again with that."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt

from yurt.core import twins
from yurt.core.chance import random_below, seed_chance
from yurt.core.contract import apply, legal, score, setup
from yurt.core.events import Log
from yurt.core.game import Game
from yurt.core.space import compiled_space

from .holdings import count_points, first_card, has_colour
from .odds import decide_by_odds
from .outlook import ANYHOW, BANKS, BEGINS, LOOSE, SPREAD, SQUARES, TERMS, WEIGHTS
from .state import (
    COLOUR_COUNT,
    COLOUR_PROTECTED,
    DECK,
    HIGHEST,
    OVER,
    VALUE_OF,
    PushState,
)

Array = npt.NDArray[np.float64]
ROUNDS = 4
MATCHES = 3000  # of each kind of match, in each round
MOST_TURNS = 128  # of which there are rows
CURIOSITY = 20  # one in so many decisions is left to chance, so that all kinds of hands are seen
SHARE, TO_COME = TERMS, TERMS + 1  # the columns after the terms: the share left, points to come
BY_HAND = (-0.35, -0.1, 4.0, 8.0, 30.0, 0.0, 0.0, 0.0, 0.0, 0.0, 400.0)
NORMAL = 1.57  # the variance of the curve in `outlook` that is as steep as a normal one


def observe(
    states: list[PushState],
    logs: list[Log],
    moves: list[int],
    weights: Sequence[float],
    rows: list[list[float]],
    points: list[int],
    places: list[int],
    seed: int,
    match: int,
) -> int:
    """Play a match; of each turn and seat a row, what it had and what it got; their number."""
    states[0] = states[1]
    seed_chance(states[0], seed, match)
    seed_chance(states[2], ~seed, match)
    setup(states[0])
    size = 0
    turn = 0
    while states[0].phase != OVER:
        if states[0].turn != turn and size + states[0].seats <= len(rows):
            turn = states[0].turn
            for seat in range(states[0].seats):
                describe(states[0], seat, rows[size])
                size += 1
        seat = states[0].active
        count = legal(states[0], seat, moves)
        if random_below(states[2], CURIOSITY) == 0:
            move = moves[random_below(states[2], count)]
        else:
            move = decide_by_odds(states[0], seat, moves[:count], weights)
        logs[0].size = 0
        apply(states[0], seat, move, logs[0])
    score(states[0], points, places)
    for i in range(size):
        rows[i][TO_COME] += points[i % states[0].seats]
    return size


def describe(state: PushState, seat: int, row: list[float]) -> None:
    """What a seat has at the beginning of a turn."""
    for i in range(TERMS):
        row[i] = 0.0
    row[ANYHOW] = 1.0
    row[SHARE] = state.deck_size / DECK
    row[TO_COME] = -count_points(state, seat)
    if seat == state.pusher:
        row[BEGINS] = 1.0
    for colour in range(1, COLOUR_COUNT + 1):
        loose = 0
        first = first_card(colour)
        for card in range(first, first + HIGHEST):
            loose += VALUE_OF[card] * state.collections[seat][card]
        row[LOOSE] += loose
        row[SQUARES] += loose * loose / 10
        if state.protection == COLOUR_PROTECTED and has_colour(state.banks[seat], colour):
            row[BANKS] += 1.0


def fit(rows: Array, seats: int) -> Array:
    """The weights that explain best what was still to come."""
    share = rows[:, SHARE : SHARE + 1]
    terms = np.hstack([share * rows[:, :TERMS], share**2 * rows[:, :TERMS]])
    ridge = np.eye(2 * TERMS)
    found = np.linalg.solve(terms.T @ terms + ridge, terms.T @ rows[:, TO_COME])
    missed = (rows[:, TO_COME] - terms @ found).reshape(-1, seats)
    lead = missed[:, 0] - missed[:, 1]
    left = share.reshape(-1, seats)[:, 0]
    spread = NORMAL * (lead**2 @ left) / (left @ left)
    return np.array([*found, spread])


def train(
    game: Game, seed: int, effort: float, progress: Callable[[float], None]
) -> dict[str, str]:
    """The learned files by name, as text."""
    replace = game.bindings | compiled_space(game.state)
    twin = twins.compiled({"observe": observe}, replace, "push-training", inline=False)
    kinds = list(kinds_of_match())
    learned = []
    for number, (seats, protection, risk) in enumerate(kinds):
        table = game.table(seats, {"protection": protection, "risk": risk})
        weights = np.array(BY_HAND)
        rows = np.zeros((0, TERMS + 2))
        for part in range(ROUNDS):
            played = play(game, twin, table, weights, seed + part, matches_of(effort))
            rows = np.concatenate([rows, played])  # of all rounds: otherwise it swings to and fro
            weights = fit(rows, seats)
            progress((number + (part + 1) / ROUNDS) / len(kinds))
        learned.append(weights)
    return {"values.py": format_values(learned, seed, effort)}


def matches_of(effort: float) -> int:
    """How many matches a round has."""
    return max(20, int(MATCHES * effort))


def kinds_of_match() -> Iterator[tuple[int, str, bool]]:
    """Seats and options, in the order of the table of weights."""
    yield from product(range(2, 7), ("colour", "cards"), (False, True))


def play(
    game: Game, twin: twins.Twin, table: Any, weights: Array, seed: int, matches: int
) -> Array:
    """The rows of many matches."""
    states = game.state.records(3)
    table.pack(states, 1)
    logs, moves = Log.records(1), np.zeros(len(game.moves), np.int16)
    scores = [np.zeros(game.max_seats, np.int64) for _ in range(2)]
    rows = np.zeros((MOST_TURNS * table.seats, TERMS + 2))
    found = []
    for match in range(matches):
        size = twin.observe(states, logs, moves, weights, rows, *scores, seed, match)
        found.append(rows[:size].copy())
    return np.concatenate(found)


def format_values(learned: list[Array], seed: int, effort: float) -> str:
    """A module with the weights; its first lines say how they were made."""
    matches = matches_of(effort)
    lines = [
        '"""Weights of PUSH, for `outlook`: one row for each kind of match.',
        "",
        f"Made by `yurt train push --seed {seed} --effort {effort:g}`, for each number of seats and",
        f"each option in {ROUNDS} rounds: {matches:,} matches of the bot against itself, then a",
        "least-squares fit of the points that were still to come. How strong it is: docs/bots.md.",
        '"""',
        "",
        "import numpy as np",
        "",
        "VALUES = np.array(",
        "    [",
    ]
    for (seats, protection, risk), weights in zip(kinds_of_match(), learned, strict=True):
        assert len(weights) == WEIGHTS
        numbers = [f"{weight:.3f}" for weight in weights]
        lines += [
            f"        # {seats} seats, {protection} protected{', risk' if risk else ''}",
            f"        [{', '.join(numbers[:TERMS])},",
            f"         {', '.join(numbers[TERMS:SPREAD])}, {numbers[SPREAD]}],",
        ]
    return "\n".join([*lines, "    ]", ")", ""])
