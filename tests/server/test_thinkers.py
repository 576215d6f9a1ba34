"""Bots that raise, hang, die or cheat are replaced by simpler ones, and no table is stuck."""

import asyncio
import os
import shutil
import signal
from collections.abc import Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.client import Client, first_move, joined, live
from server.served import Server, all_serving
from server.services import wait_until
from yurt.bots.slots import MEMORY
from yurt.core.errors import InputError
from yurt.core.template import TEMPLATE
from yurt.server import entries
from yurt.server.entries import Entry
from yurt.server.hub import Hub
from yurt.server.live import LiveTable
from yurt.server.settings import Settings
from yurt.server.table import Table
from yurt.server.thinkers import told

BAD_BOTS = '''"""Bots that fail in every way."""

from yurt.core.state import State

from .state import PeaksState


def easy(view: PeaksState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """A good one."""
    return moves[0]


def raises(view: PeaksState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """Raise something that cannot even be pickled, in a way that cannot even be compiled."""
    class Strange(Exception):
        pass

    raise Strange(lambda: view)


def hangs(view: PeaksState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """Think for ever, compiled: nothing but a signal ends that."""
    while moves[0] >= 0:
        memory[0] += 1
    return moves[0]


def dies(view: PeaksState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """Take the whole process along: compiled code reads where there is no memory."""
    return moves[1 << 40]


def cheats(view: PeaksState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """Make a move that is not allowed."""
    return 10_000
'''
LEVELS = ("easy", "raises", "hangs", "dies", "cheats")
MOST_MATCHES = 10  # until all bots are compiled and have failed


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("thinkers")
    game = folder / "games" / "fragile"
    shutil.copytree(TEMPLATE, game, ignore=shutil.ignore_patterns("__pycache__", "tests"))
    for path in (path for path in game.rglob("*") if path.suffix in {".py", ".ftl"}):
        path.write_text(path.read_text().replace("peaks", "fragile"))
    card = (game / "__init__.py").read_text()
    bots = ", ".join(f'"{level}": bots.{level}' for level in LEVELS)
    (game / "__init__.py").write_text(card.replace('"easy": bots.easy', bots))
    (game / "bots.py").write_text(BAD_BOTS)
    made = Server(folder, bot_seconds=3)
    made.environment["YURT_GAMES"] = str(game.parent)
    with all_serving(made):
        assert len(made.family()) == 1, "no process for bots before the first thought"
        yield made


@asynccontextmanager
async def against(server: Server, level: str) -> Any:
    """Somebody alone with a bot, in a match that has begun."""
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
        wish = {"game": "fragile", "seats": 2, "name": "Ann"}
        bots = [{"seat": 1, "level": level}]
        given = (await http.post("/api/tables", json={**wish, "bots": bots})).json()
    async with joined(server, given["table"], given["token"]) as ann:
        await ann.catch_up(await ann.do("start"))
        yield ann


async def play_to_the_end(ann: Client) -> None:
    while ann.now["status"] == "playing":
        if 0 in ann.now["to_act"]:
            await ann.catch_up(await ann.do("move", text=first_move(ann.now)))
        else:
            await ann.hear_type("update")


def rested(server: Server) -> set[object]:
    return {line["bot"] for line in server.lines() if line["event"] == "bot_rests"}


def replaced(server: Server) -> set[str]:
    found = [line["bot"] for line in server.lines() if line["event"] == "bot_replaced"]
    return {str(bot).removeprefix("fragile/") for bot in found}


@live
async def test_every_failure_is_logged_and_a_simpler_bot_plays(server: Server) -> None:
    for _ in range(MOST_MATCHES):
        async with against(server, "cheats") as ann:
            await play_to_the_end(ann)
        if len(rested(server)) == 4:
            break
    assert replaced(server) == {"raises", "hangs", "dies", "cheats"}
    stops = [line for line in server.lines() if line["event"] == "bot_stopped"]
    how = {(line["bot"], line["error"]) for line in stops}
    assert how >= {("fragile/hangs", "TimeoutError"), ("fragile/dies", "ProcessExpired")}
    assert len(rested(server)) == 4, "bots that fail again and again are left alone for a while"
    assert not [line for line in server.errors() if "Traceback" in str(line)]


@live
async def test_workers_that_are_killed_are_replaced(server: Server) -> None:
    async with against(server, "easy") as ann:
        before = await asyncio.to_thread(wait_for_workers, server)
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        await play_to_the_end(ann)
    async with against(server, "easy") as ann:
        await play_to_the_end(ann)


def wait_for_workers(server: Server) -> list[int]:
    wait_until(lambda: bool(server.workers()), "a worker")
    return server.workers()


@live
async def test_no_process_is_left_when_the_server_is_killed(server: Server) -> None:
    async with against(server, "easy") as ann:
        await play_to_the_end(ann)
        await asyncio.to_thread(server.kill)
    await asyncio.to_thread(wait_until, lambda: not server.family(), "all processes ended")
    await asyncio.to_thread(server.restart)


@live
async def test_a_server_that_is_asked_to_stop_leaves_nothing_behind(server: Server) -> None:
    async with against(server, "easy") as ann:
        await ann.do("move", text=first_move(ann.now))
        seconds = await asyncio.to_thread(server.stop)
    await asyncio.to_thread(wait_until, lambda: not server.family(), "all processes ended")
    print(f"stopped after {seconds:.2f} s")
    await asyncio.to_thread(server.restart)


@live
async def test_a_bot_remembers_nothing_that_was_taken_back_or_of_another_match(
    tmp_path: Path,
) -> None:
    hub = Hub(Settings(database=f"sqlite:///{tmp_path / 'none.sqlite'}"))
    hub.changed = lambda live: None  # type: ignore[method-assign]
    table = LiveTable(hub, Table("t"))

    def take(kind: str, seat: int, **body: Any) -> None:
        table.take(Entry("t", table.table.seq + 1, 1000, kind, seat, body))

    made = {"game": "yak", "options": {}, "seats": 2, "clock": 0, "undo": "free", "public": False}
    take(entries.CREATED, entries.NOBODY, **made)
    for seat in (0, 1):
        take(entries.SAT, seat, name=f"P{seat}", key="k")
    take(entries.STARTED, 0, secret="00" * 32)
    assert table.table.match is not None
    seat = table.table.acting[0]
    for kind, body in ((entries.UNDONE, {"count": 1}), (entries.STARTED, {"secret": "11" * 32})):
        text = table.table.match.moves(seat)[0]
        take(entries.MOVED, seat, text=text, by=entries.PERSON_PLAYED)
        table.driver._memories[seat, "easy"] = [1] * MEMORY
        take(entries.SAID, seat, text="hello")
        assert table.driver._memories
        take(kind, seat, **body)
        assert not table.driver._memories


def test_the_log_names_a_damaged_file_but_never_what_a_bot_saw() -> None:
    assert told(InputError("values in values.npz is damaged")) == "values in values.npz is damaged"
    assert told(ValueError("the hand is yak, yak, ibex")) == "ValueError"
