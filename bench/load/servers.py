"""The two servers that are measured, and the crowds that come to them."""

import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import fields
from pathlib import Path

from measure import ROOT

from load.crowd import Crowd
from load.lobby import Lobby
from load.peer_table import PeerTable
from load.process import ServerProcess, free_port
from load.table import Meter
from load.yurt_table import Texts, YurtTable
from yurt.server.settings import PREFIX, Settings

SOURCES = ROOT / "bench" / "boardgame"
PEER = ROOT / ".peers-node"
DATABASE = "bench.sqlite"
PLENTY = "1000000"


@contextmanager
def disk_folder() -> Iterator[Path]:
    """A folder on the disk of the checkout: /tmp may be memory, where fsync costs nothing."""
    cache = ROOT / ".cache"
    cache.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cache, prefix="bench-") as name:
        yield Path(name)


@contextmanager
def yurt_server() -> Iterator[tuple[ServerProcess, Path]]:
    """The real server on a fresh SQLite file."""
    with disk_folder() as folder:
        database, port = folder / DATABASE, free_port()
        flags = [f"--port={port}", f"--database=sqlite:///{database}"]
        command = [sys.executable, "-m", "yurt", "serve", *flags]
        games = {"YURT_GAMES": str(ROOT / "bench" / "games")}
        with ServerProcess(command, games | no_limits(), port) as process:
            process.wait_for("/healthz")
            yield process, database


def no_limits() -> dict[str, str]:
    """Everything that is limited per address or per second: all the load comes from one."""
    names = [setting.name for setting in fields(Settings) if "_per_" in setting.name]
    return {f"{PREFIX}{name.upper()}": PLENTY for name in names}


@contextmanager
def peer_server() -> Iterator[ServerProcess]:
    """The server of boardgame.io as in production, where it logs nothing and checks less."""
    port = free_port()
    command = ["node", str(SOURCES / "server.cjs"), str(PEER), str(port)]
    with ServerProcess(command, {"NODE_ENV": "production"}, port) as process:
        process.wait_for("/games")
        yield process


def is_peer_installed() -> bool:
    """Whether exactly the locked packages are there."""
    stamp = PEER / "installed"
    return stamp.is_file() and stamp.read_bytes() == (SOURCES / "package-lock.json").read_bytes()


def install_peer() -> None:
    """Install the locked packages; none of their scripts is run."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise SystemExit("boardgame.io needs node and npm: install Node.js 20 or newer")
    print("Installing boardgame.io into .peers-node (once) ...", flush=True)
    PEER.mkdir(exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(SOURCES / name, PEER / name)
    command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(command, cwd=PEER, check=True, env=os.environ | {"NODE_ENV": "development"})
    shutil.copy(PEER / "package-lock.json", PEER / "installed")


@asynccontextmanager
async def yurt_crowd(port: int, game: str, words: str, tables: int) -> AsyncIterator[Crowd]:
    """People at tables of Yurt."""
    with Lobby(port) as lobby:
        told = await lobby.ask(f"/api/games/{game}")
        texts = Texts(told["moves"])

        def make(meter: Meter, dice: random.Random) -> YurtTable:
            return YurtTable(lobby, game, texts, words, meter, dice)

        async with Crowd(make, tables) as crowd:
            yield crowd


@asynccontextmanager
async def peer_crowd(port: int, tables: int) -> AsyncIterator[Crowd]:
    """People at tables of boardgame.io."""
    with Lobby(port) as lobby:

        def make(meter: Meter, dice: random.Random) -> PeerTable:
            return PeerTable(lobby, meter, dice)

        async with Crowd(make, tables) as crowd:
            yield crowd
