"""The hub: all live tables of this process, loaded when somebody needs them."""

import asyncio
import contextlib
import hashlib
import time
from collections.abc import Coroutine, Mapping
from typing import Any

import structlog

from yurt.core.catalogue import find_game
from yurt.core.errors import InputError
from yurt.core.game import Game
from yurt.server import entries
from yurt.server.auth import Tokens, new_id
from yurt.server.bus import Bus, make_bus
from yurt.server.commands import UNDO_POLICIES, Decision, Refusal, bot_decision, check_level
from yurt.server.journal import Journal
from yurt.server.leases import Leases
from yurt.server.live import LiveTable
from yurt.server.metrics import TABLES
from yurt.server.settings import Settings
from yurt.server.table import Table
from yurt.server.thinkers import Thinkers
from yurt.server.upkeep import Upkeep, record_row

log = structlog.get_logger()

LONGEST_CLOCK = 24 * 3600
MOST_TRIES = 20
GOODBYE_SECONDS = 1
CLOSE_SECONDS = 5


class Hub:
    """Everything that lives while the server runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.journal = Journal(settings.database_url)
        self.bus: Bus = make_bus(settings.bus, settings.database_url)
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
        self.leases = Leases(self.journal.engine, is_shared=self.bus.is_shared)
        self.tokens = Tokens("")
        self.is_closing = False
        self.tables: dict[str, LiveTable] = {}
        self._upkeep = Upkeep(self)
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Connect everything and take up open tables again."""
        await self.journal.open()
        kept = await self.journal.shared_key("secret", new_id() + new_id())
        self.tokens = Tokens(self.settings.secret or kept)
        await self._upkeep.open()
        await self.bus.open(self.wake)

    async def close(self) -> None:
        """Stop gently: what was accepted is committed."""
        self.is_closing = True
        await self._close_part("upkeep", self._upkeep.close())
        await self._close_part("tasks", self._stop_tasks())
        await self._close_part("bus", self.bus.close())
        await self._close_part("journal", self.journal.close())
        await self._close_part("thinkers", asyncio.to_thread(self.thinkers.close))

    async def _close_part(self, name: str, closing: Coroutine[Any, Any, Any]) -> None:
        """Close one part, but not for ever: a broken connection must not keep the process."""
        task = asyncio.ensure_future(closing)
        _, late = await asyncio.wait({task}, timeout=CLOSE_SECONDS)
        if late:
            log.warning("close_late", part=name)
            task.cancel()
        elif task.exception() is not None:
            log.error("close_failed", part=name, exc_info=task.exception())

    async def _stop_tasks(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def background(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside everything else, and log if it fails."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background_failed", exc_info=task.exception())

    # Tables

    async def create(self, wish: dict[str, Any]) -> LiveTable:
        """A new table; what cannot be is refused."""
        body = checked_wish(wish)
        live = LiveTable(self, Table(new_id()))
        async with live.lock:
            await live.write(Decision(entries.CREATED, entries.NOBODY, body))
            self._keep(live)  # at once: whoever finds it in the lobby must find this one
            await self.leases.take([live.table.id])
            for seat, level in wish["bots"].items():
                await live.write(bot_decision(live.table, seat, level))
        return live

    async def find(self, table: str) -> LiveTable | None:
        """A table, from memory or from its journal."""
        if table in self.tables:
            self.tables[table].last_used = time.monotonic()  # it stays until it is connected to
            return self.tables[table]
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                return self.tables.get(table) or await self._load(table)
        finally:
            self._loading.pop(table, None)

    async def _load(self, table: str) -> LiveTable | None:
        stored = await self.journal.read(table)
        if not stored:
            return None
        live = LiveTable(self, Table(table))
        await self._upkeep.replay(live, stored)
        await self.leases.take([table])
        self._keep(live)
        if self.leases.is_shared:  # somebody may have written since, and woken nobody here
            async with live.lock:
                await live.catch_up()
        live.wake_bot()
        return live

    def _keep(self, live: LiveTable) -> None:
        self.tables[live.table.id] = live
        TABLES.set(len(self.tables))

    async def forget(self, names: list[str]) -> None:
        """Tables leave memory; their journal stays."""
        for name in names:
            self.tables.pop(name, None)
        TABLES.set(len(self.tables))
        await self.leases.give_up(names)

    async def sit(
        self, live: LiveTable, name: str, seat: int | None, guest: str = ""
    ) -> tuple[int, str]:
        """A person takes a free seat, or has it already; the seat and its token."""
        body = {"name": checked_name(name), "key": new_id(), "claim": claim_of(guest)}
        async with live.lock:
            for _ in range(MOST_TRIES):
                place = claimed_seat(live.table, body["claim"])
                if place is None:
                    place = free_seat(live.table, seat)
                    if not await live.write(Decision(entries.SAT, place, body)):
                        continue
                return place, self.tokens.make(live.table.id, place, live.table.seats[place].key)
        raise Refusal("busy", "The table is very busy; please try again.")

    async def wake(self, seqs: Mapping[str, int] | None) -> None:
        """Other processes have written; after a silence every table may be behind."""
        if seqs is None:
            seqs = await self.journal.newest(list(self.tables))
        found = ((self.tables.get(name), seq) for name, seq in seqs.items())
        behind = [live for live, seq in found if live is not None and live.table.seq < seq]
        results = await asyncio.gather(*map(_catch_up, behind), return_exceptions=True)
        for error in filter(None, results):
            log.error("catch_up_failed", exc_info=error)

    def drives(self, table: str) -> bool:
        """Whether this process runs the timers and bots of a table."""
        return self.leases.has(table)

    async def say_goodbye(self) -> None:
        """Tell everybody that the server stops, and wait a moment until they have heard it."""
        self.is_closing = True
        connections = [one for live in self.tables.values() for one in live.connections]
        for live in self.tables.values():
            live.say_goodbye()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                while any(connection.has_unsent for connection in connections):
                    await asyncio.sleep(0.01)

    # What follows from entries

    def changed(self, live: LiveTable) -> None:
        """The lobby must know."""
        self.background(self._upkeep.table_changed(live))

    def finished(self, live: LiveTable) -> None:
        """The record must be kept; it is made now, for a rematch may be the very next entry."""
        self.background(self._upkeep.save_record(live, record_row(live.table)))


async def _catch_up(live: LiveTable) -> None:
    async with live.lock:
        await live.catch_up()


def checked_wish(wish: dict[str, Any]) -> dict[str, Any]:
    """What a new table's first entry says."""
    try:
        game = find_game(wish["game"])
        options = game.choose_options(wish["options"])
        game.table(wish["seats"], options)
    except InputError as error:
        raise Refusal("bad_table", str(error)) from None
    if any(options[option.name] in option.lab for option in game.options):
        raise Refusal("bad_table", "This option is for the laboratory, not for live tables.")
    if not 0 <= wish["clock"] <= LONGEST_CLOCK:
        raise Refusal("bad_table", f"A clock has 0 to {LONGEST_CLOCK} seconds a turn.")
    if wish["undo"] not in UNDO_POLICIES:
        raise Refusal("bad_table", f"Taking back is one of {', '.join(UNDO_POLICIES)}.")
    _check_bots(game, wish["bots"], wish["seats"])
    return {
        "game": game.name,
        "options": options,
        "seats": wish["seats"],
        "clock": wish["clock"],
        "undo": wish["undo"],
        "public": wish["public"],
    }


def _check_bots(game: Game, bots: dict[int, str], seats: int) -> None:
    """Every bot must be known and have its seat, and one seat is for who makes the table."""
    for seat, level in bots.items():
        if not 0 <= seat < seats:
            raise Refusal("no_such_seat", f"There is no seat {seat} for a bot.")
        check_level(game, level)
    if len(bots) >= seats:
        raise Refusal("bad_table", "One seat must be left for you.")


def claim_of(guest: str) -> str:
    """What is remembered of the id of a guest, who can prove with it to have been here."""
    return hashlib.sha256(guest.encode()).hexdigest() if guest else ""


def claimed_seat(table: Table, claim: str) -> int | None:
    """The seat that was given for the same claim before."""
    seats = (i for i, seat in enumerate(table.seats) if claim and seat.claim == claim)
    return next(seats, None)


def checked_name(name: str) -> str:
    """A name without anything that does not show."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not 1 <= len(shown) <= 24:
        raise Refusal("bad_name", "A name has 1 to 24 characters that can be seen.")
    return shown


def free_seat(table: Table, wanted: int | None) -> int:
    """The seat somebody gets."""
    free = [i for i, seat in enumerate(table.seats) if seat.is_free]
    if wanted is not None and wanted in free:
        return wanted
    if wanted is not None or not free:
        raise Refusal("seat_taken", "That seat is taken." if free else "All seats are taken.")
    return free[0]
