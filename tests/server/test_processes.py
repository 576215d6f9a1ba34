"""Several processes at one database: any of them serves any table."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from server.client import Client, first_move, joined, live
from server.load import read_journal
from server.served import Server, all_serving
from server.services import Postgres, running
from yurt.server.entries import MOVED
from yurt.server.settings import Settings

RIVALS = 50
TURNS = 10


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    made = Postgres()
    with running(made):
        yield made


@pytest.fixture(scope="module")
def servers(database: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    folder = tmp_path_factory.mktemp("processes")
    pair = [Server(folder, f"s{i}", database=database.url, bus="postgres") for i in (1, 2)]
    with all_serving(*pair):
        yield pair
    assert not [error for server in pair for error in server.errors()]


async def make_table(server: Server, *, bot: bool = False) -> tuple[str, list[str]]:
    """A table for two and the tokens of its people."""
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
        wish = {"game": "yak", "seats": 2, "name": "Ann"}
        bots = [{"seat": 1, "level": "easy"}] if bot else []
        given = (await client.post("/api/tables", json={**wish, "bots": bots})).json()
        tokens = [given["token"]]
        if not bot:
            path = f"/api/tables/{given['table']}/seats"
            tokens.append((await client.post(path, json={"name": "Bob"})).json()["token"])
    return given["table"], tokens


@live
async def test_of_fifty_moves_for_one_turn_through_two_processes_one_wins(
    servers: list[Server], database: Postgres
) -> None:
    table, tokens = await make_table(servers[0])
    async with AsyncExitStack() as stack:
        rivals: list[list[Client]] = [
            [
                await stack.enter_async_context(joined(servers[i % 2], table, token))
                for i in range(RIVALS)
            ]
            for token in tokens
        ]
        everybody = [client for seat in rivals for client in seat]
        version = await rivals[0][0].do("start")
        for _ in range(TURNS):
            await asyncio.gather(*(client.catch_up(version) for client in everybody))
            seat = everybody[0].now["to_act"][0]
            version = await fight(rivals[seat], version)
    stored = await read_journal(Settings(database=database.url).database_url)
    moves = [entry for entry in stored[0][table] if entry.kind == MOVED]
    assert len(moves) == TURNS
    assert [entry.seq for entry in stored[0][table]] == list(range(1, len(stored[0][table]) + 1))


async def fight(rivals: list[Client], version: int) -> int:
    """All of them move at once; the version of the only one that gets through."""
    text = first_move(rivals[0].now)
    asked = (
        rival.ask("move", text=text, version=version, id=f"{version}-{number}")
        for number, rival in enumerate(rivals)
    )
    answers = await asyncio.gather(*asked)
    assert Counter(answer["type"] for answer in answers) == {"done": 1, "refused": RIVALS - 1}
    assert {answer["code"] for answer in answers if answer["type"] == "refused"} == {"stale"}
    return int(next(answer["version"] for answer in answers if answer["type"] == "done"))


@live
async def test_a_move_through_one_process_is_seen_through_the_other(servers: list[Server]) -> None:
    table, tokens = await make_table(servers[0])
    async with (
        joined(servers[0], table, tokens[0]) as ann,
        joined(servers[1], table, tokens[1]) as bob,
    ):
        version = await ann.do("start")
        for _ in range(5):
            await bob.catch_up(version)
            await ann.catch_up(version)
            mover = (ann, bob)[bob.now["to_act"][0]]
            version = await mover.do("move", text=first_move(mover.now))


@live
async def test_bots_play_on_when_the_process_that_drove_them_dies(
    servers: list[Server], database: Postgres, tmp_path: Path
) -> None:
    third = Server(tmp_path, database=database.url, bus="postgres")
    with all_serving(third):
        table, tokens = await make_table(third, bot=True)
        async with joined(third, table, tokens[0]) as ann:
            await ann.catch_up(await ann.do("start"))
            await until_on_turn(ann)
        third.kill()
    async with joined(servers[1], table, tokens[0]) as ann:
        for _ in range(3):
            await until_on_turn(ann)
            await ann.catch_up(await ann.do("move", text=first_move(ann.now)))
    assert not third.errors()


async def until_on_turn(client: Client) -> None:
    while 0 not in client.now["to_act"]:
        await client.hear_type("update")
