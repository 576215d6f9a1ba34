"""A view as text: one table for what belongs to the seats, lines for everything else."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from yurt.core.game import Game
from yurt.core.layout import Axis, Field, Seats
from yurt.core.match import Match
from yurt.core.names import HIDDEN_TEXT, Names
from yurt.core.words import Words

LEFT_OUT = {"seats", "start", "turn", "phase", "active"}
LONG_LIST = 12


def show_view(
    words: Words, view: dict[str, Any], names: Sequence[str], seat: int
) -> RenderableType:
    """What a player may know, for reading."""
    game = words.game
    fields = {name: field for name, field in game.state.fields().items() if name in view}
    sizes = {field.size for field in fields.values() if field.size}
    options = {option.name for option in game.options}
    shown = [name for name in view if name not in LEFT_OUT | sizes | options]
    by_seat = [name for name in shown if _is_by_seat(fields[name])]
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("")
    for name in by_seat:
        table.add_column(name.replace("_", " "))
    for i in range(view["seats"]):
        cells = [
            "\n".join(_lines(words, fields[name], fields[name].axes[1:], view[name][i], names))
            for name in by_seat
        ]
        turn = "▸ " if view.get("active") == i else "  "
        row = [Text(turn + names[i]), *(Text(cell or "·") for cell in cells)]
        table.add_row(*row, style="bold" if i == seat else "")
    return Group(table, *_rest(words, fields, [n for n in shown if n not in by_seat], view, names))


def _rest(
    words: Words, fields: dict[str, Field], shown: list[str], view: dict[str, Any], names: Any
) -> Iterator[Text]:
    """What belongs to no seat: a line each, nested things a line for each part."""
    for name in shown:
        lines = list(_lines(words, fields[name], fields[name].axes, view[name], names))
        title = name.replace("_", " ")
        if len(fields[name].axes) > 1:
            yield from (Text(f"{title} {line}", "dim") for line in lines)
        elif lines and lines[0]:
            yield Text(f"{title}: {lines[0]}", "dim")


def _is_by_seat(field: Field) -> bool:
    return bool(field.axes) and isinstance(field.axes[0], Seats)


def _lines(
    words: Words, field: Field, axes: tuple[Axis, ...], value: Any, names: Sequence[str]
) -> Iterator[str]:
    """A value in short: one line, or one for each of its parts."""
    if len(axes) < 2:
        yield _line(words, field, axes, value, names)
        return
    axis = axes[0]
    parts = list(value.values()) if isinstance(value, dict) else value
    labels = [words.name(axis, key) for key in value] if isinstance(axis, Names) else []
    for i, part in enumerate(parts):
        label = labels[i] if labels else str(i + 1)
        inner = " / ".join(line for line in _lines(words, field, axes[1:], part, names) if line)
        if inner:
            yield f"{label}: {inner}"


def _line(
    words: Words, field: Field, axes: tuple[Axis, ...], value: Any, names: Sequence[str]
) -> str:
    """A number, a list in which what is hidden is counted, or counts by name that are not 0."""
    if isinstance(value, dict):
        axis = axes[0]
        assert isinstance(axis, Names)
        if value and set(value.values()) == {HIDDEN_TEXT}:
            return "hidden"
        counts = ((word, count) for word, count in value.items() if count)
        return "  ".join(_counted(words, axis, word, count, field) for word, count in counts)
    if isinstance(value, list):
        texts = [_word(words, field, entry, names) for entry in value]
        runs = ((text, len(list(run))) for text, run in groupby(texts))
        return "  ".join(_show_run(text, count) for text, count in runs)
    is_empty = value is None or (not value and not field.is_seat)
    return "" if is_empty else _word(words, field, value, names)


def _counted(words: Words, axis: Names, word: str, count: Any, field: Field) -> str:
    if field.names is not None:
        return f"{words.name(axis, word)} {words.name(field.names, count)}"
    return f"{words.name(axis, word, number=count if count != HIDDEN_TEXT else 1)} {count}"


def _word(words: Words, field: Field, value: Any, names: Sequence[str]) -> str:
    if value is None:
        return "·"
    if field.is_seat:
        return names[value] if 0 <= value < len(names) else ""
    return words.name(field.names, value) if field.names and value != HIDDEN_TEXT else str(value)


def _show_run(text: str, count: int) -> str:
    if text == HIDDEN_TEXT:
        return f"{count} face down"
    return "  ".join([text] * count)


def show_outcome(match: Match) -> RenderableType:
    """Places and points, the winners first."""
    standing = match.standing
    table = Table("place", "", "points", box=None, pad_edge=False, header_style="dim")
    for seat in sorted(range(match.seats), key=lambda seat: standing.places[seat]):
        place, points = standing.places[seat], standing.points[seat]
        style = "bold green" if place == 1 else ""
        table.add_row(f"{place}.", Text(match.names[seat]), str(points), style=style)
    return table


def show_moves(game: Game, moves: Sequence[str], words: Words) -> str:
    """The legal moves, long lists in short, numbers with what they stand for."""
    parts = []
    for verb, group in groupby(moves, key=lambda move: move.split()[0]):
        listed = list(group)
        if len(listed) > LONG_LIST:
            parts.append(f"{listed[0]} … {listed[-1]} ({len(listed)} moves)")
        else:
            values = [_explained(game, move, words) for move in listed]
            parts.append(f"{verb} {' | '.join(values)}".strip())
    return "   ".join(parts)


def _explained(game: Game, move: str, words: Words) -> str:
    """The values of a move; a bare number is explained where the game has a word for it."""
    value = move.partition(" ")[2]
    names = game.moves.kinds[move.split(maxsplit=1)[0]].values
    if len(names) == 1 and value.isdecimal():
        word = words.name(names[0], value)
        return value if word.endswith(value) else f"{value} ({word})"
    return value
