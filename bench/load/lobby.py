"""Requests over HTTP, many at the same time."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from typing import Any, Self

AT_ONCE = 32
REQUEST_SECONDS = 60


class Lobby:
    """Where tables are made."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._threads = ThreadPoolExecutor(AT_ONCE)

    async def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """The answer to a GET, or with a body to a POST."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._ask, path, body)

    def _ask(self, path: str, body: dict[str, Any] | None) -> Any:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=REQUEST_SECONDS)
        try:
            if body is None:
                connection.request("GET", path)
            else:
                headers = {"content-type": "application/json"}
                connection.request("POST", path, json.dumps(body), headers)
            answer = connection.getresponse()
            text = answer.read()
        finally:
            connection.close()
        if answer.status >= 400:
            raise ConnectionError(f"{path}: {answer.status} {text[:200]!r}")
        return json.loads(text)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._threads.shutdown(cancel_futures=True)
