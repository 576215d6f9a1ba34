"""Clients over real sockets, which keep everything that they are told."""

import asyncio
import functools
import json
import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from server.served import Server
from yurt.core.game import Game

TEST_SECONDS = 120
LONGEST_MATCH = 5_000
ANSWER_SECONDS = 120
Told = dict[str, Any]


def live(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Let pytest run an asynchronous test, with an end."""

    @functools.wraps(test)
    def run(**fixtures: Any) -> None:
        asyncio.run(asyncio.wait_for(test(**fixtures), TEST_SECONDS))

    return run


class Client:
    """One connection to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.heard: list[Told] = []
        self.now: Told = {}

    async def hear(self) -> Told:
        """The next message."""
        text = str(await asyncio.wait_for(self.socket.recv(), ANSWER_SECONDS))
        message: Told = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        if message["type"] in ("table", "update"):
            self.now = message
        return message

    async def hear_until(self, is_it: Callable[[Told], bool]) -> Told:
        """The first message from now on for which something holds."""
        while True:
            message = await self.hear()
            if is_it(message):
                return message

    async def hear_type(self, message_type: str) -> Told:
        """The next message of a type."""
        return await self.hear_until(lambda message: message["type"] == message_type)

    async def hear_kind(self, kind: str) -> Told:
        """The next update of a kind."""
        return await self.hear_until(lambda message: message.get("kind") == kind)

    async def catch_up(self, version: int) -> None:
        """Hear until a version is known."""
        while max((m.get("version", 0) for m in self.heard), default=0) < version:
            await self.hear()

    async def send(self, message_type: str, **fields: Any) -> None:
        """Send a message and wait for nothing."""
        await self.socket.send(json.dumps({"type": message_type, **fields}))

    async def ask(self, message_type: str, **fields: Any) -> Told:
        """Send a command and hear its answer."""
        command_id = fields.setdefault("id", secrets.token_hex(8))
        await self.send(message_type, **fields)
        answers = ("done", "tried", "hint", "refused", "pong")
        return await self.hear_until(
            lambda told: told["type"] in answers and told.get("id") == command_id
        )

    async def do(self, message_type: str, **fields: Any) -> int:
        """Send a command that must succeed; its version."""
        answer = await self.ask(message_type, **fields)
        assert answer["type"] == "done", answer
        return int(answer["version"])

    async def refused(self, message_type: str, **fields: Any) -> str:
        """Send a command that must be refused; the code."""
        answer = await self.ask(message_type, **fields)
        assert answer["type"] == "refused", answer
        assert answer["sentence"]
        return str(answer["code"])


@asynccontextmanager
async def joined(
    server: Server, table: str, token: str = "", headers: dict[str, str] | None = None, **hello: Any
) -> AsyncIterator[Client]:
    """A client that has said hello and heard the table."""
    async with connect(
        server.socket_url(table),
        additional_headers=headers,
        max_queue=None,
        compression=None,
        ping_interval=None,
    ) as socket:
        client = Client(socket)
        await client.send("hello", token=token, **hello)
        await client.hear_type("table")
        yield client


class Party:
    """A table with its people, all connected."""

    def __init__(self, server: Server, http: httpx.AsyncClient, stack: AsyncExitStack) -> None:
        self.server = server
        self.http = http
        self._stack = stack
        self.table = ""
        self.tokens: list[str] = []
        self.clients: list[Client] = []

    async def join(self, token: str = "", **hello: Any) -> Client:
        """One more connection; without a token it watches."""
        return await self._stack.enter_async_context(
            joined(self.server, self.table, token, **hello)
        )

    async def sit(self, name: str) -> Client:
        """One more person at the table."""
        answer = await self.http.post(f"/api/tables/{self.table}/seats", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.tokens.append(answer.json()["token"])
        self.clients.append(await self.join(self.tokens[-1]))
        return self.clients[-1]

    async def start(self) -> None:
        """The host begins, and everybody knows."""
        await self.catch_up(await self.clients[0].do("start"))

    async def catch_up(self, version: int) -> None:
        """Everybody hears until a version is known."""
        for client in self.clients:
            await client.catch_up(version)

    async def play(self, seat: int, text: str) -> None:
        """A move that everybody hears of."""
        await self.catch_up(await self.clients[seat].do("move", text=text))


@asynccontextmanager
async def party(
    server: Server, game: str = "yak", seats: int = 2, people: int | None = None, **wish: Any
) -> AsyncIterator[Party]:
    """A new table at which people sit, connected."""
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=server.url, timeout=30))
        made = Party(server, http, stack)
        body = {"game": game, "seats": seats, "name": "Ann", **wish}
        answer = await http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made.table = answer.json()["table"]
        made.tokens.append(answer.json()["token"])
        made.clients.append(await made.join(made.tokens[0]))
        for number in range(1, seats if people is None else people):
            await made.sit(f"Guest {number}")
        yield made


def first_move(now: Told) -> str:
    """The first legal move."""
    move = now["moves"][0]
    return str(move[0] if isinstance(move, list) else move)


def any_move(dice: random.Random, game: Game, now: Told) -> str:
    """One of the legal moves as they are told; a run stands for all between its ends."""
    told = dice.choice(now["moves"])
    if isinstance(told, str):
        return told
    first, last, count = told
    start = game.moves.parse(first)
    assert game.moves.parse(last) == start + count - 1
    return game.moves.format(dice.randrange(start, start + count))


async def play_out(table: Party, game: Game, dice: random.Random) -> None:
    """Random moves until the end, by whoever is on turn."""
    for _ in range(LONGEST_MATCH):
        to_act = table.clients[0].now.get("to_act")
        if not to_act:
            return
        seat = dice.choice(to_act)
        await table.play(seat, any_move(dice, game, table.clients[seat].now))
    raise AssertionError("the match does not end")
