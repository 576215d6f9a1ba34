"""A suggestion for a person: what the strongest bot would do, the chances, and why."""

from dataclasses import dataclass

from yurt.core.chance import seed_chance
from yurt.core.game import Game
from yurt.core.state import State
from yurt.core.words import Words

from .player import bot_names, find_bot
from .slots import MEMORY


@dataclass(frozen=True)
class Chance:
    """How likely something is; a game has the words `chance-NAME` for it."""

    name: str
    value: float


@dataclass(frozen=True)
class Suggestion:
    """A move, the name of a reason (words `reason-NAME`) or "", and some chances."""

    move: int
    reason: str
    chances: tuple[Chance, ...]


def strongest_bot(game: Game) -> str:
    """The best of the game's own bots, or of those that play any game."""
    return next(reversed([*game.bots]), bot_names(game)[-1])


def suggest(
    game: Game, view: State, seat: int, legal: list[int], seed: int, bot: str = ""
) -> Suggestion:
    """The move that a bot would make, from nothing but the view."""
    dice = State()
    seed_chance(dice, seed, seat)
    found = {} if game.chances is None else game.chances(view, seat)
    move = find_bot(game, bot or strongest_bot(game))(view, seat, legal, [0] * MEMORY, dice)
    reason = "" if game.reason is None else game.reason(move, found)
    return Suggestion(move, reason, tuple(Chance(*pair) for pair in found.items()))


def explain(words: Words, found: Suggestion) -> tuple[str, list[str]]:
    """The sentence that says why, or "", and one for each chance."""
    percents = {chance.name: percent(chance.value) for chance in found.chances}
    why = words.say(f"reason-{found.reason}", **percents) if found.reason else ""
    return why, [words.say(message_id(name), percent=part) for name, part in percents.items()]


def message_id(chance: str) -> str:
    """The words for a chance."""
    return f"chance-{chance.replace('_', '-')}"


def percent(value: float) -> int:
    """A whole number for people: only what is certain is 0 or 100."""
    return round(value * 100) if value in (0, 1) else min(99, max(1, round(value * 100)))
