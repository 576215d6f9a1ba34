"""The application: routes, headers, and the hub for as long as it runs."""

import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from yurt.server.guard import Guard
from yurt.server.hub import Hub
from yurt.server.logs import configure_logs
from yurt.server.memory import spare_collections
from yurt.server.messages import LONGEST_FRAME
from yurt.server.metrics import REQUESTS
from yurt.server.migrate import migrate
from yurt.server.page import AS_IT_IS, Page, show_page
from yurt.server.problems import tell_failure, tell_problem
from yurt.server.replays import REPLAY_ROUTES, Replays
from yurt.server.routes import ROUTES, BotWanted, Guest, Wish
from yurt.server.settings import Settings
from yurt.server.sockets import table_socket

TITLE = "Yurt"
LARGEST_REQUEST = 16_384
UNLIMITED = ("/healthz", "/metrics")
"""What the operator's own programs ask for again and again."""

CLOSED = {kind.__name__ for kind in (Wish, Guest, BotWanted)}
"""What clients send: nothing else may be in it."""

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def make_app(settings: Settings, page: Page | None = None) -> Litestar:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await migrate(settings.database_url)
        hub = Hub(settings)
        await hub.open()
        app.state.hub = hub
        try:
            yield
        finally:
            await hub.close()

    return Litestar(
        route_handlers=[*ROUTES, *REPLAY_ROUTES, table_socket, show_page],
        lifespan=[lifespan],
        state=State({"guard": Guard(settings), "replays": Replays(), "page": page or Page()}),
        before_request=check_request,
        before_send=[add_headers],
        exception_handlers={HTTPException: tell_problem, Exception: tell_failure},
        openapi_config=OpenAPIConfig(
            title=TITLE,
            version="1",
            description="Live tables; docs/protocol.md tells the rest.",
            path="/schema",
            render_plugins=[ClosedSchemas()],
        ),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, exclude_opt_key=AS_IT_IS
        ),
        request_max_body_size=LARGEST_REQUEST,
        logging_config=None,
    )


class ClosedSchemas(JsonRenderPlugin):
    """The description, made when somebody asks for it: requests have no other fields."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Say so where it is described what clients send."""
        for schema in openapi_schema["components"]["schemas"].values():
            if schema.get("title") in CLOSED:
                schema["additionalProperties"] = False
        return super().render(request, openapi_schema)


async def check_request(request: Request[Any, Any, State]) -> None:
    """Limits for everybody, and no orders from the pages of others."""
    guard: Guard = request.app.state.guard
    if request.url.path not in UNLIMITED:
        guard.check_request(request)
    if request.method not in ("GET", "HEAD"):
        guard.check_origin(request)


async def add_headers(message: Message, _: Scope) -> None:
    """Every answer, also one about an error, says what a page may do."""
    if message["type"] == "http.response.start":
        REQUESTS.labels(str(message["status"])).inc()
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


class Server(uvicorn.Server):
    """Says when it is ready, and goodbye before it closes connections."""

    def __init__(
        self, config: uvicorn.Config, app: Litestar, when_ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._app = app
        self._when_ready = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """From now on everything is answered."""
        await super().startup(sockets)
        self._when_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody, then close; what was accepted is committed first."""
        await self._app.state.hub.say_goodbye()
        await super().shutdown(sockets)


def serve(
    settings: Settings,
    listener: socket.socket | None = None,
    when_ready: Callable[[], None] = lambda: None,
) -> None:
    """Run until somebody stops it; at the address of the settings, or of a socket given."""
    configure_logs(settings.log)
    app = make_app(settings)
    spare_collections()
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        proxy_headers=False,  # the guard reads them, from as many proxies as are trusted
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        server_header=False,
        access_log=False,
    )
    Server(config, app, when_ready).run([listener] if listener else None)
