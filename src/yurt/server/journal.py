"""The journal: one writer commits all that waits in one transaction, and only then acknowledges."""

import asyncio
import json
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import structlog
from sqlalchemy import Executable, Select, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from yurt.server import entries
from yurt.server.engine import insert_of, is_passing, make_engine, patiently
from yurt.server.entries import Entry
from yurt.server.metrics import COMMIT_SECONDS, COMMITTED
from yurt.server.schema import journal, keys, leases, records, tables

log = structlog.get_logger()

LARGEST_BATCH = 500
MOST_WAITING = 10_000
CLOSING_SECONDS = 5

OPEN = "playing"
"""The status of a table whose match goes on; its record is not stored yet."""


@dataclass
class Waiting:
    """An entry or another statement that waits for its commit."""

    done: asyncio.Future[bool]
    entry: Entry | None = None
    statement: Executable | None = None
    mark: str = field(default_factory=lambda: secrets.token_hex(8))

    def row(self) -> dict[str, Any]:
        """The entry as a row of the database."""
        entry = self.entry
        assert entry is not None
        return {
            "table_id": entry.table,
            "seq": entry.seq,
            "at": entry.at,
            "kind": entry.kind,
            "seat": entry.seat,
            "body": json.dumps(entry.body, separators=(",", ":")),
            "mark": self.mark,
        }

    def settle(self, *, is_stored: bool) -> None:
        """Tell whoever waits, if anybody still does."""
        if not self.done.done():
            self.done.set_result(is_stored)

    def fail(self, error: Exception) -> None:
        """Tell whoever waits that it could not be stored."""
        if not self.done.done():
            self.done.set_exception(error)


class Journal:
    """The stored log of everything; the key (table, seq) decides every race."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self._insert = insert_of(self.engine)
        self._append = self._insert(journal).on_conflict_do_nothing()
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue(MOST_WAITING)
        self._writer: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None

    async def open(self) -> None:
        """Start the writer."""
        self._writer = asyncio.create_task(self._write_forever(), name="journal")

    async def close(self) -> None:
        """Commit what waits, then close."""
        try:
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._queue.join()
        except TimeoutError:
            log.error("closed_without_database", waiting=self._queue.qsize())
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()
        await self.engine.dispose()

    # Entries

    async def append(self, entry: Entry) -> bool:
        """Store an entry: True after the commit, False if another one has taken its place."""
        return await self._store(entry=entry)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a certain one."""
        query = select(journal).where(journal.c.table_id == table, journal.c.seq > after)
        rows = await self._rows(query.order_by(journal.c.seq))
        return [
            Entry(row.table_id, row.seq, row.at, row.kind, row.seat, json.loads(row.body))
            for row in rows
        ]

    async def newest(self, names: list[str]) -> dict[str, int]:
        """The seq of the newest entry of each of some tables."""
        last = select(func.max(journal.c.seq)).where(journal.c.table_id == tables.c.id)
        query = select(tables.c.id, last.scalar_subquery().label("seq"))
        rows = await self._rows(query.where(tables.c.id.in_(names)))
        return {row.id: row.seq for row in rows}

    # Tables and records

    async def save_table(self, row: dict[str, Any]) -> None:
        """What the lobby lists about a table; what is older than the stored row is dropped."""
        insert = self._insert(tables).values(row)
        changed = {name: insert.excluded[name] for name in row if name != "id"}
        newer = tables.c.seq <= insert.excluded.seq
        await self._store(
            statement=insert.on_conflict_do_update(
                index_elements=["id"], set_=changed, where=newer
            )
        )

    async def save_record(self, row: dict[str, Any]) -> None:
        """A finished match; saving it twice does no harm."""
        await self._store(statement=self._insert(records).values(row).on_conflict_do_nothing())

    async def list_tables(
        self, *, public: bool, status: str, game: str, page: int, per_page: int
    ) -> list[dict[str, Any]]:
        """A page of tables, the most recently changed first."""
        shown = [column for column in tables.c if column.name != "seq"]
        query = select(*shown).where(tables.c.public == public)
        if status:
            query = query.where(tables.c.status == status)
        if game:
            query = query.where(tables.c.game == game)
        query = query.order_by(tables.c.updated.desc(), tables.c.id)
        return await self._page(query, page, per_page)

    async def list_records(
        self, *, table: str, page: int, per_page: int
    ) -> list[dict[str, Any]]:
        """A page of the finished matches of a table, the newest first."""
        columns = (records.c.id, records.c.game, records.c.finished)
        query = select(*columns).where(records.c.table_id == table)
        order = (records.c.finished.desc(), records.c.id.desc())
        return await self._page(query.order_by(*order), page, per_page)

    async def record_ids(self, table: str) -> set[str]:
        """The names of all stored records of a table."""
        query = select(records.c.id).where(records.c.table_id == table)
        return {row.id for row in await self._rows(query)}

    async def read_record(self, record: str) -> str | None:
        """The text of a finished match."""
        rows = await self._rows(select(records.c.text).where(records.c.id == record))
        return rows[0].text if rows else None

    async def open_tables(self, free_at: int | None = None) -> list[str]:
        """The tables at which a match is going on; with a time: those without a lease then."""
        query = select(tables.c.id).where(tables.c.status == OPEN)
        if free_at is not None:
            taken = select(leases.c.table_id).where(leases.c.until >= free_at)
            query = query.where(tables.c.id.not_in(taken))
        return [row.id for row in await self._rows(query.order_by(tables.c.updated.desc()))]

    # What all processes share

    async def shared_key(self, name: str, fresh: str) -> str:
        """A key that all processes share: the one that is there, or a fresh one kept from now."""
        insert = self._insert(keys).values(name=name, value=fresh)
        await self._store(statement=insert.on_conflict_do_nothing())
        return str((await self._rows(select(keys.c.value).where(keys.c.name == name)))[0].value)

    async def save_key(self, name: str, value: str) -> None:
        """Change a key that all processes share."""
        insert = self._insert(keys).values(name=name, value=value)
        await self._store(
            statement=insert.on_conflict_do_update(index_elements=["name"], set_={"value": value})
        )

    # Reading

    async def _page(self, query: Select[Any], page: int, per_page: int) -> list[dict[str, Any]]:
        rows = await self._rows(query.limit(per_page).offset(page * per_page))
        return [dict(row._mapping) for row in rows]

    async def _rows(self, query: Select[Any]) -> list[Any]:
        async def fetch() -> list[Any]:
            async with self.engine.connect() as connection:
                return list((await connection.execute(query)).all())

        return await patiently(fetch, "read")

    # Writing

    async def _store(
        self, *, entry: Entry | None = None, statement: Executable | None = None
    ) -> bool:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        await self._queue.put(Waiting(done, entry, statement))
        return await done

    async def _write_forever(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < LARGEST_BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._commit_or_fail(batch)
            for _ in batch:
                self._queue.task_done()

    async def _commit_or_fail(self, batch: list[Waiting]) -> None:
        """Whatever happens, everybody gets an answer and the writer lives."""
        try:
            with COMMIT_SECONDS.time():
                stored = await patiently(lambda: self._commit(batch), "commit")
        except ConnectionError as error:
            for waiting in batch:
                waiting.fail(error)
        except Exception as error:  # by name only: its text may hold what was to be stored
            log.error("commit_failed", size=len(batch), error=type(error).__name__)
            if len(batch) == 1:
                batch[0].fail(RuntimeError(f"not stored: {type(error).__name__}"))
                return
            for waiting in batch:  # one of them is bad; the others must not suffer
                await self._commit_or_fail([waiting])
        else:
            COMMITTED.inc(len(stored))
            for waiting in batch:
                waiting.settle(is_stored=waiting.entry is None or waiting.mark in stored)

    async def _commit(self, batch: list[Waiting]) -> set[str]:
        """One transaction for all; the marks of the entries that stand in the journal."""
        try:
            if self._connection is None:
                self._connection = await self.engine.connect()
            async with self._connection.begin():
                return await self._write(self._connection, batch)
        except Exception as error:
            if is_passing(error):
                await self._drop_connection()
            raise

    async def _write(self, connection: AsyncConnection, batch: list[Waiting]) -> set[str]:
        new = [waiting for waiting in batch if waiting.entry is not None]
        stored: set[str] = set()
        if new:
            rows = [waiting.row() for waiting in new]
            inserted = await connection.execute(self._append, rows)
            if inserted.rowcount == len(rows):
                stored = {waiting.mark for waiting in new}
            else:
                stored = await self._marks(connection, rows)
            winners = (waiting.entry for waiting in new if waiting.mark in stored)
            await self._note_openings(connection, winners)
        for waiting in batch:
            if waiting.statement is not None:
                await connection.execute(waiting.statement)
        return stored

    async def _marks(self, connection: AsyncConnection, rows: list[dict[str, Any]]) -> set[str]:
        """Which marks stand at these places: after a broken commit it may be ours already."""
        place = tuple_(journal.c.table_id, journal.c.seq)
        places = [(row["table_id"], row["seq"]) for row in rows]
        found = await connection.execute(select(journal.c.mark).where(place.in_(places)))
        return set(found.scalars())

    async def _note_openings(
        self, connection: AsyncConnection, stored: Iterable[Entry | None]
    ) -> None:
        """In the same transaction, so that a restart finds every match that has begun."""
        for entry in stored:
            if entry is None or entry.kind not in (entries.CREATED, entries.STARTED):
                continue
            if entry.kind == entries.CREATED:
                row = first_summary(entry)
                await connection.execute(
                    self._insert(tables).values(row).on_conflict_do_nothing()
                )
            else:
                change = tables.update().where(tables.c.id == entry.table)
                change = change.where(tables.c.seq < entry.seq)
                values = {"status": OPEN, "seq": entry.seq, "updated": entry.at}
                await connection.execute(change.values(values))

    async def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.invalidate()
                await connection.close()
            except Exception as error:
                log.debug("connection_lost", error=type(error).__name__)


def first_summary(entry: Entry) -> dict[str, Any]:
    """What the lobby lists about a table that was just made."""
    return {
        "id": entry.table,
        "game": entry.body["game"],
        "public": entry.body["public"],
        "status": "waiting",
        "seats": entry.body["seats"],
        "free": entry.body["seats"],
        "names": "",
        "updated": entry.at,
        "seq": entry.seq,
    }
