"""Tables at which bots are watched, and what strong bots do only in the course of such matches."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from types import FunctionType
from typing import Any

from conformance.cases import Case
from conformance.played import Situation, decisions, dice_of, some_of
from yurt.bots.player import RANDOM
from yurt.core import twins
from yurt.core.game import Game
from yurt.games.push.bots import is_near_end
from yurt.games.push.endings import sure_winner
from yurt.games.yak import bots, policy, reckoners
from yurt.games.yak.features import FEATURES, fill_features

ATTEMPTS = 10  # matches in which a path must be reached; mostly the first one does
FEW_TRIALS = 100  # with which plain Python does not take long
LAST_CARDS = 6  # of PUSH: with more plain Python takes long


@dataclass(frozen=True)
class Table:
    """A bot sits at it among rivals; a path is something that it must come to do there."""

    case: Case
    rivals: str
    path: Callable[[Situation], bool] | None = None


def tables_of(game: Game, name: str) -> list[Table]:
    """The fewest seats among medium rivals, and others who lead a bot to its paths."""
    usual = "medium" if "medium" in game.bots else RANDOM
    paths = PATHS.get((game.name, name), ())
    return [
        Table(Case(game, game.min_seats, ()), usual),
        *(Table(Case(game, seats, ()), rivals, path) for seats, rivals, path in paths),
    ]


def watched(table: Table, name: str, anywhere: int, on_path: int) -> list[Situation]:
    """Some decisions of a bot anywhere in a match, and some on its path or with a memory."""
    for seed in range(ATTEMPTS):
        found = decisions(table.case, name, table.rivals, seed)
        reached = [situation for situation in found if (table.path or has_memory)(situation)]
        if reached or table.path is None:
            return [*some_of(found, anywhere), *some_of(reached, on_path)]
    raise AssertionError(f"{name} never {table.path.__name__} among {table.rivals}")


def has_memory(situation: Situation) -> bool:
    """Whether a bot has kept anything."""
    return any(situation.memory)


def solves_the_end(situation: Situation) -> bool:
    """Whether the master of PUSH reckons with the last cards, and nobody has won yet."""
    state: Any = situation.match.state
    is_open = 0 < state.deck_size <= LAST_CARDS and sure_winner(state) < 0
    return is_open and is_near_end(state)


def squeezes(situation: Situation) -> bool:
    """Whether the master of YAK takes all others for some who only reckon."""
    return reckoners.are_reckoners(memory_with_claims(situation))


def squeezes_jumpers(situation: Situation) -> bool:
    """Whether it has heard them jump, too."""
    return squeezes(situation) and memory_with_claims(situation)[reckoners.JUMPED] > 0


def memory_with_claims(situation: Situation) -> list[int]:
    """What the master of YAK knows after hearing the claims before its decision."""
    view: Any = situation.match.view_state(situation.seat)
    memory = list(situation.memory)
    reckoners.hear_claims(view, situation.seat, memory)
    return memory


def asks_network_for_reckoners(situation: Situation) -> bool:
    """Whether the master of YAK meets its only rival by the network for those who reckon."""
    view, memory = situation.match.view_state(situation.seat), list(situation.memory)
    row = [0.0] * FEATURES
    fill_features(view, situation.seat, memory, row)
    network = switching().network_of(view, row, memory, dice_of(0, 0))
    return bool(network == policy.RECKONERS)


@cache
def switching() -> Any:
    """How the master of YAK chooses a network, with what was learned of that."""
    return twins.plain({"network_of": policy.network_of}, {})


PATHS = {
    # Against weaker rivals the end of PUSH is decided too early
    ("push", "master"): ((2, "greedy", solves_the_end),),
    ("yak", "master"): (
        (2, "doubt10", asks_network_for_reckoners),
        (4, "doubt10", squeezes),
        (4, "jump10", squeezes_jumpers),
    ),
}


@cache
def with_few_trials(game: Game, name: str) -> Game:
    """The game with a bot that also plain Python can play, which differs only in its trials."""
    if (game.name, name) != ("yak", "master"):
        return game
    text: Any = bots.master
    quick = FunctionType(text.__code__, text.__globals__, text.__name__, (FEW_TRIALS,))
    return replace(game, bots={**game.bots, name: quick})
