"""Parts of a work: in their order, as many as are wanted, and ended by Ctrl-C."""

import signal
import subprocess
import sys
from itertools import count, islice
from threading import Event

import pytest

from yurt.lab.workers import INTERRUPTED, Pace, aside, in_order, process_pool, thread_pool

ENDLESS = """
import signal
from threading import Event
from yurt.lab.workers import ending_at_once, in_order, thread_pool

def work(job):
    print("at work", flush=True)
    Event().wait()

signal.signal(signal.SIGINT, signal.default_int_handler)  # tests in the background ignore it
with ending_at_once():
    list(in_order(thread_pool(1), work, iter([1]), 1))
"""


@pytest.mark.parametrize("pool", [None, thread_pool, process_pool])
def test_results_come_in_the_order_of_the_jobs(pool: object) -> None:
    found = in_order(pool(3) if callable(pool) else None, abs, iter([-3, 2, -1, 0]), 2)
    assert list(found) == [(-3, 3), (2, 2), (-1, 1), (0, 0)]


def test_no_more_jobs_are_taken_than_are_in_flight() -> None:
    taken = count()
    found = in_order(thread_pool(2), abs, taken, 4)
    assert [job for job, _ in islice(found, 3)] == [0, 1, 2]
    assert next(taken) == 7


def test_after_an_error_nobody_waits_for_the_others() -> None:
    let_go = Event()

    def work(job: int) -> int:
        if job == 0:
            raise LookupError
        return int(let_go.wait())

    with pytest.raises(LookupError):
        list(in_order(thread_pool(2), work, iter([0, 1]), 2))
    let_go.set()


def test_work_aside_brings_its_result_and_its_error() -> None:
    assert aside(max, 3, 4) == 4
    with pytest.raises(TypeError):
        aside(max, 3, "four")


def test_parts_grow_to_what_fits_a_second_but_only_twice_at_once() -> None:
    pace = Pace(64)
    assert list(pace.spans(0, 3)) == [(0, 1), (1, 1), (2, 1)]
    pace.note(1, 0.001)
    assert list(pace.spans(5, 10)) == [(5, 2), (7, 2), (9, 1)]
    for _ in range(9):
        pace.note(64, 0.0)
    assert next(pace.spans(0, 1000)) == (0, 64)
    pace.note(64, 16.0)
    assert next(pace.spans(0, 1000)) == (0, 4)
    pace.note(1, 9.0)
    assert next(pace.spans(0, 1000)) == (0, 1)


def test_the_interrupt_of_a_keyboard_ends_what_cannot_be_stopped() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", ENDLESS], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "at work\n"
        program.send_signal(signal.SIGINT)
        _, said = program.communicate()
    assert said == "Stopped before the end.\n"
    assert program.returncode == INTERRUPTED
