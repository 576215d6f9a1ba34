"""The least WebSocket client that speaks to a server: so that the load costs little itself."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
OPEN_SECONDS = 60
NO_MASK = bytes(4)
"""A mask must be there, but on the loopback it need not hide anything."""

Hear = Callable[[bytes], None]


class Wire(asyncio.Protocol):
    """One connection: text messages in and out, pings answered."""

    def __init__(self, path: str, hear: Hear) -> None:
        self.is_closed = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._path = path
        self._hear = hear
        self._buffer = bytearray()
        self._transport: asyncio.WriteTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = cast("asyncio.WriteTransport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        host, port = transport.get_extra_info("peername")[:2]
        lines = [
            f"GET {self._path} HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        self._transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Hear every message that is complete."""
        self._buffer += data
        if not self.opened.done():
            self._open()
        if self.opened.done():
            while self._take_frame():
                pass

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more will come."""
        self.is_closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server has hung up"))

    def send(self, message: bytes) -> None:
        """Send a text."""
        self._write(TEXT, message)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def _write(self, opcode: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        if size < 126:
            head = struct.pack("!BB", FINAL | opcode, MASKED | size)
        else:
            head = struct.pack("!BBH", FINAL | opcode, MASKED | 126, size)
        self._transport.write(head + NO_MASK + payload)

    def _open(self) -> None:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return
        head = bytes(self._buffer[:end])
        del self._buffer[: end + 4]
        if b" 101 " in head.split(b"\r\n", maxsplit=1)[0]:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(head.decode(errors="replace")))

    def _take_frame(self) -> bool:
        """Deal with the first frame if it is all there."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        start, size = 2, buffer[1]
        if size == 126:
            start = 4
            size = int.from_bytes(buffer[2:4], "big")
        elif size == 127:
            start = 10
            size = int.from_bytes(buffer[2:10], "big")
        if len(buffer) < start + size:
            return False
        opcode, payload = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if opcode == TEXT:
            self._hear(payload)
        elif opcode == PING:
            self._write(PONG, payload)
        elif opcode == CLOSE:
            self.close()
        return True


async def open_wire(port: int, wire: Wire) -> None:
    """Connect to a server on this machine."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(OPEN_SECONDS):
        await loop.create_connection(lambda: wire, "127.0.0.1", port)
        await wire.opened
