"""Wake-ups: what a bus does when it stops."""

import asyncio
from collections.abc import Callable, Mapping

from server.client import live
from yurt.server.bus import PostgresBus


class Line:
    """A connection to PostgreSQL that nobody is at the other end of."""

    hear: Callable[..., None]

    def add_termination_listener(self, ended: Callable[..., None]) -> None:
        """Never end."""

    async def add_listener(self, channel: str, hear: Callable[..., None]) -> None:
        """Remember who listens."""
        self.hear = hear

    def is_closed(self) -> bool:
        """Never be closed."""
        return False

    def terminate(self) -> None:
        """Nothing to end."""


@live
async def test_a_bus_that_hears_something_while_it_closes_stops_all_the_same() -> None:
    line, woken = Line(), asyncio.Event()

    async def connect() -> Line:
        return line

    async def wake(seqs: Mapping[str, int] | None) -> None:
        woken.set()

    bus = PostgresBus("")
    bus._connect = connect  # type: ignore[method-assign]
    await bus.open(wake)
    await woken.wait()
    await asyncio.sleep(0)
    line.hear(None, 0, "yurt", "table 1")
    async with asyncio.timeout(5):
        await bus.close()
