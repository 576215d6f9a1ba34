"""What a viewer is told about a table: redacted, and the same for every game."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from yurt.core.events import redact
from yurt.core.game import Game
from yurt.core.layout import PlainRecords
from yurt.core.match import Match, Played
from yurt.core.state import SPECTATOR, State
from yurt.core.view import format_view
from yurt.core.words import words_of
from yurt.server.answers import Clock, Event, Moves, Outcome, Person
from yurt.server.entries import NOBODY
from yurt.server.table import FINISHED, Table

speak = cache(words_of)
"""The words of a game in a language that it speaks."""

SHORTEST_RUN = 8
"""So many moves in a row are told as a run: the first, the last and their number."""


def viewer_of(seat: int) -> int:
    """The viewer in a match: a seat, or somebody who watches."""
    return SPECTATOR if seat == NOBODY else seat


def tell_events(match: Match, played: Sequence[Played], seat: int, language: str) -> list[Event]:
    """What a viewer sees of some moves, with sentences if a language is asked for."""
    viewer = viewer_of(seat)
    rows = [redact(row, viewer) for move in played for row in move.events]
    told = [match.game.events.describe(row) for row in rows]
    if language:
        words = speak(match.game, language)
        for event, row in zip(told, rows, strict=True):
            event["words"] = words.event(row, viewer, match.names)
    return told


def tell_moves(game: Game, legal: list[int]) -> Moves:
    """The legal moves; a long row of neighbours as [first, last, count]."""
    texts = game.moves.texts
    told: Moves = []
    start = 0
    for i in range(1, len(legal) + 1):
        if i == len(legal) or legal[i] != legal[i - 1] + 1:
            run = legal[start:i]
            if len(run) >= SHORTEST_RUN:
                told.append([texts[run[0]], texts[run[-1]], len(run)])
            else:
                told += [texts[move] for move in run]
            start = i
    return told


@cache
def move_words(game: Game, language: str, text: str) -> str:
    """A move in words."""
    return speak(game, language).move(game.moves.parse(text))


def tell_people(table: Table) -> list[Person]:
    """Who sits where."""
    return [
        Person(
            name=seat.name,
            person=bool(seat.key),
            bot=seat.level,
            away=seat.is_away,
            here=bool(seat.key) and not seat.gone_at,
        )
        for seat in table.seats
    ]


def tell_clocks(table: Table, now: int) -> list[Clock]:
    """How long the people on turn still have."""
    if not table.clock:
        return []
    due = {i: table.seats[i].began + table.clock * 1000 for i in table.acting}
    people = [i for i in due if table.seats[i].is_person]
    return [Clock(seat=i, left=max(0, due[i] - now)) for i in people]


def tell_outcome(match: Match) -> Outcome | None:
    """How it ended, if it has."""
    outcome = match.outcome
    if outcome is None:
        return None
    return Outcome(places=outcome.places, points=outcome.points, winners=outcome.winners)


def situation(table: Table, seat: int, language: str, now: int) -> dict[str, Any]:
    """Everything a viewer needs to show the table as it is: the fields of a Situation."""
    told: dict[str, Any] = {
        "version": table.seq,
        "seat": seat,
        "status": table.status,
        "people": tell_people(table),
        "host": table.host,
        "asked": table.asked,
        "match": table.matches,
        "to_act": table.acting,
    }
    if table.match is not None:
        told.update(tell_match(table.match, table.acting, seat, language))
        told["commitment"] = table.match.commitment or ""
        told["clocks"] = tell_clocks(table, now)
    if table.match is not None and table.status == FINISHED:
        told["outcome"] = tell_outcome(table.match)
        told["secret"] = table.match.secret.hex() if table.match.secret else ""
        told["record"] = table.record_id
    return told


def tell_points(match: Match, view: State) -> list[int]:
    """The points of each seat, as far as a viewer can count them."""
    points, places = [0] * match.game.max_seats, [0] * match.game.max_seats
    match.game.plain.rate(PlainRecords([view]), 0, points, places)
    return points[: match.seats]


def tell_match(match: Match, acting: list[int], seat: int, language: str) -> dict[str, Any]:
    """What a viewer may know of a match, and what it may do, with words if asked for."""
    view = match.view_state(None if seat == NOBODY else seat)
    told: dict[str, Any] = {"view": format_view(view), "points": tell_points(match, view)}
    if seat in acting:
        told["moves"] = tell_moves(match.game, match.legal(seat))
    if language:
        words = speak(match.game, language)
        told["prompt"] = words.prompt(view, acting, viewer_of(seat), match.names)
        told["move_words"] = [
            move_words(match.game, language, move) if isinstance(move, str) else ""
            for move in told.get("moves", [])
        ]
    return told


def description(table: Table) -> dict[str, Any]:
    """What does not change while a table stands."""
    assert table.game is not None
    return {
        "table": table.id,
        "game": table.game.name,
        "rules_version": table.game.rules_version,
        "options": table.options,
        "seats": len(table.seats),
        "clock": table.clock,
        "undo": table.undo,
        "public": table.is_public,
    }
