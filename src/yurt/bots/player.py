"""A bot at a seat of a match."""

from yurt.core.chance import seed_chance
from yurt.core.errors import InputError
from yurt.core.game import Game
from yurt.core.match import Match
from yurt.core.state import State
from yurt.core.twins import Function

from .slots import MEMORY, random_bot

RANDOM = "random"


def bot_names(game: Game) -> list[str]:
    """The bots that can play a game, the weakest first."""
    return [RANDOM, *game.bots]


def find_bot(game: Game, name: str) -> Function:
    """The function of a bot."""
    if name not in bot_names(game):
        raise InputError(f"{game.name} has no bot {name!r}; it has {', '.join(bot_names(game))}")
    return game.bots.get(name, random_bot)


class BotPlayer:
    """A bot with its memory and its own chance."""

    def __init__(self, match: Match, seat: int, name: str, seed: int) -> None:
        self.name = name
        self._match = match
        self._seat = seat
        self._bot = find_bot(match.game, name)
        self._memory = [0] * MEMORY
        self._dice = State()
        seed_chance(self._dice, ~seed, seat)  # not the stream of a deal with the same seed

    def choose(self) -> str:
        """The move it would make now, as text."""
        moves = self._match.game.moves
        texts = self._match.moves(self._seat)
        legal = [moves.parse(text) for text in texts]
        view = self._match.view_state(self._seat)
        return moves.format(self._bot(view, self._seat, legal, self._memory, self._dice))
