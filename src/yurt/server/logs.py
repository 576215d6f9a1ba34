"""Logs: one JSON line an event, without names, tokens, cards or anything else that is hidden."""

import logging
import sys
import traceback
from types import TracebackType
from typing import Any

import structlog

SHOWN_OF_TABLE = 8
"""Who reads the log can tell tables apart, but cannot come in."""

HARMLESS = ("Invalid UTF-8 sequence",)
"""What uvicorn calls an error, although it is only a client's nonsense."""

Line = dict[str, Any]
Problem = tuple[type[BaseException], BaseException, TracebackType | None]


def configure_logs(level: str) -> None:
    """Everything that is logged, here and in libraries, goes through the same steps."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    steps: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        shorten_table,
        tell_exception,
    ]
    renderer = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*steps, renderer], wrapper_class=structlog.make_filtering_bound_logger(number)
    )
    handler = logging.StreamHandler(sys.stdout)
    handler.addFilter(is_worth_a_line)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=steps,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
            keep_exc_info=True,
        )
    )
    logging.basicConfig(handlers=[handler], level=max(number, logging.WARNING), force=True)


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """Clients cannot fill the log."""
    return not str(record.msg).startswith(HARMLESS)


def shorten_table(_: Any, __: str, line: Line) -> Line:
    """A table's whole id lets one in: it stays out of the log."""
    if "table" in line:
        line["table"] = str(line["table"])[:SHOWN_OF_TABLE]
    return line


def tell_exception(_: Any, __: str, line: Line) -> Line:
    """Which kind of error and where, but not its message: that could hold anything."""
    problem = _problem(line.pop("exc_info", None))
    if problem is not None:
        kind, _error, trace = problem
        line["error"] = kind.__name__
        line["at"] = [f"{f.filename}:{f.lineno} {f.name}" for f in traceback.extract_tb(trace)]
    return line


def _problem(told: Any) -> Problem | None:
    """The exception that a line is about."""
    if isinstance(told, BaseException):
        return type(told), told, told.__traceback__
    found = told if isinstance(told, tuple) else sys.exc_info() if told else None
    if found is None or found[0] is None:
        return None
    return found[0], found[1], found[2]
