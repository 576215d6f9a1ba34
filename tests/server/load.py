"""Players who play on through every fault, and remember what the server has acknowledged."""

import asyncio
import itertools
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import httpx
from sqlalchemy import text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from yurt.server.engine import make_engine
from yurt.server.entries import CREATED, MOVED, Entry
from yurt.server.table import FINISHED, Table

PATIENCE = 60
"""Seconds; generous, because the machine may be busy."""

THINKING = 0.1
"""The longest that a player thinks, in seconds: a load, but not all that the machine can bear."""


class Player:
    """A person at a seat, who makes random legal moves for ever."""

    def __init__(
        self, urls: list[str], table: str, seat: int, token: str, dice: random.Random
    ) -> None:
        self.table = table
        self.seat = seat
        self.acknowledged: dict[str, int] = {}  # the version at which each command was done
        self.sent: set[str] = set()
        self.refused: Counter[str] = Counter()
        self.pauses: list[float] = []  # how long each reconnection took
        self._token = token
        self._dice = dice
        self._urls = itertools.cycle(urls)
        self._pending: dict[str, Any] | None = None
        self._version = 0
        self._numbers = itertools.count()

    async def play(self) -> None:
        """Play until cancelled; come back after every lost connection."""
        lost: float | None = None
        while True:
            url = next(self._urls).replace("http", "ws", 1) + f"/ws/{self.table}"
            try:
                async with connect(url, open_timeout=10, close_timeout=1) as socket:
                    hello = {"type": "hello", "token": self._token, "since": self._version}
                    await socket.send(json.dumps(hello))
                    first = json.loads(await socket.recv())
                    assert first["type"] == "table", first
                    if lost is not None:
                        self.pauses.append(time.monotonic() - lost)
                        lost = None
                    await self._converse(socket, first)
            except (OSError, WebSocketException, TimeoutError):
                lost = lost or time.monotonic()
                await asyncio.sleep(0.05)

    async def _converse(self, socket: ClientConnection, seen: dict[str, Any]) -> None:
        if self._pending is not None:  # perhaps it was done: the same id again, never a new one
            await socket.send(json.dumps(self._pending))
        await self._consider(socket, seen)
        async for data in socket:
            message = json.loads(data)
            if message["type"] in ("table", "update"):
                seen = message
            elif message["type"] in ("done", "refused"):
                self._note(message)
            await self._consider(socket, seen)

    def _note(self, message: dict[str, Any]) -> None:
        if self._pending is None or message.get("id") != self._pending["id"]:
            return
        if message["type"] == "done":
            self.acknowledged[message["id"]] = message["version"]
        else:
            self.refused[message["code"]] += 1
        self._pending = None

    async def _consider(self, socket: ClientConnection, seen: dict[str, Any]) -> None:
        """Do what there is to do in a situation."""
        assert seen["version"] >= self._version or seen["type"] == "table"
        self._version = seen["version"]
        if self._pending is not None:
            return
        if seen["people"][self.seat]["away"]:
            await self._say(socket, "back")
        elif seen["status"] != "playing" and seen["host"] == self.seat:
            if all(person["person"] or person["bot"] for person in seen["people"]):
                await self._say(socket, "start")
        elif seen.get("moves"):
            await asyncio.sleep(self._dice.random() * THINKING)
            move = self._dice.choice(seen["moves"])
            await self._say(socket, "move", text=move if isinstance(move, str) else move[0])

    async def _say(self, socket: ClientConnection, kind: str, **values: Any) -> None:
        command = {"type": kind, "id": f"{self.seat}-{next(self._numbers)}", **values}
        self._pending = command
        self.sent.add(command["id"])
        await socket.send(json.dumps(command))


class Crowd:
    """Tables full of players."""

    def __init__(self, urls: list[str], seed: int) -> None:
        self._urls = urls
        self._dice = random.Random(seed)
        self.players: list[Player] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def sit_down(self, tables: int, bots: int = 0) -> None:
        """Make tables with as few seats as a game allows; at the first ones the last is a bot."""
        async with httpx.AsyncClient(base_url=self._urls[0], timeout=30) as client:
            games = itertools.cycle((await client.get("/api/games")).json())
            for number, game in zip(range(tables), games, strict=False):
                seats = game["min_seats"]
                wish: dict[str, Any] = {"game": game["name"], "seats": seats, "name": "Ann"}
                if number < bots:
                    wish["bots"] = [{"seat": seats - 1, "level": "easy"}]
                await self._seat(client, "/api/tables", wish)
                path = f"/api/tables/{self.players[-1].table}/seats"
                for _ in range(seats - 1 - (number < bots)):
                    await self._seat(client, path, {"name": "Bob"})

    async def _seat(self, client: httpx.AsyncClient, path: str, wish: dict[str, Any]) -> None:
        answer = await client.post(path, json=wish)
        assert answer.status_code == 201, answer.text
        given = answer.json()
        urls = self._urls[len(self.players) % len(self._urls) :] + self._urls
        dice = random.Random(self._dice.random())
        player = Player(urls, given["table"], given["seat"], given["token"], dice)
        self.players.append(player)

    def start(self) -> None:
        """Everybody plays."""
        self._tasks = [asyncio.create_task(player.play()) for player in self.players]

    async def stop(self) -> None:
        """Everybody leaves; a player who failed fails the test."""
        for task in self._tasks:
            task.cancel()
        results = await asyncio.gather(*self._tasks, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception):
                raise result

    def count(self) -> int:
        """How many commands were acknowledged."""
        return sum(len(player.acknowledged) for player in self.players)

    async def wait_for_more(self, count: int) -> None:
        """Wait until so many more commands are acknowledged."""
        goal = self.count() + count
        await self.wait_until(lambda: self.count() >= goal, f"{count} more moves")

    async def wait_for_every_table(self) -> None:
        """Wait until something more is acknowledged at every table: none is stuck."""
        before = self._by_table()

        def stuck() -> list[str]:
            now = self._by_table()
            return [table for table in before if now[table] <= before[table]]

        await self.wait_until(lambda: not stuck(), "every table goes on", stuck)

    def _by_table(self) -> Counter[str]:
        counts: Counter[str] = Counter()
        for player in self.players:
            counts[player.table] += len(player.acknowledged)
        return counts

    async def wait_until(
        self, is_true: Callable[[], bool], what: str, tell: Callable[[], object] = str
    ) -> None:
        """Wait for a condition while everybody plays on."""
        start = time.monotonic()
        while not is_true():
            for task in self._tasks:
                if task.done():
                    task.result()
            assert time.monotonic() < start + PATIENCE, f"{what}: waited in vain {tell()}"
            await asyncio.sleep(0.01)


async def read_journal(url: str) -> tuple[dict[str, list[Entry]], dict[str, str]]:
    """All entries by table, and all records, as they lie in the database."""
    engine = make_engine(url)
    try:
        async with engine.connect() as connection:
            rows = await connection.execute(text("SELECT * FROM journal ORDER BY table_id, seq"))
            journal: dict[str, list[Entry]] = {}
            for row in rows:
                body = json.loads(row.body)
                entry = Entry(row.table_id, row.seq, row.at, row.kind, row.seat, body)
                journal.setdefault(row.table_id, []).append(entry)
            found = await connection.execute(text("SELECT id, text FROM records"))
            return journal, {row.id: row.text for row in found}
    finally:
        await engine.dispose()


async def check_nothing_lost(url: str, players: list[Player]) -> int:
    """No gap, nothing twice, nothing acknowledged missing, every ended match a record."""
    journal, records = await read_journal(url)
    for player in players:
        stored = journal[player.table]
        ids = Counter(e.body.get("id") for e in stored if e.body.get("from") == player.seat)
        assert not [i for i in player.sent if ids[i] > 1], "a command was done twice"
        at = {e.body.get("id"): e.seq for e in stored if e.body.get("from") == player.seat}
        for command, version in player.acknowledged.items():
            assert at.get(command) == version, f"{player.table}: {command} was lost"
    for table, stored in journal.items():
        assert [entry.seq for entry in stored] == list(range(1, len(stored) + 1)), "a gap"
        assert stored[0].kind == CREATED
        for record in finished_matches(table, stored):
            assert record in records, f"{record} has no record"
    return sum(len(stored) for stored in journal.values())


def finished_matches(name: str, stored: list[Entry]) -> list[str]:
    """The names of the records that a journal must have led to."""
    table = Table(name)
    found = []
    for entry in stored:
        table.apply(entry)
        if entry.kind == MOVED and table.status == FINISHED:
            found.append(table.record_id)
    return found
