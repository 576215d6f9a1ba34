"""Bots think in processes of their own, with a time limit; simpler ones step in for failures."""

import asyncio
import multiprocessing
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any

import structlog

from yurt.bots.player import RANDOM, simpler_bots
from yurt.bots.slots import MEMORY
from yurt.bots.suggest import Suggestion, strongest_bot
from yurt.core.errors import InputError
from yurt.core.match import Match
from yurt.core.state import State
from yurt.server.metrics import BOT_FAILURES, BOT_SECONDS
from yurt.server.thought import NotReady, advise, prepare, think

if TYPE_CHECKING:
    from pebble import ProcessPool

log = structlog.get_logger()

MOST_FAILURES = 3
REST_SECONDS = 60
"""A bot that failed so often in a row is left out for so long: it costs the others time."""

QUEUE_SECONDS = 30
"""So long a thought may wait for a free worker; then the table goes on without it."""

Bot = tuple[str, str]
"""A game and a level."""

Memories = dict[tuple[int, str], list[int]]
"""What a bot of a level remembers at a seat; another level would not understand it."""


class Thinkers:
    """A pool of processes in which bots think; it starts with the first thought."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool: ProcessPool | None = None
        self._is_closed = False
        self._starting = asyncio.Lock()
        self._advising = asyncio.Semaphore(workers)  # hints queue here, not before the bots
        self._answered = 0.0
        self._failures: dict[Bot, int] = {}
        self._rest_until: dict[Bot, float] = {}

    async def choose(self, match: Match, seat: int, level: str, memories: Memories) -> str:
        """The move of a bot as text; whatever happens, it is a legal one."""
        moves = match.game.moves
        legal = match.legal(seat)
        view = match.view_state(seat)
        for candidate in simpler_bots(match.game, level):
            if candidate == RANDOM:
                break  # it needs no thinking
            bot = (match.game.name, candidate)
            if self._rest_until.get(bot, 0.0) > time.monotonic():
                continue
            memory = memories.setdefault((seat, candidate), [0] * MEMORY)
            try:
                thought = await self._ask(
                    bot, think, view, seat, legal, memory, secrets.randbits(60)
                )
            except NotReady:
                continue
            if is_sound(thought, legal):
                assert thought is not None
                self._failures.pop(bot, None)
                memories[seat, candidate] = thought[1]
                return moves.format(thought[0])
            self._note_failure(bot, is_illegal=thought is not None)
        return moves.format(secrets.choice(legal))

    async def suggest(self, match: Match, seat: int) -> Suggestion | None:
        """What the strongest bot that answers would do at a seat; None if none does."""
        legal = match.legal(seat)
        view = match.view_state(seat)
        async with self._advising:
            return await self._suggest(match, view, seat, legal)

    async def _suggest(
        self, match: Match, view: State, seat: int, legal: list[int]
    ) -> Suggestion | None:
        for candidate in simpler_bots(match.game, strongest_bot(match.game)):
            if candidate == RANDOM:
                break  # better no suggestion
            bot = (match.game.name, candidate)
            if self._rest_until.get(bot, 0.0) > time.monotonic():
                continue
            try:
                found = await self._ask(bot, advise, view, seat, legal)
            except NotReady:
                continue
            if isinstance(found, Suggestion) and found.move in legal:
                return found
            self._note_failure(bot, is_illegal=found is not None)
        return None

    async def _ask(self, bot: Bot, work: Callable[..., Any], *args: Any) -> Any:
        """What a process answers; if none has answered anybody for too long, begin anew."""
        start = time.perf_counter()
        pool: ProcessPool | None = None
        limit = asyncio.timeout(self._seconds + QUEUE_SECONDS)
        try:
            async with limit:
                pool = await self._running_pool()
                answer = await self._run(pool, work, [*bot, *args])
        except NotReady:
            log.info("bot_not_ready", bot="/".join(bot))
            raise
        except Exception as error:
            log.warning("bot_stopped", bot="/".join(bot), error=told(error))
            if limit.expired() and pool and pool is self._pool and self._answered < start:
                log.error("pool_stuck")
                self._discard()
            return None
        self._answered = time.perf_counter()
        BOT_SECONDS.labels(bot[1]).observe(self._answered - start)
        return answer

    async def _run(self, pool: "ProcessPool", work: Callable[..., Any], args: list[Any]) -> Any:
        """Let a process of the pool do something."""
        try:
            return await asyncio.wrap_future(pool.schedule(work, args=args, timeout=self._seconds))
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            raise BrokenProcessPool("the pool was stopped") from None

    async def _running_pool(self) -> "ProcessPool":
        """The pool; it starts beside the event loop, and one that broke is replaced."""
        async with self._starting:
            if self._pool is not None and not self._pool.active:
                log.warning("pool_broken")
                self._discard()
            if self._is_closed:
                raise BrokenProcessPool("the server is closing")
            if self._pool is None:
                self._pool = await asyncio.to_thread(make_pool, self._workers)
            return self._pool

    def _discard(self) -> None:
        """End a pool that does not work any more, beside everything else; the next is made anew."""
        threading.Thread(target=retire, args=(self._pool,), daemon=True).start()
        self._pool = None

    def _note_failure(self, bot: Bot, *, is_illegal: bool) -> None:
        BOT_FAILURES.labels(bot[1]).inc()
        log.warning("bot_replaced", bot="/".join(bot), is_illegal=is_illegal)
        self._failures[bot] = self._failures.get(bot, 0) + 1
        if self._failures[bot] >= MOST_FAILURES:
            del self._failures[bot]
            self._rest_until[bot] = time.monotonic() + REST_SECONDS
            log.error("bot_rests", bot="/".join(bot), seconds=REST_SECONDS)

    def close(self) -> None:
        """Stop all thinking."""
        self._is_closed = True
        if self._pool is not None:
            retire(self._pool)


def make_pool(workers: int) -> "ProcessPool":
    """Workers that share nothing with the server: no socket, no file, no lock."""
    from pebble import ProcessPool

    is_unix = "forkserver" in multiprocessing.get_all_start_methods()
    context: Any = multiprocessing.get_context("forkserver" if is_unix else "spawn")
    if is_unix:
        context.set_forkserver_preload([think.__module__])
    pool = ProcessPool(workers, initializer=prepare, context=context)
    if not pool.active:  # asking starts it
        raise BrokenProcessPool("no worker could be started")
    return pool


def retire(pool: "ProcessPool") -> None:
    """End the workers of a pool."""
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


def told(error: Exception) -> str:
    """An error for the log: by name only, as its text could tell what the bot saw."""
    # What a bot raises comes with another type (see `thought`), so this tells only of files.
    return str(error) if isinstance(error, InputError) else type(error).__name__


def is_sound(thought: object, legal: list[int]) -> bool:
    """Whether an answer is a legal move and a memory."""
    match thought:
        case (int(move), list(memory)):
            return move in legal and len(memory) == MEMORY
    return False
