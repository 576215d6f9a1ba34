"""Situations of matches that bots play, each with what one of them remembers by then."""

from dataclasses import dataclass
from functools import cache

from conformance.cases import Case
from yurt.bots.player import find_bot
from yurt.bots.slots import MEMORY
from yurt.core.chance import seed_chance
from yurt.core.game import Game
from yurt.core.match import Match
from yurt.core.state import State

MOST_MOVES = 400


@dataclass(frozen=True)
class Situation:
    """A decision of a seat, and the memory with which it is asked."""

    match: Match
    seat: int
    memory: tuple[int, ...] = (0,) * MEMORY


def dice_of(seed: int, number: int) -> State:
    """The dice of a bot."""
    dice = State()
    seed_chance(dice, seed, number)
    return dice


def ask(game: Game, name: str, situation: Situation, seed: int) -> tuple[int, list[int]]:
    """The move of a bot and its memory afterwards."""
    match, seat, memory = situation.match, situation.seat, list(situation.memory)
    legal = match.legal(seat)
    dice = dice_of(seed, len(match.history))
    move = find_bot(game, name)(match.view_state(seat), seat, legal, memory, dice)
    assert move in legal
    return move, memory


@cache
def decisions(case: Case, name: str, rivals: str, seed: int) -> list[Situation]:
    """What seat 0 decides in a match among rivals, where it can choose."""
    match, found = case.match(seed), []
    memories = [[0] * MEMORY for _ in range(case.seats)]
    while match.to_act and len(match.history) < MOST_MOVES:
        seat = match.to_act[0]
        situation = Situation(match.fork(), seat, tuple(memories[seat]))
        if seat == 0 and len(match.legal(seat)) > 1:
            found.append(situation)
        bot = name if seat == 0 else rivals
        move, memories[seat] = ask(case.game, bot, situation, seed)
        match.play(seat, case.game.moves.format(move))
    return found


def some_of(situations: list[Situation], count: int) -> list[Situation]:
    """So many of them at even distances, the last one among them."""
    count = min(count, len(situations))
    return [situations[-1 - i * len(situations) // count] for i in range(count)]
