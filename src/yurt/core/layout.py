"""A class of typed fields that is both a NumPy record and a plain object.

    class State(Layout):
        pile = int8(107, names=CARDS)   # the cards of the pile, the oldest first

As a record it is a row of an array of `State.dtype()`; as an object its fields are ints and lists.
"""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from math import prod
from typing import Any, ClassVar, Self, overload

import numpy as np
import numpy.typing as npt

from yurt.core.names import Names

LETTERS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}
"""What the struct module calls the codes of NumPy."""


class Seats(int):
    """The length of an axis with one entry for each seat; views show only the seats in play."""


Axis = int | Names
"""The length of an axis, or the names of its entries (entry 0, nothing, is there too)."""


@dataclass(frozen=True)
class Field:
    """One field: how it is stored and how a view shows it."""

    code: str
    axes: tuple[Axis, ...] = ()
    names: Names | None = None
    size: str = ""
    is_seat: bool = False
    is_flag: bool = False
    is_secret: bool = False
    can_hide: bool = False

    @property
    def shape(self) -> tuple[int, ...]:
        """The lengths of the axes."""
        return tuple(len(axis) + 1 if isinstance(axis, Names) else int(axis) for axis in self.axes)

    @property
    def limits(self) -> tuple[int, int]:
        """The smallest and the largest number that can be stored."""
        bounds = np.iinfo(self.code)
        return int(bounds.min), int(bounds.max)


class _Stored:
    """Makes fields of one width: `int8()` a number, `int8(5)` a list, `int8(6, 5)` lists in a list.

    `names` gives the words for the numbers, `size` the field that says how much of a list is in
    use; `seat` says that the numbers are seats, `hidden` that a view may have UNKNOWN in place of a
    number; a `secret` field is in no view at all.
    """

    def __init__(self, code: str) -> None:
        self.code = code

    @overload
    def __call__(
        self, *, names: Names | None = ..., seat: bool = ..., hidden: bool = ...
    ) -> int: ...
    @overload
    def __call__(
        self,
        a: Axis,
        /,
        *,
        names: Names | None = ...,
        size: str = ...,
        seat: bool = ...,
        hidden: bool = ...,
        secret: bool = ...,
    ) -> list[int]: ...
    @overload
    def __call__(
        self,
        a: Axis,
        b: Axis,
        /,
        *,
        names: Names | None = ...,
        size: str = ...,
        seat: bool = ...,
        hidden: bool = ...,
    ) -> list[list[int]]: ...
    @overload
    def __call__(
        self, a: Axis, b: Axis, c: Axis, /, *, names: Names | None = ..., hidden: bool = ...
    ) -> list[list[list[int]]]: ...
    def __call__(
        self,
        *axes: Axis,
        names: Names | None = None,
        size: str = "",
        seat: bool = False,
        hidden: bool = False,
        secret: bool = False,
    ) -> Any:
        return Field(
            self.code, axes, names, size, is_seat=seat, is_secret=secret, can_hide=hidden
        )


int8 = _Stored("i1")
int16 = _Stored("i2")
int32 = _Stored("i4")
int64 = _Stored("i8")


def flag() -> int:
    """A field that is 0 or 1, and false or true in a view."""
    field: Any = Field("i1", is_flag=True)
    return field  # type: ignore[no-any-return]


def zeros(shape: tuple[int, ...]) -> Any:
    """A number or nested lists in which everything is 0."""
    if not shape:
        return 0
    if len(shape) == 1:
        return [0] * shape[0]
    return [zeros(shape[1:]) for _ in range(shape[0])]


class Layout:
    """The base of every class of fields; an instance is the plain form, all zeros."""

    _fields: ClassVar[dict[str, Field]] = {}
    _open_fields: ClassVar[tuple[tuple[str, Field], ...]] = ()
    _struct: ClassVar[struct.Struct]

    def __init_subclass__(cls) -> None:
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        fields = {**cls._fields, **own}
        # The widest first: every field lies at a multiple of its size without any padding.
        cls._fields = dict(sorted(fields.items(), key=lambda item: item[1].code, reverse=True))
        shown = (item for item in sorted(fields.items()) if not item[1].is_secret)
        cls._open_fields = tuple(shown)

    def __init__(self) -> None:
        for name, field in self._fields.items():
            setattr(self, name, zeros(field.shape))

    @classmethod
    def fields(cls) -> dict[str, Field]:
        """All fields by name."""
        return cls._fields

    @classmethod
    def open_fields(cls) -> tuple[tuple[str, Field], ...]:
        """The fields that are not secret, with their names, in the order of these."""
        return cls._open_fields

    @classmethod
    def dtype(cls) -> np.dtype[np.void]:
        """The type of the record."""
        return np.dtype([(name, field.code, field.shape) for name, field in cls._fields.items()])

    @classmethod
    def records(cls, count: int) -> npt.NDArray[np.void]:
        """That many records, all zeros."""
        return np.zeros(count, cls.dtype())

    def pack(self, records: npt.NDArray[np.void], index: int) -> None:
        """Write this object into a record."""
        for name in self._fields:
            records[name][index] = getattr(self, name)

    @classmethod
    def unpack(cls, records: npt.NDArray[np.void], index: int) -> Self:
        """The object that a record holds."""
        layout = cls.__new__(cls)
        for name in cls._fields:
            setattr(layout, name, records[name][index].tolist())
        return layout

    def to_bytes(self) -> bytes:
        """The bytes of the record: equal bytes, equal states."""
        numbers: list[int] = []
        for name, field in self._fields.items():
            _append(numbers, getattr(self, name), len(field.axes))
        return self._packer().pack(*numbers)

    @classmethod
    def from_bytes(cls, packed: bytes) -> Self:
        """The object that the bytes of a record hold."""
        numbers = iter(cls._packer().unpack(packed))
        layout = cls.__new__(cls)
        for name, field in cls._fields.items():
            setattr(layout, name, _taken(numbers, field.shape))
        return layout

    @classmethod
    def _packer(cls) -> struct.Struct:
        if "_struct" not in vars(cls):
            counts = ((prod(field.shape), field.code) for field in cls._fields.values())
            cls._struct = struct.Struct("=" + "".join(f"{n}{LETTERS[code]}" for n, code in counts))
        return cls._struct

    def become(self, other: Self) -> None:
        """Take over every value of another object."""
        mine = self.__dict__
        for name, value in other.__dict__.items():
            mine[name] = _copied(value) if isinstance(value, list) else value

    def copy(self) -> Self:
        """An independent object with the same values."""
        layout = self.__class__.__new__(self.__class__)
        layout.become(self)
        return layout


def _append(numbers: list[int], value: Any, depth: int) -> None:
    if depth == 0:
        numbers.append(value)
    elif depth == 1:
        numbers.extend(value)
    else:
        for row in value:
            _append(numbers, row, depth - 1)


def _taken(numbers: Iterator[int], shape: tuple[int, ...]) -> Any:
    if not shape:
        return next(numbers)
    if len(shape) == 1:
        return list(islice(numbers, shape[0]))
    return [_taken(numbers, shape[1:]) for _ in range(shape[0])]


def _copied(values: list[Any]) -> list[Any]:
    if values and isinstance(values[0], list):
        return [_copied(row) for row in values]
    return values[:]


class PlainRecords(list[Any]):
    """A list of plain objects that copies on assignment, as an array of records does."""

    def __setitem__(self, index: Any, layout: Any) -> None:
        self[index].become(layout)
