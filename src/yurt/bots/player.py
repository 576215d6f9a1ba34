"""A bot at a seat of a match."""

import logging
from functools import cache
from threading import Thread
from typing import Any

import numpy as np

from yurt.core import loops, twins
from yurt.core.chance import seed_chance
from yurt.core.errors import InputError
from yurt.core.game import Game
from yurt.core.layout import PlainRecords
from yurt.core.match import Match
from yurt.core.space import compiled_space
from yurt.core.state import State
from yurt.core.twins import Function, Twin

from .apart import fill_cache
from .search import search
from .slots import MEMORY, SLOTS, decide, random_bot

RANDOM, EASY, SEARCH = "random", "easy", "search"
MOVE_SECONDS = 60.0
"""So long a bot may think about a move outside of the loops; then a simpler one makes it."""
OUT_OF_TIME = "out of time"

log = logging.getLogger(__name__)


def bot_names(game: Game) -> list[str]:
    """The bots that are offered: the weakest first, and after the game's own the search."""
    return [RANDOM, *game.bots, SEARCH]


def simpler_bots(game: Game, name: str) -> list[str]:
    """A bot and those that stand in for it when it fails, down to the random one.

    The search and yardsticks are no level of a game: for them its simplest bots stand in.
    """
    levels = [RANDOM, *game.bots]
    if name in levels:
        return levels[levels.index(name) :: -1]
    return [name, *(level for level in (EASY, RANDOM) if level in levels)]


def known_bots(game: Game) -> dict[str, Function]:
    """All bots that can play a game, the yardsticks too."""
    return {RANDOM: random_bot, **game.bots, SEARCH: search, **game.yardsticks}


def bot_text(game: Game, name: str) -> Function:
    """The function of a bot, as it is written; it runs inside a twin."""
    if name not in known_bots(game):
        raise InputError(f"{game.name} has no bot {name!r}; it has {', '.join(known_bots(game))}")
    return known_bots(game)[name]


def twin_of(
    game: Game, bots: tuple[str, ...], entries: dict[str, Function], *, is_compiled: bool
) -> Twin:
    """The twin with these bots in its slots, from slot 1 on."""
    empty: dict[Function, Function] = dict.fromkeys(SLOTS, random_bot)  # so that the loop compiles
    texts = [bot_text(game, name) for name in bots]
    if len(texts) > len(SLOTS):
        raise InputError(f"at most {len(SLOTS)} different bots, not {len(texts)}")
    replace = game.bindings | empty | dict(zip(SLOTS, texts, strict=False))
    if not is_compiled:
        return twins.plain(entries, replace)
    replace |= compiled_space(game.state)
    label = "-".join((game.name, "bots", *bots))
    return twins.compiled(entries, replace, label, inline=False)


def bot_twin(game: Game, name: str, *, is_compiled: bool) -> Twin:
    """The twin in which one bot answers."""
    return twin_of(game, (name,), {"decide": decide}, is_compiled=is_compiled)


def compiled_bot(game: Game, name: str) -> Twin:
    """The same with its machine code: Numba compiles all of it, or loads it."""
    return warmed_up(game, bot_twin(game, name, is_compiled=True))


def warmed_up(game: Game, twin: Twin) -> Twin:
    """A twin that has answered once, from slot 0, which is quick."""
    states = game.state.records(loops.WORKING_STATES)
    moves, memories = np.zeros(1, np.int16), np.zeros((1, MEMORY), np.int64)
    twin.decide(states, moves, 1, 0, memories, 0)
    return twin


@cache
def find_bot(game: Game, name: str) -> "Bot":
    """A bot, ready to be asked."""
    return Bot(game, name)


class Bot:
    """A bot outside of the loops: called with a view and the legal moves, it answers a move.

    Random and easy bots run on the plain twin, so that they answer at once; the others think so
    much that they are compiled.
    """

    def __init__(self, game: Game, name: str) -> None:
        self._game = game
        self._name = name
        bot_text(game, name)
        is_compiled = name not in (RANDOM, EASY) and twins.numba_or_note()
        self._twin = bot_twin(game, name, is_compiled=is_compiled)
        self._fault: Exception | None = None
        self._preparing = Thread(target=self._prepare, daemon=True)
        self._preparing.start()

    def is_ready(self, seconds: float | None) -> bool:
        """Whether it can answer; if it is not compiled yet, wait for that, no longer than so."""
        self._preparing.join(seconds)
        return not self._preparing.is_alive()

    def _prepare(self) -> None:
        """Get ready; if that fails, whoever asks is told."""
        try:
            if self._twin.is_compiled:
                fill_cache(self._twin, compiled_bot, self._game, self._name)
                warmed_up(self._game, self._twin)
        except Exception as error:
            self._fault = error

    def __call__(
        self, view: State, seat: int, moves: list[int], memory: list[int], rng: State
    ) -> int:
        """The move; the memory and the stream of chance go on."""
        if not self._twin.is_compiled:
            states = PlainRecords([view] * loops.WORKING_STATES)
            list.__setitem__(states, loops.DICE, rng)
            memories = {seat: memory}
            return int(self._twin.decide(states, moves, len(moves), 1, memories, seat))
        self._preparing.join()
        if self._fault is not None:
            raise self._fault
        return self._decide_compiled(view, seat, moves, memory, rng)

    def _decide_compiled(
        self, view: State, seat: int, moves: list[int], memory: list[int], rng: State
    ) -> int:
        states: Any = self._game.state.records(loops.WORKING_STATES)
        view.pack(states, loops.VIEW)
        states["chance"][loops.DICE] = rng.chance
        listed = np.array(moves, np.int16)
        memories = np.zeros((self._game.max_seats, MEMORY), np.int64)
        memories[seat] = memory
        move = int(self._twin.decide(states, listed, len(moves), 1, memories, seat))
        memory[:] = memories[seat].tolist()
        rng.chance[:] = states["chance"][loops.DICE].tolist()
        return move


def ask_bot(
    game: Game,
    name: str,
    view: State,
    seat: int,
    legal: list[int],
    memory: list[int],
    dice: State,
) -> int | str:
    """What a bot answers, or why not; one that thinks too long keeps its memory and its dice."""
    answers: list[int | str] = []
    try:
        bot = find_bot(game, name)
    except InputError as error:  # what it has learned is damaged
        return str(error)

    def think() -> None:
        try:
            answers.append(bot(view, seat, list(legal), memory, dice))
        except BaseException as error:  # whatever happens in a bot, the match goes on
            answers.append(told(error))

    bot.is_ready(None)
    thinking = Thread(target=think, daemon=True)
    thinking.start()
    thinking.join(MOVE_SECONDS)
    return OUT_OF_TIME if thinking.is_alive() else answers[0]


def told(error: BaseException) -> str:
    """An error in a line: its type, what it says first, and the place that Numba names."""
    lines = [line.strip() for line in str(error).splitlines()]
    says = [line for line in lines if line and not line.startswith("Failed in ")]
    places = [line.removeprefix("During: ") for line in says if line.startswith("During: typing")]
    first = ": ".join([type(error).__name__, *says[:1]])
    return ", ".join([first, *places[:1]])


def note_failure(game: Game, name: str, answer: int | str) -> None:
    """Tell the log why a bot was no use."""
    why = answer if isinstance(answer, str) else "an illegal move"
    log.warning("%s/%s failed (%s); a simpler bot answers in its place", game.name, name, why)


class BotPlayer:
    """A bot with its memory and its own chance; a simpler one makes the moves that it fails at.

    One that thought too long once is not asked again: it goes on thinking, and takes a core.
    """

    def __init__(self, match: Match, seat: int, name: str, seed: int) -> None:
        self.name = name
        self._match = match
        self._seat = seat
        self._memories = {other: [0] * MEMORY for other in simpler_bots(match.game, name)}
        self._dice = State()
        seed_chance(self._dice, ~seed, seat)  # not the stream of a deal with the same seed
        self._bot = find_bot(match.game, name)  # it gets ready

    def is_ready(self, seconds: float) -> bool:
        """Whether it can answer; if it is not compiled yet, wait for that, no longer than so."""
        return self._bot.is_ready(seconds)

    def choose(self) -> str:
        """The move it would make now, as text."""
        game = self._match.game
        legal = self._match.legal(self._seat)
        for name in list(self._memories):
            answer = self._ask(name, legal)
            if answer in legal:
                return game.moves.format(int(answer))
            note_failure(game, name, answer)
            if answer == OUT_OF_TIME:
                del self._memories[name]
            else:
                self._memories[name] = [0] * MEMORY
        return game.moves.format(legal[0])

    def _ask(self, name: str, legal: list[int]) -> int | str:
        """What a bot answers, or why it does not; what it thinks too long about is forgotten."""
        view = self._match.view_state(self._seat)
        memory, dice = list(self._memories[name]), self._dice.copy()
        answer = ask_bot(self._match.game, name, view, self._seat, legal, memory, dice)
        if answer != OUT_OF_TIME:
            self._memories[name], self._dice = memory, dice
        return answer
