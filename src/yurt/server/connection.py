"""One connection to a table: a bounded queue out, and a writer that never waits for others."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable

from yurt.server.metrics import RESYNCS

LONGEST_QUEUE = 64


class Connection:
    """Who looks at a table; messages go out in order, or a whole view if it cannot keep up."""

    def __init__(self, seat: int, key: str, language: str, muted: Iterable[int] = ()) -> None:
        self.seat = seat
        self.key = key
        self.language = language
        self.muted = set(muted)
        self.is_closed = False
        self._queue: deque[bytes] = deque()
        self._ready = asyncio.Event()
        self._must_resync = False

    @property
    def has_unsent(self) -> bool:
        """Whether something waits to be sent."""
        return bool(self._queue) and not self.is_closed

    def put(self, message: bytes) -> None:
        """Queue a message; a reader that is too slow loses the queue and gets a whole view."""
        if self._must_resync or self.is_closed:
            return
        if len(self._queue) >= LONGEST_QUEUE:
            self._queue.clear()
            self._must_resync = True
            RESYNCS.inc()
        else:
            self._queue.append(message)
        self._ready.set()

    def close(self) -> None:
        """Nothing more will be sent."""
        self.is_closed = True
        self._queue.clear()
        self._ready.set()

    async def write_forever(
        self, send: Callable[[bytes], Awaitable[None]], resync: Callable[[], bytes]
    ) -> None:
        """Send what is queued until the connection closes."""
        while not self.is_closed:
            await self._ready.wait()
            self._ready.clear()
            if self._must_resync:
                self._must_resync = False
                await send(resync())
            while self._queue:
                await send(self._queue.popleft())
