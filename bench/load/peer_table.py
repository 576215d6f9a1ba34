"""A table of boardgame.io: its tic-tac-toe over engine.io and socket.io, on a WebSocket."""

import json
import random
from typing import Any

import msgspec

from load.lobby import Lobby
from load.table import NOBODY, OPEN_SECONDS, PLAYERS, LoadTable, Meter, until

GAME = "tic-tac-toe"
PATH = "/socket.io/?EIO=4&transport=websocket"
OPENED, PING, PONG, CONNECTED, EVENT = b"0", b"2", b"3", b"40", b"42"
"""How packets begin."""


class Turn(msgspec.Struct):
    """Whose turn it is, and whether the match is over."""

    current_player: str = msgspec.field(name="currentPlayer")
    gameover: Any = None


class Cells(msgspec.Struct):
    """The board."""

    cells: list[str | None]


class State(msgspec.Struct):
    """What the load reads of a state; the rest is skipped."""

    board: Cells = msgspec.field(name="G")
    turn: Turn = msgspec.field(name="ctx")
    version: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    """The answer to somebody who comes to a match."""

    state: State


class UpdateEvent(msgspec.Struct, array_like=True):
    """A move was made."""

    name: str
    match: str
    state: State


class SyncEvent(msgspec.Struct, array_like=True):
    """Somebody has come to a match."""

    name: str
    match: str
    sync: Sync


UPDATE = msgspec.json.Decoder(UpdateEvent)
SYNC = msgspec.json.Decoder(SyncEvent)


class PeerTable(LoadTable):
    """Two people at a table of boardgame.io."""

    def __init__(self, lobby: Lobby, meter: Meter, dice: random.Random) -> None:
        super().__init__(meter, dice)
        self._lobby = lobby
        self._connected = 0
        self._match = ""
        self._keys: list[str] = []
        self._stock: list[tuple[str, list[str]]] = []
        self._used = 2  # matches in the last round
        self._state: State | None = None

    async def open(self) -> None:
        """Make a match, connect and sit down."""
        await self.prepare()
        for _ in range(PLAYERS):
            await self.connect(self._lobby.port, PATH, self._hear)
        await until(lambda: self._connected == PLAYERS, OPEN_SECONDS)
        self.begin()
        await self.until_ready()

    async def prepare(self) -> None:
        """Have matches ready, twice as many as the last round took: making them is not measured."""
        while len(self._stock) < 2 * self._used + 2:
            self._stock.append(await self._make_match())
        self._used = 0

    async def _make_match(self) -> tuple[str, list[str]]:
        told = await self._lobby.ask(f"/games/{GAME}/create", {"numPlayers": PLAYERS})
        match = told["matchID"]
        keys = []
        for name in ("Ann", "Ben"):
            told = await self._lobby.ask(f"/games/{GAME}/{match}/join", {"playerName": name})
            keys.append(told["playerCredentials"])
        return match, keys

    def move(self) -> None:
        """Let the player on turn click a free cell."""
        assert self._state is not None
        player = self._state.turn.current_player
        free = [cell for cell, mark in enumerate(self._state.board.cells) if mark is None]
        payload = {"type": "clickCell", "args": [self.dice.choice(free)], "playerID": player}
        payload["credentials"] = self._keys[int(player)]
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.expect(int(player), {0, 1})
        self._emit(int(player), "update", action, self._state.version, self._match, player)

    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self._state is not None and self._state.turn.gameover is not None

    def begin(self) -> None:
        """Let both come to a match that is ready, on the connections they have."""
        if not self._stock:  # the round is faster than twice the one before
            self.refused("out of matches")
            return
        self._match, self._keys = self._stock.pop()
        self._used += 1
        self.expect(NOBODY, {0, 1})
        for seat in range(PLAYERS):
            self._emit(seat, "sync", self._match, str(seat), self._keys[seat], PLAYERS)

    def _emit(self, seat: int, *values: Any) -> None:
        text = json.dumps(values, separators=(",", ":"))
        self.wires[seat].send(f"{EVENT.decode()}/{GAME},{text}".encode())

    def _hear(self, seat: int, data: bytes) -> None:
        if data.startswith(EVENT):
            self._hear_event(seat, data[data.index(b",") + 1 :])
        elif data.startswith(CONNECTED):
            self._connected += 1
        elif data.startswith(OPENED):
            self.wires[seat].send(CONNECTED + f"/{GAME},".encode())
        elif data.startswith(PING):
            self.wires[seat].send(PONG)

    def _hear_event(self, seat: int, event: bytes) -> None:
        if event.startswith(b'["update"'):
            update = UPDATE.decode(event)
            match, state = update.match, update.state
        elif event.startswith(b'["sync"'):
            answer = SYNC.decode(event)
            match, state = answer.match, answer.sync.state
        else:
            return
        if match == self._match:
            self._state = state
            self.arrived(seat)
