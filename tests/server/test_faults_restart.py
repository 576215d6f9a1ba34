"""The database or the broker restarts in mid-game: nothing is lost, and everything goes on."""

import asyncio
import itertools
import signal
import time
from collections.abc import Callable
from pathlib import Path

from server.load import Crowd, check_nothing_lost
from server.served import Server, all_serving
from server.services import Postgres, Redis, running
from yurt.server.settings import Settings

TABLES = 8
RESTARTS = 3


def test_postgres_restarts_in_mid_game(tmp_path: Path) -> None:
    database = Postgres()
    ways = itertools.cycle([signal.SIGINT, signal.SIGQUIT])  # in order, and like a crash
    with running(database):
        servers = pair(tmp_path, database, "postgres")
        with all_serving(*servers):

            def restart() -> None:
                database.stop(next(ways))
                database.start()

            asyncio.run(play_through(servers, database, restart))


def test_redis_restarts_in_mid_game(tmp_path: Path) -> None:
    database, redis = Postgres(), Redis(tmp_path)
    with running(database, redis):
        servers = pair(tmp_path, database, redis.url)
        with all_serving(*servers):

            def restart() -> None:
                redis.stop()
                redis.start()

            asyncio.run(play_through(servers, database, restart))


def pair(folder: Path, database: Postgres, bus: str) -> list[Server]:
    """Two processes that share a database."""
    return [Server(folder, f"server{i}", database=database.url, bus=bus) for i in (1, 2)]


async def play_through(
    servers: list[Server], database: Postgres, restart: Callable[[], None]
) -> None:
    crowd = Crowd([server.url for server in servers], seed=6)
    await crowd.sit_down(TABLES, bots=TABLES // 4)
    crowd.start()
    returns = []
    for _ in range(RESTARTS):
        await crowd.wait_for_more(20)
        await asyncio.to_thread(restart)
        start = time.monotonic()
        await crowd.wait_for_every_table()
        returns.append(time.monotonic() - start)
    await crowd.stop()
    for server in servers:
        await asyncio.to_thread(server.stop)
    await check_nothing_lost(Settings(database=database.url).database_url, crowd.players)
    assert not [pause for player in crowd.players for pause in player.pauses], "a socket was lost"
    assert not [error for server in servers for error in server.errors()]
    print(f"every table goes on {max(returns):.2f} s after a restart; {crowd.count()} moves")
