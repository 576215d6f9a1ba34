"""Leases: one process at a time runs the timers and bots of a table."""

import asyncio
import secrets
import time
from collections.abc import Coroutine, Iterable
from typing import Any

import structlog
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from yurt.server.engine import insert_of, is_passing
from yurt.server.live import now_ms
from yurt.server.schema import leases

log = structlog.get_logger()

LEASE_SECONDS = 6
RENEW_SECONDS = 2


class Leases:
    """The leases of this process. Without other processes it has all of them."""

    def __init__(self, engine: AsyncEngine, *, is_shared: bool) -> None:
        self.is_shared = is_shared
        self._engine = engine
        self._insert = insert_of(engine.dialect)
        self._owner = secrets.token_hex(8)
        self._lock = asyncio.Lock()
        self._held: dict[str, float] = {}  # until when, by the clock that never jumps

    def has(self, table: str) -> bool:
        """Whether this process drives a table."""
        return not self.is_shared or self._held.get(table, 0.0) > time.monotonic()

    async def take(self, names: Iterable[str]) -> None:
        """Take the leases of these tables, as far as nobody holds them."""
        if self.is_shared:
            async with self._lock:
                await self._calmly(self._take(names))

    async def renew(self, names: Iterable[str]) -> None:
        """Keep what we hold, and take what nobody holds."""
        if self.is_shared:
            async with self._lock:
                await self._calmly(self._keep())
                await self._calmly(self._take(names))

    async def _calmly(self, work: Coroutine[Any, Any, None]) -> None:
        """Without the database nobody can drive a table; the next time comes soon."""
        try:
            await work
        except Exception as error:
            if not is_passing(error):
                raise
            log.warning("leases_wait", error=type(error).__name__)

    async def _keep(self) -> None:
        until, until_ms = self._ends()
        mine = update(leases).where(leases.c.owner == self._owner).values(until=until_ms)
        async with self._engine.begin() as connection:
            held = await connection.execute(mine.returning(leases.c.table_id))
            self._held = dict.fromkeys(held.scalars(), until)

    async def _take(self, names: Iterable[str]) -> None:
        # In one order everywhere, so that two processes never wait for each other.
        wanted = sorted(name for name in names if not self.has(name))
        if not wanted:
            return
        until, until_ms = self._ends()
        insert = self._insert(leases)
        take = insert.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"owner": insert.excluded.owner, "until": insert.excluded.until},
            where=leases.c.until < now_ms(),
        )
        rows = [{"table_id": name, "owner": self._owner, "until": until_ms} for name in wanted]
        mine = select(leases.c.table_id).where(
            leases.c.owner == self._owner, leases.c.table_id.in_(wanted)
        )
        async with self._engine.begin() as connection:
            await connection.execute(take, rows)
            held = (await connection.execute(mine)).scalars()
            self._held.update(dict.fromkeys(held, until))

    def _ends(self) -> tuple[float, int]:
        """When a lease ends that begins now: by our clock and by everybody's."""
        return time.monotonic() + LEASE_SECONDS, now_ms() + LEASE_SECONDS * 1000

    async def give_up(self, names: Iterable[str] | None = None) -> None:
        """Let others have these tables at once; without names all of them."""
        left = [name for name in (self._held if names is None else names) if name in self._held]
        if not left:
            return
        for name in left:
            del self._held[name]
        mine = delete(leases).where(leases.c.owner == self._owner, leases.c.table_id.in_(left))
        async with self._engine.begin() as connection:
            await connection.execute(mine)
