"""Work cut into parts, several of them at a time, and a way out of it while they run."""

import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import Any, TypeVar

from yurt.core.errors import InputError

PART_SECONDS = 1.0
HEARING_SECONDS = 0.5
INTERRUPTED = 130  # the exit code of a program that Ctrl-C has ended

Job = TypeVar("Job")
Found = TypeVar("Found")


def check_workers(workers: int) -> None:
    """Somebody has to do the work."""
    if workers < 1:
        raise InputError(f"{workers} workers are too few: it takes one or more")


class Pace:
    """How many matches make a part: one at first, then about as many as take a second.

    So progress shows, and all workers have something to do. No result may depend on it.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._count = 1

    def spans(self, first: int, end: int) -> Iterator[tuple[int, int]]:
        """The numbers from the first one to the end in pieces: where each begins, and how many."""
        while first < end:
            count = min(self._count, end - first)
            yield first, count
            first += count

    def note(self, count: int, seconds: float) -> None:
        """So many took so long: the next ones may be twice as many at most."""
        fitting = int(count * PART_SECONDS / max(seconds, 1e-9))
        self._count = max(1, min(fitting, 2 * count, self._most))


def thread_pool(workers: int) -> Executor:
    """Threads, for compiled code, which runs without the interpreter's lock: they start at once."""
    return ThreadPoolExecutor(workers)


def process_pool(workers: int) -> Executor:
    """Processes, for plain Python; Ctrl-C is the business of the one that began them."""
    return ProcessPoolExecutor(
        workers, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
    )


def in_order(
    pool: Executor | None, work: Callable[[Job], Found], jobs: Iterator[Job], ahead: int
) -> Iterator[tuple[Job, Found]]:
    """What comes of all jobs in their order, so many in flight; with no pool one after another."""
    if pool is None:
        yield from ((job, work(job)) for job in jobs)
        return
    with left_behind(pool):
        running = deque((job, pool.submit(work, job)) for job in islice(jobs, ahead))
        while running:
            job, future = running.popleft()
            found = awaited(future)
            running.extend((job, pool.submit(work, job)) for job in islice(jobs, 1))
            yield job, found


def aside(work: Callable[..., Found], *given: Any) -> Found:
    """What comes of some work in a thread, so that Ctrl-C is heard meanwhile."""
    with left_behind(thread_pool(1)) as pool:
        return awaited(pool.submit(work, *given))


@contextmanager
def left_behind(pool: Executor) -> Iterator[Executor]:
    """A pool that nobody waits for: what it still does after an error is of no use any more."""
    try:
        yield pool
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def awaited(future: Future[Found]) -> Found:
    """What a future brings; Windows lets Ctrl-C through only between two waits."""
    while not future.done():
        wait([future], HEARING_SECONDS)
    return future.result()


@contextmanager
def ending_at_once() -> Iterator[None]:
    """Let Ctrl-C end the program: Python would wait for its threads, and bots cannot be stopped."""
    try:
        yield
    except KeyboardInterrupt:
        for child in multiprocessing.active_children():
            child.kill()
        print("Stopped before the end.", file=sys.stderr)
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(INTERRUPTED)
