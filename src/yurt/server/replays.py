"""Finished matches: records to download, and replays from any seat's eyes."""

import asyncio
from collections import OrderedDict
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, QueryParameter

from yurt.core.match import Match
from yurt.core.record import replay
from yurt.core.view import format_view
from yurt.core.words import languages
from yurt.server.answers import Event, Outcome
from yurt.server.auth import RECORD_ID
from yurt.server.entries import NOBODY
from yurt.server.hub import Hub
from yurt.server.problems import documented
from yurt.server.routes import PER_PAGE, Language, Page, hub_of, some_table
from yurt.server.situation import speak, tell_events, tell_outcome, tell_points, viewer_of

MATCHES_KEPT = 8
"""Whoever steps through a record asks for it again and again."""

MOST_MOVES = 1_000_000
SUFFIX = ".record"


class RecordListed(msgspec.Struct):
    """A finished match of a table."""

    id: str
    game: str
    finished: int


class RecordShown(msgspec.Struct, omit_defaults=True):
    """A finished match after some of its moves, with the eyes of one viewer."""

    record: str
    game: str
    rules_version: int
    options: dict[str, Any]
    names: list[str]
    moves: int
    of: int
    commitment: str
    to_act: list[int]
    view: dict[str, Any]
    points: list[int]
    events: list[Event]
    prompt: str = ""
    outcome: Outcome | None = None


class Replays:
    """Matches read from records, the last few kept."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Match] = OrderedDict()

    async def find(self, hub: Hub, record: str) -> Match:
        """A whole match, or 404; it must be forked before it is changed."""
        if record not in self._kept:
            text = await some_record(hub, record)
            self._kept[record] = await asyncio.to_thread(replay, text)
        self._kept.move_to_end(record)
        match = self._kept[record]
        if len(self._kept) > MATCHES_KEPT:
            self._kept.popitem(last=False)
        return match


async def some_record(hub: Hub, record: str) -> str:
    """The text of a record, or 404."""
    text = await hub.journal.read_record(record) if RECORD_ID.fullmatch(record) else None
    if text is None:
        raise NotFoundException("There is no such record.")
    return text


@get("/api/tables/{table:str}/records", tags=["records"], responses=documented(400, 404))
async def list_records(table: FromPath[str], state: State, page: Page = 0) -> list[RecordListed]:
    """The finished matches of a table, the newest first; less than 20 are the last page."""
    hub = hub_of(state)
    await some_table(hub, table)
    rows = await hub.journal.list_records(table=table, page=page, per_page=PER_PAGE)
    return [RecordListed(**row) for row in rows]


@get(
    "/records/{file:str}",
    tags=["records"],
    media_type="text/plain",
    responses=documented(400, 404),
)
async def download_record(file: FromPath[str], state: State) -> Response[str]:
    """A finished match as a record: /records/ID.record."""
    record = file.removesuffix(SUFFIX) if file.endswith(SUFFIX) else ""
    text = await some_record(hub_of(state), record)
    headers = {"content-disposition": f'attachment; filename="{record}{SUFFIX}"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/records/{record:str}", tags=["records"], responses=documented(400, 404))
async def show_record(
    record: FromPath[str],
    state: State,
    seat: Annotated[
        int, QueryParameter(ge=NOBODY, le=15, description="Whose eyes; -1: those of a spectator.")
    ] = NOBODY,
    moves: Annotated[
        int, QueryParameter(ge=0, le=MOST_MOVES, description="After so many moves, or after all.")
    ] = MOST_MOVES,
    words: Language = "",
) -> RecordShown:
    """A finished match after some moves, without a word about the later ones."""
    whole: Match = await state.replays.find(hub_of(state), record)
    if seat >= whole.seats:
        raise NotFoundException(f"The seats are 0 to {whole.seats - 1}.")
    language = words if words in languages(whole.game) else ""
    return _shown(record, whole, seat, moves, language)


def _shown(record: str, whole: Match, seat: int, moves: int, language: str) -> RecordShown:
    match = whole.fork()
    match.undo(max(0, len(whole.history) - moves))
    view = match.view_state(None if seat == NOBODY else seat)
    shown = RecordShown(
        record=record,
        game=match.game.name,
        rules_version=match.game.rules_version,
        options=match.options,
        names=list(match.names),
        moves=len(match.history),
        of=len(whole.history),
        commitment=match.commitment or "",
        to_act=match.to_act,
        view=format_view(view),
        points=tell_points(match, view),
        events=tell_events(match, match.history[-1:], seat, language),
        outcome=tell_outcome(match),
    )
    if language:
        words = speak(match.game, language)
        shown.prompt = words.prompt(view, match.to_act, viewer_of(seat), match.names)
    return shown


REPLAY_ROUTES = [list_records, download_record, show_record]
