"""The database: engines whose commits are on the disk, and which of their errors pass."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import structlog
from sqlalchemy import event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
)
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

log = structlog.get_logger()

PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0, 1.0, 2.0, 2.0, 5.0, 5.0)
"""Seconds between tries while the database is away."""

CONNECT_SECONDS, COMMAND_SECONDS = 5, 15
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
    engine = create_async_engine(
        url, connect_args={"timeout": COMMAND_SECONDS}, hide_parameters=True
    )

    @event.listens_for(engine.sync_engine, "connect")
    def _configure(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.close()

    return engine


def insert_of(engine: AsyncEngine) -> Any:
    """The INSERT that knows ON CONFLICT."""
    return sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert


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
