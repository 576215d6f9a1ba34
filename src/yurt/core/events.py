"""Events: what happened, as fixed rows, each with the seats that may read its values."""

from collections.abc import Mapping
from typing import Any

from yurt.core.layout import Layout, int16
from yurt.core.names import UNKNOWN, Names

EVERYONE = -1
"""The audience of an open event: all seats and spectators."""

EVENT_VALUES = 4
EVENT_CAPACITY = 256  # no move of any game says more: the tests run with bounds checks
KIND, SEAT, AUDIENCE, FIRST_VALUE = 0, 1, 2, 3

SEAT_VALUE = "seat"
"""Marks a value of an event as a seat; other values have words, or None for plain numbers."""

Row = tuple[int, ...]


class Log(Layout):
    """The events of one move."""

    size = int16()  # how many rows are in use
    rows = int16(EVENT_CAPACITY, FIRST_VALUE + EVENT_VALUES)  # kind, seat, audience, values


def emit(
    log: Log, kind: int, seat: int, audience: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0
) -> None:
    """Say what happened at a seat, with up to four values for the audience."""
    row = log.rows[log.size]
    row[0] = kind
    row[1] = seat
    row[2] = audience
    row[3] = a
    row[4] = b
    row[5] = c
    row[6] = d
    log.size += 1


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def is_in_audience(audience: int, viewer: int) -> bool:
    """Whether a viewer may read the values of an event."""
    return audience == EVERYONE or (viewer >= 0 and bool(audience >> viewer & 1))


def redact(row: Row, viewer: int) -> Row:
    """The row as a viewer gets it: the values blanked outside the audience, never the row."""
    if is_in_audience(row[AUDIENCE], viewer):
        return row
    return (*row[:FIRST_VALUE], *([UNKNOWN] * EVENT_VALUES))


class Events:
    """The kinds of events of a game: each has a name and its values, by name, with their words.

    Events(card_drawn={"card": CARDS}, pile_taken={"cards": None}, deals="card_drawn")
    """

    def __init__(
        self, shows: str = "", deals: str = "", **kinds: Mapping[str, Names | str | None]
    ) -> None:
        """List the kinds: some show something hidden to all, some deal it to the seat alone."""
        self.kinds = {name: dict(values) for name, values in kinds.items()}
        self.names = Names("event", tuple(kinds))
        self.shows = frozenset(self.names.number(name) for name in shows.split())
        self.deals = frozenset(self.names.number(name) for name in deals.split())

    def __getitem__(self, name: str) -> int:
        return self.names.number(name)

    def describe(self, row: Row) -> dict[str, Any]:
        """An event as a JSON-able dict, with words in place of numbers."""
        name = self.names.words[row[KIND] - 1]
        told: dict[str, Any] = {"event": name, "seat": row[SEAT]}
        for (value_name, words), value in zip(
            self.kinds[name].items(), row[FIRST_VALUE:], strict=False
        ):
            told[value_name] = words.format(value) if isinstance(words, Names) else value
        return told
