"""Bringing a database to the newest form with alembic."""

import logging
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from yurt.server.engine import patiently

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 8211
"""The number of the advisory lock that one migrating process holds."""


async def migrate(url: str) -> None:
    """Carry out every migration that the database has not had yet, all of them or none."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    engine = migrating_engine(url)

    async def upgrade() -> None:
        async with engine.connect() as connection:
            if await connection.run_sync(_is_newest):
                return
        async with engine.begin() as connection:
            await connection.run_sync(upgrade_to_newest)

    try:
        await patiently(upgrade, "migrate")
    finally:
        await engine.dispose()


def migrating_engine(url: str) -> AsyncEngine:
    """An engine in whose transactions tables can be made, or not be made after all."""
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        file = Path(engine.url.database or "")
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():  # the deals of running matches are nobody else's business
            file.touch(mode=0o600)
        _use_real_transactions(engine)
    return engine


def newest_revision() -> str:
    """The name of the last migration: their files begin with it."""
    return max(path.name for path in (MIGRATIONS / "versions").glob("*.py")).split("_")[0]


def _is_newest(connection: Connection) -> bool:
    """Whether there is nothing to do; then alembic need not be loaded, and the start is quicker."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    found = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return bool(found == newest_revision())


def _use_real_transactions(engine: AsyncEngine) -> None:
    """SQLite's driver leaves CREATE TABLE outside of transactions, unless we begin them."""

    @event.listens_for(engine.sync_engine, "connect")
    def _leave_begin_to_us(connection: Any, _: Any) -> None:
        connection.isolation_level = None

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def upgrade_to_newest(connection: Connection) -> None:
    """One process at a time: the others find the work done."""
    from alembic import command

    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def alembic_config() -> Any:
    """The configuration without any file."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
