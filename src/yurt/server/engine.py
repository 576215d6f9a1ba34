"""The database: engines whose commits are on the disk, and which of their errors pass."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

log = structlog.get_logger()

PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0, 1.0, 2.0, 2.0, 5.0, 5.0, 0.0)
"""Seconds after each try while the database is away."""

CONNECT_SECONDS, COMMAND_SECONDS = 5, 15
SQLITE: dict[str, Any] = {"connect_args": {"timeout": COMMAND_SECONDS}, "hide_parameters": True}
LASTING = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
"""Errors of a statement itself: trying again will not help."""

Result = TypeVar("Result")


def make_engine(url: str) -> AsyncEngine:
    """An engine whose commits are on the disk when they return."""
    if not url.startswith("sqlite"):
        limits = {"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS}
        return create_async_engine(
            url, pool_pre_ping=True, connect_args=limits, hide_parameters=True
        )
    engine = create_async_engine(url, **SQLITE)
    event.listens_for(engine.sync_engine, "connect")(_configure)
    return engine


def _configure(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


class SqliteTransactions:
    """Transactions in a thread of their own: one change of threads for each, however long it is."""

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url.replace("+aiosqlite", ""), **SQLITE)
        event.listens_for(self._engine, "connect")(_configure)
        self._thread = ThreadPoolExecutor(1, "writer")

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Do all of it or nothing."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Callable[[Connection], Result]) -> Result:
        with self._engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        """Close, after what is going on."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown(wait=False)


class SharedTransactions:
    """Transactions on a connection that is made anew whenever it breaks."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Do all of it or nothing."""
        try:
            if self._connection is None:
                self._connection = await self._engine.connect()
            async with self._connection.begin():
                return await self._connection.run_sync(work)
        except Exception as error:
            if is_passing(error):
                await self._drop()
            raise

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.invalidate()
                await connection.close()
            except Exception as error:
                log.debug("connection_lost", error=type(error).__name__)

    async def close(self) -> None:
        """Close."""
        await self._drop()


def insert_of(dialect: Dialect) -> Any:
    """The INSERT that knows ON CONFLICT."""
    return sqlite.insert if dialect.name == "sqlite" else postgresql.insert


def is_passing(error: Exception) -> bool:
    """Whether an error says that the database is away, and not that a statement is wrong."""
    if isinstance(error, DBAPIError):
        return not isinstance(error, LASTING)
    # Errors while connecting come from the driver as they are.
    return isinstance(error, OSError) or type(error).__module__.startswith("asyncpg.")


async def patiently(work: Callable[[], Awaitable[Result]], what: str) -> Result:
    """Do something, again and again while the database is away; then a ConnectionError."""
    for pause in PAUSES:
        try:
            return await work()
        except Exception as error:
            if not is_passing(error):
                raise
            log.warning("database_away", work=what, error=type(error).__name__)
        await asyncio.sleep(pause)
    raise ConnectionError("the database does not answer")
