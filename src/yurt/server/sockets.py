"""The WebSocket side: one connection, from hello to goodbye."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from yurt.core.words import languages
from yurt.server import answers, messages
from yurt.server.auth import COOKIE, TABLE_ID
from yurt.server.commands import Refusal
from yurt.server.connection import Connection
from yurt.server.entries import NOBODY
from yurt.server.guard import Bucket, Guard
from yurt.server.hub import Hub
from yurt.server.live import LiveTable
from yurt.server.metrics import MESSAGES, REFUSALS, SOCKETS

log = structlog.get_logger()

HELLO_SECONDS = 10
NO_HELLO, FORBIDDEN, NO_TABLE, TOO_MANY = 4400, 4403, 4404, 4429
"""The codes with which a connection is closed."""

LOST = (WebSocketDisconnect, WebSocketException, OSError)
"""What a closed connection raises while something is sent or awaited."""

Socket = WebSocket[Any, Any, Any]


@websocket("/ws/{table:str}")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """Talk about one table until the client leaves."""
    guard: Guard = socket.app.state.guard
    address = guard.address(socket)
    try:
        await socket.accept()
        if not guard.is_origin_allowed(socket):
            await socket.close(FORBIDDEN, "this origin may not connect")
            return
        if not guard.enter(address):
            REFUSALS.labels("too_many").inc()
            await socket.close(TOO_MANY, "too many connections from your address")
            return
        with _counted(guard, address):
            await Conversation(socket, table, guard.message_buckets(address)).run()
    except LOST:
        log.debug("disconnected", table=table)


@contextmanager
def _counted(guard: Guard, address: str) -> Iterator[None]:
    SOCKETS.inc()
    try:
        yield
    finally:
        SOCKETS.dec()
        guard.leave(address)


class Conversation:
    """One client and one table."""

    def __init__(self, socket: Socket, table: str, buckets: tuple[Bucket, Bucket]) -> None:
        self._socket = socket
        self._table = table
        self._buckets = buckets
        self._hub: Hub = socket.app.state.hub

    async def run(self) -> None:
        """Find the table, greet, then read and write until one side leaves."""
        live = await self._hub.find(self._table) if TABLE_ID.fullmatch(self._table) else None
        if live is None:
            await self._complain("no_table", "There is no such table.")
            await self._socket.close(NO_TABLE, "no such table")
            return
        hello = await self._await_hello()
        if hello is None:
            await self._socket.close(NO_HELLO, "no hello")
            return
        connection = await self._recognize(live, hello)
        await live.connect(connection, hello.since)
        writer = asyncio.create_task(self._write(live, connection))
        try:
            await self._read(live, connection)
        finally:
            await live.disconnect(connection)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _await_hello(self) -> messages.Hello | None:
        """The first message; anything else gets an answer and another chance, for a while."""
        with suppress(TimeoutError):
            async with asyncio.timeout(HELLO_SECONDS):
                while True:
                    text = await self._receive()
                    try:
                        hello: messages.Hello = messages.parse(messages.HELLO, text)
                    except messages.BadMessage:
                        await self._complain("no_hello", "The first message must be a hello.")
                    else:
                        return hello
        return None

    async def _recognize(self, live: LiveTable, hello: messages.Hello) -> Connection:
        """Who it is: the holder of a seat, or somebody who watches."""
        assert live.table.game is not None
        token = hello.token or self._socket.cookies.get(COOKIE, "")
        seat, key = self._hub.tokens.read(token, live.table.id) or (NOBODY, "")
        language = hello.words if hello.words in languages(live.table.game) else ""
        connection = Connection(seat, key, language, hello.muted)
        if hello.token and live.seat_of(connection) == NOBODY:
            await self._complain("bad_token", "This token holds no seat here; you are watching.")
        return connection

    async def _receive(self) -> str:
        """The next text; whoever sends too much waits."""
        text = await self._socket.receive_data(mode="text")
        MESSAGES.inc()
        pause = max(bucket.take() for bucket in self._buckets)
        if pause > 0:
            await asyncio.sleep(pause)
        return str(text)

    async def _read(self, live: LiveTable, connection: Connection) -> None:
        """Carry out commands; nonsense gets an answer too."""
        while True:
            text = await self._receive()
            try:
                command = messages.parse(messages.COMMANDS, text)
            except messages.BadMessage as error:
                live.refuse(connection, Refusal("bad_message", str(error)))
                continue
            try:
                await live.command(connection, command)
            except ConnectionError:
                sentence = "The server cannot store anything right now; send it again later."
                live.refuse(connection, Refusal("database", sentence), command.id)

    async def _write(self, live: LiveTable, connection: Connection) -> None:
        with suppress(*LOST):
            await connection.write_forever(
                self._send, lambda: live.whole(connection, is_resync=True)
            )
        connection.close()

    async def _send(self, message: bytes) -> None:
        await self._socket.send_data(message.decode(), mode="text")

    async def _complain(self, code: str, sentence: str) -> None:
        REFUSALS.labels(code).inc()
        await self._send(answers.encode(answers.Refused(code=code, sentence=sentence)))
