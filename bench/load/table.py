"""A table at which the load plays both sides, and what it measures."""

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from load.wire import Wire, open_wire

PLAYERS = 2
ACKNOWLEDGED = "acknowledged"
NOBODY = -1
OPEN_SECONDS = 120


@dataclass
class Meter:
    """What a crowd has measured."""

    moves: int = 0  # acknowledged, and seen by both
    late: int = 0  # not made in time because the one before was still under way
    delays: list[float] = field(default_factory=list)  # from send to the other's screen
    refusals: Counter[str] = field(default_factory=Counter)

    def delay(self, share: float) -> float:
        """The milliseconds that this share of the delays stays within."""
        ordered = sorted(self.delays)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class LoadTable(ABC):
    """Two people who move in turn; the server's own protocol is left to subclasses."""

    def __init__(self, meter: Meter, dice: random.Random) -> None:
        self.meter = meter
        self.dice = dice
        self.is_ready = False  # somebody can move, and nothing is under way
        self.keeps_moving = False  # without a pause
        self.wires: list[Wire] = []
        self._mover = NOBODY
        self._sent = 0.0
        self._waits: set[int | str] = set()

    @abstractmethod
    async def open(self) -> None:
        """Make the table, sit down, connect and begin."""

    @abstractmethod
    async def prepare(self) -> None:
        """Do what a round needs and what should not be measured."""

    @abstractmethod
    def move(self) -> None:
        """Let the player on turn make a random legal move."""

    @abstractmethod
    def is_over(self) -> bool:
        """Whether the match has ended."""

    @abstractmethod
    def begin(self) -> None:
        """Begin the next match."""

    def close(self) -> None:
        """Hang up."""
        for wire in self.wires:
            wire.close()

    async def connect(self, port: int, path: str, hear: Callable[[int, bytes], None]) -> None:
        """Open the connection of the next player."""
        seat = len(self.wires)
        wire = Wire(path, partial(hear, seat))
        self.wires.append(wire)  # before the server says anything
        await open_wire(port, wire)

    async def until_ready(self) -> None:
        """Wait until somebody can move."""
        await until(lambda: self.is_ready, OPEN_SECONDS)

    def expect(self, mover: int, waits: set[int | str]) -> None:
        """Something is sent; the seats and words in `waits` must come before the next."""
        self.is_ready = False
        self._mover = mover
        self._waits = waits
        self._sent = time.perf_counter()

    def arrived(self, what: int | str) -> None:
        """A seat has seen it, or the server has said that it is done."""
        if what not in self._waits:
            return
        self._waits.discard(what)
        if self._mover != NOBODY and what not in {self._mover, ACKNOWLEDGED}:
            self.meter.delays.append(time.perf_counter() - self._sent)
        if not self._waits:
            self.meter.moves += self._mover != NOBODY
            self.go_on()

    def refused(self, code: str) -> None:
        """This should not happen; the table stops, and the report says so."""
        self.meter.refusals[code] += 1
        self.keeps_moving = False
        self.is_ready = True

    def go_on(self) -> None:
        """Do what comes next."""
        if self.is_over():
            self.begin()
        elif self.keeps_moving:
            self.move()
        else:
            self.is_ready = True


async def until(condition: Callable[[], bool], seconds: float) -> None:
    """Wait for a condition, but not for ever."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)
