"""The short way in: a server for oneself, and the browser opened at it."""

import contextlib
import errno
import json
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from http.client import HTTPException
from urllib.request import ProxyHandler, build_opener

from yurt.server.app import TITLE, serve
from yurt.server.page import NOT_BUILT, Page
from yurt.server.settings import Settings, data_folder

PROBE_SECONDS = 3
EVERYWHERE = ("", "0.0.0.0", "::")
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")


def start(settings: Settings, *, with_browser: bool) -> None:
    """Serve until Ctrl-C, unless a server of ours is there already; show where."""
    if not settings.database:
        data_folder().mkdir(parents=True, exist_ok=True)  # else it fails here, with a sentence
    wanted = address(settings.host, settings.port)
    try:
        listener = listen(settings.host, settings.port)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        if is_ours(wanted):
            tell(f"Yurt is running already: {wanted}", wanted, with_browser)
            return
        print(f"Another program uses port {settings.port}; taking a free one.")
        listener = listen(settings.host, 0)
    here = address(settings.host, listener.getsockname()[1])
    sentence = f"Yurt is running: {here} (Ctrl-C ends it)"
    if not Page().is_built:
        sentence += f"\n{NOT_BUILT.strip()}"
    with contextlib.suppress(KeyboardInterrupt):  # asyncio may swallow it when it comes at the end
        serve(settings, listener, lambda: tell(sentence, here, with_browser))
    print("\nYurt has stopped. Your tables are kept.")


def listen(host: str, port: int) -> socket.socket:
    """A socket at an address of this machine; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family)


def address(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    name = "127.0.0.1" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def is_ours(url: str) -> bool:
    """Whether a server of this project answers there."""
    try:
        opener = build_opener(ProxyHandler({}))
        with opener.open(f"{url}schema/openapi.json", timeout=PROBE_SECONDS) as answer:
            return bool(json.load(answer)["info"]["title"] == TITLE)
    except (OSError, HTTPException, ValueError, KeyError, TypeError):
        return False


def tell(sentence: str, url: str, with_browser: bool) -> None:
    """Say where it is, and open the browser there if somebody can see it."""
    print(sentence, flush=True)
    if with_browser and has_screen(os.environ):
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def has_screen(environment: Mapping[str, str]) -> bool:
    """Whether a browser could show itself here."""
    if sys.platform in ("win32", "darwin"):
        return "SSH_CONNECTION" not in environment
    return any(environment.get(name) for name in SCREENS)
