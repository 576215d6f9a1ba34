"""The driver of a table: lets bots think, and hands the seats of absent people to them."""

import asyncio
from typing import TYPE_CHECKING

import structlog

from yurt.server import entries
from yurt.server.commands import Decision, away_decision, decide_move, substitute
from yurt.server.table import PLAYING, Seat
from yurt.server.thinkers import Memories

if TYPE_CHECKING:
    from yurt.server.live import LiveTable

log = structlog.get_logger()


class Driver:
    """What happens at a table without anybody asking for it."""

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self._thinking: asyncio.Task[None] | None = None
        self._memories: Memories = {}

    # Bots

    def wake(self) -> None:
        """Let the bot think whose turn it is, if none is thinking."""
        if self._thinking is None and self._may_drive() and self._bot_seat() is not None:
            self._thinking = self._live.hub.background(self._play_bots())

    def forget(self) -> None:
        """What the bots remember is not true any more: another match, or moves taken back."""
        self._memories = {}

    def _may_drive(self) -> bool:
        hub = self._live.hub
        return not hub.is_closing and hub.drives(self._live.table.id)

    def _bot_seat(self) -> int | None:
        table = self._live.table
        return next((seat for seat in table.acting if not table.seats[seat].is_person), None)

    async def _play_bots(self) -> None:
        """Moves of bots, one after another, until a person is on turn."""
        try:
            while (seat := self._bot_seat()) is not None and self._may_drive():
                await self._play_bot(seat)
        except ConnectionError:
            log.warning("bot_move_not_stored", table=self._live.table.id)
        except Exception:
            log.exception("bot_task_failed", table=self._live.table.id)
        finally:
            self._thinking = None  # the next tick wakes it again

    async def _play_bot(self, seat: int) -> None:
        """One move; what was thought while the match changed or the owner came back is dropped."""
        table, match = self._live.table, self._live.table.match
        assert match is not None
        changed, level = table.changed, table.seats[seat].level or substitute(table)
        text = await self._live.hub.thinkers.choose(match, seat, level, self._memories)
        async with self._live.lock:
            if table.changed == changed and not table.seats[seat].is_person:
                await self._live.write(decide_move(table, seat, text, entries.BOT_PLAYED))

    # Absent people

    def has_work(self, now: int) -> bool:
        """Whether somebody is too slow or gone, or a bot should think: at few of many tables."""
        is_idle = self._thinking is None and self._bot_seat() is not None
        return is_idle or any(self._verdict(seat, now) is not None for seat in self._awaited())

    async def tick(self, now: int) -> None:
        """Hand the seats of people who are too slow or gone to bots."""
        for seat in self._awaited():
            await self._replace(seat, now)
        self.wake()

    def _awaited(self) -> list[int]:
        """The seats for which everybody waits; between matches that is the host."""
        table = self._live.table
        return list(table.acting) if table.status == PLAYING else [table.host]

    async def _replace(self, seat: int, now: int) -> None:
        """Look first, and again behind the lock, where something must be written."""
        if self._verdict(seat, now) is None:
            return
        async with self._live.lock:
            decision = self._verdict(seat, now)
            if decision is not None:
                await self._live.write(decision)

    def _verdict(self, seat: int, now: int) -> Decision | None:
        """What must be written about the person of a seat for whom everybody waits."""
        table = self._live.table
        if seat == entries.NOBODY or not table.seats[seat].is_person:
            return None
        if table.status != PLAYING:
            is_lost = self._is_absent(table.seats[seat], now) and self._others_wait(seat)
            return away_decision(table, seat) if is_lost else None
        if seat not in table.acting:
            return None
        if self._is_slow(table.seats[seat], now) or self._is_absent(table.seats[seat], now):
            return away_decision(table, seat)
        return Decision(entries.GONE, seat, {}) if self._is_in_doubt(seat, now) else None

    def _is_slow(self, place: Seat, now: int) -> bool:
        seconds = self._live.table.clock
        return bool(seconds) and now > place.began + seconds * 1000

    def _is_absent(self, place: Seat, now: int) -> bool:
        return bool(place.gone_at) and now > max(place.gone_at, place.began) + self._absence

    def _is_in_doubt(self, seat: int, now: int) -> bool:
        """Believed to be here, but not by this process: perhaps another one has died with it.

        Then it is written down as gone; a process that knows better contradicts.
        """
        place = self._live.table.seats[seat]
        is_old = now > max(place.here_at, place.began) + self._absence
        return not place.gone_at and is_old and not self._live.has_connection(seat)

    def _others_wait(self, host: int) -> bool:
        """Whether another person is here who could be the host."""
        seats = self._live.table.seats
        return any(s.is_person and not s.gone_at for i, s in enumerate(seats) if i != host)

    @property
    def _absence(self) -> int:
        return self._live.hub.settings.absence * 1000
