"""The cases of the conformance suite: every game, every seat count, every option."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest

import yurt
from yurt.core.game import Game

LONGEST_MATCH = 20_000


@dataclass(frozen=True)
class Case:
    """One way to set up a game."""

    game: Game
    seats: int
    options: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options)
        return f"{self.game.name}-{self.seats}{chosen}".lower()

    def match(self, seed: int) -> yurt.Match:
        """A new match."""
        return yurt.Match(self.game, self.seats, seed=seed, **dict(self.options))


def all_games() -> list[Game]:
    """Every game of the catalogue and the template."""
    return [yurt.find_game(name) for name in yurt.game_names()]


def all_cases() -> list[Case]:
    """Every game with every seat count and every combination of options."""
    return [
        Case(game, seats, options)
        for game in all_games()
        for seats in game.seat_counts
        for options in product(*([(o.name, c) for c in (*o.choices, *o.lab)] for o in game.options))
    ]


every_case = pytest.mark.parametrize("case", all_cases(), ids=str)
every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


def walk(case: Case, seed: int, limit: int = LONGEST_MATCH) -> Iterator[yurt.Match]:
    """A match before each of its moves, which are random, and at its end."""
    match = case.match(seed)
    dice = random.Random(seed)
    for _ in range(limit):
        yield match
        if not match.to_act:
            return
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(match.moves(seat)))
    assert limit < LONGEST_MATCH, f"{case} does not end within {LONGEST_MATCH} moves"


def finished(case: Case, seed: int) -> yurt.Match:
    """A whole random match."""
    return list(walk(case, seed))[-1]


def sample(case: Case, seed: int, count: int) -> list[yurt.Match]:
    """Some situations of a random match, its end among them, as independent matches."""
    length = sum(1 for _ in walk(case, seed))
    chosen = {length - 1, *random.Random(seed).sample(range(length), min(count, length))}
    return [match.fork() for i, match in enumerate(walk(case, seed)) if i in chosen]


def viewers(case: Case) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(case.seats), None]
