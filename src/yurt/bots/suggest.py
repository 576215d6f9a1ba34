"""A suggestion for a person: what the strongest bot would do, the chances, and why."""

from dataclasses import dataclass

from yurt.core.chance import seed_chance
from yurt.core.game import Game, Reason
from yurt.core.space import HINT
from yurt.core.state import State
from yurt.core.words import Words

from .player import RANDOM, ask_bot, bot_names, find_bot, note_failure, simpler_bots
from .prospect import find_prospect
from .slots import MEMORY


@dataclass(frozen=True)
class Chance:
    """How likely something is; a game has the words `chance-NAME` for it."""

    name: str
    value: float


@dataclass(frozen=True)
class Suggestion:
    """A move, the reason if the game knows one, and some chances."""

    move: int
    reason: Reason | None
    chances: tuple[Chance, ...]


def strongest_bot(game: Game) -> str:
    """The best of the game's own bots, or of those that play any game."""
    return next(reversed([*game.bots]), bot_names(game)[-1])


def suggest(game: Game, view: State, seat: int, legal: list[int]) -> Suggestion | None:
    """What the strongest bot that answers would do; None if none does, for chance is no advice."""
    for name in simpler_bots(game, strongest_bot(game)):
        if name != RANDOM:
            answer = ask_bot(game, name, view, seat, legal, *fresh_mind())
            if answer in legal:
                return comment(game, view, seat, int(answer))
            note_failure(game, name, answer)
    return None


def suggest_by(game: Game, bot: str, view: State, seat: int, legal: list[int]) -> Suggestion:
    """What one bot would do, from nothing but the view; the same for the same view."""
    return comment(game, view, seat, find_bot(game, bot)(view, seat, legal, *fresh_mind()))


def fresh_mind() -> tuple[list[int], State]:
    """A memory that knows only that a hint is asked for, and dice that always fall alike."""
    memory, dice = [0] * MEMORY, State()
    memory[HINT] = 1
    seed_chance(dice, 0, 0)
    return memory, dice


def comment(game: Game, view: State, seat: int, move: int) -> Suggestion:
    """A move with the reason and the chances, the one to win the match last."""
    found = {} if game.chances is None else game.chances(view, seat, move)
    win = find_prospect(game).win_chance(view, seat, move)
    if win is not None:
        found["win"] = win
    reason = None if game.reason is None else game.reason(view, seat, move, found)
    return Suggestion(move, reason, tuple(Chance(*pair) for pair in found.items()))


def explain(words: Words, found: Suggestion) -> tuple[str, list[str]]:
    """The sentence that says why, or "", and one for each chance."""
    percents = {chance.name: percent(chance.value) for chance in found.chances}
    why = ""
    if found.reason is not None:
        why = words.say(f"reason-{found.reason.name}", **{**percents, **found.reason.values})
    return why, [words.say(message_id(name), percent=part) for name, part in percents.items()]


def message_id(chance: str) -> str:
    """The words for a chance."""
    return f"chance-{chance.replace('_', '-')}"


def percent(value: float) -> int:
    """A whole number for people: only what is certain is 0 or 100."""
    return round(value * 100) if value in (0, 1) else min(99, max(1, round(value * 100)))
