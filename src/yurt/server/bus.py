"""Wake-ups between processes: only `table seq`, and losing one loses nothing."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

import structlog

if TYPE_CHECKING:
    from redis.asyncio import Redis

log = structlog.get_logger()

CHANNEL = "yurt"
PAUSE_SECONDS = 0.3
"""Between two tries to reach the bus again."""

SENDING_SECONDS = 1
"""So long a closing bus tries to send what waits."""

CHECK_SECONDS = 5
"""A silent listener asks that often whether anybody is there."""

Wake = Callable[[Mapping[str, int] | None], Awaitable[None]]
"""Called with the newest seq of some tables, or with None when anything may have been missed."""


class Bus(Protocol):
    """How processes wake each other."""

    is_shared: bool

    async def open(self, wake: Wake) -> None:
        """Start to listen."""

    async def publish(self, table: str, seq: int) -> None:
        """Tell the others soon; nobody waits for it, and a failure harms nobody."""

    async def close(self) -> None:
        """Stop."""


class NoBus:
    """One process alone."""

    is_shared = False

    async def open(self, wake: Wake) -> None:
        """Nothing to hear."""

    async def publish(self, table: str, seq: int) -> None:
        """Nobody to tell."""

    async def close(self) -> None:
        """Nothing to stop."""


class SharedBus(ABC):
    """A sender and a listener that come back after every fault."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self._tasks: list[asyncio.Task[None]] = []
        self._unsent: dict[str, int] = {}
        self._has_unsent = asyncio.Event()
        self._all_sent = asyncio.Event()

    async def open(self, wake: Wake) -> None:
        """Start to listen and to send."""
        self._tasks = [
            asyncio.create_task(self._again_and_again(self._send), name="bus sender"),
            asyncio.create_task(self._again_and_again(lambda: self._listen(wake)), name="bus"),
        ]

    async def publish(self, table: str, seq: int) -> None:
        """Leave it to the sender: a fault of the bus holds up no move."""
        self._keep({table: seq})

    def _keep(self, seqs: Mapping[str, int]) -> None:
        """Only the newest seq of a table waits, so that nothing piles up during a fault."""
        for table, seq in seqs.items():
            self._unsent[table] = max(seq, self._unsent.get(table, 0))
        self._has_unsent.set()
        self._all_sent.clear()

    async def close(self) -> None:
        """Send what waits, if that is quick, and stop."""
        if self._unsent:
            with suppress(TimeoutError):
                async with asyncio.timeout(SENDING_SECONDS):
                    await self._all_sent.wait()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _again_and_again(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception as error:
                log.warning("bus_lost", bus=type(self).__name__, error=type(error).__name__)
            await asyncio.sleep(PAUSE_SECONDS)

    async def _send_unsent(self, send: Callable[[list[str]], Awaitable[Any]]) -> None:
        """Send what waits; what could not be sent waits again."""
        while True:
            await self._has_unsent.wait()
            self._has_unsent.clear()
            sending, self._unsent = self._unsent, {}
            try:
                await send([f"{table} {seq}" for table, seq in sending.items()])
            except BaseException:
                self._keep(sending)
                raise
            if not self._unsent:
                self._all_sent.set()

    @abstractmethod
    async def _send(self) -> None:
        """Send what waits, until the connection is lost."""

    @abstractmethod
    async def _listen(self, wake: Wake) -> None:
        """Wake the tables that others tell of, until the connection is lost."""


class PostgresBus(SharedBus):
    """LISTEN and NOTIFY."""

    def __init__(self, url: str) -> None:
        super().__init__(url.replace("postgresql+asyncpg:", "postgresql:"))

    async def _connect(self) -> Any:
        import asyncpg  # type: ignore[import-untyped]

        return await asyncpg.connect(self.url, timeout=5, command_timeout=5)

    async def _send(self) -> None:
        connection = await self._connect()
        notify = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"
        try:
            await self._send_unsent(lambda lines: connection.execute(notify, CHANNEL, lines))
        finally:
            connection.terminate()

    async def _listen(self, wake: Wake) -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()
        connection = await self._connect()
        try:
            # An empty line ends the wait when the connection breaks.
            connection.add_termination_listener(lambda _: heard.put_nowait(""))
            await connection.add_listener(CHANNEL, lambda *args: heard.put_nowait(str(args[3])))
            await wake(None)
            while not connection.is_closed():
                try:  # not wait_for: until Python 3.12 it may forget that it was cancelled
                    async with asyncio.timeout(CHECK_SECONDS):
                        first = await heard.get()
                except TimeoutError:
                    await connection.execute("SELECT 1")
                    continue
                await wake(newest([first, *_drain(heard)]))
        finally:
            connection.terminate()


class RedisBus(SharedBus):
    """Publish and subscribe."""

    def _client(self) -> "Redis":
        from redis.asyncio import Redis

        return Redis.from_url(self.url, socket_timeout=5, socket_connect_timeout=5)

    async def _send(self) -> None:
        async with self._client() as client:

            async def send(lines: list[str]) -> None:
                async with client.pipeline(transaction=False) as pipeline:
                    for line in lines:
                        pipeline.publish(CHANNEL, line)
                    await pipeline.execute()

            await self._send_unsent(send)

    async def _listen(self, wake: Wake) -> None:
        async with self._client() as client, client.pubsub() as pubsub:
            await pubsub.subscribe(CHANNEL)
            await pubsub.get_message(timeout=CHECK_SECONDS)  # that we are subscribed
            await wake(None)
            while True:
                message = await pubsub.get_message(timeout=CHECK_SECONDS)
                lines = []
                while message is not None:
                    if message["type"] == "message":
                        lines.append(message["data"].decode())
                    message = await pubsub.get_message(timeout=0)
                if lines:
                    await wake(newest(lines))
                else:
                    await pubsub.ping()


def _drain(heard: asyncio.Queue[str]) -> list[str]:
    return [heard.get_nowait() for _ in range(heard.qsize())]


def newest(lines: list[str]) -> dict[str, int]:
    """The newest seq of each table that some wake-ups name."""
    found: dict[str, int] = {}
    for line in lines:
        table, _, seq = line.partition(" ")
        if seq.isdecimal():
            found[table] = max(int(seq), found.get(table, 0))
    return found


def make_bus(setting: str, database_url: str) -> Bus:
    """The bus that a setting names: a Redis URL, `postgres`, or nothing."""
    if setting == "postgres":
        return PostgresBus(database_url)
    return RedisBus(setting) if setting else NoBus()
