"""`./yurt bench engine`: how fast the rules run, beside C and beside peers, in one run."""

import argparse
import ctypes
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np
from measure import ROOT, Peers, Report, Work, interleave, median_ratio
from rollouts import rollouts
from towers import measure_scoring

import yurt
from yurt.core import loops, twins
from yurt.core.catalogue import add_folder
from yurt.core.events import Log
from yurt.core.game import Game
from yurt.core.layout import PlainRecords, zeros

SEATS = 4
PORT_MATCHES = 10_000
PLAIN_MATCHES = 30


class Table:
    """The arrays that the compiled loops work on."""

    def __init__(self, game: Game, seats: int, matches: int = 1) -> None:
        self.game = game
        self.states: Any = game.state.records(64 + loops.WORKING_STATES)
        game.table(seats, {}).pack(self.states, loops.TABLE)
        self.logs = Log.records(1)
        self.moves = np.zeros(len(game.moves), np.int16)
        shape = (matches, game.max_seats)
        self.results: list[Any] = [np.zeros(shape, np.int32), np.zeros(shape, np.int32)]
        self.results.append(np.zeros(matches, np.int32))

    def run_random(self) -> float:
        """Play random matches in the compiled twin; the number of moves."""
        twin = self.game.compiled
        twin.run_random(self.states, self.logs, self.moves, *self.results, 7, 0)
        return float(self.results[2].sum())


def plain_work(game: Game, seats: int, matches: int) -> Work:
    """The same in the plain twin."""
    table = game.table(seats, {})
    states = PlainRecords([table.copy() for _ in range(loops.WORKING_STATES)])
    shape = (matches, game.max_seats)
    results = [zeros(shape), zeros(shape), zeros((matches,))]

    def work() -> float:
        moves = [0] * len(game.moves)
        game.plain.run_random(states, [Log()], moves, *results, 7, 0)
        return float(sum(results[2]))

    return work


def port_work(folder: str, expected: list[Any]) -> Work:
    """The same in C; it must give the same numbers."""
    library = Path(folder) / "yak.so"
    source = ROOT / "bench" / "yak.c"
    compiler = os.environ.get("CC", "cc")
    flags = ["-O3", "-march=native", "-shared", "-fPIC"]
    subprocess.run([compiler, *flags, "-o", str(library), str(source)], check=True)
    run = ctypes.CDLL(str(library)).run_random
    results = [np.zeros_like(array) for array in expected]
    pointers = [array.ctypes.data_as(ctypes.c_void_p) for array in results]

    def work() -> float:
        first, seed = ctypes.c_int64(0), ctypes.c_int64(7)
        run(SEATS, 1, seed, first, len(results[2]), *pointers)
        return float(results[2].sum())

    work()
    for mine, theirs in zip(results, expected, strict=True):
        assert (mine == theirs).all(), "the C port plays another game"
    return work


def measure_port(report: Report, rounds: int) -> None:
    """YAK compiled, plain and in C."""
    game = yurt.find_game("yak")
    table = Table(game, SEATS, PORT_MATCHES)
    table.run_random()
    with tempfile.TemporaryDirectory() as folder:
        works = {
            "C port": port_work(folder, table.results),
            "compiled": table.run_random,
            "plain": plain_work(game, SEATS, PLAIN_MATCHES),
        }
        rates = interleave(works, rounds)
    for name, rate in rates.items():
        report.rate(f"YAK random play, {SEATS} seats, {name}", rate, "steps/s")
    report.target("compiled / C port", median_ratio(rates, "compiled", "C port"), 0.7)
    report.target("compiled / plain", median_ratio(rates, "compiled", "plain"), 25)


def measure_games(report: Report, rounds: int) -> None:
    """Every game of the catalogue beside YAK."""
    tables = {name: Table(yurt.find_game(name), 4, 2000) for name in yurt.game_names()}
    rates = interleave({name: table.run_random for name, table in tables.items()}, rounds)
    for name, rate in rates.items():
        report.rate(f"{name} random play, 4 seats, compiled", rate, "steps/s")
    goals = {"life": 0.5, "push": 0.5, "towers": 0.2}
    for name, goal in goals.items():
        if name in rates:
            report.target(f"{name} / yak", median_ratio(rates, name, "yak"), goal)
    for name, table in tables.items():
        size = table.game.state.dtype().itemsize
        report.limit(f"{name} state", size, 2048 if name == "towers" else 1024, "bytes")


def measure_clone(report: Report, rounds: int) -> None:
    """Copying a state."""
    table = Table(yurt.find_game("yak"), SEATS)
    count = 2_000_000

    def work() -> float:
        table.game.compiled.clone_many(table.states, loops.WORKING_STATES, loops.TABLE, count)
        return float(count)

    rates = interleave({"clone": work}, rounds)["clone"]
    report.limit("clone of a YAK state", 1e9 / sorted(rates)[len(rates) // 2], 20, "ns")


def measure_start(report: Report, rounds: int) -> None:
    """Importing, and the first compiled step with a warm cache, each in a new process."""
    step = "import yurt; from yurt.lab.simulate import simulate; simulate('yak', matches=1)"
    programs = {"nothing": "pass", "import yurt": "import yurt", "first compiled step": step}
    times: dict[str, list[float]] = {name: [] for name in programs}
    for _ in range(rounds + 1):
        for name, code in programs.items():
            start = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True)
            times[name].append(time.perf_counter() - start)
    middle = {name: sorted(values[1:])[rounds // 2] for name, values in times.items()}
    bare = middle["nothing"]
    report.limit("import yurt", middle["import yurt"] - bare, 0.3, "s")
    report.limit("import to first compiled step", middle["first compiled step"] - bare, 1, "s")


def measure_simulation(report: Report) -> None:
    """A million matches on the command line."""
    words = ["simulate", "yak", "--seats=4", "--games=1000000", "--workers=2", "--json"]
    start = time.perf_counter()
    subprocess.run([sys.executable, "-m", "yurt", *words], check=True, capture_output=True)
    took = time.perf_counter() - start
    report.add("simulate yak --seats 4 --games 1000000, 2 workers", f"{took:.1f} s", "about 10")


def measure_peers(report: Report, peers: Peers, rounds: int) -> None:
    """Rollouts of small games beside OpenSpiel's C++ and pgx on the CPU."""
    report.add("peers", peers.versions())
    add_folder(ROOT / "bench" / "games")
    goals = {"leduc": 5.0, "liarsdice": 4.0}
    for name, goal in goals.items():
        works: dict[str, Work] = {f"yurt {name}": rollout_work(name, 400_000)}
        works[f"open_spiel {name}"] = peer_work(peers, f"open_spiel-{name}", 60_000)
        if name == "leduc":
            works["pgx leduc"] = peer_work(peers, "pgx-leduc", 40_960)
        rates = interleave(works, rounds)
        for work, rate in rates.items():
            report.rate(f"{work}, random matches", rate, "matches/s")
        ratio = median_ratio(rates, f"yurt {name}", f"open_spiel {name}")
        report.target(f"yurt / open_spiel, {name}", ratio, goal)
        if "pgx leduc" in rates:
            report.add("yurt / pgx, leduc", f"{median_ratio(rates, 'yurt leduc', 'pgx leduc'):.1f}")


def rollout_work(name: str, count: int) -> Work:
    """Matches of a small game in the kit."""
    game = yurt.find_game(name)
    table = Table(game, 2)
    table.states["chance"][loops.MATCH][0] = 0x1234567890ABC
    twin = twins.compiled({"rollouts": rollouts}, game.bindings, f"{name}-rollouts")

    def work() -> float:
        points, places = table.results[0][0], table.results[1][0]
        twin.rollouts(table.states, table.logs, table.moves, points, places, count)
        return float(count)

    return work


def peer_work(peers: Peers, name: str, count: int) -> Work:
    """Matches of a small game in a peer: the peer's own clock, without the way to it and back."""

    def work() -> float:
        start = time.perf_counter()
        seconds = peers.seconds(name, count)
        return count * (time.perf_counter() - start) / seconds

    return work


def main() -> None:
    """Measure everything and keep the results."""
    parser = argparse.ArgumentParser(prog="yurt bench engine", description=__doc__)
    parser.add_argument("--peers", action="store_true", help="install the peers if need be")
    parser.add_argument("--rounds", type=int, default=11, help="interleaved rounds (11)")
    options = parser.parse_args()
    report = Report("engine")
    peers = Peers()
    if options.peers and not peers.is_installed():
        peers.install()
    measure_port(report, options.rounds)
    measure_games(report, options.rounds)
    measure_scoring(report, options.rounds)
    measure_clone(report, options.rounds)
    measure_start(report, options.rounds)
    measure_simulation(report)
    if peers.is_installed():
        measure_peers(report, peers, options.rounds)
        peers.close()
    else:
        report.add("peers", "not installed", "./yurt bench engine --peers installs them")
    report.save()


if __name__ == "__main__":
    main()
