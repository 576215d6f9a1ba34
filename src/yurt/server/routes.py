"""The HTTP side: games, the lobby, tables and their seats."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post, route
from litestar.datastructures import Cookie, State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Redirect
from litestar.status_codes import HTTP_204_NO_CONTENT, HTTP_303_SEE_OTHER
from prometheus_client import CONTENT_TYPE_LATEST

from yurt.bots.player import bot_names
from yurt.core.catalogue import find_game, game_names
from yurt.core.errors import InputError
from yurt.core.game import Game, Option
from yurt.core.rulebook import Rulebook, rulebook_of, spoken_or_english
from yurt.core.words import DEFAULT_LANGUAGE, Words, languages
from yurt.server import auth
from yurt.server.answers import TableTold
from yurt.server.commands import Refusal
from yurt.server.entries import NOBODY
from yurt.server.hub import Hub
from yurt.server.live import LiveTable, now_ms
from yurt.server.metrics import exposition
from yurt.server.problems import documented, refused
from yurt.server.situation import description, move_words, situation, speak

PER_PAGE = 20
LAST_PAGE = 10_000

Asked = Request[Any, Any, State]
Page = Annotated[int, QueryParameter(ge=0, le=LAST_PAGE, description="The page, from 0.")]
Language = Annotated[str, QueryParameter(max_length=8, description="A language, for sentences.")]


class OptionShown(msgspec.Struct):
    """A choice that is made before the match."""

    name: str
    label: str
    choices: list[str | int | bool]
    choice_words: list[str]
    default: str | int | bool


class GameShown(msgspec.Struct):
    """What the lobby shows about a game."""

    name: str
    title: str
    summary: str
    min_seats: int
    max_seats: int
    minutes: int
    rules_version: int
    options: list[OptionShown]
    bots: list[str]
    languages: list[str]


class GameWithMoves(GameShown):
    """A game with the texts of all its moves in their order: runs of moves refer to it."""

    moves: list[str]
    move_words: list[str]


class TableListed(msgspec.Struct):
    """A public table in the lobby."""

    id: str
    game: str
    status: str
    seats: int
    free: int
    names: list[str]
    updated: int


class BotWanted(msgspec.Struct, forbid_unknown_fields=True):
    """A bot at a seat."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    level: Annotated[str, msgspec.Meta(max_length=20)]


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """A table that somebody wants."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)]
    name: Annotated[str, msgspec.Meta(max_length=80)]
    options: dict[str, str | int | bool] = {}
    bots: Annotated[list[BotWanted], msgspec.Meta(max_length=16)] = []
    clock: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    undo: Literal["none", "free", "ask"] = "ask"
    public: bool = False


class Guest(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who wants a seat; the same id again means the same person, not another seat."""

    name: Annotated[str, msgspec.Meta(max_length=80)]
    seat: Annotated[int, msgspec.Meta(ge=NOBODY, le=15, description="-1: any free one.")] = NOBODY
    id: Annotated[str, msgspec.Meta(min_length=16, max_length=64)] = ""


class SeatGiven(msgspec.Struct):
    """A seat, and the token that holds it: whoever has the token, has the seat."""

    table: str
    seat: int
    token: str


class Health(msgspec.Struct):
    """The server is well."""

    ok: bool


def hub_of(state: State) -> Hub:
    """The hub of the application."""
    hub: Hub = state.hub
    return hub


def describe_game(game: Game, language: str) -> dict[str, Any]:
    """The fields of a GameShown, in a language or else in English."""
    words = speak(game, language if language in languages(game) else DEFAULT_LANGUAGE)
    return {
        "name": game.name,
        "title": words.say("title"),
        "summary": words.say("summary"),
        "min_seats": game.min_seats,
        "max_seats": game.max_seats,
        "minutes": game.minutes,
        "rules_version": game.rules_version,
        "options": [describe_option(option, words) for option in game.options],
        "bots": bot_names(game),
        "languages": languages(game),
    }


def describe_option(option: Option, words: Words) -> OptionShown:
    """An option with its words."""
    return OptionShown(
        name=option.name,
        label=words.say(f"option-{option.name}"),
        choices=list(option.choices),
        choice_words=[choice_in_words(option.name, choice, words) for choice in option.choices],
        default=option.default,
    )


def choice_in_words(option: str, choice: str | int | bool, words: Words) -> str:
    """What a choice means; numbers speak for themselves, yes and no answer the label."""
    message = f"{option}-{choice}"
    if words.has(message):
        return words.say(message)
    return "" if isinstance(choice, bool) else str(choice)


def some_game(name: str) -> Game:
    """A game, or 404."""
    try:
        return find_game(name)
    except InputError as error:
        raise NotFoundException(str(error)) from None


@get("/api/games", tags=["games"], responses=documented(400))
async def list_games(words: Language = "") -> list[GameShown]:
    """All games."""
    return [GameShown(**describe_game(find_game(name), words)) for name in game_names()]


@get("/api/games/{name:str}", tags=["games"], responses=documented(400, 404))
async def show_game(name: FromPath[str], words: Language = "") -> GameWithMoves:
    """One game with all its moves, and their words if a language is asked for."""
    game = some_game(name)
    texts = game.moves.texts
    said = [move_words(game, words, text) for text in texts] if words in languages(game) else []
    return GameWithMoves(**describe_game(game, words), moves=texts, move_words=said)


@get("/api/games/{name:str}/rules", tags=["games"], responses=documented(400, 404))
async def show_rules(name: FromPath[str], words: Language = "") -> Rulebook:
    """The rules of a game in a language, or in English if it does not have them in that one."""
    game = some_game(name)
    return rulebook_of(game, spoken_or_english(game, words))


@get("/api/tables", tags=["tables"], responses=documented(400))
async def list_tables(
    state: State,
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    status: FromQuery[Literal["", "waiting", "playing", "finished"]] = "",
    page: Page = 0,
) -> list[TableListed]:
    """The public tables, the most recently changed first; a page of less than 20 is the last."""
    if game and game not in game_names():
        return []
    rows = await hub_of(state).journal.list_tables(
        public=True, status=status, game=game, page=page, per_page=PER_PAGE
    )
    return [_listed(row) for row in rows]


def _listed(row: dict[str, Any]) -> TableListed:
    fields = {name: row[name] for name in TableListed.__struct_fields__ if name != "names"}
    return TableListed(**fields, names=[name for name in row["names"].split("\n") if name])


@post("/api/tables", tags=["tables"], responses=documented(400, 403, 409, 413))
async def create_table(request: Asked, data: JSONBody[Wish], state: State) -> Response[SeatGiven]:
    """Make a table and sit down at it."""
    state.guard.check_new_table(request)
    hub = hub_of(state)
    wish = msgspec.to_builtins(data)
    wish["bots"] = {bot.seat: bot.level for bot in data.bots}
    try:
        live = await hub.create(wish)
        seat, token = await hub.sit(live, data.name, None)
    except Refusal as refusal:
        raise refused(refusal) from None
    return _seat_response(live, seat, token, request)


@route("/api/tables", http_method=["OPTIONS"], include_in_schema=False)
async def tell_methods() -> Response[None]:
    """What one can do here; of two handlers for one path Litestar would name only the first."""
    return Response(None, status_code=HTTP_204_NO_CONTENT, headers={"allow": "GET, OPTIONS, POST"})


@get("/api/tables/{table:str}", tags=["tables"], responses=documented(400, 404))
async def show_table(table: FromPath[str], state: State, words: Language = "") -> TableTold:
    """A table as somebody sees it who watches."""
    live = await some_table(hub_of(state), table)
    assert live.table.game is not None
    language = words if words in languages(live.table.game) else ""
    async with live.lock:
        now = situation(live.table, NOBODY, language, now_ms())
        return TableTold(**description(live.table), **now)


@post(
    "/api/tables/{table:str}/seats",
    tags=["tables"],
    responses=documented(400, 403, 404, 409, 413),
)
async def take_seat(
    request: Asked, table: FromPath[str], data: JSONBody[Guest], state: State
) -> Response[SeatGiven]:
    """Take a free seat."""
    hub = hub_of(state)
    live = await some_table(hub, table)
    try:
        wanted = None if data.seat == NOBODY else data.seat
        seat, token = await hub.sit(live, data.name, wanted, data.id)
    except Refusal as refusal:
        raise refused(refusal) from None
    return _seat_response(live, seat, token, request)


def _seat_response(live: LiveTable, seat: int, token: str, request: Asked) -> Response[SeatGiven]:
    given = SeatGiven(live.table.id, seat, token)
    return Response(given, cookies=[seat_cookie(live, token, request)], status_code=201)


def seat_cookie(live: LiveTable, token: str, request: Asked) -> Cookie:
    """It goes only to the socket of its table, and no script can read it."""
    return Cookie(
        key=auth.COOKIE,
        value=token,
        path=f"/ws/{live.table.id}",
        max_age=auth.COOKIE_DAYS * 86_400,
        httponly=True,
        secure=request.app.state.guard.is_secure(request),
        samesite="strict",
    )


async def some_table(hub: Hub, table: str) -> LiveTable:
    """A table, or 404."""
    live = await hub.find(table) if auth.TABLE_ID.fullmatch(table) else None
    if live is None:
        raise NotFoundException("There is no such table.")
    return live


@get("/seat/{table:str}/{token:str}", include_in_schema=False)
async def follow_personal_link(
    table: FromPath[str], token: FromPath[str], request: Asked
) -> Redirect:
    """The link that moves a seat to another device: it leaves the cookie there."""
    hub = hub_of(request.app.state)
    live = await some_table(hub, table)
    seat, key = hub.tokens.read(token, table) or (NOBODY, "")
    if seat == NOBODY or live.table.seats[seat].key != key:
        raise NotFoundException("This link leads to no seat.")
    cookie = seat_cookie(live, token, request)
    return Redirect(f"/t/{table}", status_code=HTTP_303_SEE_OTHER, cookies=[cookie])


@get("/healthz", tags=["operations"], responses=documented())
async def show_health(state: State) -> Health:
    """Whether the server can read its database."""
    await hub_of(state).journal.check()
    return Health(ok=True)


@get("/metrics", tags=["operations"], media_type="text/plain", responses=documented())
async def show_metrics() -> Response[bytes]:
    """Figures for Prometheus."""
    media_type, _, _charset = CONTENT_TYPE_LATEST.partition("; charset")  # Litestar adds it
    return Response(exposition(), media_type=media_type)


ROUTES = [
    list_games,
    show_game,
    show_rules,
    tell_methods,  # before the others of its path, or Litestar would add its own
    list_tables,
    create_table,
    show_table,
    take_seat,
    follow_personal_link,
    show_health,
    show_metrics,
]
