"""Upkeep: what must go on at tables while nobody asks for it, and after a restart."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import structlog

from yurt.server import entries
from yurt.server.commands import Decision
from yurt.server.engine import is_passing
from yurt.server.entries import Entry
from yurt.server.leases import RENEW_SECONDS
from yurt.server.live import LiveTable, now_ms
from yurt.server.table import FINISHED, PLAYING, WAITING, Table

if TYPE_CHECKING:
    from yurt.server.hub import Hub

log = structlog.get_logger()

TICK_SECONDS = 0.5
POLL_SECONDS = 5
"""A safety net: so often a process looks whether it has missed a wake-up."""

ATTENDED_SECONDS = 60
"""So often the lobby is told of the tables at which somebody waits for players."""

AT_ONCE = 100
"""So many entries of a long journal are replayed before others are served."""

ALIVE = "alive"
"""The key under which the servers note, every few seconds, when they were last there."""

SHORT_MS = 5_000
"""A gap of so many milliseconds between two such notes is no outage."""


class Upkeep:
    """Timers, leases, summaries and records of the tables of one process."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._tasks: list[asyncio.Task[None]] = []
        self._opened = now_ms()
        self._lost = 0  # milliseconds without any server before this one
        self._has_begun = False
        self._unreadable: set[str] = set()  # tables whose journal cannot be replayed
        self._interrupted: dict[str, int] = {}  # tables to resume, and their seq when loaded

    async def open(self) -> None:
        """Find out how long there was no server, and begin."""
        self._opened = now_ms()
        was_alive = int(await self._hub.journal.shared_key(ALIVE, str(self._opened)))
        lost = self._opened - was_alive
        self._lost = lost if lost > SHORT_MS else 0
        loops = [
            (self._take_up_open_tables, POLL_SECONDS),
            (self._renew, RENEW_SECONDS),
            (self._tick, TICK_SECONDS),
            (self._tell_attended, ATTENDED_SECONDS),
        ]
        if self._hub.leases.is_shared:
            loops.append((self._poll, POLL_SECONDS))
        self._tasks = [asyncio.create_task(_forever(work, pause)) for work, pause in loops]

    async def close(self) -> None:
        """Stop, and leave the tables to others at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self._hub.leases.give_up()
        except Exception as error:
            if not is_passing(error):
                raise
            log.warning("leases_kept", error=type(error).__name__)

    # After a restart

    async def _take_up_open_tables(self) -> None:
        """Matches whose process has ended go on here; with a single process only at the start."""
        is_shared = self._hub.leases.is_shared
        if self._has_begun and not is_shared:
            return
        for table in await self._hub.journal.open_tables(now_ms() if is_shared else None):
            if table not in self._unreadable:
                start = time.monotonic()
                await self._take_up(table)
                await asyncio.sleep(time.monotonic() - start)  # half of the time is for clients
        self._has_begun = True

    async def _take_up(self, table: str) -> None:
        """One match goes on; a journal that cannot be replayed holds up no other table."""
        try:
            live = await self._hub.find(table)
        except Exception as error:
            if is_passing(error):
                raise
            log.exception("table_unreadable", table=table)
            self._unreadable.add(table)
            return
        if live is not None and live.table.status != PLAYING:  # it ended in a crash
            await self.save_summary(live)

    async def replay(self, live: LiveTable, stored: list[Entry]) -> None:
        """Fold a journal, and store the records that a crash has kept from being stored."""
        kept: set[str] | None = None
        for number, entry in enumerate(stored, start=1):
            live.take(entry, is_replay=True)
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
            if entry.kind == entries.MOVED and live.table.status == FINISHED:
                if kept is None:
                    kept = await self._hub.journal.record_ids(live.table.id)
                if live.table.record_id not in kept:
                    await self.save_record(live, record_row(live.table))
        is_running = live.table.clock and live.table.status == PLAYING
        if self._lost and is_running and stored[-1].at < self._opened:
            self._interrupted[live.table.id] = live.table.seq

    # What the lobby and the archive must know

    async def save_summary(self, live: LiveTable) -> None:
        """A line about the table for the lobby; of two the one after the later entry stays."""
        table = live.table
        assert table.game is not None
        row = {
            "id": table.id,
            "game": table.game.name,
            "public": table.is_public,
            "status": table.status,
            "seats": len(table.seats),
            "free": sum(seat.is_free for seat in table.seats),
            "names": "\n".join(seat.name for seat in table.seats),
            "updated": now_ms(),
            "seq": table.seq,
        }
        await self._hub.journal.save_table(row)

    async def save_record(self, live: LiveTable, row: dict[str, Any]) -> None:
        """The record first, then that the match is over: a crash between them does no harm."""
        await _until_stored(lambda: self._hub.journal.save_record(row))
        await _until_stored(lambda: self.save_summary(live))

    async def table_changed(self, live: LiveTable) -> None:
        """Tell the lobby, and drive the table if a match has begun there."""
        if live.table.status == PLAYING and not self._hub.drives(live.table.id):
            await self._hub.leases.take([live.table.id])
            live.wake_bot()
        await self.save_summary(live)

    # Again and again

    async def _renew(self) -> None:
        tables = self._hub.tables
        await self._hub.leases.renew(list(tables))
        if any(live.table.status == PLAYING for live in tables.values()):
            await self._hub.journal.save_key(ALIVE, str(now_ms()))

    async def _tell_attended(self) -> None:
        """Tables at which somebody waits stay in the lobby; the others leave it in time."""
        for live in list(self._hub.tables.values()):
            table = live.table
            if table.is_public and table.status == WAITING and live.connections:
                await self.save_summary(live)

    async def _poll(self) -> None:
        await self._hub.wake(None)

    async def _tick(self) -> None:
        now, hub = now_ms(), self._hub
        driven = [
            live
            for name, live in hub.tables.items()
            if hub.drives(name) and (name in self._interrupted or live.driver.has_work(now))
        ]
        results = await asyncio.gather(*map(self._drive, driven), return_exceptions=True)
        for live, error in zip(driven, results, strict=True):
            if isinstance(error, Exception):
                log.error("tick_failed", table=live.table.id, exc_info=error)
        await self._forget_idle()

    async def _drive(self, live: LiveTable) -> None:
        name = live.table.id
        if self._interrupted.pop(name, None) == live.table.seq:
            async with live.lock:
                await live.write(Decision(entries.RESUMED, entries.NOBODY, {"lost": self._lost}))
        await live.tick(now_ms())

    async def _forget_idle(self) -> None:
        """Tables that nobody looks at and where we have nothing to do leave memory."""
        oldest = time.monotonic() - self._hub.settings.idle_seconds
        idle = [
            name
            for name, live in self._hub.tables.items()
            if not live.connections
            and live.last_used < oldest
            and not live.lock.locked()
            and not (live.table.status == PLAYING and self._hub.drives(name))
        ]
        if idle:
            await self._hub.forget(idle)


def record_row(table: Table) -> dict[str, Any]:
    """The record of the match that has just ended at a table."""
    assert table.match is not None
    return {
        "id": table.record_id,
        "table_id": table.id,
        "game": table.match.game.name,
        "finished": now_ms(),
        "text": table.match.record(),
    }


async def _forever(work: Callable[[], Awaitable[None]], pause: float) -> None:
    """Do something every so often; a failure is logged, and the next time comes."""
    while True:
        try:
            await work()
        except Exception as error:
            if is_passing(error):
                log.warning("upkeep_waits", error=type(error).__name__)
            else:
                log.exception("upkeep_failed")
        await asyncio.sleep(pause)


async def _until_stored(save: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            return await save()
        except ConnectionError:  # it has waited for a while already
            log.warning("record_waits")
