"""States and views as JSON-able dicts, with words in place of numbers, both ways."""

from collections.abc import Mapping
from typing import Any, TypeVar

from yurt.core.errors import InputError
from yurt.core.layout import Axis, Field, Seats, zeros
from yurt.core.names import HIDDEN_TEXT, UNKNOWN, Names
from yurt.core.state import MOST_TURNS, NOBODY, State

StateT = TypeVar("StateT", bound=State)


def format_view(state: State) -> dict[str, Any]:
    """Every field that is not secret, by name."""
    return {
        name: _format(state, field, field.axes, getattr(state, name), _used(state, field))
        for name, field in state.open_fields()
    }


def _used(state: State, field: Field) -> Any:
    return getattr(state, field.size) if field.size else None


def _format(state: State, field: Field, axes: tuple[Axis, ...], value: Any, used: Any) -> Any:
    """A value along its axes: the seats in play, the part in use, counts by name."""
    if not axes:
        return _format_number(field, value)
    axis, rest = axes[0], axes[1:]
    if isinstance(axis, Names):
        return {
            word: _format(state, field, rest, entry, used)
            for word, entry in zip(axis.words, value[1:], strict=True)
        }
    count = state.seats if isinstance(axis, Seats) else used if isinstance(used, int) else axis
    if not rest:
        return _format_numbers(field, value[:count])
    inner = used if isinstance(used, list) else [used] * count
    return [_format(state, field, rest, value[i], inner[i]) for i in range(count)]


def _format_number(field: Field, value: int) -> Any:
    if field.names:
        return field.names.format(value)
    if value == UNKNOWN and field.can_hide:
        return HIDDEN_TEXT
    return bool(value) if field.is_flag else value


def _format_numbers(field: Field, values: list[int]) -> list[Any]:
    if field.names:
        texts = field.names.texts
        return [texts[value] for value in values]
    if field.can_hide or field.is_flag:
        return [_format_number(field, value) for value in values]
    return values


def parse_view(layout: type[StateT], view: Mapping[str, Any], seats: int) -> StateT:
    """The state that a full view describes; fields that are not given are 0, sizes are counted."""
    fields = layout.fields()
    for name in view:
        if name not in fields or fields[name].is_secret:
            has = ", ".join(sorted(fields))
            raise InputError(f"a position has no field {name!r}; it has {has}")
    state = layout()
    state.seats = seats
    for name, value in view.items():
        setattr(state, name, _parse(name, fields[name], fields[name].axes, value))
    for name, field in fields.items():
        if field.size and name in view:
            _set_size(state, field, view[name], is_given=field.size in view)
    _check_numbers(state, seats)
    return state


def _set_size(state: State, field: Field, value: Any, *, is_given: bool) -> None:
    """How much of a list is in use follows from the list; if it is given too, it must fit."""
    counted = _count(state.fields()[field.size], value)
    if not is_given:
        setattr(state, field.size, counted)
    elif getattr(state, field.size) != counted:
        raise InputError(f"{field.size}: {getattr(state, field.size)} does not fit the entries")


def _check_numbers(state: State, seats: int) -> None:
    """What holds for every game: sizes fit, seats are seats, the turn can be counted on."""
    if state.seats != seats:
        raise InputError(f"the position has {state.seats} seats, not {seats}")
    if not 0 <= state.turn <= MOST_TURNS:
        raise InputError(f"turn: {state.turn} is not a number from 0 to {MOST_TURNS}")
    for name, field in state.fields().items():
        if field.size:
            _check_range(field.size, getattr(state, field.size), 0, field.shape[-1])
        if field.is_seat:
            _check_range(name, getattr(state, name), NOBODY, seats - 1)


def _check_range(name: str, value: Any, low: int, high: int) -> None:
    for number in value if isinstance(value, list) else [value]:
        if not low <= number <= high:
            raise InputError(f"{name}: {number} is not a number from {low} to {high}")


def _count(field: Field, value: Any) -> Any:
    if not field.axes:
        return len(value)
    counts: list[int] = zeros(field.shape)
    for i, row in enumerate(value):
        counts[i] = len(row)
    return counts


def _parse(name: str, field: Field, axes: tuple[Axis, ...], value: Any) -> Any:
    if not axes:
        return _parse_number(name, field, value)
    axis, rest = axes[0], axes[1:]
    parsed: list[Any] = zeros(field.shape[len(field.axes) - len(axes) :])
    if isinstance(axis, Names):
        if not isinstance(value, Mapping):
            raise InputError(f"{name}: a dict by {axis.kind} is needed, not {value!r}")
        for word, entry in value.items():
            parsed[axis.number(word)] = _parse(name, field, rest, entry)
        return parsed
    if not isinstance(value, list | tuple):
        raise InputError(f"{name}: a list is needed, not {value!r}")
    if len(value) > axis:
        raise InputError(f"{name}: {len(value)} entries, but there is room for {int(axis)}")
    for i, entry in enumerate(value):
        parsed[i] = _parse(name, field, rest, entry)
    return parsed


def _parse_number(name: str, field: Field, value: Any) -> int:
    if field.names:
        if value is not None and not isinstance(value, str):
            raise InputError(f"{name}: the name of a {field.names.kind} is needed, not {value!r}")
        try:
            return field.names.parse(value)
        except InputError as error:
            raise InputError(f"{name}: {error}") from None
    if value == HIDDEN_TEXT and field.can_hide:
        return UNKNOWN
    low, high = field.limits
    if not isinstance(value, int) or not low <= value <= high:
        raise InputError(f"{name}: a whole number from {low} to {high} is needed, not {value!r}")
    return int(value)
