"""The journal on both databases: group commit, races, faults, and the form of the database."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from server.client import live
from server.services import Postgres, running
from yurt.core.record import replay
from yurt.server import entries
from yurt.server.commands import Decision
from yurt.server.entries import Entry
from yurt.server.hub import Hub
from yurt.server.journal import ABANDONED_MS, Journal
from yurt.server.live import LiveTable, now_ms
from yurt.server.migrate import (
    alembic_config,
    migrate,
    migrating_engine,
    newest_revision,
    upgrade_to_newest,
)
from yurt.server.schema import metadata
from yurt.server.settings import Settings
from yurt.server.table import Table
from yurt.server.upkeep import AT_ONCE
from yurt.server.writer import Waiting


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    made = Postgres()
    with running(made):
        yield made


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return Settings(database=f"sqlite:///{tmp_path / 'yurt.sqlite'}").database_url
    postgres: Postgres = request.getfixturevalue("postgres")
    asyncio.run(wipe(Settings(database=postgres.url).database_url))
    return Settings(database=postgres.url).database_url


async def wipe(url: str) -> None:
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Journal]:
    await migrate(url)
    journal = Journal(url)
    await journal.open()
    try:
        yield journal
    finally:
        await journal.close()


def created(table: str, seq: int = 1) -> Entry:
    body = {"game": "yak", "options": {}, "seats": 2, "clock": 0, "undo": "ask", "public": True}
    return Entry(table, seq, now_ms(), entries.CREATED, entries.NOBODY, body)


def said(table: str, seq: int, words: str = "hello") -> Entry:
    return Entry(table, seq, 1000 + seq, entries.SAID, 0, {"text": words})


@live
async def test_migrations_give_exactly_the_schema(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    await migrate(url)
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


@live
async def test_nobody_else_on_the_machine_can_read_the_file(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "yurt.sqlite"
    async with opened(Settings(database=f"sqlite:///{file}").database_url):
        assert {path.stat().st_mode & 0o777 for path in file.parent.iterdir()} == {0o600}


@live
async def test_migrating_again_or_together_does_no_harm(url: str) -> None:
    await asyncio.gather(*(migrate(url) for _ in range(4)))
    async with opened(url) as journal:
        assert await journal.append(created("t"))


@live
async def test_a_migration_that_is_interrupted_leaves_nothing(url: str) -> None:
    engine = migrating_engine(url)
    async with engine.connect() as connection:
        await connection.run_sync(upgrade_to_newest)
        await connection.rollback()
    async with engine.connect() as connection:
        assert await connection.run_sync(lambda sync: inspect(sync).get_table_names()) == []
    await engine.dispose()


@live
async def test_entries_come_back_as_they_were(url: str) -> None:
    async with opened(url) as journal:
        words = 'ä "\u0000 \ud800 %s'  # nothing that a person types can break the journal
        stored = [created("t"), said("t", 2), said("t", 3, words)]
        for entry in stored:
            assert await journal.append(entry)
        assert await journal.read("t") == stored
        assert await journal.read("t", after=2) == stored[2:]
        assert await journal.newest(["t", "u"]) == {"t": 3}


@live
async def test_all_that_waits_is_committed_together(url: str) -> None:
    async with opened(url) as journal:
        batches: list[int] = []
        commit = journal.writer.commit

        async def counting(batch: list[Waiting]) -> set[str]:
            batches.append(len(batch))
            return await commit(batch)

        journal.writer.commit = counting  # type: ignore[method-assign]
        tables = [f"t{i}" for i in range(200)]
        results = await asyncio.gather(*(journal.append(created(table)) for table in tables))
        assert all(results)
        assert sum(batches) == 200
        assert len(batches) <= 5


@live
async def test_one_of_many_entries_for_a_place_wins_in_one_batch_and_across_processes(
    url: str,
) -> None:
    async with opened(url) as one, opened(url) as other:
        rivals = [said("t", 1, str(i)) for i in range(50)]
        journals = [one, other] * 25
        results = await asyncio.gather(
            *(journal.append(entry) for journal, entry in zip(journals, rivals, strict=True))
        )
        assert sum(results) == 1
        assert await one.read("t") == [rivals[results.index(True)]]


@live
async def test_a_bad_entry_does_not_harm_its_neighbours(url: str) -> None:
    async with opened(url) as journal:
        bad = Entry("t", 2, 1000, None, 0, {})  # type: ignore[arg-type]
        results = await asyncio.gather(
            journal.append(created("t")),
            journal.append(bad),
            journal.append(said("u", 1)),
            return_exceptions=True,
        )
        assert results[0] is True
        assert isinstance(results[1], Exception)
        assert results[2] is True


@live
async def test_a_commit_whose_answer_got_lost_still_counts(url: str) -> None:
    async with opened(url) as journal:
        commit, tries = journal.writer.commit, []

        async def breaking(batch: list[Waiting]) -> set[str]:
            tries.append(batch)
            stored = await commit(batch)
            if len(tries) == 1:
                raise ConnectionResetError("after the commit")
            return stored

        journal.writer.commit = breaking  # type: ignore[method-assign]
        assert await journal.append(created("t"))
        assert len(tries) == 2
        assert len(await journal.read("t")) == 1


@live
async def test_a_match_that_began_is_open_until_its_record_is_stored(url: str) -> None:
    async with opened(url) as journal:
        await journal.append(created("t"))
        assert await journal.open_tables() == []
        started = Entry("t", 2, 2000, entries.STARTED, 0, {"secret": "00" * 32})
        await journal.append(started)
        assert await journal.open_tables() == ["t"]


@live
async def test_an_older_summary_does_not_overwrite_a_newer_one(url: str) -> None:
    async with opened(url) as journal:
        await journal.append(created("t"))
        row = (await journal.list_tables(public=True, status="", game="", page=0, per_page=9))[0]
        await journal.save_table({**row, "status": "finished", "seq": 9})
        await journal.save_table({**row, "status": "playing", "seq": 8})
        assert await journal.open_tables() == []


@live
async def test_a_table_at_which_nobody_waits_leaves_the_lobby(url: str) -> None:
    async with opened(url) as journal:
        await journal.append(created("t"))
        every = {"public": True, "status": "", "game": "", "page": 0, "per_page": 9}
        (row,) = await journal.list_tables(**every)  # type: ignore[arg-type]
        long_ago = {**row, "updated": now_ms() - ABANDONED_MS, "seq": 2}
        await journal.save_table(long_ago)
        assert await journal.list_tables(**every) == []  # type: ignore[arg-type]
        await journal.save_table({**long_ago, "status": "playing", "seq": 3})
        assert len(await journal.list_tables(**every)) == 1  # type: ignore[arg-type]


WISH = {"game": "yak", "seats": 2, "options": {}, "clock": 30, "undo": "none", "public": True}


@asynccontextmanager
async def opened_hub(url: str) -> AsyncIterator[Hub]:
    await migrate(url)
    hub = Hub(Settings(database=url))
    await hub.open()
    try:
        yield hub
    finally:
        await hub.close()


async def begin(table: LiveTable) -> None:
    async with table.lock:
        await table.write(Decision(entries.STARTED, 0, {"secret": secrets.token_hex(32)}))


async def wait_for(is_true: Callable[[], Awaitable[bool]]) -> None:
    while not await is_true():
        await asyncio.sleep(0.01)


async def match_of_bots(hub: Hub) -> LiveTable:
    """A table at which a match is over."""
    table = await hub.create({**WISH, "bots": {1: "random"}})
    await table.write(Decision(entries.BOT, 0, {"level": "random", "name": "Bot"}))
    await begin(table)

    async def is_over() -> bool:
        return table.table.status == "finished"

    await wait_for(is_over)
    return table


@live
async def test_a_rematch_that_follows_at_once_is_not_told_in_a_record(url: str) -> None:
    """A process that was behind takes in the end of a match and the next start in one go."""
    async with opened_hub(url) as hub:
        table = await match_of_bots(hub)
        end = table.table.seq
        hub.is_closing = True  # the bots play no more
        await begin(table)
        behind = LiveTable(hub, Table(table.table.id))
        for entry in (await hub.journal.read(table.table.id))[: end - 1]:
            behind.take(entry, is_replay=True)
        await behind.catch_up()
        await asyncio.gather(*hub._tasks)
        assert behind.table.status == "playing"
        assert await hub.journal.record_ids(table.table.id) == {f"{table.table.id}-1"}


@live
async def test_a_journal_that_cannot_be_replayed_holds_up_no_other_table(url: str) -> None:
    async with opened_hub(url) as hub:
        tables = [await hub.create({**WISH, "bots": {}}) for _ in range(3)]
        for table in tables:
            for name in ("Ann", "Bob"):
                await hub.sit(table, name, None)
            await begin(table)
        names = [table.table.id for table in tables]
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        broken = "UPDATE journal SET body = '{}' WHERE kind = 'started' AND table_id = :name"
        await connection.execute(text(broken), {"name": names[1]})
    await engine.dispose()

    async with opened_hub(url) as again:

        async def are_taken_up() -> bool:
            return set(again.tables) == {names[0], names[2]}

        await wait_for(are_taken_up)


@live
async def test_others_are_served_while_a_long_journal_is_replayed(url: str) -> None:
    async with opened_hub(url) as hub:
        stored = [created("t"), *(said("t", seq) for seq in range(2, 1001))]
        table = LiveTable(hub, Table("t"))
        loading = asyncio.create_task(hub._upkeep.replay(table, stored))
        turns = 0
        while not loading.done():
            await asyncio.sleep(0)
            turns += 1
        assert table.table.seq == 1000
        assert turns >= 1000 // AT_ONCE


@live
async def test_a_table_that_was_just_found_is_not_forgotten(url: str) -> None:
    async with opened_hub(url) as hub:
        table = await hub.create({**WISH, "bots": {}})
        table.last_used = 0.0
        assert await hub.find(table.table.id) is table
        assert table.last_used


@live
async def test_a_record_that_a_crash_prevented_is_stored_after_the_restart(url: str) -> None:
    async with opened_hub(url) as hub:
        hub.finished = lambda live: None  # type: ignore[method-assign]
        table = await match_of_bots(hub)
        assert await hub.journal.open_tables() == [table.table.id]

    async with opened_hub(url) as again:

        async def is_kept() -> bool:
            return not await again.journal.open_tables()

        await wait_for(is_kept)
        record = await again.journal.read_record(table.table.record_id)
        assert record is not None
        assert replay(record).outcome is not None


@live
async def test_clocks_stand_still_while_there_is_no_server(url: str) -> None:
    async with opened_hub(url) as hub:
        table = await hub.create({**WISH, "bots": {}})
        for name in ("Ann", "Bob"):
            await hub.sit(table, name, None)
        await begin(table)
        seq, seat = table.table.seq, table.table.acting[0]
    # As if the turn had begun ten seconds before the server went away for an hour.
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE journal SET at = at - 3610000"))
        alive = {"alive": str(table.table.seats[seat].began - 3_600_000)}
        change = "INSERT INTO keys VALUES ('alive', :alive)"
        await connection.execute(text("DELETE FROM keys WHERE name = 'alive'"))
        await connection.execute(text(change), alive)
    await engine.dispose()

    async with opened_hub(url) as again:
        found = await again.find(table.table.id)
        assert found is not None

        async def is_resumed() -> bool:
            return found.table.seq > seq

        await wait_for(is_resumed)
        resumed = (await again.journal.read(table.table.id))[seq]
        assert resumed.kind == entries.RESUMED
        used = resumed.at - found.table.seats[seat].began
        assert 9_000 < used < 29_000  # ten seconds, and what the restart took
        assert found.table.seats[seat].is_person


def test_the_newest_migration_is_the_one_that_alembic_would_stop_at() -> None:
    assert ScriptDirectory.from_config(alembic_config()).get_heads() == [newest_revision()]
