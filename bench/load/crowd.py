"""All the tables at one server: opened together, played with or without a pause."""

import asyncio
import gc
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Self

from load.lobby import AT_ONCE
from load.table import LoadTable, Meter, until

DRAIN_SECONDS = 60


class Crowd:
    """People at many tables."""

    def __init__(self, make: Callable[[Meter, random.Random], LoadTable], count: int) -> None:
        self.meter = Meter()
        self.tables: Sequence[LoadTable] = [
            make(self.meter, random.Random(number)) for number in range(count)
        ]

    async def __aenter__(self) -> Self:
        await self._for_all(lambda table: table.open())
        gc.collect()
        gc.freeze()  # the load's own garbage must not disturb what it measures
        return self

    async def __aexit__(self, *_: object) -> None:
        for table in self.tables:
            table.close()

    async def prepare(self) -> None:
        """Do what a round needs and what should not be measured."""
        await self._for_all(lambda table: table.prepare())

    async def flat_out(self, seconds: float) -> float:
        """Move as soon as it can be; the moves a second."""
        self._forget()
        start = time.perf_counter()
        for table in self.tables:
            table.keeps_moving = True
            if table.is_ready:
                table.go_on()
        await asyncio.sleep(seconds)
        await self._drain()
        return self.meter.moves / (time.perf_counter() - start)

    async def paced(self, seconds: float, pause: float) -> None:
        """Make a move every `pause` seconds at each table, each with its own beat."""
        self._forget()
        dice = random.Random(4)
        beats = sorted((dice.random() * pause, number) for number in range(len(self.tables)))
        start = time.perf_counter()
        for lap in range(max(1, round(seconds / pause))):
            for beat, number in beats:
                wait = start + lap * pause + beat - time.perf_counter()
                if wait > 0:
                    await asyncio.sleep(wait)
                self._move_in_time(self.tables[number])
        await self._drain()

    def _move_in_time(self, table: LoadTable) -> None:
        if table.is_ready:
            table.move()
        else:
            self.meter.late += 1

    async def _drain(self) -> None:
        """Wait for what is under way."""
        for table in self.tables:
            table.keeps_moving = False
        try:
            await until(lambda: all(table.is_ready for table in self.tables), DRAIN_SECONDS)
        except TimeoutError:
            stuck = [table for table in self.tables if not table.is_ready]
            lost = sum(wire.is_closed for table in stuck for wire in table.wires)
            raise RuntimeError(f"{len(stuck)} tables are stuck, {lost} connections lost") from None

    def _forget(self) -> None:
        self.meter.moves = self.meter.late = 0
        self.meter.delays.clear()

    async def _for_all(self, work: Callable[[LoadTable], Awaitable[None]]) -> None:
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(table: LoadTable) -> None:
            async with gate:
                await work(table)

        async with asyncio.TaskGroup() as group:
            for table in self.tables:
                group.create_task(one(table))
