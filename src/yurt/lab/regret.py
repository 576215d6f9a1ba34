"""What a bot loses at the end of a match, where the chances of every move can be reckoned.

A game whose ends can be solved has a file `exact.py` with a function `solve`.
"""

import importlib
import importlib.util
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from yurt.bots.player import BotPlayer
from yurt.core import twins
from yurt.core.errors import InputError
from yurt.core.events import Log
from yurt.core.game import Game
from yurt.core.match import Match
from yurt.core.twins import Twin

FIRST_BITS = 13  # of the places in the solver's table; if that is too little, more of them
MOST_BITS = 22
ROUNDING = 1e-9
IsNear = Callable[[Any], bool]

WILD = 0.05  # the share of moves at random on the way to an end, so that ends differ


@dataclass
class Regret:
    """The decisions of a bot in solved ends; a won match is one point, a shared one a part."""

    decisions: int = 0  # those in which moves differ
    lost: float = 0.0  # points: the best move less the one that was chosen
    stake: float = 0.0  # points: the best move less the worst

    @property
    def share(self) -> float:
        """The share of the points at stake that was lost."""
        return self.lost / self.stake if self.stake > 0 else 0.0

    def add(self, chances: dict[int, float], chosen: int) -> None:
        """Count a decision."""
        best, worst = max(chances.values()), min(chances.values())
        self.decisions += best - worst > ROUNDING
        self.lost += best - chances[chosen]
        self.stake += best - worst


def find_exact(game: Game) -> Any:
    """The solver of a game's ends, if it has one."""
    name = f"{game.rules.__package__}.exact"
    if importlib.util.find_spec(name) is None:
        raise InputError(f"the ends of {game.name} cannot be solved: it has no file exact.py")
    return importlib.import_module(name)


@cache
def solver_of(game: Game) -> Twin:
    """The solver, compiled."""
    entries = {"solve": find_exact(game).solve}
    return twins.compiled(entries, game.bindings, f"{game.name}-exact", inline=False)


def chances_of_moves(match: Match, bits: int = MOST_BITS) -> dict[int, float]:
    """Of each legal move the chance to win of the seat on turn, if all go on as well as can be."""
    seat = match.to_act[0]
    exact = find_exact(match.game)
    states = match.game.state.records(exact.DEEPEST)
    match.view_state(seat).pack(states, 0)
    answers = np.zeros(exact.MOST_MOVES)
    room = FIRST_BITS
    while not solver_of(match.game).solve(states, Log.records(1), room, answers):
        room += 3
        if room > bits:
            raise InputError("this is too far from the end to be solved")
    moves = [match.game.moves.parse(text) for text in match.moves(seat)]
    return dict(zip(moves, answers.tolist(), strict=False))


def ending(game: Game, seed: int, is_near: IsNear, seats: int = 2, bot: str = "medium") -> Match:
    """A match that has been played until its end is near."""
    match = Match(game, seats, seed=seed)
    dice = random.Random(seed)
    players = [BotPlayer(match, seat, bot, seed) for seat in range(seats)]
    while match.to_act and not is_near(match.state):
        seat = match.to_act[0]
        is_wild = dice.random() < WILD
        match.play(seat, dice.choice(match.moves(seat)) if is_wild else players[seat].choose())
    return match


def measure_regret(
    game: Game, bot: str, seeds: Iterable[int], is_near: IsNear, before: str = "medium"
) -> Regret:
    """Let a bot play ends of matches of two against itself; another one played until then."""
    regret = Regret()
    for seed in seeds:
        match = ending(game, seed, is_near, bot=before)
        players = [BotPlayer(match, seat, bot, seed) for seat in range(2)]
        while match.to_act:
            seat = match.to_act[0]
            chosen = players[seat].choose()
            if len(match.moves(seat)) > 1:
                regret.add(chances_of_moves(match), match.game.moves.parse(chosen))
            match.play(seat, chosen)
    return regret
