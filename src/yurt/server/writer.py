"""The writer: it commits all that waits in one transaction, and only then acknowledges."""

import asyncio
import json
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

import structlog
from sqlalchemy import Connection, Executable, select, tuple_

from yurt.server import entries
from yurt.server.engine import patiently
from yurt.server.entries import Entry
from yurt.server.metrics import COMMIT_SECONDS, COMMITTED
from yurt.server.schema import journal
from yurt.server.statements import ROWS, Statements

log = structlog.get_logger()

LARGEST_BATCH = 500
MOST_WAITING = 10_000
CLOSING_SECONDS = 3

Row = dict[str, Any]
Result = TypeVar("Result")


class Transactions(Protocol):
    """Where work is done in transactions, one after another."""

    def run(self, work: Callable[[Connection], Result]) -> Coroutine[Any, Any, Result]:
        """Do all of it or nothing."""


@dataclass
class Waiting:
    """An entry, or a row for another statement, that waits for its commit."""

    done: asyncio.Future[bool]
    entry: Entry | None = None
    statement: Executable | None = None
    row: Row = field(default_factory=dict)
    mark: str = field(default_factory=lambda: secrets.token_hex(8))

    def entry_row(self) -> Row:
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


class Writer:
    """A queue of what is to be stored, and the task that stores it."""

    def __init__(self, transactions: Transactions, statements: Statements) -> None:
        self._transactions = transactions
        self._statements = statements
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue(MOST_WAITING)
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start."""
        self._task = asyncio.create_task(self._write_forever(), name="writer")

    async def close(self) -> None:
        """Commit what waits, if that is possible, and stop."""
        try:
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._queue.join()
        except TimeoutError:
            log.error("closed_without_database", waiting=self._queue.qsize())
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def append(self, entry: Entry) -> bool:
        """Store an entry: True after the commit, False if another one has taken its place."""
        return await self._put(Waiting(_future(), entry))

    async def store(self, statement: Executable, row: Row) -> None:
        """Store a row by another statement."""
        await self._put(Waiting(_future(), None, statement, row))

    async def _put(self, waiting: Waiting) -> bool:
        await self._queue.put(waiting)
        return await waiting.done

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
                stored = await patiently(lambda: self.commit(batch), "commit")
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

    async def commit(self, batch: list[Waiting]) -> set[str]:
        """One transaction for all; the marks of the entries that stand in the journal."""
        return await self._transactions.run(lambda connection: self._write(connection, batch))

    def _write(self, connection: Connection, batch: list[Waiting]) -> set[str]:
        new = [waiting for waiting in batch if waiting.entry is not None]
        stored: set[str] = set()
        if new:
            rows = [waiting.entry_row() for waiting in new]
            if _execute(connection, self._statements.append, rows) == len(rows):
                stored = {waiting.mark for waiting in new}
            else:
                stored = _marks(connection, rows)
            winners = (waiting.entry for waiting in new if waiting.mark in stored)
            self._note_openings(connection, [entry for entry in winners if entry is not None])
        for statement, rows in _by_statement(batch).items():
            _execute(connection, statement, rows)
        return stored

    def _note_openings(self, connection: Connection, stored: list[Entry]) -> None:
        """In the same transaction, so that a restart finds every match that has begun."""
        created = [first_summary(entry) for entry in stored if entry.kind == entries.CREATED]
        opened = [
            {"id": entry.table, "seq": entry.seq, "updated": entry.at}
            for entry in stored
            if entry.kind == entries.STARTED
        ]
        if created:
            _execute(connection, self._statements.create, created)
        if opened:
            _execute(connection, self._statements.open, opened)


def _future() -> asyncio.Future[bool]:
    return asyncio.get_running_loop().create_future()


def _execute(connection: Connection, statement: Executable, rows: list[Row]) -> int:
    return connection.execute(statement, {ROWS: json.dumps(rows)}).rowcount


def _marks(connection: Connection, rows: list[Row]) -> set[str]:
    """Which marks stand at these places: after a broken commit it may be ours already."""
    place = tuple_(journal.c.table_id, journal.c.seq)
    places = [(row["table_id"], row["seq"]) for row in rows]
    return set(connection.execute(select(journal.c.mark).where(place.in_(places))).scalars())


def _by_statement(batch: list[Waiting]) -> dict[Executable, list[Row]]:
    """The rows of each statement; of those with the same key only the last, for that one counts."""
    found: dict[Executable, dict[str, Row]] = {}
    for waiting in batch:
        if waiting.statement is not None:
            key = next(iter(waiting.row.values()))
            found.setdefault(waiting.statement, {})[key] = waiting.row
    return {statement: list(rows.values()) for statement, rows in found.items()}


def first_summary(entry: Entry) -> Row:
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
