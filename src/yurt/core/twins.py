"""Two twins of one text: the rules compiled by Numba, and the same rules as plain Python.

A twin is a set of functions that call each other. Making one copies every function that can be
reached from its entries and rebinds its globals: placeholders to the functions of the game, callees
to their twins, what was learned to its numbers. So the compiled twin can be cached on disk, and the
text knows nothing about it.
"""

import hashlib
import importlib.util
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from threading import Lock
from types import FunctionType
from typing import Any

from yurt.core.learned import Learned

Function = Callable[..., Any]
KEPT_CACHES = 8

_cache_in_use = Lock()
"""Numba has one cache folder for all threads: else a twin could be kept in that of another."""


class Twin:
    """The entries of a twin, by name."""

    def __init__(
        self, entries: Mapping[str, Function], is_compiled: bool, cache: Path | None = None
    ) -> None:
        self.__dict__.update(entries)
        self.is_compiled = is_compiled
        self._cache = cache

    def __getattr__(self, name: str) -> Function:
        raise AttributeError(f"this twin has no entry {name!r}")

    def has_empty_cache(self) -> bool:
        """Whether its machine code will be kept on disk, and is not there yet."""
        return self._cache is not None and not any(self._cache.rglob("*.nbc"))


def has_numba() -> bool:
    """Whether the compiled twin can be had; asked without importing Numba."""
    return importlib.util.find_spec("numba") is not None


@cache
def numba_or_note() -> bool:
    """Whether Numba is there; where it is not, say once that everything runs on the plain twin."""
    if not has_numba():
        note = "Numba is not installed: the rules run uncompiled, some 50 times slower."
        print(note, file=sys.stderr)
    return has_numba()


def plain(entries: Mapping[str, Function], replace: Mapping[Function, Function]) -> Twin:
    """The twin that CPython runs."""
    bound = _bind(
        entries, replace, lambda function, _: function, lambda table: table.load().tolist()
    )
    return Twin(bound, is_compiled=False)


def compiled(
    entries: Mapping[str, Function],
    replace: Mapping[Function, Function],
    label: str,
    *,
    boundscheck: bool = False,
    inline: bool = True,
) -> Twin:
    """The twin that Numba compiles, cached on disk under a hash of all that goes into it."""
    import numba

    label = f"{label}-checked" if boundscheck else label
    names = {id(function) for function in entries.values()}
    mark = _mark(entries, replace, label)
    folder = _cache_folder(label, mark)

    def compile_one(function: Function, original: Function) -> Function:
        is_entry = id(original) in names
        # Numba's names are unique in one process only: code that another process has compiled
        # would be linked to a function of the same name that this one compiled for another twin.
        function.__qualname__ += f"_{mark}"
        jit: Function = numba.njit(
            nogil=True,
            cache=is_entry and folder is not None,
            boundscheck=boundscheck,
            error_model="numpy",
            # Measured on YAK: a quarter faster, compiled as quickly; bots compile twice as slowly.
            forceinline=inline and not is_entry,
        )
        made: Function = jit(function)
        return made

    with _numba_cache(folder):
        bound = _bind(entries, replace, compile_one, Learned.load)
    return Twin(bound, is_compiled=True, cache=folder)


def _bind(
    entries: Mapping[str, Function],
    replace: Mapping[Function, Function],
    wrap: Callable[[Function, Function], Function],
    load: Callable[[Learned], Any],
) -> dict[str, Function]:
    """Copy the reachable functions, with callees and placeholders rebound to the copies."""
    spaces: dict[int, dict[str, Any]] = {}
    made: dict[Function, Function] = {}
    for function in _reachable(entries, replace):
        space = spaces.setdefault(id(function.__globals__), dict(function.__globals__))
        copy = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
        made[function] = wrap(copy, function)
    for function in made:
        space = spaces[id(function.__globals__)]
        for name, callee in _callees(function):
            space[name] = made[replace.get(callee, callee)]
        for name in function.__code__.co_names:
            if isinstance(space.get(name), Learned):
                space[name] = load(space[name])
    return {name: made[replace.get(entry, entry)] for name, entry in entries.items()}


def _reachable(entries: Mapping[str, Function], replace: Mapping[Function, Function]) -> list[Any]:
    """Every function that the entries can come to call."""
    found: dict[Any, None] = {}
    waiting: list[Any] = list(entries.values())
    while waiting:
        function = waiting.pop()
        function = replace.get(function, function)
        if function not in found:
            found[function] = None
            waiting += [callee for _, callee in _callees(function)]
    return list(found)


def _callees(function: Any) -> Iterator[tuple[str, FunctionType]]:
    for name in function.__code__.co_names:
        value = function.__globals__.get(name)
        if isinstance(value, FunctionType):
            yield name, value


def _essence(
    entries: Mapping[str, Function], replace: Mapping[Function, Function]
) -> Iterator[tuple[Any, ...]]:
    """Everything that the machine code depends on: what functions do, and tables and constants."""
    for function in _reachable(entries, replace):
        yield function.__module__, function.__name__, function.__defaults__
        yield function.__code__.co_code, function.__code__.co_varnames
        yield function.__code__.co_consts[1:]  # but for the docstring
        for name in function.__code__.co_names:
            value = function.__globals__.get(name)
            if isinstance(value, FunctionType):
                value = replace.get(value, value)
                yield name, value.__module__, value.__name__
            elif isinstance(value, Learned):
                yield name, hashlib.sha256(value.load().tobytes()).hexdigest()
            else:
                yield name, value.tolist() if hasattr(value, "tolist") else value


def _mark(
    entries: Mapping[str, Function], replace: Mapping[Function, Function], label: str
) -> str:
    """A name that only this text has, with these versions of what compiles it."""
    digest = hashlib.sha256(label.encode())
    for package in ("numba", "numpy", "llvmlite"):
        digest.update(f"{package} {importlib.import_module(package).__version__} ".encode())
    digest.update(f"{sys.version} {platform.machine()}".encode())
    for part in _essence(entries, replace):
        digest.update(repr(part).encode())
    return digest.hexdigest()[:20]


def _cache_folder(label: str, mark: str) -> Path | None:
    """The folder for what is compiled, or None where nothing can be written."""
    root = cache_root()
    if root is None:
        return None
    folder = root / label / mark
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _forget_old(folder.parent)
    except OSError:
        return None
    return folder


def cache_root() -> Path | None:
    """Where compiled code is kept: YURT_CACHE, else the user's cache folder, if writable."""
    home = os.environ.get("XDG_CACHE_HOME") or str(Path("~/.cache").expanduser())
    root = Path(os.environ.get("YURT_CACHE") or Path(home) / "yurt")
    try:
        root.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=root).close()
    except OSError:
        return None
    return root


def _forget_old(label: Path) -> None:
    folders = sorted(label.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[KEPT_CACHES:]:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _numba_cache(folder: Path | None) -> Iterator[None]:
    """Let the functions made inside use one cache folder: Numba reads it as it makes them."""
    config: Any = importlib.import_module("numba.core.config")
    with _cache_in_use:
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder or "")
        try:
            yield
        finally:
            config.CACHE_DIR = before
