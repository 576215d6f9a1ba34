"""Limits: floods, slow readers, too many tables and connections; memory stays bounded."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from server.client import Client, first_move, live, party
from server.served import Server, serving
from yurt.server.connection import LONGEST_QUEUE, Connection
from yurt.server.guard import MOST_BUCKETS, Bucket, Buckets, household


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with tight limits; tests come from different addresses."""
    limits = {"tables_per_hour": 5, "connections_per_address": 4, "proxies": 1}
    folder = tmp_path_factory.mktemp("strict")
    with serving(folder, **limits, requests_per_minute=60, messages_per_second=20) as server:
        yield server


def wish(server: Server, address: str) -> httpx.Response:
    headers = {"x-forwarded-for": f"6.6.6.6, {address}"}
    body = {"game": "yak", "seats": 2, "name": "Ann"}
    return httpx.post(f"{server.url}/api/tables", json=body, headers=headers)


def test_one_address_cannot_make_ten_thousand_tables(strict: Server) -> None:
    codes = [wish(strict, "10.0.0.1").status_code for _ in range(10)]
    assert codes == [201] * 5 + [429] * 5
    refused = wish(strict, "10.0.0.1")
    assert refused.json()["code"] == "too_many"
    assert int(refused.headers["retry-after"]) > 0
    assert wish(strict, "10.0.0.2").status_code == 201


def test_who_pretends_to_come_from_elsewhere_is_still_counted(strict: Server) -> None:
    """Some proxies add their header to the client's own instead of joining the two."""
    url, body = f"{strict.url}/api/tables", {"game": "yak", "seats": 2, "name": "Ann"}
    codes = []
    for number in range(6):
        headers = [("x-forwarded-for", f"6.6.6.{number}"), ("x-forwarded-for", "10.0.6.1")]
        codes.append(httpx.post(url, json=body, headers=headers).status_code)
    assert codes == [201] * 5 + [429]


@live
async def test_one_address_cannot_connect_again_and_again(strict: Server) -> None:
    table = wish(strict, "10.0.4.1").json()["table"]
    headers = {"x-forwarded-for": "10.0.4.2"}
    codes: list[str | int] = []
    start = time.monotonic()
    while 4429 not in codes:
        async with connect(strict.socket_url(table), additional_headers=headers) as socket:
            try:
                await socket.send('{"type":"hello"}')
                codes.append(json.loads(await socket.recv())["type"])
            except ConnectionClosed as closed:
                codes.append(closed.rcvd.code if closed.rcvd is not None else 0)
        assert codes.count("table") <= 60 + time.monotonic() - start  # one more every second
    assert codes[:60] == ["table"] * 60


def test_one_address_cannot_ask_without_end(strict: Server) -> None:
    headers = {"x-forwarded-for": "10.0.1.1"}
    with httpx.Client(base_url=strict.url, headers=headers) as http:
        codes: list[int] = []
        start = time.monotonic()
        while codes.count(429) < 5:
            codes.append(http.get("/api/games").status_code)
            assert codes.count(200) <= 60 + time.monotonic() - start  # one more every second
        assert codes[:60] == [200] * 60
        assert http.get("/healthz").status_code == 200
        assert http.get("/metrics").status_code == 200


@live
async def test_one_address_has_only_so_many_connections(strict: Server) -> None:
    table = wish(strict, "10.0.2.1").json()["table"]
    headers = {"x-forwarded-for": "10.0.2.1"}
    open_ones = [
        await connect(strict.socket_url(table), additional_headers=headers) for _ in range(4)
    ]
    with pytest.raises(ConnectionClosed) as closed:
        async with connect(strict.socket_url(table), additional_headers=headers) as fifth:
            await fifth.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    await open_ones[0].close()
    async with connect(strict.socket_url(table), additional_headers=headers) as again:
        await again.send('{"type":"hello"}')
        assert json.loads(await again.recv())["type"] == "table"
    for one in open_ones:
        await one.close()


@live
async def test_a_flood_is_slowed_down_and_loses_nothing(strict: Server) -> None:
    """Forty at once, then twenty a second: a hundred take about three seconds."""
    table = wish(strict, "10.0.3.1").json()["table"]
    headers = {"x-forwarded-for": "10.0.3.1"}
    async with connect(strict.socket_url(table), additional_headers=headers) as socket:
        client = Client(socket)
        await client.send("hello")
        await client.hear()
        start = time.monotonic()
        for number in range(100):
            await client.send("ping", id=str(number))
        answers = [await client.hear() for _ in range(100)]
        assert [answer["id"] for answer in answers] == [str(number) for number in range(100)]
        assert time.monotonic() - start > 2


async def resyncs(http: httpx.AsyncClient) -> float:
    """How many slow readers have lost their queue so far."""
    text = (await http.get("/metrics")).text
    line = next(line for line in text.splitlines() if line.startswith("yurt_resyncs_total "))
    return float(line.split()[1])


def deaf(server: Server) -> socket.socket:
    """A socket with so little room that the server notices when nobody reads."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect(("127.0.0.1", server.port))
    return made


@live
async def test_a_slow_reader_is_sent_a_whole_view_instead(tmp_path: Path) -> None:
    """It gets no endless backlog, the others do not wait for it, and the server does not grow."""
    with serving(tmp_path) as server:
        bots = [{"seat": seat, "level": "easy"} for seat in range(1, 6)]
        async with party(server, "push", 6, people=1, bots=bots, undo="free") as table:
            await table.start()
            while table.clients[0].now["to_act"] != [0]:
                await table.clients[0].hear()
            url = server.socket_url(table.table)
            slow = [await connect(url, sock=deaf(server), max_queue=1) for _ in range(4)]
            for reader in slow:
                await reader.send('{"type":"hello"}')
            mover = table.clients[0]
            text, before = first_move(mover.now), server.memory()
            while await resyncs(table.http) < len(slow):
                for _ in range(100):
                    await mover.send("move", text=text)
                    await mover.send("undo")
                await mover.ask("ping")
                await table.catch_up(mover.now["version"])
                for client in table.clients:
                    del client.heard[:-1], client.raw[:-1]
            assert server.memory() - before < 40 << 20
            patient = Client(slow[0])
            told = await patient.hear_until(lambda message: message.get("resync", False))
            assert told["type"] == "table"
            await patient.catch_up(table.clients[0].now["version"])
            for reader in slow:
                reader.transport.abort()  # a proper goodbye would wait for what was never read


def test_a_queue_is_bounded() -> None:
    asyncio.run(fill_a_queue())


async def fill_a_queue() -> None:
    connection = Connection(0, "", "")
    sent: list[bytes] = []
    for number in range(LONGEST_QUEUE * 3):
        connection.put(str(number).encode())
    assert not connection.has_unsent

    async def send(message: bytes) -> None:
        sent.append(message)
        if len(sent) == 2:
            connection.close()

    connection.put(b"lost, as the resync says it too")
    writer = asyncio.create_task(connection.write_forever(send, lambda: b"whole"))
    while not sent:
        await asyncio.sleep(0)
    connection.put(b"next")
    await writer
    assert sent == [b"whole", b"next"]


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(per_second=1000, burst=2)
    assert [bucket.try_take() for _ in range(3)] == [True, True, False]
    deadline = time.monotonic() + 5
    while not bucket.is_full and time.monotonic() < deadline:
        time.sleep(0.001)
    assert bucket.try_take()


def test_buckets_of_very_many_addresses_are_bounded() -> None:
    buckets = Buckets(per_second=0.001, burst=1)
    for number in range(MOST_BUCKETS + 100):
        assert buckets.of(str(number)).try_take()
    assert len(buckets._buckets) <= MOST_BUCKETS
    assert not buckets.of(str(MOST_BUCKETS + 99)).try_take()


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("10.1.2.3", "10.1.2.3"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("nonsense", "unknown"),
        ("", "unknown"),
    ],
)
def test_a_household_counts_as_one(address: str, counted: str) -> None:
    assert household(address) == counted
