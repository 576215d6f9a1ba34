"""A live table: one lock, its connections, and what each of them is told."""

import asyncio
import time
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

import structlog

from yurt.core.match import Match, Played
from yurt.server import answers, entries, messages
from yurt.server.advisor import Advisor
from yurt.server.answers import encode
from yurt.server.commands import Decision, Refusal, decide
from yurt.server.connection import Connection
from yurt.server.driver import Driver
from yurt.server.entries import Entry
from yurt.server.metrics import COMMAND_SECONDS, MOVES, REFUSALS
from yurt.server.situation import description, situation, speak, tell_events
from yurt.server.table import FINISHED, PLAYING, Table
from yurt.server.trial import answer_try

if TYPE_CHECKING:
    from yurt.server.hub import Hub

log = structlog.get_logger()

RECENT = 100
"""So many entries back a client can resume without a whole view."""

TRIES = 20
"""So often a command is decided anew because another process was quicker."""

QUIET = {
    entries.MOVED,
    entries.SAID,
    entries.GONE,
    entries.HERE,
    entries.ASKED,
    entries.DECLINED,
    entries.RESUMED,
}
"""Kinds that change nothing in the lobby."""


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Happening:
    """What is kept of an entry that was taken in, and the moves that it made."""

    version: int
    kind: str
    by: int
    match: Match | None
    played: tuple[Played, ...]


class LiveTable:
    """A table in memory, always a prefix of its journal."""

    def __init__(self, hub: "Hub", table: Table) -> None:
        self.hub = hub
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.last_used = time.monotonic()
        self.driver = Driver(self)
        self._advisor = Advisor(self.table, hub)
        self._recent: deque[Happening] = deque(maxlen=RECENT)

    # Entries

    async def catch_up(self) -> None:
        """Take in what other processes have written."""
        for entry in await self.hub.journal.read(self.table.id, self.table.seq):
            self.take(entry)

    def take(self, entry: Entry, *, is_replay: bool = False) -> None:
        """Apply an entry that is in the journal, and tell everybody."""
        before = len(self.table.match.history) if self.table.match is not None else 0
        self.table.apply(entry)
        match = self.table.match
        has_moved = match is not None and entry.kind == entries.MOVED
        played = tuple(match.history[before:]) if match is not None and has_moved else ()
        happening = Happening(entry.seq, entry.kind, entry.seat, match, played)
        self._recent.append(happening)
        if is_replay:
            return
        self._tell(happening)
        self._follow_up(entry)
        self.wake_bot()

    def _follow_up(self, entry: Entry) -> None:
        if entry.kind == entries.SAT:
            for connection in self.connections:
                connection.muted.discard(entry.seat)
        if entry.kind in (entries.STARTED, entries.UNDONE):
            self.driver.forget()
        if entry.kind == entries.GONE and self.has_connection(entry.seat):
            self.hub.background(self._contradict(entry.seat))
        if entry.kind == entries.MOVED and self.table.status == FINISHED:
            self.hub.finished(self)
        if entry.kind not in QUIET:
            self.hub.changed(self)

    async def write(self, decision: Decision) -> bool:
        """Store an entry and take it in; False if another process was quicker."""
        entry = Entry(
            self.table.id, self.table.seq + 1, now_ms(), decision.kind, decision.seat, decision.body
        )
        if await self.hub.journal.append(entry):
            self.take(entry)
            if entry.kind == entries.MOVED and self.table.game is not None:
                MOVES.labels(self.table.game.name, entry.body["by"]).inc()
            await self.hub.bus.publish(self.table.id, entry.seq)
            return True
        await self.catch_up()
        return False

    # Commands

    async def command(self, connection: Connection, command: messages.Command) -> None:
        """Carry out what a client asks for, and answer it."""
        self.last_used = time.monotonic()
        if isinstance(command, messages.Ping):
            connection.put(encode(answers.Pong(id=command.id)))
            return
        if isinstance(command, messages.Mute):
            (connection.muted.add if command.muted else connection.muted.discard)(command.seat)
            connection.put(encode(answers.Done(id=command.id, version=self.table.seq)))
            return
        if isinstance(command, messages.Hint):
            self.hub.background(self._advise(connection, command))
            return
        answer: answers.Answer
        try:
            with COMMAND_SECONDS.time():
                if isinstance(command, messages.Try):
                    seat = self.seat_of(connection)
                    answer = answer_try(self.table, seat, command, connection.language)
                else:
                    async with self.lock:
                        version = await self._carry_out(connection, command)
                    answer = answers.Done(id=command.id, version=version)
        except Refusal as refusal:
            self.refuse(connection, refusal, command.id)
        else:
            connection.put(encode(answer))

    async def _advise(self, connection: Connection, command: messages.Hint) -> None:
        """Think beside everything else: moves need not wait for a hint."""
        try:
            answer = await self._advisor.answer(connection, self.seat_of(connection), command)
        except Refusal as refusal:
            self.refuse(connection, refusal, command.id)
        else:
            connection.put(encode(answer))

    async def _carry_out(self, connection: Connection, command: messages.Command) -> int:
        """Do it, unless it was done before; the version at which it is done."""
        for _ in range(TRIES):
            done_at = self.table.done_at(connection.seat, command.id)
            if done_at is not None:
                return done_at
            decision = decide(self.table, self.seat_of(connection), command, now_ms())
            if decision is None or await self.write(decision):
                if decision is not None and decision.refusal is not None:
                    raise decision.refusal
                return self.table.seq
        raise Refusal("busy", "The table is very busy; please try again.")

    def refuse(self, connection: Connection, refusal: Refusal, command_id: str = "") -> None:
        """Tell the sender alone, in its language where the rulebook speaks."""
        REFUSALS.labels(refusal.code).inc()
        sentence = refusal.sentence
        if refusal.rule and connection.language and self.table.game is not None:
            chapter, _, number = refusal.rule.partition(".")
            words = speak(self.table.game, connection.language)
            sentence = words.refusal(int(chapter) * 100 + int(number))
        refused = answers.Refused(
            id=command_id, code=refusal.code, sentence=sentence, rule=refusal.rule
        )
        connection.put(encode(refused))

    def seat_of(self, connection: Connection) -> int:
        """The seat that a connection may act for: it must still hold the key."""
        seat = connection.seat
        if seat == entries.NOBODY or self.table.seats[seat].key != connection.key:
            return entries.NOBODY
        return seat

    # Connections

    async def connect(self, connection: Connection, since: int) -> None:
        """A client comes, or comes back: it gets what it has missed, or the whole view."""
        async with self.lock:
            self.connections.add(connection)
            self.last_used = time.monotonic()
            connection.put(self.whole(connection, since))
            seat = self.seat_of(connection)
            if seat != entries.NOBODY:
                await self._greet(seat)

    async def _greet(self, seat: int) -> None:
        """The owner of a seat is there; between matches that is all it takes to be back."""
        place = self.table.seats[seat]
        if place.is_away and self.table.status != PLAYING:
            await self._note(entries.BACK, seat)
        elif place.gone_at:
            await self._note(entries.HERE, seat)

    async def disconnect(self, connection: Connection) -> None:
        """A client is gone."""
        connection.close()
        async with self.lock:
            self.connections.discard(connection)
            self.last_used = time.monotonic()
            seat = self.seat_of(connection)
            if seat == entries.NOBODY or self.table.seats[seat].gone_at:
                return
            if not self.has_connection(seat) and not self.hub.is_closing:  # they did not leave
                await self._note(entries.GONE, seat)

    def has_connection(self, seat: int) -> bool:
        """Whether the owner of a seat is connected to this process."""
        return any(self.seat_of(connection) == seat for connection in self.connections)

    async def _contradict(self, seat: int) -> None:
        """Another process believes that somebody is gone who is here."""
        async with self.lock:
            if self.table.seats[seat].gone_at and self.has_connection(seat):
                await self._note(entries.HERE, seat)

    async def _note(self, kind: str, seat: int) -> None:
        """Who comes and goes is written if it can be; a connection does not depend on it."""
        try:
            await self.write(Decision(kind, seat, {}))
        except ConnectionError:
            log.warning("presence_not_stored", table=self.table.id, kind=kind)

    def say_goodbye(self) -> None:
        """The server stops; clients should come back soon."""
        bye = encode(answers.Bye(sentence="The server stops; it will be back in a moment."))
        for connection in self.connections:
            connection.put(bye)

    # What everybody is told

    def whole(self, connection: Connection, since: int = 0, *, is_resync: bool = False) -> bytes:
        """The table as it is, with what happened since, if that is not too long ago."""
        seat = self.seat_of(connection)
        language = connection.language
        lines = [line for line in self.table.chat if line["seat"] not in connection.muted]
        told = answers.TableTold(
            **description(self.table),
            **situation(self.table, seat, language, now_ms()),
            missed=self._missed(seat, since, language),
            chat=[answers.Line(**line) for line in lines],
            resync=is_resync,
        )
        return encode(told)

    def _missed(self, seat: int, since: int, language: str) -> list[answers.Happened] | None:
        """What happened after a version, or None if it is too long ago or to come."""
        if since == self.table.seq:
            return []
        recent = [happening for happening in self._recent if happening.version > since]
        if not since or not recent or recent[0].version != since + 1:
            return None
        return [
            answers.Happened(
                version=happening.version,
                kind=happening.kind,
                by=happening.by,
                events=self._events(happening, seat, language),
            )
            for happening in recent
            if happening.kind != entries.SAID
        ]

    def _events(self, happening: Happening, seat: int, language: str) -> list[answers.Event]:
        if happening.match is None or not happening.played:
            return []
        return tell_events(happening.match, happening.played, seat, language)

    def _tell(self, happening: Happening) -> None:
        """Tell every connection what has happened, each with its own eyes."""
        told: dict[tuple[int, str], bytes] = {}
        for connection in self.connections:
            if happening.kind == entries.SAID and happening.by in connection.muted:
                continue
            key = (self.seat_of(connection), connection.language)
            if key not in told:
                told[key] = encode(self._update(happening, *key))
            connection.put(told[key])

    def _update(self, happening: Happening, seat: int, language: str) -> answers.Answer:
        if happening.kind == entries.SAID:
            return answers.Chat(version=happening.version, line=answers.Line(**self.table.chat[-1]))
        return answers.Update(
            kind=happening.kind,
            by=happening.by,
            events=self._events(happening, seat, language),
            **situation(self.table, seat, language, now_ms()),
        )

    # Bots and clocks

    def wake_bot(self) -> None:
        """Let the bot think whose turn it is."""
        self.driver.wake()

    async def tick(self, now: int) -> None:
        """Look after people who are too slow or gone."""
        await self.driver.tick(now)
