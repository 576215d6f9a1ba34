"""A view as text: one table for what belongs to the seats, one line for everything else."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from yurt.core.game import Game
from yurt.core.layout import Field, Seats
from yurt.core.match import Match
from yurt.core.names import HIDDEN_TEXT

LEFT_OUT = {"seats", "start", "turn", "phase", "active"}


def show_view(game: Game, view: dict[str, Any], names: Sequence[str], seat: int) -> RenderableType:
    """What a player may know, for reading."""
    fields = {name: field for name, field in game.state.fields().items() if name in view}
    active = view.get("active")
    view = {name: _named(value, fields[name], names) for name, value in view.items()}
    sizes = {field.size for field in fields.values() if field.size}
    options = {option.name for option in game.options}
    shown = [name for name in view if name not in LEFT_OUT | sizes | options]
    by_seat = [name for name in shown if _is_by_seat(fields[name])]
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("")
    for name in by_seat:
        table.add_column(name.replace("_", " "))
    for i in range(view["seats"]):
        style = "bold" if i == seat else ""
        cells = [Text(show_value(view[name][i])) for name in by_seat]
        turn = "▸ " if active == i else "  "
        table.add_row(Text(turn + names[i]), *cells, style=style)
    rest = [name for name in shown if name not in by_seat and not _is_empty(view[name])]
    lines = [Text(f"{name.replace('_', ' ')}: {show_value(view[name])}", "dim") for name in rest]
    return Group(table, *lines)


def _named(value: Any, field: Field, names: Sequence[str]) -> Any:
    """Names of players in place of seats."""
    if isinstance(value, list):
        return [_named(entry, field, names) for entry in value]
    return names[value] if field.is_seat and 0 <= value < len(names) else value


def _is_by_seat(field: Field) -> bool:
    return bool(field.axes) and isinstance(field.axes[0], Seats)


def _is_empty(value: Any) -> bool:
    values = value.values() if isinstance(value, dict) else value
    return value is None or (isinstance(value, dict | list) and not any(values))


def show_value(value: Any) -> str:
    """A value in short: what repeats is counted, what is not there is left out."""
    if isinstance(value, dict):
        return "  ".join(f"{word} {show_value(entry)}" for word, entry in value.items() if entry)
    if isinstance(value, list):
        texts = [show_value(entry) for entry in value]
        runs = ((text, len(list(run))) for text, run in groupby(texts))
        return "  ".join(_show_run(text, count) for text, count in runs) or "·"
    return "·" if value is None else str(value)


def _show_run(text: str, count: int) -> str:
    if text == HIDDEN_TEXT and count > 1:
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


def show_moves(moves: Sequence[str]) -> str:
    """The legal moves, long lists in short."""
    groups = groupby(moves, key=lambda move: move.split()[0])
    parts = []
    for verb, group in groups:
        listed = list(group)
        if len(listed) > 12:
            parts.append(f"{listed[0]} … {listed[-1]} ({len(listed)} moves)")
        else:
            values = [move.partition(" ")[2] for move in listed]
            parts.append(f"{verb} {' | '.join(values)}".strip())
    return "   ".join(parts)
