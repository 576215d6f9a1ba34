"""`./yurt bench server`: how many tables the server carries, beside boardgame.io, in one run."""

import argparse
import asyncio
import os
import sqlite3
import statistics
import time
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from load.crowd import Crowd
from load.process import ServerProcess, busy_seconds
from load.servers import (
    disk_folder,
    install_peer,
    is_peer_installed,
    peer_crowd,
    peer_server,
    yurt_crowd,
    yurt_server,
)
from measure import Report, median_ratio

PAUSE = 4.0
CORES = 2
SMALL = "tictactoe"
MOST_WARM_UPS = 6
PEER_NAME = "boardgame.io"


def measure_disk(report: Report) -> None:
    """What one fsync costs here: the least that one commit on its own can cost."""
    times = []
    with disk_folder() as folder, (folder / "file").open("wb", buffering=0) as file:
        for _ in range(200):
            file.write(bytes(4096))
            start = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - start)
    report.add("fsync of 4 kB", f"{1000 * statistics.median(times):.2f} ms")


class Use:
    """The processor time of a server, of the load and of everybody else, from now to stop()."""

    def __init__(self, process: ServerProcess) -> None:
        self._process = process
        self._before = self._read()
        self.took = self.server = self.load = self.others = 0.0

    def stop(self) -> None:
        """Until here."""
        used = [now - then for now, then in zip(self._read(), self._before, strict=True)]
        self.took, self.server, self.load, everybody = used
        self.others = max(0.0, everybody - self.server - self.load)

    def rest(self) -> str:
        """What the server shared the machine with."""
        load, others = self.load / self.took, self.others / self.took
        return f"beside the load's {load:.0%} and {others:.0%} of everything else"

    def _read(self) -> tuple[float, float, float, float]:
        server = self._process.processor_seconds()
        return time.perf_counter(), server, time.process_time(), busy_seconds()


async def measure_load(report: Report, options: argparse.Namespace) -> None:
    """Many tables at the pace of people."""
    with yurt_server() as (process, database):
        crowd_here = yurt_crowd(process.port, options.game, options.words, options.tables)
        async with crowd_here as crowd:
            report.add("yurt, memory with everybody there", f"{process.memory():.0f} MB")
            await crowd.flat_out(options.warm)  # into the middle of matches
            moves = crowd.meter.moves
            await keep_pace(report, f"yurt {options.game}", process, crowd, options.seconds)
            report.limit("yurt, memory at the end", process.memory(), 250, "MB")
            check_journal(report, moves + crowd.meter.moves, database)
            tell_complaints(report, process, crowd)


async def keep_pace(
    report: Report, name: str, process: ServerProcess, crowd: Crowd, seconds: float
) -> None:
    """One run at the pace of people."""
    use = Use(process)
    await crowd.paced(seconds, PAUSE)
    use.stop()
    meter, tables, took = crowd.meter, len(crowd.tables), use.took
    report.add(
        f"{name}, {tables:,} tables, {2 * tables:,} sockets",
        f"{meter.moves / took:,.0f} moves/s",
        f"a move every {PAUSE:g} s at each table for {took:.0f} s, {meter.late} too late",
    )
    report.add(f"{name}, send to the other's screen, p50", f"{meter.delay(0.5):.1f} ms")
    report.limit(f"{name}, send to the other's screen, p99", meter.delay(0.99), 100, "ms")
    report.add(f"{name}, send to the other's screen, longest", f"{meter.delay(1):.1f} ms")
    report.add(f"{name}, processor", f"{use.server / took:.0%} of a core", use.rest())


def check_journal(report: Report, acknowledged: int, database: Path) -> None:
    """All that was acknowledged must be in the file."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
        query = "select count(*) from journal where kind = 'moved'"
        stored = connection.execute(query).fetchone()[0]
    report.add("acknowledged moves, moves in the file", f"{acknowledged:,}, {stored:,}")
    assert stored >= acknowledged, "an acknowledged move is not in the file"


def tell_complaints(report: Report, process: ServerProcess, crowd: Crowd) -> None:
    """What went wrong, if anything."""
    for code, count in crowd.meter.refusals.items():
        report.add("refused", code, f"{count} times")
    for line in process.complaints()[:5]:
        report.add("the server's log", line[:200].replace("|", "/"))


async def measure_flat_out(report: Report, options: argparse.Namespace, *, with_peer: bool) -> None:
    """As many moves as can be: the servers in turn, each alone."""
    async with AsyncExitStack() as stack:
        process, _ = stack.enter_context(yurt_server())
        crowds: dict[str, Crowd] = {}
        servers: dict[str, ServerProcess] = {}
        for game, words in ((options.game, options.words), (SMALL, "")):
            coming = yurt_crowd(process.port, game, words, options.flat_tables)
            crowds[f"yurt {game}"] = await stack.enter_async_context(coming)
            servers[f"yurt {game}"] = process
        if with_peer:
            peer = stack.enter_context(peer_server())
            coming = peer_crowd(peer.port, options.flat_tables)
            crowds[PEER_NAME] = await stack.enter_async_context(coming)
            servers[PEER_NAME] = peer
        rounds = Rounds(crowds, servers)
        await rounds.play(options.rounds, options.round_seconds)
        tell_rounds(report, rounds, options.flat_tables)
        for name, crowd in crowds.items():
            tell_complaints(report, servers[name], crowd)


class Rounds:
    """Rounds flat out at several servers in turn, so that a noisy moment hits all of them."""

    def __init__(self, crowds: dict[str, Crowd], servers: dict[str, ServerProcess]) -> None:
        self.rates: dict[str, list[float]] = {name: [] for name in crowds}
        self.costs: dict[str, list[float]] = {name: [] for name in crowds}  # ms a move
        self.others: list[float] = []  # what everybody else has used, in cores
        self._crowds = crowds
        self._servers = servers

    async def play(self, rounds: int, seconds: float) -> None:
        """Warm up, then play them."""
        for crowd in self._crowds.values():
            await warm_up(crowd, seconds)
        for _ in range(rounds):
            for name, crowd in self._crowds.items():
                await crowd.prepare()
                use = Use(self._servers[name])
                rate = await crowd.flat_out(seconds)
                use.stop()
                self.rates[name].append(rate)
                self.costs[name].append(1000 * use.server / crowd.meter.moves)
                self.others.append(use.others / use.took)


async def warm_up(crowd: Crowd, seconds: float) -> None:
    """Play rounds until one has had matches enough: it shows how many to prepare."""
    for _ in range(MOST_WARM_UPS):
        crowd.meter.refusals.clear()
        await crowd.prepare()
        await crowd.flat_out(seconds)
        if not crowd.meter.refusals:
            return


def tell_rounds(report: Report, rounds: Rounds, tables: int) -> None:
    """Moves a second, what a move costs the server, and both beside the peer."""
    rates, costs = rounds.rates, rounds.costs
    for name, rate in rates.items():
        report.rate(f"{name}, flat out, {tables} tables", rate, "moves/s")
        cost = f"{statistics.median(costs[name]):.3f} ms"
        report.add(f"{name}, the server's processor time a move", cost)
    for name in [name for name in rates if name != PEER_NAME]:
        report.target(f"{name}, committed moves/s", statistics.median(rates[name]), 1500)
        if PEER_NAME in rates:
            report.target(f"{name} / {PEER_NAME}", median_ratio(rates, name, PEER_NAME), 4)
            cheaper = f"{median_ratio(costs, PEER_NAME, name):.2f}"
            report.add(f"{name} / {PEER_NAME}, moves for the same processor time", cheaper)
    report.add(
        "others on the machine meanwhile", f"{statistics.median(rounds.others):.0%} of a core"
    )


async def measure_peer_load(report: Report, options: argparse.Namespace) -> None:
    """The same pace at boardgame.io."""
    with peer_server() as process:
        async with peer_crowd(process.port, options.tables) as crowd:
            await keep_pace(report, PEER_NAME, process, crowd, options.seconds)
            report.add(f"{PEER_NAME}, memory at the end", f"{process.memory():.0f} MB")
            tell_complaints(report, process, crowd)


def read_options() -> argparse.Namespace:
    """The words after `bench server`."""
    parser = argparse.ArgumentParser(prog="yurt bench server", description=__doc__)
    add = parser.add_argument
    add("--peers", action="store_true", help="install boardgame.io if need be")
    add("--game", default="yak", help="the game for two (yak)")
    add("--words", default="en", help="the language of prompts and events (en); '' for none")
    add("--tables", type=int, default=1000, help="tables at the pace of people (1000)")
    add("--seconds", type=float, default=60, help="how long at the pace of people (60)")
    add("--warm", type=float, default=10, help="seconds flat out before, unmeasured (10)")
    add("--flat-tables", type=int, default=100, help="tables flat out (100)")
    add("--rounds", type=int, default=5, help="interleaved rounds flat out (5)")
    add("--round-seconds", type=float, default=5, help="seconds a round (5)")
    add("--only", choices=("load", "flat"), help="only one of the two parts")
    add("--dry", action="store_true", help="keep no results")
    return parser.parse_args()


def stay_on_two_cores() -> None:
    """The figures are for two cores, shared by the servers and the load."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, set(sorted(os.sched_getaffinity(0))[:CORES]))


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run on the quickest event loop there is."""
    try:
        import uvloop
    except ImportError:
        asyncio.run(work)
    else:
        uvloop.run(work)


def main() -> None:
    """Measure everything and keep the results."""
    options = read_options()
    report = Report("server")
    if options.peers and not is_peer_installed():
        install_peer()
    with_peer = is_peer_installed()
    stay_on_two_cores()
    measure_disk(report)
    if options.only != "flat":
        run(measure_load(report, options))
        if with_peer:
            run(measure_peer_load(report, options))
    if options.only != "load":
        run(measure_flat_out(report, options, with_peer=with_peer))
    if not with_peer:
        report.add(PEER_NAME, "not installed", "./yurt bench server --peers installs it")
    if not options.dry:
        report.save()


if __name__ == "__main__":
    main()
