"""The journal: the stored log of everything, and what follows from it."""

import json
from typing import Any

from sqlalchemy import Select, func, or_, select

from yurt.server.engine import SharedTransactions, SqliteTransactions, make_engine, patiently
from yurt.server.entries import Entry
from yurt.server.live import now_ms
from yurt.server.schema import journal, keys, leases, records, tables
from yurt.server.statements import OPEN, Statements
from yurt.server.table import WAITING
from yurt.server.writer import Writer

ABANDONED_MS = 300_000
"""A table that waits for players and of which nothing was heard for so long is not listed."""


class Journal:
    """The stored log of everything; the key (table, seq) decides every race."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        is_sqlite = self.engine.dialect.name == "sqlite"
        self._transactions: SqliteTransactions | SharedTransactions = (
            SqliteTransactions(url) if is_sqlite else SharedTransactions(self.engine)
        )
        self._statements = Statements(self.engine.dialect)
        self.writer = Writer(self._transactions, self._statements)

    async def open(self) -> None:
        """Start the writer."""
        self.writer.open()

    async def close(self) -> None:
        """Commit what waits, then close."""
        await self.writer.close()
        await self._transactions.close()
        await self.engine.dispose()

    # Entries

    async def append(self, entry: Entry) -> bool:
        """Store an entry: True after the commit, False if another one has taken its place."""
        return await self.writer.append(entry)

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
        await self.writer.store(self._statements.summarize, row)

    async def save_record(self, row: dict[str, Any]) -> None:
        """A finished match; saving it twice does no harm."""
        await self.writer.store(self._statements.keep_record, row)

    async def list_tables(
        self, *, public: bool, status: str, game: str, page: int, per_page: int
    ) -> list[dict[str, Any]]:
        """A page of tables, the most recently changed first, without those that nobody waits at."""
        shown = [column for column in tables.c if column.name != "seq"]
        is_attended = tables.c.updated > now_ms() - ABANDONED_MS
        query = select(*shown).where(tables.c.public == public)
        query = query.where(or_(tables.c.status != WAITING, is_attended))
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

    async def check(self) -> None:
        """Read something small; a ConnectionError if the database is away."""
        await self._rows(select(keys.c.name).limit(1))

    async def shared_key(self, name: str, fresh: str) -> str:
        """A key that all processes share: the one that is there, or a fresh one kept from now."""
        await self.writer.store(self._statements.make_key, {"name": name, "value": fresh})
        return str((await self._rows(select(keys.c.value).where(keys.c.name == name)))[0].value)

    async def save_key(self, name: str, value: str) -> None:
        """Change a key that all processes share."""
        await self.writer.store(self._statements.set_key, {"name": name, "value": value})

    # Reading

    async def _page(self, query: Select[Any], page: int, per_page: int) -> list[dict[str, Any]]:
        rows = await self._rows(query.limit(per_page).offset(page * per_page))
        return [dict(row._mapping) for row in rows]

    async def _rows(self, query: Select[Any]) -> list[Any]:
        async def fetch() -> list[Any]:
            async with self.engine.connect() as connection:
                return list((await connection.execute(query)).all())

        return await patiently(fetch, "read")
