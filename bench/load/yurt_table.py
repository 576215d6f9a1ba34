"""A table of Yurt, as docs/protocol.md describes it."""

import json
import random
from typing import Any

import msgspec

from load.lobby import Lobby
from load.table import ACKNOWLEDGED, NOBODY, OPEN_SECONDS, PLAYERS, LoadTable, Meter, until


class Message(msgspec.Struct):
    """What the load reads of a message; the rest is skipped."""

    type: str
    kind: str = ""
    code: str = ""
    status: str = ""
    to_act: list[int] = []
    moves: list[str | list[str | int]] = []


MESSAGE = msgspec.json.Decoder(Message)


class Texts:
    """All moves of a game in their order: a run [first, last, count] refers to them."""

    def __init__(self, texts: list[str]) -> None:
        self._texts = texts
        self._numbers = {text: number for number, text in enumerate(texts)}

    def choose(self, moves: list[Any], dice: random.Random) -> str:
        """One of the legal moves, each as likely as any other."""
        sizes = [1 if isinstance(move, str) else move[2] for move in moves]
        place = dice.randrange(sum(sizes))
        for move, size in zip(moves, sizes, strict=True):
            if place < size:
                is_run = not isinstance(move, str)
                return self._texts[self._numbers[move[0]] + place] if is_run else str(move)
            place -= size
        raise AssertionError("sizes add up")


class YurtTable(LoadTable):
    """Two people at a table of Yurt."""

    def __init__(
        self, lobby: Lobby, game: str, texts: Texts, words: str, meter: Meter, dice: random.Random
    ) -> None:
        super().__init__(meter, dice)
        self._lobby = lobby
        self._game = game
        self._texts = texts
        self._words = words
        self._seen = [Message("")] * PLAYERS
        self._sent_count = 0

    async def open(self) -> None:
        """Make the table, sit down, connect and start."""
        wish = {"game": self._game, "seats": PLAYERS, "name": "Ann"}
        host = await self._lobby.ask("/api/tables", wish)
        path = f"/api/tables/{host['table']}/seats"
        guest = await self._lobby.ask(path, {"name": "Ben"})
        for seat, given in enumerate((host, guest)):
            await self.connect(self._lobby.port, f"/ws/{host['table']}", self._hear)
            hello = {"type": "hello", "token": given["token"], "words": self._words}
            self.wires[seat].send(json.dumps(hello).encode())
        await until(lambda: all(seen.type for seen in self._seen), OPEN_SECONDS)
        self.begin()
        await self.until_ready()

    async def prepare(self) -> None:
        """Do nothing: a rematch is one message."""

    def move(self) -> None:
        """Let the first of the acting seats make a random legal move."""
        seat = self._seen[0].to_act[0]
        text = self._texts.choose(self._seen[seat].moves, self.dice)
        self._send(seat, seat, type="move", text=text)

    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self._seen[0].status == "finished"

    def begin(self) -> None:
        """Let the host start."""
        self._send(0, NOBODY, type="start")

    def _send(self, seat: int, mover: int, **command: Any) -> None:
        self._sent_count += 1
        self.expect(mover, {0, 1, ACKNOWLEDGED})
        self.wires[seat].send(json.dumps({**command, "id": str(self._sent_count)}).encode())

    def _hear(self, seat: int, data: bytes) -> None:
        message = MESSAGE.decode(data)
        if message.type in {"update", "table"}:
            self._seen[seat] = message
            if message.kind in {"moved", "started"}:
                self.arrived(seat)
        elif message.type == "done":
            self.arrived(ACKNOWLEDGED)
        elif message.type == "refused":
            self.refused(message.code)
