"""kill -9 at random moments under load: nothing acknowledged is lost, and no table is stuck."""

import asyncio
import random
import time
from pathlib import Path

from server.load import Crowd, check_nothing_lost
from server.served import Server, all_serving
from server.services import Postgres, running
from yurt.server.settings import Settings

KILLS = 20
TABLES = 12


def test_sqlite_survives_being_killed(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with all_serving(server):
        asyncio.run(kill_again_and_again([server], server.database))
    assert not server.errors()


def test_postgres_survives_being_killed_with_two_processes(tmp_path: Path) -> None:
    database = Postgres()
    with running(database):
        servers = [
            Server(tmp_path, f"server{i}", database=database.url, bus="postgres") for i in (1, 2)
        ]
        with all_serving(*servers):
            asyncio.run(kill_again_and_again(servers, database.url))
        assert not [error for server in servers for error in server.errors()]


async def kill_again_and_again(servers: list[Server], database: str) -> None:
    dice = random.Random(4)
    crowd = Crowd([server.url for server in servers], seed=4)
    await crowd.sit_down(TABLES, bots=TABLES // 4)
    crowd.start()
    returns = []
    for _ in range(KILLS):
        await crowd.wait_for_more(dice.randint(5, 60))
        await asyncio.sleep(dice.random() / 20)  # any moment, also within a transaction
        server = dice.choice(servers)
        start = time.monotonic()
        await asyncio.to_thread(server.kill)
        server.start()
        await asyncio.to_thread(server.wait)
        returns.append(time.monotonic() - start)
    await crowd.wait_for_every_table()
    await crowd.stop()
    for server in servers:
        await asyncio.to_thread(server.stop)
    stored = await check_nothing_lost(Settings(database=database).database_url, crowd.players)
    pauses = sorted(pause for player in crowd.players for pause in player.pauses)
    print(
        f"{KILLS} kills: {crowd.count()} acknowledged, {stored} entries; serving again after "
        f"{sorted(returns)[KILLS // 2]:.2f} s, at most {max(returns):.2f} s; "
        f"players back after {pauses[len(pauses) // 2]:.2f} s, at most {pauses[-1]:.2f} s"
    )
